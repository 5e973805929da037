# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Des jeux de pirates et d'îles au trésor devenus introuvables, à jouer entre amis ou contre des robots.
skip = Aller au contenu
compiling-hints = { $game } : compilation des conseils, { $percent } %
compiling-rules = { $game } : compilation des règles, { $percent } %
compiling-games = Compilation en cours. Jeux prêts : { $n } sur { $of }
compiling-hints-note = Vous pouvez déjà jouer. D'ici là, les conseils viennent du robot propre au jeu, et les robots qui réfléchissent à l'avance jouent comme le maître d'équipage.
compiling-rules-note = Vous pouvez déjà jouer ; les coups deviendront simplement plus rapides.

settings-language = Langue
settings-theme = Apparence
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-auto = Comme sur l'appareil

credits-unofficial = Benbow n'a rien d'officiel. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; les textes et les dessins sont les nôtres. Si un jeu vous plaît et que vous le trouvez, achetez-le.
credits-schatzinsel = Die Schatzinsel (« L'Île au trésor » en allemand, le jeu aux disques), d'Alex Randolph, 1989
credits-martinique = Martinique, d'Emanuele Ornella, 2009
credits-ile = L'Île au Trésor (le jeu français au volcan), dont nous ignorons l'auteur
credits-naufrageurs = Les Naufrageurs, de Julien Torsat, qui le fabrique et le vend lui-même
credits-licence = Licence MIT

first-heading = Bienvenue au Benbow
first-welcome = Des jeux d'îles au trésor presque introuvables ailleurs : entre amis, autour d'un écran ou à distance, ou contre un robot qui ne regarde jamais dans votre jeu.
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
new-rare = Rarement utile
new-rare-hint = D’autres lectures de la règle, et de petites versions avec moins de pièces, pour un essai rapide ou pour l’analyse. La partie habituelle est proposée d’office.
new-submit = Commencer la partie
new-back = Retour à l'accueil
new-chosen = { $option } : { $value }
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
level-captain-help = Réfléchit loin à l'avance à chaque coup, pendant une seconde environ.
level-admiral = Amiral
level-admiral-help = Réfléchit le plus longtemps, environ deux secondes à chaque coup : le robot le plus fort. Comme tous les robots, il ne sait que ce que sa place peut savoir.
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
error-409-heading = Impossible pour le moment
error-409-text = Autre chose s'est passé avant, ou d'autres personnes sont à la table. Rien n'a été changé.
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
watching = Toutes les places sont prises. Vous regardez la partie.
prompt-chosen = { $what }. Choisissez maintenant ce qui est éclairé.
prompt-trail = { $what } : { $where }
prompt-again = { $what }. Choisissez cette destination encore une fois pour y aller, ou une autre qui est éclairée.
prompt-laying = La mise en place va commencer.
looking-back = Retour en arrière : étape { $n } sur { $of }.
back-to-now = Revenir à la partie
result-resigned = { $who } a abandonné.
result-draw = Partie nulle.
result-winners = { $n ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
}
play-again = Revanche
watch-replay = Revoir la partie
confirm-final = Vraiment : { $what } ? Les autres ne le verront pas, et une fois fait, vous ne pourrez plus l'annuler.
confirm-yes = Confirmer
confirm-no = Annuler
draw-curtain = Fermer le rideau
curtain-text = Les autres joueurs, merci de ne pas regarder l'écran.
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
steps = Parcourir le récit
step-first = Au début
step-back = Une étape en arrière
step-run = Lire toutes les étapes
step-on = Une étape en avant
step-last = À la dernière étape
step-slider = Étape du récit
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
resign-text = La partie s'arrête là et vous avez perdu. Pour continuer plus tard, il suffit de fermer la page : rien ne se perd.
resign-text-far = La partie s'arrête là et vous avez perdu. Si vous devez seulement vous absenter, laissez plutôt un robot jouer pour vous (dans les options) : votre place reste la vôtre.
resign-yes = Abandonner
resign-no = Annuler
offline = Pas de connexion au serveur. Nouvelle tentative en cours ; rien n'est perdu.
failed = Cela n'a pas marché. Réessayez.
table-stale = Autre chose s'est passé entre-temps ; voici la position actuelle.
table-ended = Cette partie est terminée.
table-not-yours = Seuls les joueurs de cette partie peuvent la supprimer.
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
hint-thinking = Réflexion…
hint-busy = La recherche est occupée ou n'a pas répondu. Redemandez un conseil.
hint-bot = Conseil du robot : { $what }.
hint-bot-compiling = Conseil du robot propre au jeu ; la recherche est encore en cours de compilation.
hint-bot-only = C'est ce que ferait le robot du jeu ; il n'a pas calculé à l'avance.
hint-title = Un conseil
hint-best = Meilleur coup trouvé : { $what }. Chances de gagner : { $percent }.
hint-percent = { $n } %
hint-only = Il n'y a rien d'autre à faire ici : { $what }.
hint-no-matter = Ici, peu importe : les { $n } actions comparées diffèrent de { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus, et cela peut n'être que du hasard.
hint-aim = Ce qui compte maintenant : { $what }
hint-any = { $n ->
    [one] { $what } (ou une autre, équivalente)
   *[other] { $what } (ou une de { $n } autres, équivalentes)
}
hint-close = À peu près aussi bien
hint-worse = { $n ->
    [one] Environ { $n } point de moins
   *[other] Environ { $n } points de moins
}
hint-show = Montrer sur le plateau
hint-show-short = Montrer
hint-show-row = Montrer sur le plateau : { $what }
hint-interval = Entre { $low } et { $high } %
hint-more-close = { $n ->
    [one] Une autre action est à peu près aussi bonne.
   *[other] { $n } autres actions sont à peu près aussi bonnes.
}
hint-more-worse = { $n ->
    [one] Une autre action est nettement moins bonne.
   *[other] { $n } autres actions sont nettement moins bonnes.
}
hint-unclear = { $n ->
    [one] Une action n'a presque pas été essayée, car d'autres semblaient plus prometteuses.
   *[other] { $n } actions n'ont presque pas été essayées, car d'autres semblaient plus prometteuses.
}
hint-line = Comment cela pourrait continuer
hint-next = Pour pouvoir continuer ainsi : { $what }
hint-unseen = { $what }. Personne ne peut encore savoir ce que cela révèle.
hint-other = Réponse à prévoir : { $what }
hint-chance = Supposons : { $what }
hint-then = (Chances de gagner alors : { $percent }.)
hint-how = À partir de ce que vous voyez, la partie a été poursuivie { $n ->
    [one] { $n } fois
   *[other] { $n } fois
} en { $seconds } s. Une fourchette dit de combien le hasard peut fausser autant d'essais, pas s'ils étaient bien joués. Une égalité compte comme une part de victoire.

# ---- La chance et l'habileté, après une partie
luck-link = Chance et habileté
luck-title = { $game } : chance et habileté
luck-heading = Chance et habileté
luck-lead = Quelle part du résultat vient de la chance, et quelle part des décisions des joueurs. Tous les chiffres sont des chances de gagner : 100 %, c'est gagné à coup sûr ; une victoire partagée compte pour une part.
luck-back = Retour à la partie
luck-waiting = La partie est en cours d'analyse : après chaque lancer et chaque décision, la suite est jouée un grand nombre de fois.
luck-progress = Avancement
luck-failed = Le bilan n'a pas pu être établi cette fois. La partie elle-même est intacte.
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
}{ $others ->
    [more] , et les erreurs des autres ont rapporté { $gifts }
    [less] , et les erreurs des autres ont coûté { $gifts }
   *[none] {""}
}. Résultat : { $result }.
luck-sums-hint = Chaque ligne est une somme : départ + chance + habileté + erreurs des autres + reste = résultat. Le chiffre après ± est l'erreur type : deux chiffres sur trois ne s'écartent pas plus que cela de la vérité.
luck-rest-hint = Le reste est ce qui a changé sans erreur : des paris dont personne ne pouvait savoir s'ils étaient bons, un jeu meilleur ou moins bon que celui des robots qui jouent ici la suite, et ce que l'analyse juge mal.
luck-who = Joueur
luck-expected = Départ
luck-luck = Chance
luck-skill = Habileté
luck-gifts = Erreurs des autres
luck-rest = Reste
luck-result = Résultat
luck-percent = { $n } %
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-no-mistake = aucune erreur trouvée
luck-lines = La chance au fil de la partie
luck-lines-text = La chance de chaque joueur, additionnée lancer après lancer. À la fin : { $sums }.
luck-lines-hint = De la première étape, à gauche, à la dernière, à droite. Les marques indiquent les plus gros coups de chance.
luck-bars = Chance et habileté comparées
luck-bars-text = Deux barres par joueur, chance et habileté, de part et d'autre d'une ligne médiane ; un trait fin montre la marge d'erreur. Les chiffres sont dans le tableau.
luck-bars-hint = L'habileté, c'est ce que les erreurs ont coûté par rapport à la meilleure action trouvée : elle ne dépasse jamais zéro.
luck-strokes = Les plus gros coups de chance
luck-stroke = { $who } { $share }
luck-strokes-none = Rien n'a été laissé au hasard dans cette partie.
luck-costly = Les erreurs les plus coûteuses
luck-cost = Cela a coûté à { $who } environ { $share } de chances de gagner. Mieux : { $better }.
luck-costly-none = Aucune erreur trouvée : aucune décision n'était nettement moins bonne que la meilleure.
luck-step = Étape { $n } :
luck-dice = Comment les dés sont tombés
luck-dice-hint = La barre large montre combien de fois une face sort d'habitude : dans neuf parties sur dix au moins, le nombre s'y trouve. Le trait est la moyenne, le point ce qui est sorti ; une croix signale un nombre inhabituel. Avec peu de lancers la barre est large, car ils disent peu. Et sur beaucoup de faces, une ou deux sont inhabituelles par pur hasard.
luck-rolls = { $n ->
    [one] { $die }, { $n } lancer
   *[other] { $die }, { $n } lancers
}
luck-die = Dés
luck-rolls-of = { $n ->
    [one] { $die }, { $who } : { $n } lancer
   *[other] { $die }, { $who } : { $n } lancers
}
luck-face = Face
luck-came = Sorties
luck-usual = D'habitude
luck-usual-range = { $low } à { $high }
luck-average = Moyenne
luck-figures = Les chiffres
luck-band-usual = Chaque face est sortie à peu près aussi souvent que d'habitude.
luck-band-odd = Inhabituellement souvent ou rarement : { $faces }.
luck-how = Comment c'est calculé
luck-how-luck = Chaque fois qu'on lance ou qu'on tire, la suite est jouée un grand nombre de fois à partir de tout ce qui pouvait sortir. La chance est l'écart entre ce qui est sorti et la moyenne de tout cela. Sur un grand nombre de parties, elle est donc nulle en moyenne pour tout le monde.
luck-how-skill = À chaque décision, l'ordinateur cherche la meilleure action en ne sachant que ce que le joueur pouvait savoir, et en supposant que tous les autres cherchent aussi la leur. L'action choisie lui est ensuite comparée. Une différence qui peut n'être que du hasard n'est pas comptée : les erreurs sont donc plutôt sous-estimées.
luck-how-not = Cette fois, { $playouts } parties ont été jouées après chaque issue ; la recherche avait { $iterations } itérations par décision.

# ---- Tables for people at several devices
first-friend = Jouer avec un ami
kind-friend = Un ami, par lien
kind-friend-help = Vous recevez un lien à envoyer. La personne qui l'ouvre s'installe ici, sur n'importe quel appareil.
kind-anyone = N'importe qui, au salon
kind-anyone-help = La table est affichée au salon ; le premier venu s'installe ici.
new-bad-time = Cette cadence n'existe pas. Choisissez-en une dans la liste.
gather-title = { $game } : une table attend
gather-invited = On vous invite à cette table. Indiquez votre nom et prenez place ; aucun compte n'est nécessaire.
gather-waiting = La partie commence dès que tout le monde a pris place.
gather-who = À la table
gather-listed = affichée au salon
gather-free = libre
gather-sit = Prendre place
gather-fill = Places libres pour
gather-start = Commencer avec des robots
gather-close = Fermer la table
gather-leave = Quitter la table
invite-title = Inviter
invite-text = Envoyez ce lien. Toute personne qui l'ouvre peut prendre place.
invite-link = Lien de cette table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-code = Ou scannez ce code avec un téléphone.
terms-none = sans pendule
terms-live = { $minutes } min chacun{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } s par tour
}
terms-slow = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
seat-here = connecté
seat-gone = non connecté
seat-elsewhere = pas à la table
seat-replace = Laisser jouer un robot
seat-taken = Quelqu'un d'autre vient de prendre cette place.
seat-not-away = Cette personne est absente depuis moins d'une minute.
seat-bot-plays = Un robot joue pour vous. Reprenez d'abord votre place.
away-text = Un robot joue pour vous.
away-return = Reprendre ma place
table-gathering = La partie n'a pas commencé : tout le monde n'a pas pris place.
device-text = Jouer aussi comme { $who } sur cet appareil ?
device-yes = Oui, je suis { $who }
device-no = Non
rematch-ready = La partie suivante est prête
result-drawn = Partie nulle d'un commun accord.
result-aborted = Terminée d'un commun accord, sans résultat.
result-timeout = { $who } a épuisé son temps.

# ---- Time and company
new-company = Pendule, discussion et salon
new-company-hint = Pour jouer sur plusieurs appareils. Sur un seul, personne n'a besoin d'une pendule.
new-pace = Pendule
new-pace-none = Aucune
new-pace-live = En direct
new-pace-slow = En jours
new-pace-none-help = Chacun prend le temps qu'il lui faut.
new-pace-live-help = Tout le monde est à la table en même temps. Chacun dispose de ce nombre de minutes pour toute la partie, et de quelques secondes de plus à chaque tour.
new-pace-slow-help = Un tour de temps en temps, sur plusieurs jours. Chacun dispose de ce nombre de jours pour chaque tour.
new-minutes = Minutes pour chacun
new-bonus = Secondes en plus par tour
new-days = Jours par tour
new-absent = Quand le temps est écoulé
new-absent-bot = un robot joue : { $level }
new-absent-lose = la partie est perdue
new-absent-help = Un robot joue aussi pour qui le demande (dans les options), et après une minute d'absence si les autres le souhaitent. Chacun peut reprendre sa place.
new-talk = Discussion
new-talk-on = Oui
new-talk-off = Non
new-listed = Afficher au salon : tout le monde peut regarder
new-listed-help = Une table qui a une place pour n'importe qui est toujours au salon.
terms-replaced = temps écoulé : un robot joue ({ $level })
terms-lose = temps écoulé : partie perdue
terms-silent = sans discussion
clock-left = Temps restant :
clock-paused = En pause, temps restant :
clock-waits = pas encore à cette table
clock-days = { $days } j { $hours } h
clock-low = Il ne vous reste que { $left }.
prompt-paused = La partie est en pause. Elle reprend quand tout le monde est d'accord.
table-paused = La partie est en pause. Personne ne peut jouer avant la reprise.
table-time-up = Votre temps est écoulé.
seat-bot-acts = Le robot est en train de jouer pour vous. Reprenez votre place juste après.
# ---- Talk and agreements at a table
beside = À côté du plateau
talk = Discussion
talk-options = Réglages de la discussion
talk-off = Masquer la discussion sur cet appareil
talk-mute = Masquer les messages de
talk-nothing = Personne n'a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-phrases = Phrases toutes faites
talk-your-name = Votre nom
talk-watcher = spectateur
talk-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
talk-unread = non lus : { $n }
talk-watchers-note = Lu par tous les spectateurs ; par les joueurs quand la partie est finie.
talk-not-here = On ne discute pas à cette table.
talk-name = Indiquez d'abord votre nom.
talk-full = On a tant parlé à cette table qu'il n'y a plus de place.
talk-too-fast = Pas si vite : attendez un instant avant d'en dire plus.
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-your-turn = À vous de jouer.
phrase-moment = Un instant, s'il vous plaît.
phrase-nice = Joli coup !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !
offers = Propositions
offer-undo = Demander à annuler
offer-draw = Proposer la nulle
offer-abort = Proposer d'arrêter sans résultat
offer-pause = Demander une pause
offer-resume = Demander à reprendre
proposal = Une question aux joueurs
proposal-undo = { $by ->
    [you] Vous avez demandé à annuler votre dernier coup.
   *[other] { $who } demande à annuler son dernier coup.
}
proposal-draw = { $by ->
    [you] Vous avez proposé la nulle.
   *[other] { $who } propose la nulle.
}
proposal-abort = { $by ->
    [you] Vous avez proposé d'arrêter la partie sans résultat.
   *[other] { $who } propose d'arrêter la partie sans résultat.
}
proposal-pause = { $by ->
    [you] Vous avez demandé une pause.
   *[other] { $who } demande une pause.
}
proposal-resume = { $by ->
    [you] Vous avez demandé à reprendre la partie.
   *[other] { $who } demande à reprendre la partie.
}
proposal-waiting = En attente de { $who }.
proposal-refused = { $who } n'est pas d'accord.
proposal-yes = Accepter
proposal-no = Refuser
proposal-yes-as = { $who } : accepter
proposal-no-as = { $who } : refuser
proposal-cancel = Annuler
proposal-pending = Quelqu'un a déjà posé une question. Répondez-y d'abord.
proposal-nobody = Il n'y a personne à qui demander : seuls des robots jouent.
proposal-own-undo = Vous pouvez l'annuler vous-même.
proposal-no-undo = Impossible d'annuler : on a lancé, tiré ou découvert quelque chose depuis, ou vous n'avez pas encore joué.
proposal-no-clock = Aucune pendule à arrêter ou à relancer.
proposal-too-often = Vous avez fait trop de demandes. Attendez une minute.
proposal-gone = Cette demande n'est plus d'actualité.
# ---- The lobby
site-nav = Site
lobby = Salon
lobby-lead = Ici, on trouve des partenaires : installez-vous à une table qui attend, ou regardez une partie.
lobby-filter = Tables par jeu
lobby-all = Tous les jeux
lobby-name = Votre nom
lobby-seek = Trouver quelqu'un avec qui jouer
lobby-seek-help = Choisissez un jeu. Si quelqu'un attend déjà, vous jouez tout de suite ; sinon, votre table attend ici la prochaine personne.
lobby-waiting = En attente de joueurs ({ $n })
lobby-waiting-none = Personne n'attend en ce moment. Choisissez un jeu ci-dessus : votre table restera ici jusqu'à ce que quelqu'un s'y installe.
lobby-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
lobby-own = la vôtre
lobby-open = Ouvrir
lobby-playing = Parties en cours ({ $n })
lobby-playing-none = Aucune partie publique n'est en cours. Celles qui commencent au salon peuvent être suivies ici.
lobby-watch = Regarder
lobby-too-many = Trois tables de cet appareil attendent déjà au salon. Fermez-en une d'abord.
first-waiting = en attente de joueurs

# ---- Told when it is your turn
alert-badge = À vous de jouer · { $game }
alert-badge-asked = Une question pour vous · { $game }
alert-turn = C'est à vous de jouer.
alert-begun = La partie commence.
alert-begun-turn = La partie commence, et c'est à vous de jouer.
alert-ended = La partie est terminée.
alert-asked = Les autres attendent votre réponse.
alert-sat = { $who } a pris place.
alert-sat-nameless = Quelqu'un a pris place.
alert-talk = Quelqu'un a dit quelque chose.
notify = M'avertir quand c'est à moi de jouer
notify-blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
# ---- People in two places: the waiting page, and what the table's options offer
gather-invited-by = { $who } vous invite à cette table. Indiquez votre nom et prenez place ; aucun compte n'est nécessaire.
gather-open = Une place est libre. Indiquez votre nom et prenez place ; aucun compte n'est nécessaire.
gather-stranger = Cette table attend des personnes invitées. Vous pourrez regarder dès que la partie commencera.
gather-name = Votre nom
gather-rename = Enregistrer
seat-taken-heading = Cette place est prise
seat-taken-watch = Regarder la partie
seat-stand-in = absent · { $level } joue
substitute = Laisser un robot jouer pour moi
substitute-text = Un robot joue pour vous à partir de maintenant, et les autres n'ont pas à attendre. Votre place reste la vôtre : reprenez-la quand vous voulez.
substitute-yes = Laisser jouer un robot
device = Jouer sur un autre appareil
device-hint = Ouvrez ce lien sur votre autre appareil : vous y continuez la partie. Gardez-le pour vous : la personne qui l'ouvre joue à votre place.
device-link = Lien de votre place
spectators = Lien pour les spectateurs
spectators-text = Toute personne qui ouvre ce lien peut regarder. On y voit ce que tout le monde peut voir, et rien de caché.
spectators-link = Lien pour les spectateurs
parted = Cette table est ouverte dans de nombreuses fenêtres sur cet appareil : celle-ci ne la suit plus. Rechargez-la pour continuer ici.
seat-many-devices = Cette place est déjà ouverte sur de nombreux appareils. Utilisez l'un d'eux.
table-others-play = D'autres personnes sont à cette table : elle ne peut pas être supprimée. Vous pouvez y abandonner, ou laisser un robot jouer pour vous (dans les options).
board-text = Le plateau sous forme de texte
board-help = Saisissez ce qui est imprimé sur votre plateau, ou ouvrez un fichier. Il est dessiné ici dès que possible.
board-file = Ouvrir un fichier
board-begin = Partir de : { $board }
board-own-choice = Le vôtre
board-line = ligne { $n }
board-more = Et { $n } autres.
board-refused = Votre plateau n’est pas jouable tel quel. Ce qui ne va pas figure sous son texte.
