title = Die Schatzinsel
tagline = Zu zweit: Engländer gegen Piraten in einem Dschungel aus neunzehn Drehscheiben. Dreh dir die Wege zurecht, halte den Gegner auf und bring deine Truhen zuerst an Bord.

# Options
option-players = Spieler
option-players-help = Ein Spiel zu zweit: die Engländer in Rot und die Piraten in Schwarz.
option-layout = Dschungel
option-layout-help = Die Scheiben werden abwechselnd gelegt, eine nach der anderen, oder es beginnt gleich in einem zufälligen Dschungel.
option-layout-drafted = abwechselnd gelegt
option-layout-random = zufällig gelegt
option-length = Länge
option-length-help = Wie viele Truhen jede Seite hat und wie viele auf dem Schiff zum Sieg reichen.
option-length-normal = normal: 6 Truhen, 7 zum Sieg
option-length-long = lang: 8 Truhen, 9 zum Sieg
option-length-tiny = sehr kurz: 2 Truhen, 3 zum Sieg
option-board = Rand des Dschungels
option-board-help = Wie viele Wege zu jedem Start- und Zielfeld führen. Mit breiten Zugängen ist das Spiel kürzer.
option-board-classic = klassisch: schmale Zugänge
option-board-wide = breite Zugänge
option-discs = Scheiben
option-discs-help = Mit dem gemischten Satz sind die Zielfelder schwerer zu erreichen; das Spiel dauert länger und ist härter umkämpft. Auf einem eigenen Brett mit eigenen Scheiben wird mit diesen gespielt.
option-discs-default = üblicher Satz
option-discs-varied = gemischter Satz
option-edition = Ausgabe
option-edition-help = Wo eine Figur landet, die vom Schiff zurückkehrt, weil keine andere mehr auf der Insel ist: Die beiden gedruckten Regeln sind hier verschieden. Mit „Unterschiede der Ausgaben“ bestimmt die Ausgabe noch mehr.
option-edition-de = deutsch: auf dem Zielfeld
option-edition-fr = französisch: auf dem Startfeld
option-limit = Höchstzahl der Züge
option-limit-help = Gezählt werden die Züge beider Seiten. Nach dem letzten gewinnt das Schiff mit mehr Truhen.
option-pawns = Figuren je Seite
option-pawns-help = Weniger als fünf ergeben eine kleine Fassung des Spiels.
option-won = Nach gewonnener Anfechtung
option-won-help = Muss ein Spieler, der einen Einspruch anficht und gewinnt, die Scheibe drehen?
option-won-may = die Scheibe darf gedreht werden (wie gedruckt)
option-won-must = die Scheibe muss gedreht werden (unsere Lesart)
option-starts = Startfelder, die eine Figur betreten darf
option-starts-help = Sind die Startfelder beider Seiten Wegpunkte, so kann eine Figur auch auf dem des Gegners anhalten. Eine Figur, die auf ihr Startfeld kommt, muss sich dann mit der gegnerischen dort duellieren.
option-starts-own = nur das eigene (unsere Lesart)
option-starts-all = die beider Seiten (wie gedruckt)
option-differences = Unterschiede der Ausgaben
option-differences-help = Die beiden Regeln unterscheiden sich auch sonst. Deutsch: Wer einen Einspruch hinnimmt, muss eine andere Scheibe drehen. Französisch: Eine Scheibe wird samt ihrer Figur gedreht, und keine Figur zieht auf ihr Startfeld zurück.
option-differences-back = nur beim Zurückholen einer Figur (unsere Lesart)
option-differences-all = in allem (wie gedruckt)

# What happened
free-move = { $free ->
    [yes] Freizug:{" "}
   *[no] {""}
}
the-pawn = { $pawn ->
    [returned] die zurückgekehrte Figur
    [winner] die Figur
   *[any] eine Figur
}
load = { $load ->
    [two] 2 Truhen
    [last] der letzten Truhe aus dem Lager
    [camp] einer Truhe aus dem { other-colour } Lager
   *[ship] einer Truhe vom { other-colour } Schiff
}
told-deal = In Vertiefung { $well } liegt eine Scheibe der Art { $kind }.
told-draw = { $who } zieht eine Scheibe der Art { $kind }.
told-lay = { $who } legt die Scheibe in Vertiefung { $well }.
told-lay-last = { $who } legt die letzte Scheibe in Vertiefung { $well }: Der Dschungel ist fertig.
told-start = { $who } stellt eine Figur auf das Startfeld.
told-start-duel = { $who } stellt eine Figur auf das Startfeld und greift die { other-plain } Figur dort an.
told-none = { $who } hat keine Figur mehr auf der Insel und darf eine vom Schiff zurückholen.
told-passes = Jetzt ist { $who } am Zug.
told-limit = Das war Zug { $n }, der letzte.
told-limit-won = Das war Zug { $n }, der letzte: { $who } hat mehr Truhen an Bord und gewinnt!
told-roll = { $n ->
    [0] { $who } würfelt keinen Aktionspunkt.
   *[other] { $who } würfelt { action-points }.
}
told-move = { free-move }{ $who } zieht { the-pawn } { from-point } { to-point }.
told-open = Von nun an darf sie wieder auf ihr Zielfeld.
told-aboard = { free-move }{ $who } bringt { the-pawn } { from-point } an Bord, mit { load }.
told-attack = { free-move }{ $who } greift { from-point } aus die { other-plain } Figur { at-point } an.
two-faces = { $faces ->
    [rr] zweimal Rot
   *[bb] zweimal Schwarz
}
told-fight-won = { $who } würfelt { two-faces } und gewinnt das Duell.
told-fight-lost = { $who } würfelt { two-faces } und verliert das Duell.
told-fight-mixed = { $who } würfelt einmal Rot und einmal Schwarz: Jetzt würfelt { $other }.
and-chest = { $chest ->
    [camp] , eine Truhe aus dem { colour } Lager auf das { winner } Schiff.
    [ship] , eine Truhe vom { colour } Schiff auf das { winner }.
   *[none] . Es gibt keine Truhe zu holen.
}
told-captured = Die { colour-plain } Figur kommt ins { winner } Lager{ and-chest }
told-captured-ship = Die { colour-plain } Figur kommt auf das { winner } Schiff{ and-chest }
told-wins = { $who } hat { points } an Bord und gewinnt!
told-wins-pawns = { $other } hat keine Figur mehr: { $who } gewinnt!
told-name = { $who } will Scheibe { $well } drehen.
told-name-sure = { $who } sagt Scheibe { $well } an; Einspruch ist nicht mehr möglich.
told-allow = { $who } erhebt keinen Einspruch.
told-waive = { $who } erhebt keinen Einspruch und verzichtet darauf für den Rest dieses Zuges.
told-object = { $who } erhebt Einspruch.
told-accept = { $who } nimmt den Einspruch hin: Scheibe { $well } bleibt, wie sie ist.
told-other = { $who } muss eine andere Scheibe drehen.
told-contest = { $who } ficht den Einspruch an.
told-settle-again = Ein Würfel zeigt Rot, der andere Schwarz: Es wird noch einmal gewürfelt.
told-settle-won = Beide Würfel zeigen { Colour }: { $who } setzt sich durch und muss Scheibe { $well } drehen.
told-settle-may = Beide Würfel zeigen { Colour }: { $who } setzt sich durch und darf Scheibe { $well } drehen.
told-settle-lost = Beide Würfel zeigen { Colour }: Der Einspruch gilt, Scheibe { $well } bleibt, wie sie ist, und { $who } verliert einen Aktionspunkt.
told-turn = { $who } dreht Scheibe { $well } im Uhrzeigersinn um { $degrees }°.
told-land-goal = { $who } holt eine Figur vom Schiff auf das Zielfeld zurück. Sie muss zum Startfeld gehen, bevor sie wieder an Bord darf.
told-land-start = { $who } holt eine Figur vom Schiff auf das Startfeld zurück.
told-land-duel = { $who } holt eine Figur vom Schiff auf das Startfeld zurück und greift die { other-plain } Figur dort an.
told-stay-aboard = { $who } holt keine Figur vom Schiff zurück.
told-stay = { $who } verzichtet auf den Freizug.
told-leave = { $who } lässt Scheibe { $well }, wie sie ist.
told-end = { $n ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug, { action-points } bleibt ungenutzt.
   *[other] { $who } beendet den Zug, { action-points } bleiben ungenutzt.
}
told-prologue = Der Zufall hat die neunzehn Scheiben gelegt: Zwischen den Lagern und den Schiffen liegt ein Dschungel.

# What is asked
ask-lay = Scheibe { $n } von { $all }, Art { $kind }: Wähle eine leere Vertiefung und dann, wie herum sie liegt.
ask-return-goal = Du hast keine Figur mehr auf der Insel. Willst du eine vom Schiff auf dein Zielfeld zurückholen? Sie muss dann zum Startfeld gehen, bevor sie wieder an Bord darf.
ask-return-start = Du hast keine Figur mehr auf der Insel. Willst du eine vom Schiff auf dein Startfeld zurückholen?
ask-act-none = Du hast keinen Aktionspunkt mehr. Beende deinen Zug.
ask-act = Du hast { action-points }. { $can ->
    [first] Zieh eine Figur oder dreh eine Scheibe; mindestens einmal im Zug musst du eine Figur ziehen.
    [must] In diesem Zug hat noch keine Figur gezogen: Zieh eine.
    [stuck] Keine deiner Figuren kann ziehen. Dreh eine Scheibe oder beende deinen Zug.
   *[all] Zieh eine Figur, dreh eine Scheibe oder beende deinen Zug.
}
ask-sure = Einspruch ist in diesem Zug nicht mehr möglich.
ask-answer = { $who } will Scheibe { $well } drehen. { $you }, erhebst du Einspruch? Das geht in diesem Zug nur einmal.
ask-reply = { $who } erhebt Einspruch gegen das Drehen von Scheibe { $well }. Hinnehmen: Sie bleibt, wie sie ist, und du verlierst keinen Punkt{ $then ->
    [other] {""}, musst aber eine andere Scheibe drehen.
   *[none] .
} Anfechten: Mit gleicher Chance drehst du sie oder verlierst einen Punkt.
ask-other = Du hast den Einspruch hingenommen: Dreh jetzt eine andere Scheibe.
ask-turn = Scheibe { $well } muss jetzt gedreht werden: Dreh sie auf dem Brett oder wähle ein Bild unter dem Dschungel.
ask-may-turn = Scheibe { $well } darf jetzt gedreht werden: Dreh sie auf dem Brett oder wähle ein Bild unter dem Dschungel. Oder lass sie, wie sie ist; das kostet nichts.
ask-free = Deine Figur { at-point } hat das Duell gewonnen: Sie darf noch einmal ziehen, und das kostet nichts.
ask-next-well = Wie herum soll die Scheibe in Vertiefung { $well } liegen? Dreh sie auf dem Brett oder wähle ein Bild unter dem Dschungel.
ask-next-face = So läge die Scheibe in Vertiefung { $well }. Klick sie an oder dasselbe Bild noch einmal, um sie so zu legen; oder probier ein anderes.
ask-next-turned = So läge Scheibe { $well }. Klick sie an oder dasselbe Bild noch einmal, um sie so zu drehen; oder probier ein anderes.
ask-next-pawn = { $from ->
    [start] Wohin zieht die Figur auf deinem Startfeld?
    [goal] Wohin zieht die Figur auf deinem Zielfeld?
    [foe] Wohin zieht die Figur auf dem gegnerischen Startfeld?
   *[other] Wohin zieht die Figur auf Scheibe { $from }?
}
ask-next-disc = Scheibe { $well } ansagen? Ohne Einspruch musst du sie drehen.
ask-next-disc-sure = Scheibe { $well } drehen? Einspruch ist nicht mehr möglich, und du musst sie dann drehen.

# Buttons
name-lay = Vertiefung { $well }: { $trails }
name-move = Figur { from-point } { to-point }
name-attack = Figur { from-point } { to-point }: Duell
name-aboard = Figur { from-point } an Bord, mit { load }
name-disc = Scheibe { $well } ansagen
name-disc-sure = Scheibe { $well } drehen
name-turn = Um { $degrees }°: { $trails }
name-allow = Erlauben
name-waive = Bis zum Zugende erlauben
name-object = Einspruch
name-accept = Hinnehmen
name-contest = Anfechten
name-land-goal = Figur auf das Zielfeld zurückholen
name-land-start = Figur auf das Startfeld zurückholen
name-stay-aboard = Keine Figur zurückholen
name-stay = Auf den Freizug verzichten
name-leave = Scheibe lassen, wie sie ist
name-end = { $n ->
    [0] Zug beenden
    [one] Zug beenden, { $n } Punkt ungenutzt
   *[other] Zug beenden, { $n } Punkte ungenutzt
}

# Why not
not-chance = Das entscheiden die Würfel oder das Los; niemand sucht es sich aus.
not-while-drawing = Gerade entscheiden die Würfel oder das Los; gleich geht das Spiel weiter.
not-your-turn = Du bist nicht am Zug.
not-your-disc = Die Scheiben werden abwechselnd gelegt, und diese legst nicht du.
not-while-asked = Erst sagt { $who }, ob Scheibe { $well } gedreht werden darf.
not-objection-used = Einspruch ist in einem Zug nur einmal möglich, und du hast ihn schon erhoben oder darauf verzichtet.
not-objection-late = Du hast erlaubt, Scheibe { $well } zu drehen: Für einen Einspruch ist es zu spät.
not-named = Es ist keine Scheibe angesagt, gegen die du Einspruch erheben könntest.
not-before-laying = Erst wird der Dschungel gelegt: { $n ->
    [one] Noch fehlt { $n } Scheibe.
   *[other] Noch fehlen { $n } Scheiben.
}
not-well-taken = In Vertiefung { $well } liegt schon eine Scheibe.
not-in-hand = Alle Scheiben liegen; du hast keine in der Hand.
not-before-return = Entscheide erst, ob eine Figur vom Schiff zurückkehrt.
not-before-answer = Sag erst, ob Scheibe { $well } gedreht werden darf.
not-before-reply = Antworte erst auf den Einspruch: Nimm ihn hin oder ficht ihn an.
not-before-turn = Du hast Scheibe { $well } angesagt: Jetzt musst du sie drehen.
not-before-leave = Du hast die Anfechtung gewonnen: Dreh erst Scheibe { $well } oder lass sie, wie sie ist.
not-before-other = Du hast den Einspruch hingenommen: Dreh erst eine andere Scheibe.
not-before-free = Erst kommt der Freizug: Die Figur { at-point } zieht weiter oder bleibt.
not-free-other = Nur die Figur { at-point }, die das Duell gewonnen hat, hat einen Freizug.
not-points = Du hast keinen Aktionspunkt mehr.
not-pawn = { $from ->
    [start] Auf deinem Startfeld steht keine deiner Figuren.
    [goal] Auf deinem Zielfeld steht keine deiner Figuren.
    [foe] Auf dem gegnerischen Startfeld steht keine deiner Figuren.
   *[other] Auf Scheibe { $from } steht keine deiner Figuren.
}
not-same = Eine Figur kann nicht dort ankommen, wo sie losgegangen ist.
not-trail = Kein Weg führt { from-point } unmittelbar { to-point }. Die Wege { from-point } führen { $list }.
not-any-trail = Kein Weg führt { from-point } zu einem Punkt, den deine Figur betreten könnte.
not-own-pawn = { $to ->
    [start] Auf dem Startfeld steht eine eigene Figur; dort kannst du weder anhalten noch vorbeiziehen.
    [foe] Auf dem gegnerischen Startfeld steht eine eigene Figur; dort kannst du weder anhalten noch vorbeiziehen.
   *[other] Auf Scheibe { $to } steht eine eigene Figur; dort kannst du weder anhalten noch vorbeiziehen.
}
not-goal-closed = Eine zurückgekehrte Figur muss zum Startfeld gehen, bevor sie wieder an Bord darf.
not-foe-start = Das Startfeld deines Gegners ist für deine Figuren gesperrt.
not-back-to-start = Eine Figur, die das Startfeld verlassen hat, kehrt nicht dorthin zurück: So will es die französische Regel.
not-disc-pawn = Auf Scheibe { $well } steht eine Figur: Gedreht werden nur Scheiben ohne Figur.
not-barred = Gegen Scheibe { $well } gab es Einspruch: In diesem Zug darfst du sie nicht noch einmal ansagen.
not-duty-name = In diesem Zug hat noch keine Figur gezogen: Dafür brauchst du deinen letzten Aktionspunkt.
not-duty-end = In diesem Zug hat noch keine Figur gezogen: Zieh eine, bevor du ihn beendest.
not-against-self = Gegen eine Scheibe, die du ansagst, kann nur dein Gegner Einspruch erheben.
not-objected = Es gibt keinen Einspruch, auf den du antworten könntest.
not-turn-unnamed = Sag erst die Scheibe an, die du drehen willst; dein Gegner darf Einspruch erheben.
not-land-pawns = Eine Figur kehrt nur dann vom Schiff zurück, wenn du keine mehr auf der Insel hast.
not-land-late = Eine Figur darf nur zu Beginn eines Zuges vom Schiff zurückkehren.
not-stay = Es gibt keinen Freizug, auf den du verzichten könntest.
beyond-hand = Das ist die Scheibe, die du gezogen hast: Wähle eine leere Vertiefung für sie.
beyond-lit = Dorthin kannst du ziehen: Wähle den leuchtenden Punkt selbst.
beyond-by-goal = An Bord geht es über dein Zielfeld: Wähle das leuchtende Zielfeld.
beyond-field = Start- und Zielfeld deines Gegners sind für deine Figuren gesperrt: Sie können dort weder anhalten noch vorbeiziehen.
beyond-goal = Das Zielfeld deines Gegners ist für deine Figuren gesperrt: Sie können dort weder anhalten noch vorbeiziehen.
beyond-first = Wähle zuerst eine deiner Figuren, dann, wohin sie gehen soll.
beyond-enemy = Um diese Figur anzugreifen, wähle zuerst eine eigene, die sie erreichen kann, dann diese.
beyond-enemy-far = Keine deiner Figuren kann diese jetzt erreichen. Um sie anzugreifen, wähle eine eigene Figur, von der ein Weg zu ihr führt.
beyond-camp = Figuren verlassen das Lager von selbst: Zu Beginn jedes deiner Züge kommt eine auf dein Startfeld, wenn dort keine von deinen steht.
beyond-aboard = Diese Figur bleibt an Bord. Eine kehrt nur dann zurück, wenn du keine mehr auf der Insel hast.
beyond-ship = Hier gibt es nichts zu tun: Eine Figur, die dein Zielfeld erreicht, geht von selbst an Bord und nimmt Truhen mit.
beyond-other-camp = Das ist das Lager deines Gegners, mit den Figuren und Truhen, die noch nicht aufgebrochen sind. Hier gibt es nichts zu tun.
beyond-other-ship = Das ist das Schiff deines Gegners: Nur dessen Figuren gehen dort an Bord. Hier gibt es nichts zu tun.
beyond-turn = Hier gibt es nichts zu wählen: Du siehst nur, wie viele Aktionspunkte du noch hast, ob eine Figur gezogen hat und ob es Einspruch gab.

# The end
reason-not_over = Das Spiel geht weiter.
reason-chests = Ein Schiff hat genug Truhen.
reason-pawns = Eine Seite hat keine Figur mehr, weder auf der Insel noch auf ihrem Schiff.
reason-limit = Der letzte Zug ist gespielt: Das Schiff mit mehr Truhen gewinnt.
reason-tie = Der letzte Zug ist gespielt, und beide Schiffe haben gleich viele Truhen.

# Things
role-red = Engländer
role-black = Piraten
colour = { $colour ->
    [red] roten
   *[black] schwarzen
}
colour-plain = { $colour ->
    [red] rote
   *[black] schwarze
}
Colour = { $colour ->
    [red] Rot
   *[black] Schwarz
}
other-colour = { $other ->
    [red] roten
   *[black] schwarzen
}
other-plain = { $other ->
    [red] rote
   *[black] schwarze
}
winner = { $winner ->
    [red] rote
   *[black] schwarze
}
action-points = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
}
points = { $n ->
    [one] { $n } Truhe
   *[other] { $n } Truhen
}
from-point = { $from ->
    [start] vom Startfeld
    [goal] vom Zielfeld
    [foe] vom gegnerischen Startfeld
   *[other] von Scheibe { $from }
}
at-point = { $at ->
    [start] auf dem Startfeld
    [foe] auf dem gegnerischen Startfeld
   *[other] auf Scheibe { $at }
}
to-point = { $to ->
    [start] auf das Startfeld
    [goal] auf das Zielfeld
    [foe] auf das gegnerische Startfeld
   *[other] auf Scheibe { $to }
}
way = { $way ->
    [ne] NO
    [e] O
    [se] SO
    [sw] SW
    [w] W
   *[nw] NW
}

# The table in a terminal
board-turn = Zug { $n } von { $most }
board-laying = Scheibe { $n } von { $all }
board-points = { $n ->
    [0] kein Aktionspunkt mehr
   *[other] noch { action-points }
}
board-ship = Schiff
board-camp = Lager
board-start = Start
board-goal = Ziel
board-pawns = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
}
board-returned = zurückgekehrte Figur
board-hand = In der Hand, Art { $kind }, so kann sie liegen:
board-turns = Scheibe { $well }, so kann sie gedreht werden:
board-pool = Noch zu ziehen
board-barred = In diesem Zug nicht mehr anzusagen: Scheibe { $well }
board-named = Angesagt: Scheibe { $well }
board-sign = { $what ->
    [dot] Wegpunkt und Nummer der Scheibe
    [pawn] Figur
   *[chest] Truhe
}

# In the picture
drawn-end = { $end ->
    [0] Nordosten
    [1] Osten
    [2] Südosten
    [3] Südwesten
    [4] Westen
   *[5] Nordwesten
}
drawn-disc = Scheibe { $n }
drawn-dot-joins = vom Wegpunkt geht es nach { $ends }
drawn-named = angesagt
drawn-barred = in diesem Zug nicht noch einmal anzusagen
drawn-well = Vertiefung { $n }, leer
drawn-hand = die gezogene Scheibe, vom Wegpunkt geht es nach { $ends }
drawn-pool = { $n ->
    [one] noch { $n } Scheibe zu ziehen
   *[other] noch { $n } Scheiben zu ziehen
}
drawn-start = { $side ->
    [red] Startfeld der Engländer
   *[black] Startfeld der Piraten
}
drawn-goal = { $side ->
    [red] Zielfeld der Engländer
   *[black] Zielfeld der Piraten
}
drawn-closed = { $goal }, geschlossen, bis die Figur auf ihrem Startfeld war
drawn-whose-pawn = { $side ->
    [red] Figur der Engländer
   *[black] Figur der Piraten
}
drawn-pawn = { $where ->
    [start] { drawn-whose-pawn }, auf ihrem Startfeld
    [goal] { drawn-whose-pawn }, auf ihrem Zielfeld
    [camp] { drawn-whose-pawn }, im Lager
    [ship] { drawn-whose-pawn }, an Bord
    [foe] { drawn-whose-pawn }, auf dem gegnerischen Startfeld
   *[disc] { drawn-whose-pawn } auf Scheibe { $n }
}
drawn-returned = { $pawn }, vom Schiff zurückgekehrt
drawn-attacker = { drawn-whose-pawn }, greift { at-point } an
drawn-duel = { $side ->
    [red] Duell { at-point }: Die Engländer würfeln
   *[black] Duell { at-point }: Die Piraten würfeln
}
drawn-target = { to-point } ziehen
drawn-target-duel = { $where }, Duell
drawn-turned = { $n ->
    [one] um ein Sechstel im Uhrzeigersinn drehen: vom Wegpunkt geht es nach { $ends }
   *[other] um { $n } Sechstel im Uhrzeigersinn drehen: vom Wegpunkt geht es nach { $ends }
}
drawn-faced = so legen: vom Wegpunkt geht es nach { $ends }
drawn-asked = { $side ->
    [red] Die Engländer wollen Scheibe { $n } drehen
   *[black] Die Piraten wollen Scheibe { $n } drehen
}
drawn-objects = { $side ->
    [red] Die Engländer erheben Einspruch gegen das Drehen von Scheibe { $n }
   *[black] Die Piraten erheben Einspruch gegen das Drehen von Scheibe { $n }
}
drawn-contested = { $side ->
    [red] Die Engländer fechten den Einspruch an: Darf Scheibe { $n } gedreht werden?
   *[black] Die Piraten fechten den Einspruch an: Darf Scheibe { $n } gedreht werden?
}
drawn-chests = { $n ->
    [0] keine Truhe
    [one] { $n } Truhe
   *[other] { $n } Truhen
}
drawn-pawns = { $n ->
    [0] keine Figur
    [one] { $n } Figur
   *[other] { $n } Figuren
}
drawn-camp = { $side ->
    [red] Lager der Engländer ({ $who }): { $chests }, { $pawns }
   *[black] Lager der Piraten ({ $who }): { $chests }, { $pawns }
}
drawn-ship = { $side ->
    [red] Schiff der Engländer ({ $who }): { $chests }, { $most } zum Sieg; { $pawns } an Bord
   *[black] Schiff der Piraten ({ $who }): { $chests }, { $most } zum Sieg; { $pawns } an Bord
}
drawn-turn = { $side ->
    [red] Die Engländer sind am Zug
   *[black] Die Piraten sind am Zug
}
drawn-left = { $n ->
    [0] kein Aktionspunkt mehr
    [one] noch { $n } Aktionspunkt
   *[other] noch { $n } Aktionspunkte
}
drawn-moved = eine Figur wurde gezogen
drawn-unmoved = noch keine Figur gezogen
drawn-objected = kein Einspruch mehr möglich
drawn-unobjected = ein Einspruch möglich
drawn-limit = { $n ->
    [one] der letzte Zug
   *[other] noch { $n } Züge bis zum Ende
}
drawn-won = { $side ->
    [red] Die Engländer haben gewonnen
   *[black] Die Piraten haben gewonnen
}
drawn-tie = Unentschieden
drawn-die = { $body ->
    [red] { $face ->
        [red] roter Würfel: rot
       *[black] roter Würfel: schwarz
    }
   *[black] { $face ->
        [red] schwarzer Würfel: rot
       *[black] schwarzer Würfel: schwarz
    }
}
drawn-die-disc = eine Scheibe der Art { $kind }

# The first voyage
lesson-goal = Du führst die Engländer, in Rot: Dein Lager ist unten rechts, dein Schiff oben links. Bring deine Truhen durch den Dschungel. Wer zuerst sieben an Bord hat, gewinnt.
lesson-six = Die Piraten wollen dasselbe, nur über Kreuz. Jede Seite hat nur sechs Truhen: Wer gewinnen will, muss der anderen mindestens eine abnehmen.
lesson-dots = Der Dschungel besteht aus Scheiben. Auf jeder sind drei Wegstücke und ein runder Wegpunkt. Figuren halten nur auf Wegpunkten: Ein Weg, der an ihnen vorbeiführt, bringt sie weit voran.
lesson-points = Du hast die vier Würfel geworfen. Es zählt das Bild, nicht der Rand: Jeder Würfel, der dein Kreuz zeigt, ist ein Aktionspunkt, diesmal zwei. Für einen Punkt zieht eine Figur einmal, oder du drehst eine Scheibe einmal.
lesson-move = Wähle die Figur auf deinem Startfeld, und ihr Weg leuchtet: über vier Scheiben, an allen Wegpunkten vorbei, bis zu Scheibe 9 mitten im Dschungel. So lang ein Weg auch ist, er ist eine einzige Bewegung.
lesson-move-not = Erst die Figur: In jedem Zug, in dem du einen Punkt hast, muss mindestens eine Figur ziehen.
lesson-name = Von Scheibe 9 geht es nur nach 7, in eine Sackgasse, oder zurück. Läge aber Scheibe 8 anders … Sag an, dass du sie drehen willst. Die Piraten dürfen in jedem deiner Züge einmal Einspruch erheben.
lesson-name-not = Sag lieber Scheibe 8 an: Sie liegt zwischen deiner Figur und deinem Schiff.
lesson-turn = Kein Einspruch: Jetzt musst du sie drehen. Dreh sie auf dem Brett oder probier die Bilder unter dem Dschungel aus: Die verbundenen Wege leuchten. Finde die Lage, die zu Scheibe 3 führt, und wähle sie noch einmal.
lesson-turn-not = So kommt deine Figur nicht zu Scheibe 3. Such das Bild, bei dem ein Weg von Scheibe 9 zu Scheibe 3 leuchtet.
lesson-end = Jetzt führt ein Weg von deiner Figur zu Scheibe 3 und von dort zu deinem Schiff. Und Scheibe 9 kann niemand wegdrehen: Eine Scheibe, auf der eine Figur steht, bleibt, wie sie ist. Beende deinen Zug.
lesson-object = Die Piraten wollen Scheibe 8 zurückdrehen und dir den Weg verderben. In jedem ihrer Züge darfst du einmal Einspruch erheben. Jetzt ist es so weit!
lesson-object-not = Wenn du es erlaubst, ist dein Weg verloren. Erheb Einspruch!
lesson-held = Sie haben deinen Einspruch angefochten, also haben die Würfel entschieden. Beide zeigten Rot, deine Farbe: Scheibe 8 bleibt, wie sie liegt, und sie haben einen Punkt verloren.
lesson-attack = Jetzt steht dir ein Pirat im Weg, auf Scheibe 3. Wer einen Wegpunkt betritt, auf dem ein Feind steht, kämpft im Duell. Der Angreifer gewinnt 8 von 13 Duellen. Warte also nicht, bis er dich angreift: Greif an!
lesson-attack-not = Der Pirat auf Scheibe 3 würde dich in seinem nächsten Zug angreifen. Komm ihm zuvor.
lesson-won = Zwei Würfe blieben unentschieden, dann kam zweimal Rot: gewonnen! Seine Figur wechselt die Seite und kommt in dein Lager, und eine Truhe der Piraten kommt sofort auf dein Schiff: die eine, die dir fehlte.
lesson-free = Wer als Angreifer gewinnt, darf gleich kostenlos weiterziehen. Von Scheibe 3 führt ein Weg zu deinem Zielfeld: Geh an Bord, und zwei Truhen kommen mit.
lesson-free-not = Dein Schiff ist eine Bewegung entfernt, und diese kostet nichts: Nutze sie.
lesson-next = Drei Truhen an Bord! Zu Beginn jedes deiner Züge kommt von selbst eine neue Figur auf dein Startfeld. Schick sie mit deinem letzten Punkt denselben Weg entlang, dann beende deinen Zug.
lesson-allow = Jetzt wollen die Piraten Scheibe 2 drehen. Keiner deiner Wege führt dort entlang. Du musst keinen Einspruch erheben: Erlaube es dieses eine Mal, und sieh dir an, was es bewirkt.
lesson-allow-not = Sieh erst, was geschieht, wenn du es einfach erlaubst.
lesson-opened = Autsch: Über Scheibe 2 führt jetzt ein Weg von Scheibe 4 geradewegs zum Schiff der Piraten.
lesson-regret = Du bist dran und hast drei Punkte. Versuch, Scheibe 2 wieder wegzudrehen.
lesson-regret-not = Versuch zuerst, den Piraten den Weg zu versperren: Sag Scheibe 2 an.
lesson-contest = Diesmal erheben sie Einspruch. Nimmst du ihn hin, bleibt die Scheibe, und du behältst den Punkt. Fichtst du ihn an, entscheiden die Würfel mit gleichen Chancen: Verlierst du, ist auch der Punkt weg. Trau dich!
lesson-contest-not = Hinnehmen ist oft klug. Aber sieh dir einmal an, wie das Anfechten geht.
lesson-lost = Zweimal der Totenkopf: Scheibe 2 bleibt in diesem Zug, wie sie ist, und ein Punkt ist weg. Rechtzeitig Einspruch zu erheben kostet nichts, es später zu reparieren kostet Punkte. Sieh also nach, wohin eine Scheibe führt, bevor du das Drehen erlaubst.
lesson-aboard = Zwei Punkte bleiben dir, und das reicht gerade: nach Scheibe 3, und an Bord!
lesson-nearly = Fünf Truhen an Bord, die letzten zwei im Lager: Erreicht deine nächste Figur das Schiff, hast du sieben und gewinnst.
lesson-on = Von hier an spielst du allein weiter. Deine Figur braucht drei Bewegungen: Scheibe 9, Scheibe 3, Zielfeld. Erheb Einspruch, wenn die Piraten an diesem Weg drehen wollen, und gib acht auf die Figur auf Scheibe 16: Auch sie kommt nach Scheibe 3. Viel Glück!

# Coach
foes = { $side ->
    [red] die Engländer
   *[black] die Piraten
}
of-foes = { $side ->
    [red] der Engländer
   *[black] der Piraten
}
on-point = { $from ->
    [start] auf dem Startfeld
    [goal] auf dem Zielfeld
    [foe] auf dem gegnerischen Startfeld
   *[other] auf Scheibe { $from }
}
aim-lay = Versuch, von deinem Startfeld zu deinem Zielfeld einen Weg zu legen, der an den Wegpunkten vorbeiführt, und lass deinem Gegner keinen.
aim-return = Ohne Figur auf der Insel kannst du nur Scheiben drehen. Eine, die zurückkommt, kann wieder Truhen holen und kämpfen.
aim-win = Deine Figur { on-point } kann an Bord gehen und das Spiel gewinnen!
aim-aboard = Deine Figur { on-point } kann jetzt an Bord gehen und nimmt Truhen mit.
aim-stop = Vorsicht: { $from ->
    [start] Vom Startfeld
    [goal] Vom Zielfeld
   *[other] Von Scheibe { $from }
} können { foes } mit einer Bewegung an Bord gehen. Dreh eine Scheibe auf diesem Weg.
aim-attack = { $from ->
    [start] Vom Startfeld
    [goal] Vom Zielfeld
   *[other] Von Scheibe { $from }
} aus kannst du angreifen. Der Angreifer gewinnt 8 von 13 Duellen und damit eine Figur und eine Truhe.
aim-blocked = Deine Figur auf Scheibe { $well } versperrt der auf deinem Startfeld den Weg: Lass sie erst weiterziehen.
aim-go = Am schnellsten ist ein Weg, der an den Wegpunkten vorbeiführt. Such eine Scheibe, die, anders gedreht, deine Figuren näher an den Anker bringt.
aim-duty = Dein letzter Punkt ist für eine Figur. Ein Weg, der an den Wegpunkten vorbeiführt, bringt sie am weitesten.
aim-stuck = Keiner deiner Wege führt weiter. Dreh eine Scheibe neben einer deiner Figuren.
aim-answer-danger = Richtig gedreht, lässt Scheibe { $well } { foes } noch in diesem Zug an Bord. Erheb Einspruch!
aim-answer-mine = Einer deiner Wege führt über Scheibe { $well }. Erheb Einspruch, wenn du ihn brauchst: Das geht in diesem Zug einmal.
aim-answer-free = Keiner deiner Wege führt über Scheibe { $well }. Sieh nach, ob sie deinem Gegner hilft: Einspruch geht in diesem Zug einmal.
aim-reply = Ficht nur an, wenn dir die Scheibe einen Punkt wert ist: Die Chancen stehen gleich.
aim-other = Nimm eine Scheibe, die dich weiterbringt oder wenigstens dem Gegner nicht hilft.
aim-turn = Probier die Bilder aus: Deine Wege leuchten gepunktet, die { of-foes } gestrichelt.
aim-free = Der Freizug kostet nichts: Bring die Figur in Sicherheit oder näher ans Zielfeld.
aim-free-aboard = Der Freizug bringt deine Figur geradewegs an Bord.
note-move = 1 von { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}
note-free = kostenlos
note-aboard = an Bord, mit { load }
note-attack = Duell: Du gewinnst zu 62 %
note-turn = { $aboard ->
    [own] führt dich an Bord
    [foe] führt { foes } an Bord
   *[both] führt dich an Bord, { foes } aber auch
}
note-object = wird er angefochten, hält er zu 50 %
note-contest = zu 50 % drehst du sie, sonst ist ein Punkt weg
warn-win = Du kannst sofort gewinnen: Deine Figur { on-point } kann an Bord gehen.
warn-aboard = Deine Figur { on-point } kann jetzt an Bord gehen. Willst du sie wirklich dort lassen?
warn-end = { $side ->
    [red] Die Engländer
   *[black] Die Piraten
} können ihr Schiff mit einer Bewegung erreichen, und du hast noch { action-points }: Eine gedrehte Scheibe könnte sie aufhalten.
warn-name = Dein eigener Weg an Bord führt über Scheibe { $well }. Wie du sie auch drehst, er wäre weg.
warn-allow = Drehen sie Scheibe { $well } richtig, können { foes } noch in diesem Zug an Bord gehen. Du kannst noch Einspruch erheben.
warn-turn-foe = So gedreht, können { foes } ihr Schiff mit einer Bewegung erreichen.
warn-turn-own = So gedreht, schneidet die Scheibe deinen eigenen Weg an Bord ab.

# Legend
legend-disc = Eine Scheibe des Dschungels mit ihrer Nummer: drei Wegstücke und ein Wegpunkt. { $held ->
    [no] Sie kann gedreht werden, auch mit einer Figur darauf.
   *[yes] Sie kann gedreht werden, solange keine Figur auf ihr steht.
}
legend-dot = Ein Wegpunkt: die einzige Stelle einer Scheibe, auf der eine Figur anhalten kann. Kreuzen sich dort zwei Wege, so kann sie ihn auf vier Seiten verlassen.
legend-bridge = Eine Brücke: Ein Weg führt über einen anderen. Abbiegen kann man hier nicht.
legend-loop = Am Rand des Dschungels führt der Weg zum benachbarten Ende weiter.
legend-letter = Ein Buchstabe: Der Weg geht dort weiter, wo derselbe Buchstabe steht.
legend-start = Ein Startfeld: Zu Beginn jedes Zuges kommt eine Figur aus dem Lager darauf, wenn dort keine andere ihrer Seite steht.{ $open ->
    [yes] {" "}Auch die andere Seite darf es betreten und muss sich dann mit der Figur duellieren, die darauf kommt.
   *[no] {""}
}
legend-goal = Ein Zielfeld: Eine Figur, die es erreicht, geht sofort an Bord und nimmt zwei Truhen mit. Betreten darf es nur die eigene Seite.
legend-ship = Ein Schiff: die Truhen an Bord, und wie viele zum Sieg reichen.
legend-camp = Ein Lager: die Figuren und Truhen, die noch nicht aufgebrochen sind.
legend-red = Eine Figur der Engländer. { $held ->
    [no] Wird ihre Scheibe gedreht, so dreht sie sich mit.
   *[yes] Ihre Scheibe kann nicht gedreht werden.
}
legend-black = Eine Figur der Piraten. { $held ->
    [no] Wird ihre Scheibe gedreht, so dreht sie sich mit.
   *[yes] Ihre Scheibe kann nicht gedreht werden.
}
legend-coin = Ein Aktionspunkt: eine Bewegung einer Figur oder eine Drehung einer Scheibe. Leere Kreise sind verbraucht.
legend-sole = Ein Fußabdruck: gefüllt, sobald in diesem Zug eine Figur gezogen hat. In jedem Zug mit einem Punkt muss eine ziehen.
legend-objection = Wer nicht am Zug ist, darf noch Einspruch gegen das Drehen einer Scheibe erheben. Durchgestrichen: in diesem Zug nicht mehr.
legend-named = Die angesagte Scheibe: Sie wird gedreht, wenn es keinen Einspruch gibt.
legend-barred = Hier gab es Einspruch: Diese Scheibe darf in diesem Zug nicht noch einmal angesagt werden.
legend-lit = Leuchtende Wege: Deine sind gepunktet, die deines Gegners gestrichelt.
legend-duel = Ein Duell: Zweimal die eigene Farbe gewinnt, zweimal die andere verliert; bei je einmal würfelt die andere Seite.
legend-returned = Eine Figur, die vom Schiff zurückgekehrt ist, weil ihre Seite keine mehr auf der Insel hatte.
legend-closed = Ein geschlossenes Zielfeld: Die zurückgekehrte Figur muss erst zu ihrem Startfeld gehen.
legend-limit = So viele Züge sind es noch bis zum Ende. Dann gewinnt das Schiff mit mehr Truhen.

# Ein eigenes Brett
finding-wells-sign = Eine Vertiefung wird als Punkt gezeichnet; „{ $text }“ ist keiner.
finding-wells-shifted = Diese Reihe liegt falsch: Nebeneinander liegen Vertiefungen zwei Zeichen auseinander, und jede Reihe ist gegen die nächste um ein Zeichen verschoben.
finding-wells-count = Es müssen { $wanted } Vertiefungen sein; gezeichnet sind { $found }.
finding-wells-far = Mehr als { $most } Vertiefungen nebeneinander oder untereinander wären zu klein, um sie zu sehen.
finding-no-end = „{ $text }“ ist kein Ende einer Vertiefung. Schreib eine Vertiefung von 0 bis { $most } und NE, E, SE, SW, W oder NW (E ist Osten), etwa „16 SW“.
finding-inner-end = { $text } liegt nicht am Rand: Es führt zu Vertiefung { $well }.
finding-end-twice = { $text } steht hier ein zweites Mal; jedes Ende führt an einen einzigen Ort.
finding-end-open = { $n ->
    [one] Ein Ende am Rand fehlt: { $text }.
   *[other] { $n } Enden am Rand fehlen, darunter { $text }.
} Jedes führt zu einem Start- oder Zielfeld, ist mit einem anderen verbunden oder steht bei „dead ends:“.
finding-field-empty = Zu „{ $what }:“ führt kein Ende. So könnte niemand aufbrechen oder ankommen.
finding-field-full = Zu „{ $what }:“ können höchstens { $most } Enden führen.
finding-no-loop = „{ $text }“ ist kein Paar von Enden, etwa „0 NW - 0 NE“.
finding-no-disc = „{ $text }“ ist keine Art von Scheiben. Schreib die Art, die Anzahl und drei Wege, etwa „F 4 01 24* 35*“.
finding-disc-twice = Art { $kind } steht hier ein zweites Mal.
finding-disc-ends = Die drei Wege von { $kind } müssen die Enden 0 bis 5 verbinden, jedes einmal.
finding-disc-dot = { $kind } hat keinen Wegpunkt: Setz einen Stern hinter den Weg, auf dem er liegt.
finding-disc-apart = Ein Wegpunkt kann nicht auf diesen Wegen von { $kind } zugleich liegen: Sie kreuzen sich nicht.
finding-discs-count = Es müssen { $wanted } Scheiben sein, für jede Vertiefung eine; hier sind es { $found }.
finding-corners = Im Heft { $side ->
    [red] brechen die Engländer unten rechts auf, und ihr Schiff liegt oben links
   *[black] brechen die Piraten unten links auf, und ihr Schiff liegt oben rechts
}.
finding-disc-counts = Im Heft gibt es von den Arten A bis F { $wanted } Scheiben; hier sind es { $found }.
finding-disc-one = Im Heft liegt der Wegpunkt von { $kind } nur auf einem Weg.
finding-disc-crossing = Im Heft liegt der Wegpunkt von { $kind } dort, wo sich zwei Wege kreuzen.
finding-disc-crossings = Bei uns hat eine Scheibe höchstens eine Kreuzung; { $kind } hat { $n }.
finding-disc-alike = Bei uns sieht eine Scheibe in jeder ihrer sechs Lagen anders aus; { $kind } hat nur { $n } Bilder.
finding-disc-same = Bei uns sind alle Arten verschieden; { $kind } ist die gleiche Scheibe wie { $other }.
finding-other-rows = Bei uns liegen die Vertiefungen in Reihen zu 3, 4, 5, 4 und 3.
finding-loop-far = Bei uns sind nur benachbarte Enden verbunden; { $one } und { $other } sind in der Zeichnung mit einem Buchstaben markiert.
finding-dead-ends = { $n ->
    [one] Bei uns endet kein Weg am Rand; hier endet einer.
   *[other] Bei uns endet kein Weg am Rand; hier enden { $n }.
} Dorthin kann keine Figur.
finding-lopsided = Bei uns ist das Brett sein eigenes Spiegelbild mit vertauschten Seiten.
