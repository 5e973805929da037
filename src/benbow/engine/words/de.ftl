# Wörter, die alle Spiele teilen: Deutsch
seat = Spieler { $n }
seat-you = { seat } (du)
named-you = { $who } (du)
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
seat-result = { $who }: { points }
seat-points = { $who } { $n }
allowed = Das ist erlaubt.
not-after-end = Das Spiel ist zu Ende.
not-spectator = Du siehst diesem Spiel nur zu; du spielst nicht mit.
joined = { $list } und { $last }
either = { $list } oder { $last }
default-played = { $who } spielt: { $action }.
default-drawn = Der Zufall entscheidet: { $action }.
default-ask = { $who } wählt eine Aktion.
default-refused = „{ $action }“ ist jetzt nicht erlaubt.
told-prologue = Das Spiel ist aufgebaut.
lesson-not = Das ist erlaubt, führt aber von der Lektion weg. Mach zuerst, was sie sagt; danach kannst du alles ausprobieren.
board-own = eigenes Brett { $digest }
board-too-long = Der Text ist länger als { $most } kB.
board-not-text = In dieser Zeile steht ein Zeichen, das keine Tastatur hat.
board-too-large = Es können höchstens { $lines } Zeilen mit { $columns } Zeichen gelesen werden.
board-no-entry = „{ $text }“ gehört zu nichts: Eine Zeile ist „Schlüssel: Wert“ oder Teil einer Zeichnung unter „Schlüssel:“.
board-twice = „{ $what }:“ steht hier ein zweites Mal.
board-missing = „{ $what }:“ fehlt.
board-no-number = „{ $what }:“ braucht ganze Zahlen von { $low } bis { $high }, nicht „{ $text }“.
board-count = „{ $what }:“ braucht { $wanted } Zahlen; es sind { $found }.
board-no-drawing = Unter „{ $what }:“ ist nichts gezeichnet.
board-no-such-key = „{ $what }:“ ist hier nicht bekannt. Bekannt: { $near }.
finding-impossible = Nicht spielbar
finding-book = Anders als im Regelheft
finding-ours = Anders als unsere Rekonstruktion
