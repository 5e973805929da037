# L'Île au Trésor: Deutsch
title = L’Île au Trésor
tagline = Sechs Truhen rund um einen Vulkan, ein einziger Schatz. Finde ihn, trage ihn zur Küste und bring ihn als Erster an Bord.

# Optionen
option-players = Spieler
option-players-help = Zwei bis vier Mannschaften, jede für sich. Am besten spielt es sich zu dritt.
option-board = Karte
option-board-help = Das Inselchen ist eine kleine Karte für ein schnelles Spiel, mit halb so langen Wegen.
option-board-island = die Insel, zehn Häfen
option-board-islet = das Inselchen, sechs Häfen
option-rescue = Rettungswürfe
option-rescue-help = Bei Ausbruch oder Fieber: ein Wurf für jeden Piraten in Gefahr oder ein einziger für alle Piraten eines Spielers.
option-rescue-each = einer je Pirat
option-rescue-once = einer je Spieler
option-limit = Züge je Spieler
option-limit-help = Hat bis dahin niemand den Schatz verladen, endet das Spiel unentschieden.
option-pirates = Piraten je Spieler
option-pirates-help = Weniger als sechs ergeben eine kleine Fassung des Spiels.
option-chests = Truhen
option-chests-help = Weniger als sechs ergeben eine kleine Fassung des Spiels; sie stehen in den ersten Sektoren.
option-seizing = Ein leeres Boot erobern mit einem 4er-Pasch
option-seizing-help = Ein 4er-Pasch bringt ein Boot zu einem gegnerischen und erobert dieses, wenn niemand an Bord ist. Nach der gedruckten Regel dürfen seine BP auch bezahlen, dass ein Pirat an Bord eines leeren gegnerischen Boots geht.
option-seizing-joining = nur mit einem Boot, das zu ihm fährt, wie wir es lesen
option-seizing-jetty = auch von seinem Anleger aus, für 6 BP, wie gedruckt
option-flight = Ein geschlagener Pirat (9 oder 10)
option-flight-help = Nach der gedruckten Regel darf der Angreifer ihn vertreiben. Wen er stehen lässt, der behält den Schatz.
option-flight-must = flieht, genau fünf Felder, wie wir es lesen
option-flight-may = darf vertrieben werden, bis zu fünf Felder, wie gedruckt
option-targets = Wer angegriffen wird
option-targets-help = Wer mehrere angreift, würfelt nur einmal: Mehr eigene Piraten können teilnehmen, alles, was einen der Angegriffenen schützt, wird abgezogen, und einer von ihnen wird geschlagen.
option-targets-one = ein Gegner, wie wir es lesen
option-targets-several = ein Gegner oder mehrere neben dem Anführer, wie gedruckt
option-blockade = Wer das Verladen verhindert
option-blockade-help = Boote kann man nicht angreifen. Nach der gedruckten Regel blockiert ein Gegner, der zu deinem Boot in dessen Hafen gefahren ist, es also, solange er dort an Bord bleibt.
option-blockade-land = Gegner an Land neben dem Anleger, wie wir es lesen
option-blockade-aboard = auch Gegner an Bord eines Boots in seinem Hafen, wie gedruckt

# Dinge
role = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
colour-e = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
   *[yellow] gelbe
}
colour-en = { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
}
the-pirate = der { colour-e } Pirat { $pirate }
The-pirate = Der { colour-e } Pirat { $pirate }
him = den { colour-en } Piraten { $pirate }
hull-e = { $boat ->
    [red] rote
    [blue] blaue
    [green] grüne
   *[yellow] gelbe
}
hull-en = { $boat ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
}
the-boat = das { hull-e } Boot
The-boat = Das { hull-e } Boot
the-other = { $other ->
    [red] das rote
    [blue] das blaue
    [green] das grüne
   *[yellow] das gelbe
}
way-to = { $way ->
    [e] nach Osten
    [ne] nach Nordosten
    [nw] nach Nordwesten
    [w] nach Westen
    [sw] nach Südwesten
   *[se] nach Südosten
}
ground = { $ground ->
    [flat] Ebene
    [marsh] Sumpf
    [hill] Hügel
    [mountain] Berg
   *[fortress] Festung
}
pp = { $n } BP
onto = { $chest ->
    [0] {""}
   *[other] , zur Truhe { $chest }
}{ $loose ->
    [yes] , wo der Schatz liegt
   *[no] {""}
}{ $friend ->
    [0] {""}
   *[other] , vorbei an Pirat { $friend }
}
and-takes-it = { $takes ->
    [yes] {""} und erobert es, denn es war leer
   *[no] {""}
}
taking-it = { $takes ->
    [yes] {""} (erobern)
   *[no] {""}
}
board-turn = Zug { $n } von { $most }
board-pp = noch { pp }
board-storm = Sturm
board-eruption = Ausbruch in Sektor { $sector }
board-river = Fluss
board-sign = { $what ->
    [jetty] Anleger
    [port] Hafen
    [boat] Boot, 6 an Bord
    [chest] Truhe
    [empty] leer
   *[treasure] Schatz
}
board-treasure = Schatz
board-chests = Truhen
board-ashore = an Land
board-dead = tot
board-boat = { $boat ->
    [red] rotes Boot, Hafen { $port }:
    [blue] blaues Boot, Hafen { $port }:
    [green] grünes Boot, Hafen { $port }:
   *[yellow] gelbes Boot, Hafen { $port }:
}
board-boat-waiting = noch in keinem Hafen:
board-odds = { $n ->
    [one] { $n } Angreifer
   *[other] { $n } Angreifer
}, von 36: tot { $dies }, Flucht { $flees }, nichts { $nothing }, Anführer tot { $leader }

# Wohin ein Pirat in diesem Zug nicht kommt
beyond-pp = Nach { $hex } sind es { $cost } BP; du hast { $n ->
    [0] keine mehr.
   *[other] nur noch { $n }.
}
beyond-limit = Nach { $hex } sind es { $cost } BP; Pirat { $pirate } darf in diesem Zug { $n ->
    [0] keine mehr nutzen.
   *[other] nur noch { $n } nutzen.
}
beyond-fog = Feld { $hex } ist zu weit weg: Im Nebel kommt er { $n ->
    [0] keinen Schritt mehr weiter.
    [one] noch einen Schritt weiter, für höchstens { $pp } BP.
   *[other] noch { $n } Schritte weiter, für höchstens { $pp } BP.
}
beyond-barred = Gegner versperren Pirat { $pirate } jeden Weg nach { $hex }.
beyond-overseas = Zu Lande führt für Pirat { $pirate } kein Weg nach { $hex }, oder nur ein viel zu langer.
beyond-land-pp = Landen und weiter nach { $hex } gehen kostet { $cost } BP; du hast { $n ->
    [0] keine mehr.
   *[other] nur noch { $n }.
}
beyond-land-limit = Landen und weiter nach { $hex } gehen kostet { $cost } BP; ein Pirat darf in einem Zug nur { $n } nutzen.
beyond-first = Wähle erst einen deiner Piraten oder eines deiner Boote, dann das Ziel.
beyond-first-fog = Wähle erst den { colour-en } Piraten, den du in die Irre führen willst.
beyond-himself = Dort steht Pirat { $pirate }: Wähle ihn selbst, nicht sein Feld.
beyond-port = Wähle Hafen { $port }, in dem { the-boat } liegt.

# Wen ein Pirat nicht angreifen kann
beyond-apart = Pirat { $leader } steht nicht neben dem { colour-en } Piraten { $pirate }.
beyond-unreached = Keiner deiner Piraten steht neben dem { colour-en } Piraten { $pirate }.
beyond-no-enemy = Neben Pirat { $pirate } steht kein Gegner.
beyond-aboard = Angreifen kann man nur Piraten an Land, keine Boote und niemanden an Bord.

# In the picture
drawn-ground = { $ground ->
    [flat] Ebene
    [marsh] Sumpf
    [hill] Hügel
    [mountain] Berg
   *[fortress] Festung
}
drawn-cell = Feld { $n }
drawn-jetty = Anleger von Hafen { $port }
drawn-river = Fluss: { $sides }
drawn-side = { $way ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
drawn-costs = kostet { $n } BP
drawn-pirate = { $colour ->
    [red] roter Pirat { $n }
    [blue] blauer Pirat { $n }
    [green] grüner Pirat { $n }
   *[yellow] gelber Pirat { $n }
}
drawn-at = { $pirate }, auf { $hex }
drawn-aboard = { $colour ->
    [red] { $pirate }, an Bord des roten Boots
    [blue] { $pirate }, an Bord des blauen Boots
    [green] { $pirate }, an Bord des grünen Boots
   *[yellow] { $pirate }, an Bord des gelben Boots
}
drawn-dead = { $pirate }, in der Truhe der toten Piraten
drawn-room = noch { $n } BP für ihn
drawn-carries = mit dem Schatz
drawn-passing = im Vorbeigehen
drawn-astray = { $n ->
    [one] verirrt, noch { $n } Schritt
   *[other] verirrt, noch { $n } Schritte
}
drawn-needs = gerettet ab { $n }
drawn-boat = { $colour ->
    [red] rotes Boot ({ $who })
    [blue] blaues Boot ({ $who })
    [green] grünes Boot ({ $who })
   *[yellow] gelbes Boot ({ $who })
}
drawn-boat-in = { $n ->
    [0] { $boat }, in Hafen { $port }, niemand an Bord
   *[other] { $boat }, in Hafen { $port }, { $n } an Bord
}
drawn-boat-waiting = { $boat }, noch nicht eingesetzt
drawn-bars = versperrt den Anleger: Solange er hier steht, wird der Schatz nicht verladen
drawn-bars-aboard = versperrt den Anleger: Solange hier ein Gegner an Bord ist, wird der Schatz nicht verladen
drawn-port = Hafen { $port }
drawn-port-free = Hafen { $port }, frei
drawn-chest-here = Truhe { $n }
drawn-chest = Truhe { $n }, auf { $hex }
drawn-chest-waiting = Truhe { $n }, noch nicht aufgestellt
drawn-chest-empty = du hast gesehen, dass sie leer ist
drawn-chest-full = du hast den Schatz darin gesehen
drawn-chest-looked = hineingesehen: { $who }
drawn-chest-open = Truhe { $n }, auf { $hex }, offen und leer
drawn-chest-origin = Truhe { $n }, geleert: Aus ihr kam der Schatz
drawn-chest-from = Schatz aus Truhe { $n }
drawn-treasure-open = der Schatz, offen auf { $hex }
drawn-treasure-carried = der Schatz, getragen von: { $pirate }
drawn-grave = { $n ->
    [0] Truhe der toten Piraten: leer
    [one] Truhe der toten Piraten: { $n } Pirat
   *[other] Truhe der toten Piraten: { $n } Piraten
}
drawn-grave-label = Truhe der Toten
drawn-pp = { $n } BP
drawn-pp-left = noch { $n } BP in diesem Zug
drawn-fog-left = { $n ->
    [one] Nebel: noch { $n } Schritt und { $pp } BP
   *[other] Nebel: noch { $n } Schritte und { $pp } BP
}
drawn-player = { $who }: { $ashore } an Land, { $aboard } an Bord, { $dead } tot, Boote: { $boats }
drawn-player-carries = hat den Schatz
drawn-player-turn = am Zug
drawn-turns-left = { $n ->
    [one] die letzte Runde
   *[other] noch { $n } Runden
}
drawn-storm-name = Sturm: Die Boote bleiben im Hafen, niemand landet oder geht an Bord, nichts wird verladen
drawn-eruption-name = Ausbruch: Lava über Sektor { $n }
drawn-event = { $event ->
    [fever] Fieber
    [eruption] Ausbruch
    [fog] Nebel
    [boats] Boote
    [storm] Sturm
   *[recruits] Rekruten
}
drawn-odds = { $what ->
    [dies] stirbt
    [flees] flieht
    [nothing] nichts
    [leader] Anführer tot
    [fortress] Festung
    [mountain] Berg
    [river] über den Fluss
   *[dice] zwei Würfel
}
drawn-odds-percent = { $n } %
drawn-odds-attackers = { $n ->
    [one] { $n } Angreifer
   *[other] { $n } Angreifer
}
drawn-odds-name = Angriff auf: { $pirate }, Würfel { $bonus }: stirbt in { $dies } von 36 Fällen, flieht in { $flees }, nichts in { $nothing }, der Anführer stirbt in { $leader }
drawn-die = { $n }
drawn-die-pp = { $n }, { $sum } BP
drawn-die-sum = { $n }, zusammen { $sum }
drawn-die-event = { $n }, Pasch: { $event }
drawn-die-lava = Lava über Sektor { $n }
drawn-die-begins = { $colour ->
    [red] Rot beginnt
    [blue] Blau beginnt
    [green] Grün beginnt
   *[yellow] Gelb beginnt
}
drawn-die-look = { $what ->
    [empty] Truhe { $n } ist leer
   *[treasure] Der Schatz ist in Truhe { $n }
}
drawn-die-looked = Truhe { $n }, heimlich eingesehen

# Was geschah
told-prologue = Die Truhen stehen rund um den Vulkan. In welcher der Schatz ist, weiß niemand.
told-lay = Truhe { $chest } steht auf { $hex }, Feld { $cell }.
told-begins = Das Los entscheidet: { $who } beginnt.
told-placing = { $who } würfelt { $low } und { $high }: 7 oder mehr, das Boot darf eingesetzt werden.
told-placing-not = { $who } würfelt { $low } und { $high }: weniger als 7, das Boot muss warten.
told-roll = { $who } würfelt { $low } und { $high }: { $sum } BP.
told-roll-useless = { $who } würfelt { $low } und { $high }: { $sum } BP, mit denen niemand etwas anfangen kann.
told-storm-over = Der Sturm ist vorbei.
told-recruits = { $who } würfelt einen 6er-Pasch, Rekruten: Ein toter Pirat darf zurückkommen.
told-recruits-not = { $who } würfelt einen 6er-Pasch, Rekruten, hat aber keinen toten Piraten.
told-storm = { $who } würfelt einen 5er-Pasch, Sturm! Bis zum nächsten Pasch fährt kein Boot, niemand landet oder geht an Bord, und nichts wird verladen.
told-storm-again = { $who } würfelt einen 5er-Pasch: Der Sturm hält an bis zum nächsten Pasch.
told-boats = { $who } würfelt einen 4er-Pasch, Boote: Ein eigenes darf zu einem gegnerischen in dessen Hafen fahren.
told-boats-not = { $who } würfelt einen 4er-Pasch, Boote, kann aber mit keinem zu einem Gegner fahren.
told-boats-seizing = { $who } würfelt einen 4er-Pasch, Boote: Ein eigenes darf zu einem gegnerischen in dessen Hafen fahren, oder ein Pirat darf ein leeres vom Anleger aus erobern.
told-boats-seizing-not = { $who } würfelt einen 4er-Pasch, Boote, kann aber weder zu einem gegnerischen fahren noch eines erobern.
told-fog = { $who } würfelt einen 3er-Pasch, Nebel! { $mover } darf einen { colour-en } Piraten in die Irre führen.
told-fog-not = { $who } würfelt einen 3er-Pasch, Nebel, aber kein { colour-e }r Pirat kann sich verirren.
told-eruption = { $who } würfelt einen 2er-Pasch: Der Vulkan bricht aus!
told-fever = { $who } würfelt einen 1er-Pasch, Fieber! Jeder { colour-e } Pirat braucht einen Rettungswurf.
told-fever-not = { $who } würfelt einen 1er-Pasch, Fieber, hat aber keinen lebenden Piraten mehr.
told-lava = Lava fließt durch Sektor { $sector }: Wer dort auf einem nummerierten Feld steht, braucht einen Rettungswurf.
told-lava-nobody = Lava fließt durch Sektor { $sector }, wo niemand ist.
told-saved = { The-pirate } braucht { $need } oder mehr: { $low } und { $high }, gerettet.
told-not-saved = { The-pirate } braucht { $need } oder mehr: { $low } und { $high }, tot.
told-saving = { $who } würfelt { $low } und { $high } für alle: { $sum }.
told-saved-many = Gerettet: { $n ->
    [one] Pirat { $list }.
   *[other] Piraten { $list }.
}
told-lost-many = Tot: { $n ->
    [one] Pirat { $list }.
   *[other] Piraten { $list }.
}
told-place = { $who } setzt das Boot in Hafen { $port } ein.
told-step = { $who }: Pirat { $pirate } geht von { $start } nach { $to }{ onto } ({ pp }).
told-stray = { $who } führt { him } in die Irre, von { $start } nach { $to }{ onto } ({ pp }).
told-land = { $who }: Pirat { $pirate } landet vom { hull-en } Boot auf { $to }{ onto } ({ pp }).
told-embark = { $who }: Pirat { $pirate } geht auf { the-boat }{ and-takes-it } ({ pp }).
told-sail = { $who } fährt mit dem { hull-en } Boot von Hafen { $start } nach Hafen { $to } ({ pp }).
told-join = { $who } fährt mit dem { hull-en } Boot von Hafen { $start } zum Boot des Gegners in Hafen { $to }.
told-board = { $who }: Pirat { $pirate } steigt auf { the-boat } um{ and-takes-it }.
told-look = { $content ->
    [treasure] { $who }: Pirat { $pirate } sieht in Truhe { $chest } nach und entdeckt den Schatz!
   *[empty] { $who }: Pirat { $pirate } sieht in Truhe { $chest } nach: Sie ist leer.
}
told-looked = { $who }: Pirat { $pirate } sieht heimlich in Truhe { $chest } nach.
told-take = { $who }: Pirat { $pirate } nimmt den Schatz auf { $hex }!
told-take-chest = { $who }: Pirat { $pirate } nimmt den Schatz aus Truhe { $chest }! Die anderen Truhen sind leer.
told-recruit-boat = { $who }: Pirat { $pirate } kommt auf dem { hull-en } Boot zurück{ and-takes-it }.
told-recruit-fort = { $who }: Pirat { $pirate } kommt in der Festung auf { $hex } zurück.
told-attack = { $who } greift { him } auf { $hex } an, { $n ->
    [one] allein mit Pirat { $leader }.
   *[other] mit { $n } Piraten, angeführt von Pirat { $leader }.
}
told-clash = { $who } würfelt { $low } und { $high }{ $sign ->
    [plus] , plus { $bonus }
    [minus] , minus { $bonus }
   *[none] {""}
}: { $total }.
told-clash-dies = { The-pirate } stirbt.
told-clash-flees = { The-pirate } muss fliehen.
told-clash-beaten = { The-pirate } ist geschlagen und darf vertrieben werden.
told-clash-several = { $deadly ->
    [yes] Einer der Angegriffenen stirbt.
   *[no] Einer der Angegriffenen ist geschlagen.
}
told-clash-trapped = { The-pirate } müsste fliehen, kann aber nirgendwohin und stirbt.
told-clash-nothing = Nichts geschieht.
told-clash-leader = Der Angriff scheitert: Der Anführer, { the-pirate }, stirbt.
told-flee = { The-pirate } flieht von { $start } nach { $to }.
told-dropped = Der Schatz bleibt auf { $hex } liegen, offen für alle.
told-advance = { $who }: Pirat { $pirate } rückt auf { $hex } nach.
told-advance-take = { $who }: Pirat { $pirate } rückt auf { $hex } nach und nimmt den Schatz!
told-load = { $who } verlädt den Schatz und gewinnt!
told-done = { $n ->
    [0] { $who } beendet die Bewegung.
    [one] { $who } beendet die Bewegung; { pp } verfällt.
   *[other] { $who } beendet die Bewegung; { pp } verfallen.
}
told-done-fog-nobody = { $who } führt niemanden in die Irre.
told-done-fog = { $who } lässt { him } im Nebel auf { $hex } stehen.
told-done-recruit = { $who } verzichtet auf Rekruten.
told-done-join = { $who } bleibt den gegnerischen Booten fern.
told-done-board = { $who } lässt { the-boat }, wie es ist.
told-done-combat = { $who } greift nicht an.
told-done-flight = { $who } lässt { him } auf { $hex } stehen.
told-also = { $who } greift auch { him } auf { $hex } an.
told-victim = { $who } wählt: { The-pirate } auf { $hex } { $dies ->
    [yes] stirbt.
   *[no] ist geschlagen.
}
told-done-widen = { $who } greift sonst niemanden an.
told-done-advance = { $who } rückt nicht nach.

# Was zu tun ist
ask-place = Wähle einen freien Hafen für dein Boot. Alle deine Piraten sind an Bord.
ask-progress = Du hast { pp }. Du kannst { $list }.
ask-deed = { $deed ->
    [load] den Schatz verladen
    [step] deine Piraten bewegen
    [land] landen
    [embark] an Bord gehen
   *[sail] den Hafen wechseln
}
ask-progress-useless = { $n ->
    [0] Du hast keine BP mehr. Beende die Bewegung.
   *[other] Du hast { pp }, kannst damit aber nichts tun. Beende die Bewegung.
}
ask-take = Pirat { $pirate } steht bei der Truhe mit dem Schatz: Er darf ihn nehmen oder liegen lassen, um die anderen zu täuschen.
ask-take-open = Pirat { $pirate } steht beim Schatz: Er darf ihn nehmen.
ask-storm = Im Sturm bleiben die Boote im Hafen, und niemand landet oder geht an Bord.
ask-passing = Pirat { $pirate } geht auf { $hex } an einem deiner Piraten vorbei und muss weiter. Er darf { pp } nutzen.
ask-recruit = Rekruten: Wo kommt Pirat { $pirate } zurück?
ask-join = Du darfst mit einem Boot in einen Hafen fahren, in dem ein gegnerisches Boot mit weniger Piraten an Bord liegt.
ask-join-seizing = Du darfst mit einem Boot in einen Hafen fahren, in dem ein gegnerisches Boot mit weniger Piraten an Bord liegt, oder mit einem Piraten auf seinem Anleger ein leeres gegnerisches Boot erobern.
ask-board = Auf dem { hull-en } Boot ist niemand. Schickst du Pirat { $pirate } hinüber, um es zu erobern?
ask-board-more = { The-boat } gehört dir. Schickst du auch Pirat { $pirate } hinüber?
ask-fog = Nebel: Du darfst einen { colour-en } Piraten in die Irre führen, bis zu 3 Felder weit und für höchstens 6 BP.
ask-fog-on = { $steps ->
    [one] { The-pirate } hat sich nach { $hex } verirrt: noch { $steps } Schritt und { pp }. Führe ihn weiter oder lass ihn dort.
   *[other] { The-pirate } hat sich nach { $hex } verirrt: noch { $steps } Schritte und { pp }. Führe ihn weiter oder lass ihn dort.
}
ask-fog-passing = { $steps ->
    [one] { The-pirate } geht auf { $hex } an einem anderen vorbei und muss weiter: noch { $steps } Schritt und { pp }.
   *[other] { The-pirate } geht auf { $hex } an einem anderen vorbei und muss weiter: noch { $steps } Schritte und { pp }.
}
ask-fog-end = { The-pirate } hat sich drei Felder weit verirrt, bis { $hex }. Lass ihn dort.
ask-combat = Du darfst einen gegnerischen Piraten angreifen: Wähle erst ihn, dann den Anführer.
ask-combat-several = Du darfst angreifen: Wähle einen Gegner, dann den Anführer. Dieser darf zugleich andere neben sich angreifen.
ask-widen = { $n ->
    [one] Ein Pirat greift an, geführt von Pirat { $leader }:
   *[other] { $n } Piraten greifen an, geführt von Pirat { $leader }:
} Von 36 Würfen töten { $dies }, schlagen { $flees } in die Flucht, bewirken { $nothing } nichts, und bei { $leads } stirbt dein Anführer. Wähle weitere Gegner neben ihm, oder würfle.
ask-victim = { $deadly ->
    [yes] Der Angriff gelingt: Wähle, wer von den Angegriffenen stirbt.
   *[no] Der Angriff gelingt: Wähle, wer von den Angegriffenen geschlagen ist. Kann er nicht fliehen, so stirbt er.
}
ask-leader = { $n ->
    [one] Angriff auf { him } mit einem Piraten:
   *[other] Angriff auf { him } mit { $n } Piraten:
} Von 36 Würfen stirbt er bei { $dies }, flieht bei { $flees }, bei { $nothing } geschieht nichts, und bei { $leads } stirbt dein Anführer. Wähle, wer anführt: Nur er ist in Gefahr.
ask-flight = { The-pirate } flieht: Wähle ein Feld, das genau { $n } Felder entfernt ist.
ask-flight-may = { The-pirate } ist geschlagen: Vertreib ihn, bis zu { $n } Felder weit, oder lass ihn auf { $hex }.
ask-flight-short = { $n ->
    [one] { The-pirate } flieht: Wähle ein Nachbarfeld. Weiter kommt er nicht.
   *[other] { The-pirate } flieht: Wähle ein Feld, das { $n } Felder entfernt ist. Weiter kommt er nicht.
}
ask-advance = Feld { $hex } ist frei geworden: Einer deiner Angreifer darf nachrücken.
ask-advance-take = Feld { $hex } ist frei geworden, und dort liegt der Schatz: Einer deiner Angreifer darf nachrücken und ihn nehmen.
name-place = Hafen { $port }, Anleger auf { $hex }{ $fort ->
    [yes] , Festung
   *[no] {""}
}
name-step = Pirat { $pirate } { way-to } auf { $to }{ onto }, { pp }
name-stray = { The-pirate } { way-to } auf { $to }{ onto }, { pp }
name-land = Pirat { $pirate } landet vom { hull-en } Boot auf { $to }{ onto }, { pp }
name-embark = Pirat { $pirate } auf { the-boat }{ taking-it }, { pp }
name-sail = { The-boat } nach Hafen { $to }, { pp }
name-join = { The-boat } nach Hafen { $to }, dort liegt { the-other }
name-take = Pirat { $pirate } nimmt den Schatz
name-load = Den Schatz verladen, { pp }
name-recruit-boat = Pirat { $pirate } zurück auf { the-boat }{ taking-it }
name-recruit-fort = Pirat { $pirate } zurück in die Festung auf { $hex }
name-board = Pirat { $pirate } hinüber auf { the-boat }{ taking-it }
name-attack = Angriff auf { him } ({ $hex }), Anführer: Pirat { $leader }
name-flee = Nach { $to }
name-also = Auch { him } auf { $hex } angreifen
name-victim = { The-pirate } auf { $hex }{ $dies ->
    [yes] : Er stirbt
   *[no] : Er ist geschlagen
}
name-advance = Pirat { $pirate } rückt auf { $hex } nach
name-advance-take = Pirat { $pirate } rückt auf { $hex } nach und nimmt den Schatz
name-done = { $n ->
    [0] Bewegung beenden
   *[other] Bewegung beenden, { pp } ungenutzt
}
name-done-fog = Ihn dort lassen
name-done-fog-nobody = Niemanden in die Irre führen
name-done-recruit = Kein Rekrut
name-done-join = Bleiben
name-done-board = Niemanden hinüberschicken
name-done-combat = Kein Angriff
name-done-flight = Auf { $hex } lassen
name-done-widen = Würfeln
name-done-advance = Nicht nachrücken

# Warum nicht
not-chance = Das entscheiden die Würfel oder das Los; niemand sucht es sich aus.
not-veiled = So sehen andere eine Aktion; spielen lässt sie sich so nicht.
not-while-drawing = Gerade entscheiden die Würfel oder das Los; gleich geht das Spiel weiter.
not-your-turn = Du bist nicht am Zug.
not-in-own-fog = Deine Piraten sind im Nebel: Jetzt darf { $who } einen von ihnen in die Irre führen.
not-before-placing = Wähle erst einen Hafen für dein Boot; mehr tust du in diesem Zug nicht.
not-before-flight = Erst muss { the-pirate } fliehen: Wähle, wohin.
not-before-leaving = { The-pirate } ist geschlagen: Wähle zuerst, wohin er vertrieben wird, oder lass ihn stehen.
not-in-fog = Im Nebel darfst du nur einen { colour-en } Piraten in die Irre führen oder es lassen.
not-while-passing = Pirat { $pirate } geht auf { $hex } an einem deiner Piraten vorbei: Erst muss er weiter.
not-take-passing = Pirat { $pirate } geht nur vorbei: Wo ein anderer deiner Piraten steht, nimmt er nichts.
not-placed-twice = Dein Boot liegt schon in einem Hafen.
not-without-fog = Fremde Piraten führt man nur im Nebel in die Irre, nach einem 3er-Pasch.
not-board-now = Von Boot zu Boot geht es nur nach einem 4er-Pasch, der zu einem leeren Boot geführt hat.
not-flee-now = Es flieht nur, wer angegriffen und mit 9 oder 10 geschlagen wurde.
not-advance-now = Nachrücken darf ein Angreifer nur nach einem Angriff, durch den das Feld frei wurde.
not-before-throw = Der Angriff ist angesagt: Wähle, wer neben dem Anführer noch angegriffen wird, oder würfle.
not-before-victim = Der Angriff gelingt: Wähle zuerst, wer von den Angegriffenen geschlagen ist.
not-recruit-now = Tote kommen nur mit einem 6er-Pasch zurück.
not-recruit-nobody = Keiner deiner Piraten ist tot.
not-attack-twice = In einem Zug wird nur einmal angegriffen.
not-attack-yet = Der Kampf kommt nach der Bewegung: Beende sie zuerst.
not-attack-before-event = Der Kampf kommt nach dem Ereignis des Paschs.
not-move-over = In diesem Zug wird nicht mehr bewegt; es bleibt nur der Kampf.
not-move-double = Ein Pasch bringt keine BP: Sein Ereignis tritt an die Stelle der Bewegung.
not-that-pirate = Einen Piraten Nummer { $pirate } gibt es in diesem Spiel nicht; jeder Spieler hat { $n }.
not-that-boat = Ein { $boat ->
    [red] rotes
    [blue] blaues
    [green] grünes
   *[yellow] gelbes
} Boot gibt es in diesem Spiel nicht.
not-that-port = Einen Hafen { $port } gibt es auf dieser Karte nicht.
not-that-fort = Eine Festung { $fort } gibt es auf dieser Karte nicht; sie hat { $n }.
not-that-hex = Auf dieser Karte ist auf { $hex } kein Land.
not-dead = { The-pirate } ist tot. Nur ein 6er-Pasch (Rekruten) bringt ihn zurück.
not-your-boat = { The-boat } gehört dir nicht.
not-in-port-yet = { The-boat } liegt noch in keinem Hafen.
not-enough-pp = Das kostet { $cost } BP; du hast { $n ->
    [0] keine mehr.
   *[other] nur noch { $n }.
}
not-limit = Das kostet { $cost } BP; Pirat { $pirate } hat schon { $used } von den { $most } genutzt, die er in einem Zug nutzen darf.
not-ground = { $ground ->
    [sea] Auf dieser Seite liegt das Meer; zu Fuß geht es da nicht weiter.
    [lake] Auf dieser Seite liegt ein See; da kommt niemand durch.
   *[crater] Auf dieser Seite liegt der Krater; da kommt niemand durch.
}
not-enemy-there = { The-pirate } steht auf { $hex }, und an Gegnern kommt man nicht vorbei.
not-no-way-on = Auf { $hex } steht dein Pirat { $friend }. An ihm vorbei geht es nur mit genug BP bis zu einem freien Feld oder auf ein Boot.
not-ashore = Pirat { $pirate } ist an Bord. Erst muss er landen.
not-fog-aboard = Der Nebel führt nur Piraten an Land in die Irre, und { the-pirate } ist an Bord.
not-fog-other = Nur ein Pirat wird in die Irre geführt, und das ist { the-pirate }.
not-fog-steps = { The-pirate } ist schon drei Felder weit gegangen; weiter verirrt sich niemand.
not-fog-blocked = { The-pirate } steht auf { $hex }: Im Nebel geht man nur an eigenen Piraten vorbei.
not-fog-pp = Das kostet { $cost } BP; im Nebel { $n ->
    [0] sind keine mehr übrig.
    [one] ist nur noch { $n } übrig.
   *[other] sind nur noch { $n } übrig.
}
not-fog-way-on = { The-pirate } steht auf { $hex }, und dahinter ist kein freies Feld nah genug.
not-stop-there = { The-pirate } kann nicht bleiben, wo ein anderer steht: Führe ihn weiter.
not-in-storm = Bis zum nächsten Pasch ist Sturm: Die Boote bleiben im Hafen, niemand landet oder geht an Bord, und nichts wird verladen.
not-land-nobody = Auf dem { hull-en } Boot ist niemand.
not-embark-twice = Pirat { $pirate } ist schon an Bord.
not-at-jetty = { The-boat } liegt in Hafen { $port }: An Bord kommt Pirat { $pirate } nur vom Anleger auf { $hex }.
not-embark-treasure = Pirat { $pirate } trägt den Schatz und kann nicht an Bord gehen. Der Schatz muss verladen werden.
not-boat-manned = { $n ->
    [one] Auf dem { hull-en } Boot ist ein Pirat; erobern kann man nur ein leeres.
   *[other] Auf dem { hull-en } Boot sind { $n } Piraten; erobern kann man nur ein leeres.
}
not-same-port = { The-boat } liegt schon in Hafen { $port }.
not-sail-nobody = Auf dem { hull-en } Boot ist niemand, der es fahren könnte.
not-all-hands = Im Hafen des { hull-en } Boots hat ein Gegner angelegt: Es fährt nur mit allen deinen lebenden Piraten an Bord wieder weg.
not-port-taken = In Hafen { $port } liegt ein Boot. Gefahren wird nur in leere Häfen.
not-join-held = Im Hafen des { hull-en } Boots hat ein Gegner angelegt: Es fährt nur in einer Bewegung wieder weg und nur in einen leeren Hafen.
not-join-empty = Hafen { $port } ist leer; mit einem 4er-Pasch fährt man zu einem gegnerischen Boot.
not-seize-own = { The-boat } gehört dir schon; mit einem 4er-Pasch geht ein Pirat nur an Bord, um ein gegnerisches zu erobern.
not-join-two = In Hafen { $port } liegen schon zwei Boote; für ein drittes ist kein Platz.
not-join-own = Das Boot in Hafen { $port } ist dein eigenes; mit einem 4er-Pasch fährt man zu einem gegnerischen.
not-join-fewer = { The-boat } hat { $own } an Bord und { the-other } { $n }; es darf nur zu einem Boot, das weniger hat.
not-port-free = In Hafen { $port } liegt schon ein Boot.
not-recruit-manned = { $n ->
    [one] Auf dem { hull-en } Boot ist ein Gegner; ein Rekrut kommt nur auf ein leeres.
   *[other] Auf dem { hull-en } Boot sind { $n } Gegner; ein Rekrut kommt nur auf ein leeres.
}
not-recruit-occupied = In der Festung auf { $hex } steht schon jemand.
not-take-twice = Pirat { $pirate } trägt den Schatz schon.
not-take-carried = { The-pirate } trägt den Schatz; nur Kampf oder Tod nimmt ihn ihm ab.
not-take-elsewhere = Der Schatz liegt auf { $hex }; Pirat { $pirate } ist nicht dort.
not-on-chest = Pirat { $pirate } steht bei keiner Truhe.
not-take-empty = Du hast gesehen, dass Truhe { $chest } leer ist.
not-load-nothing = Keiner deiner Piraten trägt den Schatz.
not-load-jetty = Pirat { $pirate } trägt den Schatz, steht aber auf keinem Anleger.
not-load-ready = Pirat { $pirate } muss mit dem Schatz auf { $hex } stehen, wenn dein Zug beginnt; dann kann verladen werden.
not-load-boat = Keines deiner Boote liegt in Hafen { $port }.
not-load-watched = Neben dem Anleger { $hex } steht ein gegnerischer Pirat: Der Schatz kann nicht verladen werden.
not-load-blockaded = { The-boat } liegt mit Gegnern an Bord im Hafen { $port }, neben dem Anleger: Der Schatz kann hier nicht verladen werden.
not-load-pp = Verladen kostet hier { $cost } BP; du hast { $n ->
    [0] keine mehr.
   *[other] nur noch { $n }.
}
not-attack-land = Angreifen kann man nur Piraten an Land, und auf dieser Seite ist keines.
not-attack-nobody = Auf { $hex } steht niemand.
not-attack-own = Auf { $hex } steht dein eigener Pirat.
not-also-twice = { The-pirate } wird schon angegriffen.
not-other-leader = Pirat { $leader } führt diesen Angriff an: Wähle unter den Gegnern neben ihm.
not-victim = { The-pirate } wurde nicht angegriffen.
not-leader = Vom { hull-en } Boot aus führt die niedrigste Nummer den Angriff an: Pirat { $leader }, nicht { $pirate }.
not-flee-occupied = Auf { $hex } steht schon jemand.
not-flee-five = Geflohen wird auf ein Feld, das über freies Land genau fünf Felder entfernt ist; { $hex } ist es nicht.
not-flee-up-to-five = Ein geschlagener Pirat wird über freies Land bis zu fünf Felder weit vertrieben; { $hex } ist zu weit weg oder abgeschnitten.
not-flee-farthest = Fünf Felder weit kommt er über freies Land nicht: Geflohen wird so weit wie möglich, { $n ->
    [one] auf ein Nachbarfeld,
   *[other] { $n } Felder weit,
} nicht nach { $hex }.
not-advance-aboard = Pirat { $pirate } ist an Bord; nachrücken dürfen nur Angreifer an Land.
not-advance-apart = Pirat { $pirate } stand nicht neben { $hex } und war am Angriff nicht beteiligt.

# Das Ende
reason-not_over = Das Spiel geht weiter.
reason-loaded = Der Schatz ist an Bord, und damit ist das Spiel gewonnen.
reason-limit = Die Zeit ist um, und der Schatz ist noch auf der Insel: unentschieden.

# Die Ratschläge
aim-place = Wähle einen Hafen, der nah bei mehreren Truhen liegt. { $n ->
    [0] Den Schatz zu verladen kostet 9 BP.
   *[other] Den Schatz zu verladen kostet 9 BP, in { $list } aber nur 8: Dort steht auf dem Anleger eine Festung.
}
aim-take = Den Schatz zu nehmen kostet nichts. Von da an sehen ihn alle, und jeder Schritt kostet das Doppelte.
aim-open = Der Schatz liegt offen auf { $hex }: Pirat { $pirate } ist { $n } BP entfernt. Wer zuerst dort ist, darf ihn nehmen.
aim-known = Du hast den Schatz in Truhe { $chest } auf { $hex } gesehen. Pirat { $pirate } ist { $n } BP entfernt; sonst muss es niemand wissen.
aim-land = Bring deine Piraten an Land: Landen kostet 6 BP, und jeder Pirat darf 7 nutzen.
aim-chest = Die nächste Truhe, in die du noch nicht gesehen hast, ist Truhe { $chest } auf { $hex }: { $n } BP für Pirat { $pirate }.
aim-spent = Der Rest verfällt: Landen kostet 6 BP, und kein Pirat darf in einem Zug mehr als 7 nutzen.
aim-load = Verlade den Schatz, und du hast gewonnen!
aim-storm = Im Sturm wird nichts verladen. Bewache deinen Träger, bis jemand einen Pasch würfelt.
aim-blockaded = { The-boat } liegt mit Gegnern an Bord im Hafen { $port }: Solange sie bleiben, wird hier nichts verladen, und Boote kann man nicht angreifen. Bring den Schatz zu einem anderen deiner Boote, oder erobere eines.
aim-barred = { $n ->
    [one] { The-pirate } steht auf { $hex } neben dem Anleger: Solange er dort ist, wird nichts verladen. Geh mit zweien oder mehr neben ihn und greif dann an.
   *[other] Neben dem Anleger stehen Gegner, einer davon auf { $hex }: Solange sie dort sind, wird nichts verladen. Geh mit zweien oder mehr neben sie und greif dann an.
}
aim-few = Verladen kostet { $cost } BP, und du hast { $n }. Stell damit Wachen neben den Anleger: Wo deine stehen, kann kein Gegner stehen.
aim-wait = Bleib auf dem Anleger: Steht der Träger noch hier, wenn dein nächster Zug beginnt, so kostet das Verladen { $cost } BP. Stell Wachen daneben, damit kein Gegner dort steht.
aim-home = Bring den Schatz auf den Anleger von Hafen { $port }: { $n } BP für Pirat { $pirate }, der doppelt zahlt. Lass andere neben ihm gehen.
aim-no-boat = Du hast kein Boot. Geh an Bord eines leeren, und es gehört dir.
aim-chase = { The-pirate } trägt den Schatz, auf { $hex }. Geh neben ihn, möglichst mit zweien oder mehr: Wird er geschlagen, so verliert er ihn.
aim-bar = { The-pirate } wartet auf dem Anleger { $hex }, um den Schatz zu verladen. Ein einziger deiner Piraten neben dem Anleger genügt, um das zu verhindern.
aim-hold = { The-pirate } wartet auf dem Anleger { $hex }, um den Schatz zu verladen, aber deine Mannschaft an Bord verhindert es ({ the-boat }): Bleib in diesem Hafen, mit jemandem an Bord.
aim-attack-carrier = { The-pirate } hat den Schatz: Geschlagen verliert er ihn, und du darfst nachrücken und ihn nehmen. Das gelingt in { $beaten } von 100 Fällen; in { $leader } stirbt dein Anführer.
aim-attack-bar = { The-pirate } versperrt deinen Anleger. Er wird in { $beaten } von 100 Fällen geschlagen; in { $leader } stirbt dein Anführer.
aim-attack = Dein bestes Ziel ist { the-pirate }: in { $beaten } von 100 Fällen geschlagen, und in { $leader } stirbt dein Anführer. Du musst nicht angreifen; mit mehr Piraten neben ihm steigen die Aussichten.
aim-flight = Schick ihn dorthin, wo er am wenigsten nützt: weit weg vom Schatz, von seinem Boot und von deinen Piraten.
aim-flight-may = Vertreib ihn dorthin, wo er am wenigsten nützt: weit weg vom Schatz, von seinem Boot und von deinen Piraten. Sein Feld ist dann frei, und ein Schatz, den er trug, bleibt darauf liegen.
aim-widen = Mehr Gegner anzugreifen kann mehr deiner Piraten in den Kampf bringen und lässt dir die Wahl; aber Festung oder Berg eines jeden von ihnen zählt.
aim-advance = Nachrücken kostet nichts. Bleib, wenn sonst etwas unbewacht bliebe.
aim-advance-take = Wer nachrückt, nimmt den Schatz, und es kostet nichts.
aim-fog = Führ den in die Irre, der einer Truhe oder deinen Piraten am nächsten ist.
aim-fog-carrier = Führ den { colour-en } Träger von seinem Anleger weg: Der Rückweg kostet ihn das Doppelte.
aim-recruit = In einer Festung ist er sofort an Land; an Bord muss er erst landen, für 6 BP.
aim-join = Ein Boot, zu dem du fährst, darf nur mit voller Mannschaft wieder auslaufen; ein leeres darfst du erobern.
aim-join-bar = { The-pirate } wartet am Hafen { $port }, um den Schatz zu verladen: Solange dort eines deiner Boote mit jemandem an Bord liegt, kann er es nicht.
note-step = { $n } BP; { $left } bleiben Pirat { $pirate }.
note-look = Hier ist der Schatz: Chance 1 von { $n }, soweit du weißt.
note-stray = { $n } BP; { $steps ->
    [one] noch { $steps } Schritt
   *[other] noch { $steps } Schritte
}
note-land = { $n } BP; { $left } bleiben
note-land-last = { $n } BP; { $left } bleiben. Niemand bleibt an Bord.
note-left = { $n } BP; { $left } bleiben
note-place = Nächste Truhe { $n } BP vom Anleger; Verladen kostet { $cost } BP
note-attack = Stirbt { $dies } %, flieht { $flees } %; dein Anführer stirbt { $leader } %
note-flee = { $n } BP bis zurück
note-take = Kostet nichts; danach kostet jeder Schritt doppelt
warn-leave = Pirat { $pirate } steht zum Verladen bereit. Verlässt er den Anleger, so muss er wieder dort stehen, wenn einer deiner Züge beginnt.
warn-sail = Ohne dieses Boot kann Pirat { $pirate } den Schatz hier nicht verladen.
warn-lift = Nur deine Mannschaft an Bord ({ the-boat }) hält { him } hier davon ab, den Schatz zu verladen.
warn-carrier = { The-pirate } ist dabei, mit dem Schatz davonzugehen. Ein Angriff würde ihn in { $beaten } von 100 Fällen schlagen.
warn-advance = Dort liegt der Schatz, offen für alle. Wer nachrückt, nimmt ihn, und es kostet nichts.
warn-stays = Lässt du { him } stehen, so behält er den Schatz.
warn-load = Du kannst den Schatz jetzt verladen, und damit gewinnst du.
warn-open = Pirat { $pirate } steht beim Schatz, der offen für alle daliegt. Ihn zu nehmen kostet nichts.
warn-bar = { The-pirate } kann den Schatz im nächsten Zug verladen und gewinnen. Pirat { $guard } kommt noch auf { $hex }, neben den Anleger, und kann das verhindern.
warn-idle = Du hast niemanden an Land, und { $n } BP reichen, um einen Piraten an Land zu setzen.
warn-leader = Scheitert der Angriff, so stirbt der Anführer, und Pirat { $pirate } trägt den Schatz. Lass einen anderen anführen.

# Die Lektion
lesson-goal = Rund um den Vulkan stehen sechs Truhen, und in einer liegt der Schatz. Finde ihn, trag ihn zur Küste und verlade ihn auf dein Boot: Wem das zuerst gelingt, der hat gewonnen.
lesson-crew = Du bist Rot: sechs Piraten, noch alle an Bord ihres Boots. Blau will dasselbe wie du. Diese Tafeln zeigen dir bald, wie viele von jeder Mannschaft an Land, an Bord und tot sind.
lesson-place = Beide beginnen auf See. Mit einem Wurf von 7 oder mehr läuft dein Boot in einen freien Hafen ein. Nimm Hafen B: Zwei Truhen sind nah, und die Festung auf seinem Anleger macht das Verladen billiger.
lesson-place-not = Das ginge auch. Aber nimm Hafen B: Zwei Truhen sind nah, und die Festung auf seinem Anleger macht das Verladen billiger.
lesson-land = 3 und 4: Das macht 7 Bewegungspunkte, kurz BP. Mit ihnen bezahlst du alles. Einen Piraten an Land zu setzen kostet 6.
lesson-walk = Ein BP ist übrig, und genau so viel kostet ein Schritt in der Ebene: Geh ihn. Sumpf und Hügel kosten 2, Berge 3. Kein Pirat darf mehr als 7 je Zug nutzen; beende dann die Bewegung.
lesson-share = Auch Blau ist gelandet. Du hast 11 BP und darfst sie beliebig auf deine Piraten verteilen. Hol zuerst einen zweiten an Land.
lesson-look = Nun zur ersten Truhe. Wer ihr Feld betritt, sieht hinein, und niemand sonst erfährt, was er gesehen hat.
lesson-empty = Leer! Die rote Marke verrät Blau, dass du nachgesehen hast, aber nicht, was du gesehen hast. Weiter zur nächsten Truhe, gleich daneben.
lesson-found = Der Schatz, und nur du weißt es! Du könntest ihn liegen lassen, um Blau zu täuschen. Aber du hast es nicht weit: Nimm ihn, das kostet nichts.
lesson-heavy = Jetzt sehen alle, wer ihn hat. Und er ist schwer: Mit dem Schatz kostet jeder Schritt das Doppelte. Zurück in Richtung Boot.
lesson-escort = Ein BP ist übrig, zu wenig für den Träger. Lass ihm deinen anderen Piraten entgegenkommen und beende die Bewegung.
lesson-robbed = Das ging schief! Blau hat angegriffen und 9 geworfen, also musste dein Pirat fliehen, fünf Felder weit. Der Schatz blieb liegen, und Blau hat ihn genommen.
lesson-lava = Dein Wurf war ein Pasch: keine BP, aber ein Ereignis. Der 2er-Pasch ist der Vulkan! Lava bedeckt Sektor 2 (die erste Ziffer der roten Zahlen) und mit ihm den Träger von Blau. Er brauchte eine 7, um zu überleben, und warf genau 7.
lesson-strike = BP hast du keine, aber kämpfen darfst du: einmal in jedem Zug, gegen einen Piraten neben deinem. Wähle ihn, und eine Tafel zeigt deine Aussichten; dann wähle den Anführer, der sein Leben riskiert.
lesson-strike-not = Du könntest abwarten. Aber Blau trägt den Schatz davon: Greif an, solange dein Pirat neben ihm steht!
lesson-flight = Wieder 9, und diesmal flieht Blau. Du sagst, wohin; hier ist jedes umrahmte Feld recht. Je weiter weg von seinem Boot, desto besser.
lesson-flight-not = Zu nah bei deinem anderen Piraten, der dort allein ist. Wähle ein Feld weiter weg.
lesson-won = Dort liegt der Schatz, offen für alle. Dein Angreifer darf kostenlos nachrücken und ihn nehmen: Klick ihn an.
lesson-won-not = Und Blau den Schatz überlassen? Rück nach und nimm ihn: Das kostet nichts.
lesson-home = Du hast 4 BP. Genau so viel kosten zwei Schritte mit dem Schatz: geradewegs auf deinen Anleger! Verladen wird erst im nächsten Zug: Der Träger muss dort stehen, wenn er beginnt.
lesson-home-not = Bring erst den Schatz auf deinen Anleger: zwei Schritte, 4 BP.
lesson-barred = Du hast 9 BP, und das Verladen kostet hier nur 8. Aber neben deinem Anleger steht ein blauer Pirat, und solange er dort steht, wird nichts verladen. Hol Verstärkung, um ihn zu vertreiben.
lesson-together = Jetzt stehen zwei von deinen neben ihm: Das gibt 1 zu den Würfeln dazu. Beende die Bewegung, denn gekämpft wird danach.
lesson-drive = Angriff! Lass den Neuen anführen, nicht den Träger: Zeigen die Würfel zu wenig, stirbt der Anführer.
lesson-drive-not = Führt der Träger an und scheitert, so stirbt er und verliert den Schatz. Lass Pirat 3 anführen.
lesson-killed = 10 und 1 sind 11: tot! Bei 9 oder 10 wäre er geflohen, bei 5 bis 8 geschieht nichts, und bei 4 oder weniger verlierst du den Anführer. Klick deinen Angreifer an, damit er auf das Feld nachrückt und den Anleger bewacht, oder bleib stehen: Beides geht.
lesson-end = Der Anleger ist frei, kein Sturm tobt, und du hast 9 BP: Verlade den Schatz, und du hast gewonnen! Dann versuch ein ganzes Spiel. Setz mehr Piraten an Land, lass sie zu zweit gehen und bewache dein Boot: Ein leeres kann man dir nehmen.

# Die Legende
legend = { $what ->
    [chest] Eine Truhe mit ihrer Nummer. Wer ihr Feld betritt, sieht heimlich hinein. In einer der sechs liegt der Schatz.
    [looked] Wessen Piraten in diese Truhe gesehen haben. Was sie sahen, wissen nur sie.
    [treasure] Der Schatz. Sein Träger zahlt für jeden Schritt doppelt und darf 9 BP je Zug nutzen. Bring ihn auf einen Anleger, an dem ein Boot von dir liegt.
    [pirate] Ein Pirat. Er darf 7 BP je Zug nutzen, mit dem Schatz 9. Nur einer auf jedem Feld; an eigenen darf man vorbei, an Gegnern nie.
    [room] Die BP, die dieser Pirat in diesem Zug noch nutzen darf.
    [pp] Bewegungspunkte, die noch übrig sind: die Summe zweier verschiedener Würfel.
    [cost] Was es kostet, dorthin zu gehen, in BP.
    [boat] Ein Boot, und wie viele an Bord sind. Das Segel zeigt, wem es gehört. Ist niemand an Bord, so erobert es, wer an Bord geht.
    [port] Ein Hafen. Ein Boot wechselt den Hafen für 8 BP, mit einem Piraten an Bord. Landen und an Bord gehen kosten je 6 BP.
    [jetty] Ein Anleger: Hier landet man und geht an Bord. Der Schatz wird für 9 BP verladen, an einer Festung für 8, wenn sein Träger zu Beginn des Zugs hier stand.
    [fort] Festung: 1 BP. Wer darin steht, ist schwer zu schlagen: 3 weniger für den Angreifer.
    [flat] Ebene: 1 BP.
    [marsh] Sumpf: 2 BP. Gefährlich bei Fieber, hier und daneben.
    [hill] Hügel: 2 BP.
    [mountain] Berg: 3 BP. Wer darauf steht, ist schwerer zu schlagen: 2 weniger für den Angreifer.
    [river] Fluss: Ihn zu überqueren kostet 1 BP mehr. Ein Angriff verliert 1, wenn alle Angreifer am anderen Ufer stehen.
    [lake] See: Niemand kommt hindurch.
    [crater] Der Krater: Niemand kommt hindurch. Bei einem 2er-Pasch bricht er aus.
    [cell] Die Hänge des Vulkans: Sektor und Nummer. Bei einem Ausbruch müssen Piraten im getroffenen Sektor gerettet werden: am Krater mit 9, ein Feld weiter mit 8, noch eins weiter mit 7.
    [coordinates] Reihen haben Buchstaben, Spalten Zahlen: f9 ist Reihe f, Spalte 9.
    [crew] Eine Mannschaft: wie viele an Land, an Bord und tot sind, und ihre Boote.
    [grave] Die Truhe der toten Piraten. Ein 6er-Pasch bringt einen Toten zurück.
    [needs] In Gefahr: gerettet, wenn zwei Würfel so viel oder mehr ergeben.
    [bars] Ein Gegner neben dem Anleger: Solange er dort steht, kann der Schatz nicht verladen werden.
    [bars-aboard] Ein Gegner neben dem Anleger oder an Bord eines Boots in seinem Hafen: Solange er dort ist, kann der Schatz nicht verladen werden.
    [eruption] 2er-Pasch, Ausbruch: Ein Würfel bestimmt den Sektor; alle Piraten an seinen Hängen müssen gerettet werden.
    [storm] 5er-Pasch, Sturm: Bis zum nächsten Pasch fährt kein Boot, niemand landet oder geht an Bord, nichts wird verladen.
    [fog] 3er-Pasch, Nebel: Der linke Nachbar darf einen Piraten des Spielers, der gewürfelt hat, bis zu drei Felder in die Irre führen.
    [fever] 1er-Pasch, Fieber: Wer es gewürfelt hat, muss alle seine Piraten retten. Am schlimmsten ist es im Sumpf, am sichersten an Bord.
    [recruits] 6er-Pasch, Rekruten: Wer gewürfelt hat, bekommt einen seiner Toten zurück.
   *[boats] 4er-Pasch, Boote: Ein Boot darf zu einem gegnerischen fahren, das weniger Piraten an Bord hat.
}
aim-overseas = Zu Lande führt von deinen Piraten kein Weg nach { $hex }: Ein Boot muss sie in einen anderen Hafen bringen.
aim-stranded = Zu Lande führt von Pirat { $pirate } kein Weg zu einem deiner Boote: Bringe eines in einen Hafen, zu dem er gehen kann.
note-place-remote = Vom Anleger führt kein Weg zu einer Truhe; Verladen kostet { $cost } BP
finding-no-crater = Die Karte braucht einen Krater: (*).
finding-craters = Es gibt { $n } Krater (*); die Karte hat einen.
finding-between = „{ $sign }“ in Spalte { $column } steht zwischen zwei Feldern. Ein Feld hat drei Zeichen, das nächste beginnt vier Spalten weiter; jede zweite Reihe ist um zwei Spalten versetzt.
finding-no-hex = „{ $text }“ ab Spalte { $column } ist kein Feld.
finding-no-river-line = „{ $sign }“ in Spalte { $column }: Zwischen zwei Reihen von Feldern steht eine Zeile, die nichts als Flüsse / und \ enthält oder leer ist.
finding-no-river = „{ $sign }“ in Spalte { $column } liegt unter keinem Feld der Reihe darüber: / steht eine Spalte rechts von der Mitte eines Feldes, \ eine links davon.
finding-port-twice = { $port } gibt es ein zweites Mal.
finding-no-cell = Ein Feld { $text } gibt es nicht: Die erste Ziffer ist der Sektor, die zweite der Würfel, beide von 1 bis 6.
finding-cell-twice = Feld { $n } gibt es ein zweites Mal: Wo läge seine Truhe?
finding-too-big = Das Land mit Seen und Krater ist { $wide } Felder breit und { $high } hoch; Namen gibt es für { $most } Reihen zu { $most }.
finding-many-forts = Es gibt { $n } Festungen; höchstens { $most } sind möglich.
finding-cells-missing = { $n ->
    [one] Feld { $list } fehlt: Dort kann eine Truhe liegen.
   *[other] { $n } Felder fehlen, auf denen Truhen liegen können: { $list }.
}
finding-no-jetty = Hafen { $port } hat keinen Anleger { $port }!.
finding-no-port = Der Anleger { $port }! hat keinen Hafen ~{ $port }~.
finding-port-apart = Hafen { $port } berührt seinen Anleger nicht.
finding-few-ports = { $n ->
    [one] Es gibt einen Hafen; mindestens { $least } sind nötig, einer für jedes Boot.
   *[other] Es gibt { $n } Häfen; mindestens { $least } sind nötig, einer für jedes Boot.
}
finding-many-ports = Es gibt { $n } Häfen; höchstens { $most } sind möglich.
finding-port-letters = Die Häfen heißen { $list }, ohne Lücke; { $port } gehört nicht dazu.
finding-nothing-to-reach = Von keinem Anleger führt ein Weg zu einem nummerierten Feld: Niemand käme je zu einer Truhe.
finding-idle-river = An dieser Seite fließt kein Fluss, weil an einem Ufer kein Land liegt: Er bleibt weg.
finding-none-of = { $what ->
    [flat] Das Regelheft kennt Ebenen; hier gibt es keine.
    [marsh] Das Regelheft kennt Sümpfe; hier gibt es keine, und das Fieber ist weniger gefährlich.
    [hill] Das Regelheft kennt Hügel; hier gibt es keine.
    [mountain] Das Regelheft kennt Berge; hier gibt es keine.
    [fortress] Das Regelheft kennt Festungen; hier gibt es keine.
    [lake] Das Regelheft kennt Seen; hier gibt es keine.
   *[river] Das Regelheft kennt Flüsse; hier gibt es keine.
}
finding-crater-aside = Im Regelheft liegt der Krater in der Mitte der Karte.
finding-far-cell = Feld { $n } liegt { $far } Felder vom Krater entfernt. Die Tabelle des Regelhefts endet bei zwei: Bei einem Ausbruch zählt es wie eines, das zwei entfernt ist.
finding-sector-in-pieces = Die Felder von Sektor { $n } hängen nicht zusammen.
finding-cells-cut-off = { $n ->
    [one] Von keinem Anleger führt ein Weg zu Feld { $list }. Liegt der Schatz dort, bringt nur ein Zufall jemanden in seine Nähe.
   *[other] Von keinem Anleger führt ein Weg zu { $n } Feldern: { $list }. Liegt der Schatz dort, bringt nur ein Zufall jemanden in seine Nähe.
}
finding-ports = Das Regelheft hat { $wanted } Häfen; hier gibt es { $n }.
finding-no-fort-jetty = Im Regelheft tragen einige Anleger eine Festung; hier keiner.
finding-cell-ring = Feld { $n } liegt im Ring { $ring } um den Krater; auf unseren Karten liegt es im Ring { $wanted }.
finding-sectors = Auf unseren Karten folgen die Sektoren 1 bis 6 im Uhrzeigersinn um den Krater.
finding-two-jetties = Hafen { $port } berührt auch den Anleger von { $other }. Seine Boote landen weiterhin nur an ihrem eigenen Anleger, aber wer an Bord ist, steht neben beiden.
finding-gap = Die Häfen liegen rings um unsere Insel, vom Krater aus ohne Lücke von mehr als { $most } Grad; hier hat eine { $n }.
finding-jetties-near = Die Anleger { $port } und { $other } sind { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} voneinander entfernt; auf unseren Karten sind es mindestens { $wanted }.
finding-jetty-ground = Anleger { $port } liegt weder in der Ebene noch in einer Festung; unsere tun es alle.
finding-jetty-beside = Neben Anleger { $port } liegt eine Festung oder ein Berg: Wer dort steht, ist schwer zu vertreiben.
finding-port-cut-off = Von Anleger { $port } führt kein Weg zu einem nummerierten Feld.
finding-way = Von Anleger { $port } sind es { $n } BP zum nächsten nummerierten Feld; auf unserer Insel sind es { $least } bis { $most }.
finding-pieces = Das Land besteht aus { $n } Teilen; unseres aus einem. Nur Boote fahren vom einen zum anderen.
finding-hole = { $n ->
    [one] Ein leeres Feld im Land ist Meer, und die Felder um es herum sind Küste. Ein See schreibt sich o.
   *[other] { $n } leere Felder im Land sind Meer, und die Felder um sie herum sind Küste. Ein See schreibt sich o.
}
finding-few = { $what ->
    [fort-jetties] Anleger mit Festung: { $n }
    [forts-inland] Festungen im Landesinneren: { $n }
    [rivers] Flüsse vom dritten Ring zum Meer: { $n }
    [lakes] Seen: { $n }
    [marshes] Sümpfe: { $n }
    [hills] Hügel am Hang des Vulkans: { $n }
   *[mountains] Berge am Hang des Vulkans: { $n }
}. Unsere Insel hat mindestens { $wanted }.
