"""Weights of the bot's evaluation; found by letting versions of the bot play each other."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import record


class Weights:
    """For mypy, and the values themselves. Rules are given a record with these fields."""

    # Goals of a pirate. At a distance of `reach` PP a goal counts less by the factor e.
    reach = 5.5
    hunt = 1.0  # all chests together that may hold the treasure
    left = 0.2  # a chest into which another seat has looked, compared to one that nobody knows
    sits = 0.7  # the same, while that seat's pirate still stands on it
    found = 3.0  # the chest in which the seat has seen the treasure
    loose = 4.0  # the treasure in the open
    around = 0.4  # the hexes around these two
    chase = 2.2  # the hexes around an enemy with the treasure
    block = 2.0  # the jetty to which he carries it
    watch = 0.8  # the hexes around that jetty
    bar = 2.0  # to be the only one who keeps an enemy from loading
    guard = 1.5  # the hexes around the jetty of the own carrier
    room = 5.0  # that no other pirate stands on that jetty
    escort = 0.4  # the hexes around the own carrier
    clear = 2.0  # the hexes around an enemy who bars that jetty
    prize = 1.0  # the jetty of an enemy boat with nobody aboard
    last_boat = 6.0  # the same, for a seat without a boat
    # Boats.
    keeper = 20.0  # the last pirate aboard stays
    spare = 0.3  # which part of that counts while the carrier stands on the jetty: nobody else can board
    capture = 5.0  # an enemy boat
    # The carrier, in PP.
    carry = 0.6  # a PP on the way home
    wait = 24.0  # until the treasure is loaded, at a flat jetty
    wait_fort = 13.0  # and at a fortress
    foes = 4.5  # an enemy at the jetty
    friends = 2.0  # an own pirate there
    shun = 2.0  # a hex beside an enemy
    # Combat: a pirate is worth 1.
    rout = 0.35  # an enemy flees
    robbed = 4.0  # an enemy carrier loses the treasure
    freed = 2.5  # an enemy who watches the own carrier's jetty is gone
    risk = 1.0  # the leader may die
    risk_keeper = 5.0  # if he is the last aboard: the boat too
    risk_carrier = 5.0  # if he carries the treasure
    dare = 0.03  # what an attack must be worth
    # Ports at the beginning.
    fort_port = 0.0  # at a fortress
    crowd = 0.5  # other boats near


_VALUES = {name: value for name, value in vars(Weights).items() if isinstance(value, float)}
WEIGHTS = np.array([tuple(_VALUES.values())], record((name, np.float64) for name in _VALUES)).view(np.recarray)
