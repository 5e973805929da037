# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Ein Gasthaus am Meer, in dem selten gewordene Schatzinselspiele gespielt werden, mit Freunden oder gegen den Bot.
skip = Zum Inhalt
compiling-hints = { $game }: Tipps werden kompiliert, { $percent } %
compiling-rules = { $game }: Regeln werden kompiliert, { $percent } %
compiling-games = Es wird kompiliert: { $n } von { $of } Spielen sind bereit
compiling-hints-note = Spielen kannst du schon. Bis dahin kommen Tipps vom eigenen Bot des Spiels, und Bots, die vorausdenken, spielen wie der Bootsmann.
compiling-rules-note = Spielen kannst du schon; die Züge werden nur noch schneller.

settings-language = Sprache
settings-theme = Licht
settings-theme-light = Tag
settings-theme-dark = Nacht im Gasthaus
settings-theme-auto = Wie auf diesem Gerät

credits-unofficial = Benbow ist nicht offiziell. Die Spiele gehören ihren Autoren und Verlagen; Texte und Zeichnungen hier sind unsere eigenen. Gefällt dir ein Spiel und findest du es, dann kauf es.
credits-schatzinsel = Die Schatzinsel von Alex Randolph
credits-martinique = Martinique von Emanuele Ornella
credits-ile = L'Île au Trésor, Autor uns unbekannt
credits-naufrageurs = Les Naufrageurs von Julien Torsat, der es selbst herstellt und verkauft
credits-licence = MIT-Lizenz

first-heading = Willkommen im Benbow
first-welcome = Die Lampe brennt, die Karten sind ausgebreitet. Setz dich zu Schatzinselspielen, die man sonst kaum noch findet: mit Freunden um einen Bildschirm oder gegen einen Bot, der niemals spickt.
first-games = Spiele
first-play = Gegen den Bot spielen
first-learn = Lernen: erste Fahrt
first-choose = Tisch und Spieler wählen
first-rules = Regeln
first-tables = Deine Tische
first-your-turn = du bist dran
first-moves = { $n ->
    [0] noch nicht begonnen
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
first-resume = Weiterspielen
first-delete = Löschen
first-delete-ask = Diesen Tisch endgültig abräumen? Die Partie lässt sich nicht zurückholen.
first-delete-yes = Abräumen
first-delete-no = Behalten
first-finished = Zu Ende gespielt
first-look = Ansehen
players-range = { $low }–{ $high } Spieler
players-just = { $n } Spieler
minutes = etwa { $n } Minuten
when-today = heute, { $time }
when-day = { $day }, { $time }

new-title = { $game }: ein neuer Tisch
new-seats = Wer spielt mit?
new-seat = Platz { $n }
new-who = Wer auf Platz { $n } sitzt
new-name = Name
new-name-of = Name auf Platz { $n }
new-options = Welche Partie?
new-small = Kleine Fassungen
new-small-hint = Weniger Material, zum schnellen Ausprobieren oder für genaue Untersuchungen. Voreingestellt ist das ganze Spiel.
new-submit = Platz nehmen
new-back = Zurück ins Gasthaus
new-nobody = An einem Tisch muss mindestens ein Mensch sitzen: nimm einen Platz oder gib ihn jemandem an diesem Gerät.
new-unknown-kind = Einen der Gäste kennen wir nicht. Bitte wähle noch einmal, wer dort sitzt.
new-too-many = Auf diesem Gerät laufen schon hundert Tische. Bitte beende oder lösche erst einige.
new-bad-option = „{ $option }“ passt nicht zu den anderen Angaben. Bitte wähle noch einmal.
kind-me = Ich
kind-me-help = Du spielst diesen Platz an diesem Gerät. Du kannst auch mehrere nehmen.
kind-guest = Jemand an diesem Gerät
kind-guest-help = Ihr reicht das Gerät weiter; dazwischen fällt ein Vorhang, damit niemand sieht, was andere verbergen.
kind-guest-open-help = Ihr teilt euch das Gerät und zieht abwechselnd. In diesem Spiel dürfen alle alles sehen.
kind-bots = Bots
level-cabin-boy = Schiffsjunge
level-cabin-boy-help = Kennt die Regeln und tut meist, was ihm gerade einfällt. Ein guter erster Gegner für Kinder.
level-deckhand = Matrose
level-deckhand-help = Spielt vernünftig, greift aber ab und zu daneben. Für die ersten Abende.
level-boatswain = Bootsmann
level-boatswain-help = Kennt sein Handwerk und nimmt sofort, was am besten aussieht.
level-first-mate = Erster Offizier
level-first-mate-help = Denkt bei jedem zweiten Zug voraus und verlässt sich sonst auf sein geübtes Auge.
level-captain = Kapitän
level-captain-help = Denkt lange und weit voraus: der stärkste. Wie alle Bots weiß er nicht mehr, als sein Platz wissen darf.
level-random = Landratte
level-random-help = Ein Bot, der aufs Geratewohl spielt.
level-greedy = Bootsmann
level-greedy-help = Ein Bot, der sein Handwerk kennt und sofort nimmt, was am besten aussieht.

rules-howto = So wird gespielt
rules-full = Alle Regeln
rules-none = Zu diesem Spiel gibt es keine geschriebenen Regeln.
rules-title = { $game }: die Regeln
rules-back = Zurück ins Gasthaus

error-home = Zurück ins Gasthaus
error-400-heading = Das war nicht zu verstehen
error-400-text = In der Anfrage fehlte etwas, oder etwas passte nicht. Nichts wurde verändert.
error-403-heading = Diese Tür ist nicht deine
error-403-text = Die Anfrage kam nicht von dieser Seite, oder der Platz gehört einem anderen Gerät. Nichts wurde verändert.
error-404-heading = Hier ist nichts als Meer
error-404-text = Unter dieser Adresse gibt es nichts: der Tisch wurde abgeräumt, oder die Adresse ist falsch geschrieben.
error-405-heading = So geht es nicht
error-405-text = Diese Adresse lässt sich so nicht öffnen. Geh bitte zurück und nimm die Knöpfe der Seite.
error-413-heading = Zu schwer für unser Schiff
error-413-text = Die Sendung ist größer, als wir annehmen. Nichts wurde verändert.
error-500-heading = Wir sind aufgelaufen
error-500-text = Der Fehler liegt bei uns, nicht bei dir. Deine Partien sind gespeichert; lade die Seite bitte neu.
error-old-heading = Unter anderen Regeln begonnen
error-old-text = Die Regeln dieses Spiels wurden verbessert, seit dieser Tisch gedeckt wurde; hier lässt er sich deshalb nicht weiterspielen. Verloren oder verändert ist nichts davon.

# ---- At the table
prompt-over = Das Spiel ist zu Ende.
prompt-curtain = { $who }, du bist am Zug.
prompt-hand-over = { $who } kommt als Nächstes. Zieh den Vorhang zu und gib das Gerät weiter.
prompt-wait = { $who } überlegt.
prompt-chosen = { $what }. Wähle jetzt, was leuchtet.
prompt-trail = { $what }: { $where }
prompt-again = { $what }. Wähle dieses Ziel noch einmal, um dorthin zu gehen, oder ein anderes, das leuchtet.
prompt-laying = Gleich wird aufgebaut.
looking-back = Rückblick: Schritt { $n } von { $of }.
back-to-now = Zurück zum Spiel
result-resigned = { $who } gibt auf.
result-draw = Unentschieden.
result-winners = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}
play-again = Noch einmal
watch-replay = Partie ansehen
confirm-final = Wirklich: { $what }? Die anderen sehen es nicht, und du kannst es nicht zurücknehmen.
confirm-yes = Ja, so machen wir's
confirm-no = Nein, warte
draw-curtain = Vorhang zuziehen
curtain-text = Die anderen schauen jetzt weg.
open-curtain = Ich bin { $who }: öffnen
put-back = Zurücklegen
undo = Zurücknehmen
tray = Gewürfelt und gezogen
tray-empty = Noch nichts gewürfelt oder gezogen.
why-first = Das geht. Wähle zuerst: { $what }.
seats = Am Tisch
you = du
needs-script = Zum Spielen braucht der Tisch JavaScript. Alles andere geht auch ohne.
board-keys = Mit den Pfeiltasten kommst du von einer Möglichkeit zur nächsten; Enter wählt aus. Mit + und - wird gezoomt.
zoom = Zoom des Bretts
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Das ganze Brett
story = Was bisher geschah
steps = Durch die Geschichte blättern
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-run = Wie einen Film abspielen
step-on = Einen Schritt vor
step-last = In die Gegenwart
step-slider = Schritt der Geschichte
tools = Werkzeuge
rules = Regeln
rules-of = Regeln: { $title }
clause = { $id } lesen
close = Schließen
take-away = Mitnehmen
take-file = Die Partie als Datei
take-png = Das Brett als Bild (PNG)
take-svg = Das Brett als Zeichnung (SVG)
take-gif = Die Partie als Film (GIF)
bots-at-once = Bots spielen sofort
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-who = { $who } gibt diese Partie auf?
resign-text = Die Partie endet hier, und du hast verloren. Willst du später weiterspielen, verlass einfach den Tisch: Nichts geht verloren.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen
leave = Tisch verlassen
offline = Das Gasthaus antwortet nicht. Wir klopfen weiter; nichts ist verloren.
failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
table-stale = Am Tisch ist inzwischen etwas geschehen; so steht es jetzt.
table-ended = Diese Partie ist zu Ende.
table-not-yours = Nur wer an diesem Tisch sitzt, darf ihn abräumen.
table-not-stored = Das konnte nicht aufgeschrieben werden, also ist es nicht geschehen. Ist die Platte voll?
film-busy = Der Film dieses Tisches wird schon gemacht, oder andere sind vorher dran. Bitte warte ein wenig.
table-curtain = Der Vorhang ist inzwischen zu. Öffne ihn und mach deinen Zug dann noch einmal.
seat-bot = Bot · { $level }
result-you-won = Du hast gewonnen.
result-you-lost = Du hast verloren.

result-margin = Gewonnen mit { $points } Vorsprung.
story-montage = { $n } Schritte wurden gespielt; alle stehen im Bericht.
skip-hint = Ein Klick irgendwo überspringt das.
waited = Während du weg warst: { $n } Schritte.
waited-show = Zeigen
speed = Tempo
volume = Lautstärke
legend = Zeichen
options = Optionen
coach-on = Ratschläge zeigen
coach-off = Keine Ratschläge mehr
lesson = Erste Fahrt
lesson-next = Weiter

# ---- Hint
hint = Tipp
hint-thinking = Ich überlege …
hint-busy = Die Suche ist beschäftigt oder hat nicht geantwortet. Frag bitte noch einmal.
hint-bot = Rat des Bots: { $what }.
hint-bot-compiling = Vom eigenen Bot des Spiels; die Suche wird noch kompiliert.
hint-bot-only = Vom eigenen Bot des Spiels; eine Suche gibt es hier nicht.
hint-title = Ein Tipp
hint-best = Am besten schien: { $what }. Gewinnaussicht: { $percent }.
hint-percent = { $n } %
hint-alike = { $n ->
    [one] Eine andere Möglichkeit ist so nah dran, dass längeres Überlegen es umkehren könnte.
   *[other] { $n } andere Möglichkeiten sind so nah dran, dass längeres Überlegen es umkehren könnte.
}
hint-show = Auf dem Brett zeigen
hint-choices = Alles, was erwogen wurde
hint-interval = { $low } bis { $high } %, aus { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuchen
}
hint-more = { $n ->
    [one] Eine weitere wurde erwogen und seltener versucht.
   *[other] { $n } weitere wurden erwogen und seltener versucht.
}
hint-untried = { $n ->
    [one] Eine Möglichkeit wurde gar nicht erwogen.
   *[other] { $n } Möglichkeiten wurden gar nicht erwogen.
}
hint-line = Wie es weitergehen könnte
hint-unseen = { $what }. Was dabei aufgedeckt wird, kann noch niemand wissen.
hint-other = Zu erwarten: { $what }
hint-chance = Angenommen: { $what }
hint-how = Aus dem, was du siehst, wurde das Spiel { $n ->
    [one] einmal
   *[other] { $n }-mal
} weitergespielt, in { $seconds } s. Die Spanne sagt, wie viel davon bei so vielen Versuchen Zufall sein kann, nicht, wie gut sie gespielt waren. Ein Unentschieden zählt als Teil eines Siegs.

# ---- Glück und Können, nach einer Partie
luck-link = Glück und Können
luck-title = { $game }: Glück und Können
luck-heading = Glück und Können
luck-lead = Was Würfel und Ziehungen gaben und nahmen und was Entscheidungen kosteten, in Anteilen an der Partie: Wer allein gewinnt, hat 100 %.
luck-back = Zurück an den Tisch
luck-waiting = Die Partie wird gewogen: Nach jedem Wurf und bei jeder Entscheidung wird viele Male weitergespielt.
luck-progress = Bisher gewogen
luck-failed = Der Bericht kam diesmal nicht zustande. Die Partie selbst ist sicher aufgehoben.
luck-again = Noch einmal versuchen
luck-nobody = In diesem Gasthaus kann niemand die Partie wiegen: Es wurde ohne Bots geöffnet, die nachdenken.
luck-not-over = Was Glück war und was Können, erfährt man, wenn die Partie zu Ende gespielt ist.
luck-sums = Platz für Platz
luck-sums-hint = Hinter ± steht der Standardfehler: Von drei solchen Zahlen liegen zwei nicht weiter von der Wahrheit entfernt.
luck-who = Wer
luck-expected = Vor dem ersten Wurf
luck-luck = Glück
luck-skill = Können
luck-result = Ergebnis
luck-percent = { $n }{"\u00A0"}%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-lines = Das Glück im Lauf der Partie
luck-lines-text = Das Glück jedes Platzes, von Ziehung zu Ziehung zusammengezählt. Am Ende: { $sums }.
luck-lines-hint = Vom ersten Schritt links bis zum letzten rechts. Die Zeichen sind die größten Glücksfälle.
luck-bars = Glück und Können nebeneinander
luck-bars-text = Für jeden Platz zwei Balken, Glück und Können, von einer Mittellinie aus; ein feiner Strich zeigt, wie sicher das ist. Die Zahlen stehen in der Tabelle.
luck-bars-hint = Können heißt: was Entscheidungen gegenüber der besten kosteten, die gefunden wurde. Mehr als null hat niemand.
luck-strokes = Die größten Glücksfälle
luck-stroke = { $who } { $share }
luck-strokes-none = In dieser Partie blieb nichts dem Glück überlassen.
luck-costly = Die teuersten Entscheidungen
luck-cost = Das kostete { $who } etwa { $share } der Partie. Besser: { $better }.
luck-costly-none = Keine Entscheidung war deutlich schlechter als die beste, die gefunden wurde.
luck-step = Schritt { $n }:
luck-dice = Wie die Würfel fielen
luck-dice-hint = Der breite Balken ist das Übliche: In mindestens neun von zehn Partien liegt die Anzahl darin. Der Strich ist, was zu erwarten war, der Punkt, was kam; ein Kreuz liegt außerhalb des Balkens. Nach wenigen Würfen ist der Balken breit, denn sie besagen wenig. Und von vielen Seiten liegt die eine oder andere durch bloßen Zufall außerhalb.
luck-rolls = Alle { $n } Würfe
luck-rolls-before = { $n } Würfe, nach denen { $who } am Zug war
luck-face = Seite
luck-came = Kam
luck-usual = Üblich
luck-usual-range = { $low } bis { $high }
luck-figures = Die Zahlen
luck-band-usual = Jede Seite kam etwa so oft wie üblich.
luck-band-odd = Ungewöhnlich oft oder selten: { $faces }.
luck-how = Wie das berechnet wird
luck-how-luck = Wann immer gewürfelt oder gezogen wird, wird nach allem, was hätte kommen können, viele Male weitergespielt. Glück ist, was kam, verglichen mit dem Mittel all dessen, was hätte kommen können. Über viele Partien ist es deshalb im Mittel null, für alle.
luck-how-skill = Bei jeder Entscheidung sucht eine Suche, die nur weiß, was der Platz wissen konnte, nach der besten Aktion. Mit ihr wird dann die gewählte verglichen. Ein Unterschied, der bloßes Rauschen sein könnte, zählt nicht; die Verluste sind also eher zu klein angegeben.
luck-how-not = Glück und Können müssen zusammen nicht das Ergebnis geben: Weiter spielen Bots, nicht die Menschen, die hier saßen, und sie wiegen eine Lage nur ungefähr. Diesmal wurden nach jedem Ausgang { $playouts } Partien gespielt; eine Suche hatte für jede Entscheidung { $iterations } Iterationen.
