# Les Naufrageurs: English
title = Les Naufrageurs
tagline = One Wrecker with a lantern and a donkey, the others bring their barrels home past the reefs.

# Options
option-players = Players
option-players-help = One is the Wrecker, all others are Shipowners and win or lose together.
option-players-clash = Every Shipowner needs a ship of his own: with so few lanes, fewer can play.
option-rounds = Rounds
option-rounds-help = In the French and English rulebooks a game is one round; in the German one it is a match of as many rounds as players, as the author advises in the others: everyone is the Wrecker once, and that is fair. One round favours the Shipowners: between strong bots the Wrecker wins only 7 of 100.
option-rounds-single = one round (as printed in French and English)
option-rounds-match = match, one round a player (as printed in German)
option-blue = Blue ship
option-blue-help = With four players: who loads the blue ship. The Shipowners agree on it.
option-blue-last = one Shipowner
option-blue-rotates = the Shipowners in turn
option-lanes = Lanes
option-lanes-help = Fewer than four make a small version of the game.
option-barrels = Barrels of each colour
option-barrels-help = Fewer than six make a small version of the game.
option-special = Special Cargo
option-special-help = How many brown barrels there are.
option-blue_owner = Owner of the blue ship
option-blue_owner-help = With four players, if one Shipowner has the blue ship: which of the three, counted from the Wrecker's left. It matters only for who loads it.
option-blue_owner-first = the first (as printed: they agree)
option-blue_owner-second = the second (as printed: they agree)
option-blue_owner-third = the third (as we read it)
option-shortage = When barrels run short
option-shortage-help = If a ship needs a brown barrel, and fewer are left than ships wait for a barrel: which of them is loaded next. A ship that finds nothing left is out for good.
option-shortage-lanes = the first in lane order (as we read it)
option-shortage-owners = the Shipowners choose (as printed: no order is given)

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
told-serve = { $who } chooses: the { colour-word } ship is loaded next.
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
ask-serve = There are fewer brown barrels than ships that wait for a barrel: which ship is loaded next?
ask-lure = Put the donkey on a colour: which ship is to be wrecked?
ask-lure-second = Now a second ship, any but the { colour-word } one.
ask-lure-only = Put the donkey on a colour. You have one try this turn.
name-lure = the { colour-word } ship on square { $square }, with { $back ->
    [brown] Special Cargo
   *[other] a barrel of its colour
}
name-serve = the { colour-word } ship on square { $square }

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
not-your-choice = Another Shipowner chooses which ship is loaded next.
not-waiting = The { colour-word } ship is not waiting for a barrel.
not-before-ship = First choose the ship that is loaded next; then its barrel.
not-time-to-serve = Ships are loaded in lane order; the Shipowners choose only where a ship needs a brown barrel and fewer are left than ships wait.
not-served-by-choice = Ships are loaded in lane order.
not-owner-lures = Only the Wrecker has the donkey.
not-twice = The { colour-word } ship has already been tried this turn; the second try goes to another one.
not-lost = The { colour-word } ship is out of the game for good.
not-afloat = The { colour-word } ship is not on the board.
not-time-to-lure = The donkey moves only in the Wrecker's turn, when all ships are loaded and no die is due.

# Coach
aim-load-reef = Beside the reef the Wrecker takes this ship without a roll, if he dares. A bad barrel hurts him here; a good one is a bluff.
aim-load-middle = In the middle both sides have even odds. A barrel of middling value risks little.
aim-load-port = One square from its port: unless the Wrecker rolls a 3, it is home next turn. A good barrel is nearly safe here.
aim-load-special = No { colour-word } barrel is left, so this ship has to carry Special Cargo.
aim-serve = Brown barrels are short. A ship that finds none is out for good, and from then on the Wrecker has one try a turn. A good barrel belongs on a ship near its port, a bad one on a ship beside the reef.
aim-lure-sure = The { colour-word } ship is beside the reef and yours without a roll. { $n ->
    [1] It carries the { $values }.
   *[other] But what is aboard? It may be { $values }.
}
aim-lure-roll = No ship is beside the reef. From square 2 every second try succeeds, from square 3 one in ten; and even a miss drags the ship back.
aim-lure-only = A ship is out for good, so you have one try a turn, and you must make it. If you fear a barrel, try a ship that is far away.
note-lure = { $percent ->
    [100] Yours without a roll; { aboard }
   *[other] Wrecked: { $percent }%; { aboard }
}
aboard = { $n ->
    [1] it is the { $values }
   *[other] may be { $values }
}
note-load = { $lost ->
    [100] Lost for certain if he lures it; else { note-home }
   *[other] Lost: { $lost }% if he lures it; else { note-home }
}
note-home = { $home ->
    [100] home for certain
   *[other] home: { $home }%
}
warn-load-reef = The Wrecker can take this ship without a roll. Then { $barrel } is his.
warn-load-port = This ship is almost home, and { $barrel } would cost you points.
warn-lure-bad = This can only cost you points: the barrel is { $values }.
warn-lure-sure = The { colour-word } ship would be yours without a roll, and its barrel is worth { $values }.

# Legend
legend-ship = A ship. Its colour and the shape on its sail say which port it sails to; it carries one barrel, which the Wrecker sees from behind.
legend-wreck = A wreck: this ship was lured onto the reef. It comes back in the Owners' turn.
legend-lost = A ship that is out for good: there is no barrel left for it.
legend-reef = The reef. A ship that drifts this far breaks, and the Wrecker takes its barrel.
legend-square = The lanes have three squares: 1 is beside the reef, 3 beside the port.
legend-port = A port, and who loads its ship. A ship that reaches it is safe, and its barrel counts for the Owners.
legend-island = Oléron, the Wrecker's island, and his name.
legend-donkey = The donkey with the lantern. It stands at the lane of the ship that was lured last.
legend-corners = Four corners: this ship is next to roll or to be loaded.
legend-colour = Barrels of a colour go on ships of this colour only. Each colour has { $values }.
legend-special = Special Cargo goes on any ship. There are { $values }.
legend-booty = The Wrecker's booty: the barrels of wrecked ships. He looks at what is in them; the Owners know it anyway.
legend-home = The barrels that the Owners have brought home. The Wrecker does not see what is in them.
legend-purse = What this player has earned in the rounds that are over.

# The end
reason-not_over = The game goes on.
reason-wrecker_richer = The Wrecker has more points than the Shipowners.
reason-owners_richer = The Shipowners have more points than the Wrecker.
reason-even = Both camps have the same number of points.
reason-most_points = Most points after all rounds.
reason-shared = Several players are tied for the most points after all rounds and share the victory.

# The first voyage: said step by step
lesson-goal = You are the Wrecker of Oléron. With a donkey and a lantern you lure ships onto the reef and take their barrels. Barrels are points, and the side with more points wins the round.
lesson-ships = Four ships are making for their ports on the right. Each carries one barrel, and you see only its back. What is inside, only the Shipowner knows.
lesson-barrels = In this short lesson each colour has two barrels, a 7 and a −2. The brown ones are Special Cargo, an 8 and a −7, and any ship may carry them. So a back tells you what may be inside.
lesson-reef = In your turn you lure two ships, one after the other. Green is on square 1, beside the reef: put the donkey there, and it is yours without a roll.
lesson-reef-not = That would take luck. Green, beside the reef, is certain: take it first.
lesson-bad = A −2! The Owner saw green so close to the reef and gave it a bad barrel. Now your second ship: yellow, on square 2. Half of the time the black die shows a 1, which is too little. With a 2 or a 3 the ship breaks.
lesson-bad-not = Allowed, but a long shot from square 3. Lure yellow: from square 2 you have even odds.
lesson-seven = A 2: yellow breaks on the reef, and its 7 is yours. That makes 5 points.
lesson-home = Then the Owner's ships sailed. Red, one square from its port, was home without a roll; blue rolled a 1. The ships that had left came back: each rolled for its square and got a new barrel.
lesson-count = Remember what you have seen! You hold the green −2, so the barrel on the green ship can only be the 7. It is on square 2: try your luck.
lesson-count-not = You could. But of green you know that it carries a 7: try that first.
lesson-drift = Only a 1: green drifts beside the reef, and you may not try a ship twice in a turn. Yellow's brown barrel smells of a trap. Blue is one square from its port: lure it. Even a miss drags it back.
lesson-drift-not = Think of the Owner's turn: blue, on square 3, will be home without a roll. Drag it back.
lesson-again = Blue was dragged back, rolled a 2 and got home all the same. But green came no further than square 2, with your 7 still aboard. Once more!
lesson-again-not = The green 7 is the only barrel that you know. Try green first.
lesson-trap = There it is: 12 points. Two ships carry Special Cargo now, one the 8, the other the −7. Yellow's was loaded beside the reef, where Owners put what you are meant to take. So red may well have the 8: lure it.
lesson-trap-not = Yellow may have the −7, and blue is far out. Lure red.
lesson-escape = So close! A 1 was too little; then red rolled a 3, which comes one time in ten, and ran into port. The dice give and take.
lesson-out = Green, red and blue have no barrels left and are out for good. From now on you have one try a turn, and you must take it. Yellow can only carry its −2, since you hold the 7. So hope for a miss.
lesson-counted = Luckily you missed, and the last barrel is home. The round is over: 12 points for you, 9 for the Owner. In a match everyone is the Wrecker once, and all points are added up.
lesson-owner = Round two: now you are the Shipowner. All four ships are yours, and you see every number. What comes home counts for you.
lesson-near-reef = Green has to start beside the reef. The Wrecker takes it for certain if he wants it. So let him have the −2.
lesson-near-reef-not = The Wrecker may take this ship without a roll. Do not give him a treasure: load the green −2.
lesson-near-port = Yellow is on square 3: home next turn, unless the Wrecker rolls a 3. A good place for the 7.
lesson-near-port-not = This ship is almost home. Let it bring you something: load the yellow 7.
lesson-middle = Red is in the middle: if he lures it, he gets it half of the time. You decide: 7 or −2?
lesson-middle-not = Save the Special Cargo for later. Choose the red 7 or the red −2.
lesson-bluff = Blue is beside the reef as well, and there he expects a bad barrel. Bluff: give it the 7! You will be asked whether you mean it.
lesson-bluff-not = That is what he expects. Dare to bluff: load the blue 7.
lesson-worked = He took the green −2 and did not dare to touch blue: your 7 sails on. Green is back, on square 3 and almost home. Give it its 7.
lesson-worked-not = Green is almost home, so it should carry something good: the green 7.
lesson-special = Yellow's 7 is safe in port. Its −2 is left, or Special Cargo, which any ship may carry. You decide.
lesson-alone = That is all. Finish the round against the ship's boy: bad barrels near the reef, good ones near the port, and now and then the other way round, so that he never knows. A full game has six barrels of each colour, so there is more to remember.
option-board = Dice and barrels
option-board-help = Who has measured the dice of his own box, or has other barrels, can play with those.
option-board-oleron = as printed
finding-too-much = The good barrels may be worth { $high } points together at most, the bad ones { $low } at least.
finding-dice = In the book the dice show 1, 2 and 3 with 50, 40 and 10 per cent.
finding-barrels = In the book the { $back } barrels are worth { $values }.
finding-even = All barrels together are worth { $total }, an even number: a round may end in a tie.
