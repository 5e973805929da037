# Le terminal : français
compiling = Préparation : { $game }
welcome = { $title }. Tapez un numéro, une action comme « { $example } », ou ? pour l'aide.
your-seat = Vous êtes { $who }.
help = Tapez le numéro d'un choix, ou une action dans la notation du jeu.
    Plusieurs actions séparées par des virgules sont jouées l'une après l'autre, jusqu'à ce que le hasard décide, qu'on regarde quelque chose en secret ou que ce soit à un autre de jouer.
    pourquoi ACTION      pourquoi n'est-ce pas permis ?
    annuler              annuler votre dernière action tant que c'est votre tour
    récit                tout ce qui s'est passé jusqu'ici
    règles               les règles numérotées
    enregistrer FICHIER  écrire toute la partie, secrets compris, dans un fichier
    quitter              quitter la partie
command-why = pourquoi
command-undo = annuler
command-story = récit
command-rules = règles
command-save = enregistrer
command-quit = quitter
not-understood = Je ne comprends pas « { $text } ». Tapez un numéro de 1 à { $n }, une action, ou ? pour l'aide.
not-understood-later = Je ne comprends pas « { $text } ». Après une virgule, écrivez les actions dans la notation du jeu ; un numéro ne peut venir qu'en premier.
stopped = Actions jouées : { $n } sur { $of } ; on ne pouvait pas aller plus loin.
cannot-undo = Impossible d'annuler : depuis votre dernière action, quelqu'un d'autre a joué, un dé a été lancé ou quelque chose a été dévoilé.
no-rules = Ce jeu n'a pas de règles écrites.
undone = Action annulée.
saved = Enregistré dans { $path }.
save-needs-name = Donnez le nom d'un fichier : enregistrer FICHIER.
save-exists = { $path } existe déjà ; choisissez un autre nom.
cannot-save = Impossible d'enregistrer : { $why }
read-first = Appuyez sur Entrée quand vous avez lu.
pass = { $who }, c'est à vous ; les autres joueurs, merci de ne pas regarder l'écran. Appuyez sur Entrée.
left = Vous avez quitté la partie.
game-over = La partie est finie.
winners = { $n ->
    [one] Victoire de : { $who }.
   *[other] Victoire de : { $who }.
}
winners-all = Partie nulle.
board-possible = on peut jouer à { $game } sur ce plateau
