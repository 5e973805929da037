# Words that all games share: English
seat = Player { $n }
seat-you = { seat } (you)
named-you = { $who } (you)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seat-result = { $who }: { points }
seat-points = { $who } { $n }
allowed = This is allowed.
not-after-end = The game is over.
not-spectator = You are watching this game; you have no seat in it.
joined = { $list } and { $last }
either = { $list } or { $last }
default-played = { $who } plays: { $action }.
default-drawn = Chance decides: { $action }.
default-ask = { $who } chooses an action.
default-refused = “{ $action }” is not allowed now.
told-prologue = The board is set up.
lesson-not = This is allowed, but it leads away from the lesson. Do what it says first; afterwards you may try everything.
