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
