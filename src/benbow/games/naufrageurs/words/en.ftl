# Les Naufrageurs: English
title = Les Naufrageurs
tagline = One Wrecker with a lantern and a donkey, the others bring their barrels home past the reefs.

# Options
option-players = Players
option-players-help = One is the Wrecker, all others are Shipowners and win or lose together.
option-players-clash = Every Shipowner needs a ship of his own: with so few lanes, fewer can play.
option-rounds = Rounds
option-rounds-help = A single round, or a match in which everyone is the Wrecker once.
option-rounds-single = single round
option-rounds-match = match
option-blue = Blue ship
option-blue-help = With four players: who loads the blue ship.
option-blue-last = the third Shipowner
option-blue-rotates = the Shipowners in turn
option-lanes = Lanes
option-lanes-help = Fewer than four make a small version of the game.
option-barrels = Barrels of each colour
option-barrels-help = Fewer than six make a small version of the game.
option-special = Special Cargo
option-special-help = How many brown barrels there are.

# Things
colour = { $back ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[brown] brown
}
barrel = { $back ->
    [green] the green { $value }
    [yellow] the yellow { $value }
    [red] the red { $value }
    [blue] the blue { $value }
   *[brown] the Special Cargo { $value }
}
colour-word = { $ship ->
    [green] green
    [yellow] yellow
    [red] red
   *[blue] blue
}
role-wrecker = the Wrecker
role-owner = Shipowner
board-head = Round { $round } of { $rounds } · the Wrecker: { $wrecker }
island = island
port = port
stock = In stock
booty = Wrecker's booty
home = Safe in port
earned = Earned so far
ashore = ashore
lost = out

# In the picture
ship-empty = the { colour-word } ship on square { $square }, not loaded yet
ship-ashore = the { colour-word } ship, waiting in port
ship-wrecked = the { colour-word } ship, wrecked on the reef
ship-lost = the { colour-word } ship, out for good
port-of = the { colour-word } port: { $who }
wrecker-is = the Wrecker: { $who }
donkey = the donkey with the lantern
chart-round = Round { $round } of { $rounds }
final = Final points
barrel-count = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
rack = { $back ->
    [green] In stock, green: { barrel-count }
    [yellow] In stock, yellow: { barrel-count }
    [red] In stock, red: { barrel-count }
    [blue] In stock, blue: { barrel-count }
   *[brown] In stock, Special Cargo: { barrel-count }
}
booty-count = Wrecker's booty: { barrel-count }
home-count = Safe in port: { barrel-count }
die = { $back ->
    [green] green die: { $face }
    [yellow] yellow die: { $face }
    [red] red die: { $face }
    [blue] blue die: { $face }
   *[black] black die: { $face }
}

# What happened
told-enter = The { colour-word } ship rolls { $face } and enters on square { $face }.
told-load = { $who } loads { $barrel } on the { colour-word } ship.
told-stow = { $who } loads a barrel on the { colour-word } ship: { $back ->
    [brown] Special Cargo, face down.
   *[other] its own colour, face down.
}
told-lure = { $who } puts the donkey on { colour-word }.
told-lure-wreck = { $who } puts the donkey on { colour-word }: so close to the reefs, the ship is wrecked at once.
told-lure-found = { $who } puts the donkey on { colour-word }: the ship is wrecked at once. The booty is { $barrel }.
told-drift = The black die shows { $face }: the { colour-word } ship drifts towards the island.
told-drift-wreck = The black die shows { $face }: the { colour-word } ship is wrecked.
told-drift-found = The black die shows { $face }: the { colour-word } ship is wrecked. The booty is { $barrel }.
told-sail = The { colour-word } ship rolls { $face } and sails on towards its port.
told-sail-home = The { colour-word } ship rolls { $face } and is safe in its port.
told-home = The { colour-word } ship, one square away, needs no roll and is safe in its port.
told-lost = For the { colour-word } ship there is no barrel left: it is out for good.
told-count = The round is over. { $wrecker }, the Wrecker, has { $booty ->
    [one] { $booty } point
   *[other] { $booty } points
}, the Shipowners have { $rest }.

# What is asked
ask-load = Load the { colour-word } ship on square { $square }: choose a barrel.
ask-lure = Put the donkey on a colour: which ship is to be wrecked?
ask-lure-second = Now a second ship, any but the { colour-word } one.
ask-lure-only = Put the donkey on a colour. You have one try this turn.
name-lure = the { colour-word } ship on square { $square }, with { $back ->
    [brown] Special Cargo
   *[other] a barrel of its colour
}

# Why not
not-chance = Dice roll by themselves; nobody chooses what they show.
not-veiled = This is how others see an action; it cannot be played.
not-wrecker-loads = The Wrecker loads nothing; the Shipowners do.
not-your-ship = The { colour-word } ship is loaded by another Shipowner.
not-this-colour = The { colour-word } ship carries its own colour or Special Cargo, { $back ->
    [green] not green.
    [yellow] not yellow.
    [red] not red.
   *[blue] not blue.
}
not-in-stock = This barrel is not in stock: { $barrel }.
not-time-to-load = Ships are loaded only when they come on the board.
not-owner-lures = Only the Wrecker has the donkey.
not-twice = The { colour-word } ship has already been tried this turn; the second try goes to another one.
not-lost = The { colour-word } ship is out of the game for good.
not-afloat = The { colour-word } ship is not on the board.
not-time-to-lure = The donkey moves only in the Wrecker's turn, when all ships are loaded and no die is due.

# The end
reason-not_over = The game goes on.
reason-wrecker_richer = The Wrecker has more points than the Shipowners.
reason-owners_richer = The Shipowners have more points than the Wrecker.
reason-even = Both camps have equally many points.
reason-most_points = One player has the most points after all rounds.
reason-shared = Several players are tied for the most points after all rounds and share the victory.
