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
