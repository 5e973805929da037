title = Die Schatzinsel
tagline = Neunzehn Scheiben bilden einen Dschungel, dessen Wege nie bleiben, wie sie waren. Dreh sie, halte die Gegenseite auf und bring deine Truhen zuerst an Bord.

# Options
option-players = Spieler
option-players-help = Ein Spiel zu zweit: die Engländer in Rot und die Piraten in Schwarz.
option-layout = Dschungel
option-layout-help = Legt die Scheiben reihum, eine nach der anderen, oder beginnt gleich in einem zufälligen Dschungel.
option-layout-drafted = reihum gelegt
option-layout-random = zufällig gelegt
option-length = Länge
option-length-help = Wie viele Truhen jede Seite hat und wie viele auf einem Schiff gewinnen.
option-length-normal = normal: 6 Truhen, 7 gewinnen
option-length-long = lang: 8 Truhen, 9 gewinnen
option-length-tiny = winzig: 2 Truhen, 3 gewinnen
option-board = Rand
option-board-help = Wohin die Wege am Rand des Dschungels führen. Mit breiten Zugängen ist das Spiel kürzer.
option-board-classic = klassisch, ein Weg zu jedem Feld
option-board-wide = breite Zugänge
option-discs = Scheiben
option-discs-help = Mit dem bunten Satz sind die Zielfelder schwerer zu erreichen; das Spiel dauert länger und ist umkämpfter.
option-discs-default = üblicher Satz
option-discs-varied = bunter Satz
option-edition = Ausgabe
option-edition-help = Wo eine Figur landet, die vom Schiff zurückkehrt, weil ihre Seite keine andere mehr hat: Die beiden gedruckten Regeln sind verschieden.
option-edition-de = deutsch: auf dem Zielfeld
option-edition-fr = französisch: auf dem Startfeld
option-limit = Höchstzahl der Züge
option-limit-help = Gezählt werden die Züge beider Seiten. Nach dem letzten gewinnt das Schiff mit mehr Truhen.
option-pawns = Figuren je Seite
option-pawns-help = Weniger als fünf ergeben eine kleine Fassung des Spiels.

# What happened
told-prologue = Der Zufall hat die Scheiben gelegt: neunzehn Vertiefungen, und zwischen den Lagern und den Schiffen ein Dschungel.
reason-not_over = Das Spiel geht weiter.
reason-chests = Ein Schiff hat genug Truhen.
reason-pawns = Eine Seite hat keine Figur mehr, weder auf der Insel noch auf ihrem Schiff.
reason-limit = Der letzte Zug ist gespielt: Das Schiff mit mehr Truhen gewinnt.
reason-tie = Der letzte Zug ist gespielt, und beide Schiffe haben gleich viele Truhen.

# What is asked

# Buttons

# Why not

# The table in a terminal

# In the picture
