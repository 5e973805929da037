title = Die Schatzinsel
tagline = For two: English against Pirates in a jungle of nineteen turning discs. Turn the trails your way, hold up your opponent, and be the first to get your chests aboard.

# Options
option-players = Players
option-players-help = A game for two: the English, in red, and the Pirates, in black.
option-layout = Jungle
option-layout-help = Lay the discs in turn, one by one, or begin at once in a random jungle.
option-layout-drafted = laid in turn
option-layout-random = laid at random
option-length = Length
option-length-help = How many chests each side has, and how many on its ship win the game.
option-length-normal = normal: 6 chests, 7 to win
option-length-long = long: 8 chests, 9 to win
option-length-tiny = very short: 2 chests, 3 to win
option-board = Rim of the jungle
option-board-help = How many trails lead to each start and goal. Wide gates make a shorter game.
option-board-classic = classic: narrow gates
option-board-wide = wide gates
option-discs = Discs
option-discs-help = With the varied set, goals are harder to reach, and the game is longer and more contested. Own boards that have discs of their own are played with these.
option-discs-default = default
option-discs-varied = varied
option-edition = Edition
option-edition-help = Where a pawn lands when it comes back from the ship because no other is left on the island: the two printed rulebooks differ. With the option “Differences between the editions” it governs more.
option-edition-de = German: on the goal
option-edition-fr = French: on the start
option-limit = Most turns in all
option-limit-help = The turns of both sides are counted. After the last one, the ship with more chests wins.
option-pawns = Pawns per side
option-pawns-help = Fewer than five make a small version of the game.
option-won = After a won contest
option-won-help = Whether a player who contests an objection and wins has to turn the disc.
option-won-may = the disc may be turned (as printed)
option-won-must = the disc must be turned (as we read it)
option-starts = Starts that a pawn may enter
option-starts-help = If the starts of both sides are points of the trails, a pawn can also stop on the opponent's start. A pawn that is put on its start must then fight the enemy pawn there.
option-starts-own = only its own (as we read it)
option-starts-all = those of both sides (as printed)
option-differences = Differences between the editions
option-differences-help = The two rulebooks also differ elsewhere. German: whoever accepts an objection must turn another disc. French: a disc can be turned with the pawn on it, and no pawn goes back to its start.
option-differences-back = only in bringing pawns back (as we read it)
option-differences-all = in everything (as printed)

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
told-start-duel = { $who } puts a pawn on the start and attacks the { other-colour } pawn there.
told-none = { $who } has no pawn left on the island and may bring one back from the ship.
told-passes = The turn passes to { $who }.
told-limit = That was turn { $n }, the last one.
told-limit-won = That was turn { $n }, the last one: { $who } has more chests aboard and wins!
told-roll = { $n ->
    [0] { $who } rolls no action points.
   *[other] { $who } rolls { action-points }.
}
told-move = { free-move }{ $who } moves { the-pawn } from { from-point } to { to-point }.
told-open = From now on it may enter its goal again.
told-aboard = { free-move }{ $who } takes { the-pawn } from { from-point } aboard, with { load }.
told-attack = { free-move }{ $who } attacks the { other-colour } pawn { at-point } from { from-point }.
two-faces = { $faces ->
    [rr] two red faces
   *[bb] two black faces
}
told-fight-won = { $who } throws { two-faces } and wins the duel.
told-fight-lost = { $who } throws { two-faces } and loses the duel.
told-fight-mixed = { $who } throws one red and one black face: now { $other } throws.
and-chest = { $chest ->
    [camp] , and a chest from the { colour } camp goes to the { winner } ship.
    [ship] , and a chest from the { colour } ship goes to the { winner } one.
   *[none] . There is no chest to take.
}
told-captured = The { colour } pawn goes to the { winner } camp{ and-chest }
told-captured-ship = The { colour } pawn goes aboard the { winner } ship{ and-chest }
told-wins = { $who } has { points } aboard and wins!
told-wins-pawns = { $other } has no pawn left: { $who } wins!
told-name = { $who } wants to turn disc { $well }.
told-name-sure = { $who } names disc { $well }, with no objection possible.
told-allow = { $who } does not object.
told-waive = { $who } does not object, and will not for the rest of this turn.
told-object = { $who } objects.
told-accept = { $who } accepts the objection: disc { $well } stays as it is.
told-other = { $who } must turn another disc.
told-contest = { $who } contests the objection.
told-settle-again = One die shows red, the other black: they are thrown again.
told-settle-won = Both dice show { colour }: { $who } wins the throw and must turn disc { $well }.
told-settle-may = Both dice show { colour }: { $who } wins the throw and may turn disc { $well }.
told-settle-lost = Both dice show { colour }: the objection stands, disc { $well } stays as it is, and { $who } loses an action point.
told-turn = { $who } turns disc { $well } clockwise by { $degrees }°.
told-land-goal = { $who } brings a pawn back from the ship to the goal. It must walk to the start before it may go aboard again.
told-land-start = { $who } brings a pawn back from the ship to the start.
told-land-duel = { $who } brings a pawn back from the ship to the start and attacks the { other-colour } pawn there.
told-stay-aboard = { $who } brings no pawn back from the ship.
told-stay = { $who } declines the free move.
told-leave = { $who } leaves disc { $well } as it is.
told-end = { $n ->
    [0] { $who } ends the turn.
   *[other] { $who } ends the turn, { action-points } unused.
}
told-prologue = Chance has laid the nineteen discs: a jungle lies between the camps and the ships.

# What is asked
ask-lay = Lay disc { $n } of { $all }, kind { $kind }: choose an empty well, then which way round.
ask-return-goal = You have no pawn left on the island. Bring one back from your ship to your goal? It must then walk to your start before it may go aboard again.
ask-return-start = You have no pawn left on the island. Bring one back from your ship to your start?
ask-act-none = You have no action points left. End your turn.
ask-act = You have { action-points }. { $can ->
    [first] Move a pawn or turn a disc; you must move a pawn at least once a turn.
    [must] No pawn has moved this turn yet: move one.
    [stuck] None of your pawns can move. Turn a disc or end your turn.
   *[all] Move a pawn, turn a disc or end your turn.
}
ask-sure = Your opponent can no longer object this turn.
ask-answer = { $who } wants to turn disc { $well }. { $you }, do you object? You can do so only once this turn.
ask-reply = { $who } objects to turning disc { $well }. Accept: it stays as it is, and you lose no point{ $then ->
    [other] {""}, but you must turn another disc.
   *[none] .
} Contest: an even chance to turn it; otherwise you lose a point.
ask-other = You have accepted the objection: now turn another disc.
ask-turn = Disc { $well } must be turned now: drag it round, or choose a picture below the jungle.
ask-may-turn = Disc { $well } may be turned now: drag it round, or choose a picture below the jungle. Or leave it as it is; that costs nothing.
ask-free = Your pawn { at-point } has won the duel: it may move once more, at no cost.
ask-next-well = Which way round should the disc lie in well { $well }? Drag it round, or choose a picture below the jungle.
ask-next-face = The disc would lie like this in well { $well }. Click it, or the same picture again, to lay it; or try another one.
ask-next-turned = Disc { $well } would lie like this. Click it, or the same picture again, to turn it; or try another one.
ask-next-pawn = { $from ->
    [start] Where does the pawn on your start go?
    [goal] Where does the pawn on your goal go?
    [foe] Where does the pawn on your opponent's start go?
   *[other] Where does the pawn on disc { $from } go?
}
ask-next-disc = Ask to turn disc { $well }? If it is allowed, you must turn it.
ask-next-disc-sure = Turn disc { $well }? Your opponent can no longer object, and you must turn it.

# Buttons
name-lay = Well { $well }: { $trails }
name-move = Pawn from { from-point } to { to-point }
name-attack = Pawn from { from-point } to { to-point }: duel
name-aboard = Pawn from { from-point } aboard, with { load }
name-disc = Ask to turn disc { $well }
name-disc-sure = Turn disc { $well }
name-turn = By { $degrees }°: { $trails }
name-allow = Allow
name-waive = Allow for the rest of the turn
name-object = Object
name-accept = Accept
name-contest = Contest
name-land-goal = Bring a pawn back to the goal
name-land-start = Bring a pawn back to the start
name-stay-aboard = Bring no pawn back
name-stay = Decline the free move
name-leave = Leave the disc as it is
name-end = { $n ->
    [0] End the turn
    [one] End the turn, { $n } point unused
   *[other] End the turn, { $n } points unused
}

# Why not
not-chance = This is left to the dice or to the draw; nobody chooses it.
not-while-drawing = The dice or the draw decide now; then the game goes on.
not-your-turn = It is not your turn.
not-your-disc = The discs are laid in turn, and this one is not yours to lay.
not-while-asked = First { $who } says whether disc { $well } may be turned.
not-objection-used = You can object only once a turn, and you have already done so or given it up.
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
not-before-leave = You have won the contest: first turn disc { $well }, or leave it as it is.
not-before-other = You have accepted the objection: first turn another disc.
not-before-free = First comes the free move: the pawn { at-point } moves on, or stays.
not-free-other = Only the pawn { at-point }, which has won the duel, has a free move.
not-points = You have no action points left.
not-pawn = { $from ->
    [start] None of your pawns is on your start.
    [goal] None of your pawns is on your goal.
    [foe] None of your pawns is on your opponent's start.
   *[other] None of your pawns is on disc { $from }.
}
not-same = A move cannot end where it began.
not-trail = No trail leads directly from { from-point } to { to-point }. The trails from { from-point } lead to { $list }.
not-any-trail = No trail leads from { from-point } to a point that your pawn could enter.
not-own-pawn = { $to ->
    [start] One of your own pawns is on the start; you can neither stop there nor pass it.
    [foe] One of your own pawns is on your opponent's start; you can neither stop there nor pass it.
   *[other] One of your own pawns is on disc { $to }; you can neither stop there nor pass it.
}
not-goal-closed = A pawn that is back from the ship must walk to the start before it may go aboard again.
not-foe-start = Your opponent's start is closed to your pawns.
not-back-to-start = A pawn that has left the start does not go back there: so the French rulebook has it.
not-disc-pawn = A pawn is on disc { $well }: only discs without a pawn can be turned.
not-barred = There was an objection to disc { $well }: it may not be named again this turn.
not-duty-name = No pawn has moved this turn yet: keep your last action point for that.
not-duty-end = No pawn has moved this turn yet: move one before you end it.
not-against-self = Only your opponent can object to a disc that you name.
not-objected = There is no objection to answer.
not-turn-unnamed = First name the disc that you want to turn; your opponent may object.
not-land-pawns = A pawn comes back from the ship only when you have none left on the island.
not-land-late = A pawn may come back from the ship only at the start of a turn.
not-stay = There is no free move to decline.
beyond-hand = This is the disc you have drawn: choose an empty well for it.
beyond-lit = You can go there: choose the lit point itself.
beyond-by-goal = The way aboard leads over your goal: choose the lit goal.
beyond-field = Your opponent's start and goal are closed to your pawns: they can neither stop there nor pass.
beyond-goal = Your opponent's goal is closed to your pawns: they can neither stop there nor pass.
beyond-first = First choose one of your pawns, then where it is to go.
beyond-enemy = To attack this pawn, first choose one of your own that can reach it, then this one.
beyond-enemy-far = None of your pawns can reach this one now. To attack it, choose a pawn of your own from which a trail leads there.
beyond-camp = Pawns leave the camp by themselves: at the start of each of your turns one is put on your start, if none of yours is there.
beyond-aboard = This pawn stays aboard. One comes back only when you have none left on the island.
beyond-ship = There is nothing to do here: a pawn that reaches your goal goes aboard by itself and takes chests along.
beyond-other-camp = This is your opponent's camp, with the pawns and chests that have not set out yet. There is nothing to do here.
beyond-other-ship = This is your opponent's ship: only pawns of that side go aboard. There is nothing to do here.
beyond-turn = There is nothing to choose here: this only shows the action points you have left, whether a pawn has moved, and whether there was an objection.

# The end
reason-not_over = The game goes on.
reason-chests = One ship has enough chests.
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
    [foe] the other side's start
   *[other] disc { $from }
}
at-point = { $at ->
    [start] on the start
    [foe] on the other side's start
   *[other] on disc { $at }
}
to-point = { $to ->
    [start] the start
    [goal] the goal
    [foe] the other side's start
   *[other] disc { $to }
}
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
board-points = { $n ->
    [0] no action points left
   *[other] { action-points } left
}
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
board-barred = Not to be named again this turn: disc { $well }
board-named = Named: disc { $well }
board-sign = { $what ->
    [dot] dot and number of the disc
    [pawn] pawn
   *[chest] chest
}

# In the picture
drawn-end = { $end ->
    [0] north-east
    [1] east
    [2] south-east
    [3] south-west
    [4] west
   *[5] north-west
}
drawn-disc = disc { $n }
drawn-dot-joins = trails from its dot: { $ends }
drawn-named = named
drawn-barred = not to be named again this turn
drawn-well = well { $n }, empty
drawn-hand = the disc in hand, trails from its dot: { $ends }
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
drawn-closed = { $goal }, closed until the pawn has been on its start
drawn-whose-pawn = { $side ->
    [red] English pawn
   *[black] Pirate pawn
}
drawn-pawn = { $where ->
    [start] { drawn-whose-pawn }, on its start
    [goal] { drawn-whose-pawn }, on its goal
    [camp] { drawn-whose-pawn }, in the camp
    [ship] { drawn-whose-pawn }, aboard
    [foe] { drawn-whose-pawn }, on the other side's start
   *[disc] { drawn-whose-pawn } on disc { $n }
}
drawn-returned = { $pawn }, back from the ship
drawn-attacker = { drawn-whose-pawn }, attacking { at-point }
drawn-duel = { $side ->
    [red] Duel { at-point }: the English throw
   *[black] Duel { at-point }: the Pirates throw
}
drawn-target = move to { to-point }
drawn-target-duel = { $where }, duel
drawn-turned = { $n ->
    [one] turn one sixth clockwise; trails from its dot: { $ends }
   *[other] turn { $n } sixths clockwise; trails from its dot: { $ends }
}
drawn-faced = lay it like this; trails from its dot: { $ends }
drawn-asked = { $side ->
    [red] The English want to turn disc { $n }
   *[black] The Pirates want to turn disc { $n }
}
drawn-objects = { $side ->
    [red] The English object to turning disc { $n }
   *[black] The Pirates object to turning disc { $n }
}
drawn-contested = { $side ->
    [red] The English contest the objection: may disc { $n } be turned?
   *[black] The Pirates contest the objection: may disc { $n } be turned?
}
drawn-chests = { $n ->
    [0] no chests
    [one] { $n } chest
   *[other] { $n } chests
}
drawn-pawns = { $n ->
    [0] no pawns
    [one] { $n } pawn
   *[other] { $n } pawns
}
drawn-camp = { $side ->
    [red] Camp of the English ({ $who }): { $chests }, { $pawns }
   *[black] Camp of the Pirates ({ $who }): { $chests }, { $pawns }
}
drawn-ship = { $side ->
    [red] Ship of the English ({ $who }): { $chests }, { $most } to win; { $pawns } aboard
   *[black] Ship of the Pirates ({ $who }): { $chests }, { $most } to win; { $pawns } aboard
}
drawn-turn = { $side ->
    [red] Turn of the English
   *[black] Turn of the Pirates
}
drawn-left = { $n ->
    [0] no action points left
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
drawn-die-disc = a disc of kind { $kind }

# The first voyage
lesson-goal = You lead the English, in red: your camp is at the bottom right, your ship at the top left. Carry your chests through the jungle. Whoever first has seven aboard wins.
lesson-six = The Pirates want the same, the other way round. Each side has only six chests: to win, you must take at least one from the other.
lesson-dots = The jungle is made of discs. On each there are three pieces of trail and one round dot. A pawn stops only on dots: a trail that passes the dots by takes it a long way.
lesson-points = You have rolled the four dice. It is the picture that counts, not the rim: each die that shows your cross is an action point, two this time. A point moves a pawn once, or turns a disc once.
lesson-move = Choose the pawn on your start, and its trail lights up: over four discs, past every dot, to disc 9 in the middle of the jungle. However long a trail is, it is one move.
lesson-move-not = First the pawn: every turn in which you have a point, at least one pawn must move.
lesson-name = From disc 9 the trail leads only to disc 7, a dead end, or back. But if disc 8 lay otherwise … Ask to turn it. The Pirates may object once in each of your turns.
lesson-name-not = Ask for disc 8 instead: it lies between your pawn and your ship.
lesson-turn = They do not object, so you must turn it now. Drag it round, or try the pictures below the jungle: the trails that each would join light up. Find the one that leads on to disc 3, then choose it again.
lesson-turn-not = That way your pawn does not come to disc 3. Look for the picture that lights a trail from disc 9 to disc 3.
lesson-end = Now a trail leads from your pawn to disc 3, and from there to your ship. And nobody can turn disc 9 away: a disc on which a pawn stands stays as it is. End your turn.
lesson-object = The Pirates want to turn disc 8 back and spoil your trail. You may object once in each of their turns. This is the moment!
lesson-object-not = If you allow it, your trail is gone. Object!
lesson-held = They contested your objection, so the dice decided. Both came up red, your colour: disc 8 stays as it lies, and they have lost a point.
lesson-attack = Now a Pirate stands in your way, on disc 3. Whoever enters a dot with an enemy fights a duel. The attacker wins 8 duels of 13, so do not wait until he attacks you: attack!
lesson-attack-not = The Pirate on disc 3 would attack you in his next turn. Attack him first.
lesson-won = Two throws were undecided, then you had two red faces: won! His pawn changes sides and comes to your camp, and a chest of the Pirates goes straight to your ship: the one you were short of.
lesson-free = Whoever wins as the attacker may move on at once, free of charge. From disc 3 a trail leads to your goal: go aboard, and two chests go with you.
lesson-free-not = Your ship is one move away, and this move is free: take it.
lesson-next = Three chests aboard! At the start of each of your turns a new pawn steps onto your start by itself. Use your last point: send it down the same trail, then end your turn.
lesson-allow = Now the Pirates want to turn disc 2. None of your trails runs there. You need not object: let them, this once, and watch what it does.
lesson-allow-not = First see what happens if you simply allow it.
lesson-opened = Ouch: over disc 2 a trail now leads from disc 4 right to the Pirates' ship.
lesson-regret = It is your turn, and you have three points. Try to turn disc 2 away again.
lesson-regret-not = First try to close the Pirates' way: ask for disc 2.
lesson-contest = This time they object. If you accept, the disc stays and you keep your point. If you contest it, the dice decide, with even chances: if you lose, the point is lost too. Take the risk!
lesson-contest-not = Accepting is often wise. But see once how a contest goes.
lesson-lost = Two skulls: disc 2 stays for this turn, and a point is gone. Objecting in time costs nothing; repairing it later costs points. So look where a disc leads before you allow it.
lesson-aboard = You have two points left, and that is just enough: on to disc 3, and aboard!
lesson-nearly = Five chests aboard, the last two in your camp: when your next pawn reaches the ship you have seven, and win.
lesson-on = From here you play on by yourself. Your pawn needs three moves: disc 9, disc 3, goal. Object when the Pirates touch this trail, and mind the pawn on disc 16: it can reach disc 3 too. Good luck!

# Coach
foes = { $side ->
    [red] the English
   *[black] the Pirates
}
aim-lay = Try to lay a trail from your start towards your goal that passes the dots by, and none for your opponent.
aim-return = Without a pawn on the island you can only turn discs. One that comes back can fetch chests and fight again.
aim-win = Your pawn on { from-point } can go aboard and win the game!
aim-aboard = Your pawn on { from-point } can go aboard now, and takes chests along.
aim-stop = Watch out: from { from-point } { foes } can go aboard in one move. Turn a disc on that trail.
aim-attack = From { from-point } you can attack. Whoever attacks wins 8 of 13 duels, and gets a pawn and a chest.
aim-blocked = Your pawn on disc { $well } bars the way of the one on your start: let it move on first.
aim-go = A trail that passes the dots by is the fastest. Look for a disc that, turned, would lead your pawns on towards the anchor.
aim-duty = Your last point is for a pawn. A trail that passes the dots by takes it the furthest.
aim-stuck = None of your trails leads anywhere. Turn a disc beside one of your pawns.
aim-answer-danger = Turned the right way, disc { $well } lets { foes } go aboard in this turn. Object!
aim-answer-mine = One of your trails leads over disc { $well }. Object if you need it: you can do so once this turn.
aim-answer-free = None of your trails leads over disc { $well }. Look whether it helps your opponent: you can object once this turn.
aim-reply = Contest it only if the disc is worth a point to you: the chances are even.
aim-other = Choose a disc that leads you on, or at least one that does not help your opponent.
aim-turn = Try the pictures: your trails light up with dots, those of { foes } with dashes.
aim-free = The free move costs nothing: bring the pawn to safety or closer to the goal.
aim-free-aboard = The free move takes your pawn straight aboard.
note-move = 1 of { $n ->
    [one] { $n } point
   *[other] { $n } points
}
note-free = free of charge
note-aboard = aboard, with { load }
note-attack = duel: 62% chance to win
note-turn = { $aboard ->
    [own] leads you aboard
    [foe] leads { foes } aboard
   *[both] leads you aboard, and { foes } too
}
note-object = if contested, 50% chance to hold
note-contest = 50% chance to turn it, else a point is lost
warn-win = You can win at once: your pawn on { from-point } can go aboard.
warn-aboard = Your pawn on { from-point } can go aboard now. Do you really want to leave it there?
warn-end = { $side ->
    [red] The English
   *[black] The Pirates
} can reach their ship in one move, and you have { action-points } left: a turned disc could stop them.
warn-name = Your own way aboard leads over disc { $well }. However you turn it, it would be gone.
warn-allow = If they turn disc { $well } the right way, { foes } can go aboard in this very turn. You can still object.
warn-turn-foe = Turned like this, { foes } can reach their ship in one move.
warn-turn-own = Turned like this, the disc cuts off your own way aboard.

# Legend
legend-disc = A disc of the jungle, with its number: three pieces of trail and one dot. { $held ->
    [no] It can be turned, with the pawn on it too.
   *[yes] It can be turned as long as no pawn stands on it.
}
legend-dot = A dot: the only place on a disc where a pawn can stop. Where two trails cross on it, a pawn may leave by four ways.
legend-bridge = A bridge: one trail passes over another. Nobody can turn off here.
legend-loop = At the edge of the jungle, the trail leads on to the next end.
legend-letter = A letter: the trail goes on where the same letter stands.
legend-start = A start: at the beginning of each turn a pawn from the camp steps onto it, if no other of its side is there.{ $open ->
    [yes] {" "}The other side may enter it, too, and has to fight the pawn that steps onto it.
   *[no] {""}
}
legend-goal = A goal: a pawn that reaches it goes aboard at once and takes two chests along. Only its own side may enter.
legend-ship = A ship: the chests aboard, and how many win the game.
legend-camp = A camp: the pawns and chests that have not set out yet.
legend-red = A pawn of the English. { $held ->
    [no] If its disc is turned, it turns with it.
   *[yes] It keeps its disc from being turned.
}
legend-black = A pawn of the Pirates. { $held ->
    [no] If its disc is turned, it turns with it.
   *[yes] It keeps its disc from being turned.
}
legend-coin = An action point: one move of a pawn, or one turn of a disc. Empty circles are spent.
legend-sole = A footprint: filled once a pawn has moved this turn. In each turn with a point, one must.
legend-objection = The opponent of the player whose turn it is may still object to the turning of a disc. Struck out: no longer this turn.
legend-named = The disc that has been named: it will be turned unless the opponent objects.
legend-barred = There was an objection: this disc may not be named again this turn.
legend-lit = Lit trails: yours are dotted, your opponent's are dashed.
legend-duel = A duel: two faces of one's own colour win, two of the other lose; one of each, and the other side throws.
legend-returned = A pawn that has come back from the ship, because its side had none left on the island.
legend-closed = A closed goal: the pawn that came back must first walk to its start.
legend-limit = How many turns are left. Then the ship with more chests wins.

# One's own board
finding-wells-sign = A well is drawn as a dot; “{ $text }” is none.
finding-wells-shifted = This row lies wrong: wells side by side are two signs apart, and each row is shifted by one against the next.
finding-wells-count = There have to be { $wanted } wells; drawn are { $found }.
finding-wells-far = More than { $most } wells side by side, or one above the other, would be too small to see.
finding-no-end = “{ $text }” is no end of a well. Write a well from 0 to { $most } and one of NE, E, SE, SW, W, NW, as in “16 SW”.
finding-inner-end = { $text } is not at the edge: it leads to well { $well }.
finding-end-twice = { $text } stands here a second time; each end leads to one place.
finding-end-open = { $n ->
    [one] One end at the edge is missing: { $text }.
   *[other] { $n } ends at the edge are missing, among them { $text }.
} Each leads to a start or goal, is joined to another one, or stands in “dead ends:”.
finding-field-empty = No end leads to “{ $what }:”. Nobody could ever set out, or arrive.
finding-field-full = At most { $most } ends can lead to “{ $what }:”.
finding-no-loop = “{ $text }” is no pair of ends, as in “0 NW - 0 NE”.
finding-no-disc = “{ $text }” is no kind of disc. Write the kind, how many there are, and three trails, as in “F 4 01 24* 35*”.
finding-disc-twice = Kind { $kind } stands here a second time.
finding-disc-ends = The three trails of { $kind } have to join the ends 0 to 5, each once.
finding-disc-dot = { $kind } has no dot: put a star behind the trail that it is on.
finding-disc-apart = One dot cannot be on these trails of { $kind }: they do not cross.
finding-discs-count = There have to be { $wanted } discs, one for each well; here are { $found }.
finding-corners = In the book the { $side ->
    [red] English set out at the bottom right, and their ship is at the top left
   *[black] Pirates set out at the bottom left, and their ship is at the top right
}.
finding-disc-counts = In the book there are { $wanted } discs of the kinds A to F; here, { $found }.
finding-disc-one = In the book the dot of { $kind } is on one trail only.
finding-disc-crossing = In the book the dot of { $kind } is where two trails cross.
finding-disc-crossings = With us a disc has one crossing at most; { $kind } has { $n }.
finding-disc-alike = With us a disc looks different in each of its six positions; { $kind } has only { $n } pictures.
finding-disc-same = With us all kinds differ; { $kind } is the same disc as { $other }.
finding-other-rows = With us the wells lie in rows of 3, 4, 5, 4 and 3.
finding-loop-far = With us only ends side by side are joined; { $one } and { $other } are marked with a letter in the drawing.
finding-dead-ends = { $n ->
    [one] With us no trail ends at the edge; here one does.
   *[other] With us no trail ends at the edge; here { $n } do.
} A pawn cannot go there.
finding-lopsided = With us the board is its own mirror image, with the sides swapped.
