# Martinique: English
title = Martinique
tagline = Two crews pick the island clean, tile by tile, and work out where the Lost Treasure must lie.

# Options
option-players = Players
option-players-help = Martinique is a game for two: Black and Red.
option-first = First player
option-first-help = Who takes the first turn.
option-first-black = Black
option-first-random = drawn by lot
option-deploy_first = Pirates before the first move
option-deploy_first-help = How many of your pirates must be deployed before one of them may move.
option-lost_treasure = Lost Treasure
option-lost_treasure-help = What digging on the right square brings. Many players prefer the 20 points.
option-lost_treasure-win = wins the game
option-lost_treasure-20 = 20 points
option-notes = Notes
option-notes-help = Strikes out the columns and rows that you know to be wrong, from the map tiles you have seen.
option-notes-on = kept for you
option-notes-off = keep your own
option-board = Board
option-board-help = The cove makes a small version of the game.
option-board-island = the island, 8 × 8
option-board-cove = the cove, 5 × 5
option-pirates = Pirates for each player
option-pirates-help = Fewer than four make a small version of the game.
option-layout = Layout
option-layout-help = How the tiles lie at the start.
option-layout-random = drawn from the bag
option-layout-chart = always the same
option-bag = Tiles left in the bag
option-bag-help = How many tiles at most can still refill the treasures.
option-hold_size = Size of a hold
option-hold_size-help = How many stacks it takes. As printed, each stack goes to a free place of the hold; how many places there are we do not know. Whoever has none left loads no more.
option-hold_size-any = any number (as we read it)
option-hold_size-4 = 4 stacks
option-hold_size-6 = 6 stacks
option-hold_size-8 = 8 stacks
option-hold_size-10 = 10 stacks
option-turning = Turning up map tiles
option-turning-help = Who says which hidden map tile is turned up when a pirate walks over an enemy. Only the backs are seen, and where each tile comes from.
option-turning-lot = drawn by lot (as we read it)
option-turning-mover = the mover chooses (as printed)
option-holds = Holds and points
option-holds-help = Whether the page shows what lies in the holds, and the points so far. Whoever remembers what was loaded knows it in any case.
option-holds-open = shown all along (as we read it)
option-holds-closed = face down until the end (as printed)
option-sunset = End of sunrise
option-sunset-help = What the last pirate still does when he sits down. At once means: he takes no tile in The Hook, and nothing is loaded.
option-sunset-turn = after his turn (another reading)
option-sunset-at_once = at once (as printed)

# Things
symbol = { $symbol ->
    [swords] swords
    [pistols] pistols
    [skulls] skulls
    [chests] chests
    [parrots] parrots
   *[rum] rum
}
the-tile = the { $number } of { symbol }
a-tile = { $symbol ->
    [map] a map tile
   *[other] a { $number } of { symbol }
}
small-treasure = { $treasure ->
    [two] the treasure of two
    [three] the treasure of three
   *[four] the treasure of four
}
the-face = { $kind ->
    [letter] the letter { $face }
   *[number] the number { $face }
}
step-count = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
role-black = Black
role-red = Red
board-sunrise = Sunrise
board-sunset = Sunset
board-hook = The Hook
board-maps = { $n ->
    [0] no map tile
    [one] { $n } map tile
   *[other] { $n } map tiles
}
board-jokers = { $n ->
    [0] no joker
    [one] { $n } joker
   *[other] { $n } jokers
}
board-stools = Stools
board-treasures = Treasures
board-bag = Bag: { $n }
board-supply = in the supply
board-finds = finds
board-hidden = maps, hidden
board-shown = maps, face up
board-from-hook = The Hook
board-hold = hold
board-stacks = { $n ->
    [0] empty
    [one] { $n } stack
   *[other] { $n } stacks
}
board-room = room for { $n }
board-points = points
board-sum = { $n } = pairs { $pairs } + stacks { $stacks } + hold { $hold }
board-sum-found = { $n } = pairs { $pairs } + stacks { $stacks } + hold { $hold } + Lost Treasure { $lost }
board-notes = Notes
board-columns = columns left
board-rows = rows left
board-squares = { $n ->
    [one] { $n } square left
   *[other] { $n } squares left
}

# A board of your own
finding-row-count = The drawing of the island has { $found } rows; with size { $wanted } it needs { $wanted }.
finding-row-length = There are { $found } squares in this row; it needs { $wanted }, with a space between them.
finding-no-cell = “{ $text }” on { $square } is nothing that can lie on the island: use a dot, map, hook, or a find tile such as sw1.
finding-no-find = “{ $text }” is no find tile: write the first two letters of the symbol and a number from 1 to 3, as in sw1.
finding-chest = Name 1 to { $most } find tiles in this line for { small-treasure }.
finding-treasure-over = { $treasure ->
    [two] The first treasure
    [three] The second treasure
   *[four] The third treasure
} can hold { $most } tiles at most, not { $n }: the notation has no more places for it.
finding-finds-over = { $found } squares are left for find tiles. At most { $most } can be played with: a player's row has no more places.
finding-finds-short = The island and the small treasures need { $wanted } find tiles; there are only { $found }.
finding-maps-over = { $found } map squares are drawn, but there are only { $most } map tiles for them.
finding-blocked = On 4 by 4 squares eight pirates could block one another for ever. Of the squares of each colour of a chessboard, at least one must be map or hook.
finding-too-often = { $tile } is named { $n ->
    [one] once
   *[other] { $n } times
}; { $most ->
    [0] there is no such tile
    [one] there is one such tile
   *[other] there are { $most } such tiles
}.
finding-other-size = The book has eight letters and eight numbers, so 8 by 8 squares, not { $n } by { $n }.
finding-other-total = The book has 96 find tiles, not { $n }.
finding-other-jokers = The book has three jokers, not { $n }.
finding-maps-short = There are { $wanted } map tiles for { $found } map squares. Those left over stay out of the game, and nobody sees them.
finding-no-hook = No square belongs to The Hook. Nobody can take its jokers and map tiles.
finding-bag-over = { $n } find tiles stay in the bag. Only { $most } of them can come out again.
finding-no-landing = The whole beach belongs to The Hook, so all pirates go straight to the bar.
finding-other-numbers = With us each symbol has six 1s, five 2s and five 3s.
finding-other-symbol = With us there are six 1s, five 2s and five 3s of { symbol }, too.
finding-other-treasures = With us the small treasures have two, three and four tiles. They keep these names here.
finding-other-hook = With us The Hook lies on D4, D5, E4 and E5; here it lies on { $squares }.
finding-other-maps = With us other squares are map squares: B2, B5, B7, C4, D2, D6, E3, E7, F5, G2, G4 and G7.
finding-maps-ashore = With us no map square is on the beach; here these are: { $squares }.

# In the picture
drawn-find = { $symbol ->
    [swords] swords { $n }
    [pistols] pistols { $n }
    [skulls] skulls { $n }
    [chests] chests { $n }
    [parrots] parrots { $n }
   *[rum] rum { $n }
}
drawn-finds = { $symbol ->
    [swords] swords × { $n }
    [pistols] pistols × { $n }
    [skulls] skulls × { $n }
    [chests] chests × { $n }
    [parrots] parrots × { $n }
   *[rum] rum × { $n }
}
drawn-map = map tile, face down, 1 step
drawn-map-square = map square
drawn-beach = beach
drawn-hook = The Hook
drawn-empty = empty
drawn-joker = joker
drawn-pirate = { $colour ->
    [black] black pirate { $n }
   *[red] red pirate { $n }
}
drawn-at = { $pirate }, on { $square }
drawn-supply = { $pirate }, in the supply
drawn-seated = { $pirate }, on stool { $n }
drawn-passes = { $n ->
    [one] the way passes an enemy pirate
   *[other] the way passes { $n } enemy pirates
}
drawn-ruled-out = ruled out by what you have seen
drawn-ruled-out-openly = ruled out by what lies open
drawn-treasure = { $size ->
    [two] Small treasure of two: { $tiles }
    [three] Small treasure of three: { $tiles }
   *[four] Small treasure of four: { $tiles }
}
drawn-bag = { $n ->
    [0] The bag: no tile left for refilling
    [one] The bag: { $n } tile left for refilling
   *[other] The bag: { $n } tiles left for refilling
}
drawn-many = { $tile } × { $n }
drawn-bag-content = { $bag }, from among: { $tiles }
drawn-gone = Out of the game: { $tiles }
drawn-square = { $square }: { $what }
drawn-bag-full = The bag with all the find tiles
drawn-hook-jokers = { $n ->
    [0] The Hook: no joker left
    [one] The Hook: { $n } joker
   *[other] The Hook: { $n } jokers
}
drawn-hook-maps = { $n ->
    [0] The Hook: no map tile left
    [one] The Hook: { $n } map tile, face down
   *[other] The Hook: { $n } map tiles, face down
}
drawn-stool = Stool { $n }: { $who }
drawn-stool-free = Stool { $n }: free
drawn-hold = { $stacks ->
    [0] Hold of { $who }: empty
    [one] Hold of { $who }: { $stacks } stack, worth { $points }
   *[other] Hold of { $who }: { $stacks } stacks, worth { $points }
}
drawn-hold-closed = { $stacks ->
    [0] Hold of { $who }: empty
    [one] Hold of { $who }: { $stacks } stack, face down
   *[other] Hold of { $who }: { $stacks } stacks, face down
}
drawn-hold-content = { $hold } ({ $tiles })
drawn-hold-room = { $hold }. It takes { $n } stacks.
drawn-row = Finds of { $who }: { $finds }
drawn-none = none
drawn-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
drawn-from = Map tile from { $square }: { $face }
drawn-from-shown = Map tile from { $square }, turned up: { $face }
drawn-from-hidden = Map tile from { $square }, face down
drawn-owned = { $what } ({ $who })
drawn-score = { $points ->
    [one] { $who }: { $points } point so far ({ $pairs } for pairs, { $bonus } for more stacks, { $hold } in the hold)
   *[other] { $who }: { $points } points so far ({ $pairs } for pairs, { $bonus } for more stacks, { $hold } in the hold)
}
drawn-score-closed = { $who }: points are counted at the end
drawn-score-end = { $points ->
    [one] { $who }: { $points } point ({ $pairs } for pairs, { $bonus } for more stacks, { $hold } in the hold, { $lost } for the Lost Treasure)
   *[other] { $who }: { $points } points ({ $pairs } for pairs, { $bonus } for more stacks, { $hold } in the hold, { $lost } for the Lost Treasure)
}
drawn-lost = The Lost Treasure: a letter and a number, face down
drawn-lost-found = The Lost Treasure lay on { $square }: { $pirate } dug there
drawn-lost-missed = The Lost Treasure lay on { $square }: nobody dug there
drawn-notes = Notes: { $left } of { $all } squares { $left ->
    [one] remains
   *[other] remain
}. Columns ruled out: { $columns }. Rows ruled out: { $rows }.
drawn-left = { $left } of { $all }
drawn-lost-label = Lost Treasure
drawn-origin-hook = The Hook
drawn-coordinate = Lost Treasure: { $face }
drawn-taken = Map tile: { $face }
drawn-taken-hidden = A map tile, face down
drawn-turned = Turned up: { $face }
drawn-begins = { $colour ->
    [black] Black begins
   *[red] Red begins
}

# What happened
told-prologue = The island is laid out: find tiles face up, map tiles face down, and somewhere lies the Lost Treasure.
told-lay = On { $square } lies { a-tile }.
told-begin = Lots are drawn: { $who } begins.
told-deploy = { $who } deploys pirate { $pirate } to { $square }, on { a-tile }.
told-deploy-stool = The beach has no free tile left: { $who } deploys pirate { $pirate } straight to stool { $stool }.
told-skip = { $who } can neither deploy nor move and is skipped.
over-enemies = { $enemies ->
    [0] {""}
    [one] {""} over an enemy
   *[other] {""} over { $enemies } enemies
}
told-move = { $who } moves pirate { $pirate } from { $start }{ over-enemies } to { $to }.
told-move-take = { $who } moves pirate { $pirate } from { $start }{ over-enemies } to { $to } and takes { the-tile }.
told-collect = { $who } takes { the-tile } from { $start }.
told-stay = The pirate stays on { $to }, { a-tile }.
told-sit-empty = { $to } is empty: the pirate is off to the bar, on stool { $stool }.
told-sit-hook = In The Hook the pirate sits down on stool { $stool }.
map-origin = { $origin ->
    [hook] The Hook
   *[other] { $origin }
}
told-turn = { $who } turns up a map tile that { $owner } was hiding, the one from { map-origin }: it is { the-face }.
told-take = { $who } takes the map tile from { map-origin }, face down: it is { the-face }.
told-took = { $who } takes the map tile from { map-origin }, face down.
told-take-hook = The map tile from The Hook goes face down to { $who }: it is { the-face }.
told-took-hook = The map tile from The Hook goes face down to { $who }.
told-hook-joker = { $who } takes a joker in The Hook.
told-hook-map = { $who } chooses a map tile in The Hook.
with-jokers = { $jokers ->
    [0] {""}
    [one] {""} with a joker
   *[other] {""} with { $jokers } jokers
}
told-load = { $who } loads { small-treasure }{ with-jokers }: { points } for the hold.
told-load-closed = { $who } loads { small-treasure }{ with-jokers }: one more stack, face down.
told-hold-full = With { $n } stacks the hold of { $who } is full.
told-refill = Out of the bag comes { a-tile } for { small-treasure }.
told-bag-last = That was the last tile in the bag.
told-bag-empty = The bag is empty: nothing is refilled.
told-decline = { $who } does not load.
told-sunset = All pirates sit: the sun sets. What is left on the island is cleared away, and the digging begins.
told-all-sit = { $who } has no more pirates to move: until sunset only { $other } takes turns.
told-dig = { $who } digs on { $square } with the pirate from stool { $stool }.
told-found = The coordinates are turned up: the Lost Treasure is on { $square }, and { $who } has dug there!
told-not-found = The coordinates are turned up: the Lost Treasure is on { $square }, where nobody has dug.

# What is asked
ask-deploy-only = Deploy a pirate on a free tile of the beach.
ask-deploy = Deploy a pirate on a free tile of the beach. { $missing ->
    [one] Then you may move.
   *[other] You move once { $needed } are ashore.
}
ask-deploy-stool = The beach has no free tile left: your pirate goes straight to stool { $stool }.
ask-deploy-or-move = Move a pirate, or deploy one on the beach.
ask-stool-or-move = Move a pirate, or deploy one straight to stool { $stool }: the beach has no free tile left.
ask-move = Move one of your pirates.
ask-skip = None of your pirates can move: this turn you are skipped.
ask-pick = { $n ->
    [one] Your pirate has walked over an enemy: turn up one of the map tiles that { $owner } hides.
   *[other] Your pirate has walked over enemies: turn up { $n } of the map tiles that { $owner } hides, one after the other.
}
ask-hook = Your pirate is in The Hook. Take a joker or a map tile.
ask-hook-joker = Your pirate is in The Hook. Only jokers are left: take one.
ask-hook-map = Your pirate is in The Hook. Only map tiles are left: take one.
ask-load = You have what a small treasure asks for: load it.
ask-load-choice = You have what a small treasure asks for: choose what to load.
ask-load-jokers = With jokers you can load a small treasure. Load, or decline.
ask-dig = Where does your pirate from stool { $stool } dig? { $left ->
    [0] He is your last.
    [one] One more of yours digs after him.
   *[other] { $left } more of yours dig after him.
}
name-deploy = Pirate { $pirate } to { $square }, on { a-tile }
name-deploy-stool = Pirate { $pirate } straight to stool { $stool }
name-over = { $enemies ->
    [0] {""}
    [one] , over one enemy
   *[other] , over { $enemies } enemies
}
name-move = Pirate { $pirate } to { $to }{ name-over }{ $symbol ->
    [hook] , into The Hook
    [none] : empty, off to the bar
   *[other] , on { a-tile }
}
name-pick = Turn up the map tile from { map-origin }
name-hook-joker = Take a joker ({ $n } left)
name-hook-map = Take a map tile ({ $n } left)
name-load = Load { small-treasure }: { points }
name-load-plain = Load { small-treasure }: { points }, without a joker
name-load-jokers = Load { small-treasure }: { points }, { $jokers ->
    [one] with a joker for { $list }
   *[other] with { $jokers } jokers for { $list }
}
name-dig = Dig on { $square }
name-skip = Skip this turn
name-decline = Do not load

# Why not
not-chance = This is drawn by lot; nobody chooses it.
not-veiled = This is how others see an action; it cannot be played.
not-while-drawing = Something is being drawn by lot; after that the game goes on.
not-your-turn = It is not your turn.
not-all-sit = All your pirates sit in The Hook: you have no more turns before the digging.
not-your-stool = The pirates dig in the order of the stools, and the one on stool { $stool } is not yours.
not-on-board = There is no square { $square } on this board.
not-in-supply = None of your pirates is left in the supply.
not-beach = { $square } is not on the beach. Pirates are deployed on the rim of the island.
not-free = Somebody stands on { $square } already.
not-tile = No tile lies on { $square } any more. Pirates are deployed on a tile.
not-stool = A pirate may be deployed to a stool only when no free square of the beach has a tile.
not-that-pirate = There is no pirate { $pirate } in this game; each player has { $n }.
not-ashore = Pirate { $pirate } is still in the supply. Deploy him first.
not-seated = Pirate { $pirate } sits in The Hook and stays there until the digging.
not-enough-deployed = Pirates may move once { $needed ->
    [one] one of yours is
   *[other] { $needed } of yours are
} deployed; so far there { $n ->
    [0] is none.
    [one] is one.
   *[other] are { $n }.
}
not-back = A move does not end where it began, on { $start }.
not-reached = Pirate { $pirate } has to go exactly { step-count } from { $start }, and no such way ends on { $to }.
not-end-occupied = A move may pass over pirates but not end on one, and somebody stands on { $to }.
not-skipped = You can act, so you must.
not-lot = Which map tile is turned up is chosen here, not drawn.
not-before-pick = First turn up a map tile of the other player.
not-pick = You turn up a map tile only when your pirate has just walked over an enemy who hides one.
not-pick-shown = This map tile lies face up already.
not-pick-there = The other player has no such map tile.
not-before-hook = First take a tile from The Hook.
not-before-load = First comes loading: your move is not over yet.
not-after-sunrise = The sun has set: now the pirates only dig.
not-at-hook = A tile of The Hook is for a pirate who has just ended his move there.
not-in-hook = { $what ->
    [joker] No joker is left in The Hook.
   *[map] No map tile is left in The Hook.
}
not-without-move = Loading comes at the end of a move.
not-room = Your hold takes { $n } stacks and is full: you load no more.
not-second-load = Only one treasure may be loaded in a turn.
not-empty = Nothing lies in { small-treasure }, so it cannot be loaded.
not-joker-for-nothing = A joker stands for a tile: in { small-treasure } one of these places is empty.
not-enough-jokers = For this you would need { board-jokers }; you have { $have ->
    [0] none.
   *[other] only { $have }.
}
not-missing = For { small-treasure } you still need: { $list }.
not-last-joker = Among equal symbols jokers stand for the last ones: choose those places.
not-decline = You can load { small-treasure } without a joker, so you must load.
not-nothing-to-decline = There is nothing to decline now.
not-dig-yet = The digging begins when all pirates sit in The Hook.
not-dug = Somebody digs on { $square } already.

# The end
reason-not_over = The game goes on.
reason-treasure = The Lost Treasure has been found, and that wins the game.
reason-finder = The Lost Treasure has been found, and its 20 points win the game for its finder.
reason-finder_beaten = The Lost Treasure has been found, but even its 20 points were not enough for its finder.
reason-points = Nobody has found the Lost Treasure: the points decide.
reason-stacks = The points are equal: the number of stacks decides.
reason-draw = Points and stacks are equal.

# The lesson
lesson-goal = Welcome to the cove, a small Martinique. The Lost Treasure is buried here. These two tiles, face down, are its column and its row. Dig on that square at sunset and you win.
lesson-maps = How can you know the square? Every letter and every number exists just once. These map tiles show the others: a letter you have seen cannot be the treasure's.
lesson-treasures = If nobody finds it, points decide. Three small treasures bring the numbers on their tiles. You pay for one with tiles of the same symbols, picked up on the island.
lesson-land = You are Black. Your pirates come ashore on the beach. Start on the skulls: the 2 says that your pirate will go two steps from there.
lesson-land-not = That would be fine too, but begin in the corner with the skulls: you will soon see why.
lesson-second = The treasure of two asks for chests and skulls, whatever their numbers. Your first pirate stands on skulls, so put the second one on the chests in the other corner.
lesson-second-not = A good square as well. But chests and skulls together will fill your hold: take the chests in the other corner.
lesson-move = Everyone is ashore, now they walk. Pirate 1 goes exactly two steps, round corners too, but never diagonally. When he leaves, you get the tile he stood on. Send him to the map tile.
lesson-move-not = That would work, but a map tile is worth more than most: go there.
lesson-leave = The skulls are yours. A map tile always says one step. Walk on to the next one: the tile you leave is yours, and you alone may look at it.
lesson-leave-not = Walk on to the next map tile with pirate 1, so that you get two in a row.
lesson-seen = It is the D. So the treasure does not lie in column D: your notes have struck it out, 20 of 25 squares are left. Red has taken a map tile too, and hides it from you.
lesson-pass = Spy on Red! Whoever walks over an enemy pirate turns up one of the map tiles that he hides. Pirate 2 has two steps: walk over Red, but end beyond him.
lesson-pass-not = Go straight over the Red pirate with pirate 2, to the pistols behind him.
lesson-load = Red was hiding the 4, so row 4 is out as well. And you picked up the chests: with your skulls they pay for the treasure of two. Load it!
lesson-loaded = Your two tiles are gone, and the treasure lies in your hold as one stack: 3 points for its numbers, and 2 more as long as you have more stacks than Red. The bag has filled its place.
lesson-hit = But Red has paid you back: he walked over pirate 2, and your D lies open now. He ended in the tavern, took a joker there, and sits on the first stool.
lesson-more = Never mind. Take the map tile under pirate 1 by walking on to the next one.
lesson-more-not = Later! First the map tiles: walk on with pirate 1.
lesson-alone = It is the 1. And now look at the bar: both Red pirates sit there. With all his pirates at the bar, Red has no more turns until sunset: you play on alone. Do not let that happen to you!
lesson-inland = Nobody hurries you now, so go on collecting. Take pirate 2 inland, onto one more map tile.
lesson-inland-not = Pirate 2 should collect one more map tile on his way to the tavern.
lesson-hook = And now into the tavern. You get the tile he leaves, he sits down, and you may take something from The Hook: nowhere else do you get so much for one step. Go while pirate 1 still walks: the very last to sit down gets nothing there.
lesson-hook-not = Into the tavern, The Hook: there you may take a tile on top.
lesson-choose = The B as well! Now choose. A joker stands for any tile when you load. But whoever finds the Lost Treasure wins the game, so a map tile helps you more.
lesson-choose-not = A joker would help you to load, but the Lost Treasure wins the game. Take the map tile.
lesson-empty = The 5. Only pirate 1 still walks, and he could collect more. But see what an empty square does, and take him to C2: a pirate who ends on an empty square goes to the bar. He is the last of all, so the sun sets at once.
lesson-empty-not = That is allowed, and in another game you would go on collecting. But first see how the sun sets: take pirate 1 to C2.
lesson-sunset = The A, too. Everybody sits, so the sun has set at once: nothing more was loaded, and what was left on the island is gone. Now all dig in the order of the stools: Red was first and has dug on A2 and C5. The next two are yours.
lesson-think = You have seen A, B, D and 1, 4, 5. So it must be column C or E, and row 2 or 3: four squares, and you have two pirates.
lesson-clue = Red still hides one map tile from The Hook. He dug in column C, so he hardly holds the C. If he holds the E, only two squares are left…
lesson-end = Where do you dig? It is up to you now. After that try the real island: 64 squares, four pirates each, and three of them ashore before the first may walk. The ship's boy is an easy enemy.

# The coach
aim-deploy = Choose a symbol that a treasure asks for, or land near a map tile.
aim-alone = You play on alone: take all you can before your last pirate sits.
aim-last = Your last pirate: keep him on tiles. Once he sits, only the other plays on.
aim-pass = You can walk over an enemy and turn up a map tile of his: look for the eye.
aim-load-soon = One more tile with { symbol }, and you can load { small-treasure }: { points }.
aim-maps = Collect map tiles: each of them rules out a column or a row.
aim-pick = Each of these tiles rules out a column or a row. Their backs tell you only where they come from.
aim-hook = A map tile rules out a column or row; a joker stands for any tile when loading.
aim-hook-last = You will not move again: a joker only helps if you can load with it at once.
aim-load = A treasure's numbers are its points; tiles you pay with no longer make pairs.
aim-dig = { $n ->
    [one] Only one free square fits all you have seen: dig there.
   *[other] { $n } free squares fit all you have seen: dig on one of them.
}
aim-dig-clue = { $n ->
    [one] Only one free square fits all you have seen: dig there.
   *[other] { $n } free squares fit. Your enemy digs where he thinks it may lie: a clue.
}
aim-dig-unnoted = Dig in a column and a row whose map tiles you have not seen.
note-next = { $steps ->
    [one] then { $steps } step
   *[other] then { $steps } steps
}
note-stool = to the bar, digs as number { $n }
note-take = { $symbol ->
    [map] you get the map tile
   *[other] you get { symbol }
}
note-load-then = you can load { small-treasure }: { points }
note-turn = { $n ->
    [one] turns up an enemy map tile
   *[other] turns up { $n } enemy map tiles
}
note-hook = a tile from The Hook
note-map = rules out a column or a row
note-joker = stands for any tile when you load
note-load = { $n ->
    [0] as many points as before
    [one] { $n } point more than before
   *[other] { $n } points more than before
}
note-load-less = { $n ->
    [one] { $n } point less than before
   *[other] { $n } points less than before
}
note-dig = { $n ->
    [one] it must be here
   *[other] chance: 1 in { $n }
}
note-dig-out = ruled out
warn-last = This is your last pirate. Once he sits you have no more turns, and { $who } plays on alone with { $n ->
    [one] one pirate
   *[other] { $n } pirates
}.
warn-sunset = When he sits down the sun sets at once: nothing is loaded any more. Stay on the island, and you can load first.
warn-joker = You will load nothing more, so a joker is worth nothing to you. A map tile tells you where not to dig.
warn-decline = You will load nothing more, so these jokers are worth nothing later: loading brings you points.
warn-dig = You have seen { the-face }, so the treasure does not lie on { $square }.

# The legend
legend-find = Find tile. The number says how many steps a pirate goes from here; when he leaves, you get the tile. Its symbol pays for small treasures.
legend-map = Map tile, face down: one step from here. It shows a letter or a number that is not the Lost Treasure's; only whoever takes it may look.
legend-empty = Empty square. A pirate who ends his move here goes to the bar. Walking across is fine.
legend-hook = The Hook, the tavern. A pirate who ends his move here sits down at the bar, and you take a joker or a map tile, unless the sun sets as he sits down.
legend-stool = Bar stool. Whoever sits here waits for sunset; then all dig in the order of the stools.
legend-joker = Joker. It stands for any tile when you load a small treasure. It is worth no points.
legend-pirate = Pirate. He goes exactly as many steps as his tile says. You may walk over him, but not end on him.
legend-supply = Pirates who wait. They come ashore on a tile of the beach.
legend-eye = This way leads over an enemy: you turn up one of the map tiles that he hides.
legend-treasure = Small treasure. If you have tiles with all its symbols after your move, it goes into your hold. The numbers are its points.
legend-bag = The bag, and how many tiles are left for refilling the small treasures.
legend-gone = Tiles that have left the game.
legend-points = Points so far. They decide if nobody finds the Lost Treasure.
legend-points-closed = The points are counted at the end. They decide if nobody finds the Lost Treasure.
legend-pairs = 2 points for each pair of equal symbols that you keep.
legend-more = 2 points for more stacks in the hold than the other player.
legend-ship = Points in the hold: the numbers of all tiles loaded.
legend-finds = Find tiles of this player, by symbol, and jokers.
legend-taken = Map tile of this player, and where it comes from. If you see its face, only you know it.
legend-shown = Map tile that was turned up: everybody knows it.
legend-hold = Hold. Each small treasure that was loaded is one stack.
legend-lost = The Lost Treasure: its column and its row, face down until all have dug.
legend-notes = Your notes. Dark is what the tiles you have seen rule out.
legend-ruled = Ruled out by a letter or number that you have seen.
