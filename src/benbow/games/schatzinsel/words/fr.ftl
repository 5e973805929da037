title = Die Schatzinsel
tagline = À deux : Anglais contre Pirates dans une jungle de dix-neuf disques tournants. Tournez les sentiers à votre avantage, gênez l'adversaire et soyez le premier à embarquer vos coffres.

# Options
option-players = Joueurs
option-players-help = Un jeu pour deux : les Anglais, en rouge, et les Pirates, en noir.
option-layout = Jungle
option-layout-help = Posez les disques à tour de rôle, ou commencez tout de suite dans une jungle tirée au sort.
option-layout-drafted = posée à tour de rôle
option-layout-random = tirée au sort
option-length = Durée
option-length-help = Combien de coffres a chaque joueur, et combien il en faut sur son bateau pour gagner.
option-length-normal = normale : 6 coffres, 7 pour gagner
option-length-long = longue : 8 coffres, 9 pour gagner
option-length-tiny = très courte : 2 coffres, 3 pour gagner
option-board = Bord de la jungle
option-board-help = Combien de sentiers mènent à chaque départ et à chaque arrivée. Avec des accès larges, la partie est plus courte.
option-board-classic = classique : accès étroits
option-board-wide = accès larges
option-discs = Disques
option-discs-help = Avec les disques variés, l'arrivée est plus difficile à atteindre ; la partie est plus longue et plus disputée. Un plateau à soi qui a ses propres disques se joue avec ceux-ci.
option-discs-default = normaux
option-discs-varied = variés
option-edition = Édition
option-edition-help = Où débarque le pion qui revient du bateau quand il n'y en a plus d'autre sur l'île : les deux règles imprimées diffèrent. Avec l'option « Différences entre les éditions », elle décide de plus de choses.
option-edition-de = allemande : sur l'arrivée
option-edition-fr = française : sur le départ
option-limit = Nombre maximal de tours
option-limit-help = On compte les tours des deux joueurs. Après le dernier, le bateau qui a le plus de coffres gagne.
option-pawns = Pions par joueur
option-pawns-help = Avec moins de cinq pions, c'est une petite version du jeu.
option-won = Après une contestation gagnée
option-won-help = Le joueur qui conteste une opposition et l'emporte est-il obligé de tourner le disque ?
option-won-may = le disque peut être tourné (comme imprimé)
option-won-must = le disque doit être tourné (notre lecture)
option-starts = Départs où un pion peut aller
option-starts-help = Si les départs des deux joueurs sont des points des sentiers, un pion peut s'arrêter aussi sur celui de l'adversaire. Un pion placé sur son départ doit alors se battre avec le pion adverse qui s'y trouve.
option-starts-own = le sien seulement (notre lecture)
option-starts-all = ceux des deux joueurs (comme imprimé)
option-differences = Différences entre les éditions
option-differences-help = Les deux règles diffèrent aussi ailleurs. Allemande : qui accepte une opposition doit tourner un autre disque. Française : un disque se tourne avec le pion qui s'y trouve, et aucun pion ne retourne sur son départ.
option-differences-back = seulement pour le retour d'un pion (notre lecture)
option-differences-all = partout (comme imprimé)

# What happened
free-move = { $free ->
    [yes] Coup gratuit :{" "}
   *[no] {""}
}
the-pawn = { $pawn ->
    [returned] le pion revenu du bateau,
    [winner] le pion
   *[any] un pion
}
load = { $load ->
    [two] 2 coffres
    [last] le dernier coffre du camp
    [camp] un coffre du camp { other-colour }
   *[ship] un coffre du bateau { other-colour }
}
told-deal = Dans la clairière { $well } se trouve un disque de type { $kind }.
told-draw = { $who } tire un disque de type { $kind }.
told-lay = { $who } pose le disque dans la clairière { $well }.
told-lay-last = { $who } pose le dernier disque dans la clairière { $well } : la jungle est complète.
told-start = { $who } place un pion sur le départ.
told-start-duel = { $who } place un pion sur le départ et attaque le pion { other-colour } qui s'y trouve.
told-none = { $who } n'a plus de pion sur l'île et peut en faire revenir un du bateau.
told-passes = C'est maintenant à { $who } de jouer.
told-limit = C'était le tour { $n }, le dernier.
told-limit-won = C'était le tour { $n }, le dernier : { $who } a le plus de coffres à bord et gagne !
told-roll = { $n ->
    [0] { $who } lance les dés et n'obtient aucun point d'action.
   *[other] { $who } lance les dés et obtient { action-points }.
}
told-move = { free-move }{ $who } déplace { the-pawn } { from-point } { to-point }.
told-open = L'arrivée lui est de nouveau ouverte.
told-aboard = { $pawn ->
    [returned] { free-move }{ $who } rembarque le pion revenu du bateau, avec { load }.
   *[any] { free-move }{ $who } embarque { the-pawn } venu { from-point }, avec { load }.
}
told-attack = { free-move }{ $who } attaque le pion { other-colour } { $at ->
    [start] du départ
    [foe] du départ adverse
   *[other] du disque { $at }
}, en venant { from-point }.
two-faces = { $faces ->
    [rr] deux faces rouges
   *[bb] deux faces noires
}
told-fight-won = { $who } obtient { two-faces } et gagne le duel.
told-fight-lost = { $who } obtient { two-faces } et perd le duel.
told-fight-mixed = { $who } obtient une face rouge et une noire : c'est maintenant à { $other } de lancer les dés.
and-chest = { $chest ->
    [camp] , et un coffre du camp { colour } va sur le bateau { winner }.
    [ship] , et un coffre du bateau { colour } va sur le bateau { winner }.
   *[none] . Il n'y a pas de coffre à prendre.
}
told-captured = Le pion { colour } rejoint le camp { winner }{ and-chest }
told-captured-ship = Le pion { colour } rejoint le bateau { winner }{ and-chest }
told-wins = { $who } a { points } à bord et gagne !
told-wins-pawns = { $other } n'a plus un seul pion : { $who } gagne !
told-name = { $who } veut tourner le disque { $well }.
told-name-sure = { $who } désigne le disque { $well }, sans opposition possible.
told-allow = { $who } ne s'oppose pas.
told-waive = { $who } ne s'oppose pas, et y renonce jusqu'à la fin de ce tour.
told-object = { $who } s'oppose.
told-accept = { $who } accepte l'opposition : le disque { $well } reste comme il est.
told-other = { $who } doit tourner un autre disque.
told-contest = { $who } conteste l'opposition.
told-settle-again = Un dé montre du rouge, l'autre du noir : on relance.
told-settle-won = Les deux dés montrent du { colour } : { $who } l'emporte et doit tourner le disque { $well }.
told-settle-may = Les deux dés montrent du { colour } : { $who } l'emporte et peut tourner le disque { $well }.
told-settle-lost = Les deux dés montrent du { colour } : l'opposition tient, le disque { $well } reste comme il est, et { $who } perd un point d'action.
told-turn = { $who } tourne le disque { $well } de { $degrees }° dans le sens horaire.
told-land-goal = { $who } fait revenir un pion du bateau sur l'arrivée. Il doit aller jusqu'au départ avant de pouvoir rembarquer.
told-land-start = { $who } fait revenir un pion du bateau sur le départ.
told-land-duel = { $who } fait revenir un pion du bateau sur le départ et attaque le pion { other-colour } qui s'y trouve.
told-stay-aboard = { $who } ne fait pas revenir de pion du bateau.
told-stay = { $who } renonce au coup gratuit.
told-leave = { $who } laisse le disque { $well } comme il est.
told-end = { $n ->
    [0] { $who } termine son tour.
    [one] { $who } termine son tour, { action-points } inutilisé.
   *[other] { $who } termine son tour, { action-points } inutilisés.
}
told-prologue = Le hasard a posé les dix-neuf disques : une jungle sépare les camps des bateaux.

# What is asked
ask-lay = Disque { $n } sur { $all }, type { $kind } : choisissez une clairière vide, puis l'orientation.
ask-return-goal = Vous n'avez plus de pion sur l'île. En faire revenir un du bateau sur votre arrivée ? Il devra aller jusqu'à votre départ avant de pouvoir rembarquer.
ask-return-start = Vous n'avez plus de pion sur l'île. En faire revenir un du bateau sur votre départ ?
ask-act-none = Vous n'avez plus de point d'action. Terminez votre tour.
ask-act = Vous avez { action-points }. { $can ->
    [first] Déplacez un pion ou tournez un disque ; il faut déplacer un pion au moins une fois par tour.
    [must] Aucun pion n'a encore bougé pendant ce tour : déplacez-en un.
    [stuck] Aucun de vos pions ne peut bouger. Tournez un disque ou terminez votre tour.
   *[all] Déplacez un pion, tournez un disque ou terminez votre tour.
}
ask-sure = Votre adversaire ne peut plus s'opposer pendant ce tour.
ask-answer = { $who } veut tourner le disque { $well }. { $you }, vous y opposez-vous ? Vous ne le pouvez qu'une fois par tour.
ask-reply = { $who } s'oppose à ce que vous tourniez le disque { $well }. Accepter : il reste comme il est, et vous ne perdez pas de point{ $then ->
    [other] {""}, mais vous devez tourner un autre disque.
   *[none] .
} Contester : une chance sur deux de le tourner ; sinon, vous perdez un point.
ask-other = Vous avez accepté l'opposition : tournez maintenant un autre disque.
ask-turn = Il faut maintenant tourner le disque { $well } : faites-le pivoter, ou choisissez une image sous la jungle.
ask-may-turn = Vous pouvez maintenant tourner le disque { $well } : faites-le pivoter, ou choisissez une image sous la jungle. Ou laissez-le comme il est ; cela ne coûte rien.
ask-free = Votre pion { at-point } a gagné le duel : il peut encore bouger une fois, gratuitement.
ask-next-well = Comment orienter le disque dans la clairière { $well } ? Faites-le pivoter, ou choisissez une image sous la jungle.
ask-next-face = Voici le disque dans la clairière { $well }. Cliquez dessus, ou encore sur la même image, pour le poser ; ou essayez-en une autre.
ask-next-turned = Voici le disque { $well } une fois tourné. Cliquez dessus, ou encore sur la même image, pour confirmer ; ou essayez-en une autre.
ask-next-pawn = { $from ->
    [start] Où va le pion de votre départ ?
    [goal] Où va le pion de votre arrivée ?
    [foe] Où va le pion du départ adverse ?
   *[other] Où va le pion du disque { $from } ?
}
ask-next-disc = Désigner le disque { $well } ? Sans opposition, vous devrez le tourner.
ask-next-disc-sure = Tourner le disque { $well } ? Votre adversaire ne peut plus s'y opposer, et vous devrez le tourner.

# Buttons
name-lay = Clairière { $well } : { $trails }
name-move = Pion { from-point } { to-point }
name-attack = Pion { from-point } { to-point } : duel
name-aboard = Pion { from-point } à bord, avec { load }
name-disc = Désigner le disque { $well }
name-disc-sure = Tourner le disque { $well }
name-turn = De { $degrees }° : { $trails }
name-allow = Laisser faire
name-waive = Laisser faire tout le tour
name-object = S'opposer
name-accept = Accepter
name-contest = Contester
name-land-goal = Faire revenir un pion sur l'arrivée
name-land-start = Faire revenir un pion sur le départ
name-stay-aboard = Ne pas faire revenir de pion
name-stay = Renoncer au coup gratuit
name-leave = Laisser le disque comme il est
name-end = { $n ->
    [0] Terminer le tour
    [one] Terminer le tour, { $n } point inutilisé
   *[other] Terminer le tour, { $n } points inutilisés
}

# Why not
not-chance = Ce sont les dés ou le sort qui en décident ; cela ne se choisit pas.
not-while-drawing = Les dés ou le sort décident d'abord ; le jeu reprend aussitôt après.
not-your-turn = Ce n'est pas votre tour.
not-your-disc = On pose les disques à tour de rôle, et ce n'est pas à vous de poser celui-ci.
not-while-asked = C'est d'abord à { $who } de dire si le disque { $well } peut être tourné.
not-objection-used = On ne peut s'opposer qu'une fois par tour ; vous l'avez déjà fait, ou vous y avez renoncé.
not-objection-late = Vous avez permis de tourner le disque { $well } : il est trop tard pour vous y opposer.
not-named = Aucun disque n'est désigné ; il n'y a rien à quoi s'opposer.
not-before-laying = Il faut d'abord compléter la jungle : { $n ->
    [one] il manque encore { $n } disque.
   *[other] il manque encore { $n } disques.
}
not-well-taken = Il y a déjà un disque dans la clairière { $well }.
not-in-hand = Tous les disques sont posés ; vous n'en avez pas en main.
not-before-return = Décidez d'abord si un pion revient de votre bateau.
not-before-answer = Dites d'abord si le disque { $well } peut être tourné.
not-before-reply = Répondez d'abord à l'opposition : acceptez-la ou contestez-la.
not-before-turn = Vous avez désigné le disque { $well } : vous devez maintenant le tourner.
not-before-leave = Vous avez gagné la contestation : tournez d'abord le disque { $well }, ou laissez-le comme il est.
not-before-other = Vous avez accepté l'opposition : tournez d'abord un autre disque.
not-before-free = Jouez d'abord le coup gratuit du pion { at-point }, ou renoncez-y.
not-free-other = Seul le pion { at-point }, qui a gagné le duel, a droit au coup gratuit.
not-points = Vous n'avez plus de point d'action.
not-pawn = { $from ->
    [start] Aucun de vos pions n'est sur votre départ.
    [goal] Aucun de vos pions n'est sur votre arrivée.
    [foe] Aucun de vos pions n'est sur le départ adverse.
   *[other] Aucun de vos pions n'est sur le disque { $from }.
}
not-same = Un pion ne peut pas finir son déplacement là d'où il est parti.
not-trail = Aucun sentier ne mène directement { from-point } { to-point }. Les sentiers { from-point } mènent { $list }.
not-any-trail = Aucun sentier ne mène { from-point } à un point où votre pion puisse aller.
not-own-pawn = { $to ->
    [start] L'un de vos pions est sur le départ ; vous ne pouvez ni vous y arrêter ni le dépasser.
    [foe] L'un de vos pions est sur le départ adverse ; vous ne pouvez ni vous y arrêter ni le dépasser.
   *[other] L'un de vos pions est sur le disque { $to } ; vous ne pouvez ni vous y arrêter ni le dépasser.
}
not-goal-closed = Un pion revenu du bateau doit aller jusqu'au départ avant de pouvoir rembarquer.
not-foe-start = Le départ de votre adversaire est fermé à vos pions.
not-back-to-start = Un pion qui a quitté le départ n'y retourne pas : ainsi le veut la règle française.
not-disc-pawn = Il y a un pion sur le disque { $well } : on ne tourne que les disques sans pion.
not-barred = Il y a eu opposition pour le disque { $well } : vous ne pouvez plus le désigner pendant ce tour.
not-duty-name = Aucun pion n'a encore bougé pendant ce tour : gardez votre dernier point d'action pour en déplacer un.
not-duty-end = Aucun pion n'a encore bougé pendant ce tour : déplacez-en un avant de terminer.
not-against-self = Seul votre adversaire peut s'opposer à un disque que vous désignez.
not-objected = Il n'y a pas d'opposition à laquelle répondre.
not-turn-unnamed = Désignez d'abord le disque que vous voulez tourner ; votre adversaire peut s'y opposer.
not-land-pawns = Un pion ne revient du bateau que si vous n'en avez plus sur l'île.
not-land-late = Un pion ne peut revenir du bateau qu'au début d'un tour.
not-stay = Il n'y a pas de coup gratuit auquel renoncer.
beyond-hand = C'est le disque que vous avez tiré : choisissez pour lui une clairière vide.
beyond-lit = Vous pouvez y aller : choisissez le point éclairé lui-même.
beyond-by-goal = On embarque en passant par l'arrivée : choisissez l'arrivée éclairée.
beyond-field = Le départ et l'arrivée de votre adversaire sont fermés à vos pions : ils ne peuvent ni s'y arrêter ni y passer.
beyond-goal = L'arrivée de votre adversaire est fermée à vos pions : ils ne peuvent ni s'y arrêter ni y passer.
beyond-first = Choisissez d'abord l'un de vos pions, puis l'endroit où il doit aller.
beyond-enemy = Pour attaquer ce pion, choisissez d'abord un de vos pions qui peut l'atteindre, puis celui-ci.
beyond-enemy-far = Aucun de vos pions ne peut atteindre celui-ci pour l'instant. Pour l'attaquer, choisissez un pion à vous dont un sentier mène jusqu'à lui.
beyond-camp = Les pions quittent le camp d'eux-mêmes : au début de chacun de vos tours, l'un d'eux est placé sur votre départ, si aucun des vôtres ne s'y trouve.
beyond-aboard = Ce pion reste à bord. Un pion ne revient que si vous n'en avez plus sur l'île.
beyond-ship = Il n'y a rien à faire ici : un pion qui atteint votre arrivée monte à bord de lui-même et emporte des coffres.
beyond-other-camp = C'est le camp de votre adversaire, avec les pions et les coffres qui n'en sont pas encore partis. Il n'y a rien à faire ici.
beyond-other-ship = C'est le bateau de votre adversaire : seuls ses pions y montent. Il n'y a rien à faire ici.
beyond-turn = Il n'y a rien à choisir ici : on y voit seulement les points d'action qui vous restent, si un pion a bougé et s'il y a eu opposition.

# The end
reason-not_over = La partie continue.
reason-chests = L'un des bateaux a assez de coffres.
reason-pawns = L'un des joueurs n'a plus un seul pion, ni sur l'île ni sur son bateau.
reason-limit = Le dernier tour est joué : le bateau qui a le plus de coffres gagne.
reason-tie = Le dernier tour est joué, et les deux bateaux ont le même nombre de coffres.

# Things
role-red = Anglais
role-black = Pirates
colour = { $colour ->
    [red] rouge
   *[black] noir
}
other-colour = { $other ->
    [red] rouge
   *[black] noir
}
winner = { $winner ->
    [red] rouge
   *[black] noir
}
action-points = { $n ->
    [one] { $n } point d'action
   *[other] { $n } points d'action
}
points = { $n ->
    [one] { $n } coffre
   *[other] { $n } coffres
}
from-point = { $from ->
    [start] du départ
    [goal] de l'arrivée
    [foe] du départ adverse
   *[other] du disque { $from }
}
at-point = { $at ->
    [start] sur le départ
    [foe] sur le départ adverse
   *[other] sur le disque { $at }
}
to-point = { $to ->
    [start] au départ
    [goal] à l'arrivée
    [foe] au départ adverse
   *[other] au disque { $to }
}
way = { $way ->
    [ne] NE
    [e] E
    [se] SE
    [sw] SO
    [w] O
   *[nw] NO
}

# The table in a terminal
board-turn = Tour { $n } sur { $most }
board-laying = Disque { $n } sur { $all }
board-points = { $n ->
    [0] plus de point d'action
   *[other] encore { action-points }
}
board-ship = Bateau
board-camp = Camp
board-start = départ
board-goal = arrivée
board-pawns = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
board-returned = pion revenu du bateau
board-hand = En main, type { $kind }, orientations possibles :
board-turns = Disque { $well }, rotations possibles :
board-pool = Encore à tirer
board-barred = À ne plus désigner pendant ce tour : disque { $well }
board-named = Désigné : disque { $well }
board-sign = { $what ->
    [dot] point d'arrêt et numéro du disque
    [pawn] pion
   *[chest] coffre
}

# In the picture
drawn-end = { $end ->
    [0] nord-est
    [1] est
    [2] sud-est
    [3] sud-ouest
    [4] ouest
   *[5] nord-ouest
}
drawn-disc = disque { $n }
drawn-dot-joins = sorties du point d'arrêt : { $ends }
drawn-named = désigné
drawn-barred = à ne plus désigner pendant ce tour
drawn-well = clairière { $n }, vide
drawn-hand = le disque en main, sorties du point d'arrêt : { $ends }
drawn-pool = { $n ->
    [one] { $n } disque à tirer
   *[other] { $n } disques à tirer
}
drawn-start = { $side ->
    [red] départ des Anglais
   *[black] départ des Pirates
}
drawn-goal = { $side ->
    [red] arrivée des Anglais
   *[black] arrivée des Pirates
}
drawn-closed = { $goal }, fermée tant que le pion n'est pas repassé par son départ
drawn-whose-pawn = { $side ->
    [red] pion anglais
   *[black] pion pirate
}
drawn-pawn = { $where ->
    [start] { drawn-whose-pawn }, sur son départ
    [goal] { drawn-whose-pawn }, sur son arrivée
    [camp] { drawn-whose-pawn }, au camp
    [ship] { drawn-whose-pawn }, à bord
    [foe] { drawn-whose-pawn }, sur le départ adverse
   *[disc] { drawn-whose-pawn } sur le disque { $n }
}
drawn-returned = { $pawn }, revenu du bateau
drawn-attacker = { drawn-whose-pawn }, à l'attaque { at-point }
drawn-duel = { $side ->
    [red] Duel { at-point } : les Anglais lancent les dés
   *[black] Duel { at-point } : les Pirates lancent les dés
}
drawn-target = aller { to-point }
drawn-target-duel = { $where }, duel
drawn-turned = { $n ->
    [one] tourner d'un sixième de tour dans le sens horaire ; sorties du point d'arrêt : { $ends }
   *[other] tourner de { $n } sixièmes de tour dans le sens horaire ; sorties du point d'arrêt : { $ends }
}
drawn-faced = le poser ainsi ; sorties du point d'arrêt : { $ends }
drawn-asked = { $side ->
    [red] Les Anglais veulent tourner le disque { $n }
   *[black] Les Pirates veulent tourner le disque { $n }
}
drawn-objects = { $side ->
    [red] Les Anglais s'opposent à ce que le disque { $n } soit tourné
   *[black] Les Pirates s'opposent à ce que le disque { $n } soit tourné
}
drawn-contested = { $side ->
    [red] Les Anglais contestent l'opposition : le disque { $n } peut-il être tourné ?
   *[black] Les Pirates contestent l'opposition : le disque { $n } peut-il être tourné ?
}
drawn-chests = { $n ->
    [0] aucun coffre
    [one] { $n } coffre
   *[other] { $n } coffres
}
drawn-pawns = { $n ->
    [0] aucun pion
    [one] { $n } pion
   *[other] { $n } pions
}
drawn-camp = { $side ->
    [red] Camp des Anglais ({ $who }) : { $chests }, { $pawns }
   *[black] Camp des Pirates ({ $who }) : { $chests }, { $pawns }
}
drawn-ship = { $side ->
    [red] Bateau des Anglais ({ $who }) : { $chests }, il en faut { $most } pour gagner ; { $pawns } à bord
   *[black] Bateau des Pirates ({ $who }) : { $chests }, il en faut { $most } pour gagner ; { $pawns } à bord
}
drawn-turn = { $side ->
    [red] Tour des Anglais
   *[black] Tour des Pirates
}
drawn-left = { $n ->
    [0] plus de point d'action
    [one] encore { $n } point d'action
   *[other] encore { $n } points d'action
}
drawn-moved = un pion a bougé
drawn-unmoved = aucun pion n'a encore bougé
drawn-objected = plus d'opposition possible
drawn-unobjected = une opposition possible
drawn-limit = { $n ->
    [one] le dernier tour
   *[other] { $n } tours avant la fin
}
drawn-won = { $side ->
    [red] Les Anglais ont gagné
   *[black] Les Pirates ont gagné
}
drawn-tie = Partie nulle
drawn-die = { $body ->
    [red] { $face ->
        [red] dé rouge : rouge
       *[black] dé rouge : noir
    }
   *[black] { $face ->
        [red] dé noir : rouge
       *[black] dé noir : noir
    }
}
drawn-die-disc = un disque de type { $kind }

# The first voyage
lesson-goal = Vous menez les Anglais, en rouge : votre camp est en bas à droite, votre bateau en haut à gauche. Faites traverser la jungle à vos coffres. Le premier qui en a sept à bord gagne.
lesson-six = Les Pirates veulent la même chose, dans l'autre sens. Chaque camp n'a que six coffres : pour gagner, il faut en prendre au moins un à l'adversaire.
lesson-dots = La jungle est faite de disques. Sur chacun, trois bouts de sentier et un point d'arrêt rond. Un pion ne s'arrête que sur ces points : un sentier qui les évite l'emmène très loin.
lesson-points = Vous avez lancé les quatre dés. C'est le dessin qui compte, pas le bord : chaque dé qui montre votre croix donne un point d'action, deux cette fois. Un point sert à déplacer un pion une fois ou à tourner un disque une fois.
lesson-move = Choisissez le pion de votre départ : son sentier s'éclaire. Il traverse quatre disques sans toucher un seul point d'arrêt, jusqu'au disque 9, au cœur de la jungle. Aussi long soit-il, c'est un seul déplacement.
lesson-move-not = D'abord le pion : dès que vous avez un point, il faut déplacer au moins un pion dans le tour.
lesson-name = Du disque 9, on ne va qu'au disque 7, une impasse, ou en arrière. Mais si le disque 8 était tourné… Désignez-le. Les Pirates peuvent s'opposer une fois à chacun de vos tours.
lesson-name-not = Désignez plutôt le disque 8 : il se trouve entre votre pion et votre bateau.
lesson-turn = Pas d'opposition : il faut maintenant le tourner. Faites-le pivoter, ou essayez les images sous la jungle : les sentiers reliés s'éclairent. Trouvez la position qui mène au disque 3, puis choisissez-la encore.
lesson-turn-not = Ainsi, votre pion n'arrive pas au disque 3. Cherchez l'image qui éclaire un sentier du disque 9 au disque 3.
lesson-end = Un sentier mène maintenant de votre pion au disque 3, et de là à votre bateau. Et personne ne peut tourner le disque 9 : un disque occupé par un pion ne bouge pas. Terminez votre tour.
lesson-object = Les Pirates veulent tourner le disque 8 et couper votre sentier. Vous pouvez vous opposer une fois à chacun de leurs tours. C'est le moment !
lesson-object-not = Si vous laissez faire, votre sentier est perdu. Opposez-vous !
lesson-held = Ils ont contesté votre opposition, et les dés ont tranché. Les deux ont montré du rouge, votre couleur : le disque 8 reste en place, et ils ont perdu un point.
lesson-attack = Maintenant, un Pirate vous barre la route, sur le disque 3. Entrer sur un point d'arrêt occupé par l'ennemi, c'est le défier en duel. L'attaquant gagne 8 duels sur 13 : n'attendez pas qu'il vous attaque, attaquez !
lesson-attack-not = Le Pirate du disque 3 vous attaquerait à son prochain tour. Attaquez-le d'abord.
lesson-won = Deux jets indécis, puis deux faces rouges : gagné ! Son pion retourne sa veste et rejoint votre camp, et un coffre des Pirates va droit sur votre bateau : celui qui vous manquait.
lesson-free = L'attaquant qui gagne peut aussitôt se déplacer encore, gratuitement. Du disque 3, un sentier mène à votre arrivée : montez à bord, et deux coffres montent avec vous.
lesson-free-not = Votre bateau est à un déplacement, et celui-ci est gratuit : profitez-en.
lesson-next = Trois coffres à bord ! Au début de chacun de vos tours, un nouveau pion se place de lui-même sur votre départ. Envoyez-le par le même sentier avec votre dernier point, puis terminez votre tour.
lesson-allow = Les Pirates veulent maintenant tourner le disque 2. Aucun de vos sentiers n'y passe. Rien ne vous oblige à vous opposer : laissez faire, pour cette fois, et regardez l'effet.
lesson-allow-not = Voyez d'abord ce qui arrive si vous laissez simplement faire.
lesson-opened = Aïe : par le disque 2, un sentier mène maintenant du disque 4 tout droit au bateau des Pirates.
lesson-regret = C'est à vous, et vous avez trois points. Essayez de tourner le disque 2 à nouveau.
lesson-regret-not = Essayez d'abord de couper la route aux Pirates : désignez le disque 2.
lesson-contest = Cette fois, ils s'opposent. Accepter : le disque reste, et vous gardez votre point. Contester : les dés décident, une chance sur deux ; si vous perdez, le point est perdu aussi. Osez !
lesson-contest-not = Accepter est souvent sage. Mais voyez une fois comment se passe une contestation.
lesson-lost = Deux têtes de mort : le disque 2 reste ainsi pour ce tour, et un point est perdu. S'opposer à temps ne coûte rien ; réparer après coup coûte des points. Regardez donc où mène un disque avant de laisser faire.
lesson-aboard = Il vous reste deux points, juste ce qu'il faut : au disque 3, puis à bord !
lesson-nearly = Cinq coffres à bord, les deux derniers au camp : quand votre prochain pion atteindra le bateau, vous en aurez sept et vous gagnerez.
lesson-on = Maintenant, vous continuez sans aide. Votre pion a besoin de trois déplacements : disque 9, disque 3, arrivée. Opposez-vous quand les Pirates touchent à ce sentier, et gare au pion du disque 16 : lui aussi peut atteindre le disque 3. Bonne chance !

# Coach
foes = { $side ->
    [red] les Anglais
   *[black] les Pirates
}
of-foes = { $side ->
    [red] des Anglais
   *[black] des Pirates
}
aim-lay = Essayez de poser un sentier qui mène de votre départ vers votre arrivée en évitant les points d'arrêt, et n'en offrez pas à l'adversaire.
aim-return = Sans pion sur l'île, vous ne pouvez que tourner des disques. Un pion qui revient peut de nouveau aller chercher des coffres et se battre.
aim-win = Votre pion { from-point } peut monter à bord et gagner la partie !
aim-aboard = Votre pion { from-point } peut monter à bord maintenant, avec des coffres.
aim-stop = Attention : { from-point }, { foes } peuvent monter à bord en un déplacement. Tournez un disque de ce sentier.
aim-attack = { $from ->
    [start] Du départ, vous
    [goal] De l'arrivée, vous
   *[other] Du disque { $from }, vous
} pouvez attaquer. L'attaquant gagne 8 duels sur 13, et avec eux un pion et un coffre.
aim-blocked = Votre pion du disque { $well } barre la route à celui de votre départ : faites-le d'abord avancer.
aim-go = Un sentier qui évite les points d'arrêt est le plus rapide. Cherchez le disque qui, une fois tourné, mènerait vos pions vers l'ancre.
aim-duty = Votre dernier point est pour un pion. C'est un sentier qui évite les points d'arrêt qui le mène le plus loin.
aim-stuck = Aucun de vos sentiers ne mène quelque part. Tournez un disque voisin de l'un de vos pions.
aim-answer-danger = Bien tourné, le disque { $well } permet { $side ->
    [red] aux Anglais
   *[black] aux Pirates
} de monter à bord pendant ce tour. Opposez-vous !
aim-answer-mine = L'un de vos sentiers passe par le disque { $well }. Opposez-vous si vous y tenez : vous le pouvez une fois par tour.
aim-answer-free = Aucun de vos sentiers ne passe par le disque { $well }. Regardez s'il aide votre adversaire : vous pouvez vous opposer une fois par tour.
aim-reply = Ne contestez que si le disque vaut un point à vos yeux : c'est une chance sur deux.
aim-other = Choisissez un disque qui vous fasse avancer, ou du moins qui n'aide pas l'adversaire.
aim-turn = Essayez les images : vos sentiers s'éclairent en points, ceux { of-foes } en tirets.
aim-free = Le coup gratuit ne coûte rien : mettez le pion à l'abri ou rapprochez-le de l'arrivée.
aim-free-aboard = Le coup gratuit mène votre pion droit à bord.
note-move = 1 point sur { $n }
note-free = gratuit
note-aboard = à bord, avec { load }
note-attack = duel : 62 % de chances de gagner
note-turn = { $aboard ->
    [own] vous mène à bord
    [foe] mène { foes } à bord
   *[both] vous mène à bord, et { foes } aussi
}
note-object = contestée, l'opposition tient à 50 %
note-contest = 50 % de chances de le tourner, sinon un point perdu
warn-win = Vous pouvez gagner tout de suite : votre pion { from-point } peut monter à bord.
warn-aboard = Votre pion { from-point } peut monter à bord maintenant. Voulez-vous vraiment le laisser là ?
warn-end = { $side ->
    [red] Les Anglais
   *[black] Les Pirates
} peuvent atteindre leur bateau en un déplacement, et il vous reste { action-points } : un disque tourné pourrait les arrêter.
warn-name = Votre propre route vers le bateau passe par le disque { $well }. De quelque façon que vous le tourniez, elle serait coupée.
warn-allow = S'ils tournent bien le disque { $well }, { foes } peuvent monter à bord pendant ce tour même. Vous pouvez encore vous opposer.
warn-turn-foe = Tourné ainsi, le disque permet { $side ->
    [red] aux Anglais
   *[black] aux Pirates
} d'atteindre leur bateau en un déplacement.
warn-turn-own = Tourné ainsi, le disque coupe votre propre route vers le bateau.

# Legend
legend-disc = Un disque de la jungle, avec son numéro : trois bouts de sentier et un point d'arrêt. { $held ->
    [no] On peut le tourner, même avec un pion dessus.
   *[yes] On peut le tourner tant qu'aucun pion ne s'y trouve.
}
legend-dot = Un point d'arrêt : le seul endroit du disque où un pion peut s'arrêter. Si deux sentiers s'y croisent, on peut en repartir par quatre côtés.
legend-bridge = Un pont : un sentier passe au-dessus d'un autre. On ne peut pas y bifurquer.
legend-loop = Au bord de la jungle, le sentier rejoint l'extrémité voisine.
legend-letter = Une lettre : le sentier continue là où se trouve la même lettre.
legend-start = Un départ : au début de chaque tour, un pion du camp s'y place, si aucun autre du même côté n'y est.{ $open ->
    [yes] {" "}L'autre côté peut y entrer aussi, et doit alors se battre avec le pion qui s'y place.
   *[no] {""}
}
legend-goal = Une arrivée : le pion qui l'atteint monte aussitôt à bord avec deux coffres. Seul son propre camp peut y entrer.
legend-ship = Un bateau : les coffres à bord, et combien il en faut pour gagner.
legend-camp = Un camp : les pions et les coffres qui n'en sont pas encore partis.
legend-red = Un pion des Anglais. { $held ->
    [no] Si son disque est tourné, il tourne avec lui.
   *[yes] Il empêche de tourner son disque.
}
legend-black = Un pion des Pirates. { $held ->
    [no] Si son disque est tourné, il tourne avec lui.
   *[yes] Il empêche de tourner son disque.
}
legend-coin = Un point d'action : un déplacement de pion ou un disque tourné. Les cercles vides sont dépensés.
legend-sole = Une empreinte : pleine dès qu'un pion a bougé pendant ce tour. À chaque tour où l'on a un point, un pion doit bouger.
legend-objection = L'adversaire du joueur dont c'est le tour peut encore s'opposer à ce qu'un disque soit tourné. Barré : plus pendant ce tour.
legend-named = Le disque désigné : il sera tourné, sauf opposition.
legend-barred = Il y a eu opposition : ce disque ne peut plus être désigné pendant ce tour.
legend-lit = Sentiers éclairés : les vôtres en points, ceux de l'adversaire en tirets.
legend-duel = Un duel : deux faces de sa couleur font gagner, deux de l'autre font perdre ; une de chaque, et c'est à l'autre de lancer.
legend-returned = Un pion revenu du bateau, parce que son camp n'en avait plus sur l'île.
legend-closed = Une arrivée fermée : le pion revenu doit d'abord aller jusqu'à son départ.
legend-limit = Le nombre de tours avant la fin. Ensuite, le bateau qui a le plus de coffres gagne.

# Un plateau à soi
finding-wells-sign = Une clairière se dessine par un point ; « { $text } » n'en est pas un.
finding-wells-shifted = Cette rangée est mal placée : deux clairières voisines sont à deux signes l'une de l'autre, et chaque rangée est décalée d'un signe par rapport à la suivante.
finding-wells-count = Il faut { $wanted } clairières ; il y en a { $found } de dessinées.
finding-wells-far = Plus de { $most } clairières côte à côte, ou l'une au-dessus de l'autre, seraient trop petites pour être vues.
finding-no-end = « { $text } » n'est pas une extrémité. Écrivez une clairière de 0 à { $most } et NE, E, SE, SW, W ou NW (W est l'ouest), par exemple « 16 SW ».
finding-inner-end = { $text } n'est pas au bord : cette extrémité mène à la clairière { $well }.
finding-end-twice = { $text } figure ici une deuxième fois ; chaque extrémité mène à un seul endroit.
finding-end-open = { $n ->
    [one] Il manque une extrémité au bord : { $text }.
   *[other] Il manque { $n } extrémités au bord, dont { $text }.
} Chacune mène à un départ ou à une arrivée, est reliée à une autre ou figure dans « dead ends: ».
finding-field-empty = Aucune extrémité ne mène à « { $what }: ». Personne ne pourrait partir, ou arriver.
finding-field-full = Au plus { $most } extrémités peuvent mener à « { $what }: ».
finding-no-loop = « { $text } » n'est pas une paire d'extrémités, comme « 0 NW - 0 NE ».
finding-no-disc = « { $text } » n'est pas un type de disque. Écrivez le type, le nombre et trois sentiers, comme « F 4 01 24* 35* ».
finding-disc-twice = Le type { $kind } figure ici une deuxième fois.
finding-disc-ends = Les trois sentiers de { $kind } doivent relier les extrémités 0 à 5, chacune une fois.
finding-disc-dot = { $kind } n'a pas de point d'arrêt : mettez une étoile après le sentier où il se trouve.
finding-disc-apart = Un point d'arrêt ne peut pas être sur ces sentiers de { $kind } à la fois : ils ne se croisent pas.
finding-discs-count = Il faut { $wanted } disques, un par clairière ; il y en a { $found }.
finding-corners = Dans le livret, { $side ->
    [red] les Anglais partent en bas à droite, et leur bateau est en haut à gauche
   *[black] les Pirates partent en bas à gauche, et leur bateau est en haut à droite
}.
finding-disc-counts = Dans le livret, il y a { $wanted } disques des types A à F ; ici, { $found }.
finding-disc-one = Dans le livret, le point d'arrêt de { $kind } est sur un seul sentier.
finding-disc-crossing = Dans le livret, le point d'arrêt de { $kind } est là où deux sentiers se croisent.
finding-disc-crossings = Chez nous, un disque a au plus un croisement ; { $kind } en a { $n }.
finding-disc-alike = Chez nous, un disque a un aspect différent dans chacune de ses six positions ; { $kind } n'en a que { $n }.
finding-disc-same = Chez nous, tous les types diffèrent ; { $kind } est le même disque que { $other }.
finding-other-rows = Chez nous, les clairières sont en rangées de 3, 4, 5, 4 et 3.
finding-loop-far = Chez nous, seules des extrémités voisines sont reliées ; { $one } et { $other } portent une lettre dans le dessin.
finding-dead-ends = { $n ->
    [one] Chez nous, aucun sentier ne finit au bord ; ici, il y en a un.
   *[other] Chez nous, aucun sentier ne finit au bord ; ici, il y en a { $n }.
} Aucun pion ne peut y aller.
finding-lopsided = Chez nous, le plateau est son propre reflet, les deux camps échangés.
