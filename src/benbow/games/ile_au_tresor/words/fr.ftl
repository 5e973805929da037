# L'Île au Trésor : français
title = L’Île au Trésor
tagline = Six coffres autour d'un volcan, un seul trésor. Trouvez-le, portez-le jusqu'à la côte et soyez le premier à l'embarquer.

# Options
option-players = Joueurs
option-players-help = De deux à quatre équipages, chacun pour soi. C'est à trois que le jeu est le meilleur.
option-board = Carte
option-board-help = L'îlot est une petite carte pour une partie rapide, aux chemins deux fois plus courts.
option-board-island = l'île, dix ports
option-board-islet = l'îlot, six ports
option-rescue = Dés de sauvetage
option-rescue-help = Éruption ou fièvre : un jet pour chaque pirate en danger, ou un seul pour tous ceux d'un même joueur.
option-rescue-each = un jet par pirate
option-rescue-once = un jet par joueur
option-limit = Tours par joueur
option-limit-help = Si personne n'a chargé le trésor d'ici là, la partie est nulle.
option-pirates = Pirates par joueur
option-pirates-help = Avec moins de six pirates, c'est une petite version du jeu.
option-chests = Coffres
option-chests-help = Avec moins de six coffres, posés dans les premiers secteurs, c'est une petite version du jeu.
option-seizing = Prendre un bateau vide avec un double 4
option-seizing-help = Un double 4 mène un bateau près d'un bateau adverse, et s'empare de celui-ci s'il n'y a personne à bord. Selon la règle imprimée, ses PP peuvent aussi payer l'embarquement sur un bateau adverse vide.
option-seizing-joining = seulement avec un bateau qui le rejoint, selon notre lecture
option-seizing-jetty = aussi depuis son appontement, pour 6 PP, selon la règle imprimée
option-flight = Un pirate battu (9 ou 10)
option-flight-help = Selon la règle imprimée, l'attaquant peut l'éloigner. Qui est laissé sur place garde le trésor.
option-flight-must = fuit, de cinq cases exactement, selon notre lecture
option-flight-may = peut être éloigné, de cinq cases au plus, selon la règle imprimée
option-targets = Qui l'on attaque
option-targets-help = Qui attaque plusieurs adversaires ne lance les dés qu'une fois : plus de pirates peuvent participer, tout ce qui protège l'un des attaqués est retranché, et un seul d'entre eux est battu.
option-targets-one = un seul adversaire, selon notre lecture
option-targets-several = un adversaire, ou plusieurs à côté du meneur, selon la règle imprimée
option-blockade = Qui empêche de charger le trésor
option-blockade-help = On n'attaque pas les bateaux. Selon la règle imprimée, un adversaire qui a rejoint votre bateau dans son port le bloque donc tant qu'il y reste à bord.
option-blockade-land = les adversaires à terre à côté de l'appontement, selon notre lecture
option-blockade-aboard = aussi ceux à bord d'un bateau dans son port, selon la règle imprimée

# Choses
role = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
the-pirate = le pirate { colour } { $pirate }
The-pirate = Le pirate { colour } { $pirate }
hull = { $boat ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
the-boat = le bateau { hull }
The-boat = Le bateau { hull }
the-other = { $other ->
    [red] le rouge
    [blue] le bleu
    [green] le vert
   *[yellow] le jaune
}
way-to = { $way ->
    [e] vers l'est
    [ne] vers le nord-est
    [nw] vers le nord-ouest
    [w] vers l'ouest
    [sw] vers le sud-ouest
   *[se] vers le sud-est
}
ground = { $ground ->
    [flat] plat
    [marsh] marais
    [hill] colline
    [mountain] montagne
   *[fortress] forteresse
}
pp = { $n } PP
onto = { $chest ->
    [0] {""}
   *[other] , sur le coffre { $chest }
}{ $loose ->
    [yes] , où se trouve le trésor
   *[no] {""}
}{ $friend ->
    [0] {""}
   *[other] , en dépassant le pirate { $friend }
}
and-takes-it = { $takes ->
    [yes] {""} et s'en empare, car il était vide
   *[no] {""}
}
taking-it = { $takes ->
    [yes] {""} et s'en emparer
   *[no] {""}
}
board-turn = Tour { $n } sur { $most }
board-pp = { $n ->
    [one] { pp } restant
   *[other] { pp } restants
}
board-storm = Tempête
board-eruption = Éruption dans le secteur { $sector }
board-river = rivière
board-sign = { $what ->
    [jetty] appontement
    [port] port
    [boat] bateau, 6 à bord
    [chest] coffre
    [empty] vide
   *[treasure] trésor
}
board-treasure = trésor
board-chests = coffres
board-ashore = à terre
board-dead = morts
board-boat = bateau { hull }, port { $port } :
board-boat-waiting = pas encore au port :
board-odds = { $n ->
    [one] { $n } attaquant
   *[other] { $n } attaquants
}, sur 36 jets : mort { $dies }, fuite { $flees }, rien { $nothing }, meneur mort { $leader }

# Où un pirate ne peut pas arriver ce tour-ci
beyond-pp = Aller en { $hex } coûte { $cost } PP ; il ne vous { $n ->
    [0] en reste aucun.
   *[other] en reste que { $n }.
}
beyond-limit = Aller en { $hex } coûte { $cost } PP ; ce tour-ci, le pirate { $pirate } ne peut plus { $n ->
    [0] en utiliser.
   *[other] en utiliser que { $n }.
}
beyond-fog = La case { $hex } est trop loin : dans le brouillard, il ne peut plus faire { $n ->
    [0] un seul pas.
    [one] qu'un pas, pour { $pp } PP au plus.
   *[other] que { $n } pas, pour { $pp } PP au plus.
}
beyond-barred = Des adversaires barrent au pirate { $pirate } tout chemin vers { $hex }.
beyond-overseas = Aucun chemin par terre ne mène le pirate { $pirate } en { $hex }, à moins d'être beaucoup trop long.
beyond-land-pp = Débarquer puis aller en { $hex } coûte { $cost } PP ; il ne vous { $n ->
    [0] en reste aucun.
   *[other] en reste que { $n }.
}
beyond-land-limit = Débarquer puis aller en { $hex } coûte { $cost } PP ; un pirate ne peut en utiliser que { $n } par tour.
beyond-first = Choisissez d'abord un de vos pirates ou de vos bateaux, puis où aller.
beyond-first-fog = Choisissez d'abord le pirate { colour } que vous voulez égarer.
beyond-himself = Le pirate { $pirate } est là : choisissez-le lui-même, pas sa case.
beyond-port = Choisissez le port { $port }, où se trouve { the-boat }.

# Qui un pirate ne peut pas attaquer
beyond-apart = Le pirate { $leader } n'est pas à côté du pirate { colour } { $pirate }.
beyond-unreached = Aucun de vos pirates n'est à côté du pirate { colour } { $pirate }.
beyond-no-enemy = Aucun adversaire n'est à côté du pirate { $pirate }.
beyond-aboard = On n'attaque que des pirates à terre, ni les bateaux ni ceux qui sont à bord.

# In the picture
drawn-ground = { $ground ->
    [flat] plat
    [marsh] marais
    [hill] colline
    [mountain] montagne
   *[fortress] forteresse
}
drawn-cell = case { $n }
drawn-jetty = appontement du port { $port }
drawn-river = rivière : { $sides }
drawn-side = { $way ->
    [e] est
    [ne] nord-est
    [nw] nord-ouest
    [w] ouest
    [sw] sud-ouest
   *[se] sud-est
}
drawn-costs = coûte { $n } PP
drawn-pirate = { $colour ->
    [red] pirate rouge { $n }
    [blue] pirate bleu { $n }
    [green] pirate vert { $n }
   *[yellow] pirate jaune { $n }
}
drawn-at = { $pirate }, en { $hex }
drawn-aboard = { $colour ->
    [red] { $pirate }, à bord du bateau rouge
    [blue] { $pirate }, à bord du bateau bleu
    [green] { $pirate }, à bord du bateau vert
   *[yellow] { $pirate }, à bord du bateau jaune
}
drawn-dead = { $pirate }, dans le coffre des pirates morts
drawn-room = encore { $n } PP pour lui
drawn-carries = avec le trésor
drawn-passing = de passage
drawn-astray = { $n ->
    [one] égaré, encore { $n } pas
   *[other] égaré, encore { $n } pas
}
drawn-needs = sauvé avec { $n } ou plus
drawn-boat = { $colour ->
    [red] bateau rouge ({ $who })
    [blue] bateau bleu ({ $who })
    [green] bateau vert ({ $who })
   *[yellow] bateau jaune ({ $who })
}
drawn-boat-in = { $n ->
    [0] { $boat }, au port { $port }, personne à bord
   *[other] { $boat }, au port { $port }, { $n } à bord
}
drawn-boat-waiting = { $boat }, pas encore placé
drawn-bars = barre l'appontement : tant qu'il est là, on ne peut pas charger le trésor
drawn-bars-aboard = barre l'appontement : tant qu'un adversaire est ici à bord, on ne peut pas charger le trésor
drawn-port = port { $port }
drawn-port-free = port { $port }, libre
drawn-chest-here = coffre { $n }
drawn-chest = coffre { $n }, en { $hex }
drawn-chest-waiting = coffre { $n }, pas encore posé
drawn-chest-empty = vous avez vu qu'il est vide
drawn-chest-full = vous y avez vu le trésor
drawn-chest-looked = regardé par : { $who }
drawn-chest-open = coffre { $n }, en { $hex }, ouvert et vide
drawn-chest-origin = coffre { $n }, vidé : le trésor en a été sorti
drawn-chest-from = trésor du coffre { $n }
drawn-treasure-open = le trésor, à découvert en { $hex }
drawn-treasure-carried = le trésor, porté par le { $pirate }
drawn-grave = { $n ->
    [0] Coffre des pirates morts : vide
    [one] Coffre des pirates morts : { $n } pirate
   *[other] Coffre des pirates morts : { $n } pirates
}
drawn-grave-label = Coffre des morts
drawn-pp = { $n } PP
drawn-pp-left = il reste { $n } PP pour ce tour
drawn-fog-left = { $n ->
    [one] Brouillard : il reste { $n } pas et { $pp } PP
   *[other] Brouillard : il reste { $n } pas et { $pp } PP
}
drawn-player = { $who } : { $ashore } à terre, { $aboard } à bord, { $dead ->
    [one] { $dead } mort, bateaux : { $boats }
   *[other] { $dead } morts, bateaux : { $boats }
}
drawn-player-carries = a le trésor
drawn-player-turn = joue ce tour
drawn-turns-left = { $n ->
    [one] dernier tour
   *[other] encore { $n } tours
}
drawn-storm-name = Tempête : les bateaux restent au port, personne ne débarque ni n'embarque, rien n'est chargé
drawn-eruption-name = Éruption : la lave couvre le secteur { $n }
drawn-event = { $event ->
    [fever] Fièvre
    [eruption] Éruption
    [fog] Brouillard
    [boats] Bateaux
    [storm] Tempête
   *[recruits] Recrues
}
drawn-odds = { $what ->
    [dies] meurt
    [flees] fuit
    [nothing] rien
    [leader] meneur tué
    [fortress] forteresse
    [mountain] montagne
    [river] au-delà d'une rivière
   *[dice] deux dés
}
drawn-odds-percent = { $n } %
drawn-odds-attackers = { $n ->
    [one] { $n } attaquant
   *[other] { $n } attaquants
}
drawn-odds-name = Attaque contre le { $pirate }, dés { $bonus }, sur 36 jets : meurt { $dies } fois, fuit { $flees } fois, rien { $nothing } fois, le meneur meurt { $leader } fois
drawn-die = { $n }
drawn-die-pp = { $n }, { $sum } PP
drawn-die-sum = { $n }, total { $sum }
drawn-die-event = { $n }, double : { $event }
drawn-die-lava = lave sur le secteur { $n }
drawn-die-begins = { $colour ->
    [red] Rouge commence
    [blue] Bleu commence
    [green] Vert commence
   *[yellow] Jaune commence
}
drawn-die-look = { $what ->
    [empty] Le coffre { $n } est vide
   *[treasure] Le trésor est dans le coffre { $n }
}
drawn-die-looked = Coffre { $n }, regardé en secret

# Ce qui s'est passé
told-prologue = Les coffres sont posés autour du volcan. Lequel contient le trésor ? Personne ne le sait.
told-lay = Le coffre { $chest } se trouve en { $hex }, case { $cell }.
told-begins = Le sort en a décidé : { $who } commence.
told-placing = { $who } lance { $low } et { $high } : 7 ou plus, le bateau peut entrer en jeu.
told-placing-not = { $who } lance { $low } et { $high } : moins de 7, le bateau attendra.
told-roll = { $who } lance { $low } et { $high } : { $sum } PP.
told-roll-useless = { $who } lance { $low } et { $high } : { $sum } PP, dont personne ne peut se servir.
told-storm-over = La tempête est finie.
told-recruits = { $who } lance un double 6, recrues : un pirate mort peut revenir.
told-recruits-not = { $who } lance un double 6, recrues, mais n'a aucun pirate mort.
told-storm = { $who } lance un double 5, tempête ! Jusqu'au prochain double, les bateaux restent au port, et l'on ne peut ni débarquer, ni embarquer, ni charger le trésor.
told-storm-again = { $who } lance un double 5 : la tempête continue jusqu'au prochain double.
told-boats = { $who } lance un double 4, bateaux : l'un des siens peut rejoindre un bateau adverse dans son port.
told-boats-not = { $who } lance un double 4, bateaux, mais n'en a aucun qui puisse rejoindre un adversaire.
told-boats-seizing = { $who } lance un double 4, bateaux : l'un des siens peut rejoindre un bateau adverse dans son port, ou un pirate s'emparer d'un bateau vide depuis son appontement.
told-boats-seizing-not = { $who } lance un double 4, bateaux, mais ne peut ni rejoindre un bateau adverse ni s'en emparer.
told-fog = { $who } lance un double 3, brouillard ! { $mover } peut égarer un pirate { colour }.
told-fog-not = { $who } lance un double 3, brouillard, mais aucun pirate { colour } ne peut s'égarer.
told-eruption = { $who } lance un double 2 : le volcan entre en éruption !
told-fever = { $who } lance un double 1, fièvre ! On lance les dés de sauvetage pour chaque pirate { colour }.
told-fever-not = { $who } lance un double 1, fièvre, mais n'a plus de pirate en vie.
told-lava = La lave envahit le secteur { $sector } : dés de sauvetage pour tous ceux qui sont sur ses cases.
told-lava-nobody = La lave envahit le secteur { $sector }, où il n'y a personne.
told-saved = Il faut { $need } ou plus pour { the-pirate } : { $low } et { $high }, sauvé.
told-not-saved = Il faut { $need } ou plus pour { the-pirate } : { $low } et { $high }, mort.
told-saving = { $who } lance { $low } et { $high } pour tous : { $sum }.
told-saved-many = { $n ->
    [one] Sauvé : pirate { $list }.
   *[other] Sauvés : pirates { $list }.
}
told-lost-many = { $n ->
    [one] Mort : pirate { $list }.
   *[other] Morts : pirates { $list }.
}
told-place = { $who } place son bateau dans le port { $port }.
told-step = { $who } : le pirate { $pirate } va de { $start } à { $to }{ onto } ({ pp }).
told-stray = { $who } égare { the-pirate } de { $start } à { $to }{ onto } ({ pp }).
told-land = { $who } : le pirate { $pirate } débarque du bateau { hull } en { $to }{ onto } ({ pp }).
told-embark = { $who } : le pirate { $pirate } embarque sur { the-boat }{ and-takes-it } ({ pp }).
told-sail = { $who } mène { the-boat } du port { $start } au port { $to } ({ pp }).
told-join = { $who } mène { the-boat } du port { $start } au port { $to }, auprès d'un bateau adverse.
told-board = { $who } : le pirate { $pirate } passe sur { the-boat }{ and-takes-it }.
told-look = { $content ->
    [treasure] { $who } : le pirate { $pirate } regarde dans le coffre { $chest } et y voit le trésor !
   *[empty] { $who } : le pirate { $pirate } regarde dans le coffre { $chest }, qui est vide.
}
told-looked = { $who } : le pirate { $pirate } regarde en secret dans le coffre { $chest }.
told-take = { $who } : le pirate { $pirate } prend le trésor en { $hex } !
told-take-chest = { $who } : le pirate { $pirate } sort le trésor du coffre { $chest } ! Les autres coffres sont vides.
told-recruit-boat = { $who } : le pirate { $pirate } revient à bord du bateau { hull }{ and-takes-it }.
told-recruit-fort = { $who } : le pirate { $pirate } revient dans la forteresse en { $hex }.
told-attack = { $who } attaque { the-pirate } en { $hex } { $n ->
    [one] avec le seul pirate { $leader }.
   *[other] avec { $n } pirates, menés par le pirate { $leader }.
}
told-clash = { $who } lance { $low } et { $high }{ $sign ->
    [plus] , plus { $bonus }
    [minus] , moins { $bonus }
   *[none] {""}
} : { $total }.
told-clash-dies = { The-pirate } meurt.
told-clash-flees = { The-pirate } doit fuir.
told-clash-beaten = { The-pirate } est battu et peut être éloigné.
told-clash-several = { $deadly ->
    [yes] L'un des attaqués meurt.
   *[no] L'un des attaqués est battu.
}
told-clash-trapped = { The-pirate } devrait fuir, mais toute retraite est coupée : il meurt.
told-clash-nothing = Il ne se passe rien.
told-clash-leader = L'attaque échoue : son meneur, { the-pirate }, meurt.
told-flee = { The-pirate } fuit de { $start } à { $to }.
told-dropped = Le trésor reste en { $hex }, à la portée de tous.
told-advance = { $who } : le pirate { $pirate } avance en { $hex }.
told-advance-take = { $who } : le pirate { $pirate } avance en { $hex } et prend le trésor !
told-load = { $who } charge le trésor et gagne !
told-done = { $n ->
    [0] { $who } termine sa progression.
    [one] { $who } termine sa progression ; { pp } est perdu.
   *[other] { $who } termine sa progression ; { pp } sont perdus.
}
told-done-fog-nobody = { $who } n'égare personne.
told-done-fog = { $who } laisse { the-pirate } dans le brouillard en { $hex }.
told-done-recruit = { $who } renonce aux recrues.
told-done-join = { $who } reste à l'écart des bateaux adverses.
told-done-board = { $who } laisse { the-boat } tel quel.
told-done-combat = { $who } n'attaque pas.
told-done-flight = { $who } laisse { the-pirate } en { $hex }.
told-also = { $who } attaque aussi { the-pirate } en { $hex }.
told-victim = { $who } choisit : { the-pirate } en { $hex } { $dies ->
    [yes] meurt.
   *[no] est battu.
}
told-done-widen = { $who } n'attaque personne d'autre.
told-done-advance = { $who } n'avance pas.

# Ce qui est demandé
ask-place = Choisissez un port libre pour votre bateau. Tous vos pirates sont à bord.
ask-progress = Vous avez { pp }. Vous pouvez { $list }.
ask-deed = { $deed ->
    [load] charger le trésor
    [step] déplacer vos pirates
    [land] débarquer
    [embark] embarquer
   *[sail] changer de port
}
ask-progress-useless = { $n ->
    [0] Vous n'avez plus de PP. Terminez votre progression.
   *[other] Vous avez { pp } et rien à en faire. Terminez votre progression.
}
ask-take = Le pirate { $pirate } est sur le coffre au trésor : il peut prendre le trésor, ou l'y laisser pour tromper les autres.
ask-take-open = Le pirate { $pirate } est là où se trouve le trésor : il peut le prendre.
ask-storm = Tempête : les bateaux restent au port, et l'on ne débarque ni n'embarque.
ask-passing = Le pirate { $pirate } dépasse l'un des vôtres en { $hex } et doit continuer. Il peut utiliser { pp }.
ask-recruit = Recrues : où revient le pirate { $pirate } ?
ask-join = Vous pouvez mener un bateau dans un port où un bateau adverse a moins de pirates à bord.
ask-join-seizing = Vous pouvez mener un bateau dans un port où un bateau adverse a moins de pirates à bord, ou vous emparer d'un bateau adverse vide avec un pirate sur son appontement.
ask-board = Il n'y a personne sur { the-boat }. Y envoyez-vous le pirate { $pirate } pour vous en emparer ?
ask-board-more = { The-boat } est à vous. Y envoyez-vous aussi le pirate { $pirate } ?
ask-fog = Brouillard : vous pouvez égarer un pirate { colour }, de 3 cases et 6 PP au plus.
ask-fog-on = { The-pirate } s'est égaré en { $hex } : il reste { $steps } pas et { pp }. Égarez-le encore ou laissez-le là.
ask-fog-passing = { The-pirate } en dépasse un autre en { $hex } et doit continuer : il reste { $steps } pas et { pp }.
ask-fog-end = { The-pirate } s'est égaré de trois cases, jusqu'en { $hex }. Laissez-le là.
ask-combat = Vous pouvez attaquer un pirate adverse : choisissez-le, puis le meneur.
ask-combat-several = Vous pouvez attaquer : choisissez un adversaire, puis le meneur. Celui-ci peut en attaquer d'autres à côté de lui en même temps.
ask-widen = { $n ->
    [one] Un pirate attaque, mené par le pirate { $leader } :
   *[other] { $n } pirates attaquent, menés par le pirate { $leader } :
} sur 36 jets, { $dies } tuent, { $flees } mettent en fuite, { $nothing } ne font rien, et avec { $leads } votre meneur meurt. Choisissez d'autres adversaires à côté de lui, ou lancez les dés.
ask-victim = { $deadly ->
    [yes] L'attaque réussit : choisissez lequel des attaqués meurt.
   *[no] L'attaque réussit : choisissez lequel des attaqués est battu. S'il ne peut pas fuir, il meurt.
}
ask-leader = { $n ->
    [one] Attaque contre le pirate { colour } { $pirate } avec un pirate :
   *[other] Attaque contre le pirate { colour } { $pirate } avec { $n } pirates :
} sur 36 jets, il meurt dans { $dies } cas, fuit dans { $flees }, rien n'arrive dans { $nothing }, et dans { $leads } votre meneur meurt. Choisissez le meneur : lui seul court un risque.
ask-flight = { The-pirate } fuit : choisissez une case à { $n } cases exactement.
ask-flight-may = { The-pirate } est battu : éloignez-le, de { $n } cases au plus, ou laissez-le en { $hex }.
ask-flight-short = { $n ->
    [one] { The-pirate } fuit : choisissez une case voisine. Il ne peut aller plus loin.
   *[other] { The-pirate } fuit : choisissez une case à { $n } cases de là. Il ne peut aller plus loin.
}
ask-advance = La case { $hex } est libre : l'un de vos attaquants peut y avancer.
ask-advance-take = La case { $hex } est libre, et le trésor s'y trouve : l'un de vos attaquants peut y avancer et le prendre.
name-place = Port { $port }, appontement en { $hex }{ $fort ->
    [yes] , forteresse
   *[no] {""}
}
name-step = Pirate { $pirate } { way-to }, en { $to }{ onto }, { pp }
name-stray = Pirate { colour } { $pirate } { way-to }, en { $to }{ onto }, { pp }
name-land = Débarquer le pirate { $pirate } du bateau { hull } en { $to }{ onto }, { pp }
name-embark = Embarquer le pirate { $pirate } sur { the-boat }{ taking-it }, { pp }
name-sail = Bateau { hull } vers le port { $to }, { pp }
name-join = Bateau { hull } vers le port { $to }, où se trouve { the-other }
name-take = Le pirate { $pirate } prend le trésor
name-load = Charger le trésor, { pp }
name-recruit-boat = Rappeler le pirate { $pirate } sur { the-boat }{ taking-it }
name-recruit-fort = Rappeler le pirate { $pirate } dans la forteresse en { $hex }
name-board = Envoyer le pirate { $pirate } sur { the-boat }{ taking-it }
name-attack = Attaquer { the-pirate } en { $hex }, meneur : pirate { $leader }
name-flee = Vers { $to }
name-also = Attaquer aussi { the-pirate } en { $hex }
name-victim = { The-pirate } en { $hex }{ $dies ->
    [yes] {""} : il meurt
   *[no] {""} : il est battu
}
name-advance = Le pirate { $pirate } avance en { $hex }
name-advance-take = Le pirate { $pirate } avance en { $hex } et prend le trésor
name-done = { $n ->
    [0] Terminer la progression
    [one] Terminer la progression, { pp } inutilisé
   *[other] Terminer la progression, { pp } inutilisés
}
name-done-fog = Le laisser là
name-done-fog-nobody = N'égarer personne
name-done-recruit = Pas de recrue
name-done-join = Rester
name-done-board = N'envoyer personne
name-done-combat = Ne pas attaquer
name-done-flight = Le laisser en { $hex }
name-done-widen = Lancer les dés
name-done-advance = Ne pas avancer

# Pourquoi pas
not-chance = C'est aux dés ou au sort d'en décider ; cela ne se choisit pas.
not-veiled = C'est ainsi que les autres voient une action ; cela ne se joue pas.
not-while-drawing = Les dés ou le sort décident en ce moment ; le jeu reprend aussitôt après.
not-your-turn = Ce n'est pas votre tour.
not-in-own-fog = Vos pirates sont dans le brouillard : c'est à { $who } d'en égarer un.
not-before-placing = Choisissez d'abord un port pour votre bateau ; vous ne faites rien d'autre à ce tour.
not-before-flight = { The-pirate } doit d'abord fuir : choisissez où.
not-before-leaving = { The-pirate } est battu : choisissez d'abord où l'éloigner, ou laissez-le là.
not-in-fog = Dans le brouillard, vous ne pouvez qu'égarer un pirate { colour }, ou y renoncer.
not-while-passing = Le pirate { $pirate } dépasse l'un des vôtres en { $hex } : il doit d'abord continuer.
not-take-passing = Le pirate { $pirate } ne fait que passer : là où se tient l'un des vôtres, il ne prend rien.
not-placed-twice = Votre bateau est déjà en jeu.
not-without-fog = On n'égare le pirate d'un autre que dans le brouillard, après un double 3.
not-board-now = On ne passe d'un bateau à l'autre qu'après un double 4, quand on a rejoint un bateau vide.
not-flee-now = Seul fuit un pirate attaqué et battu avec 9 ou 10.
not-advance-now = Un attaquant n'avance qu'après une attaque qui a libéré la case.
not-before-throw = L'attaque est annoncée : choisissez qui d'autre est attaqué à côté du meneur, ou lancez les dés.
not-before-victim = L'attaque réussit : choisissez d'abord lequel des attaqués est battu.
not-recruit-now = Les morts ne reviennent qu'avec un double 6.
not-recruit-nobody = Aucun de vos pirates n'est mort.
not-attack-twice = On n'attaque qu'une fois par tour.
not-attack-yet = Le combat vient après la progression : terminez-la d'abord.
not-attack-before-event = Le combat vient après l'événement du double.
not-move-over = La progression de ce tour est finie ; il ne reste que le combat.
not-move-double = Un double ne donne pas de PP : son événement remplace la progression.
not-that-pirate = Il n'y a pas de pirate { $pirate } dans cette partie ; chaque joueur en a { $n }.
not-that-boat = Il n'y a pas de bateau { hull } dans cette partie.
not-that-port = Il n'y a pas de port { $port } sur cette carte.
not-that-fort = Il n'y a pas de forteresse { $fort } sur cette carte ; elle en a { $n }.
not-that-hex = Il n'y a pas de terre en { $hex } sur cette carte.
not-dead = { The-pirate } est mort. Seul un double 6 (recrues) peut le ramener.
not-your-boat = { The-boat } n'est pas à vous.
not-in-port-yet = { The-boat } n'est encore dans aucun port.
not-enough-pp = Cela coûte { $cost } PP ; { $n ->
    [0] il ne vous en reste aucun.
   *[other] il ne vous en reste que { $n }.
}
not-limit = Cela coûte { $cost } PP ; le pirate { $pirate } en a déjà utilisé { $used } sur les { $most } permis par tour.
not-ground = { $ground ->
    [sea] De ce côté il n'y a que la mer ; on n'y marche pas.
    [lake] De ce côté il y a un lac ; on ne le traverse pas.
   *[crater] De ce côté il y a le cratère ; on ne le traverse pas.
}
not-enemy-there = { The-pirate } est en { $hex }, et l'on ne dépasse pas un adversaire.
not-no-way-on = Votre pirate { $friend } est en { $hex }. On ne le dépasse qu'avec assez de PP pour atteindre au-delà une case libre ou un bateau.
not-ashore = Le pirate { $pirate } est à bord. Il doit d'abord débarquer.
not-fog-aboard = Le brouillard n'égare que les pirates à terre, et { the-pirate } est à bord.
not-fog-other = On n'égare qu'un seul pirate, et c'est { the-pirate }.
not-fog-steps = { The-pirate } s'est déjà égaré de trois cases ; on ne va pas plus loin.
not-fog-blocked = { The-pirate } est en { $hex } : dans le brouillard, on ne dépasse que les siens.
not-fog-pp = Cela coûte { $cost } PP ; dans le brouillard, { $n ->
    [0] il n'en reste aucun.
   *[other] il n'en reste que { $n }.
}
not-fog-way-on = { The-pirate } est en { $hex }, et au-delà aucune case libre n'est assez proche.
not-stop-there = { The-pirate } ne peut pas rester là où se tient un autre : il doit continuer.
not-in-storm = C'est la tempête jusqu'au prochain double : les bateaux restent au port, et l'on ne peut ni débarquer, ni embarquer, ni charger le trésor.
not-land-nobody = Il n'y a personne à bord du bateau { hull }.
not-embark-twice = Le pirate { $pirate } est déjà à bord.
not-at-jetty = { The-boat } est au port { $port } : le pirate { $pirate } ne peut y embarquer que depuis l'appontement, en { $hex }.
not-embark-treasure = Le pirate { $pirate } porte le trésor et ne peut pas embarquer. Il faut charger le trésor.
not-boat-manned = { $n ->
    [one] Il y a un pirate sur { the-boat } ; on ne s'empare que d'un bateau vide.
   *[other] Il y a { $n } pirates sur { the-boat } ; on ne s'empare que d'un bateau vide.
}
not-same-port = { The-boat } est déjà au port { $port }.
not-sail-nobody = Il n'y a personne à bord du bateau { hull } pour le mener.
not-all-hands = Un adversaire a rejoint { the-boat } dans son port : il ne repart qu'avec tous vos pirates vivants à bord.
not-port-taken = Il y a un bateau au port { $port }. Un bateau ne peut gagner qu'un port vide.
not-join-held = Un adversaire a rejoint { the-boat } dans son port : il ne repart que pendant une progression, et vers un port vide.
not-join-empty = Le port { $port } est vide ; avec un double 4, on rejoint un bateau adverse.
not-seize-own = { The-boat } est à vous ; avec un double 4, un pirate n'embarque que pour s'emparer d'un bateau adverse.
not-join-two = Il y a déjà deux bateaux au port { $port } ; un troisième n'y tient pas.
not-join-own = Le bateau du port { $port } est à vous ; avec un double 4, on rejoint un bateau adverse.
not-join-fewer = { The-boat } a { $own ->
    [one] { $own } pirate
   *[other] { $own } pirates
} à bord et { the-other } { $n } ; il ne peut rejoindre qu'un bateau qui en a moins.
not-port-free = Il y a déjà un bateau au port { $port }.
not-recruit-manned = { $n ->
    [one] Il y a un adversaire sur { the-boat } ; une recrue ne monte que sur un bateau vide.
   *[other] Il y a { $n } adversaires sur { the-boat } ; une recrue ne monte que sur un bateau vide.
}
not-recruit-occupied = Il y a quelqu'un dans la forteresse en { $hex }.
not-take-twice = Le pirate { $pirate } porte déjà le trésor.
not-take-carried = { The-pirate } porte le trésor ; seuls le combat ou la mort le lui enlèvent.
not-take-elsewhere = Le trésor se trouve en { $hex } ; le pirate { $pirate } n'y est pas.
not-on-chest = Le pirate { $pirate } n'est pas sur un coffre.
not-take-empty = Vous avez vu que le coffre { $chest } est vide.
not-load-nothing = Aucun de vos pirates ne porte le trésor.
not-load-jetty = Le pirate { $pirate } porte le trésor, mais il n'est pas sur un appontement.
not-load-ready = Pour charger le trésor, le pirate { $pirate } doit déjà être en { $hex } avec lui au début de votre tour.
not-load-boat = Aucun de vos bateaux n'est au port { $port }.
not-load-watched = Un pirate adverse se tient à côté de l'appontement { $hex } : on ne peut pas charger le trésor.
not-load-blockaded = Il y a des adversaires sur { the-boat } au port { $port }, à côté de l'appontement : on ne peut pas charger le trésor ici.
not-load-pp = Charger le trésor coûte ici { $cost } PP ; { $n ->
    [0] il ne vous en reste aucun.
   *[other] il ne vous en reste que { $n }.
}
not-attack-land = On n'attaque que des pirates à terre, et de ce côté il n'y a pas de terre.
not-attack-nobody = Il n'y a personne en { $hex }.
not-attack-own = C'est votre propre pirate qui est en { $hex }.
not-also-twice = { The-pirate } est déjà attaqué.
not-other-leader = C'est le pirate { $leader } qui mène cette attaque : choisissez parmi les adversaires à côté de lui.
not-victim = { The-pirate } n'a pas été attaqué.
not-leader = Parmi ceux du bateau { hull }, le plus petit numéro mène : le pirate { $leader }, et non le { $pirate }.
not-flee-occupied = Il y a quelqu'un en { $hex }.
not-flee-five = On fuit à cinq cases exactement, par des cases libres ; ce n'est pas le cas de { $hex }.
not-flee-up-to-five = On éloigne un pirate battu de cinq cases au plus, par des cases libres ; { $hex } est trop loin ou hors d'atteinte.
not-flee-farthest = Par des cases libres, on ne peut aller à cinq cases : on fuit le plus loin possible, { $n ->
    [one] sur une case voisine,
   *[other] à { $n } cases,
} et non en { $hex }.
not-advance-aboard = Le pirate { $pirate } est à bord ; seuls avancent les attaquants à terre.
not-advance-apart = Le pirate { $pirate } n'était pas à côté de { $hex } et n'a pas pris part à l'attaque.

# La fin
reason-not_over = La partie continue.
reason-loaded = Le trésor est à bord, et la partie est gagnée.
reason-limit = Le temps est écoulé et le trésor est toujours sur l'île : partie nulle.

# Les conseils
aim-place = Choisissez un port proche de plusieurs coffres. { $n ->
    [0] Charger le trésor coûte 9 PP.
   *[other] Charger le trésor coûte 9 PP, mais 8 seulement en { $list }, où une forteresse domine l'appontement.
}
aim-take = Prendre le trésor ne coûte rien. Dès lors tout le monde le voit, et chaque pas coûte le double.
aim-open = Le trésor est à découvert en { $hex } : le pirate { $pirate } en est à { $n } PP. Le premier arrivé peut le prendre.
aim-known = Vous avez vu le trésor dans le coffre { $chest }, en { $hex }. Le pirate { $pirate } en est à { $n } PP ; personne d'autre n'a besoin de le savoir.
aim-land = Faites débarquer vos pirates : cela coûte 6 PP, et chacun peut en utiliser 7.
aim-chest = Le coffre le plus proche où vous n'avez pas regardé est le coffre { $chest }, en { $hex } : { $n } PP pour le pirate { $pirate }.
aim-spent = Le reste est perdu : débarquer coûte 6 PP, et aucun pirate ne peut en utiliser plus de 7 par tour.
aim-load = Chargez le trésor, et vous avez gagné !
aim-storm = On ne charge rien pendant une tempête. Protégez votre porteur jusqu'au prochain double.
aim-blockaded = Il y a des adversaires sur { the-boat } au port { $port } : tant qu'ils y restent, on ne charge rien ici, et l'on n'attaque pas les bateaux. Portez le trésor à un autre de vos bateaux, ou emparez-vous d'un bateau.
aim-barred = { $n ->
    [one] { The-pirate } se tient en { $hex }, à côté de l'appontement : tant qu'il est là, on ne charge rien. Approchez-le à deux ou plus, puis attaquez.
   *[other] Des adversaires se tiennent à côté de l'appontement, l'un d'eux en { $hex } : tant qu'ils sont là, on ne charge rien. Approchez-les à deux ou plus, puis attaquez.
}
aim-few = Charger coûte { $cost } PP, et vous en avez { $n }. Servez-vous-en pour placer des gardes à côté de l'appontement : là où sont les vôtres, aucun adversaire ne peut être.
aim-wait = Restez sur l'appontement : si le porteur y est encore au début de votre prochain tour, vous pourrez charger le trésor pour { $cost } PP. Placez des gardes à côté, pour qu'aucun adversaire ne s'y mette.
aim-home = Portez le trésor à l'appontement du port { $port } : { $n } PP pour le pirate { $pirate }, qui paie double. Faites-le accompagner.
aim-no-boat = Vous n'avez pas de bateau. Embarquez sur un bateau vide, et il est à vous.
aim-chase = { The-pirate } porte le trésor, en { $hex }. Approchez-le, à deux ou plus si possible : battu, il le perd.
aim-bar = { The-pirate } attend sur l'appontement { $hex } pour charger le trésor. Un seul de vos pirates à côté suffit à l'en empêcher.
aim-hold = { The-pirate } attend sur l'appontement { $hex } pour charger le trésor, mais votre équipage à bord l'en empêche ({ the-boat }) : restez dans ce port, avec quelqu'un à bord.
aim-attack-carrier = { The-pirate } a le trésor : battu, il le perd, et vous pouvez avancer et le prendre. Il est battu dans { $beaten } cas sur 100 ; dans { $leader }, votre meneur meurt.
aim-attack-bar = { The-pirate } barre votre appontement. Il est battu dans { $beaten } cas sur 100 ; dans { $leader }, votre meneur meurt.
aim-attack = Votre meilleure cible est { the-pirate } : battu dans { $beaten } cas sur 100, et dans { $leader } votre meneur meurt. Rien ne vous oblige à attaquer ; avec plus de pirates à côté de lui, vos chances augmentent.
aim-flight = Envoyez-le là où il sert le moins : loin du trésor, de son bateau et de vos pirates.
aim-flight-may = Envoyez-le là où il sert le moins : loin du trésor, de son bateau et de vos pirates. Sa case est alors libre, et le trésor qu'il portait y reste.
aim-widen = Attaquer plus d'adversaires peut engager plus de vos pirates et vous donne le choix ; mais la forteresse ou la montagne de l'un d'eux compte.
aim-advance = Avancer ne coûte rien. N'avancez pas si cela laisse quelque chose sans garde.
aim-advance-take = Celui qui avance prend le trésor, et cela ne coûte rien.
aim-fog = Égarez celui qui est le plus près d'un coffre ou de vos pirates.
aim-fog-carrier = Éloignez le porteur { colour } de son appontement : le retour lui coûte le double.
aim-recruit = Dans une forteresse, il est à terre tout de suite ; à bord, il devra d'abord débarquer, pour 6 PP.
aim-join = Un bateau que vous rejoignez ne repart qu'avec tout son équipage à bord ; s'il est vide, vous pouvez vous en emparer.
aim-join-bar = { The-pirate } attend au port { $port } pour charger le trésor : tant qu'un de vos bateaux s'y trouve avec quelqu'un à bord, il ne le peut pas.
note-step = { $n } PP ; il en reste { $left } au pirate { $pirate }.
note-look = Le trésor est ici : 1 chance sur { $n }, d'après ce que vous savez.
note-stray = { $n } PP ; { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
note-land = { $n } PP ; il en reste { $left }
note-land-last = { $n } PP ; il en reste { $left }. Il n'y aura plus personne à bord.
note-left = { $n } PP ; il en reste { $left }
note-place = Coffre le plus proche à { $n } PP de l'appontement ; charger coûte { $cost } PP
note-attack = Meurt { $dies } %, fuit { $flees } % ; votre meneur meurt { $leader } %
note-flee = { $n } PP pour revenir
note-take = Ne coûte rien ; ensuite chaque pas coûte le double
warn-leave = Le pirate { $pirate } est en place pour charger. S'il quitte l'appontement, il devra y être revenu au début d'un de vos tours.
warn-sail = Sans ce bateau, le pirate { $pirate } ne peut pas charger le trésor ici.
warn-lift = Seul votre équipage à bord ({ the-boat }) empêche ici { the-pirate } de charger le trésor.
warn-carrier = { The-pirate } va s'en aller avec le trésor. Une attaque le battrait dans { $beaten } cas sur 100.
warn-advance = Le trésor est là, à la portée de tous. Avancer permet de le prendre et ne coûte rien.
warn-stays = Laissé sur place, { the-pirate } garde le trésor.
warn-load = Vous pouvez charger le trésor maintenant, et c'est gagné.
warn-open = Le pirate { $pirate } est sur le trésor, à la portée de tous. Le prendre ne coûte rien.
warn-bar = { The-pirate } peut charger le trésor au prochain tour et gagner. Le pirate { $guard } peut encore aller en { $hex }, à côté de l'appontement, et l'en empêcher.
warn-idle = Vous n'avez personne à terre, et { $n } PP suffisent pour débarquer un pirate.
warn-leader = Si l'attaque échoue, son meneur meurt, et le pirate { $pirate } porte le trésor. Désignez un autre meneur.

# La leçon
lesson-goal = Six coffres entourent le volcan, et l'un d'eux contient le trésor. Trouvez-le, portez-le jusqu'à la côte et chargez-le sur votre bateau : le premier qui y parvient a gagné.
lesson-crew = Vous êtes Rouge : six pirates, encore tous à bord de leur bateau. Bleu veut la même chose que vous. Ces panneaux vous diront combien de pirates de chaque équipage sont à terre, à bord et morts.
lesson-place = Chacun commence en mer. Un jet de 7 ou plus amène votre bateau dans un port libre de votre choix. Prenez le port B : deux coffres sont tout près, et la forteresse de son appontement rend le chargement moins cher.
lesson-place-not = Ce port irait aussi. Mais prenez le port B : deux coffres sont tout près, et la forteresse de son appontement rend le chargement moins cher.
lesson-land = 3 et 4 : cela fait 7 points de progression, les PP. C'est avec eux que l'on paie tout. Débarquer un pirate en coûte 6.
lesson-walk = Il reste 1 PP, juste le prix d'un pas en terrain plat : faites-le. Marais et collines coûtent 2, les montagnes 3. Un pirate n'utilise jamais plus de 7 PP par tour : terminez ensuite la progression.
lesson-share = Bleu a débarqué, lui aussi. Vous avez 11 PP, à partager entre vos pirates comme il vous plaît. Faites d'abord descendre à terre un deuxième pirate.
lesson-look = Au premier coffre, maintenant. Le pirate qui arrive sur sa case regarde dedans, et personne d'autre n'apprend ce qu'il a vu.
lesson-empty = Vide ! La marque rouge apprend à Bleu que vous avez regardé, mais pas ce que vous avez vu. Au coffre suivant, juste à côté.
lesson-found = Le trésor, et vous êtes seul à le savoir ! Vous pourriez le laisser là pour tromper Bleu. Mais votre bateau est tout près : prenez-le, cela ne coûte rien.
lesson-heavy = À présent, tout le monde voit qui l'a. Et il est lourd : avec le trésor, chaque pas coûte le double. Repartez vers votre bateau.
lesson-escort = Il reste 1 PP, trop peu pour le porteur. Envoyez votre autre pirate à sa rencontre, puis terminez la progression.
lesson-robbed = Mauvaise surprise ! Bleu a attaqué et fait 9 : votre pirate a dû fuir, à cinq cases de là. Le trésor est resté sur place, et Bleu l'a pris.
lesson-lava = Vous avez fait un double : pas de PP, mais un événement. Le double 2, c'est le volcan ! La lave recouvre le secteur 2 (le premier chiffre des numéros rouges), où se tient le porteur de Bleu. Il lui fallait 7 pour survivre : il a fait 7, tout juste.
lesson-strike = Vous n'avez pas de PP, mais vous pouvez combattre : une fois par tour, contre un pirate voisin d'un des vôtres. Choisissez-le, et un encadré montre vos chances ; puis désignez votre meneur, qui risque sa vie.
lesson-strike-not = Vous pourriez attendre. Mais Bleu va emporter le trésor : attaquez tant que votre pirate est à côté de lui !
lesson-flight = Encore 9, et cette fois c'est Bleu qui fuit. C'est vous qui dites où ; ici, toute case encadrée convient. Plus c'est loin de son bateau, mieux c'est.
lesson-flight-not = C'est trop près de votre autre pirate, qui est seul là-bas. Choisissez une case plus éloignée.
lesson-won = Le trésor est là, à la portée de tous. Votre attaquant peut avancer sans rien payer et le prendre : cliquez sur lui.
lesson-won-not = Et laisser le trésor à Bleu ? Avancez et prenez-le : cela ne coûte rien.
lesson-home = Vous avez 4 PP. Deux pas avec le trésor coûtent juste cela : droit sur votre appontement ! On ne charge qu'au tour suivant : le porteur doit y être quand votre tour commence.
lesson-home-not = Portez d'abord le trésor jusqu'à votre appontement : deux pas, 4 PP.
lesson-barred = Vous avez 9 PP, et charger n'en coûte ici que 8. Mais un pirate bleu se tient à côté de votre appontement, et tant qu'il est là, on ne charge rien. Amenez du renfort pour le chasser.
lesson-together = Deux des vôtres sont maintenant à côté de lui : cela ajoute 1 aux dés. Terminez la progression, car le combat vient après.
lesson-drive = À l'attaque ! Faites mener le nouveau venu, pas le porteur : si les dés donnent trop peu, le meneur meurt.
lesson-drive-not = Si le porteur mène et échoue, il meurt et perd le trésor. Faites mener le pirate 3.
lesson-killed = 10 et 1 font 11 : mort ! Avec 9 ou 10 il aurait fui, de 5 à 8 il ne se passe rien, et avec 4 ou moins vous perdez votre meneur. Cliquez sur votre attaquant pour qu'il avance sur cette case et garde l'appontement, ou restez : les deux conviennent.
lesson-end = L'appontement est dégagé, il n'y a pas de tempête et vous avez 9 PP : chargez le trésor, et vous avez gagné ! Puis essayez une partie entière. Débarquez du monde, allez par deux et gardez votre bateau : vide, on peut vous le prendre.

# La légende
legend = { $what ->
    [chest] Un coffre, avec son numéro. Le pirate qui arrive sur sa case y regarde en secret. Un seul des six contient le trésor.
    [looked] Ceux dont les pirates ont regardé dans ce coffre. Ce qu'ils ont vu, eux seuls le savent.
    [treasure] Le trésor. Son porteur paie chaque pas double et peut utiliser 9 PP par tour. Portez-le à un appontement où se trouve un de vos bateaux.
    [pirate] Un pirate. Il peut utiliser 7 PP par tour, 9 avec le trésor. Un seul par case ; on dépasse les siens, jamais un adversaire.
    [room] Les PP que ce pirate peut encore utiliser ce tour-ci.
    [pp] Les points de progression qui restent : la somme de deux dés différents.
    [cost] Ce qu'il en coûte d'aller là, en PP.
    [boat] Un bateau, et combien de pirates sont à bord. La voile montre à qui il est. S'il est vide, le premier qui y embarque s'en empare.
    [port] Un port. Un bateau change de port pour 8 PP, avec un pirate à bord. Débarquer et embarquer coûtent 6 PP.
    [jetty] Un appontement : on y débarque et on y embarque. On y charge le trésor pour 9 PP, ou 8 avec une forteresse, si le porteur y était au début du tour.
    [fort] Forteresse : 1 PP. Le pirate qui s'y tient est difficile à battre : 3 de moins aux dés de l'attaquant.
    [flat] Terrain plat : 1 PP.
    [marsh] Marais : 2 PP. Dangereux en cas de fièvre, ici et à côté.
    [hill] Colline : 2 PP.
    [mountain] Montagne : 3 PP. Le pirate qui s'y tient est plus difficile à battre : 2 de moins aux dés de l'attaquant.
    [river] Rivière : la traverser coûte 1 PP de plus. Une attaque perd 1 si tous les attaquants sont sur l'autre rive.
    [lake] Lac : personne ne passe.
    [crater] Le cratère : personne ne passe. Un double 2 déclenche l'éruption.
    [cell] Les pentes du volcan : secteur et numéro. Lors d'une éruption, il faut sauver les pirates du secteur touché : avec 9 au bord du cratère, 8 une case plus loin, 7 encore après.
    [coordinates] Les rangées ont des lettres, les colonnes des numéros : f9 est dans la rangée f, colonne 9.
    [crew] Un équipage : combien sont à terre, à bord et morts, et ses bateaux.
    [grave] Le coffre des pirates morts. Un double 6 en ramène un.
    [needs] En danger : sauvé si deux dés donnent ce nombre ou plus.
    [bars] Un adversaire à côté de l'appontement : tant qu'il est là, on ne peut pas charger le trésor.
    [bars-aboard] Un adversaire à côté de l'appontement, ou à bord d'un bateau dans son port : tant qu'il est là, on ne peut pas charger le trésor.
    [eruption] Double 2, éruption : un dé désigne le secteur ; il faut sauver tous les pirates sur ses pentes.
    [storm] Double 5, tempête : jusqu'au prochain double, les bateaux restent au port, personne ne débarque ni n'embarque, et on ne charge rien.
    [fog] Double 3, brouillard : le joueur de gauche peut égarer un pirate de celui qui a lancé les dés, de trois cases au plus.
    [fever] Double 1, fièvre : celui qui a lancé les dés doit sauver tous ses pirates. Le pire est le marais, le plus sûr est à bord.
    [recruits] Double 6, recrues : un mort de celui qui a lancé les dés revient.
   *[boats] Double 4, bateaux : un bateau peut rejoindre un bateau adverse qui a moins de pirates à bord.
}
aim-overseas = Aucun chemin par terre ne mène de vos pirates à { $hex } : un bateau doit les conduire dans un autre port.
aim-stranded = Aucun chemin par terre ne mène du pirate { $pirate } à l'un de vos bateaux : amenez-en un dans un port qu'il peut atteindre à pied.
note-place-remote = Aucun chemin ne mène de l'appontement à un coffre ; charger coûte { $cost } PP
finding-no-crater = La carte doit avoir un cratère : (*).
finding-craters = Il y a { $n } cratères (*) ; la carte n'en a qu'un.
finding-between = « { $sign } » dans la colonne { $column } se trouve entre deux cases. Une case a trois signes, la suivante commence quatre colonnes plus loin ; une ligne de cases sur deux est décalée de deux colonnes.
finding-no-hex = « { $text } » à partir de la colonne { $column } n'est pas une case.
finding-no-river-line = « { $sign } » dans la colonne { $column } : entre deux lignes de cases, il y a une ligne qui ne porte que des rivières / et \, ou qui est vide.
finding-no-river = « { $sign } » dans la colonne { $column } n'est sous aucune case de la ligne du dessus : / se met une colonne à droite du milieu d'une case, \ une colonne à gauche.
finding-port-twice = { $port } est là une deuxième fois.
finding-no-cell = Il n'y a pas de case { $text } : le premier chiffre est le secteur, le second le dé, chacun de 1 à 6.
finding-cell-twice = La case { $n } est là une deuxième fois : où poser son coffre ?
finding-too-big = La terre, avec ses lacs et le cratère, fait { $wide } cases de large et { $high } de haut ; il y a des noms pour { $most } lignes de { $most }.
finding-many-forts = Il y a { $n } forteresses ; { $most } au plus sont possibles.
finding-cells-missing = { $n ->
    [one] Il manque la case { $list } : on peut y poser un coffre.
   *[other] Il manque { $n } cases où l'on peut poser un coffre : { $list }.
}
finding-no-jetty = Le port { $port } n'a pas d'appontement { $port }!.
finding-no-port = L'appontement { $port }! n'a pas de port ~{ $port }~.
finding-port-apart = Le port { $port } ne touche pas son appontement.
finding-few-ports = { $n ->
    [0] Il n'y a aucun port ; il en faut au moins { $least }, un pour chaque bateau.
    [one] Il n'y a qu'un port ; il en faut au moins { $least }, un pour chaque bateau.
   *[other] Il y a { $n } ports ; il en faut au moins { $least }, un pour chaque bateau.
}
finding-many-ports = Il y a { $n } ports ; { $most } au plus sont possibles.
finding-port-letters = Les ports s'appellent { $list }, sans trou ; { $port } n'en est pas un.
finding-nothing-to-reach = Aucun chemin ne mène d'un appontement à une case numérotée : personne n'atteindrait jamais un coffre.
finding-idle-river = Aucune rivière ne coule le long de ce côté, faute de terre sur l'une des rives : elle est laissée de côté.
finding-none-of = { $what ->
    [flat] La règle connaît le terrain plat ; il n'y en a pas ici.
    [marsh] La règle connaît des marais ; il n'y en a pas ici, et les fièvres sont moins dangereuses.
    [hill] La règle connaît des collines ; il n'y en a pas ici.
    [mountain] La règle connaît des montagnes ; il n'y en a pas ici.
    [fortress] La règle connaît des forteresses ; il n'y en a pas ici.
    [lake] La règle connaît des lacs ; il n'y en a pas ici.
   *[river] La règle connaît des rivières ; il n'y en a pas ici.
}
finding-crater-aside = Selon la règle, le cratère est au centre de la carte.
finding-far-cell = La case { $n } est à { $far } cases du cratère. Le tableau de la règle s'arrête à deux : lors d'une éruption, elle compte comme une case à deux du cratère.
finding-sector-in-pieces = Les cases du secteur { $n } ne se tiennent pas.
finding-cells-cut-off = { $n ->
    [one] Aucun chemin ne mène d'un appontement à la case { $list }. Si le trésor y est, seul un accident en rapproche quelqu'un.
   *[other] Aucun chemin ne mène d'un appontement à { $n } cases : { $list }. Si le trésor y est, seul un accident en rapproche quelqu'un.
}
finding-ports = La règle a { $wanted } ports ; ici il y en a { $n }.
finding-no-fort-jetty = Selon la règle, certains appontements ont une forteresse ; aucun ici.
finding-cell-ring = La case { $n } est dans l'anneau { $ring } autour du cratère ; sur nos cartes elle est dans l'anneau { $wanted }.
finding-sectors = Sur nos cartes, les secteurs 1 à 6 se suivent dans le sens des aiguilles d'une montre autour du cratère.
finding-two-jetties = Le port { $port } touche aussi l'appontement de { $other }. Ses bateaux ne débarquent qu'à leur propre appontement, mais ceux qui sont à bord sont à côté des deux.
finding-gap = Les ports font le tour de notre île, sans trou de plus de { $most } degrés vu du cratère ; ici il y en a un de { $n }.
finding-jetties-near = Les appontements { $port } et { $other } sont à { $n ->
    [one] une case l'un de l'autre
   *[other] { $n } cases l'un de l'autre
} ; sur nos cartes il y en a au moins { $wanted }.
finding-jetty-ground = L'appontement { $port } n'est ni plat ni une forteresse, comme le sont tous les nôtres.
finding-jetty-beside = À côté de l'appontement { $port } il y a une forteresse ou une montagne : qui s'y tient est difficile à chasser.
finding-port-cut-off = Aucun chemin ne mène de l'appontement { $port } à une case numérotée.
finding-way = De l'appontement { $port } il y a { $n } PP jusqu'à la case numérotée la plus proche ; sur notre île il y en a { $least } à { $most }.
finding-pieces = La terre est en { $n } morceaux ; la nôtre est d'un seul tenant. Seuls les bateaux vont de l'un à l'autre.
finding-hole = { $n ->
    [one] Une case vide à l'intérieur des terres est de la mer, et les cases autour sont côtières. Un lac s'écrit o.
   *[other] { $n } cases vides à l'intérieur des terres sont de la mer, et les cases autour sont côtières. Un lac s'écrit o.
}
finding-few = { $what ->
    [fort-jetties] Appontements avec forteresse : { $n }
    [forts-inland] Forteresses à l'intérieur : { $n }
    [rivers] Rivières du troisième anneau à la mer : { $n }
    [lakes] Lacs : { $n }
    [marshes] Marais : { $n }
    [hills] Collines sur les pentes du volcan : { $n }
   *[mountains] Montagnes sur les pentes du volcan : { $n }
}. Notre île en a au moins { $wanted }.
