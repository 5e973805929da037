# Martinique : français
title = Martinique
tagline = Deux équipages vident l'île, tuile après tuile, et en déduisent où se cache le Trésor perdu.

# Options
option-players = Joueurs
option-players-help = Martinique se joue à deux : Noir et Rouge.
option-first = Premier joueur
option-first-help = Qui joue en premier.
option-first-black = Noir
option-first-random = tiré au sort
option-deploy_first = Pirates avant le premier déplacement
option-deploy_first-help = Combien de vos pirates doivent avoir débarqué avant que l'un d'eux puisse se déplacer.
option-lost_treasure = Trésor perdu
option-lost_treasure-help = Ce que l'on gagne à creuser sur la bonne case. Beaucoup de joueurs préfèrent les 20 points.
option-lost_treasure-win = fait gagner la partie
option-lost_treasure-20 = 20 points
option-notes = Notes
option-notes-help = Raye les colonnes et les rangées qu'excluent les tuiles Carte que vous avez vues.
option-notes-on = tenues pour vous
option-notes-off = chacun les siennes
option-board = Plateau
option-board-help = La crique donne une petite version du jeu.
option-board-island = l'île, 8 × 8
option-board-cove = la crique, 5 × 5
option-pirates = Pirates par joueur
option-pirates-help = Avec moins de quatre pirates, c'est une petite version du jeu.
option-layout = Disposition
option-layout-help = Comment les tuiles sont posées au début.
option-layout-random = tirée du sac
option-layout-chart = toujours la même
option-bag = Tuiles restant dans le sac
option-bag-help = Combien de tuiles au plus peuvent encore remplir les trésors.
option-hold_size = Taille d'une cale
option-hold_size-help = Combien de piles elle accueille. Comme imprimé, chaque pile va sur un emplacement libre de la cale ; combien il y en a, nous ne le savons pas. Qui n'en a plus ne charge plus.
option-hold_size-any = autant qu'on veut (notre lecture)
option-hold_size-4 = 4 piles
option-hold_size-6 = 6 piles
option-hold_size-8 = 8 piles
option-hold_size-10 = 10 piles
option-turning = Retourner des tuiles Carte
option-turning-help = Qui dit quelle tuile Carte cachée est retournée quand un pirate passe par-dessus un adversaire. On ne voit que les dos, et d'où vient chaque tuile.
option-turning-lot = tirée au sort (notre lecture)
option-turning-mover = choisie par qui déplace (comme imprimé)
option-holds = Cales et points
option-holds-help = La page montre-t-elle ce qu'il y a dans les cales, et les points du moment ? Qui se souvient de ce qui a été chargé le sait de toute façon.
option-holds-open = montrés tout du long (notre lecture)
option-holds-closed = face cachée jusqu'à la fin (comme imprimé)
option-sunset = Fin du lever du soleil
option-sunset-help = Ce que fait encore le dernier pirate quand il s'assied. « Aussitôt » veut dire : il ne prend rien à la taverne et on ne charge rien.
option-sunset-turn = après son tour (autre lecture)
option-sunset-at_once = aussitôt (comme imprimé)

# Choses
symbol = { $symbol ->
    [swords] sabres
    [pistols] pistolets
    [skulls] crânes
    [chests] coffres
    [parrots] perroquets
   *[rum] rhum
}
the-tile = le { $number } de { symbol }
a-tile = { $symbol ->
    [map] une tuile Carte
   *[other] un { $number } de { symbol }
}
small-treasure = { $treasure ->
    [two] le trésor de deux
    [three] le trésor de trois
   *[four] le trésor de quatre
}
the-face = { $kind ->
    [letter] la lettre { $face }
   *[number] le chiffre { $face }
}
step-count = { $steps } pas
role-black = Noir
role-red = Rouge
board-sunrise = Lever du soleil
board-sunset = Coucher du soleil
board-hook = The Hook
board-maps = { $n ->
    [0] pas de tuile Carte
    [one] { $n } tuile Carte
   *[other] { $n } tuiles Carte
}
board-jokers = { $n ->
    [0] pas de joker
    [one] { $n } joker
   *[other] { $n } jokers
}
board-stools = Tabourets
board-treasures = Trésors
board-bag = Sac : { $n }
board-supply = en réserve
board-finds = trouvailles
board-hidden = cartes cachées
board-shown = cartes visibles
board-from-hook = The Hook
board-hold = cale
board-stacks = { $n ->
    [0] vide
    [one] { $n } pile
   *[other] { $n } piles
}
board-room = place pour { $n }
board-points = points
board-sum = { $n } = paires { $pairs } + piles { $stacks } + cale { $hold }
board-sum-found = { $n } = paires { $pairs } + piles { $stacks } + cale { $hold } + Trésor perdu { $lost }
board-notes = Notes
board-columns = colonnes possibles
board-rows = rangées possibles
board-squares = { $n ->
    [one] reste { $n } case
   *[other] restent { $n } cases
}

# Un plateau à soi
finding-row-count = Le dessin de l'île a { $found } rangées ; pour la taille { $wanted }, il en faut { $wanted }.
finding-row-length = Cette rangée a { $found } cases ; il en faut { $wanted }, séparées par des espaces.
finding-no-cell = « { $text } » en { $square } ne peut pas se trouver sur l'île : écrivez un point, map, hook ou une tuile comme sw1.
finding-no-find = « { $text } » n'est pas une tuile : écrivez les deux premières lettres du symbole en anglais et un chiffre de 1 à 3, comme sw1.
finding-chest = Sur cette ligne, nommez de 1 à { $most } tuiles pour { small-treasure }.
finding-treasure-over = { $treasure ->
    [two] Le premier trésor
    [three] Le deuxième trésor
   *[four] Le troisième trésor
} contient au plus { $most } tuiles, pas { $n } : la notation n'en connaît pas davantage.
finding-finds-over = Il reste { $found } cases pour des tuiles Trouvaille. On peut jouer avec { $most } au plus : la réserve d'un joueur n'a pas plus de places.
finding-finds-short = L'île et les petits trésors demandent { $wanted } tuiles Trouvaille ; il n'y en a que { $found }.
finding-maps-over = { $found } cases Carte sont dessinées, mais il n'y a que { $most } tuiles Carte pour elles.
finding-blocked = Sur 4 cases sur 4, huit pirates pourraient se bloquer pour toujours. Parmi les cases de chaque couleur d'un échiquier, une au moins doit être map ou hook.
finding-too-often = { $tile } est nommée { $n } fois ; { $most ->
    [0] cette tuile n'existe pas
    [one] il n'y en a qu'une
   *[other] il n'y en a que { $most }
}.
finding-other-size = Le livret a huit lettres et huit chiffres, donc 8 cases sur 8, et non { $n } sur { $n }.
finding-other-total = Le livret a 96 tuiles Trouvaille, et non { $n }.
finding-other-jokers = Le livret a trois jokers, et non { $n }.
finding-maps-short = Il y a { $wanted } tuiles Carte pour { $found } cases Carte. Celles qui restent sont hors du jeu, et personne ne les voit.
finding-no-hook = Aucune case n'appartient à The Hook. Personne ne peut prendre ses jokers et ses tuiles Carte.
finding-bag-over = { $n } tuiles restent dans le sac. Seules { $most } peuvent en ressortir.
finding-no-landing = Toute la plage appartient à The Hook : tous les pirates vont tout droit au bar.
finding-other-numbers = Chez nous, chaque symbole a six 1, cinq 2 et cinq 3.
finding-other-symbol = Chez nous, il y a aussi six 1, cinq 2 et cinq 3 de ce symbole ({ symbol }).
finding-other-treasures = Chez nous, les petits trésors ont deux, trois et quatre tuiles. Ils gardent ici ces noms.
finding-other-hook = Chez nous, The Hook occupe D4, D5, E4 et E5 ; ici : { $squares }.
finding-other-maps = Chez nous, les cases Carte sont ailleurs : B2, B5, B7, C4, D2, D6, E3, E7, F5, G2, G4 et G7.
finding-maps-ashore = Chez nous, aucune case Carte n'est sur la plage ; ici, celles-ci y sont : { $squares }.

# In the picture
drawn-find = { $symbol ->
    [swords] sabres { $n }
    [pistols] pistolets { $n }
    [skulls] crânes { $n }
    [chests] coffres { $n }
    [parrots] perroquets { $n }
   *[rum] rhum { $n }
}
drawn-finds = { $symbol ->
    [swords] sabres × { $n }
    [pistols] pistolets × { $n }
    [skulls] crânes × { $n }
    [chests] coffres × { $n }
    [parrots] perroquets × { $n }
   *[rum] rhum × { $n }
}
drawn-map = tuile Carte, face cachée, 1 pas
drawn-map-square = case Carte
drawn-beach = plage
drawn-hook = The Hook
drawn-empty = vide
drawn-joker = joker
drawn-pirate = { $colour ->
    [black] pirate noir { $n }
   *[red] pirate rouge { $n }
}
drawn-at = { $pirate }, en { $square }
drawn-supply = { $pirate }, dans la réserve
drawn-seated = { $pirate }, sur le tabouret { $n }
drawn-passes = { $n ->
    [one] chemin par-dessus un pirate adverse
   *[other] chemin par-dessus { $n } pirates adverses
}
drawn-ruled-out = exclue d'après ce que vous avez vu
drawn-ruled-out-openly = exclue d'après ce qui est visible
drawn-treasure = { $size ->
    [two] Petit trésor de deux : { $tiles }
    [three] Petit trésor de trois : { $tiles }
   *[four] Petit trésor de quatre : { $tiles }
}
drawn-bag = { $n ->
    [0] Le sac : plus de tuile pour remplir les trésors
    [one] Le sac : encore { $n } tuile pour remplir les trésors
   *[other] Le sac : encore { $n } tuiles pour remplir les trésors
}
drawn-many = { $tile } × { $n }
drawn-bag-content = { $bag }, parmi : { $tiles }
drawn-gone = Hors du jeu : { $tiles }
drawn-square = { $square } : { $what }
drawn-bag-full = Le sac avec toutes les tuiles Trouvaille
drawn-hook-jokers = { $n ->
    [0] The Hook : plus de joker
    [one] The Hook : { $n } joker
   *[other] The Hook : { $n } jokers
}
drawn-hook-maps = { $n ->
    [0] The Hook : plus de tuile Carte
    [one] The Hook : { $n } tuile Carte, face cachée
   *[other] The Hook : { $n } tuiles Carte, face cachée
}
drawn-stool = Tabouret { $n } : { $who }
drawn-stool-free = Tabouret { $n } : libre
drawn-hold = { $stacks ->
    [0] { $who }, cale : vide
    [one] { $who }, cale : { $stacks } pile, valeur { $points }
   *[other] { $who }, cale : { $stacks } piles, valeur { $points }
}
drawn-hold-closed = { $stacks ->
    [0] { $who }, cale : vide
    [one] { $who }, cale : { $stacks } pile, face cachée
   *[other] { $who }, cale : { $stacks } piles, face cachée
}
drawn-hold-content = { $hold } ({ $tiles })
drawn-hold-room = { $hold }. Elle accueille { $n } piles.
drawn-row = { $who }, trouvailles : { $finds }
drawn-none = aucune
drawn-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
drawn-from = Tuile Carte venant de { $square } : { $face }
drawn-from-shown = Tuile Carte venant de { $square }, retournée : { $face }
drawn-from-hidden = Tuile Carte venant de { $square }, face cachée
drawn-owned = { $what } ({ $who })
drawn-score = { $points ->
    [one] { $who } : { $points } point pour l'instant ({ $pairs } pour les paires, { $bonus } pour le nombre de piles, { $hold } dans la cale)
   *[other] { $who } : { $points } points pour l'instant ({ $pairs } pour les paires, { $bonus } pour le nombre de piles, { $hold } dans la cale)
}
drawn-score-closed = { $who } : on compte les points à la fin
drawn-score-end = { $points ->
    [one] { $who } : { $points } point ({ $pairs } pour les paires, { $bonus } pour le nombre de piles, { $hold } dans la cale, { $lost } pour le Trésor perdu)
   *[other] { $who } : { $points } points ({ $pairs } pour les paires, { $bonus } pour le nombre de piles, { $hold } dans la cale, { $lost } pour le Trésor perdu)
}
drawn-lost = Le Trésor perdu : une lettre et un chiffre, face cachée
drawn-lost-found = Le Trésor perdu se trouvait en { $square } : le { $pirate } y a creusé
drawn-lost-missed = Le Trésor perdu se trouvait en { $square } : personne n'y a creusé
drawn-notes = Notes : il reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
} sur { $all }. Colonnes exclues : { $columns }. Rangées exclues : { $rows }.
drawn-left = { $left } sur { $all }
drawn-lost-label = Trésor perdu
drawn-origin-hook = la taverne
drawn-coordinate = Trésor perdu : { $face }
drawn-taken = Tuile Carte : { $face }
drawn-taken-hidden = Une tuile Carte, face cachée
drawn-turned = Retournée : { $face }
drawn-begins = { $colour ->
    [black] Noir commence
   *[red] Rouge commence
}

# Ce qui s'est passé
told-prologue = L'île est prête : tuiles Trouvaille face visible, tuiles Carte face cachée, et quelque part le Trésor perdu.
told-lay = En { $square } se trouve { a-tile }.
told-begin = Le sort en a décidé : { $who } commence.
told-deploy = { $who } débarque le pirate { $pirate } en { $square }, sur { a-tile }.
told-deploy-stool = Plus de tuile libre sur la plage : { $who } débarque le pirate { $pirate } directement sur le tabouret { $stool }.
told-skip = { $who } ne peut ni débarquer ni déplacer de pirate et passe son tour.
over-enemies = { $enemies ->
    [0] {""}
    [one] {""} par-dessus un adversaire
   *[other] {""} par-dessus { $enemies } adversaires
}
told-move = { $who } déplace le pirate { $pirate } de { $start } à { $to }{ over-enemies }.
told-move-take = { $who } déplace le pirate { $pirate } de { $start } à { $to }{ over-enemies } et prend { the-tile }.
told-collect = { $who } prend { the-tile } en { $start }.
told-stay = Le pirate reste en { $to }, sur { a-tile }.
told-sit-empty = { $to } est vide : le pirate file au bar, sur le tabouret { $stool }.
told-sit-hook = À la taverne, le pirate s'assied sur le tabouret { $stool }.
map-origin = { $origin ->
    [hook] de la taverne
   *[other] de { $origin }
}
told-turn = { $who } retourne la tuile Carte { map-origin } que cachait { $owner } : c'est { the-face }.
told-take = { $who } prend la tuile Carte { map-origin }, face cachée : c'est { the-face }.
told-took = { $who } prend la tuile Carte { map-origin }, face cachée.
told-take-hook = { $who } reçoit la tuile Carte de la taverne, face cachée : c'est { the-face }.
told-took-hook = { $who } reçoit la tuile Carte de la taverne, face cachée.
told-hook-joker = { $who } prend un joker à la taverne.
told-hook-map = { $who } choisit une tuile Carte à la taverne.
with-jokers = { $jokers ->
    [0] {""}
    [one] {""} avec un joker
   *[other] {""} avec { $jokers } jokers
}
told-load = { $who } charge { small-treasure }{ with-jokers } : { points } pour la cale.
told-load-closed = { $who } charge { small-treasure }{ with-jokers } : une pile de plus, face cachée.
told-hold-full = Avec { $n } piles, { $who } a rempli sa cale.
told-refill = On tire du sac { a-tile } pour { small-treasure }.
told-bag-last = C'était la dernière tuile du sac.
told-bag-empty = Le sac est vide : rien ne remplace ces tuiles.
told-decline = { $who } renonce à charger.
told-sunset = Tous les pirates sont assis : le soleil se couche. On retire ce qui reste sur l'île, et l'on se met à creuser.
told-all-sit = { $who } n'a plus de pirate à déplacer : { $other } enchaîne les tours jusqu'au coucher du soleil.
told-dig = { $who } creuse en { $square } avec le pirate du tabouret { $stool }.
told-found = On retourne les coordonnées : le Trésor perdu est en { $square }, et { $who } y a creusé !
told-not-found = On retourne les coordonnées : le Trésor perdu est en { $square }, où personne n'a creusé.

# Ce qui est demandé
ask-deploy-only = Débarquez un pirate sur une tuile libre de la plage.
ask-deploy = Débarquez un pirate sur une tuile libre de la plage. { $missing ->
    [one] Ensuite, on se déplace.
   *[other] On se déplace dès que { $needed } sont à terre.
}
ask-deploy-stool = Plus de tuile libre sur la plage : votre pirate va directement sur le tabouret { $stool }.
ask-deploy-or-move = Déplacez un pirate, ou débarquez-en un sur la plage.
ask-stool-or-move = Déplacez un pirate, ou débarquez-en un directement sur le tabouret { $stool } : la plage n'a plus de tuile libre.
ask-move = Déplacez un de vos pirates.
ask-skip = Aucun de vos pirates ne peut se déplacer : vous passez votre tour.
ask-pick = { $n ->
    [one] Votre pirate est passé par-dessus un adversaire : retournez une des tuiles Carte que cache { $owner }.
   *[other] Votre pirate est passé par-dessus des adversaires : retournez { $n } des tuiles Carte que cache { $owner }, l'une après l'autre.
}
ask-hook = Votre pirate est à la taverne. Prenez un joker ou une tuile Carte.
ask-hook-joker = Votre pirate est à la taverne. Il n'y reste que des jokers : prenez-en un.
ask-hook-map = Votre pirate est à la taverne. Il n'y reste que des tuiles Carte : prenez-en une.
ask-load = Vous avez ce que demande un petit trésor : chargez-le.
ask-load-choice = Vous avez ce que demande un petit trésor : choisissez ce que vous chargez.
ask-load-jokers = Avec des jokers, vous pouvez charger un petit trésor. Chargez ou renoncez.
ask-dig = Où creuse votre pirate du tabouret { $stool } ? { $left ->
    [0] C'est votre dernier.
    [one] Après lui, il vous en restera un.
   *[other] Après lui, il vous en restera { $left }.
}
name-deploy = Pirate { $pirate } en { $square }, sur { a-tile }
name-deploy-stool = Pirate { $pirate } directement sur le tabouret { $stool }
name-over = { $enemies ->
    [0] {""}
    [one] , par-dessus un adversaire
   *[other] , par-dessus { $enemies } adversaires
}
name-move = Pirate { $pirate } en { $to }{ name-over }{ $symbol ->
    [hook] , à la taverne
    [none] {""} : case vide, donc au bar
   *[other] , sur { a-tile }
}
name-pick = Retourner la tuile Carte { map-origin }
name-hook-joker = Prendre un joker (il en reste { $n })
name-hook-map = Prendre une tuile Carte (il en reste { $n })
name-load = Charger { small-treasure } : { points }
name-load-plain = Charger { small-treasure } : { points }, sans joker
name-load-jokers = Charger { small-treasure } : { points }, { $jokers ->
    [one] avec un joker comme { $list }
   *[other] avec { $jokers } jokers comme { $list }
}
name-dig = Creuser en { $square }
name-skip = Passer son tour
name-decline = Renoncer à charger

# Pourquoi pas
not-chance = C'est le sort qui en décide ; cela ne se choisit pas.
not-veiled = C'est ainsi que les autres voient une action ; cela ne se joue pas.
not-while-drawing = Un tirage au sort est en cours ; le jeu reprend aussitôt après.
not-your-turn = Ce n'est pas votre tour.
not-all-sit = Tous vos pirates sont assis à la taverne : vous ne jouez plus avant de creuser.
not-your-stool = Les pirates creusent dans l'ordre des tabourets, et celui du tabouret { $stool } n'est pas à vous.
not-on-board = Il n'y a pas de case { $square } sur ce plateau.
not-in-supply = Vous n'avez plus de pirate en réserve.
not-beach = { $square } n'est pas sur la plage. On débarque au bord de l'île.
not-free = Il y a déjà quelqu'un en { $square }.
not-tile = Il n'y a plus de tuile en { $square }. On débarque sur une tuile.
not-stool = On ne débarque sur un tabouret que si aucune case de plage libre ne porte de tuile.
not-that-pirate = Il n'y a pas de pirate { $pirate } dans cette partie ; chaque joueur en a { $n }.
not-ashore = Le pirate { $pirate } est encore en réserve. Débarquez-le d'abord.
not-seated = Le pirate { $pirate } est assis à la taverne et y reste jusqu'au moment de creuser.
not-enough-deployed = Pour déplacer un pirate, il faut en avoir débarqué { $needed } ; jusqu'ici, vous n'en avez débarqué { $n ->
    [0] aucun.
    [one] qu'un.
   *[other] que { $n }.
}
not-back = Un déplacement ne finit pas là où il a commencé, en { $start }.
not-reached = Le pirate { $pirate } doit faire exactement { step-count } à partir de { $start }, et aucun chemin de cette longueur ne finit en { $to }.
not-end-occupied = On peut passer par-dessus des pirates, mais pas finir sur l'un d'eux, et il y a quelqu'un en { $to }.
not-skipped = Vous pouvez agir, donc vous le devez.
not-lot = Ici, la tuile Carte à retourner se choisit, elle n'est pas tirée au sort.
not-before-pick = Retournez d'abord une tuile Carte de l'autre joueur.
not-pick = On ne retourne une tuile Carte que juste après être passé par-dessus un adversaire qui en cache une.
not-pick-shown = Cette tuile Carte est déjà face visible.
not-pick-there = L'autre joueur n'a pas cette tuile Carte.
not-before-hook = Prenez d'abord une tuile de la taverne.
not-before-load = Il faut d'abord charger : votre déplacement n'est pas terminé.
not-after-sunrise = Le soleil est couché : les pirates ne font plus que creuser.
not-at-hook = Une tuile de la taverne revient au pirate qui vient d'y finir son déplacement.
not-in-hook = { $what ->
    [joker] Il n'y a plus de joker à la taverne.
   *[map] Il n'y a plus de tuile Carte à la taverne.
}
not-without-move = On charge à la fin d'un déplacement.
not-room = Votre cale accueille { $n } piles et elle est pleine : vous ne chargez plus.
not-second-load = On ne charge qu'un seul trésor par tour.
not-empty = On ne peut pas charger { small-treasure } : il est vide.
not-joker-for-nothing = Un joker remplace une tuile : dans { small-treasure }, l'un de ces emplacements est vide.
not-enough-jokers = Il vous faudrait pour cela { board-jokers } ; vous n'en avez { $have ->
    [0] pas.
    [one] qu'un.
   *[other] que { $have }.
}
not-missing = Pour { small-treasure }, il vous manque encore : { $list }.
not-last-joker = Parmi des symboles identiques, les jokers remplacent les derniers : choisissez ces emplacements-là.
not-decline = Vous pouvez charger { small-treasure } sans joker, donc vous devez charger.
not-nothing-to-decline = Il n'y a rien à quoi renoncer pour l'instant.
not-dig-yet = On ne creuse que lorsque tous les pirates sont assis à la taverne.
not-dug = Quelqu'un creuse déjà en { $square }.

# La fin
reason-not_over = La partie continue.
reason-treasure = Le Trésor perdu est trouvé, et cela suffit pour gagner la partie.
reason-finder = Le Trésor perdu est trouvé, et ses 20 points donnent la victoire à celui qui l'a déterré.
reason-finder_beaten = Le Trésor perdu est trouvé, mais même ses 20 points ne suffisent pas à celui qui l'a déterré.
reason-points = Personne n'a trouvé le Trésor perdu : ce sont les points qui décident.
reason-stacks = Égalité aux points : c'est le nombre de piles qui décide.
reason-draw = Points et piles sont à égalité.

# La leçon
lesson-goal = Bienvenue dans la crique, une Martinique en petit. Le Trésor perdu y est enterré. Ces deux tuiles, face cachée, sont sa colonne et sa rangée. Creusez sur cette case au coucher du soleil et vous gagnez.
lesson-maps = Comment la connaître ? Chaque lettre et chaque chiffre n'existe qu'une fois. Ces tuiles Carte montrent tous les autres : une lettre que vous avez vue n'est pas celle du trésor.
lesson-treasures = Si personne ne le trouve, les points décident. Trois petits trésors rapportent les chiffres de leurs tuiles. On les paie avec des tuiles aux mêmes symboles, ramassées sur l'île.
lesson-land = Vous êtes Noir. Vos pirates débarquent sur la plage. Commencez par les crânes : le 2 dit que votre pirate fera deux pas à partir de là.
lesson-land-not = Ce serait possible aussi, mais commencez dans le coin, sur les crânes : vous verrez bientôt pourquoi.
lesson-second = Le trésor de deux demande des coffres et des crânes, peu importe leurs chiffres. Votre premier pirate est sur des crânes : posez le second sur les coffres de l'autre coin.
lesson-second-not = Bonne case aussi. Mais coffres et crânes ensemble rempliront votre cale : prenez les coffres de l'autre coin.
lesson-move = Tout le monde a débarqué, on marche. Le pirate 1 fait exactement deux pas, en tournant s'il veut, jamais en diagonale. En partant, il vous laisse la tuile où il se tenait. Envoyez-le sur la tuile Carte.
lesson-move-not = C'est possible, mais une tuile Carte vaut mieux que la plupart des autres : allez-y.
lesson-leave = Les crânes sont à vous. Une tuile Carte vaut toujours un pas. Passez à la suivante : la tuile que vous quittez est à vous, et vous seul pouvez la regarder.
lesson-leave-not = Passez à la tuile Carte suivante avec le pirate 1 : vous en aurez deux de suite.
lesson-seen = C'est le D. Le trésor n'est donc pas dans la colonne D : vos notes l'ont rayée, il reste 20 cases sur 25. Rouge aussi a pris une tuile Carte, et il vous la cache.
lesson-pass = Espionnez Rouge ! En passant par-dessus un pirate adverse, on retourne une des tuiles Carte que l'adversaire cache. Le pirate 2 a deux pas : passez par-dessus Rouge et arrêtez-vous derrière lui.
lesson-pass-not = Avec le pirate 2, passez tout droit par-dessus le pirate rouge, jusqu'aux pistolets derrière lui.
lesson-load = Rouge cachait le 4 : la rangée 4 est exclue aussi. Et vous avez ramassé les coffres : avec vos crânes, ils paient le trésor de deux. Chargez-le !
lesson-loaded = Vos deux tuiles sont parties et le trésor forme une pile dans votre cale : 3 points pour ses chiffres, et 2 de plus tant que vous avez plus de piles que Rouge. D'autres tuiles du sac l'ont remplacé.
lesson-hit = Mais Rouge vous a rendu la pareille : il est passé par-dessus le pirate 2, et votre D est maintenant visible. Arrivé à la taverne, il y a pris un joker et occupe le premier tabouret.
lesson-more = Qu'importe. Prenez la tuile Carte sous le pirate 1 en passant à la suivante.
lesson-more-not = Plus tard ! D'abord les tuiles Carte : avancez avec le pirate 1.
lesson-alone = C'est le 1. Regardez le bar : les deux pirates rouges y sont assis. Tous ses pirates au bar, Rouge ne joue plus jusqu'au coucher du soleil : vous continuez seul. Évitez que cela vous arrive !
lesson-inland = Rien ne presse plus : continuez à ramasser. Menez le pirate 2 vers l'intérieur, sur encore une tuile Carte.
lesson-inland-not = Que le pirate 2 ramasse encore une tuile Carte en allant à la taverne.
lesson-hook = Et maintenant, à la taverne. Vous recevez la tuile qu'il quitte, il s'assied, et vous prenez encore quelque chose sur place : nulle part un seul pas ne rapporte autant. Allez-y tant que le pirate 1 marche encore : le tout dernier à s'asseoir n'y prend rien.
lesson-hook-not = À la taverne, The Hook : vous y prendrez une tuile de plus.
lesson-choose = Le B aussi ! Choisissez maintenant. Un joker remplace n'importe quelle tuile quand on charge. Mais qui trouve le Trésor perdu gagne la partie : une tuile Carte vous sert davantage.
lesson-choose-not = Un joker vous aiderait à charger, mais c'est le Trésor perdu qui fait gagner la partie. Prenez la tuile Carte.
lesson-empty = Le 5. Seul le pirate 1 marche encore, et il pourrait ramasser davantage. Mais voyez ce que fait une case vide et menez-le en C2 : le pirate qui s'arrête sur une case vide va au bar. C'est le dernier de tous : le soleil se couchera aussitôt.
lesson-empty-not = C'est permis, et dans une autre partie vous continueriez à ramasser. Mais voyez d'abord le soleil se coucher : menez le pirate 1 en C2.
lesson-sunset = Le A aussi. Tous sont assis, et le soleil s'est aussitôt couché : on n'a plus rien chargé, et ce qui restait sur l'île a disparu. On creuse dans l'ordre des tabourets : Rouge a commencé, en A2 et en C5. Les deux suivants sont à vous.
lesson-think = Vous avez vu A, B, D et 1, 4, 5. C'est donc la colonne C ou E, et la rangée 2 ou 3 : quatre cases, et vous avez deux pirates.
lesson-clue = Rouge cache encore une tuile Carte de la taverne. Il a creusé dans la colonne C : il n'a donc sans doute pas le C. S'il a le E, il ne reste que deux cases…
lesson-end = Où creusez-vous ? À vous de jouer. Essayez ensuite la vraie île : 64 cases, quatre pirates chacun, dont trois débarqués avant que le premier marche. Le mousse est un adversaire facile.

# Le conseiller
aim-deploy = Visez un symbole que demande un trésor, ou le voisinage d'une tuile Carte.
aim-alone = Vous jouez seul : prenez tout avant que votre dernier pirate s'asseye.
aim-last = Votre dernier pirate : gardez-le sur des tuiles, sinon l'autre joue seul.
aim-pass = Vous pouvez passer par-dessus un adversaire et voir une de ses tuiles Carte : cherchez l'œil.
aim-load-soon = Encore une tuile avec { $symbol ->
    [swords] des sabres
    [pistols] des pistolets
    [skulls] des crânes
    [chests] des coffres
    [parrots] des perroquets
   *[rum] du rhum
}, et vous pourrez charger { small-treasure } : { points }.
aim-maps = Ramassez des tuiles Carte : chacune exclut une colonne ou une rangée.
aim-pick = Chacune de ces tuiles exclut une colonne ou une rangée. Leurs dos ne disent que d'où elles viennent.
aim-hook = Une tuile Carte exclut une colonne ou une rangée ; un joker remplace toute tuile à charger.
aim-hook-last = Vous ne bougerez plus : un joker ne sert que s'il permet de charger tout de suite.
aim-load = Les chiffres du trésor sont ses points ; les tuiles qui le paient ne font plus de paires.
aim-dig = { $n ->
    [one] Une seule case libre correspond à tout ce que vous avez vu : creusez là.
   *[other] { $n } cases libres correspondent à tout ce que vous avez vu : creusez sur l'une d'elles.
}
aim-dig-clue = { $n ->
    [one] Une seule case libre correspond à tout ce que vous avez vu : creusez là.
   *[other] { $n } cases libres sont possibles. L'adversaire creuse là où il croit le trésor possible : un indice.
}
aim-dig-unnoted = Creusez dans une colonne et une rangée dont vous n'avez pas vu la tuile.
note-next = ensuite { $steps } pas
note-stool = au bar, creuse en position { $n }
note-take = { $symbol ->
    [map] vous recevez la tuile Carte
    [swords] vous recevez des sabres
    [pistols] vous recevez des pistolets
    [skulls] vous recevez des crânes
    [chests] vous recevez des coffres
    [parrots] vous recevez des perroquets
   *[rum] vous recevez du rhum
}
note-load-then = vous pouvez charger { small-treasure } : { points }
note-turn = { $n ->
    [one] retourne une tuile Carte adverse
   *[other] retourne { $n } tuiles Carte adverses
}
note-hook = une tuile de la taverne
note-map = exclut une colonne ou une rangée
note-joker = remplace n'importe quelle tuile quand on charge
note-load = { $n ->
    [0] autant de points qu'avant
    [one] { $n } point de plus qu'avant
   *[other] { $n } points de plus qu'avant
}
note-load-less = { $n ->
    [one] { $n } point de moins qu'avant
   *[other] { $n } points de moins qu'avant
}
note-dig = { $n ->
    [one] c'est forcément ici
   *[other] une chance sur { $n }
}
note-dig-out = case exclue
warn-last = C'est votre dernier pirate. Une fois qu'il est assis, vous ne jouez plus, et { $who } continue seul avec { $n ->
    [one] un pirate
   *[other] { $n } pirates
}.
warn-sunset = Dès qu'il s'assied, le soleil se couche : on ne charge plus rien. Restez sur l'île, et vous pourrez d'abord charger.
warn-joker = Vous ne chargerez plus rien : un joker ne vaut donc rien pour vous. Une tuile Carte vous dit où ne pas creuser.
warn-decline = Vous ne chargerez plus rien : ces jokers ne vaudront plus rien ensuite, alors que charger rapporte des points.
warn-dig = Vous avez vu { the-face } : le trésor n'est pas en { $square }.

# La légende
legend-find = Tuile Trouvaille. Le chiffre dit combien de pas fait un pirate à partir d'ici ; quand il part, la tuile est à vous. Son symbole paie les petits trésors.
legend-map = Tuile Carte, face cachée : un pas à partir d'ici. Elle montre une lettre ou un chiffre qui n'est pas celui du Trésor perdu ; seul celui qui la prend la regarde.
legend-empty = Case vide. Un pirate qui s'y arrête va au bar. La traverser ne coûte rien.
legend-hook = The Hook, la taverne. Un pirate qui s'y arrête s'assied au bar, et vous prenez un joker ou une tuile Carte, sauf si le soleil se couche alors.
legend-stool = Tabouret de bar. Le pirate qui s'y assied attend le coucher du soleil ; ensuite, on creuse dans l'ordre des tabourets.
legend-joker = Joker. Il remplace n'importe quelle tuile quand on charge un petit trésor. Il ne vaut pas de points.
legend-pirate = Pirate. Il fait exactement autant de pas que l'indique sa tuile. On peut passer par-dessus lui, mais pas s'y arrêter.
legend-supply = Pirates en attente. Ils débarquent sur une tuile de la plage.
legend-eye = Ce chemin passe par-dessus un adversaire : vous retournez une des tuiles Carte qu'il cache.
legend-treasure = Petit trésor. Si vous avez tous ses symboles après votre déplacement, il va dans votre cale. Les chiffres sont ses points.
legend-bag = Le sac, et combien de tuiles il reste pour remplir les petits trésors.
legend-gone = Tuiles sorties du jeu.
legend-points = Points jusqu'ici. Ils décident si personne ne trouve le Trésor perdu.
legend-points-closed = On compte les points à la fin. Ils décident si personne ne trouve le Trésor perdu.
legend-pairs = 2 points pour chaque paire de symboles identiques que vous gardez.
legend-more = 2 points pour celui qui a le plus de piles en cale.
legend-ship = Points en cale : les chiffres de toutes les tuiles chargées.
legend-finds = Tuiles Trouvaille de ce joueur, par symbole, et ses jokers.
legend-taken = Tuile Carte de ce joueur, et d'où elle vient. Si vous voyez sa face, vous seul la connaissez.
legend-shown = Tuile Carte retournée : tout le monde la connaît.
legend-hold = Cale. Chaque petit trésor chargé forme une pile.
legend-lost = Le Trésor perdu : sa colonne et sa rangée, face cachée jusqu'à ce que tous aient creusé.
legend-notes = Vos notes. En sombre, ce qu'excluent les tuiles que vous avez vues.
legend-ruled = Case exclue par une lettre ou un chiffre que vous avez vu.
