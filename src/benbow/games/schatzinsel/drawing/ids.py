"""Ids of the pieces."""
from __future__ import annotations

from ..rules.discs import ENDS, WELLS
from ..rules.jungle import SIDES
from ..rules.state import BLACK, RED

Ids = tuple[str, ...]
DISC_IDS = tuple(f"disc-{well}" for well in range(WELLS))
WELL_IDS = tuple(f"well-{well}" for well in range(WELLS))
PAWN_IDS = tuple((*(f"{side}-{well}" for well in range(WELLS)), f"{side}-start", f"{side}-goal", f"{side}-foe") for side in SIDES)
TARGET_IDS = tuple((*(f"dot-{well}" for well in range(WELLS)), f"start-{side}", f"goal-{side}", f"foe-{side}") for side in SIDES)
GATE_IDS = tuple((f"gate-{side}-start", f"gate-{side}-goal") for side in SIDES)
TURN_IDS = tuple(f"turn-{k}" for k in range(1, ENDS))
FACE_IDS = tuple(f"face-{k}" for k in range(ENDS))
CAMP_IDS = tuple(f"camp-{side}" for side in SIDES)
SHIP_IDS = tuple(f"ship-{side}" for side in SIDES)


def pawn_of(id: str) -> tuple[int, int] | None:
    """-> side and point"""
    for side in (RED, BLACK):
        if id in PAWN_IDS[side]:
            return side, PAWN_IDS[side].index(id)
    return None
