# Les Naufrageurs : français
title = Les Naufrageurs
tagline = Un Naufrageur avec sa lanterne et son âne ; les autres ramènent leurs tonneaux au port malgré les récifs.

# Options
option-players = Joueurs
option-players-help = L'un est le Naufrageur, tous les autres sont Armateurs et gagnent ou perdent ensemble.
option-players-clash = Chaque Armateur a besoin d'un bateau : avec si peu de couloirs, il faut moins de joueurs.
option-rounds = Manches
option-rounds-help = Une seule manche, ou une partie où chacun est une fois le Naufrageur.
option-rounds-single = une seule manche
option-rounds-match = partie complète
option-blue = Bateau bleu
option-blue-help = À quatre joueurs : qui charge le bateau bleu.
option-blue-last = le troisième Armateur
option-blue-rotates = les Armateurs à tour de rôle
option-lanes = Couloirs
option-lanes-help = Moins de quatre donnent une petite version du jeu.
option-barrels = Tonneaux par couleur
option-barrels-help = Moins de six donnent une petite version du jeu.
option-special = Cargaison Spéciale
option-special-help = Le nombre de tonneaux marron.

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
ask-lure = Placez l'âne sur une couleur : quel bateau doit faire naufrage ?
ask-lure-second = Et maintenant un deuxième bateau, mais pas le { colour-word }.
ask-lure-only = Placez l'âne sur une couleur. Vous n'avez qu'une tentative ce tour-ci.
name-lure = le bateau { colour-word } sur la case { $square }, avec { $back ->
    [brown] un tonneau de la Cargaison Spéciale
   *[other] un tonneau de sa couleur
}

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
not-owner-lures = Seul le Naufrageur a l'âne.
not-twice = Vous avez déjà tenté votre chance sur le bateau { colour-word } ce tour-ci ; la deuxième tentative vise un autre bateau.
not-lost = Le bateau { colour-word } est définitivement retiré du jeu.
not-afloat = Le bateau { colour-word } n'est pas sur le plateau.
not-time-to-lure = L'âne ne bouge qu'au tour du Naufrageur, quand tous les bateaux sont chargés et qu'aucun dé n'est à lancer.

# La fin
reason-not_over = La partie continue.
reason-wrecker_richer = Le Naufrageur a plus de points que les Armateurs.
reason-owners_richer = Les Armateurs ont plus de points que le Naufrageur.
reason-even = Les deux camps ont le même nombre de points.
reason-most_points = Le plus grand total après toutes les manches l'emporte.
reason-shared = Plusieurs joueurs sont à égalité en tête après toutes les manches et partagent la victoire.
