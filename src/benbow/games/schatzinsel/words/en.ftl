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
told-prologue = The discs are laid by chance: nineteen wells, and a jungle between the camps and the ships.
reason-not_over = The game goes on.
reason-chests = One ship has chests enough.
reason-pawns = One side has no pawn left, neither on the island nor on its ship.
reason-limit = The last turn has been played: the ship with more chests wins.
reason-tie = The last turn has been played, and both ships have the same number of chests.

# What is asked

# Buttons

# Why not

# The table in a terminal

# In the picture
