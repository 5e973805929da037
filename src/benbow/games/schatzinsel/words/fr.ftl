title = Die Schatzinsel
tagline = Dix-neuf disques forment une jungle dont les sentiers ne cessent de changer. Tournez-les, gênez l'adversaire et embarquez vos coffres en premier.

# Options
option-players = Joueurs
option-players-help = Un jeu pour deux : les Anglais, en rouge, et les Pirates, en noir.
option-layout = Jungle
option-layout-help = Posez les disques chacun votre tour, un par un, ou commencez tout de suite dans une jungle faite au hasard.
option-layout-drafted = posée à tour de rôle
option-layout-random = posée au hasard
option-length = Durée
option-length-help = Combien de coffres a chaque camp, et combien il en faut sur un bateau pour gagner.
option-length-normal = normale : 6 coffres, 7 pour gagner
option-length-long = longue : 8 coffres, 9 pour gagner
option-length-tiny = minuscule : 2 coffres, 3 pour gagner
option-board = Bord
option-board-help = Où mènent les sentiers au bord de la jungle. Avec de larges accès, la partie est plus courte.
option-board-classic = classique, un sentier par case
option-board-wide = larges accès
option-discs = Disques
option-discs-help = Avec le jeu varié, l'arrivée est plus difficile à atteindre ; la partie est plus longue et plus disputée.
option-discs-default = jeu normal
option-discs-varied = jeu varié
option-edition = Édition
option-edition-help = Où débarque le pion qui revient du bateau quand son camp n'en a plus d'autre : les deux règles imprimées diffèrent.
option-edition-de = allemande : sur l'arrivée
option-edition-fr = française : sur le départ
option-limit = Nombre maximal de tours
option-limit-help = On compte les tours des deux camps. Après le dernier, le bateau qui a le plus de coffres gagne.
option-pawns = Pions par camp
option-pawns-help = Moins de cinq pions donnent une petite version du jeu.

# What happened
told-prologue = Les disques sont posés au hasard : dix-neuf clairières, et une jungle entre les camps et les bateaux.
reason-not_over = La partie continue.
reason-chests = L'un des bateaux a assez de coffres.
reason-pawns = L'un des camps n'a plus un seul pion, ni sur l'île ni sur son bateau.
reason-limit = Le dernier tour est joué : le bateau qui a le plus de coffres gagne.
reason-tie = Le dernier tour est joué, et les deux bateaux ont autant de coffres.

# What is asked

# Buttons

# Why not

# The table in a terminal

# In the picture
