# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Des jeux de pirates et d'îles au trésor devenus introuvables, à jouer entre amis ou contre des robots.
skip = Aller au contenu
compiling-hints = { $game } : compilation des conseils, { $percent } %
compiling-rules = { $game } : compilation des règles, { $percent } %
compiling-games = Compilation : { $n } jeux prêts sur { $of }
compiling-hints-note = Vous pouvez déjà jouer. D'ici là, les conseils viennent du robot propre au jeu, et les robots qui réfléchissent à l'avance jouent comme le maître d'équipage.
compiling-rules-note = Vous pouvez déjà jouer ; les coups seront seulement plus rapides.

settings-language = Langue
settings-theme = Apparence
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-auto = Comme l'appareil

credits-unofficial = Benbow n'a rien d'officiel. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; les textes et les dessins sont les nôtres. Si un jeu vous plaît et que vous le trouvez, achetez-le.
credits-schatzinsel = Die Schatzinsel (« L'Île au trésor » en allemand, le jeu aux disques), d'Alex Randolph, 1989
credits-martinique = Martinique, d'Emanuele Ornella, 2009
credits-ile = L'Île au Trésor (le jeu français au volcan), dont nous ignorons l'auteur
credits-naufrageurs = Les Naufrageurs, de Julien Torsat, qui le fabrique et le vend lui-même
credits-licence = Licence MIT

first-heading = Bienvenue au Benbow
first-welcome = Des jeux d'îles au trésor presque introuvables ailleurs : entre amis autour d'un écran, ou contre un robot qui ne regarde jamais dans votre jeu.
first-games = Jeux
first-play = Jouer contre le robot
first-learn = Apprendre : premier voyage
first-choose = Choisir les joueurs et les options
first-rules = Règles
first-tables = Parties en cours
first-your-turn = à vous de jouer
first-moves = { $n ->
    [0] pas encore commencée
    [one] { $n } étape
   *[other] { $n } étapes
}
first-resume = Continuer
first-delete = Supprimer
first-delete-ask = Supprimer cette partie définitivement ? Elle ne pourra pas être récupérée.
first-delete-yes = Supprimer
first-delete-no = Annuler
first-finished = Parties terminées
first-look = Revoir
players-range = { $low } à { $high } joueurs
players-just = { $n } joueurs
minutes = environ { $n } minutes
when-today = aujourd'hui, { $time }
when-day = { $day }, { $time }

new-title = { $game } : nouvelle partie
new-seats = Qui joue ?
new-seat = Place { $n }
new-who = Qui joue à la place { $n }
new-name = Nom
new-name-of = Nom du joueur à la place { $n }
new-options = Options
new-small = Petites versions
new-small-hint = Moins de matériel, pour un essai rapide ou pour l'analyse. Par défaut, c'est le jeu complet.
new-submit = Commencer la partie
new-back = Retour à l'accueil
new-nobody = Il faut au moins une personne : prenez une place, ou donnez-la à quelqu'un sur cet appareil.
new-unknown-kind = L'un des joueurs choisis n'existe pas. Choisissez à nouveau qui joue à cette place.
new-too-many = Cet appareil a déjà cent parties en cours. Terminez-en ou supprimez-en d'abord.
new-bad-option = « { $option } » ne va pas avec les autres choix. Choisissez à nouveau.
kind-me = Moi
kind-me-help = Vous jouez à cette place, sur cet appareil. Vous pouvez en prendre plusieurs.
kind-guest = Quelqu'un sur cet appareil
kind-guest-help = L'appareil passe de main en main ; entre deux tours, un rideau cache l'écran pour que personne ne voie ce que les autres gardent secret.
kind-guest-open-help = Vous jouez à tour de rôle sur le même appareil. Dans ce jeu, tout le monde peut tout voir.
kind-bots = Robots
level-cabin-boy = Mousse
level-cabin-boy-help = Connaît les règles, mais joue souvent ce qui lui passe par la tête. Un bon premier adversaire pour les enfants.
level-deckhand = Matelot
level-deckhand-help = Joue avec bon sens, mais se trompe de temps en temps. Pour les premières soirées.
level-boatswain = Maître d'équipage
level-boatswain-help = Joue bien : toujours le coup qui paraît le meilleur à première vue.
level-first-mate = Second
level-first-mate-help = Réfléchit à l'avance un coup sur deux ; le reste du temps, joue à première vue.
level-captain = Capitaine
level-captain-help = Réfléchit loin à l'avance à chaque coup : le robot le plus fort. Comme tous les robots, il ne sait que ce que sa place peut savoir.
level-random = Marin d'eau douce
level-random-help = Un robot qui joue au hasard.
level-greedy = Maître d'équipage
level-greedy-help = Un robot qui joue bien : toujours le coup qui paraît le meilleur à première vue.

rules-howto = Comment jouer
rules-full = Toutes les règles
rules-none = Ce jeu n'a pas de règles écrites.
rules-title = { $game } : les règles
rules-back = Retour à l'accueil

error-home = Retour à l'accueil
error-400-heading = Demande incomprise
error-400-text = Il manquait quelque chose à la demande, ou quelque chose n'allait pas. Rien n'a été changé.
error-403-heading = Accès refusé
error-403-text = La demande ne venait pas de cette page, ou un autre appareil joue à cette place. Rien n'a été changé.
error-404-heading = Page introuvable
error-404-text = Il n'y a rien à cette adresse : la partie a été supprimée, ou l'adresse est mal écrite.
error-405-heading = Cette page ne s'ouvre pas ainsi
error-405-text = Revenez en arrière et servez-vous des boutons de la page.
error-413-heading = Trop volumineux
error-413-text = L'envoi dépasse ce que le serveur accepte. Rien n'a été changé.
error-500-heading = Une erreur s'est produite
error-500-text = L'erreur vient de nous, pas de vous. Vos parties sont enregistrées ; rechargez la page.
error-old-heading = Commencée sous d'autres règles
error-old-text = Les règles de ce jeu ont été corrigées depuis le début de cette partie ; on ne peut donc pas la poursuivre ici. Rien n'en a été perdu ni changé.

# ---- At the table
prompt-over = La partie est terminée.
prompt-curtain = { $who }, c'est à vous de jouer.
prompt-hand-over = C'est à { $who }. Fermez le rideau, puis passez l'appareil.
prompt-wait = { $who } réfléchit.
prompt-chosen = { $what }. Choisissez maintenant ce qui est éclairé.
prompt-trail = { $what } : { $where }
prompt-again = { $what }. Choisissez cette destination encore une fois pour y aller, ou une autre qui est éclairée.
prompt-laying = La mise en place va commencer.
looking-back = Retour en arrière : étape { $n } sur { $of }.
back-to-now = Revenir à la partie
result-resigned = { $who } a abandonné.
result-draw = Match nul.
result-winners = { $n ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
}
play-again = Revanche
watch-replay = Revoir la partie
confirm-final = Vraiment : { $what } ? Les autres ne le voient pas, et cela ne peut pas être annulé.
confirm-yes = Confirmer
confirm-no = Annuler
draw-curtain = Fermer le rideau
curtain-text = Les autres joueurs ne regardent pas l'écran.
open-curtain = Je suis { $who } : ouvrir
put-back = Annuler
undo = Annuler le coup
tray = Dés et tirages
tray-empty = Rien n'a encore été lancé ni tiré.
why-first = C'est permis. Choisissez d'abord : { $what }.
seats = Autour de la table
you = vous
needs-script = Pour jouer, il faut JavaScript. Tout le reste fonctionne sans.
board-keys = Les flèches passent d'un choix possible à l'autre ; Entrée choisit. + et - changent le zoom.
zoom = Zoom sur le plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
story = L'histoire jusqu'ici
steps = Parcourir l'histoire
step-first = Au début
step-back = Une étape en arrière
step-run = Lire toutes les étapes
step-on = Une étape en avant
step-last = À la dernière étape
step-slider = Étape de l'histoire
tools = Outils
rules = Règles
rules-of = Règles : { $title }
clause = Lire la règle { $id }
close = Fermer
take-away = Exporter
take-file = La partie en fichier (JSON)
take-png = Le plateau en image (PNG)
take-svg = Le plateau en dessin (SVG)
take-gif = La partie en animation (GIF)
bots-at-once = Les robots jouent aussitôt
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-who = { $who } : abandonner cette partie ?
resign-text = La partie s'arrête là et vous avez perdu. Pour continuer plus tard, il suffit de quitter la page : rien ne se perd.
resign-yes = Abandonner
resign-no = Annuler
leave = Quitter la table
offline = Pas de connexion au serveur. Nouvelle tentative en cours ; rien n'est perdu.
failed = Cela n'a pas marché. Réessayez.
table-stale = Autre chose s'est passé entre-temps ; voici la position actuelle.
table-ended = Cette partie est terminée.
table-not-yours = Seul quelqu'un qui joue cette partie peut la supprimer.
table-not-stored = Cela n'a pas pu être enregistré, donc cela n'a pas eu lieu. Le disque est-il plein ?
film-busy = L'animation de cette partie est déjà en préparation, ou d'autres passent avant. Patientez un peu.
table-curtain = Le rideau a été fermé entre-temps. Ouvrez-le, puis rejouez votre coup.
seat-bot = robot · { $level }
result-you-won = Vous avez gagné.
result-you-lost = Vous avez perdu.

legend = Symboles
coach = Conseils
lesson = Premier voyage
lesson-next = Suivant

# ---- Hint
hint = Conseil
hint-thinking = Réflexion …
hint-busy = La recherche est occupée ou n'a pas répondu. Redemandez un conseil.
hint-bot = Conseil du robot : { $what }.
hint-bot-compiling = Du robot propre au jeu ; la recherche est encore en cours de compilation.
hint-bot-only = Du robot propre au jeu ; il n'y a pas de recherche ici.
hint-title = Un conseil
hint-best = Meilleur coup trouvé : { $what }. Chances de gagner : { $percent }.
hint-percent = { $n } %
hint-alike = { $n ->
    [one] Une autre action est si proche qu'une recherche plus longue pourrait la préférer.
   *[other] { $n } autres actions sont si proches qu'une recherche plus longue pourrait préférer l'une d'elles.
}
hint-show = Montrer sur le plateau
hint-choices = Toutes les actions examinées
hint-interval = { $low } à { $high } %, sur { $n ->
    [one] { $n } essai
   *[other] { $n } essais
}
hint-more = { $n ->
    [one] Une autre action a été examinée, mais essayée moins souvent.
   *[other] { $n } autres actions ont été examinées, mais essayées moins souvent.
}
hint-untried = { $n ->
    [one] Une action possible n'a pas été examinée du tout.
   *[other] { $n } actions possibles n'ont pas été examinées du tout.
}
hint-line = Comment cela pourrait continuer
hint-unseen = { $what }. Personne ne peut encore savoir ce que cela révèle.
hint-other = À prévoir : { $what }
hint-chance = Supposons : { $what }
hint-how = À partir de ce que vous voyez, la partie a été poursuivie { $n ->
    [one] { $n } fois
   *[other] { $n } fois
} en { $seconds } s. La fourchette dit de combien le hasard peut fausser autant d'essais, pas s'ils étaient bien joués. Une égalité compte comme une part de victoire.

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
