# Les mots communs à tous les jeux : français
seat = Joueur { $n }
seat-you = { seat } (vous)
named-you = { $who } (vous)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seat-result = { $who } : { points }
seat-points = { $who } { $n }
allowed = C'est permis.
not-after-end = La partie est finie.
not-spectator = Vous regardez cette partie ; vous n'y avez pas de place.
joined = { $list } et { $last }
either = { $list } ou { $last }
default-played = { $who } joue : { $action }.
default-drawn = Le hasard décide : { $action }.
default-ask = { $who } choisit une action.
default-refused = « { $action } » n'est pas permis maintenant.
told-prologue = Le jeu est mis en place.
lesson-not = C'est permis, mais cela s'écarte de la leçon. Suivez-la d'abord ; ensuite vous pourrez tout essayer.
board-own = plateau à vous { $digest }
board-too-long = Le texte dépasse { $most } ko.
board-not-text = Cette ligne contient un signe qu’aucun clavier ne donne.
board-too-large = On peut lire au plus { $lines } lignes de { $columns } signes.
board-no-entry = « { $text } » ne se rattache à rien : une ligne s’écrit « clé: valeur », ou fait partie d’un dessin sous « clé: ».
board-twice = « { $what }: » figure ici une deuxième fois.
board-missing = Il manque « { $what }: ».
board-no-number = « { $what }: » demande des nombres entiers de { $low } à { $high }, et non « { $text } ».
board-count = « { $what }: » demande { $wanted } nombres ; il y en a { $found }.
board-no-drawing = Rien n’est dessiné sous « { $what }: ».
board-no-such-key = « { $what }: » est inconnu ici. Connu : { $near }.
finding-impossible = Injouable
finding-book = Différent de la règle
finding-ours = Différent de notre reconstitution
