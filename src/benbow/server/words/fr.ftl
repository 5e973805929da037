# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Une auberge au bord de la mer où l'on joue à des jeux d'îles au trésor devenus rares, entre amis ou contre le robot.
skip = Aller au contenu
compiling-hints = { $game } : compilation des conseils, { $percent } %
compiling-rules = { $game } : compilation des règles, { $percent } %
compiling-games = Compilation : { $n } jeux prêts sur { $of }
compiling-hints-note = On peut déjà jouer. D'ici là, les conseils viennent du robot propre au jeu, et les robots qui réfléchissent à l'avance jouent comme le maître d'équipage.
compiling-rules-note = On peut déjà jouer ; les tours seront seulement plus rapides.

settings-language = Langue
settings-theme = Lumière
settings-theme-light = Jour
settings-theme-dark = Nuit à l'auberge
settings-theme-auto = Comme sur cet appareil

credits-unofficial = Benbow n'a rien d'officiel. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; les textes et les dessins sont les nôtres. Si un jeu vous plaît et que vous le trouvez, achetez-le.
credits-schatzinsel = Die Schatzinsel, d'Alex Randolph
credits-martinique = Martinique, d'Emanuele Ornella
credits-ile = L'Île au Trésor, dont nous ignorons l'auteur
credits-naufrageurs = Les Naufrageurs, de Julien Torsat, qui le fabrique et le vend lui-même
credits-licence = Licence MIT

first-heading = Bienvenue au Benbow
first-welcome = La lampe est allumée, les cartes sont dépliées. Prenez place pour des jeux d'îles au trésor presque introuvables ailleurs : entre amis autour d'un écran, ou contre un robot qui ne regarde jamais dans votre jeu.
first-games = Jeux
first-play = Jouer contre le robot
first-learn = Apprendre : premier voyage
first-choose = Choisir la table et les joueurs
first-rules = Règles
first-tables = Vos tables
first-your-turn = à vous
first-moves = { $n ->
    [0] pas encore commencée
    [one] { $n } étape
   *[other] { $n } étapes
}
first-resume = Reprendre
first-delete = Supprimer
first-delete-ask = Débarrasser cette table pour de bon ? La partie ne pourra pas être retrouvée.
first-delete-yes = Débarrasser
first-delete-no = Garder
first-finished = Parties terminées
first-look = Revoir
players-range = { $low } à { $high } joueurs
players-just = { $n } joueurs
minutes = environ { $n } minutes
when-today = aujourd'hui, { $time }
when-day = { $day }, { $time }

new-title = { $game } : une nouvelle table
new-seats = Qui joue ?
new-seat = Place { $n }
new-who = Qui occupe la place { $n }
new-name = Nom
new-name-of = Nom à la place { $n }
new-options = Quelle partie ?
new-small = Petites versions
new-small-hint = Moins de matériel, pour un essai rapide ou pour une étude exacte. Sans rien changer, c'est le jeu complet.
new-submit = S'asseoir
new-back = Retour à l'auberge
new-nobody = Il faut au moins une personne à table : prenez une place, ou donnez-la à quelqu'un sur cet appareil.
new-unknown-kind = Nous ne connaissons pas l'un des convives. Choisissez à nouveau qui occupe cette place.
new-too-many = Cet appareil a déjà cent tables en cours. Terminez-en ou supprimez-en d'abord.
new-bad-option = « { $option } » ne va pas avec les autres choix. Choisissez à nouveau.
kind-me = Moi
kind-me-help = Vous jouez cette place sur cet appareil. Vous pouvez en prendre plusieurs.
kind-guest = Quelqu'un sur cet appareil
kind-guest-help = Vous vous passez l'appareil ; entre deux, un rideau tombe pour que personne ne voie ce que les autres cachent.
kind-guest-open-help = Vous partagez l'appareil et jouez à tour de rôle. Dans ce jeu, tout le monde peut tout voir.
kind-bots = Robots
level-cabin-boy = Mousse
level-cabin-boy-help = Connaît les règles, mais fait le plus souvent ce qui lui passe par la tête. Un bon premier adversaire pour les enfants.
level-deckhand = Matelot
level-deckhand-help = Joue avec bon sens, mais se trompe de temps en temps. Pour les premières soirées.
level-boatswain = Maître d'équipage
level-boatswain-help = Connaît la manœuvre et prend aussitôt ce qui lui paraît le meilleur.
level-first-mate = Second
level-first-mate-help = Réfléchit à un coup sur deux, et pour le reste se fie à son coup d'œil.
level-captain = Capitaine
level-captain-help = Réfléchit longtemps et voit loin : le plus fort. Comme tous les robots, il ne sait rien de plus que sa place ne permet.
level-random = Marin d'eau douce
level-random-help = Un robot qui joue au hasard.
level-greedy = Maître d'équipage
level-greedy-help = Un robot qui connaît la manœuvre et prend aussitôt ce qui lui paraît le meilleur.

rules-howto = Comment jouer
rules-full = Toutes les règles
rules-none = Ce jeu n'a pas de règles écrites.
rules-title = { $game } : les règles
rules-back = Retour à l'auberge

error-home = Retour à l'auberge
error-400-heading = Message mal reçu
error-400-text = Il manquait quelque chose à la demande, ou quelque chose n'allait pas. Rien n'a été changé.
error-403-heading = Cette porte n'est pas la vôtre
error-403-text = La demande ne venait pas de cette page, ou la place est tenue par un autre appareil. Rien n'a été changé.
error-404-heading = Ici, rien que la mer
error-404-text = Il n'y a rien à cette adresse : la table a été débarrassée, ou l'adresse est mal écrite.
error-405-heading = Pas par ce chemin
error-405-text = Cette adresse ne s'ouvre pas ainsi. Revenez en arrière et servez-vous des boutons de la page.
error-413-heading = Trop lourd pour monter à bord
error-413-text = L'envoi est plus grand que ce que nous acceptons. Rien n'a été changé.
error-500-heading = Nous avons touché le fond
error-500-text = La faute est à nous, pas à vous. Vos parties sont enregistrées ; rechargez la page.
error-old-heading = Commencée sous d'autres règles
error-old-text = Les règles de ce jeu ont été corrigées depuis que cette table a été dressée ; on ne peut donc pas la poursuivre ici. Rien n'en a été perdu ni changé.

# ---- At the table
prompt-over = La partie est terminée.
prompt-curtain = { $who }, c'est à vous.
prompt-hand-over = C'est à { $who }. Tirez le rideau, puis passez l'appareil.
prompt-wait = { $who } réfléchit.
prompt-chosen = { $what }. Choisissez maintenant ce qui est éclairé.
prompt-trail = { $what } : { $where }
prompt-again = { $what }. Choisissez cette destination encore une fois pour y aller, ou une autre qui est éclairée.
prompt-laying = La mise en place va commencer.
looking-back = Retour en arrière : étape { $n } sur { $of }.
back-to-now = Revenir à la partie
result-resigned = { $who } abandonne.
result-draw = Match nul.
result-winners = { $n ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
}
play-again = Rejouer
watch-replay = Revoir la partie
confirm-final = Vraiment : { $what } ? Les autres ne le voient pas, et vous ne pourrez pas revenir dessus.
confirm-yes = Oui, allons-y
confirm-no = Non, attendez
draw-curtain = Tirer le rideau
curtain-text = Les autres détournent les yeux.
open-curtain = Je suis { $who } : ouvrir
put-back = Reposer
undo = Annuler
tray = Dés et tirages
tray-empty = Rien n'a encore été lancé ni tiré.
why-first = C'est permis. Choisissez d'abord : { $what }.
seats = Autour de la table
you = vous
needs-script = Pour jouer à cette table, il faut JavaScript. Tout le reste s'en passe.
board-keys = Les flèches mènent d'un choix possible à l'autre ; Entrée choisit. + et - changent le zoom.
zoom = Zoom du plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
story = Le récit jusqu'ici
steps = Parcourir le récit
step-first = Au début
step-back = Une étape en arrière
step-run = Dérouler comme un film
step-on = Une étape en avant
step-last = Au présent
step-slider = Étape du récit
tools = Outils
rules = Règles
rules-of = Règles : { $title }
clause = Lire { $id }
close = Fermer
take-away = Emporter
take-file = La partie en fichier
take-png = Le plateau en image (PNG)
take-svg = Le plateau en dessin (SVG)
take-gif = La partie en film (GIF)
bots-at-once = Les robots jouent aussitôt
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-who = { $who } abandonne cette partie ?
resign-text = La partie s'arrête là et vous avez perdu. Pour continuer plus tard, quittez simplement la table : rien ne se perd.
resign-yes = Oui, j'abandonne
resign-no = Non, je continue
leave = Quitter la table
offline = L'auberge ne répond pas. Nous frappons encore ; rien n'est perdu.
failed = Cela n'a pas marché. Veuillez réessayer.
table-stale = Il s'est passé quelque chose à la table entre-temps ; voici où l'on en est.
table-ended = Cette partie est terminée.
table-not-yours = Seul quelqu'un assis à cette table peut la débarrasser.
table-not-stored = Cela n'a pas pu être noté, donc cela n'a pas eu lieu. Le disque est-il plein ?
film-busy = Le film de cette table est déjà en préparation, ou d'autres passent avant. Patientez un peu.
table-curtain = Le rideau a été tiré entre-temps. Ouvrez-le, puis jouez à nouveau.
seat-bot = robot · { $level }
result-you-won = Vous avez gagné.
result-you-lost = Vous avez perdu.

result-margin = Gagné avec { $points } d'avance.
story-montage = { $n } étapes ont été jouées ; elles sont toutes dans le récit.
skip-hint = Cliquez n'importe où pour passer à la suite.
waited = Pendant votre absence : { $n } étapes.
waited-show = Me les montrer
speed = Vitesse
volume = Volume
legend = Symboles
options = Options
coach-on = Me conseiller
coach-off = Ne plus me conseiller
lesson = Premier voyage
lesson-next = Suivant

# ---- Hint
hint = Conseil
hint-thinking = Réflexion …
hint-busy = La recherche est occupée ou n'a pas répondu. Veuillez redemander.
hint-bot = Conseil du robot : { $what }.
hint-bot-compiling = Du robot propre au jeu ; la recherche est encore en cours de compilation.
hint-bot-only = Du robot propre au jeu ; il n'y a pas de recherche ici.
hint-title = Un conseil
hint-best = Le mieux trouvé : { $what }. Chances de gagner : { $percent }.
hint-percent = { $n } %
hint-alike = { $n ->
    [one] Une autre action est si proche que plus de réflexion pourrait tout changer.
   *[other] { $n } autres actions sont si proches que plus de réflexion pourrait tout changer.
}
hint-show = Montrer sur le plateau
hint-choices = Tout ce qui a été pesé
hint-interval = { $low } à { $high } %, sur { $n ->
    [one] { $n } essai
   *[other] { $n } essais
}
hint-more = { $n ->
    [one] Une autre action a été pesée, mais moins souvent essayée.
   *[other] { $n } autres actions ont été pesées, mais moins souvent essayées.
}
hint-untried = { $n ->
    [one] Une action possible n'a pas été pesée du tout.
   *[other] { $n } actions possibles n'ont pas été pesées du tout.
}
hint-line = Comment cela pourrait continuer
hint-unseen = { $what }. Ce que cela révèle, personne ne peut encore le savoir.
hint-other = À prévoir : { $what }
hint-chance = Supposons : { $what }
hint-how = À partir de ce que vous voyez, la partie a été poursuivie { $n ->
    [one] { $n } fois
   *[other] { $n } fois
} en { $seconds } s. La fourchette dit la part du hasard dans ces essais, pas s'ils étaient bien joués. Une égalité compte comme une part de victoire.

# ---- La chance et l'adresse, après une partie
luck-link = Chance et adresse
luck-title = { $game } : chance et adresse
luck-heading = Chance et adresse
luck-lead = Ce que les dés et les tirages ont donné ou pris, et ce que les décisions ont coûté, en parts de la partie : qui gagne seul a 100 %.
luck-back = Retour à la table
luck-waiting = On pèse la partie : après chaque lancer et à chaque décision, la suite est jouée un grand nombre de fois.
luck-progress = Pesé jusqu'ici
luck-failed = Le bilan n'a pas pu être établi cette fois. La partie elle-même est en sûreté.
luck-again = Réessayer
luck-nobody = Personne dans cette auberge ne peut peser la partie : elle a ouvert sans bots qui réfléchissent.
luck-not-over = La part de la chance et celle de l'adresse se disent quand la partie a été jouée jusqu'au bout.
luck-sums = Place par place
luck-sums-hint = Après ± figure l'erreur type : sur trois de ces chiffres, deux ne sont pas plus loin de la vérité.
luck-who = Qui
luck-expected = Avant le premier lancer
luck-luck = Chance
luck-skill = Adresse
luck-result = Résultat
luck-percent = { $n }{"\u00A0"}%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-lines = La chance au fil de la partie
luck-lines-text = La chance de chaque place, additionnée de tirage en tirage. À la fin : { $sums }.
luck-lines-hint = De la première étape, à gauche, à la dernière, à droite. Les marques sont les plus grands coups de chance.
luck-bars = La chance et l'adresse côte à côte
luck-bars-text = Deux barres par place, chance et adresse, de part et d'autre d'une ligne médiane ; un trait fin dit le degré de certitude. Les chiffres sont dans le tableau.
luck-bars-hint = L'adresse, c'est ce que les décisions ont coûté par rapport à la meilleure trouvée : personne ne dépasse zéro.
luck-strokes = Les plus grands coups de chance
luck-stroke = { $who } { $share }
luck-strokes-none = Rien n'a été laissé à la chance dans cette partie.
luck-costly = Les décisions les plus coûteuses
luck-cost = Cela a coûté environ { $share } de la partie à { $who }. Mieux : { $better }.
luck-costly-none = Aucune décision n'était nettement moins bonne que la meilleure trouvée.
luck-step = Étape { $n } :
luck-dice = Comment les dés sont tombés
luck-dice-hint = La barre large est l'ordinaire : neuf parties sur dix au moins y restent. Le trait est ce qu'on pouvait attendre, le point ce qui est venu ; une croix est hors de la barre. Après peu de lancers la barre est large, car ils disent peu. Et sur beaucoup de faces, l'une ou l'autre en sort par pur hasard.
luck-rolls = Tous les lancers : { $n }
luck-rolls-before = { $n } lancers après lesquels { $who } a agi
luck-face = Face
luck-came = Venue
luck-usual = Ordinaire
luck-usual-range = { $low } à { $high }
luck-figures = Les chiffres
luck-band-usual = Chaque face est venue à peu près aussi souvent qu'à l'ordinaire.
luck-band-odd = Anormalement souvent ou rarement : { $faces }.
luck-how = Comment c'est calculé
luck-how-luck = Chaque fois qu'on lance ou qu'on tire, la suite est jouée un grand nombre de fois après tout ce qui pouvait venir. La chance est ce qui est venu, comparé à la moyenne de tout ce qui pouvait venir. Sur un grand nombre de parties, elle est donc nulle en moyenne, pour tout le monde.
luck-how-skill = À chaque décision, une recherche qui ne sait que ce que la place pouvait savoir cherche la meilleure action. Puis l'action choisie lui est comparée. Une différence qui pourrait n'être que du bruit n'est pas comptée : les pertes sont donc plutôt sous-estimées.
luck-how-not = Chance et adresse ne font pas forcément le résultat à elles deux : ce sont des bots qui jouent la suite, non les personnes qui étaient là, et ils ne pèsent une situation qu'à peu près. Cette fois, { $playouts } parties ont été jouées après chaque issue ; la recherche avait { $iterations } itérations par décision.
