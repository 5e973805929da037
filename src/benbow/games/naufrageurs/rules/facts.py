"""What words and drawings ask the rules about a view. Uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from benbow.engine.compiled.uncompiled import plain

from . import game as rules
from . import view

all_barrels = plain(rules.all_barrels)
booty_points = plain(rules.booty_points)
colour_of = plain(rules.colour_of)
sees_all = plain(view.sees_all)
worth = plain(rules.worth)
