# Martinique: Deutsch
title = Martinique
tagline = Zwei Mannschaften räumen die Insel leer, Plättchen für Plättchen, und kommen so dem verlorenen Schatz auf die Spur.

# Optionen
option-players = Spieler
option-players-help = Martinique ist ein Spiel zu zweit: Schwarz und Rot.
option-first = Startspieler
option-first-help = Wer den ersten Zug hat.
option-first-black = Schwarz
option-first-random = das Los entscheidet
option-deploy_first = Piraten vor der ersten Bewegung
option-deploy_first-help = Wie viele deiner Piraten eingesetzt sein müssen, bevor sich einer bewegen darf.
option-lost_treasure = Verlorener Schatz
option-lost_treasure-help = Was es bringt, auf dem richtigen Feld zu graben. Viele Spieler ziehen die 20 Punkte vor.
option-lost_treasure-win = bringt den Sieg
option-lost_treasure-20 = 20 Punkte
option-notes = Notizen
option-notes-help = Streicht die Spalten und Reihen, die nach den gesehenen Landkartenplättchen ausscheiden.
option-notes-on = werden geführt
option-notes-off = jeder für sich
option-board = Spielplan
option-board-help = Die Bucht ergibt eine kleine Fassung des Spiels.
option-board-island = die Insel, 8 × 8
option-board-cove = die Bucht, 5 × 5
option-pirates = Piraten je Spieler
option-pirates-help = Weniger als vier ergeben eine kleine Fassung des Spiels.
option-layout = Aufbau
option-layout-help = Wie die Plättchen zu Beginn liegen.
option-layout-random = aus dem Beutel gezogen
option-layout-chart = immer gleich
option-bag = Plättchen im Beutel
option-bag-help = Wie viele Plättchen die Schätze höchstens noch auffüllen können.
option-hold_size = Größe eines Frachtraums
option-hold_size-help = Wie viele Stapel er fasst. Wie gedruckt kommt jeder Stapel auf ein freies Feld des Frachtraums; wie viele es sind, wissen wir nicht. Wer keines mehr hat, lädt nichts mehr.
option-hold_size-any = beliebig viele (wie wir es lesen)
option-hold_size-4 = 4 Stapel
option-hold_size-6 = 6 Stapel
option-hold_size-8 = 8 Stapel
option-hold_size-10 = 10 Stapel
option-turning = Landkartenplättchen aufdecken
option-turning-help = Wer bestimmt, welches verdeckte Landkartenplättchen aufgedeckt wird, wenn ein Pirat über einen Gegner zieht. Zu sehen sind nur die Rückseiten und woher jedes stammt.
option-turning-lot = das Los (wie wir es lesen)
option-turning-mover = wer zieht, wählt (wie gedruckt)
option-holds = Frachträume und Punkte
option-holds-help = Ob die Seite zeigt, was in den Frachträumen liegt, und den Punktestand. Wer sich merkt, was geladen wurde, weiß es ohnehin.
option-holds-open = immer zu sehen (wie wir es lesen)
option-holds-closed = verdeckt bis zum Ende (wie gedruckt)
option-sunset = Ende des Sonnenaufgangs
option-sunset-help = Was der letzte Pirat noch tut, wenn er sich setzt. Sofort heißt: Er nimmt kein Plättchen aus der Kneipe, und es wird nicht beladen.
option-sunset-turn = nach seinem Zug (andere Lesart)
option-sunset-at_once = sofort (wie gedruckt)

# Dinge
symbol = { $symbol ->
    [swords] Säbel
    [pistols] Pistolen
    [skulls] Totenköpfe
    [chests] Truhen
    [parrots] Papageien
   *[rum] Rum
}
numbered = { $symbol ->
    [swords] Säbel { $number }
    [pistols] Pistole { $number }
    [skulls] Totenkopf { $number }
    [chests] Truhe { $number }
    [parrots] Papagei { $number }
   *[rum] Rum { $number }
}
the-tile = das Plättchen { numbered }
a-tile = { $symbol ->
    [map] ein Landkartenplättchen
   *[other] ein Plättchen { numbered }
}
on-a-tile = { $symbol ->
    [map] auf einem Landkartenplättchen
   *[other] auf einem Plättchen { numbered }
}
onto-a-tile = { $symbol ->
    [map] auf ein Landkartenplättchen
   *[other] auf ein Plättchen { numbered }
}
small-treasure = { $treasure ->
    [two] Zweierschatz
    [three] Dreierschatz
   *[four] Viererschatz
}
the-face = { $kind ->
    [letter] der Buchstabe { $face }
   *[number] die Zahl { $face }
}
step-count = { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}
role-black = Schwarz
role-red = Rot
board-sunrise = Sonnenaufgang
board-sunset = Sonnenuntergang
board-hook = The Hook
board-maps = { $n ->
    [0] keine Landkarte
    [one] { $n } Landkarte
   *[other] { $n } Landkarten
}
board-jokers = { $n ->
    [0] kein Joker
   *[other] { $n } Joker
}
board-stools = Barhocker
board-treasures = Schätze
board-bag = Beutel: { $n }
board-supply = im Vorrat
board-finds = Fundstücke
board-hidden = Karten verdeckt
board-shown = Karten offen
board-from-hook = The Hook
board-hold = Frachtraum
board-stacks = { $n ->
    [0] leer
   *[other] { $n } Stapel
}
board-room = Platz für { $n }
board-points = Punkte
board-sum = { $n } = Paare { $pairs } + Stapel { $stacks } + Fracht { $hold }
board-sum-found = { $n } = Paare { $pairs } + Stapel { $stacks } + Fracht { $hold } + verlorener Schatz { $lost }
board-notes = Notizen
board-columns = mögliche Spalten
board-rows = mögliche Reihen
board-squares = { $n ->
    [one] noch { $n } Feld
   *[other] noch { $n } Felder
}

# Ein eigener Spielplan
finding-row-count = Die Zeichnung der Insel hat { $found } Reihen; bei Größe { $wanted } braucht sie { $wanted }.
finding-row-length = Diese Reihe hat { $found } Felder; sie braucht { $wanted }, mit Leerzeichen dazwischen.
finding-no-cell = „{ $text }“ auf { $square } kann nicht auf der Insel liegen: Schreib einen Punkt, map, hook oder ein Fundstück wie sw1.
finding-no-find = „{ $text }“ ist kein Fundstück: Schreib die ersten zwei Buchstaben des englischen Symbols und eine Zahl von 1 bis 3, etwa sw1.
finding-chest = In dieser Zeile stehen 1 bis { $most } Fundstücke für { $treasure ->
    [two] den Zweierschatz
    [three] den Dreierschatz
   *[four] den Viererschatz
}.
finding-treasure-over = { $treasure ->
    [two] Der erste Schatz
    [three] Der zweite Schatz
   *[four] Der dritte Schatz
} fasst höchstens { $most } Plättchen, nicht { $n }: Mehr kennt die Notation nicht.
finding-finds-over = Für Fundstücke bleiben { $found } Felder. Spielen lässt sich mit höchstens { $most }: Der Vorrat eines Spielers hat nicht mehr Plätze.
finding-finds-short = Die Insel und die kleinen Schätze brauchen { $wanted } Fundstücke; es gibt nur { $found }.
finding-maps-over = Gezeichnet sind { $found } Kartenfelder, aber es gibt nur { $most } Landkartenplättchen dafür.
finding-blocked = Auf 4 mal 4 Feldern könnten acht Piraten einander für immer blockieren. Von den Feldern jeder Farbe eines Schachbretts muss mindestens eines map oder hook sein.
finding-too-often = { $tile } kommt { $n ->
    [one] einmal
   *[other] { $n }-mal
} vor; { $most ->
    [0] so ein Plättchen gibt es nicht
    [one] es gibt nur eines davon
   *[other] es gibt nur { $most } davon
}.
finding-other-size = Das Regelheft hat acht Buchstaben und acht Zahlen, also 8 mal 8 Felder, nicht { $n } mal { $n }.
finding-other-total = Das Regelheft hat 96 Fundstückplättchen, nicht { $n }.
finding-other-jokers = Das Regelheft hat drei Joker, nicht { $n }.
finding-maps-short = Es gibt { $wanted } Landkartenplättchen für { $found } Kartenfelder. Die übrigen bleiben aus dem Spiel, und niemand sieht sie.
finding-no-hook = Kein Feld gehört zu The Hook. Niemand kommt an die Joker und Landkartenplättchen dort.
finding-bag-over = { $n } Fundstücke bleiben im Beutel. Nur { $most } davon können wieder herauskommen.
finding-no-landing = Der ganze Strand gehört zu The Hook, also gehen alle Piraten geradewegs an die Bar.
finding-other-numbers = Bei uns gibt es je Symbol sechs 1er, fünf 2er und fünf 3er.
finding-other-symbol = Bei uns gibt es auch von diesem Symbol ({ symbol }) sechs 1er, fünf 2er und fünf 3er.
finding-other-treasures = Bei uns haben die kleinen Schätze zwei, drei und vier Plättchen. Sie behalten hier diese Namen.
finding-other-hook = Bei uns liegt The Hook auf D4, D5, E4 und E5; hier auf { $squares }.
finding-other-maps = Bei uns sind andere Felder Kartenfelder: B2, B5, B7, C4, D2, D6, E3, E7, F5, G2, G4 und G7.
finding-maps-ashore = Bei uns liegt kein Kartenfeld am Strand; hier sind es diese: { $squares }.

# In the picture
drawn-find = { $symbol ->
    [swords] Säbel { $n }
    [pistols] Pistolen { $n }
    [skulls] Totenköpfe { $n }
    [chests] Truhen { $n }
    [parrots] Papageien { $n }
   *[rum] Rum { $n }
}
drawn-finds = { $symbol ->
    [swords] Säbel × { $n }
    [pistols] Pistolen × { $n }
    [skulls] Totenköpfe × { $n }
    [chests] Truhen × { $n }
    [parrots] Papageien × { $n }
   *[rum] Rum × { $n }
}
drawn-map = Landkartenplättchen, verdeckt, 1 Schritt
drawn-map-square = Kartenfeld
drawn-beach = Strandfeld
drawn-hook = The Hook
drawn-empty = leer
drawn-joker = Joker
drawn-pirate = { $colour ->
    [black] schwarzer Pirat { $n }
   *[red] roter Pirat { $n }
}
drawn-at = { $pirate }, auf { $square }
drawn-supply = { $pirate }, im Vorrat
drawn-seated = { $pirate }, auf Barhocker { $n }
drawn-passes = { $n ->
    [one] Weg über einen gegnerischen Piraten
   *[other] Weg über { $n } gegnerische Piraten
}
drawn-ruled-out = ausgeschlossen nach dem, was du gesehen hast
drawn-ruled-out-openly = ausgeschlossen nach dem, was offen liegt
drawn-treasure = { $size ->
    [two] Zweierschatz: { $tiles }
    [three] Dreierschatz: { $tiles }
   *[four] Viererschatz: { $tiles }
}
drawn-bag = { $n ->
    [0] Der Beutel: kein Plättchen mehr zum Auffüllen
   *[other] Der Beutel: noch { $n } Plättchen zum Auffüllen
}
drawn-many = { $tile } × { $n }
drawn-bag-content = { $bag }, und zwar aus: { $tiles }
drawn-gone = Aus dem Spiel: { $tiles }
drawn-square = { $square }: { $what }
drawn-bag-full = Der Beutel mit allen Fundstücken
drawn-hook-jokers = { $n ->
    [0] The Hook: kein Joker mehr
   *[other] The Hook: { $n } Joker
}
drawn-hook-maps = { $n ->
    [0] The Hook: kein Landkartenplättchen mehr
   *[other] The Hook: { $n } Landkartenplättchen, verdeckt
}
drawn-stool = Barhocker { $n }: { $who }
drawn-stool-free = Barhocker { $n }: frei
drawn-hold = { $stacks ->
    [0] Frachtraum von { $who }: leer
    [one] Frachtraum von { $who }: { $stacks } Stapel, Wert { $points }
   *[other] Frachtraum von { $who }: { $stacks } Stapel, Wert { $points }
}
drawn-hold-closed = { $stacks ->
    [0] Frachtraum von { $who }: leer
    [one] Frachtraum von { $who }: { $stacks } Stapel, verdeckt
   *[other] Frachtraum von { $who }: { $stacks } Stapel, verdeckt
}
drawn-hold-content = { $hold } ({ $tiles })
drawn-hold-room = { $hold }. Er fasst { $n } Stapel.
drawn-row = Fundstücke von { $who }: { $finds }
drawn-none = keine
drawn-jokers = { $n ->
    [one] { $n } Joker
   *[other] { $n } Joker
}
drawn-from = Landkartenplättchen von { $square }: { $face }
drawn-from-shown = Landkartenplättchen von { $square }, aufgedeckt: { $face }
drawn-from-hidden = Landkartenplättchen von { $square }, verdeckt
drawn-owned = { $what } ({ $who })
drawn-score = { $points ->
    [one] { $who }: bisher { $points } Punkt ({ $pairs } für Paare, { $bonus } für mehr Stapel, { $hold } im Frachtraum)
   *[other] { $who }: bisher { $points } Punkte ({ $pairs } für Paare, { $bonus } für mehr Stapel, { $hold } im Frachtraum)
}
drawn-score-closed = { $who }: Punkte werden am Ende gezählt
drawn-score-end = { $points ->
    [one] { $who }: { $points } Punkt ({ $pairs } für Paare, { $bonus } für mehr Stapel, { $hold } im Frachtraum, { $lost } für den verlorenen Schatz)
   *[other] { $who }: { $points } Punkte ({ $pairs } für Paare, { $bonus } für mehr Stapel, { $hold } im Frachtraum, { $lost } für den verlorenen Schatz)
}
drawn-lost = Der verlorene Schatz: ein Buchstabe und eine Zahl, verdeckt
drawn-lost-found = Der verlorene Schatz lag auf { $square }. Dort gegraben hat: { $pirate }
drawn-lost-missed = Der verlorene Schatz lag auf { $square }: Niemand hat dort gegraben
drawn-notes = Notizen: Von { $all } Feldern { $left ->
    [one] bleibt { $left }
   *[other] bleiben { $left }
}. Ausgeschlossene Spalten: { $columns }. Ausgeschlossene Reihen: { $rows }.
drawn-left = { $left } von { $all }
drawn-lost-label = Verlorener Schatz
drawn-origin-hook = The Hook
drawn-coordinate = Verlorener Schatz: { $face }
drawn-taken = Landkartenplättchen: { $face }
drawn-taken-hidden = Ein Landkartenplättchen, verdeckt
drawn-turned = Aufgedeckt: { $face }
drawn-begins = { $colour ->
    [black] Schwarz beginnt
   *[red] Rot beginnt
}

# Was geschah
told-prologue = Die Insel ist aufgebaut: Fundstücke offen, Landkartenplättchen verdeckt, und irgendwo liegt der verlorene Schatz.
told-lay = Auf { $square } liegt { a-tile }.
told-begin = Das Los entscheidet: { $who } beginnt.
told-deploy = { $who } setzt Pirat { $pirate } auf { $square } ein, { onto-a-tile }.
told-deploy-stool = Am Strand ist kein Plättchen mehr frei: { $who } setzt Pirat { $pirate } direkt auf Barhocker { $stool }.
told-skip = { $who } kann keinen Piraten einsetzen oder bewegen und setzt aus.
over-enemies = { $enemies ->
    [0] {""}
    [one] {""} über einen Gegner
   *[other] {""} über { $enemies } Gegner
}
told-move = { $who } bewegt Pirat { $pirate } von { $start }{ over-enemies } nach { $to }.
told-move-take = { $who } bewegt Pirat { $pirate } von { $start }{ over-enemies } nach { $to } und nimmt { the-tile }.
told-collect = { $who } nimmt { the-tile } von { $start }.
told-stay = Der Pirat bleibt auf { $to }, { on-a-tile }.
told-sit-empty = { $to } ist leer: Der Pirat geht an die Bar, auf Barhocker { $stool }.
told-sit-hook = In der Kneipe setzt sich der Pirat auf Barhocker { $stool }.
map-origin = { $origin ->
    [hook] aus der Kneipe
   *[other] von { $origin }
}
told-turn = { $who } deckt das Landkartenplättchen { map-origin } auf, das { $owner } verborgen hielt: Es ist { the-face }.
told-take = { $who } nimmt das Landkartenplättchen { map-origin }, verdeckt: Es ist { the-face }.
told-took = { $who } nimmt das Landkartenplättchen { map-origin }, verdeckt.
told-take-hook = Das Landkartenplättchen aus der Kneipe geht verdeckt an { $who }: Es ist { the-face }.
told-took-hook = Das Landkartenplättchen aus der Kneipe geht verdeckt an { $who }.
told-hook-joker = { $who } nimmt in der Kneipe einen Joker.
told-hook-map = { $who } wählt in der Kneipe ein Landkartenplättchen.
with-jokers = { $jokers ->
    [0] {""}
    [one] {""} mit einem Joker
   *[other] {""} mit { $jokers } Jokern
}
told-load = { $who } lädt den { small-treasure }{ with-jokers }: { points } für den Frachtraum.
told-load-closed = { $who } lädt { small-treasure }{ with-jokers }: ein Stapel mehr, verdeckt.
told-hold-full = Mit { $n } Stapeln ist der Frachtraum von { $who } voll.
told-refill = Aus dem Beutel kommt { a-tile } für den { small-treasure }.
told-bag-last = Das war das letzte Plättchen im Beutel.
told-bag-empty = Der Beutel ist leer: Es wird nichts aufgefüllt.
told-decline = { $who } verzichtet aufs Beladen.
told-sunset = Alle Piraten sitzen: Die Sonne geht unter. Was noch auf der Insel liegt, kommt weg; jetzt wird gegraben.
told-all-sit = { $who } hat keinen Piraten mehr zu bewegen: Bis zum Sonnenuntergang ist nur noch { $other } am Zug.
told-dig = { $who } gräbt mit dem Piraten von Barhocker { $stool } auf { $square }.
told-found = Die Koordinaten werden aufgedeckt: Der verlorene Schatz liegt auf { $square }, und { $who } hat dort gegraben!
told-not-found = Die Koordinaten werden aufgedeckt: Der verlorene Schatz liegt auf { $square }, wo niemand gegraben hat.

# Was zu tun ist
ask-deploy-only = Setze einen Piraten auf ein freies Plättchen am Strand.
ask-deploy = Setze einen Piraten auf ein freies Plättchen am Strand. { $missing ->
    [one] Danach darfst du Piraten bewegen.
   *[other] Bewegen darfst du sie, sobald { $needed } dort sind.
}
ask-deploy-stool = Am Strand ist kein Plättchen mehr frei: Dein Pirat kommt direkt auf Barhocker { $stool }.
ask-deploy-or-move = Bewege einen Piraten oder setze einen am Strand ein.
ask-stool-or-move = Bewege einen Piraten oder setze einen direkt auf Barhocker { $stool } ein: Am Strand ist kein Plättchen mehr frei.
ask-move = Bewege einen deiner Piraten.
ask-skip = Keiner deiner Piraten kann sich bewegen: Du setzt diesen Zug aus.
ask-pick = { $n ->
    [one] Dein Pirat ist über einen Gegner gezogen: Decke eines der Landkartenplättchen auf, die { $owner } verborgen hält.
   *[other] Dein Pirat ist über Gegner gezogen: Decke nacheinander { $n } der Landkartenplättchen auf, die { $owner } verborgen hält.
}
ask-hook = Dein Pirat ist in der Kneipe. Nimm einen Joker oder ein Landkartenplättchen.
ask-hook-joker = Dein Pirat ist in der Kneipe. Dort gibt es nur noch Joker: Nimm einen.
ask-hook-map = Dein Pirat ist in der Kneipe. Dort gibt es nur noch Landkartenplättchen: Nimm eines.
ask-load = Du hast, was ein kleiner Schatz verlangt: Lade ihn.
ask-load-choice = Du hast, was ein kleiner Schatz verlangt: Wähle, was du lädst.
ask-load-jokers = Mit Jokern kannst du einen kleinen Schatz laden. Lade ihn oder verzichte.
ask-dig = Wo gräbt dein Pirat von Barhocker { $stool }? { $left ->
    [0] Er ist dein letzter.
    [one] Nach ihm gräbt noch einer deiner Piraten.
   *[other] Nach ihm graben noch { $left } deiner Piraten.
}
name-deploy = Pirat { $pirate } auf { $square }, { onto-a-tile }
name-deploy-stool = Pirat { $pirate } direkt auf Barhocker { $stool }
name-over = { $enemies ->
    [0] {""}
    [one] , über einen Gegner
   *[other] , über { $enemies } Gegner
}
name-move = Pirat { $pirate } nach { $to }{ name-over }{ $symbol ->
    [hook] , in die Kneipe
    [none] : leer, also an die Bar
   *[other] , { onto-a-tile }
}
name-pick = Das Landkartenplättchen { map-origin } aufdecken
name-hook-joker = Joker nehmen (noch { $n })
name-hook-map = Landkartenplättchen nehmen (noch { $n })
name-load = { small-treasure } laden: { points }
name-load-plain = { small-treasure } laden: { points }, ohne Joker
name-load-jokers = { small-treasure } laden: { points }, { $jokers ->
    [one] mit einem Joker für { $list }
   *[other] mit { $jokers } Jokern für { $list }
}
name-dig = Auf { $square } graben
name-skip = Diesen Zug aussetzen
name-decline = Aufs Beladen verzichten

# Warum nicht
not-chance = Das entscheidet das Los; niemand sucht es sich aus.
not-veiled = So sehen andere eine Aktion; so lässt sie sich nicht spielen.
not-while-drawing = Gerade entscheidet das Los; gleich geht das Spiel weiter.
not-your-turn = Du bist nicht am Zug.
not-all-sit = Alle deine Piraten sitzen in der Kneipe: Bis zum Graben hast du keinen Zug mehr.
not-your-stool = Gegraben wird in der Reihenfolge der Barhocker, und der Pirat auf Barhocker { $stool } gehört dir nicht.
not-on-board = Ein Feld { $square } gibt es auf diesem Spielplan nicht.
not-in-supply = Du hast keinen Piraten mehr im Vorrat.
not-beach = { $square } liegt nicht am Strand. Eingesetzt wird am Rand der Insel.
not-free = Auf { $square } steht schon jemand.
not-tile = Auf { $square } liegt kein Plättchen mehr. Eingesetzt wird auf ein Plättchen.
not-stool = Auf einen Barhocker wird nur eingesetzt, wenn auf keinem freien Strandfeld ein Plättchen liegt.
not-that-pirate = Einen Piraten Nummer { $pirate } gibt es in diesem Spiel nicht; jeder Spieler hat { $n }.
not-ashore = Pirat { $pirate } ist noch im Vorrat. Setze ihn erst ein.
not-seated = Pirat { $pirate } sitzt in der Kneipe und bleibt dort, bis gegraben wird.
not-enough-deployed = Bewegt wird erst, wenn { $needed ->
    [one] einer deiner Piraten eingesetzt ist
   *[other] { $needed } deiner Piraten eingesetzt sind
}; bisher { $n ->
    [0] ist es keiner.
    [one] ist es einer.
   *[other] sind es { $n }.
}
not-back = Eine Bewegung endet nicht dort, wo sie begonnen hat, auf { $start }.
not-reached = Pirat { $pirate } muss von { $start } aus genau { step-count } gehen, und kein solcher Weg endet auf { $to }.
not-end-occupied = Der Weg darf über Piraten führen, aber nicht bei einem enden, und auf { $to } steht schon jemand.
not-skipped = Du kannst etwas tun, also musst du es tun.
not-lot = Welches Landkartenplättchen aufgedeckt wird, entscheidet hier nicht das Los; es wird gewählt.
not-before-pick = Decke erst ein Landkartenplättchen des anderen auf.
not-pick = Ein Landkartenplättchen deckst du nur auf, wenn dein Pirat gerade über einen Gegner gezogen ist, der eines verbirgt.
not-pick-shown = Dieses Landkartenplättchen liegt schon offen.
not-pick-there = So ein Landkartenplättchen hat der andere nicht.
not-before-hook = Nimm erst ein Plättchen aus der Kneipe.
not-before-load = Erst wird beladen: Dein Zug ist noch nicht zu Ende.
not-after-sunrise = Die Sonne ist untergegangen: Jetzt wird nur noch gegraben.
not-at-hook = Ein Plättchen aus der Kneipe gibt es nur für einen Piraten, der gerade dort angekommen ist.
not-in-hook = { $what ->
    [joker] In der Kneipe ist kein Joker mehr.
   *[map] In der Kneipe ist kein Landkartenplättchen mehr.
}
not-without-move = Beladen wird am Ende einer Bewegung.
not-room = Dein Frachtraum fasst { $n } Stapel und ist voll: Du lädst nichts mehr.
not-second-load = In einem Zug wird nur ein Schatz geladen.
not-empty = Der { small-treasure } ist leer und kann nicht geladen werden.
not-joker-for-nothing = Ein Joker steht für ein Plättchen: Einer dieser Plätze im { small-treasure } ist leer.
not-enough-jokers = Dafür brauchst du { board-jokers }; du hast { $have ->
    [0] keinen.
    [one] nur einen.
   *[other] nur { $have }.
}
not-missing = Für den { small-treasure } fehlt dir noch: { $list }.
not-last-joker = Von gleichen Symbolen ersetzen Joker die letzten: Wähle diese Plätze.
not-decline = Den { small-treasure } kannst du ohne Joker laden, also musst du laden.
not-nothing-to-decline = Gerade gibt es nichts, worauf du verzichten könntest.
not-dig-yet = Gegraben wird erst, wenn alle Piraten in der Kneipe sitzen.
not-dug = Auf { $square } gräbt schon jemand.

# Das Ende
reason-not_over = Das Spiel geht weiter.
reason-treasure = Der verlorene Schatz ist gefunden, und damit ist das Spiel gewonnen.
reason-finder = Der verlorene Schatz ist gefunden, und seine 20 Punkte bringen dem Finder den Sieg.
reason-finder_beaten = Der verlorene Schatz ist gefunden, aber selbst seine 20 Punkte haben dem Finder nicht gereicht.
reason-points = Niemand hat den verlorenen Schatz gefunden: Die Punkte entscheiden.
reason-stacks = Gleichstand nach Punkten: Die Zahl der Stapel entscheidet.
reason-draw = Gleichstand bei Punkten und Stapeln.

# Die Lektion
lesson-goal = Willkommen in der Bucht, einem kleinen Martinique. Hier ist der verlorene Schatz vergraben. Diese zwei verdeckten Plättchen sind seine Spalte und seine Reihe. Wer dort bei Sonnenuntergang gräbt, gewinnt.
lesson-maps = Wie kommst du darauf? Jeden Buchstaben und jede Zahl gibt es nur einmal. Diese Landkartenplättchen zeigen alle anderen: Ein Buchstabe, den du gesehen hast, ist nicht der des Schatzes.
lesson-treasures = Findet ihn niemand, entscheiden die Punkte. Drei kleine Schätze bringen die Zahlen auf ihren Plättchen. Bezahlt werden sie mit Plättchen gleicher Symbole, die du auf der Insel aufsammelst.
lesson-land = Du bist Schwarz. Deine Piraten landen am Strand. Beginne auf den Totenköpfen: Die 2 sagt, dass dein Pirat von dort zwei Schritte gehen wird.
lesson-land-not = Das ginge auch, aber beginne in der Ecke mit den Totenköpfen: Du siehst bald, warum.
lesson-second = Der Zweierschatz verlangt Truhen und Totenköpfe, egal mit welchen Zahlen. Dein erster Pirat steht auf Totenköpfen, also setze den zweiten auf die Truhen in der anderen Ecke.
lesson-second-not = Auch ein gutes Feld. Aber Truhen und Totenköpfe zusammen füllen deinen Frachtraum: Nimm die Truhen in der anderen Ecke.
lesson-move = Alle sind gelandet, jetzt wird gelaufen. Pirat 1 geht genau zwei Schritte, auch um die Ecke, aber nie schräg. Das Plättchen, auf dem er stand, bekommst du. Schick ihn auf das Landkartenplättchen.
lesson-move-not = Das ginge, aber ein Landkartenplättchen ist mehr wert als fast alles andere: Geh dorthin.
lesson-leave = Die Totenköpfe gehören dir. Von einem Landkartenplättchen geht es immer einen Schritt weit. Geh weiter zum nächsten: Das Plättchen, das du verlässt, gehört dir, und nur du darfst es ansehen.
lesson-leave-not = Geh mit Pirat 1 weiter zum nächsten Landkartenplättchen, dann hast du zwei hintereinander.
lesson-seen = Es ist das D. Der Schatz liegt also nicht in Spalte D: Deine Notizen haben sie gestrichen, 20 von 25 Feldern bleiben. Auch Rot hat ein Landkartenplättchen genommen und verbirgt es vor dir.
lesson-pass = Spioniere Rot aus! Wer über einen gegnerischen Piraten läuft, deckt eines der Landkartenplättchen auf, die der Gegner verbirgt. Pirat 2 hat zwei Schritte: Lauf über Rot hinweg, bis hinter ihn.
lesson-pass-not = Lauf mit Pirat 2 geradeaus über den roten Piraten, auf die Pistolen dahinter.
lesson-load = Rot hat die 4 verborgen, also scheidet auch Reihe 4 aus. Und du hast die Truhen aufgesammelt: Zusammen mit den Totenköpfen bezahlen sie den Zweierschatz. Lade ihn!
lesson-loaded = Deine zwei Plättchen sind weg, der Schatz liegt als ein Stapel in deinem Frachtraum: 3 Punkte für seine Zahlen und 2 dazu, solange du mehr Stapel hast als Rot. Der Beutel hat den Platz neu gefüllt.
lesson-hit = Aber Rot hat es dir heimgezahlt: Er ist über Pirat 2 gelaufen, und dein D liegt jetzt offen. In der Kneipe angekommen, hat er einen Joker genommen und sitzt auf dem ersten Barhocker.
lesson-more = Macht nichts. Nimm das Landkartenplättchen unter Pirat 1, indem du zum nächsten weitergehst.
lesson-more-not = Später! Erst die Landkartenplättchen: Geh mit Pirat 1 weiter.
lesson-alone = Es ist die 1. Und nun sieh zur Bar: Beide roten Piraten sitzen dort. Damit ist Rot bis zum Sonnenuntergang nicht mehr am Zug, und du spielst allein weiter. Pass auf, dass dir das nicht passiert!
lesson-inland = Jetzt eilt nichts mehr, also sammle weiter. Geh mit Pirat 2 landeinwärts, auf noch ein Landkartenplättchen.
lesson-inland-not = Pirat 2 soll auf dem Weg zur Kneipe noch ein Landkartenplättchen mitnehmen.
lesson-hook = Und jetzt in die Kneipe. Du bekommst das Plättchen, das er verlässt, er setzt sich, und du nimmst dir noch etwas aus der Kneipe: Nirgends bringt ein Schritt so viel. Geh hin, solange Pirat 1 noch läuft: Wer sich als Allerletzter setzt, bekommt dort nichts.
lesson-hook-not = In die Kneipe, The Hook: Dort nimmst du noch ein Plättchen dazu.
lesson-choose = Auch das B! Jetzt wähle. Ein Joker steht beim Beladen für jedes beliebige Plättchen. Aber wer den verlorenen Schatz findet, gewinnt das Spiel, also hilft dir ein Landkartenplättchen mehr.
lesson-choose-not = Ein Joker würde dir beim Beladen helfen, aber das Spiel gewinnt der verlorene Schatz. Nimm das Landkartenplättchen.
lesson-empty = Die 5. Nur Pirat 1 läuft noch, und er könnte weiter sammeln. Aber sieh, was ein leeres Feld bewirkt, und geh mit ihm auf C2: Wer auf einem leeren Feld stehen bleibt, geht an die Bar. Er ist der letzte von allen, also geht dann sofort die Sonne unter.
lesson-empty-not = Das ist erlaubt, und in einem anderen Spiel würdest du weiter sammeln. Aber sieh erst, wie die Sonne untergeht: Geh mit Pirat 1 auf C2.
lesson-sunset = Auch das A. Alle sitzen, und sofort ist die Sonne untergegangen: Beladen wurde nichts mehr, und was noch auf der Insel lag, ist weg. Gegraben wird in der Reihenfolge der Barhocker: Rot war zuerst dran, auf A2 und C5. Die nächsten zwei sind deine.
lesson-think = Du hast A, B, D und 1, 4, 5 gesehen. Es muss also Spalte C oder E und Reihe 2 oder 3 sein: vier Felder, und du hast zwei Piraten.
lesson-clue = Rot verbirgt noch ein Landkartenplättchen aus der Kneipe. Er hat in Spalte C gegraben, also hat er wohl kaum das C. Wenn er das E hat, bleiben nur zwei Felder …
lesson-end = Wo gräbst du? Das entscheidest jetzt du. Versuch danach die echte Insel: 64 Felder, vier Piraten für jeden, und drei müssen landen, bevor der erste laufen darf. Der Schiffsjunge ist ein leichter Gegner.

# Der Ratgeber
aim-deploy = Wähle ein Symbol, das ein Schatz verlangt, oder die Nähe einer Landkarte.
aim-alone = Du spielst allein weiter: Nimm alles mit, bevor dein letzter Pirat sitzt.
aim-last = Dein letzter Pirat: Lass ihn auf Plättchen, sonst spielt der Gegner allein weiter.
aim-pass = Du kannst über einen Gegner laufen und eine Landkarte aufdecken: Achte auf das Auge.
aim-load-soon = Noch einmal { symbol }, und du kannst den { small-treasure } laden: { points }.
aim-maps = Sammle Landkarten: Jede schließt eine Spalte oder Reihe aus.
aim-pick = Jedes dieser Plättchen schließt eine Spalte oder Reihe aus. Die Rückseite verrät nur, woher es stammt.
aim-hook = Eine Landkarte schließt eine Spalte oder Reihe aus; ein Joker ersetzt beim Beladen jedes Plättchen.
aim-hook-last = Du bewegst nichts mehr: Ein Joker hilft nur, wenn du sofort damit laden kannst.
aim-load = Seine Zahlen sind die Punkte; womit du bezahlst, bildet keine Paare mehr.
aim-dig = { $n ->
    [one] Nur ein freies Feld passt zu allem, was du gesehen hast: Grab dort.
   *[other] { $n } freie Felder passen zu allem, was du gesehen hast: Grab auf einem davon.
}
aim-dig-clue = { $n ->
    [one] Nur ein freies Feld passt zu allem, was du gesehen hast: Grab dort.
   *[other] { $n } freie Felder passen. Der Gegner gräbt, wo er den Schatz für möglich hält: ein Hinweis.
}
aim-dig-unnoted = Grab in einer Spalte und Reihe, deren Landkarten du nicht gesehen hast.
note-next = { $steps ->
    [one] dann { $steps } Schritt
   *[other] dann { $steps } Schritte
}
note-stool = an die Bar, gräbt als Nummer { $n }
note-take = { $symbol ->
    [map] du bekommst das Landkartenplättchen
   *[other] du bekommst { symbol }
}
note-load-then = du kannst den { small-treasure } laden: { points }
note-turn = { $n ->
    [one] deckt ein gegnerisches Landkartenplättchen auf
   *[other] deckt { $n } gegnerische Landkartenplättchen auf
}
note-hook = ein Plättchen aus der Kneipe
note-map = schließt eine Spalte oder Reihe aus
note-joker = steht beim Beladen für jedes Plättchen
note-load = { $n ->
    [0] so viele Punkte wie vorher
    [one] { $n } Punkt mehr als vorher
   *[other] { $n } Punkte mehr als vorher
}
note-load-less = { $n ->
    [one] { $n } Punkt weniger als vorher
   *[other] { $n } Punkte weniger als vorher
}
note-dig = { $n ->
    [one] es muss hier sein
   *[other] Chance: 1 von { $n }
}
note-dig-out = scheidet aus
warn-last = Das ist dein letzter Pirat. Sitzt er, bist du nicht mehr am Zug, und { $who } spielt allein weiter, mit { $n ->
    [one] einem Piraten
   *[other] { $n } Piraten
}.
warn-sunset = Sobald er sich setzt, geht die Sonne unter: Beladen wird dann nicht mehr. Bleib auf der Insel, so kannst du vorher laden.
warn-joker = Du wirst nichts mehr laden, also ist ein Joker für dich wertlos. Ein Landkartenplättchen sagt dir, wo du nicht graben musst.
warn-decline = Du wirst nichts mehr laden, also sind diese Joker später wertlos: Laden bringt dir Punkte.
warn-dig = Du hast { $kind ->
    [letter] den Buchstaben { $face }
   *[number] die Zahl { $face }
} gesehen, also liegt der Schatz nicht auf { $square }.

# Die Legende
legend-find = Fundstück. Die Zahl sagt, wie viele Schritte ein Pirat von hier geht; verlässt er es, gehört es dir. Mit dem Symbol bezahlst du kleine Schätze.
legend-map = Landkartenplättchen, verdeckt: von hier ein Schritt. Es zeigt einen Buchstaben oder eine Zahl, die nicht zum verlorenen Schatz gehört; ansehen darf es nur, wer es nimmt.
legend-empty = Leeres Feld. Wer hier stehen bleibt, geht an die Bar. Darüberlaufen schadet nicht.
legend-hook = The Hook, die Kneipe. Wer hier stehen bleibt, setzt sich an die Bar, und du nimmst einen Joker oder ein Landkartenplättchen, außer wenn dabei die Sonne untergeht.
legend-stool = Barhocker. Wer hier sitzt, wartet auf den Sonnenuntergang; dann wird in der Reihenfolge der Barhocker gegraben.
legend-joker = Joker. Er steht beim Beladen für jedes beliebige Plättchen. Punkte bringt er nicht.
legend-pirate = Pirat. Er geht genau so viele Schritte, wie sein Plättchen sagt. Man darf über ihn laufen, aber nicht auf ihm stehen bleiben.
legend-supply = Wartende Piraten. Sie landen auf einem Plättchen am Strand.
legend-eye = Dieser Weg führt über einen Gegner: Du deckst eines der Landkartenplättchen auf, die er verbirgt.
legend-treasure = Kleiner Schatz. Hast du nach deiner Bewegung alle seine Symbole, kommt er in deinen Frachtraum. Die Zahlen sind seine Punkte.
legend-bag = Der Beutel. So viele Plättchen füllen die kleinen Schätze noch auf.
legend-gone = Plättchen, die aus dem Spiel sind.
legend-points = Punkte bisher. Sie entscheiden, wenn niemand den verlorenen Schatz findet.
legend-points-closed = Die Punkte werden am Ende gezählt. Sie entscheiden, wenn niemand den verlorenen Schatz findet.
legend-pairs = 2 Punkte für jedes Paar gleicher Symbole, das du behältst.
legend-more = 2 Punkte für den, der mehr Stapel im Frachtraum hat.
legend-ship = Punkte im Frachtraum: die Zahlen aller geladenen Plättchen.
legend-finds = Fundstücke dieses Spielers, nach Symbolen, und Joker.
legend-taken = Landkartenplättchen dieses Spielers und woher es stammt. Siehst du seine Vorderseite, kennst nur du sie.
legend-shown = Aufgedecktes Landkartenplättchen: Alle kennen es.
legend-hold = Frachtraum. Jeder geladene kleine Schatz ist ein Stapel.
legend-lost = Der verlorene Schatz: seine Spalte und seine Reihe, verdeckt, bis alle gegraben haben.
legend-notes = Deine Notizen. Dunkel ist, was nach den gesehenen Plättchen ausscheidet.
legend-ruled = Scheidet aus: Du hast den Buchstaben oder die Zahl gesehen.
