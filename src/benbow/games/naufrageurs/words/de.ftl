# Les Naufrageurs: Deutsch
title = Die Strandräuber
tagline = Ein Strandräuber mit Laterne und Esel; die anderen bringen ihre Fässer an den Riffen vorbei nach Hause.

# Optionen
option-players = Spieler
option-players-help = Einer ist der Strandräuber, alle anderen sind Schiffseigner und gewinnen oder verlieren gemeinsam.
option-players-clash = Jeder Schiffseigner braucht ein Schiff: Bei so wenigen Bahnen können nur weniger mitspielen.
option-rounds = Runden
option-rounds-help = Nach der französischen und der englischen Regel ist eine Partie eine Runde; nach der deutschen sind es so viele Runden wie Spieler, wozu der Autor auch in den anderen rät: Jeder ist einmal der Strandräuber, und das ist gerecht. Eine Runde begünstigt die Schiffseigner: Unter starken Bots gewinnt der Strandräuber nur 7 von 100.
option-rounds-single = eine Runde (wie gedruckt auf Französisch und Englisch)
option-rounds-match = eine Runde je Spieler (wie gedruckt auf Deutsch)
option-blue = Blaues Schiff
option-blue-help = Zu viert: wer das blaue Schiff belädt. Die Schiffseigner einigen sich darüber.
option-blue-last = einer der Schiffseigner
option-blue-rotates = die Schiffseigner reihum
option-lanes = Bahnen
option-lanes-help = Weniger als vier ergeben eine kleine Fassung des Spiels.
option-barrels = Fässer je Farbe
option-barrels-help = Weniger als sechs ergeben eine kleine Fassung des Spiels.
option-special = Spezialfracht
option-special-help = Wie viele braune Fässer es gibt.
option-blue_owner = Eigner des blauen Schiffs
option-blue_owner-help = Zu viert, wenn ein Schiffseigner das blaue Schiff hat: welcher der drei, vom linken Nachbarn des Strandräubers an gezählt. Das ändert nur, wer es belädt.
option-blue_owner-first = der erste (wie gedruckt: sie einigen sich)
option-blue_owner-second = der zweite (wie gedruckt: sie einigen sich)
option-blue_owner-third = der dritte (wie wir es lesen)
option-shortage = Wenn die Fässer knapp werden
option-shortage-help = Wenn ein Schiff ein braunes Fass braucht und weniger davon da sind, als Schiffe auf ein Fass warten: welches von ihnen als nächstes beladen wird. Ein Schiff, für das nichts mehr da ist, scheidet endgültig aus.
option-shortage-lanes = das erste in der Reihenfolge der Bahnen (wie wir es lesen)
option-shortage-owners = die Schiffseigner wählen (wie gedruckt: keine Reihenfolge)

# Dinge
colour = { $back ->
    [green] grün
    [yellow] gelb
    [red] rot
    [blue] blau
   *[brown] braun
}
barrel = { $back ->
    [green] die grüne { $value }
    [yellow] die gelbe { $value }
    [red] die rote { $value }
    [blue] die blaue { $value }
   *[brown] die { $value } der Spezialfracht
}
colour-word = { $ship ->
    [green] grüne
    [yellow] gelbe
    [red] rote
   *[blue] blaue
}
colour-noun = { $ship ->
    [green] Grün
    [yellow] Gelb
    [red] Rot
   *[blue] Blau
}
role-wrecker = der Strandräuber
role-owner = Schiffseigner
board-head = Runde { $round } von { $rounds } · der Strandräuber: { $wrecker }
island = Insel
port = Hafen
stock = Im Vorrat
booty = Beute
home = Im Hafen
earned = Bisher
ashore = an Land
lost = raus

# Im Bild
ship-empty = das { colour-word } Schiff auf Feld { $square }, noch nicht beladen
ship-ashore = das { colour-word } Schiff, wartet im Hafen
ship-wrecked = das { colour-word } Schiff, auf dem Riff zerschellt
ship-lost = das { colour-word } Schiff, endgültig aus dem Spiel
port-of = der { colour-word } Hafen: { $who }
wrecker-is = der Strandräuber: { $who }
donkey = der Esel mit der Laterne
chart-round = Runde { $round } von { $rounds }
final = Punkte am Ende
barrel-count = { $n ->
    [one] { $n } Fass
   *[other] { $n } Fässer
}
rack = { $back ->
    [green] Im Vorrat, grün: { barrel-count }
    [yellow] Im Vorrat, gelb: { barrel-count }
    [red] Im Vorrat, rot: { barrel-count }
    [blue] Im Vorrat, blau: { barrel-count }
   *[brown] Im Vorrat, Spezialfracht: { barrel-count }
}
booty-count = Beute des Strandräubers: { barrel-count }
home-count = Sicher im Hafen: { barrel-count }
die = { $back ->
    [green] grüner Würfel: { $face }
    [yellow] gelber Würfel: { $face }
    [red] roter Würfel: { $face }
    [blue] blauer Würfel: { $face }
   *[black] schwarzer Würfel: { $face }
}

# Was geschah
told-enter = Das { colour-word } Schiff würfelt { $face } und kommt auf Feld { $face }.
told-load = { $who } lädt { $barrel } auf das { colour-word } Schiff.
told-stow = { $who } lädt ein Fass auf das { colour-word } Schiff: { $back ->
    [brown] Spezialfracht, verdeckt.
   *[other] in seiner Farbe, verdeckt.
}
told-serve = { $who } wählt: Als nächstes wird das { colour-word } Schiff beladen.
told-lure = { $who } setzt den Esel auf { colour-noun }.
told-lure-wreck = { $who } setzt den Esel auf { colour-noun }: So nah an den Riffen zerschellt das Schiff sofort.
told-lure-found = { $who } setzt den Esel auf { colour-noun }: Das Schiff zerschellt sofort. Die Beute ist { $barrel }.
told-drift = Der schwarze Würfel zeigt { $face }: Das { colour-word } Schiff treibt auf die Insel zu.
told-drift-wreck = Der schwarze Würfel zeigt { $face }: Das { colour-word } Schiff zerschellt.
told-drift-found = Der schwarze Würfel zeigt { $face }: Das { colour-word } Schiff zerschellt. Die Beute ist { $barrel }.
told-sail = Das { colour-word } Schiff würfelt { $face } und segelt weiter auf seinen Hafen zu.
told-sail-home = Das { colour-word } Schiff würfelt { $face } und ist sicher im Hafen.
told-home = Das { colour-word } Schiff, ein Feld vor dem Hafen, muss nicht würfeln und ist in Sicherheit.
told-lost = Für das { colour-word } Schiff ist kein Fass mehr da: Es scheidet aus.
told-count = Die Runde ist zu Ende. { $wrecker }, der Strandräuber, hat { $booty ->
    [one] { $booty } Punkt
   *[other] { $booty } Punkte
}, die Schiffseigner haben { $rest }.

# Was zu tun ist
ask-load = Belade das { colour-word } Schiff auf Feld { $square }: Wähle ein Fass.
ask-serve = Es sind weniger braune Fässer da, als Schiffe warten: Welches Schiff wird als nächstes beladen?
ask-lure = Setze den Esel auf eine Farbe: Welches Schiff soll zerschellen?
ask-lure-second = Jetzt ein zweites Schiff, nur nicht das { colour-word }.
ask-lure-only = Setze den Esel auf eine Farbe. In diesem Zug hast du einen Versuch.
name-lure = das { colour-word } Schiff auf Feld { $square } mit { $back ->
    [brown] Spezialfracht
   *[other] einem Fass in seiner Farbe
}
name-serve = das { colour-word } Schiff auf Feld { $square }

# Warum nicht
not-chance = Die Würfel rollen von selbst; niemand bestimmt, was sie zeigen.
not-veiled = So sehen andere eine Aktion; so lässt sie sich nicht spielen.
not-wrecker-loads = Der Strandräuber belädt keine Schiffe; das tun die Schiffseigner.
not-your-ship = Das { colour-word } Schiff belädt ein anderer Schiffseigner.
not-this-colour = Das { colour-word } Schiff trägt seine eigene Farbe oder Spezialfracht, { $back ->
    [green] nicht Grün.
    [yellow] nicht Gelb.
    [red] nicht Rot.
   *[blue] nicht Blau.
}
not-in-stock = Dieses Fass ist nicht im Vorrat: { $barrel }.
not-time-to-load = Schiffe werden nur beladen, wenn sie aufs Spielfeld kommen.
not-your-choice = Welches Schiff als nächstes beladen wird, bestimmt ein anderer Schiffseigner.
not-waiting = Das { colour-word } Schiff wartet nicht auf ein Fass.
not-before-ship = Wähle zuerst das Schiff, das als nächstes beladen wird, dann sein Fass.
not-time-to-serve = Die Schiffe werden in der Reihenfolge der Bahnen beladen; die Schiffseigner wählen nur, wenn ein Schiff ein braunes Fass braucht und weniger davon da sind, als Schiffe warten.
not-served-by-choice = Die Schiffe werden in der Reihenfolge der Bahnen beladen.
not-owner-lures = Nur der Strandräuber hat den Esel.
not-twice = Das { colour-word } Schiff war in diesem Zug schon an der Reihe; der zweite Versuch gilt einem anderen.
not-lost = Das { colour-word } Schiff ist endgültig ausgeschieden.
not-afloat = Das { colour-word } Schiff ist nicht auf dem Spielfeld.
not-time-to-lure = Den Esel setzt der Strandräuber in seinem Zug, wenn alle Schiffe beladen sind und kein Würfel mehr rollen muss.

# Ratschläge
aim-load-reef = Direkt am Riff nimmt der Strandräuber dieses Schiff ohne Wurf, wenn er sich traut. Ein schlechtes Fass schadet ihm hier; ein gutes wäre ein Bluff.
aim-load-middle = In der Mitte stehen die Chancen gleich. Mit einem Fass von mittlerem Wert wagst du wenig.
aim-load-port = Ein Feld vor dem Hafen: Würfelt der Strandräuber keine 3, so ist es im nächsten Zug zu Hause. Ein gutes Fass ist hier fast sicher.
aim-load-special = Es ist kein { colour-word }s Fass mehr da: Dieses Schiff muss Spezialfracht tragen.
aim-serve = Die braunen Fässer sind knapp. Ein Schiff, das leer ausgeht, scheidet endgültig aus, und von da an hat der Strandräuber einen Versuch je Zug. Ein gutes Fass gehört auf ein Schiff nahe am Hafen, ein schlechtes auf eines direkt am Riff.
aim-lure-sure = Das { colour-word } Schiff ist direkt am Riff und gehört dir ohne Wurf. { $n ->
    [1] An Bord ist die { $values }.
   *[other] Aber was ist an Bord? Vielleicht { $values }.
}
aim-lure-roll = Kein Schiff ist direkt am Riff. Von Feld 2 aus gelingt jeder zweite Versuch, von Feld 3 aus einer von zehn; und auch ein Fehlwurf zieht das Schiff zurück.
aim-lure-only = Ein Schiff ist endgültig draußen: Du hast einen Versuch je Zug und musst ihn machen. Fürchtest du ein Fass, dann locke ein Schiff, das weit weg ist.
note-lure = { $percent ->
    [100] Ohne Wurf deins; { aboard }
   *[other] Zerschellt zu { $percent } %; { aboard }
}
aboard = { $n ->
    [1] es ist die { $values }
   *[other] vielleicht { $values }
}
note-load = { $lost ->
    [100] Sicher verloren, wenn er es lockt; sonst { note-home }
   *[other] Zu { $lost } % verloren, wenn er es lockt; sonst { note-home }
}
note-home = { $home ->
    [100] sicher im Hafen
   *[other] zu { $home } % im Hafen
}
warn-load-reef = Der Strandräuber kann dieses Schiff ohne Wurf nehmen. Dann gehört ihm { $barrel }.
warn-load-port = Dieses Schiff ist fast zu Hause, und { $barrel } würde dich Punkte kosten.
warn-lure-bad = Das kann dich nur Punkte kosten: Das Fass ist { $values }.
warn-lure-sure = Das { colour-word } Schiff würde dir ohne Wurf gehören, und sein Fass ist { $values } wert.

# Legende
legend-ship = Ein Schiff. Seine Farbe und das Zeichen auf dem Segel sagen, zu welchem Hafen es will; es trägt ein Fass, das der Strandräuber nur von hinten sieht.
legend-wreck = Ein Wrack: Dieses Schiff wurde auf das Riff gelockt. Im Zug der Schiffseigner kommt es zurück.
legend-lost = Ein Schiff, das endgültig ausgeschieden ist: Dafür ist kein Fass mehr da.
legend-reef = Das Riff. Ein Schiff, das bis hierher treibt, zerschellt, und der Strandräuber nimmt das Fass.
legend-square = Jede Bahn hat drei Felder: 1 liegt direkt am Riff, 3 gleich vor dem Hafen.
legend-port = Ein Hafen, und wer sein Schiff belädt. Ein Schiff, das ihn erreicht, ist gerettet, und das Fass zählt für die Schiffseigner.
legend-island = Oléron, die Insel des Strandräubers, und sein Name.
legend-donkey = Der Esel mit der Laterne. Er steht vor der Bahn des Schiffs, das zuletzt gelockt wurde.
legend-corners = Vier Ecken: Dieses Schiff würfelt als Nächstes oder wird beladen.
legend-colour = Fässer einer Farbe kommen nur auf Schiffe dieser Farbe. Jede Farbe hat { $values }.
legend-special = Spezialfracht kommt auf jedes Schiff. Es gibt { $values }.
legend-booty = Die Beute des Strandräubers: die Fässer zerschellter Schiffe. Er sieht nach, was darin ist; die Schiffseigner wissen es ohnehin.
legend-home = Die Fässer, die die Schiffseigner heimgebracht haben. Der Strandräuber sieht nicht, was darin ist.
legend-purse = Was dieser Spieler in den bisherigen Runden verdient hat.

# Das Ende
reason-not_over = Das Spiel geht weiter.
reason-wrecker_richer = Der Strandräuber hat mehr Punkte als die Schiffseigner.
reason-owners_richer = Die Schiffseigner haben mehr Punkte als der Strandräuber.
reason-even = Beide Lager haben gleich viele Punkte.
reason-most_points = Die meisten Punkte nach allen Runden.
reason-shared = Mehrere Spieler haben nach allen Runden gleich viele Punkte an der Spitze und teilen sich den Sieg.

# Die erste Fahrt: was Schritt für Schritt gesagt wird
lesson-goal = Du bist der Strandräuber von Oléron. Mit Esel und Laterne lockst du Schiffe auf das Riff und nimmst ihre Fässer. Fässer sind Punkte, und das Lager mit mehr Punkten gewinnt die Runde.
lesson-ships = Vier Schiffe wollen in ihre Häfen auf der rechten Seite. Jedes trägt ein Fass, von dem du nur die Rückseite siehst. Was darin ist, weiß allein der Schiffseigner.
lesson-barrels = In dieser kurzen Lektion hat jede Farbe zwei Fässer, eine 7 und eine −2. Die braunen sind Spezialfracht, eine 8 und eine −7; jedes Schiff kann sie tragen. Die Rückseite verrät dir also, was darin sein kann.
lesson-reef = In deinem Zug lockst du zwei Schiffe, eines nach dem anderen. Grün steht auf Feld 1, direkt am Riff: Setze den Esel dorthin, und es gehört dir ohne Wurf.
lesson-reef-not = Dafür brauchtest du Glück. Grün, direkt am Riff, ist dir sicher: Nimm es zuerst.
lesson-bad = Eine −2! Der Schiffseigner sah Grün so nah am Riff und gab ihm ein schlechtes Fass. Nun dein zweites Schiff: Gelb auf Feld 2. In der Hälfte der Fälle zeigt der schwarze Würfel eine 1, das ist zu wenig. Bei 2 oder 3 zerschellt das Schiff.
lesson-bad-not = Erlaubt, aber von Feld 3 aus gelingt es selten. Locke Gelb: Von Feld 2 aus gelingt jeder zweite Versuch.
lesson-seven = Eine 2: Gelb zerschellt am Riff, und seine 7 gehört dir. Das macht 5 Punkte.
lesson-home = Dann war der Schiffseigner am Zug. Rot, ein Feld vor dem Hafen, war ohne Wurf zu Hause; Blau würfelte eine 1. Schiffe, die weg waren, kamen zurück: ein Wurf für das Feld, dann ein neues Fass.
lesson-count = Merk dir, was du gesehen hast! Du hast die grüne −2, also kann das Fass auf dem grünen Schiff nur die 7 sein. Es steht auf Feld 2: Versuch dein Glück.
lesson-count-not = Möglich. Aber von Grün weißt du, dass es eine 7 trägt: Versuch es zuerst dort.
lesson-drift = Nur eine 1: Grün treibt bis ans Riff, und zweimal im selben Zug darfst du ein Schiff nicht locken. Das braune Fass auf Gelb riecht nach einer Falle. Blau steht ein Feld vor seinem Hafen: Locke es. Auch ein Fehlwurf zieht es zurück.
lesson-drift-not = Denk an den Zug des Schiffseigners: Blau, auf Feld 3, käme ohne Wurf nach Hause. Zieh es zurück.
lesson-again = Blau wurde zurückgezogen, würfelte eine 2 und kam trotzdem heim. Aber Grün kam nur bis Feld 2, mit deiner 7 an Bord. Noch einmal!
lesson-again-not = Die grüne 7 ist das einzige Fass, das du kennst. Versuch es zuerst mit Grün.
lesson-trap = Da ist sie: 12 Punkte. Zwei Schiffe tragen nun Spezialfracht, eines die 8, das andere die −7. Die von Gelb wurde am Riff geladen, wo ein Schiffseigner lädt, was du nehmen sollst. Rot hat also wohl die 8: Locke es.
lesson-trap-not = Gelb hat vielleicht die −7, und Blau ist weit draußen. Locke Rot.
lesson-escape = So knapp! Die 1 war zu wenig; dann würfelte Rot eine 3, die nur in einem von zehn Fällen kommt, und lief in den Hafen ein. Würfel geben und nehmen.
lesson-out = Für Grün, Rot und Blau gibt es keine Fässer mehr: Sie sind endgültig draußen. Von nun an hast du nur einen Versuch je Zug, und du musst ihn machen. Gelb kann nur seine −2 tragen, denn die 7 hast du. Hoffe also auf einen Fehlwurf!
lesson-counted = Zum Glück daneben, und das letzte Fass ist zu Hause. Die Runde ist zu Ende: 12 Punkte für dich, 9 für den Schiffseigner. Mit einer Runde je Spieler ist jeder einmal der Strandräuber, und alle Punkte werden zusammengezählt.
lesson-owner = Zweite Runde: Jetzt bist du der Schiffseigner. Alle vier Schiffe gehören dir, und du siehst jede Zahl. Was heimkommt, zählt für dich.
lesson-near-reef = Grün muss direkt am Riff beginnen. Wenn der Strandräuber es will, bekommt er es sicher. Also gönne ihm die −2.
lesson-near-reef-not = Dieses Schiff kann der Strandräuber ohne Wurf nehmen. Schenk ihm keinen Schatz: Lade die grüne −2.
lesson-near-port = Gelb steht auf Feld 3: im nächsten Zug zu Hause, wenn der Strandräuber keine 3 würfelt. Ein guter Platz für die 7.
lesson-near-port-not = Dieses Schiff ist fast zu Hause. Es soll dir etwas einbringen: Lade die gelbe 7.
lesson-middle = Rot ist in der Mitte: Lockt er es, so bekommt er es in der Hälfte der Fälle. Entscheide selbst: 7 oder −2?
lesson-middle-not = Heb dir die Spezialfracht für später auf. Wähle die rote 7 oder die rote −2.
lesson-bluff = Auch Blau steht direkt am Riff, und dort erwartet er ein schlechtes Fass. Bluffe: Gib ihm die 7! Du wirst gefragt, ob du es ernst meinst.
lesson-bluff-not = Genau das erwartet er. Trau dich zu bluffen: Lade die blaue 7.
lesson-worked = Er nahm die grüne −2 und traute sich nicht an Blau: Deine 7 segelt weiter. Grün ist zurück, auf Feld 3 und fast zu Hause. Gib ihm seine 7.
lesson-worked-not = Grün ist fast zu Hause und soll etwas Gutes tragen: die grüne 7.
lesson-special = Die gelbe 7 ist sicher im Hafen. Übrig ist die −2, oder Spezialfracht, die jedes Schiff tragen kann. Entscheide selbst.
lesson-alone = Das ist alles. Spiel die Runde gegen den Schiffsjungen zu Ende: schlechte Fässer nah ans Riff, gute nah an den Hafen, und ab und zu umgekehrt, damit er es nie weiß. Das ganze Spiel hat sechs Fässer je Farbe: Da gibt es mehr zu merken.
option-board = Würfel und Fässer
option-board-help = Wer die Würfel aus der eigenen Schachtel gemessen hat oder andere Fässer besitzt, kann damit spielen.
option-board-oleron = wie gedruckt
finding-too-much = Die guten Fässer dürfen zusammen höchstens { $high } Punkte wert sein, die schlechten mindestens { $low }.
finding-dice = Nach der Regel zeigen die Würfel 1, 2 und 3 mit 50, 40 und 10 Prozent.
finding-barrels = Nach der Regel sind die Fässer „{ $back }“ { $values } wert.
finding-even = Alle Fässer zusammen sind { $total } wert, eine gerade Zahl: Eine Runde kann unentschieden enden.
