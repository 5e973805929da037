title = Die Schatzinsel
tagline = Nineteen discs make a jungle whose trails never stay as they were. Turn them, hold up the other side, and get your chests aboard first.

# Options
option-players = Players
option-players-help = A game for two: the English, in red, and the Pirates, in black.
option-layout = Jungle
option-layout-help = Lay the discs in turn, one by one, or begin at once in a jungle made by chance.
option-layout-drafted = laid in turn
option-layout-random = laid by chance
option-length = Length
option-length-help = How many chests each side has, and how many on a ship win the game.
option-length-normal = normal: 6 chests, 7 to win
option-length-long = long: 8 chests, 9 to win
option-length-tiny = tiny: 2 chests, 3 to win
option-board = Rim
option-board-help = Where the trails at the rim of the jungle lead. Wide gates make a shorter game.
option-board-classic = classic, one trail to each field
option-board-wide = wide gates
option-discs = Discs
option-discs-help = With the varied set, goals are harder to reach, and the game is longer and more contested.
option-discs-default = default
option-discs-varied = varied
option-edition = Edition
option-edition-help = Where a pawn lands that comes back from the ship because its side has no other: the two printed rulebooks differ.
option-edition-de = German: on the goal
option-edition-fr = French: on the start
option-limit = Most turns
option-limit-help = The turns of both sides are counted. After the last one, the ship with more chests wins.
option-pawns = Pawns for each side
option-pawns-help = Fewer than five make a small version of the game.

# What happened
free-move = { $free ->
    [yes] Free move:{" "}
   *[no] {""}
}
the-pawn = { $pawn ->
    [returned] the returned pawn
    [winner] the pawn
   *[any] a pawn
}
load = { $load ->
    [two] 2 chests
    [last] the last chest from the camp
    [camp] a chest from the { other-colour } camp
   *[ship] a chest from the { other-colour } ship
}
told-deal = In well { $well } lies a disc of kind { $kind }.
told-draw = { $who } draws a disc of kind { $kind }.
told-lay = { $who } lays the disc in well { $well }.
told-lay-last = { $who } lays the last disc in well { $well }: the jungle is complete.
told-start = { $who } puts a pawn on the start.
told-none = { $who } has no pawn on the island and may bring one back from the ship.
told-passes = The turn passes to { $who }.
told-limit = That was turn { $n }, the last one.
told-roll = { $n ->
    [0] { $who } rolls no action point.
   *[other] { $who } rolls { action-points }.
}
told-move = { free-move }{ $who } moves { the-pawn } from { from-point } to { to-point }.
told-open = From now on it may enter its goal again.
told-aboard = { free-move }{ $who } takes { the-pawn } from { from-point } aboard, with { load }.
told-attack = { free-move }{ $who } attacks the { other-colour } pawn on disc { $to } from { from-point }.
two-faces = { $faces ->
    [rr] two red faces
   *[bb] two black faces
}
told-fight-won = { $who } throws { two-faces } and wins the duel.
told-fight-lost = { $who } throws { two-faces } and loses the duel.
told-fight-mixed = { $who } throws one red and one black face: now { $other } throws.
and-chest = { $chest ->
    [camp] , a chest from the { colour } camp to the { winner } ship.
    [ship] , a chest from the { colour } ship to the { winner } one.
   *[none] . There is no chest to take.
}
told-captured = The { colour } pawn goes to the { winner } camp{ and-chest }
told-captured-ship = The { colour } pawn goes aboard the { winner } ship{ and-chest }
told-wins = { $who } has { points } aboard and wins!
told-wins-pawns = { $other } has no pawn left: { $who } wins!
told-name = { $who } wants to turn disc { $well }.
told-name-sure = { $who } names disc { $well }, and nobody can object any more.
told-allow = { $who } does not object.
told-waive = { $who } does not object, and will not for the rest of this turn.
told-object = { $who } objects.
told-accept = { $who } accepts the objection: disc { $well } stays as it is.
told-contest = { $who } contests the objection.
told-settle-again = One die shows red, the other black: once more.
told-settle-won = Both dice show { colour }: { $who } prevails and has to turn disc { $well }.
told-settle-lost = Both dice show { colour }: the objection stands, disc { $well } stays as it is, and { $who } loses an action point.
told-turn = { $who } turns disc { $well } clockwise by { $degrees }°.
told-land-goal = { $who } brings a pawn back from the ship, to the goal. It has to walk to the start before it may go aboard again.
told-land-start = { $who } brings a pawn back from the ship, to the start.
told-stay-aboard = { $who } brings no pawn back from the ship.
told-stay = { $who } does not move on.
told-end = { $n ->
    [0] { $who } ends the turn.
   *[other] { $who } ends the turn, { action-points } unused.
}
told-prologue = The discs are laid by chance: nineteen wells, and a jungle between the camps and the ships.

# What is asked
ask-lay = Lay disc { $n } of { $all }, kind { $kind }: choose an empty well, then which way round.
ask-return-goal = You have no pawn left on the island. Bring one back from your ship, to your goal? It would have to walk to your start before it may go aboard again.
ask-return-start = You have no pawn left on the island. Bring one back from your ship, to your start?
ask-act-none = You have no action point left. End your turn.
ask-act = You have { action-points }. { $can ->
    [first] Move a pawn or turn a disc; in each turn a pawn must move.
    [must] No pawn has moved in this turn yet: move one.
    [stuck] None of your pawns can move. Turn a disc or end your turn.
   *[all] Move a pawn, turn a disc or end your turn.
}
ask-sure = There can be no more objection in this turn.
ask-answer = { $who } wants to turn disc { $well }. Do you object? You can do so once in this turn.
ask-reply = { $who } objects to turning disc { $well }. Accept: it stays as it is, and you lose no point. Contest: the chances are even; you turn it, or it stays and you lose a point.
ask-turn = Disc { $well } must be turned now: choose how far.
ask-free = Your pawn on disc { $well } has won the duel: it may move once more, at no cost.
ask-next-well = Which way round should the disc lie in well { $well }? Choose a handle.
ask-next-face = The disc would lie like this in well { $well }. Choose the same handle again to lay it, or another one.
ask-next-turned = Disc { $well } would lie like this. Choose the same handle again to turn it so, or another one.
ask-next-pawn = { $from ->
    [start] Where does the pawn on your start go?
    [goal] Where does the pawn on your goal go?
   *[other] Where does the pawn on disc { $from } go?
}
ask-next-disc = Ask to turn disc { $well }? If it is allowed, you must turn it.
ask-next-disc-sure = Turn disc { $well }? There can be no objection any more, and you must turn it.

# Buttons
name-lay = Well { $well }: { $trails }
name-move = Pawn from { from-point } to { to-point }
name-attack = Pawn from { from-point } to { to-point }: duel
name-aboard = Pawn from { from-point } aboard, with { load }
name-disc = Ask to turn disc { $well }
name-disc-sure = Turn disc { $well }
name-turn = By { $degrees }°: { $trails }
name-allow = Allow
name-waive = Allow, for the rest of this turn
name-object = Object
name-accept = Accept
name-contest = Contest
name-land-goal = Bring a pawn back, to the goal
name-land-start = Bring a pawn back, to the start
name-stay-aboard = Bring no pawn back
name-stay = Do not move on
name-end = { $n ->
    [0] End the turn
   *[other] End the turn, { action-points } unused
}

# Why not
not-chance = This is left to the dice or to the draw; nobody chooses it.
not-while-drawing = The dice or the draw decide now; then the game goes on.
not-your-turn = It is not your turn.
not-your-disc = The discs are laid in turn, and this one is not yours to lay.
not-while-asked = First { $who } says whether disc { $well } may be turned.
not-objection-used = You can object once in a turn, and you have done so already or given it up.
not-objection-late = You have allowed disc { $well } to be turned: it is too late to object.
not-named = No disc has been named, so there is nothing to object to.
not-before-laying = First the jungle is laid: { $n ->
    [one] { $n } disc is still missing.
   *[other] { $n } discs are still missing.
}
not-well-taken = There is a disc in well { $well } already.
not-in-hand = All discs have been laid; you have none in hand.
not-before-return = First decide whether a pawn comes back from your ship.
not-before-answer = First say whether disc { $well } may be turned.
not-before-reply = First answer the objection: accept it or contest it.
not-before-turn = You have named disc { $well }: now you must turn it.
not-before-free = First comes the free move: the pawn on disc { $well } moves on, or stays.
not-free-other = Only the pawn on disc { $well }, which has won the duel, has a free move.
not-points = You have no action point left.
not-pawn = { $from ->
    [start] None of your pawns is on your start.
    [goal] None of your pawns is on your goal.
   *[other] None of your pawns is on disc { $from }.
}
not-same = A move cannot end where it began.
not-trail = No trail leads directly from { from-point } to { to-point }. From there the trails lead to: { $list }.
not-any-trail = No trail leads from { from-point } to a point that your pawn could enter.
not-own-pawn = { $to ->
    [start] One of your own pawns is on the start; it can be neither entered nor passed.
   *[other] One of your own pawns is on disc { $to }; it can be neither entered nor passed.
}
not-goal-closed = A pawn that is back from the ship must walk to the start before it may enter the goal again.
not-disc-pawn = A pawn is on disc { $well }: only discs without a pawn can be turned.
not-barred = There was an objection to disc { $well }: it may not be named again in this turn.
not-duty-name = No pawn has moved in this turn yet: you need your last action point for that.
not-duty-end = No pawn has moved in this turn yet, and one can: you may not end the turn yet.
not-against-self = Only your opponent can object to a disc that you name.
not-objected = Nobody has objected to anything.
not-turn-unnamed = First name the disc that you want to turn; your opponent may object.
not-land-pawns = A pawn comes back from the ship only when you have none left on the island.
not-land-late = A pawn may come back from the ship only at the start of a turn.
not-stay = There is no free move to decline.

# The end
reason-not_over = The game goes on.
reason-chests = One ship has chests enough.
reason-pawns = One side has no pawn left, neither on the island nor on its ship.
reason-limit = The last turn has been played: the ship with more chests wins.
reason-tie = The last turn has been played, and both ships have the same number of chests.

# Things
role-red = English
role-black = Pirates
colour = { $colour ->
    [red] red
   *[black] black
}
other-colour = { $other ->
    [red] red
   *[black] black
}
winner = { $winner ->
    [red] red
   *[black] black
}
action-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
points = { $n ->
    [one] { $n } chest
   *[other] { $n } chests
}
from-point = { $from ->
    [start] the start
    [goal] the goal
   *[other] disc { $from }
}
to-point = { $to ->
    [start] the start
    [goal] the goal
   *[other] disc { $to }
}
joined = { $list } and { $last }
way = { $way ->
    [ne] NE
    [e] E
    [se] SE
    [sw] SW
    [w] W
   *[nw] NW
}

# The table in a terminal
board-turn = Turn { $n } of { $most }
board-laying = Disc { $n } of { $all }
board-points = { action-points } left
board-ship = Ship
board-camp = Camp
board-start = start
board-goal = goal
board-pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
board-returned = pawn back from the ship
board-hand = In hand, kind { $kind }, as it may be laid:
board-turns = Disc { $well }, as it may be turned:
board-pool = Still to be drawn
board-barred = Not to be named again in this turn: disc { $well }
board-named = Named: disc { $well }
board-sign = { $what ->
    [dot] dot of a disc
    [pawn] pawn
   *[chest] chest
}

# In the picture
drawn-joined = { $list } and { $last }
drawn-end = { $end ->
    [0] upper right
    [1] right
    [2] lower right
    [3] lower left
    [4] left
   *[5] upper left
}
drawn-disc = disc { $n }
drawn-dot-joins = its dot joins { $ends }
drawn-named = named
drawn-barred = not to be named again in this turn
drawn-well = well { $n }, empty
drawn-hand = the disc in hand, its dot joins { $ends }
drawn-pool = { $n ->
    [one] { $n } disc to be drawn
   *[other] { $n } discs to be drawn
}
drawn-start = { $side ->
    [red] start of the English
   *[black] start of the Pirates
}
drawn-goal = { $side ->
    [red] goal of the English
   *[black] goal of the Pirates
}
drawn-closed = { $goal }, closed until the pawn has been at its start
drawn-whose-pawn = { $side ->
    [red] English pawn
   *[black] Pirate pawn
}
drawn-pawn = { $where ->
    [start] { drawn-whose-pawn }, at its start
    [goal] { drawn-whose-pawn }, at its goal
    [camp] { drawn-whose-pawn }, in the camp
    [ship] { drawn-whose-pawn }, aboard
   *[disc] { drawn-whose-pawn } on disc { $n }
}
drawn-returned = { $pawn }, back from the ship
drawn-attacker = { drawn-whose-pawn }, attacks on disc { $n }
drawn-duel = { $side ->
    [red] Duel on disc { $n }: the English throw
   *[black] Duel on disc { $n }: the Pirates throw
}
drawn-target-duel = { $where }, duel
drawn-turned = { $n ->
    [one] turn one sixth clockwise: the dot joins { $ends }
   *[other] turn { $n } sixths clockwise: the dot joins { $ends }
}
drawn-faced = lay it so that its dot joins { $ends }
drawn-asked = { $side ->
    [red] The English want to turn disc { $n }
   *[black] The Pirates want to turn disc { $n }
}
drawn-objects = { $side ->
    [red] The English object to turning disc { $n }
   *[black] The Pirates object to turning disc { $n }
}
drawn-contested = { $side ->
    [red] The English contest it: may disc { $n } be turned?
   *[black] The Pirates contest it: may disc { $n } be turned?
}
drawn-chests = { $n ->
    [one] { $n } chest
   *[other] { $n } chests
}
drawn-pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
drawn-camp = { $side ->
    [red] Camp of the English ({ $who }): { $chests }, { $pawns }
   *[black] Camp of the Pirates ({ $who }): { $chests }, { $pawns }
}
drawn-ship = { $side ->
    [red] Ship of the English ({ $who }): { $chests }, { $most } win; { $pawns } aboard
   *[black] Ship of the Pirates ({ $who }): { $chests }, { $most } win; { $pawns } aboard
}
drawn-turn = { $side ->
    [red] Turn of the English
   *[black] Turn of the Pirates
}
drawn-left = { $n ->
    [one] { $n } action point left
   *[other] { $n } action points left
}
drawn-moved = a pawn has moved
drawn-unmoved = no pawn has moved yet
drawn-objected = no objection left
drawn-unobjected = one objection possible
drawn-limit = { $n ->
    [one] the last turn
   *[other] { $n } turns until the end
}
drawn-won = { $side ->
    [red] The English have won
   *[black] The Pirates have won
}
drawn-tie = A draw
drawn-die = { $body ->
    [red] { $face ->
        [red] red die: red
       *[black] red die: black
    }
   *[black] { $face ->
        [red] black die: red
       *[black] black die: black
    }
}
drawn-die-points = { $n ->
    [one] { $die }; { $n } point
   *[other] { $die }; { $n } points
}
drawn-die-disc = a disc of kind { $kind }
