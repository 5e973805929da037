"""Martinique, by Emanuele Ornella (QWG Games 2009): pirates, small treasures, and a lost one that only deduction finds."""
from pathlib import Path

from benbow.engine.contract import Game

from . import bot, rules, scene, telling, view
from .actions import VERBS
from .options import OPTIONS
from .state import FIELDS, Phase, Reason

GAME = Game(
    id="martinique",
    rules_version=1,
    minutes=30,
    options=OPTIONS,
    verbs=VERBS,
    fields=FIELDS,
    rooms=(rules, view, bot),
    telling=telling,
    drawing=scene,
    most_actions=73,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    prologue=(Phase.LAY.name.lower(),),  # MA-8
    longest=338,
    home=Path(__file__).parent,
)
