# Das Terminal: Deutsch
compiling = Vorbereitung: { $game }
welcome = { $title }. Tippe eine Nummer, eine Aktion wie „{ $example }“ oder ? für Hilfe.
your-seat = Du bist { $who }.
help = Tippe die Nummer einer Möglichkeit oder eine Aktion in der Notation des Spiels.
    warum AKTION     warum ist das nicht erlaubt?
    zurück           die letzte eigene Aktion zurücknehmen, wenn seither nichts aufgedeckt wurde
    verlauf          alles, was bisher geschah
    regeln           die nummerierten Regeln
    sichern DATEI    die Partie in eine Datei schreiben
    ende             das Spiel verlassen
command-why = warum
command-undo = zurück
command-story = verlauf
command-rules = regeln
command-save = sichern
command-quit = ende
not-understood = „{ $text }“ ist unverständlich. Tippe eine Nummer von 1 bis { $n }, eine Aktion oder ? für Hilfe.
cannot-undo = Das lässt sich nicht zurücknehmen: Deine letzte Aktion war nicht die letzte, oder es wurde etwas aufgedeckt.
undone = Zurückgenommen.
saved = Gesichert in { $path }.
cannot-save = Das lässt sich nicht sichern: { $why }
pass = { $who }, bitte übernimm; die anderen schauen weg. Drücke die Eingabetaste.
left = Du hast das Spiel verlassen.
game-over = Das Spiel ist zu Ende.
winners = { $n ->
    [one] Gewonnen hat: { $who }.
   *[other] Gewonnen haben: { $who }.
}
