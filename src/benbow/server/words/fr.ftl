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
players-range = { $low } à { $high } joueurs
players-just = { $n } joueurs
minutes = environ { $n } minutes
when-today = aujourd'hui, { $time }
when-day = { $day }, { $time }

matches = Vos parties
matches-none = Aucune partie n'est encore terminée sur cet appareil. Celles que vous finirez seront conservées ici.
matches-unknown = Le résultat n'est pas connu.
matches-replay = Revoir
matches-luck = Chance
matches-pages = Pages de parties
matches-page = Page { $n } sur { $of }
matches-newer = Plus récentes
matches-older = Plus anciennes

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
story = Le récit
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
lesson-read-on = Lisez d'abord la suite : il reste quelque chose à dire.
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
luck-lead = Ce qui vient de la chance dans le résultat, et ce que les joueurs ont décidé. Tous les chiffres sont des chances de gagner : 100 %, c'est gagné à coup sûr ; une victoire partagée compte pour une part.
luck-back = Retour à la partie
luck-waiting = La partie est en cours d'analyse : après chaque lancer et chaque décision, la suite est jouée un grand nombre de fois.
luck-progress = Avancement
luck-failed = Le bilan n'a pas pu être établi cette fois. La partie elle-même n'a rien.
luck-again = Réessayer
luck-nobody = Ce serveur fonctionne sans robots qui réfléchissent à l'avance : il ne peut pas analyser la partie.
luck-not-over = Il n'y a de bilan que pour une partie jouée jusqu'au bout.
luck-sums = Joueur par joueur
luck-sentence = { $who } avait { $start } de chances au départ. Le hasard { $sign ->
    [more] en a ajouté { $luck }
    [less] en a retiré { $luck }
   *[none] n'a ni aidé ni nui
} ; { $mistakes ->
    [some] les erreurs ont coûté { $cost }
   *[none] aucune erreur n'a été trouvée
}. Résultat : { $result }.
luck-sums-hint = Chaque ligne est une somme : départ + chance + adresse + reste = résultat. Le chiffre après ± est l'erreur type : deux chiffres sur trois ne s'écartent pas plus que cela de la vérité.
luck-rest-hint = Le reste est ce que les erreurs des autres ont donné, et ce qui échappe à l'analyse : ce sont des robots qui jouent la suite, pas les personnes qui ont joué.
luck-who = Joueur
luck-expected = Départ
luck-luck = Chance
luck-skill = Adresse
luck-rest = Reste
luck-result = Résultat
luck-percent = { $n }{"\u00A0"}%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-no-mistake = aucune erreur trouvée
luck-lines = La chance au fil de la partie
luck-lines-text = La chance de chaque joueur, additionnée lancer après lancer. À la fin : { $sums }.
luck-lines-hint = De la première étape, à gauche, à la dernière, à droite. Les marques indiquent les plus gros coups de chance.
luck-bars = Chance et adresse comparées
luck-bars-text = Deux barres par joueur, chance et adresse, de part et d'autre d'une ligne médiane ; un trait fin montre la marge d'erreur. Les chiffres sont dans le tableau.
luck-bars-hint = L'adresse, c'est ce que les erreurs ont coûté par rapport à la meilleure action trouvée : elle ne dépasse jamais zéro.
luck-strokes = Les plus gros coups de chance
luck-stroke = { $who } { $share }
luck-strokes-none = Rien n'a été laissé au hasard dans cette partie.
luck-costly = Les erreurs les plus coûteuses
luck-cost = Cela a coûté à { $who } environ { $share } de chances de gagner. Mieux : { $better }.
luck-costly-none = Aucune erreur trouvée : aucune décision n'était nettement moins bonne que la meilleure.
luck-step = Étape { $n } :
luck-dice = Comment les dés sont tombés
luck-dice-hint = La barre large montre combien de fois une face sort d'habitude : c'est le cas dans neuf parties sur dix au moins. Le trait est la moyenne, le point ce qui est sorti ; une croix signale un nombre inhabituel. Avec peu de lancers la barre est large, car ils disent peu. Et sur beaucoup de faces, une ou deux sont inhabituelles par pur hasard.
luck-rolls = { $die }, { $n } lancers
luck-die = Dés
luck-rolls-of = { $die }, { $who } : { $n } lancers
luck-face = Face
luck-came = Sortie
luck-usual = D'habitude
luck-usual-range = { $low } à { $high }
luck-average = Moyenne
luck-figures = Les chiffres
luck-band-usual = Chaque face est sortie à peu près aussi souvent que d'habitude.
luck-band-odd = Inhabituellement souvent ou rarement : { $faces }.
luck-how = Comment c'est calculé
luck-how-luck = Chaque fois qu'on lance ou qu'on tire, la suite est jouée un grand nombre de fois à partir de tout ce qui pouvait sortir. La chance est l'écart entre ce qui est sorti et la moyenne de tout cela. Sur un grand nombre de parties, elle est donc nulle en moyenne pour tout le monde.
luck-how-skill = À chaque décision, une recherche qui ne sait que ce que le joueur pouvait savoir cherche la meilleure action. L'action choisie lui est ensuite comparée. Une différence qui peut n'être que du hasard n'est pas comptée : les erreurs sont donc plutôt sous-estimées.
luck-how-not = Cette fois, { $playouts } parties ont été jouées après chaque issue ; la recherche avait { $iterations } itérations par décision.
