# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Selten gewordene Brettspiele um Piraten und Schatzinseln, mit Freunden oder gegen Bots.
skip = Zum Inhalt
compiling-hints = { $game }: Tipps werden kompiliert, { $percent } %
compiling-rules = { $game }: Regeln werden kompiliert, { $percent } %
compiling-games = Es wird kompiliert. Fertige Spiele: { $n } von { $of }
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
first-welcome = Schatzinselspiele, die man sonst kaum noch findet: mit Freunden an einem Bildschirm oder aus der Ferne, oder gegen einen Bot, der niemals schummelt.
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
new-rare = Selten gebraucht
new-rare-hint = Andere Lesarten der Regel und kleine Fassungen mit weniger Teilen, zum schnellen Ausprobieren oder zum Untersuchen. Voreingestellt ist das übliche Spiel.
new-submit = Partie beginnen
new-back = Zurück zur Startseite
new-chosen = { $option }: { $value }
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
level-captain-help = Denkt vor jedem Zug weit voraus, etwa eine Sekunde lang.
level-admiral = Admiral
level-admiral-help = Denkt am längsten nach, etwa zwei Sekunden vor jedem Zug: der stärkste Bot. Wie alle Bots weiß er nicht mehr, als sein Platz wissen darf.
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
error-405-text = Geh bitte zurück und benutze die Knöpfe auf der Seite.
error-409-heading = Das geht gerade nicht
error-409-text = Etwas anderes ist vorher passiert, oder am Tisch sitzen noch andere. Nichts wurde verändert.
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
watching = Alle Plätze sind besetzt. Du schaust zu.
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
confirm-final = Wirklich: { $what }? Die anderen sehen es nicht, und danach lässt es sich nicht mehr rückgängig machen.
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
story = Verlauf
steps = Durch den Verlauf blättern
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-run = Alle Schritte abspielen
step-on = Einen Schritt vor
step-last = Zum letzten Schritt
step-slider = Schritt im Verlauf
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
resign-text = Die Partie endet hier, und du hast verloren. Wenn du später weiterspielen willst, schließ einfach die Seite: Nichts geht verloren.
resign-text-far = Die Partie endet hier, und du hast verloren. Wenn du nur wegmusst, lass stattdessen einen Bot für dich spielen (in den Optionen): Dein Platz bleibt deiner.
resign-yes = Aufgeben
resign-no = Abbrechen
offline = Keine Verbindung zum Server. Wir versuchen es weiter; nichts ist verloren.
failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
table-stale = Inzwischen ist etwas anderes geschehen; so steht es jetzt.
table-ended = Diese Partie ist zu Ende.
table-not-yours = Nur wer in dieser Partie mitspielt, darf sie löschen.
table-not-stored = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Ist die Festplatte voll?
film-busy = Die Animation dieser Partie wird schon erstellt, oder andere sind vorher dran. Bitte warte ein wenig.
table-curtain = Der Vorhang ist inzwischen zu. Öffne ihn und mach deinen Zug noch einmal.
seat-bot = Bot · { $level }
result-you-won = Du hast gewonnen.
result-you-lost = Du hast verloren.

story-montage = { $n } Schritte wurden gespielt; alle stehen im Verlauf.
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
hint-bot-only = So würde der Bot des Spiels ziehen; vorausgerechnet hat er nicht.
hint-title = Ein Tipp
hint-best = Am besten scheint: { $what }. Gewinnaussicht: { $percent }.
hint-percent = { $n } %
hint-only = Etwas anderes geht hier nicht: { $what }.
hint-no-matter = Hier kommt es kaum darauf an: Die { $n } verglichenen Aktionen unterscheiden sich um höchstens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und das kann bloßer Zufall sein.
hint-aim = Worauf es jetzt ankommt: { $what }
hint-any = { $n ->
    [one] { $what } (oder eine ähnliche)
   *[other] { $what } (oder eine von { $n } ähnlichen)
}
hint-close = Etwa genauso gut
hint-worse = Etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} weniger
hint-show = Auf dem Brett zeigen
hint-show-short = Zeigen
hint-show-row = Auf dem Brett zeigen: { $what }
hint-interval = Zwischen { $low } und { $high } %
hint-more-close = { $n ->
    [one] Eine weitere Aktion ist etwa genauso gut.
   *[other] { $n } weitere Aktionen sind etwa genauso gut.
}
hint-more-worse = { $n ->
    [one] Eine weitere Aktion ist deutlich schlechter.
   *[other] { $n } weitere Aktionen sind deutlich schlechter.
}
hint-unclear = { $n ->
    [one] Eine Aktion wurde kaum versucht, weil andere mehr versprachen.
   *[other] { $n } Aktionen wurden kaum versucht, weil andere mehr versprachen.
}
hint-line = Wie es weitergehen könnte
hint-next = Damit kannst du weitermachen: { $what }
hint-unseen = { $what }. Was dabei aufgedeckt wird, kann noch niemand wissen.
hint-other = Als Antwort zu erwarten: { $what }
hint-chance = Angenommen: { $what }
hint-then = (Gewinnaussicht dann: { $percent }.)
hint-how = Mit dem, was du siehst, wurde das Spiel { $n ->
    [one] einmal
   *[other] { $n }-mal
} weitergespielt, in { $seconds } s. Eine Spanne sagt, wie weit der Zufall bei so vielen Versuchen danebenliegen kann, nicht, wie gut sie gespielt waren. Ein Unentschieden zählt als Teil eines Siegs.

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
}{ $others ->
    [more] , und Fehler der anderen brachten { $gifts }
    [less] , und Fehler der anderen kosteten { $gifts }
   *[none] {""}
}. Das Ergebnis: { $result }.
luck-sums-hint = Jede Zeile geht auf: Start + Glück + Können + Fehler der anderen + Rest = Ergebnis. Die Zahl hinter ± ist der Standardfehler: Zwei von drei solchen Zahlen liegen höchstens so weit daneben.
luck-rest-hint = Der Rest ist, was sich ohne einen Fehler änderte: Vermutungen, von denen niemand wissen konnte, ob sie stimmen; ein Spiel, das besser oder schlechter war als das der Bots, die hier weiterspielen; und was die Auswertung falsch einschätzt.
luck-who = Spieler
luck-expected = Start
luck-luck = Glück
luck-skill = Können
luck-gifts = Fehler der anderen
luck-rest = Rest
luck-result = Ergebnis
luck-percent = { $n } %
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
luck-rolls = { $n ->
    [one] { $die }, { $n } Wurf
   *[other] { $die }, { $n } Würfe
}
luck-die = Würfel
luck-rolls-of = { $n ->
    [one] { $die }, { $who }: { $n } Wurf
   *[other] { $die }, { $who }: { $n } Würfe
}
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
luck-how-skill = Bei jeder Entscheidung sucht der Rechner die beste Aktion; er weiß dabei nur, was der Spieler wissen konnte, und nimmt an, dass auch alle anderen das Beste suchen. Damit wird die gewählte verglichen. Ein Unterschied, der bloßer Zufall sein kann, zählt nicht; Fehler werden also eher unterschätzt.
luck-how-not = Diesmal wurden nach jedem Ausgang { $playouts } Partien gespielt; die Suche hatte für jede Entscheidung { $iterations } Iterationen.

# ---- Tables for people at several devices
first-friend = Mit einem Freund spielen
kind-friend = Ein Freund, per Link
kind-friend-help = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, setzt sich hierher, egal an welchem Gerät.
kind-anyone = Irgendwer, in der Lobby
kind-anyone-help = Der Tisch steht in der Lobby; wer zuerst kommt, setzt sich hierher.
new-bad-time = Diese Bedenkzeit gibt es nicht. Bitte wähle eine aus der Liste.
gather-title = { $game }: Ein Tisch wartet
gather-invited = Du bist an diesen Tisch eingeladen. Gib deinen Namen ein und nimm Platz; ein Konto brauchst du nicht.
gather-waiting = Die Partie beginnt, sobald alle sitzen.
gather-who = Am Tisch
gather-listed = steht in der Lobby
gather-free = frei
gather-sit = Platz nehmen
gather-fill = Freie Plätze bekommt
gather-start = Mit Bots beginnen
gather-close = Tisch schließen
gather-leave = Tisch verlassen
invite-title = Einladen
invite-text = Verschick diesen Link. Wer ihn öffnet, kann Platz nehmen.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Oder diesen Code mit dem Telefon scannen.
terms-none = ohne Uhr
terms-live = je { $minutes } min{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } s pro Zug
}
terms-slow = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
seat-here = verbunden
seat-gone = nicht verbunden
seat-elsewhere = nicht am Tisch
seat-replace = Bot spielen lassen
seat-taken = Jemand anders hat sich gerade hierhergesetzt.
seat-not-away = Wer dort sitzt, ist noch keine Minute weg.
seat-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
away-text = Ein Bot spielt für dich.
away-return = Platz wieder übernehmen
table-gathering = Die Partie hat noch nicht begonnen: Es sitzen noch nicht alle.
device-text = Auch an diesem Gerät als { $who } spielen?
device-yes = Ja, ich bin { $who }
device-no = Nein
rematch-ready = Die nächste Partie ist bereit
result-drawn = Unentschieden nach Vereinbarung.
result-aborted = Einvernehmlich beendet, ohne Ergebnis.
result-timeout = { $who } hat die Zeit überschritten.

# ---- Time and company
new-company = Uhr, Chat und Lobby
new-company-hint = Für Leute an mehreren Geräten. An einem Gerät braucht niemand eine Uhr.
new-pace = Uhr
new-pace-none = Keine
new-pace-live = Live
new-pace-slow = Tage
new-pace-none-help = Jeder nimmt sich die Zeit, die er braucht.
new-pace-live-help = Alle sitzen gleichzeitig am Tisch. Jeder hat so viele Minuten für die ganze Partie und für jeden Zug ein paar Sekunden mehr.
new-pace-slow-help = Ab und zu ein Zug, über Tage. Jeder hat so viele Tage für jeden Zug.
new-minutes = Minuten für jeden
new-bonus = Extra-Sekunden pro Zug
new-days = Tage pro Zug
new-absent = Wenn die Zeit um ist
new-absent-bot = spielt ein Bot weiter: { $level }
new-absent-lose = ist die Partie verloren
new-absent-help = Ein Bot spielt auch für alle, die es wünschen (in den Optionen), und nach einer Minute Abwesenheit, wenn die anderen es wollen. Jeder kann seinen Platz wieder übernehmen.
new-talk = Chat
new-talk-on = An
new-talk-off = Aus
new-listed = In der Lobby zeigen: Alle dürfen zuschauen
new-listed-help = Ein Tisch mit einem Platz für irgendwen steht immer in der Lobby.
terms-replaced = wer die Zeit überschreitet, wird durch einen Bot ersetzt ({ $level })
terms-lose = wer die Zeit überschreitet, verliert
terms-silent = ohne Chat
clock-left = Restzeit:
clock-paused = Pause, Restzeit:
clock-waits = noch nicht an diesem Tisch
clock-days = { $days } T { $hours } h
clock-low = Du hast nur noch { $left }.
prompt-paused = Die Partie ist unterbrochen. Sie geht weiter, wenn alle einverstanden sind.
table-paused = Die Partie ist unterbrochen. Bis sie weitergeht, kann niemand etwas tun.
table-time-up = Deine Zeit ist um.
seat-bot-acts = Der Bot macht gerade deinen Zug. Übernimm deinen Platz gleich danach.
# ---- Talk and agreements at a table
beside = Neben dem Brett
talk = Chat
talk-options = Einstellungen des Chats
talk-off = Chat auf diesem Gerät ausblenden
talk-mute = Stumm schalten
talk-nothing = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden
talk-phrases = Fertige Sätze
talk-your-name = Dein Name
talk-watcher = schaut zu
talk-watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
talk-unread = { $n } ungelesen
talk-watchers-note = Alle Zuschauer lesen mit; die Spieler erst, wenn die Partie zu Ende ist.
talk-not-here = An diesem Tisch gibt es keinen Chat.
talk-name = Gib bitte zuerst deinen Namen ein.
talk-full = An diesem Tisch wurde so viel gesagt, dass kein Platz mehr ist.
talk-too-fast = Nicht so schnell: Warte bitte einen Moment, bevor du mehr sagst.
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-moment = Einen Moment bitte.
phrase-nice = Guter Zug!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!
offers = Vorschläge
offer-undo = Um Rücknahme bitten
offer-draw = Unentschieden anbieten
offer-abort = Ende ohne Ergebnis vorschlagen
offer-pause = Um eine Pause bitten
offer-resume = Weiterspielen vorschlagen
proposal = Eine Frage an die Spieler
proposal-undo = { $by ->
    [you] Du möchtest deinen letzten Zug zurücknehmen.
   *[other] { $who } möchte den letzten eigenen Zug zurücknehmen.
}
proposal-draw = { $by ->
    [you] Du hast ein Unentschieden angeboten.
   *[other] { $who } bietet ein Unentschieden an.
}
proposal-abort = { $by ->
    [you] Du hast vorgeschlagen, die Partie ohne Ergebnis zu beenden.
   *[other] { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
}
proposal-pause = { $by ->
    [you] Du hast um eine Pause gebeten.
   *[other] { $who } bittet um eine Pause.
}
proposal-resume = { $by ->
    [you] Du hast vorgeschlagen weiterzuspielen.
   *[other] { $who } schlägt vor weiterzuspielen.
}
proposal-waiting = Es fehlt noch: { $who }.
proposal-refused = { $who } ist nicht einverstanden.
proposal-yes = Einverstanden
proposal-no = Ablehnen
proposal-yes-as = { $who }: einverstanden
proposal-no-as = { $who }: ablehnen
proposal-cancel = Zurückziehen
proposal-pending = Es wurde schon etwas gefragt. Bitte antworte zuerst darauf.
proposal-nobody = Es ist niemand da, den man fragen könnte: Nur Bots spielen mit.
proposal-own-undo = Das kannst du selbst rückgängig machen.
proposal-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt, gezogen oder etwas aufgedeckt, oder du hast noch nicht gespielt.
proposal-no-clock = Es läuft keine Uhr, die man anhalten oder weiterlaufen lassen könnte.
proposal-too-often = Du hast zu oft gefragt. Warte bitte eine Minute.
proposal-gone = Diese Frage ist nicht mehr offen.
# ---- The lobby
site-nav = Website
lobby = Lobby
lobby-lead = Hier findet man Mitspieler: Setz dich an einen Tisch, der wartet, oder schau bei einem zu.
lobby-filter = Tische nach Spiel
lobby-all = Alle Spiele
lobby-name = Dein Name
lobby-seek = Jemanden zum Spielen finden
lobby-seek-help = Wähle ein Spiel. Wenn schon jemand darauf wartet, geht es sofort los; sonst wartet dein Tisch hier, bis jemand kommt.
lobby-waiting = Warten auf Mitspieler ({ $n })
lobby-waiting-none = Gerade wartet niemand. Wähle oben ein Spiel, und dein Tisch steht hier, bis sich jemand dazusetzt.
lobby-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-own = deiner
lobby-open = Öffnen
lobby-playing = Laufende Partien ({ $n })
lobby-playing-none = Gerade läuft keine öffentliche Partie. Was in der Lobby begonnen hat, kann man hier verfolgen.
lobby-watch = Zuschauen
lobby-too-many = Von diesem Gerät warten schon drei Tische in der Lobby. Bitte schließe erst einen davon.
first-waiting = wartet auf Mitspieler

# ---- Told when it is your turn
alert-badge = Du bist dran · { $game }
alert-badge-asked = Eine Frage an dich · { $game }
alert-turn = Du bist dran.
alert-begun = Die Partie beginnt.
alert-begun-turn = Die Partie beginnt, und du bist dran.
alert-ended = Die Partie ist zu Ende.
alert-asked = Die anderen warten auf deine Antwort.
alert-sat = { $who } hat sich dazugesetzt.
alert-sat-nameless = Jemand hat sich dazugesetzt.
alert-talk = Jemand hat etwas gesagt.
notify = Mir Bescheid geben, wenn ich dran bin
notify-blocked = Dein Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
# ---- People in two places: the waiting page, and what the table's options offer
gather-invited-by = { $who } lädt dich an diesen Tisch ein. Gib deinen Namen ein und nimm Platz; ein Konto brauchst du nicht.
gather-open = Ein Platz ist frei. Gib deinen Namen ein und nimm Platz; ein Konto brauchst du nicht.
gather-stranger = Dieser Tisch wartet auf Eingeladene. Du kannst zuschauen, sobald die Partie beginnt.
gather-name = Dein Name
gather-rename = Speichern
seat-taken-heading = Dieser Platz ist vergeben
seat-taken-watch = Bei der Partie zuschauen
seat-stand-in = weg · { $level } spielt
substitute = Einen Bot für mich spielen lassen
substitute-text = Ab jetzt spielt ein Bot für dich, und die anderen müssen nicht warten. Dein Platz bleibt deiner: Du kannst ihn jederzeit wieder übernehmen.
substitute-yes = Bot spielen lassen
device = Auf einem anderen Gerät spielen
device-hint = Öffne diesen Link auf deinem anderen Gerät, und du spielst dort weiter. Gib ihn nicht weiter: Wer ihn öffnet, spielt für dich.
device-link = Link zu deinem Platz
spectators = Link für Zuschauer
spectators-text = Wer diesen Link öffnet, kann zuschauen. Zu sehen ist, was alle sehen dürfen, und nichts Verdecktes.
spectators-link = Link für Zuschauer
parted = Dieser Tisch ist auf diesem Gerät in vielen Fenstern offen; dieses hier folgt ihm nicht mehr. Lade es neu, um hier weiterzuspielen.
seat-many-devices = Dieser Platz ist schon auf vielen Geräten offen. Bitte nimm eines davon.
table-others-play = An diesem Tisch sitzen noch andere, deshalb lässt er sich nicht löschen. Du kannst dort aufgeben oder einen Bot für dich spielen lassen (in den Optionen).
board-text = Das Brett als Text
board-help = Tippen Sie ab, was auf Ihrem Brett gedruckt ist, oder öffnen Sie eine Datei damit. Sobald es geht, wird es hier gezeichnet.
board-file = Datei öffnen
board-begin = Beginnen mit: { $board }
board-own-choice = Ihr eigenes
board-line = Zeile { $n }
board-more = Und { $n } weitere.
board-refused = Auf Ihrem Brett kann so nicht gespielt werden. Was nicht stimmt, steht unter seinem Text.
