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
