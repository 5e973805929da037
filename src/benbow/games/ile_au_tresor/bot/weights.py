"""What the bot holds dear; found by letting versions of it play each other."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import record

TABLE = (
    # What draws a pirate; what is `reach` PP farther draws the less.
    ("reach", 5.5),
    ("hunt", 1.0),  # all chests together that may hold the treasure
    ("left", 0.2),  # a chest into which another has looked, beside one that nobody knows
    ("sits", 0.7),  # the same, while he stands on it
    ("found", 3.0),  # the chest in which one has seen it
    ("loose", 4.0),  # the treasure in the open
    ("around", 0.4),  # the hexes around these
    ("chase", 2.2),  # the hexes around an enemy with the treasure
    ("block", 2.0),  # the jetty he goes to
    ("watch", 0.8),  # the hexes around that jetty
    ("bar", 2.0),  # to be the one who keeps an enemy from loading
    ("guard", 1.5),  # the hexes around the jetty one goes to oneself
    ("room", 5.0),  # that no other pirate stands on that jetty
    ("escort", 0.4),  # the hexes around one's own carrier
    ("clear", 2.0),  # the hexes around an enemy who is in the carrier's way at the jetty
    ("prize", 1.0),  # the jetty of an enemy boat with nobody aboard
    ("last_boat", 6.0),  # the same for who has none
    # Boats.
    ("keeper", 20.0),  # the last pirate aboard
    ("spare", 0.3),  # which part of that, while the carrier stands on the jetty: nobody can board
    ("capture", 5.0),  # an enemy boat
    # The carrier, in PP.
    ("carry", 0.6),  # a PP on the way home
    ("wait", 24.0),  # until it is loaded, at a plain jetty
    ("wait_fort", 13.0),  # and at a fortress
    ("foes", 4.5),  # an enemy at the jetty
    ("friends", 2.0),  # an own pirate there
    ("shun", 2.0),  # a hex beside an enemy
    # Combat: a pirate is worth 1.
    ("rout", 0.35),
    ("robbed", 4.0),  # the treasure taken from its carrier
    ("freed", 2.5),  # a jetty, from who watches it
    ("risk", 1.0),  # the leader
    ("risk_keeper", 5.0),  # if he is the last aboard: the boat too
    ("risk_carrier", 5.0),
    ("dare", 0.03),  # what an attack must promise
    # Ports to begin in.
    ("fort_port", 0.0),
    ("crowd", 0.5),  # other boats near
)
KIND = record((row[0], np.float64) for row in TABLE)
WEIGHTS = np.array([tuple(row[1] for row in TABLE)], KIND).view(np.recarray)
