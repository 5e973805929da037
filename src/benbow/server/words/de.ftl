# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Selten gewordene Brettspiele um Piraten und Schatzinseln, mit Freunden oder gegen Bots.
skip = Zum Inhalt
compiling-hints = { $game }: Tipps werden kompiliert, { $percent } %
compiling-rules = { $game }: Regeln werden kompiliert, { $percent } %
compiling-games = Es wird kompiliert: { $n } von { $of } Spielen sind bereit
compiling-hints-note = Spielen kannst du schon. Bis dahin kommen Tipps vom eigenen Bot des Spiels, und Bots, die vorausdenken, spielen wie der Bootsmann.
compiling-rules-note = Spielen kannst du schon; die Züge werden nur noch schneller.

settings-language = Sprache
settings-theme = Darstellung
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-auto = Wie auf diesem Gerät

credits-unofficial = Benbow ist nicht offiziell. Die Spiele gehören ihren Autoren und Verlagen; Texte und Zeichnungen hier sind unsere eigenen. Wenn dir ein Spiel gefällt und du es findest, kauf es.
credits-schatzinsel = Die Schatzinsel (das Spiel mit den drehbaren Scheiben) von Alex Randolph, 1989
credits-martinique = Martinique von Emanuele Ornella, 2009
credits-ile = L'Île au Trésor (ebenfalls „Die Schatzinsel“, das französische Spiel mit dem Vulkan), Autor uns unbekannt
credits-naufrageurs = Die Strandräuber („Les Naufrageurs“) von Julien Torsat, der es selbst herstellt und verkauft
credits-licence = MIT-Lizenz

first-heading = Willkommen im Benbow
first-welcome = Schatzinselspiele, die man sonst kaum noch findet: mit Freunden an einem Bildschirm oder gegen einen Bot, der niemals spickt.
first-games = Spiele
first-play = Gegen den Bot spielen
first-learn = Lernen: erste Fahrt
first-choose = Spieler und Optionen wählen
first-rules = Regeln
first-tables = Laufende Partien
first-your-turn = du bist dran
first-moves = { $n ->
    [0] noch nicht begonnen
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
first-resume = Weiterspielen
first-delete = Löschen
first-delete-ask = Diese Partie endgültig löschen? Sie lässt sich nicht wiederherstellen.
first-delete-yes = Löschen
first-delete-no = Abbrechen
first-finished = Beendete Partien
players-range = { $low }–{ $high } Spieler
players-just = { $n } Spieler
minutes = etwa { $n } Minuten
when-today = heute, { $time }
when-day = { $day }, { $time }

matches = Deine Partien
matches-none = Auf diesem Gerät ist noch keine Partie zu Ende. Beendete Partien findest du dann hier.
matches-unknown = Das Ergebnis ist nicht bekannt.
matches-replay = Ansehen
matches-luck = Glück
matches-pages = Seiten mit Partien
matches-page = Seite { $n } von { $of }
matches-newer = Neuere
matches-older = Ältere

new-title = { $game }: neue Partie
new-seats = Wer spielt?
new-seat = Platz { $n }
new-who = Wer auf Platz { $n } spielt
new-name = Name
new-name-of = Name des Spielers auf Platz { $n }
new-options = Optionen
new-small = Kleine Fassungen
new-small-hint = Weniger Material, zum schnellen Ausprobieren oder zum Analysieren. Voreingestellt ist das ganze Spiel.
new-submit = Partie beginnen
new-back = Zurück zur Startseite
new-nobody = Mindestens ein Mensch muss mitspielen: Nimm einen Platz oder gib ihn jemandem an diesem Gerät.
new-unknown-kind = Einen der gewählten Mitspieler gibt es nicht. Bitte wähle noch einmal, wer dort spielt.
new-too-many = Auf diesem Gerät laufen schon hundert Partien. Bitte beende oder lösche erst einige.
new-bad-option = „{ $option }“ passt nicht zu den anderen Angaben. Bitte wähle noch einmal.
kind-me = Ich
kind-me-help = Du spielst diesen Platz an diesem Gerät. Du kannst auch mehrere nehmen.
kind-guest = Jemand an diesem Gerät
kind-guest-help = Das Gerät wird weitergereicht; dazwischen verdeckt ein Vorhang den Bildschirm, damit niemand sieht, was andere verbergen.
kind-guest-open-help = Am selben Gerät wird abwechselnd gespielt. In diesem Spiel dürfen alle alles sehen.
kind-bots = Bots
level-cabin-boy = Schiffsjunge
level-cabin-boy-help = Kennt die Regeln, spielt aber oft, was ihm gerade einfällt. Ein guter erster Gegner für Kinder.
level-deckhand = Matrose
level-deckhand-help = Spielt vernünftig, macht aber ab und zu Fehler. Für die ersten Abende.
level-boatswain = Bootsmann
level-boatswain-help = Spielt gut: immer, was auf den ersten Blick am besten aussieht.
level-first-mate = Erster Offizier
level-first-mate-help = Denkt bei jedem zweiten Zug voraus und spielt die anderen auf den ersten Blick.
level-captain = Kapitän
level-captain-help = Denkt vor jedem Zug weit voraus: der stärkste Bot. Wie alle Bots weiß er nicht mehr, als sein Platz wissen darf.
level-random = Landratte
level-random-help = Ein Bot, der zufällig spielt.
level-greedy = Bootsmann
level-greedy-help = Ein Bot, der gut spielt: immer, was auf den ersten Blick am besten aussieht.

rules-howto = So wird gespielt
rules-full = Alle Regeln
rules-none = Zu diesem Spiel gibt es keine geschriebenen Regeln.
rules-title = { $game }: die Regeln
rules-back = Zurück zur Startseite

error-home = Zurück zur Startseite
error-400-heading = Die Anfrage war nicht zu verstehen
error-400-text = In der Anfrage fehlte etwas, oder etwas passte nicht. Nichts wurde verändert.
error-403-heading = Nicht erlaubt
error-403-text = Die Anfrage kam nicht von dieser Seite, oder auf dem Platz spielt ein anderes Gerät. Nichts wurde verändert.
error-404-heading = Seite nicht gefunden
error-404-text = Unter dieser Adresse gibt es nichts: Die Partie wurde gelöscht, oder die Adresse ist falsch geschrieben.
error-405-heading = So lässt sich diese Seite nicht öffnen
error-405-text = Geh bitte zurück und nimm die Knöpfe der Seite.
error-413-heading = Zu groß
error-413-text = Was gesendet wurde, ist größer, als der Server annimmt. Nichts wurde verändert.
error-500-heading = Etwas ist schiefgegangen
error-500-text = Der Fehler liegt bei uns, nicht bei dir. Deine Partien sind gespeichert; bitte lade die Seite neu.
error-old-heading = Unter anderen Regeln begonnen
error-old-text = Die Regeln dieses Spiels wurden berichtigt, seit diese Partie begonnen hat; deshalb lässt sie sich hier nicht fortsetzen. Nichts davon ist verloren oder verändert.

# ---- At the table
prompt-over = Das Spiel ist zu Ende.
prompt-curtain = { $who }, du bist dran.
prompt-hand-over = { $who } ist als Nächstes dran. Zieh den Vorhang zu und gib das Gerät weiter.
prompt-wait = { $who } überlegt.
prompt-chosen = { $what }. Wähle jetzt, was leuchtet.
prompt-trail = { $what }: { $where }
prompt-again = { $what }. Wähle dieses Ziel noch einmal, um dorthin zu gehen, oder ein anderes, das leuchtet.
prompt-laying = Gleich wird das Spiel aufgebaut.
looking-back = Rückblick: Schritt { $n } von { $of }.
back-to-now = Zurück zum Spiel
result-resigned = { $who } hat aufgegeben.
result-draw = Unentschieden.
result-winners = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}
play-again = Revanche
watch-replay = Wiederholung ansehen
confirm-final = Wirklich: { $what }? Die anderen sehen es nicht, und es lässt sich nicht rückgängig machen.
confirm-yes = Bestätigen
confirm-no = Abbrechen
draw-curtain = Vorhang zuziehen
curtain-text = Alle anderen schauen bitte weg.
open-curtain = Ich bin { $who }: öffnen
put-back = Abbrechen
undo = Rückgängig
tray = Würfe und Ziehungen
tray-empty = Noch wurde nichts gewürfelt oder gezogen.
why-first = Das geht. Wähle zuerst: { $what }.
seats = Am Tisch
you = du
needs-script = Zum Spielen ist JavaScript nötig. Alles andere geht auch ohne.
board-keys = Mit den Pfeiltasten kommst du von einer Möglichkeit zur nächsten; Enter wählt aus. Mit + und - wird gezoomt.
zoom = Brett zoomen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Das ganze Brett
story = Was bisher geschah
steps = Durch die Geschichte blättern
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-run = Alle Schritte abspielen
step-on = Einen Schritt vor
step-last = Zum letzten Schritt
step-slider = Schritt der Geschichte
tools = Werkzeuge
rules = Regeln
rules-of = Regeln: { $title }
clause = Regel { $id } lesen
close = Schließen
take-away = Exportieren
take-file = Die Partie als Datei (JSON)
take-png = Das Brett als Bild (PNG)
take-svg = Das Brett als Zeichnung (SVG)
take-gif = Die Partie als Animation (GIF)
bots-at-once = Bots spielen sofort
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-who = { $who }: diese Partie aufgeben?
resign-text = Die Partie endet hier, und du hast verloren. Wenn du später weiterspielen willst, verlass einfach den Tisch: Nichts geht verloren.
resign-yes = Aufgeben
resign-no = Abbrechen
leave = Tisch verlassen
offline = Keine Verbindung zum Server. Es wird weiter versucht; nichts ist verloren.
failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
table-stale = Inzwischen ist etwas anderes geschehen; so steht es jetzt.
table-ended = Diese Partie ist zu Ende.
table-not-yours = Nur wer in dieser Partie mitspielt, darf sie löschen.
table-not-stored = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Ist die Platte voll?
film-busy = Die Animation dieser Partie wird schon erstellt, oder andere sind vorher dran. Bitte warte ein wenig.
table-curtain = Der Vorhang ist inzwischen zu. Öffne ihn und mach deinen Zug noch einmal.
seat-bot = Bot · { $level }
result-you-won = Du hast gewonnen.
result-you-lost = Du hast verloren.

story-montage = { $n } Schritte wurden gespielt; alle stehen im Bericht.
skip-hint = Ein Klick irgendwo überspringt das.
waited = Während du weg warst: { $n } Schritte.
waited-show = Zeigen
speed = Tempo
volume = Lautstärke
legend = Symbole
options = Optionen
coach-on = Ratschläge zeigen
coach-off = Keine Ratschläge mehr
lesson = Erste Fahrt
lesson-read-on = Lies erst weiter: Hier gibt es noch etwas zu sagen.
lesson-next = Weiter

# ---- Hint
hint = Tipp
hint-thinking = Ich überlege …
hint-busy = Die Suche ist beschäftigt oder hat nicht geantwortet. Frag bitte noch einmal.
hint-bot = Rat des Bots: { $what }.
hint-bot-compiling = Vom eigenen Bot des Spiels; die Suche wird noch kompiliert.
hint-bot-only = Vom eigenen Bot des Spiels; eine Suche gibt es hier nicht.
hint-title = Ein Tipp
hint-best = Am besten scheint: { $what }. Gewinnaussicht: { $percent }.
hint-percent = { $n } %
hint-alike = { $n ->
    [one] Eine andere Aktion liegt so nah daran, dass eine längere Suche sie vorziehen könnte.
   *[other] { $n } andere Aktionen liegen so nah daran, dass eine längere Suche eine davon vorziehen könnte.
}
hint-show = Auf dem Brett zeigen
hint-choices = Alles, was in Betracht kam
hint-interval = { $low } bis { $high } %, aus { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuchen
}
hint-more = { $n ->
    [one] Eine weitere Aktion kam in Betracht und wurde seltener versucht.
   *[other] { $n } weitere Aktionen kamen in Betracht und wurden seltener versucht.
}
hint-untried = { $n ->
    [one] Eine mögliche Aktion kam gar nicht in Betracht.
   *[other] { $n } mögliche Aktionen kamen gar nicht in Betracht.
}
hint-line = Wie es weitergehen könnte
hint-unseen = { $what }. Was dabei aufgedeckt wird, kann noch niemand wissen.
hint-other = Zu erwarten: { $what }
hint-chance = Angenommen: { $what }
hint-how = Mit dem, was du siehst, wurde das Spiel { $n ->
    [one] einmal
   *[other] { $n }-mal
} weitergespielt, in { $seconds } s. Die Spanne sagt, wie weit der Zufall bei so vielen Versuchen danebenliegen kann, nicht, wie gut sie gespielt waren. Ein Unentschieden zählt als Teil eines Siegs.

# ---- Glück und Können, nach einer Partie
luck-link = Glück und Können
luck-title = { $game }: Glück und Können
luck-heading = Glück und Können
luck-lead = Wie viel am Ergebnis Glück war und wie viel die Spieler entschieden haben. Alle Zahlen sind Gewinnchancen: 100 % heißt sicher gewonnen, ein geteilter Sieg zählt anteilig.
luck-back = Zurück zur Partie
luck-waiting = Die Partie wird ausgewertet: Nach jedem Wurf und jeder Entscheidung wird viele Male weitergespielt.
luck-progress = Fortschritt
luck-failed = Die Auswertung hat diesmal nicht geklappt. Die Partie selbst ist sicher gespeichert.
luck-again = Noch einmal versuchen
luck-nobody = Dieser Server läuft ohne Bots, die vorausdenken, und kann die Partie deshalb nicht auswerten.
luck-not-over = Eine Auswertung gibt es erst, wenn die Partie zu Ende gespielt ist.
luck-sums = Spieler für Spieler
luck-sentence = { $who } begann mit einer Gewinnchance von { $start }. Das Glück { $sign ->
    [more] brachte { $luck } dazu
    [less] kostete { $luck }
   *[none] half nicht und schadete nicht
}; { $mistakes ->
    [some] Fehler kosteten { $cost }
   *[none] ein Fehler wurde nicht gefunden
}. Das Ergebnis: { $result }.
luck-sums-hint = Jede Zeile geht auf: Start + Glück + Können + Rest = Ergebnis. Die Zahl hinter ± ist der Standardfehler: Zwei von drei solchen Zahlen liegen höchstens so weit daneben.
luck-rest-hint = Der Rest ist, was Fehler der anderen verschenkt haben, und was der Auswertung entgeht: Weiter spielen Bots, nicht die Menschen, die gespielt haben.
luck-who = Spieler
luck-expected = Start
luck-luck = Glück
luck-skill = Können
luck-rest = Rest
luck-result = Ergebnis
luck-percent = { $n }{"\u00A0"}%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-no-mistake = kein Fehler gefunden
luck-lines = Das Glück im Lauf der Partie
luck-lines-text = Das Glück jedes Spielers, Wurf für Wurf zusammengezählt. Am Ende: { $sums }.
luck-lines-hint = Vom ersten Schritt links bis zum letzten rechts. Die Zeichen zeigen die größten Glücksfälle.
luck-bars = Glück und Können im Vergleich
luck-bars-text = Für jeden Spieler zwei Balken, Glück und Können, von einer Mittellinie aus; ein feiner Strich zeigt, wie sicher das ist. Die Zahlen stehen in der Tabelle.
luck-bars-hint = Können ist, was Fehler gegenüber der besten gefundenen Aktion gekostet haben: Es liegt nie über null.
luck-strokes = Die größten Glücksfälle
luck-stroke = { $who } { $share }
luck-strokes-none = In dieser Partie hing nichts vom Zufall ab.
luck-costly = Die teuersten Fehler
luck-cost = Das kostete { $who } etwa { $share } Gewinnchance. Besser: { $better }.
luck-costly-none = Kein Fehler gefunden: Keine Entscheidung war deutlich schlechter als die beste.
luck-step = Schritt { $n }:
luck-dice = Wie die Würfel fielen
luck-dice-hint = Der breite Balken zeigt, wie oft eine Seite üblicherweise kommt: In mindestens neun von zehn Partien liegt die Anzahl darin. Der Strich ist der Durchschnitt, der Punkt das, was kam; ein Kreuz ist ungewöhnlich. Bei wenigen Würfen ist der Balken breit, denn sie sagen wenig. Und von vielen Seiten sind ein oder zwei aus reinem Zufall ungewöhnlich.
luck-rolls = { $die }, { $n } Würfe
luck-die = Würfel
luck-rolls-of = { $die }, { $who }: { $n } Würfe
luck-face = Seite
luck-came = Gekommen
luck-usual = Üblich
luck-usual-range = { $low } bis { $high }
luck-average = Durchschnitt
luck-figures = Die Zahlen
luck-band-usual = Jede Seite kam etwa so oft wie üblich.
luck-band-odd = Ungewöhnlich oft oder selten: { $faces }.
luck-how = Wie das berechnet wird
luck-how-luck = Wann immer gewürfelt oder gezogen wird, wird von allem aus, was hätte kommen können, viele Male weitergespielt. Glück ist der Unterschied zwischen dem, was kam, und dem Durchschnitt von alledem. Über viele Partien ist es deshalb für alle im Durchschnitt null.
luck-how-skill = Bei jeder Entscheidung sucht der Rechner die beste Aktion und weiß dabei nur, was der Spieler wissen konnte. Damit wird die gewählte verglichen. Ein Unterschied, der bloßer Zufall sein kann, zählt nicht; Fehler werden also eher unterschätzt.
luck-how-not = Diesmal wurden nach jedem Ausgang { $playouts } Partien gespielt; die Suche hatte für jede Entscheidung { $iterations } Iterationen.
