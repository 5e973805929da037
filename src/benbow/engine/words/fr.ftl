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
finding-too-long = Le texte dépasse { $most } ko.
finding-not-text = Cette ligne contient un signe qu’aucun clavier ne donne.
finding-too-large = On peut lire au plus { $lines } lignes de { $columns } signes.
finding-no-entry = « { $text } » ne se rattache à rien : une ligne s’écrit « clé: valeur », ou fait partie d’un dessin sous « clé: ».
finding-twice = « { $what }: » figure ici une deuxième fois.
finding-missing = Il manque « { $what }: ».
finding-no-number = « { $what }: » demande des nombres entiers de { $low } à { $high }, et non « { $text } ».
finding-count = « { $what }: » demande { $wanted } nombres ; il y en a { $found }.
finding-no-drawing = Rien n’est dessiné sous « { $what }: ».
finding-no-such-key = « { $what }: » est inconnu ici. Connu : { $near }.
severity-impossible = Injouable
severity-book = Différent de la règle
severity-ours = Différent de notre reconstitution
