# Les Naufrageurs: Deutsch
title = Die Strandräuber
tagline = Ein Strandräuber mit Laterne und Esel; die anderen bringen ihre Fässer an den Riffen vorbei nach Hause.

# Optionen
option-players = Spieler
option-players-help = Einer ist der Strandräuber, alle anderen sind Schiffseigner und gewinnen oder verlieren gemeinsam.
option-players-clash = Jeder Schiffseigner braucht ein Schiff: Bei so wenigen Bahnen können nur weniger mitspielen.
option-rounds = Runden
option-rounds-help = Eine einzelne Runde oder eine Partie, in der jeder einmal der Strandräuber ist.
option-rounds-single = einzelne Runde
option-rounds-match = ganze Partie
option-blue = Blaues Schiff
option-blue-help = Zu viert: wer das blaue Schiff belädt.
option-blue-last = der dritte Schiffseigner
option-blue-rotates = die Schiffseigner reihum
option-lanes = Bahnen
option-lanes-help = Weniger als vier ergeben eine kleine Fassung des Spiels.
option-barrels = Fässer je Farbe
option-barrels-help = Weniger als sechs ergeben eine kleine Fassung des Spiels.
option-special = Spezialfracht
option-special-help = Wie viele braune Fässer es gibt.

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
ask-lure = Setze den Esel auf eine Farbe: Welches Schiff soll zerschellen?
ask-lure-second = Jetzt ein zweites Schiff, nur nicht das { colour-word }.
ask-lure-only = Setze den Esel auf eine Farbe. In diesem Zug hast du einen Versuch.
name-lure = das { colour-word } Schiff auf Feld { $square } mit { $back ->
    [brown] Spezialfracht
   *[other] einem Fass in seiner Farbe
}

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
not-owner-lures = Nur der Strandräuber hat den Esel.
not-twice = Das { colour-word } Schiff war in diesem Zug schon an der Reihe; der zweite Versuch gilt einem anderen.
not-lost = Das { colour-word } Schiff ist endgültig ausgeschieden.
not-afloat = Das { colour-word } Schiff ist nicht auf dem Spielfeld.
not-time-to-lure = Den Esel setzt der Strandräuber in seinem Zug, wenn alle Schiffe beladen sind und kein Würfel mehr rollen muss.

# Das Ende
reason-not_over = Das Spiel geht weiter.
reason-wrecker_richer = Der Strandräuber hat mehr Punkte als die Schiffseigner.
reason-owners_richer = Die Schiffseigner haben mehr Punkte als der Strandräuber.
reason-even = Beide Lager haben gleich viele Punkte.
reason-most_points = Ein Spieler hat nach allen Runden die meisten Punkte.
reason-shared = Mehrere Spieler haben nach allen Runden gleich viele Punkte an der Spitze und teilen sich den Sieg.
