# Das Terminal: Deutsch
compiling = Vorbereitung: { $game }
welcome = { $title }. Tippe eine Nummer, eine Aktion wie „{ $example }“ oder ? für Hilfe.
your-seat = Du bist { $who }.
help = Tippe die Nummer einer Möglichkeit oder eine Aktion in der Notation des Spiels.
    Mehrere Aktionen, durch Kommas getrennt, werden nacheinander gespielt, bis der Zufall entscheidet, etwas heimlich angesehen wird oder jemand anders dran ist.
    warum AKTION     warum ist das nicht erlaubt?
    zurück           deine letzte Aktion rückgängig machen, solange du am Zug bist
    verlauf          alles, was bisher geschah
    regeln           die nummerierten Regeln
    sichern DATEI    die ganze Partie, auch alles Verdeckte, in eine Datei schreiben
    ende             das Spiel verlassen
command-why = warum
command-undo = zurück
command-story = verlauf
command-rules = regeln
command-save = sichern
command-quit = ende
not-understood = Die Eingabe „{ $text }“ wurde nicht verstanden. Tippe eine Nummer von 1 bis { $n }, eine Aktion oder ? für Hilfe.
not-understood-later = Die Eingabe „{ $text }“ wurde nicht verstanden. Schreibe nach einem Komma Aktionen in der Notation des Spiels; Nummern gelten nur an erster Stelle.
stopped = { $n } von { $of } Aktionen gespielt; weiter ging es nicht.
cannot-undo = Das lässt sich nicht rückgängig machen: Seit deiner letzten Aktion hat jemand anders gehandelt, ein Würfel ist gefallen oder etwas wurde aufgedeckt.
no-rules = Zu diesem Spiel gibt es keine geschriebenen Regeln.
undone = Rückgängig gemacht.
saved = Gesichert in { $path }.
save-needs-name = Gib den Namen einer Datei an: sichern DATEI.
save-exists = { $path } gibt es schon; wähle einen anderen Namen.
cannot-save = Die Partie lässt sich nicht sichern: { $why }
read-first = Drücke die Eingabetaste, wenn du es gelesen hast.
pass = { $who }, du bist dran; alle anderen schauen bitte weg. Drücke die Eingabetaste.
left = Du hast das Spiel verlassen.
game-over = Das Spiel ist zu Ende.
winners = { $n ->
    [one] Gewonnen hat: { $who }.
   *[other] Gewonnen haben: { $who }.
}
winners-all = Unentschieden.
board-possible = { $game } kann auf diesem Brett gespielt werden
