# L'Île au Trésor: English
title = L’Île au Trésor
tagline = Six chests around a volcano, a single treasure. Find it, carry it to the coast, and be the first to get it aboard.

# Options
option-players = Players
option-players-help = Two to four crews, each for itself. It is at its best with three.
option-board = Map
option-board-help = The islet is a small map for a quick game, with distances half as long.
option-board-island = the island, ten ports
option-board-islet = the islet, six ports
option-rescue = Saving rolls
option-rescue-help = In an eruption or a fever: a roll for each pirate in danger, or a single roll for all pirates of a player.
option-rescue-each = one for each pirate
option-rescue-once = one for each player
option-limit = Turns per player
option-limit-help = If nobody has loaded the treasure by then, the game is a draw.
option-pirates = Pirates per player
option-pirates-help = Fewer than six make a small version of the game.
option-chests = Chests
option-chests-help = Fewer than six make a small version of the game; they lie in the first sectors.
option-seizing = Taking an empty boat with a double 4
option-seizing-help = A double 4 brings a boat to join an enemy's, and takes that one if nobody is aboard. As printed, its PP may instead pay for embarking on an enemy's empty boat.
option-seizing-joining = only with a boat that joins it, as we read it
option-seizing-jetty = also from its jetty, for 6 PP, as printed
option-flight = A beaten pirate (9 or 10)
option-flight-help = As printed, the attacker may drive him away. Whoever is left where he stands keeps the treasure.
option-flight-must = flees, exactly five hexes, as we read it
option-flight-may = may be driven away, up to five hexes, as printed
option-targets = Whom an attack is on
option-targets-help = Whoever attacks several makes one throw: more of his pirates may take part, everything that protects anyone attacked is subtracted, and one of them is beaten.
option-targets-one = one enemy, as we read it
option-targets-several = one enemy, or several beside the leader, as printed
option-blockade = Who keeps the treasure from being loaded
option-blockade-help = Pirates cannot attack boats. As printed, an enemy who has joined your boat in its port therefore blocks it as long as he stays aboard there.
option-blockade-land = enemies on land beside the jetty, as we read it
option-blockade-aboard = those aboard a boat in its port, too, as printed

# Things
role = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
the-pirate = { colour } pirate { $pirate }
The-pirate = { role } pirate { $pirate }
hull = { $boat ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
the-boat = the { hull } boat
The-boat = The { hull } boat
the-other = { $other ->
    [red] the red one
    [blue] the blue one
    [green] the green one
   *[yellow] the yellow one
}
way-to = { $way ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
ground = { $ground ->
    [flat] flat
    [marsh] marsh
    [hill] hill
    [mountain] mountain
   *[fortress] fortress
}
pp = { $n } PP
onto = { $chest ->
    [0] {""}
   *[other] , onto chest { $chest }
}{ $loose ->
    [yes] , where the treasure lies
   *[no] {""}
}{ $friend ->
    [0] {""}
   *[other] , past pirate { $friend }
}
and-takes-it = { $takes ->
    [yes] {""} and takes it, for nobody was aboard
   *[no] {""}
}
taking-it = { $takes ->
    [yes] , taking it
   *[no] {""}
}
board-turn = Turn { $n } of { $most }
board-pp = { pp } left
board-storm = Storm
board-eruption = Eruption in sector { $sector }
board-river = river
board-sign = { $what ->
    [jetty] jetty
    [port] port
    [boat] boat, 6 aboard
    [chest] chest
    [empty] empty
   *[treasure] treasure
}
board-treasure = treasure
board-chests = chests
board-ashore = ashore
board-dead = dead
board-boat = { hull } boat, port { $port }:
board-boat-waiting = not in a port yet:
board-odds = { $n ->
    [one] { $n } attacker
   *[other] { $n } attackers
}, of 36 throws: dies { $dies }, flees { $flees }, nothing { $nothing }, leader dies { $leader }

# Where a pirate cannot get in this turn
beyond-pp = It is { $cost } PP to { $hex }; you have { $n ->
    [0] none left.
   *[other] only { $n } left.
}
beyond-limit = It is { $cost } PP to { $hex }; pirate { $pirate } may use { $n ->
    [0] no more in this turn.
   *[other] only { $n } more in this turn.
}
beyond-fog = { $hex } is too far off: in the fog he can go { $n ->
    [0] not a step more.
    [one] one more step, for { $pp } PP at most.
   *[other] { $n } more steps, for { $pp } PP at most.
}
beyond-barred = Enemies bar every way to { $hex } for pirate { $pirate }.
beyond-overseas = No way on land leads pirate { $pirate } to { $hex }, or none that is not far too long.
beyond-land-pp = Landing and going on to { $hex } costs { $cost } PP; you have { $n ->
    [0] none left.
   *[other] only { $n } left.
}
beyond-land-limit = Landing and going on to { $hex } costs { $cost } PP; a pirate may use only { $n } in a turn.
beyond-first = First choose one of your pirates or boats, then where to go.
beyond-first-fog = First choose the { colour } pirate you want to lead astray.
beyond-himself = Pirate { $pirate } stands there: choose him, not his hex.
beyond-port = Choose port { $port }, where { the-boat } lies.

# Whom a pirate cannot attack
beyond-apart = Pirate { $leader } is not next to { the-pirate }.
beyond-unreached = None of your pirates is next to { the-pirate }.
beyond-no-enemy = No enemy is next to pirate { $pirate }.
beyond-aboard = Only pirates on land can be attacked, not boats or those aboard.

# In the picture
drawn-ground = { $ground ->
    [flat] flat
    [marsh] marsh
    [hill] hill
    [mountain] mountain
   *[fortress] fortress
}
drawn-cell = cell { $n }
drawn-jetty = jetty of port { $port }
drawn-river = river: { $sides }
drawn-side = { $way ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
drawn-costs = costs { $n } PP
drawn-pirate = { $colour ->
    [red] red pirate { $n }
    [blue] blue pirate { $n }
    [green] green pirate { $n }
   *[yellow] yellow pirate { $n }
}
drawn-at = { $pirate }, on { $hex }
drawn-aboard = { $colour ->
    [red] { $pirate }, aboard the red boat
    [blue] { $pirate }, aboard the blue boat
    [green] { $pirate }, aboard the green boat
   *[yellow] { $pirate }, aboard the yellow boat
}
drawn-dead = { $pirate }, in the dead men's chest
drawn-room = { $n } PP left for him
drawn-carries = with the treasure
drawn-passing = passing
drawn-astray = { $n ->
    [one] astray, { $n } step left
   *[other] astray, { $n } steps left
}
drawn-needs = saved by { $n } or more
drawn-boat = { $colour ->
    [red] red boat ({ $who })
    [blue] blue boat ({ $who })
    [green] green boat ({ $who })
   *[yellow] yellow boat ({ $who })
}
drawn-boat-in = { $n ->
    [0] { $boat }, in port { $port }, nobody aboard
   *[other] { $boat }, in port { $port }, { $n } aboard
}
drawn-boat-waiting = { $boat }, not placed yet
drawn-bars = bars the jetty: the treasure cannot be loaded while he stands here
drawn-bars-aboard = bars the jetty: the treasure cannot be loaded while an enemy is aboard here
drawn-port = port { $port }
drawn-port-free = port { $port }, free
drawn-chest-here = chest { $n }
drawn-chest = chest { $n }, on { $hex }
drawn-chest-waiting = chest { $n }, not laid yet
drawn-chest-empty = you have seen that it is empty
drawn-chest-full = you have seen the treasure in it
drawn-chest-looked = looked into by: { $who }
drawn-chest-open = chest { $n }, on { $hex }, open and empty
drawn-chest-origin = chest { $n }, emptied: the treasure was taken out of it
drawn-chest-from = treasure of chest { $n }
drawn-treasure-open = the treasure, open on { $hex }
drawn-treasure-carried = the treasure, carried by { $pirate }
drawn-grave = { $n ->
    [0] Dead men's chest: empty
    [one] Dead men's chest: { $n } pirate
   *[other] Dead men's chest: { $n } pirates
}
drawn-grave-label = Dead men's chest
drawn-pp = { $n } PP
drawn-pp-left = { $n } PP left in this turn
drawn-fog-left = { $n ->
    [one] Fog: { $n } step and { $pp } PP left
   *[other] Fog: { $n } steps and { $pp } PP left
}
drawn-player = { $who }: { $ashore } ashore, { $aboard } aboard, { $dead } dead, boats: { $boats }
drawn-player-carries = has the treasure
drawn-player-turn = to play
drawn-turns-left = { $n ->
    [one] the last round
   *[other] { $n } rounds left
}
drawn-storm-name = Storm: boats stay in port, nobody lands or embarks, nothing is loaded
drawn-eruption-name = Eruption: lava over sector { $n }
drawn-event = { $event ->
    [fever] Fever
    [eruption] Eruption
    [fog] Fog
    [boats] Boats
    [storm] Storm
   *[recruits] Recruits
}
drawn-odds = { $what ->
    [dies] dies
    [flees] flees
    [nothing] nothing
    [leader] leader dies
    [fortress] fortress
    [mountain] mountain
    [river] across a river
   *[dice] two dice
}
drawn-odds-percent = { $n }%
drawn-odds-attackers = { $n ->
    [one] { $n } attacker
   *[other] { $n } attackers
}
drawn-odds-name = Attack on { $pirate }, dice { $bonus }: dies { $dies } of 36, flees { $flees } of 36, nothing { $nothing } of 36, the leader dies { $leader } of 36
drawn-die = { $n }
drawn-die-pp = { $n }, { $sum } PP
drawn-die-sum = { $n }, { $sum } in all
drawn-die-event = { $n }, double: { $event }
drawn-die-lava = lava over sector { $n }
drawn-die-begins = { $colour ->
    [red] Red begins
    [blue] Blue begins
    [green] Green begins
   *[yellow] Yellow begins
}
drawn-die-look = { $what ->
    [empty] Chest { $n } is empty
   *[treasure] The treasure is in chest { $n }
}
drawn-die-looked = A secret look into chest { $n }

# What happened
told-prologue = The chests lie around the volcano. Which one holds the treasure, nobody knows.
told-lay = Chest { $chest } lies on { $hex }, cell { $cell }.
told-begins = Lots are drawn: { $who } begins.
told-placing = { $who } rolls { $low } and { $high }: 7 or more, so the boat may be placed.
told-placing-not = { $who } rolls { $low } and { $high }: less than 7, the boat has to wait.
told-roll = { $who } rolls { $low } and { $high }: { $sum } PP.
told-roll-useless = { $who } rolls { $low } and { $high }: { $sum } PP, which nobody can use.
told-storm-over = The storm is over.
told-recruits = { $who } rolls a double 6, recruits: a dead pirate may come back.
told-recruits-not = { $who } rolls a double 6, recruits, but has no dead pirate.
told-storm = { $who } rolls a double 5, a storm! Until the next double no boat sails, nobody lands or embarks, and nothing is loaded.
told-storm-again = { $who } rolls a double 5: the storm goes on until the next double.
told-boats = { $who } rolls a double 4, boats: one may join an enemy boat in its port.
told-boats-not = { $who } rolls a double 4, boats, but has none that can join an enemy boat.
told-boats-seizing = { $who } rolls a double 4, boats: one may join an enemy boat in its port, or a pirate take an empty one from its jetty.
told-boats-seizing-not = { $who } rolls a double 4, boats, but can neither join an enemy boat nor take one.
told-fog = { $who } rolls a double 3, fog! { $mover } may lead a { colour } pirate astray.
told-fog-not = { $who } rolls a double 3, fog, but no { colour } pirate can go astray.
told-eruption = { $who } rolls a double 2: the volcano erupts!
told-fever = { $who } rolls a double 1, fever! Each { colour } pirate needs a saving roll.
told-fever-not = { $who } rolls a double 1, fever, but has nobody left to fall ill.
told-lava = Lava runs through sector { $sector }: whoever is on its cells needs a saving roll.
told-lava-nobody = Lava runs through sector { $sector }, where nobody is.
told-saved = { The-pirate } needs { $need } or more: { $low } and { $high }, saved.
told-not-saved = { The-pirate } needs { $need } or more: { $low } and { $high }, dead.
told-saving = { $who } rolls { $low } and { $high } for all: { $sum }.
told-saved-many = { $n ->
    [one] Saved: pirate { $list }.
   *[other] Saved: pirates { $list }.
}
told-lost-many = { $n ->
    [one] Dead: pirate { $list }.
   *[other] Dead: pirates { $list }.
}
told-place = { $who } puts the boat into port { $port }.
told-step = { $who }: pirate { $pirate } goes from { $start } to { $to }{ onto } ({ pp }).
told-stray = { $who } leads { the-pirate } astray from { $start } to { $to }{ onto } ({ pp }).
told-land = { $who }: pirate { $pirate } lands from { the-boat } on { $to }{ onto } ({ pp }).
told-embark = { $who }: pirate { $pirate } goes aboard { the-boat }{ and-takes-it } ({ pp }).
told-sail = { $who } sails { the-boat } from port { $start } to port { $to } ({ pp }).
told-join = { $who } sails { the-boat } from port { $start } to join an enemy boat in port { $to }.
told-board = { $who }: pirate { $pirate } crosses to { the-boat }{ and-takes-it }.
told-look = { $content ->
    [treasure] { $who }: pirate { $pirate } looks into chest { $chest } and sees the treasure!
   *[empty] { $who }: pirate { $pirate } looks into chest { $chest } and finds it empty.
}
told-looked = { $who }: pirate { $pirate } looks into chest { $chest } in secret.
told-take = { $who }: pirate { $pirate } takes the treasure on { $hex }!
told-take-chest = { $who }: pirate { $pirate } takes the treasure out of chest { $chest }! The other chests are empty.
told-recruit-boat = { $who }: pirate { $pirate } comes back aboard { the-boat }{ and-takes-it }.
told-recruit-fort = { $who }: pirate { $pirate } comes back in the fortress on { $hex }.
told-attack = { $who } attacks { the-pirate } on { $hex } { $n ->
    [one] with pirate { $leader } alone.
   *[other] with { $n } pirates, led by pirate { $leader }.
}
told-clash = { $who } rolls { $low } and { $high }{ $sign ->
    [plus] , plus { $bonus }
    [minus] , minus { $bonus }
   *[none] {""}
}: { $total }.
told-clash-dies = { The-pirate } dies.
told-clash-flees = { The-pirate } has to flee.
told-clash-beaten = { The-pirate } is beaten and may be driven away.
told-clash-several = { $deadly ->
    [yes] One of those attacked dies.
   *[no] One of those attacked is beaten.
}
told-clash-trapped = { The-pirate } would have to flee, but has nowhere to go and dies.
told-clash-nothing = Nothing happens.
told-clash-leader = The attack fails: its leader, { the-pirate }, dies.
told-flee = { The-pirate } flees from { $start } to { $to }.
told-dropped = The treasure stays on { $hex }, open to all.
told-advance = { $who }: pirate { $pirate } advances to { $hex }.
told-advance-take = { $who }: pirate { $pirate } advances to { $hex } and takes the treasure!
told-load = { $who } loads the treasure and wins!
told-done = { $n ->
    [0] { $who } ends the move.
    [one] { $who } ends the move; { pp } is lost.
   *[other] { $who } ends the move; { pp } are lost.
}
told-done-fog-nobody = { $who } leads nobody astray.
told-done-fog = { $who } leaves { the-pirate } in the fog on { $hex }.
told-done-recruit = { $who } takes no recruit.
told-done-join = { $who } stays away from enemy boats.
told-done-board = { $who } leaves { the-boat } as it is.
told-done-combat = { $who } does not attack.
told-done-flight = { $who } leaves { the-pirate } on { $hex }.
told-also = { $who } attacks { the-pirate } on { $hex }, too.
told-victim = { $who } chooses: { the-pirate } on { $hex } { $dies ->
    [yes] dies.
   *[no] is beaten.
}
told-done-widen = { $who } attacks no one else.
told-done-advance = { $who } does not advance.

# What is asked
ask-place = Choose a free port for your boat. All your pirates are aboard.
ask-progress = You have { pp }. You can { $list }.
ask-deed = { $deed ->
    [load] load the treasure
    [step] move your pirates
    [land] land
    [embark] embark
   *[sail] change port
}
ask-progress-useless = { $n ->
    [0] You have no PP left. End the move.
    [one] You have { pp }, and nothing to spend it on. End the move.
   *[other] You have { pp }, and nothing to spend them on. End the move.
}
ask-take = Pirate { $pirate } stands on the chest with the treasure: he may take it, or leave it there to mislead the others.
ask-take-open = Pirate { $pirate } stands where the treasure lies: he may take it.
ask-storm = In the storm boats stay in port, and nobody lands or embarks.
ask-passing = Pirate { $pirate } is passing one of your own on { $hex } and has to move on. He may use { pp }.
ask-recruit = Recruits: where does pirate { $pirate } come back?
ask-join = You may sail a boat to a port where an enemy boat has fewer pirates aboard.
ask-join-seizing = You may sail a boat to a port where an enemy boat has fewer pirates aboard, or take an empty enemy boat with a pirate on its jetty.
ask-board = Nobody is aboard { the-boat }. Send pirate { $pirate } across to take it?
ask-board-more = { The-boat } is yours. Send pirate { $pirate } across, too?
ask-fog = Fog: you may lead a { colour } pirate astray, by up to 3 hexes and 6 PP.
ask-fog-on = { $steps ->
    [one] { The-pirate } is astray on { $hex }: { $steps } step and { pp } left. Lead him on, or leave him there.
   *[other] { The-pirate } is astray on { $hex }: { $steps } steps and { pp } left. Lead him on, or leave him there.
}
ask-fog-passing = { $steps ->
    [one] { The-pirate } is passing another on { $hex } and has to move on: { $steps } step and { pp } left.
   *[other] { The-pirate } is passing another on { $hex } and has to move on: { $steps } steps and { pp } left.
}
ask-fog-end = { The-pirate } has gone three hexes astray, to { $hex }. Leave him there.
ask-combat = You may attack one enemy pirate: choose him, then the leader.
ask-combat-several = You may attack: choose an enemy, then the leader. The leader may attack others beside him at once.
ask-widen = { $n ->
    [one] One pirate attacks, led by pirate { $leader }:
   *[other] { $n } pirates attack, led by pirate { $leader }:
} of 36 throws { $dies } kill, { $flees } put to flight, { $nothing } do nothing, and with { $leads } your leader dies. Choose others beside him to attack, too, or throw the dice.
ask-victim = { $deadly ->
    [yes] The attack succeeds: choose which of those attacked dies.
   *[no] The attack succeeds: choose which of those attacked is beaten. If he cannot flee, he dies.
}
ask-leader = { $n ->
    [one] Attack on { the-pirate } with one pirate:
   *[other] Attack on { the-pirate } with { $n } pirates:
} he dies in { $dies } of 36 throws, flees in { $flees }, nothing happens in { $nothing }, and in { $leads } your leader dies. Choose who leads: he alone is at risk.
ask-flight = { The-pirate } flees: choose a hex exactly { $n } away.
ask-flight-may = { The-pirate } is beaten: drive him away, up to { $n } hexes, or leave him on { $hex }.
ask-flight-short = { $n ->
    [one] { The-pirate } flees: choose a hex beside him. He cannot get any farther.
   *[other] { The-pirate } flees: choose a hex { $n } away. He cannot get any farther.
}
ask-advance = Hex { $hex } is free now: one of your attackers may advance.
ask-advance-take = Hex { $hex } is free now, and the treasure lies there: one of your attackers may advance and take it.
name-place = Port { $port }, jetty on { $hex }{ $fort ->
    [yes] , a fortress
   *[no] {""}
}
name-step = Pirate { $pirate } { way-to } to { $to }{ onto }, { pp }
name-stray = { The-pirate } { way-to } to { $to }{ onto }, { pp }
name-land = Pirate { $pirate } lands from { the-boat } on { $to }{ onto }, { pp }
name-embark = Pirate { $pirate } aboard { the-boat }{ taking-it }, { pp }
name-sail = { The-boat } to port { $to }, { pp }
name-join = { The-boat } to port { $to }, joining { the-other }
name-take = Pirate { $pirate } takes the treasure
name-load = Load the treasure, { pp }
name-recruit-boat = Pirate { $pirate } back aboard { the-boat }{ taking-it }
name-recruit-fort = Pirate { $pirate } back in the fortress on { $hex }
name-board = Pirate { $pirate } across to { the-boat }{ taking-it }
name-attack = Attack { the-pirate } on { $hex }, led by pirate { $leader }
name-flee = To { $to }
name-also = Attack { the-pirate } on { $hex }, too
name-victim = { The-pirate } on { $hex }{ $dies ->
    [yes] : he dies
   *[no] : he is beaten
}
name-advance = Pirate { $pirate } advances to { $hex }
name-advance-take = Pirate { $pirate } advances to { $hex } and takes the treasure
name-done = { $n ->
    [0] End the move
   *[other] End the move, { pp } unused
}
name-done-fog = Leave him there
name-done-fog-nobody = Lead nobody astray
name-done-recruit = No recruit
name-done-join = Stay
name-done-board = Send nobody across
name-done-combat = No attack
name-done-flight = Leave him on { $hex }
name-done-widen = Throw the dice
name-done-advance = Do not advance

# Why not
not-chance = Chance decides this; nobody chooses it.
not-veiled = This is how others see an action; it cannot be played.
not-while-drawing = Chance is deciding just now; the game goes on right after.
not-your-turn = It is not your turn.
not-in-own-fog = Your pirates are in the fog: now { $who } may lead one of them astray.
not-before-placing = First choose a port for your boat; that is all you do this turn.
not-before-flight = First { the-pirate } has to flee: choose where to.
not-before-leaving = { The-pirate } is beaten: first choose where he is driven, or leave him there.
not-in-fog = In the fog you can only lead a { colour } pirate astray, or choose not to.
not-while-passing = Pirate { $pirate } is passing one of your own on { $hex }: he has to move on first.
not-take-passing = Pirate { $pirate } is only passing: on a hex held by one of your own he takes nothing.
not-placed-twice = Your boat has been placed already.
not-without-fog = Other players' pirates can be led astray only in the fog, after a double 3.
not-board-now = Pirates cross from boat to boat only after a double 4 that took them to an empty boat.
not-flee-now = Only a pirate who was attacked and beaten with 9 or 10 flees.
not-advance-now = An attacker may advance only after an attack that cleared the hex.
not-before-throw = The attack is announced: choose who else beside the leader is attacked, or throw the dice.
not-before-victim = The attack succeeds: first choose which of those attacked is beaten.
not-recruit-now = The dead come back only with a double 6.
not-recruit-nobody = None of your pirates is dead.
not-attack-twice = Only one attack is allowed in a turn.
not-attack-yet = Combat comes after the move: end the move first.
not-attack-before-event = Combat comes after the event of the double.
not-move-over = There is no more moving in this turn; only combat is left.
not-move-double = A double gives no PP: its event takes the place of the move.
not-that-pirate = There is no pirate { $pirate } in this game; each player has { $n }.
not-that-boat = There is no { hull } boat in this game.
not-that-port = There is no port { $port } on this map.
not-that-fort = There is no fortress { $fort } on this map; it has { $n }.
not-that-hex = On this map there is no land on { $hex }.
not-dead = { The-pirate } is dead. Only a double 6 (recruits) brings him back.
not-your-boat = { The-boat } is not yours.
not-in-port-yet = { The-boat } is not in a port yet.
not-enough-pp = This costs { $cost } PP; you have { $n ->
    [0] none left.
   *[other] only { $n } left.
}
not-limit = This costs { $cost } PP; pirate { $pirate } has used { $used } of the { $most } that he may use in a turn.
not-ground = { $ground ->
    [sea] The sea lies on that side; nobody walks there.
    [lake] A lake lies on that side; nobody gets through.
   *[crater] The crater lies on that side; nobody gets through.
}
not-enemy-there = { The-pirate } stands on { $hex }, and enemy pirates cannot be passed.
not-no-way-on = Your pirate { $friend } stands on { $hex }. He can be passed only with enough PP to reach a free hex or a boat behind him.
not-ashore = Pirate { $pirate } is aboard. He has to land first.
not-fog-aboard = The fog leads only pirates on land astray, and { the-pirate } is aboard.
not-fog-other = Only one pirate is led astray, and that is { the-pirate }.
not-fog-steps = { The-pirate } has gone three hexes astray already, and that is the limit.
not-fog-blocked = { The-pirate } stands on { $hex }: in the fog a pirate passes only those of his own side.
not-fog-pp = This costs { $cost } PP; in the fog { $n ->
    [0] none are left.
   *[other] only { $n } are left.
}
not-fog-way-on = { The-pirate } stands on { $hex }, and behind him no free hex is near enough.
not-stop-there = { The-pirate } cannot stay where another one stands: lead him on.
not-in-storm = There is a storm until the next double: boats stay in port, nobody lands or embarks, and nothing is loaded.
not-land-nobody = Nobody is aboard { the-boat }.
not-embark-twice = Pirate { $pirate } is aboard already.
not-at-jetty = { The-boat } lies in port { $port }: pirate { $pirate } can go aboard only from its jetty, { $hex }.
not-embark-treasure = Pirate { $pirate } carries the treasure and cannot embark. It has to be loaded.
not-boat-manned = { $n ->
    [one] A pirate is aboard { the-boat }; only an empty one can be taken.
   *[other] { $n } pirates are aboard { the-boat }; only an empty one can be taken.
}
not-same-port = { The-boat } lies in port { $port } already.
not-sail-nobody = Nobody is aboard { the-boat } to sail it.
not-all-hands = An enemy has joined { the-boat } in its port: it leaves only with all your living pirates aboard.
not-port-taken = A boat lies in port { $port }. Boats sail only to empty ports.
not-join-held = An enemy has joined { the-boat } in its port: it leaves only in a move, and only for an empty port.
not-join-empty = Port { $port } is empty; with a double 4 you join an enemy boat.
not-seize-own = { The-boat } is your own; with a double 4 a pirate embarks only to take an enemy boat.
not-join-two = Two boats lie in port { $port }; there is no room for a third.
not-join-own = The boat in port { $port } is your own; with a double 4 you join an enemy boat.
not-join-fewer = { The-boat } has { $own } aboard and { the-other } { $n }; it may join only a boat with fewer.
not-port-free = A boat lies in port { $port } already.
not-recruit-manned = { $n ->
    [one] An enemy is aboard { the-boat }; only an empty one takes your recruit.
   *[other] { $n } enemies are aboard { the-boat }; only an empty one takes your recruit.
}
not-recruit-occupied = Somebody stands in the fortress on { $hex }.
not-take-twice = Pirate { $pirate } carries the treasure already.
not-take-carried = { The-pirate } carries the treasure; only combat or death takes it from him.
not-take-elsewhere = The treasure lies on { $hex }; pirate { $pirate } is not there.
not-on-chest = Pirate { $pirate } does not stand on a chest.
not-take-empty = You have seen that chest { $chest } is empty.
not-load-nothing = None of your pirates carries the treasure.
not-load-jetty = Pirate { $pirate } carries the treasure, but stands on no jetty.
not-load-ready = Pirate { $pirate } has to stand on { $hex } with the treasure when your turn begins; then it can be loaded.
not-load-boat = None of your boats lies in port { $port }.
not-load-watched = An enemy pirate stands next to the jetty { $hex }: the treasure cannot be loaded.
not-load-blockaded = Enemies are aboard { the-boat } in port { $port }, beside the jetty: the treasure cannot be loaded here.
not-load-pp = Loading costs { $cost } PP here; you have { $n ->
    [0] none left.
   *[other] only { $n } left.
}
not-attack-land = Only pirates on land can be attacked, and there is no land on that side.
not-attack-nobody = Nobody stands on { $hex }.
not-attack-own = Your own pirate stands on { $hex }.
not-also-twice = { The-pirate } is being attacked already.
not-other-leader = Pirate { $leader } leads this attack: choose among the enemies beside him.
not-victim = { The-pirate } was not attacked.
not-leader = Of those aboard { the-boat } the lowest number leads: pirate { $leader }, not { $pirate }.
not-flee-occupied = Somebody stands on { $hex }.
not-flee-five = A pirate flees to a hex exactly five away over free land; { $hex } is not.
not-flee-up-to-five = A beaten pirate is driven up to five hexes away, over free land; { $hex } is too far or cut off.
not-flee-farthest = There is no hex five away over free land: he flees as far as possible, { $n ->
    [one] to a neighbouring hex,
   *[other] { $n } hexes away,
} and not to { $hex }.
not-advance-aboard = Pirate { $pirate } is aboard; only attackers on land can advance.
not-advance-apart = Pirate { $pirate } did not stand next to { $hex } and took no part in the attack.

# The end
reason-not_over = The game goes on.
reason-loaded = The treasure is aboard, and that wins the game.
reason-limit = The time is up and the treasure is still on the island: a draw.

# The coach
aim-place = Choose a port close to several chests. { $n ->
    [0] Loading the treasure costs 9 PP.
   *[other] Loading the treasure costs 9 PP, but only 8 in { $list }, where a fortress stands on the jetty.
}
aim-take = Taking the treasure costs nothing. From then on everyone sees it, and each step costs double.
aim-open = The treasure lies open on { $hex }: pirate { $pirate } is { $n } PP away. Whoever gets there first may take it.
aim-known = You have seen the treasure in chest { $chest } on { $hex }. Pirate { $pirate } is { $n } PP away; nobody else need know.
aim-land = Get your pirates ashore: landing costs 6 PP, and each pirate may use 7.
aim-chest = The nearest chest that you have not looked into is chest { $chest } on { $hex }, { $n } PP from pirate { $pirate }.
aim-spent = What is left is lost: landing costs 6 PP, and no pirate may use more than 7 in a turn.
aim-load = Load the treasure, and you have won!
aim-storm = Nothing is loaded in a storm. Guard your carrier until somebody rolls a double.
aim-blockaded = Enemies are aboard { the-boat } in port { $port }: as long as they stay, nothing is loaded here, and boats cannot be attacked. Take the treasure to another boat of yours, or capture one.
aim-barred = { $n ->
    [one] { The-pirate } on { $hex } stands beside the jetty: as long as he is there, nothing is loaded. Get beside him with two or more, then attack.
   *[other] Enemies stand beside the jetty, one of them on { $hex }: as long as they are there, nothing is loaded. Get beside them with two or more, then attack.
}
aim-few = Loading costs { $cost } PP, and you have { $n }. Use them to place guards beside the jetty: where yours stand, no enemy can.
aim-wait = Stay on the jetty: if the carrier is still here when your next turn begins, you can load the treasure for { $cost } PP. Place guards beside it, so that no enemy can stand there.
aim-home = Bring the treasure to the jetty of port { $port }: { $n } PP for pirate { $pirate }, who pays double. Let others walk beside him.
aim-no-boat = You have no boat. Embark on an empty one, and it is yours.
aim-chase = { The-pirate } carries the treasure, on { $hex }. Get beside him, with two or more if you can: beaten, he drops it.
aim-bar = { The-pirate } waits on the jetty { $hex } to load the treasure. A pirate of yours beside that jetty is enough to stop him.
aim-hold = { The-pirate } waits on the jetty { $hex } to load the treasure, but your crew aboard { the-boat } prevents it: stay in this port, with somebody aboard.
aim-attack-carrier = { The-pirate } has the treasure: beaten, he drops it, and you may advance and take it. He is beaten in { $beaten } of 100 cases; in { $leader } your leader dies.
aim-attack-bar = { The-pirate } bars your jetty. He is beaten in { $beaten } of 100 cases; in { $leader } your leader dies.
aim-attack = Your best target is { the-pirate }: beaten in { $beaten } of 100 cases, and in { $leader } your leader dies. You need not attack; more pirates beside him raise your chances.
aim-flight = Send him where he is of least use: far from the treasure, from his boat and from your pirates.
aim-flight-may = Drive him where he is of least use: far from the treasure, from his boat and from your pirates. His hex is then free, and a treasure he carried stays on it.
aim-widen = More enemies attacked may bring more of your pirates into the fight and give you a choice; but a fortress or a mountain of anyone among them counts.
aim-advance = Advancing costs nothing. Stay if you would leave something unguarded.
aim-advance-take = Whoever advances takes the treasure, and it costs nothing.
aim-fog = Lead away whoever is closest to a chest or to your pirates.
aim-fog-carrier = Lead the { colour } carrier away from his jetty: the way back costs him double.
aim-recruit = In a fortress he is on land at once; aboard he has to land first, for 6 PP.
aim-join = A boat that you join may leave only with its whole crew aboard; an empty one you may take.
aim-join-bar = { The-pirate } waits in port { $port } to load the treasure: as long as a boat of yours lies there with somebody aboard, he cannot.
note-step = { $n } PP; { $left } left for pirate { $pirate }.
note-look = Treasure here: 1 in { $n }, as far as you know.
note-stray = { $n } PP; { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
note-land = { $n } PP; { $left } left
note-land-last = { $n } PP; { $left } left. Nobody stays aboard.
note-left = { $n } PP; { $left } left
note-place = Nearest chest { $n } PP from the jetty; loading costs { $cost } PP
note-attack = Dies { $dies }%, flees { $flees }%; your leader dies { $leader }%
note-flee = { $n } PP to come back
note-take = Costs nothing; then each step costs double
warn-leave = Pirate { $pirate } stands ready to load. Off the jetty, he must be back there when a turn of yours begins.
warn-sail = Without this boat pirate { $pirate } cannot load the treasure here.
warn-lift = Your crew aboard { the-boat } is all that keeps { the-pirate } from loading the treasure here.
warn-carrier = { The-pirate } is about to walk off with the treasure. An attack would beat him in { $beaten } of 100 cases.
warn-advance = The treasure lies there, open to all. Advancing takes it and costs nothing.
warn-stays = Left where he stands, { the-pirate } keeps the treasure.
warn-load = You can load the treasure now, and that wins the game.
warn-open = Pirate { $pirate } stands on the treasure, and it lies open to all. Taking it costs nothing.
warn-bar = { The-pirate } may load the treasure in the next turn and win. Pirate { $guard } can still get to { $hex }, beside the jetty, and stop him.
warn-idle = You have nobody on land, and { $n } PP are enough to land a pirate.
warn-leader = If the attack fails, its leader dies, and pirate { $pirate } carries the treasure. Let another one lead.

# The lesson
lesson-goal = Six chests lie around the volcano, and one of them holds the treasure. Find it, carry it to the coast and load it on your boat: whoever does that first has won.
lesson-crew = You are Red: six pirates, still aboard their boat. Blue wants the same as you. These panels will tell you how many of each crew are ashore, aboard and dead.
lesson-place = Both begin at sea. A throw of 7 or more brings your boat into any free port. Take port B: two chests are close, and the fortress on its jetty makes loading cheaper.
lesson-place-not = That would do as well. But take port B: two chests are close, and the fortress on its jetty makes loading cheaper.
lesson-land = 3 and 4: that makes 7 progress points, PP for short. You pay for everything with them. Getting a pirate ashore costs 6.
lesson-walk = One PP is left, and a step on flat ground costs just that: take it. Marsh and hills cost 2, mountains 3. No pirate may use more than 7 in a turn, so then end the move.
lesson-share = Blue has landed too. You have 11 PP, and you may divide them among your pirates as you like. First bring a second one ashore.
lesson-look = Now the first chest. Whoever steps onto it looks inside, and nobody else learns what he saw.
lesson-empty = Empty! The red mark tells Blue that you have looked, but not what you saw. On to the next chest, right beside it.
lesson-found = The treasure, and only you know! You could leave it there to fool Blue. But you are close to home: take it. That costs nothing.
lesson-heavy = Now everyone sees who has it. And it is heavy: with the treasure each step costs double. Turn back towards your boat.
lesson-escort = One PP is left, too little for the carrier. Let your other pirate come to meet him, and end the move.
lesson-robbed = That went wrong! Blue attacked and threw 9, so your pirate had to flee, five hexes away. The treasure stayed behind, and Blue took it.
lesson-lava = Your throw was a double: no PP, but an event. A double 2 is the volcano! Lava covers sector 2 (the first figure of the red numbers), and with it Blue's carrier. He needed 7 to live, and threw exactly 7.
lesson-strike = You have no PP, but you may still fight: once in each turn, against a pirate beside yours. Choose him, and a card shows your chances; then choose your leader, who risks his life.
lesson-strike-not = You could wait. But Blue is about to carry the treasure off: attack while your pirate stands beside him!
lesson-flight = 9 again, and this time it is Blue who flees. You say where to, and here any framed hex will do: the farther from his boat, the better.
lesson-flight-not = Too close to your other pirate, who is alone there. Choose one farther away.
lesson-won = The treasure lies there, open to all. Your attacker may advance at no cost and take it: click him.
lesson-won-not = And leave the treasure to Blue? Advance and take it: it costs nothing.
lesson-home = You have 4 PP. Two steps with the treasure cost exactly that: straight to your jetty! Loading has to wait for your next turn: the carrier must stand there when it begins.
lesson-home-not = Bring the treasure to your jetty first: two steps, 4 PP.
lesson-barred = You have 9 PP and loading costs only 8 here. But a blue pirate stands beside your jetty, and as long as he does, nothing is loaded. Bring up help to drive him off.
lesson-together = Two of yours are beside him now: that adds 1 to the dice. End the move, for the fight comes after it.
lesson-drive = Attack! Let the newcomer lead, not the carrier: if the dice show too little, the leader dies.
lesson-drive-not = If the carrier leads and fails, he dies and drops the treasure. Let pirate 3 lead.
lesson-killed = 10 and 1 make 11: dead! With 9 or 10 he would have fled, with 5 to 8 nothing happens, and with 4 or less you lose your leader. Click your attacker to step onto his hex and guard the jetty, or stay: either will do.
lesson-end = The jetty is clear, there is no storm, and you have 9 PP: load the treasure, and you have won! Then try a whole game. Land more pirates, go in pairs, and keep an eye on your boat: an empty one can be taken.

# The legend
legend = { $what ->
    [chest] A chest, by its number. Step onto it and you look inside in secret. One of the six holds the treasure.
    [looked] Whose pirates have looked into this chest. What they saw, only they know.
    [treasure] The treasure. Its carrier pays double for every step and may use 9 PP a turn. Bring it to a jetty where a boat of yours lies.
    [pirate] A pirate. He may use 7 PP a turn, 9 with the treasure. One to a hex; you may pass your own, never an enemy.
    [room] The PP that this pirate may still use in this turn.
    [pp] Progress points left in this turn: the sum of two different dice.
    [cost] What it costs to go there, in PP.
    [boat] A boat, and how many are aboard. The sail shows whose it is. With nobody aboard, whoever embarks takes it.
    [port] A port. A boat goes from port to port for 8 PP, with one of its crew aboard. Landing and embarking cost 6 PP each.
    [jetty] A jetty: here pirates land and embark. The treasure is loaded for 9 PP, or 8 at a fortress, if its carrier stood here when the turn began.
    [fort] Fortress: 1 PP. Whoever stands in it is hard to beat: 3 off the attacker's dice.
    [flat] Flat ground: 1 PP.
    [marsh] Marsh: 2 PP. Dangerous when there is fever, here and beside it.
    [hill] Hill: 2 PP.
    [mountain] Mountain: 3 PP. Whoever stands on it is harder to beat: 2 off the attacker's dice.
    [river] River: crossing it costs 1 PP more. An attack across it loses 1 if all attackers are on the far side.
    [lake] Lake: nobody gets through.
    [crater] The crater: nobody gets through. With a double 2 it erupts.
    [cell] The slopes of the volcano: sector and number. In an eruption, pirates in the sector hit must be saved, with 9 beside the crater, 8 a hex farther, 7 at the rim.
    [coordinates] Rows have letters, columns numbers: f9 is row f, column 9.
    [crew] A crew: how many are ashore, aboard and dead, and its boats.
    [grave] The dead men's chest. A double 6 brings one of the dead back.
    [needs] In danger: saved with two dice that make this or more.
    [bars] An enemy beside the jetty: as long as he stands there, the treasure cannot be loaded.
    [bars-aboard] An enemy beside the jetty, or aboard a boat in its port: as long as he is there, the treasure cannot be loaded.
    [eruption] Double 2, eruption: a die names the sector; all pirates on its slopes must be saved.
    [storm] Double 5, storm: until the next double boats stay, nobody lands or embarks, nothing is loaded.
    [fog] Double 3, fog: the player on the left may lead one of the roller's pirates astray, by up to three hexes.
    [fever] Double 1, fever: all pirates of the roller must be saved. It is worst in the marsh and mildest aboard.
    [recruits] Double 6, recruits: one of the roller's dead comes back.
   *[boats] Double 4, boats: a boat may join an enemy boat with fewer pirates aboard.
}
aim-overseas = No way on land leads from your pirates to { $hex }: a boat has to bring them to another port.
aim-stranded = No way on land leads from pirate { $pirate } to a boat of yours: bring one to a port that he can walk to.
note-place-remote = No way leads from the jetty to a chest; loading costs { $cost } PP
finding-no-crater = The map needs one crater: (*).
finding-craters = There are { $n } craters (*); the map has one.
finding-between = “{ $sign }” in column { $column } stands between two hexes. A hex has three signs, the next one begins four columns further; every other row is shifted by two columns.
finding-no-hex = “{ $text }” from column { $column } on is no hex.
finding-no-river-line = “{ $sign }” in column { $column }: between two rows of hexes stands one line, which has nothing but rivers / and \, or is empty.
finding-no-river = “{ $sign }” in column { $column } lies under no hex of the row above: / stands one column to the right of a hex's middle, \ one to the left.
finding-port-twice = { $port } is there a second time.
finding-no-cell = There is no cell { $text }: the first digit is the sector, the second the die, each from 1 to 6.
finding-cell-twice = Cell { $n } is there a second time: where would its chest be laid?
finding-too-big = The land, with its lakes and the crater, is { $wide } hexes wide and { $high } high; there are names for { $most } rows of { $most }.
finding-many-forts = There are { $n } fortresses; at most { $most } are possible.
finding-cells-missing = { $n ->
    [one] Cell { $list } is missing: a chest may be laid there.
   *[other] { $n } cells are missing, where chests may be laid: { $list }.
}
finding-no-jetty = Port { $port } has no jetty { $port }!.
finding-no-port = The jetty { $port }! has no port ~{ $port }~.
finding-port-apart = Port { $port } does not touch its jetty.
finding-few-ports = { $n ->
    [one] There is one port; at least { $least } are needed, one for each boat.
   *[other] There are { $n } ports; at least { $least } are needed, one for each boat.
}
finding-many-ports = There are { $n } ports; at most { $most } are possible.
finding-port-letters = Call the ports { $list }, without a gap; { $port } is none of these.
finding-nothing-to-reach = No way leads from any jetty to any numbered cell: nobody could ever reach a chest.
finding-idle-river = No river runs along this side, as there is no land on one of its banks: it is left out.
finding-none-of = { $what ->
    [flat] The book has flat ground; here there is none.
    [marsh] The book has marshes; here there are none, so the fever is less dangerous.
    [hill] The book has hills; here there are none.
    [mountain] The book has mountains; here there are none.
    [fortress] The book has fortresses; here there are none.
    [lake] The book has lakes; here there are none.
   *[river] The book has rivers; here there are none.
}
finding-crater-aside = The book has the crater in the middle of the map.
finding-far-cell = Cell { $n } is { $far } hexes from the crater. The book's table ends at two: in an eruption the cell counts like one that is two away.
finding-sector-in-pieces = The cells of sector { $n } do not hang together.
finding-cells-cut-off = { $n ->
    [one] No way leads from any jetty to cell { $list }. If the treasure is there, only an accident brings anybody near it.
   *[other] No way leads from any jetty to { $n } cells: { $list }. If the treasure is there, only an accident brings anybody near it.
}
finding-ports = The book has { $wanted } ports; here there are { $n }.
finding-no-fort-jetty = In the book some jetties have a fortress; here none has.
finding-cell-ring = Cell { $n } is in ring { $ring } around the crater; on our maps it is in ring { $wanted }.
finding-sectors = On our maps sectors 1 to 6 run clockwise around the crater.
finding-two-jetties = Port { $port } touches the jetty of { $other }, too. Its boats still land at their own jetty only, but those aboard are next to both.
finding-gap = The ports lie all around our island, with no gap of more than { $most } degrees as seen from the crater; here one has { $n }.
finding-jetties-near = Jetties { $port } and { $other } are { $n ->
    [one] one hex apart
   *[other] { $n } hexes apart
}; on our maps it is at least { $wanted }.
finding-jetty-ground = Jetty { $port } is neither flat nor a fortress, as all of ours are.
finding-jetty-beside = Beside jetty { $port } is a fortress or a mountain: who stands there is hard to drive away from it.
finding-port-cut-off = No way leads from jetty { $port } to a numbered cell.
finding-way = From jetty { $port } it is { $n } PP to the nearest numbered cell; on our island it is { $least } to { $most }.
finding-pieces = The land is in { $n } pieces; ours is one. Only boats go from one to another.
finding-hole = { $n ->
    [one] A blank hex inside the land is sea, and the hexes around it are coast. A lake is written o.
   *[other] { $n } blank hexes inside the land are sea, and the hexes around them are coast. A lake is written o.
}
finding-few = { $what ->
    [fort-jetties] Jetties with a fortress: { $n }
    [forts-inland] Fortresses inland: { $n }
    [rivers] Rivers from the third ring to the sea: { $n }
    [lakes] Lakes: { $n }
    [marshes] Marshes: { $n }
    [hills] Hills on the slopes of the volcano: { $n }
   *[mountains] Mountains on the slopes of the volcano: { $n }
}. Our island has at least { $wanted }.
