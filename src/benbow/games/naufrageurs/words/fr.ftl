# Les Naufrageurs : français
title = Les Naufrageurs
tagline = Un Naufrageur avec sa lanterne et son âne ; les autres ramènent leurs tonneaux au port malgré les récifs.

# Options
option-players = Joueurs
option-players-help = L'un est le Naufrageur, tous les autres sont Armateurs et gagnent ou perdent ensemble.
option-players-clash = Chaque Armateur a besoin d'un bateau : avec si peu de couloirs, il faut moins de joueurs.
option-rounds = Manches
option-rounds-help = Dans les règles française et anglaise, une partie est une manche ; dans la règle allemande, elle a autant de manches que de joueurs, ce que l'auteur conseille dans les deux autres : chacun est une fois le Naufrageur, et c'est équitable. Une manche avantage les Armateurs : entre robots forts, le Naufrageur n'en gagne que 7 sur 100.
option-rounds-single = une manche (comme imprimé en français et en anglais)
option-rounds-match = une manche par joueur (comme imprimé en allemand)
option-blue = Bateau bleu
option-blue-help = À quatre joueurs : qui charge le bateau bleu. Les Armateurs en conviennent.
option-blue-last = un seul Armateur
option-blue-rotates = les Armateurs à tour de rôle
option-lanes = Couloirs
option-lanes-help = Avec moins de quatre couloirs, c'est une petite version du jeu.
option-barrels = Tonneaux par couleur
option-barrels-help = Avec moins de six tonneaux, c'est une petite version du jeu.
option-special = Cargaison Spéciale
option-special-help = Le nombre de tonneaux marron.
option-blue_owner = Armateur du bateau bleu
option-blue_owner-help = À quatre joueurs, si un seul Armateur a le bateau bleu : lequel des trois, à partir de la gauche du Naufrageur. Cela ne change que celui qui le charge.
option-blue_owner-first = le premier (comme imprimé : ils en conviennent)
option-blue_owner-second = le deuxième (comme imprimé : ils en conviennent)
option-blue_owner-third = le troisième (notre lecture)
option-shortage = Quand les tonneaux manquent
option-shortage-help = Quand un bateau a besoin d'un tonneau marron et qu'il en reste moins que de bateaux à charger : lequel est chargé ensuite. Un bateau pour lequel il ne reste rien est retiré pour de bon.
option-shortage-lanes = le premier dans l'ordre des couloirs (notre lecture)
option-shortage-owners = au choix des Armateurs (comme imprimé : aucun ordre n'est donné)

# Choses
colour = { $back ->
    [green] vert
    [yellow] jaune
    [red] rouge
    [blue] bleu
   *[brown] marron
}
barrel = { $back ->
    [green] le { $value } vert
    [yellow] le { $value } jaune
    [red] le { $value } rouge
    [blue] le { $value } bleu
   *[brown] le { $value } de la Cargaison Spéciale
}
colour-word = { $ship ->
    [green] vert
    [yellow] jaune
    [red] rouge
   *[blue] bleu
}
role-wrecker = le Naufrageur
role-owner = Armateur
board-head = Manche { $round } sur { $rounds } · le Naufrageur : { $wrecker }
island = île
port = port
stock = En stock
booty = Butin
home = À bon port
earned = Déjà gagné
ashore = à terre
lost = retiré

# Dans l'image
ship-empty = le bateau { colour-word } sur la case { $square }, pas encore chargé
ship-ashore = le bateau { colour-word }, en attente au port
ship-wrecked = le bateau { colour-word }, naufragé sur les récifs
ship-lost = le bateau { colour-word }, retiré pour de bon
port-of = le port { colour-word } : { $who }
wrecker-is = le Naufrageur : { $who }
donkey = l'âne à la lanterne
chart-round = Manche { $round } sur { $rounds }
final = Points à la fin
barrel-count = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
rack = { $back ->
    [green] En stock, vert : { barrel-count }
    [yellow] En stock, jaune : { barrel-count }
    [red] En stock, rouge : { barrel-count }
    [blue] En stock, bleu : { barrel-count }
   *[brown] En stock, Cargaison Spéciale : { barrel-count }
}
booty-count = Butin du Naufrageur : { barrel-count }
home-count = À bon port : { barrel-count }
die = { $back ->
    [green] dé vert : { $face }
    [yellow] dé jaune : { $face }
    [red] dé rouge : { $face }
    [blue] dé bleu : { $face }
   *[black] dé noir : { $face }
}

# Ce qui s'est passé
told-enter = Le bateau { colour-word } fait { $face } et entre sur la case { $face }.
told-load = { $who } charge { $barrel } sur le bateau { colour-word }.
told-stow = { $who } charge un tonneau sur le bateau { colour-word } : { $back ->
    [brown] Cargaison Spéciale, face cachée.
   *[other] de sa couleur, face cachée.
}
told-serve = { $who } choisit : le bateau { colour-word } est chargé ensuite.
told-lure = { $who } place l'âne sur le { colour-word }.
told-lure-wreck = { $who } place l'âne sur le { colour-word } : si près des récifs, le bateau fait naufrage aussitôt.
told-lure-found = { $who } place l'âne sur le { colour-word } : le bateau fait naufrage aussitôt. Le butin est { $barrel }.
told-drift = Le dé noir fait { $face } : le bateau { colour-word } dérive vers l'île.
told-drift-wreck = Le dé noir fait { $face } : le bateau { colour-word } fait naufrage.
told-drift-found = Le dé noir fait { $face } : le bateau { colour-word } fait naufrage. Le butin est { $barrel }.
told-sail = Le bateau { colour-word } fait { $face } et avance vers son port.
told-sail-home = Le bateau { colour-word } fait { $face } et arrive à bon port.
told-home = Le bateau { colour-word }, à une case du port, y arrive sans lancer le dé.
told-lost = Il ne reste plus de tonneau pour le bateau { colour-word } : il est retiré du jeu.
told-count = La manche est finie. { $wrecker }, le Naufrageur, a { $booty ->
    [one] { $booty } point
   *[other] { $booty } points
}, les Armateurs en ont { $rest }.

# Ce qui est demandé
ask-load = Chargez le bateau { colour-word }, sur la case { $square } : choisissez un tonneau.
ask-serve = Il y a moins de tonneaux marron que de bateaux à charger : quel bateau est chargé ensuite ?
ask-lure = Placez l'âne sur une couleur : quel bateau doit faire naufrage ?
ask-lure-second = Et maintenant un deuxième bateau, mais pas le { colour-word }.
ask-lure-only = Placez l'âne sur une couleur. Vous n'avez qu'une tentative ce tour-ci.
name-lure = le bateau { colour-word } sur la case { $square }, avec { $back ->
    [brown] un tonneau de la Cargaison Spéciale
   *[other] un tonneau de sa couleur
}
name-serve = le bateau { colour-word } sur la case { $square }

# Pourquoi pas
not-chance = Les dés roulent tout seuls ; personne ne choisit leur résultat.
not-veiled = C'est ainsi que les autres voient une action ; cela ne se joue pas.
not-wrecker-loads = Le Naufrageur ne charge rien ; ce sont les Armateurs qui chargent.
not-your-ship = Le bateau { colour-word } est chargé par un autre Armateur.
not-this-colour = Le bateau { colour-word } ne peut porter qu'un tonneau de sa couleur ou de la Cargaison Spéciale, { $back ->
    [green] pas un vert.
    [yellow] pas un jaune.
    [red] pas un rouge.
   *[blue] pas un bleu.
}
not-in-stock = Ce tonneau n'est pas en stock : { $barrel }.
not-time-to-load = On ne charge un bateau que lorsqu'il entre sur le plateau.
not-your-choice = C'est un autre Armateur qui choisit le prochain bateau à charger.
not-waiting = Le bateau { colour-word } n'attend pas de tonneau.
not-before-ship = Choisissez d'abord le prochain bateau à charger ; ensuite son tonneau.
not-time-to-serve = Les bateaux sont chargés dans l'ordre des couloirs ; les Armateurs ne choisissent que si un bateau a besoin d'un tonneau marron et qu'il en reste moins que de bateaux à charger.
not-served-by-choice = Les bateaux sont chargés dans l'ordre des couloirs.
not-owner-lures = Seul le Naufrageur a l'âne.
not-twice = Vous avez déjà tenté votre chance sur le bateau { colour-word } ce tour-ci ; la deuxième tentative vise un autre bateau.
not-lost = Le bateau { colour-word } est définitivement retiré du jeu.
not-afloat = Le bateau { colour-word } n'est pas sur le plateau.
not-time-to-lure = L'âne ne bouge qu'au tour du Naufrageur, quand tous les bateaux sont chargés et qu'aucun dé n'est à lancer.

# Conseils
aim-load-reef = Contre les récifs, le Naufrageur prend ce bateau sans lancer le dé, s'il ose. Un mauvais tonneau lui ferait mal ; un bon serait un bluff.
aim-load-middle = Au milieu, les chances sont égales. Un tonneau de valeur moyenne risque peu.
aim-load-port = À une case du port : sauf si le Naufrageur fait 3, il rentre au prochain tour. Un bon tonneau y est presque en sûreté.
aim-load-special = Il n'y a plus de tonneau { colour-word } : ce bateau doit porter la Cargaison Spéciale.
aim-serve = Les tonneaux marron manquent. Un bateau qui n'en trouve plus est retiré pour de bon, et dès lors le Naufrageur n'a qu'une tentative par tour. Un bon tonneau va à un bateau près de son port, un mauvais à un bateau contre les récifs.
aim-lure-sure = Le bateau { colour-word } est contre les récifs : il est à vous sans lancer le dé. { $n ->
    [1] Il porte le { $values }.
   *[other] Mais que porte-t-il ? Peut-être { $values }.
}
aim-lure-roll = Aucun bateau n'est contre les récifs. De la case 2, une tentative sur deux réussit, de la case 3 une sur dix ; et même ratée, elle fait reculer le bateau.
aim-lure-only = Un bateau est retiré pour de bon : vous n'avez qu'une tentative par tour, et elle est obligatoire. Si vous craignez un tonneau, visez un bateau éloigné.
note-lure = { $percent ->
    [100] À vous sans lancer le dé ; { aboard }
   *[other] Naufrage à { $percent } % ; { aboard }
}
aboard = { $n ->
    [1] c'est le { $values }
   *[other] peut-être { $values }
}
note-load = { $lost ->
    [100] Perdu à coup sûr s'il l'attire ; sinon { note-home }
   *[other] Perdu à { $lost } % s'il l'attire ; sinon { note-home }
}
note-home = { $home ->
    [100] au port à coup sûr
   *[other] au port à { $home } %
}
warn-load-reef = Le Naufrageur peut prendre ce bateau sans lancer le dé : { $barrel } serait à lui.
warn-load-port = Ce bateau est presque rentré, et { $barrel } vous coûterait des points.
warn-lure-bad = Vous ne pouvez qu'y perdre des points : le tonneau est { $values }.
warn-lure-sure = Le bateau { colour-word } serait à vous sans lancer le dé, et son tonneau vaut { $values }.

# Légende
legend-ship = Un bateau. Sa couleur et la forme sur sa voile disent vers quel port il va ; il porte un tonneau dont le Naufrageur ne voit que le dos.
legend-wreck = Une épave : ce bateau a été attiré sur les récifs. Il revient au tour des Armateurs.
legend-lost = Un bateau retiré pour de bon : il ne reste plus de tonneau pour lui.
legend-reef = Les récifs. Un bateau qui dérive jusque-là se brise, et le Naufrageur prend son tonneau.
legend-square = Chaque couloir a trois cases : la 1 est contre les récifs, la 3 à côté du port.
legend-port = Un port, et qui charge son bateau. Un bateau qui l'atteint est sauvé, et son tonneau compte pour les Armateurs.
legend-island = Oléron, l'île du Naufrageur, et son nom.
legend-donkey = L'âne à la lanterne. Il se tient devant le couloir du dernier bateau attiré.
legend-corners = Quatre coins : c'est à ce bateau de lancer son dé ou d'être chargé.
legend-colour = Les tonneaux d'une couleur ne vont que sur les bateaux de cette couleur. Chaque couleur a { $values }.
legend-special = La Cargaison Spéciale va sur tous les bateaux. Il y a { $values }.
legend-booty = Le butin du Naufrageur : les tonneaux des bateaux naufragés. Il regarde ce qu'ils valent ; les Armateurs le savent déjà.
legend-home = Les tonneaux que les Armateurs ont ramenés au port. Le Naufrageur ne voit pas ce qu'ils valent.
legend-purse = Ce que ce joueur a gagné dans les manches terminées.

# La fin
reason-not_over = La partie continue.
reason-wrecker_richer = Le Naufrageur a plus de points que les Armateurs.
reason-owners_richer = Les Armateurs ont plus de points que le Naufrageur.
reason-even = Les deux camps ont le même nombre de points.
reason-most_points = Le plus grand total après toutes les manches l'emporte.
reason-shared = Plusieurs joueurs sont à égalité en tête après toutes les manches et partagent la victoire.

# Le premier voyage : ce qui est dit pas à pas
lesson-goal = Vous êtes le Naufrageur d'Oléron. Avec un âne et une lanterne, vous attirez les bateaux sur les récifs et prenez leurs tonneaux. Les tonneaux valent des points : le camp qui en a le plus gagne la manche.
lesson-ships = Quatre bateaux font route vers leurs ports, à droite. Chacun porte un tonneau dont vous ne voyez que le dos. Seul l'Armateur sait ce qu'il contient.
lesson-barrels = Dans cette courte leçon, chaque couleur a deux tonneaux : un 7 et un −2. Les marron sont la Cargaison Spéciale, un 8 et un −7, que tout bateau peut porter. Le dos vous dit donc ce qu'il peut y avoir dedans.
lesson-reef = À votre tour, vous attirez deux bateaux, l'un après l'autre. Le vert est sur la case 1, contre les récifs : placez-y l'âne, et il est à vous sans lancer le dé.
lesson-reef-not = Il faudrait de la chance. Le vert, contre les récifs, est une prise sûre : commencez par lui.
lesson-bad = Un −2 ! L'Armateur a vu que le vert était tout près des récifs et lui a donné un mauvais tonneau. À votre deuxième bateau : le jaune, case 2. Une fois sur deux le dé noir fait 1, trop peu ; avec un 2 ou un 3, le bateau se brise.
lesson-bad-not = C'est permis, mais de la case 3 il y a peu d'espoir. Attirez le jaune : de la case 2, vous avez une chance sur deux.
lesson-seven = Un 2 : le jaune se brise sur les récifs, et son 7 est à vous. Cela fait 5 points.
lesson-home = Ensuite, les bateaux de l'Armateur ont avancé. Le rouge, à une case du port, y est entré sans lancer le dé ; le bleu a fait 1. Les bateaux partis sont revenus : un dé pour la case, puis un nouveau tonneau.
lesson-count = Souvenez-vous de ce que vous avez vu ! Vous tenez le −2 vert : le tonneau du bateau vert ne peut être que le 7. Il est sur la case 2 : tentez votre chance.
lesson-count-not = Pourquoi pas. Mais du vert, vous savez qu'il porte un 7 : attirez-le d'abord.
lesson-drift = Un 1 seulement : le vert dérive contre les récifs, et on n'attire pas deux fois le même bateau dans un tour. Le tonneau marron du jaune sent le piège. Le bleu est à une case du port : attirez-le. Même raté, cela le fait reculer.
lesson-drift-not = Pensez au tour de l'Armateur : le bleu, sur la case 3, rentrera sans lancer le dé. Faites-le reculer.
lesson-again = Le bleu a reculé, puis fait 2 : il est rentré quand même. Mais le vert n'est allé que sur la case 2, votre 7 toujours à bord. Encore une fois !
lesson-again-not = Le 7 vert est le seul tonneau que vous connaissez. Attirez d'abord le vert.
lesson-trap = Le voilà : 12 points. Deux bateaux portent à présent la Cargaison Spéciale, l'un le 8, l'autre le −7. Celle du jaune a été chargée contre les récifs, là où l'on met ce qu'on veut vous faire prendre. Le rouge a donc sans doute le 8 : attirez-le.
lesson-trap-not = Le jaune a peut-être le −7, et le bleu est loin. Attirez le rouge.
lesson-escape = De si peu ! Le 1 ne suffisait pas ; puis le rouge a fait 3, ce qui arrive une fois sur dix, et a filé au port. Les dés donnent et reprennent.
lesson-out = Vert, rouge et bleu n'ont plus de tonneau : ils sont retirés pour de bon. Dès lors vous n'avez qu'une tentative par tour, et elle est obligatoire. Le jaune ne peut porter que son −2, puisque vous avez le 7. Espérez donc le manquer !
lesson-counted = Manqué, par bonheur, et le dernier tonneau est rentré. La manche est finie : 12 points pour vous, 9 pour l'Armateur. Avec une manche par joueur, chacun est une fois le Naufrageur, et tous les points s'additionnent.
lesson-owner = Deuxième manche : cette fois, vous êtes l'Armateur. Les quatre bateaux sont à vous, et vous voyez tous les nombres. Ce qui arrive au port compte pour vous.
lesson-near-reef = Le vert doit partir contre les récifs : si le Naufrageur le veut, il l'aura à coup sûr. Laissez-lui donc le −2.
lesson-near-reef-not = Le Naufrageur peut prendre ce bateau sans lancer le dé. Ne lui offrez pas un trésor : chargez le −2 vert.
lesson-near-port = Le jaune est sur la case 3 : au port dès le prochain tour, sauf si le Naufrageur fait 3. Une bonne place pour le 7.
lesson-near-port-not = Ce bateau est presque rentré. Qu'il vous rapporte quelque chose : chargez le 7 jaune.
lesson-middle = Le rouge est au milieu : s'il l'attire, il l'aura une fois sur deux. À vous de choisir : le 7 ou le −2 ?
lesson-middle-not = Gardez la Cargaison Spéciale pour plus tard. Choisissez le 7 rouge ou le −2 rouge.
lesson-bluff = Le bleu aussi est contre les récifs, là où l'on s'attend à un mauvais tonneau. Bluffez : donnez-lui le 7 ! On vous demandera de confirmer.
lesson-bluff-not = C'est ce qu'il attend. Osez le bluff : chargez le 7 bleu.
lesson-worked = Il a pris le −2 vert et n'a pas osé toucher au bleu : votre 7 poursuit sa route. Le vert revient sur la case 3, presque au port. Donnez-lui son 7.
lesson-worked-not = Le vert est presque rentré : qu'il porte quelque chose de bon, le 7 vert.
lesson-special = Le 7 jaune est à bon port. Il reste le −2, ou la Cargaison Spéciale, que tout bateau peut porter. À vous de choisir.
lesson-alone = Voilà tout. Finissez la manche contre le mousse : les mauvais tonneaux près des récifs, les bons près du port, et de temps en temps l'inverse, pour qu'il ne sache jamais. Le vrai jeu a six tonneaux par couleur : il y a plus à retenir.
option-board = Dés et tonneaux
option-board-help = Qui a mesuré les dés de sa boîte, ou possède d’autres tonneaux, peut jouer avec eux.
option-board-oleron = comme imprimé
finding-too-much = Les bons tonneaux peuvent valoir { $high } points au plus tous ensemble, les mauvais { $low } au moins.
finding-dice = Dans la règle, les dés donnent 1, 2 et 3 avec 50, 40 et 10 pour cent.
finding-barrels = Dans la règle, les tonneaux { $back } valent { $values }.
finding-even = Tous les tonneaux valent { $total } ensemble, un nombre pair : une manche peut finir à égalité.
