"""Die Schatzinsel, by Alex Randolph (Jumbo 1989): two sides carry their chests through a jungle of turning discs."""
from pathlib import Path

from benbow.engine.contract import Game

from . import bot, rules, scene, telling, view
from .actions import MOST_ACTIONS, VERBS
from .options import OPTIONS
from .state import FIELDS, Phase, Reason

GAME = Game(
    id="schatzinsel",
    rules_version=1,
    minutes=30,
    options=OPTIONS,
    verbs=VERBS,
    fields=FIELDS,
    rooms=(rules, view, bot),
    telling=telling,
    drawing=scene,
    most_actions=MOST_ACTIONS,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    shown_with={"layout": "random"},  # a whole jungle, not an empty one
    prologue=(Phase.DEAL.name.lower(),),  # SI-8, random
    home=Path(__file__).parent,
)
