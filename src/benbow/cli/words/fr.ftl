# Le terminal : français
compiling = Préparation : { $game }
welcome = { $title }. Tapez un numéro, une action comme « { $example } », ou ? pour l'aide.
your-seat = Vous êtes { $who }.
help = Tapez le numéro d'un choix, ou une action dans la notation du jeu.
    pourquoi ACTION     pourquoi n'est-ce pas permis ?
    annuler             reprendre votre dernière action, si rien n'a été dévoilé depuis
    récit               tout ce qui s'est passé jusqu'ici
    règles              les règles numérotées
    sauver FICHIER      écrire la partie dans un fichier
    quitter             quitter la partie
command-why = pourquoi
command-undo = annuler
command-story = récit
command-rules = règles
command-save = sauver
command-quit = quitter
not-understood = « { $text } » n'est pas compris. Tapez un numéro de 1 à { $n }, une action, ou ? pour l'aide.
cannot-undo = Cela ne peut pas être repris : votre dernière action n'était pas la dernière, ou quelque chose a été dévoilé.
undone = C'est repris.
saved = Enregistré dans { $path }.
cannot-save = Impossible d'enregistrer : { $why }
pass = { $who }, à vous ; les autres détournent les yeux. Appuyez sur Entrée.
left = Vous avez quitté la partie.
game-over = La partie est finie.
winners = { $n ->
    [one] Victoire : { $who }.
   *[other] Victoire partagée par : { $who }.
}
