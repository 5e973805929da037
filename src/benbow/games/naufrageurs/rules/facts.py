"""What words and drawings ask the rules about a view. Uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from benbow.engine.compiled.uncompiled import uncompiled

from . import game as rules
from . import view

all_barrels = uncompiled(rules.all_barrels)
booty_points = uncompiled(rules.booty_points)
colour_of = uncompiled(rules.colour_of)
sees_all = uncompiled(view.sees_all)
worth = uncompiled(rules.worth)
