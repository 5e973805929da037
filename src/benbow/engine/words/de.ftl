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
finding-too-long = Der Text ist länger als { $most } kB.
finding-not-text = In dieser Zeile steht ein Zeichen, das keine Tastatur hat.
finding-too-large = Es können höchstens { $lines } Zeilen mit { $columns } Zeichen gelesen werden.
finding-no-entry = „{ $text }“ gehört zu nichts: Eine Zeile ist „Schlüssel: Wert“ oder Teil einer Zeichnung unter „Schlüssel:“.
finding-twice = „{ $what }:“ steht hier ein zweites Mal.
finding-missing = „{ $what }:“ fehlt.
finding-no-number = „{ $what }:“ braucht ganze Zahlen von { $low } bis { $high }, nicht „{ $text }“.
finding-count = „{ $what }:“ braucht { $wanted } Zahlen; es sind { $found }.
finding-no-drawing = Unter „{ $what }:“ ist nichts gezeichnet.
finding-no-such-key = „{ $what }:“ ist hier nicht bekannt. Bekannt: { $near }.
severity-impossible = Nicht spielbar
severity-book = Anders als im Regelheft
severity-ours = Anders als unsere Rekonstruktion
