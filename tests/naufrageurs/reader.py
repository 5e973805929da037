"""A bot that reads the Owners: benbow arena naufrageurs --bots captain --bot tests.naufrageurs.reader:Reader

As the Wrecker it takes a barrel to be bad if its ship was next to the island when it was loaded, middling in the middle, and good
at the port's side, and lures where it expects most. As the Owners it is the captain.
"""
from __future__ import annotations

import numpy as np

from benbow.engine.contract import View
from benbow.games.naufrageurs.bot.memory import LOADED
from benbow.games.naufrageurs.bot.policy import TRY
from benbow.games.naufrageurs.rules.actions import LURE
from benbow.games.naufrageurs.rules.board import BOARDS, KINDS
from benbow.games.naufrageurs.rules.state import FACE_DOWN, Phase
from benbow.search import levels


class Reader:
    def __init__(self, seed: int) -> None:
        self._captain = levels.bot("captain", seed)

    def choose(self, view: View) -> int:
        if view.phase != Phase.LURE:
            return self._captain.choose(view)
        return max(view.legal(), key=lambda code: self.expected(view, code - LURE) * TRY[view.record["square"][code - LURE]])

    def expected(self, view: View, ship: int) -> float:
        """The mean of the third of the unseen barrels of this back to which the barrel is thought to belong."""
        back, square = int(view.record["cargo"][ship]) - FACE_DOWN, int(np.frombuffer(view.memory, np.int64)[LOADED + ship])
        values = BOARDS.of(view).data.value
        unseen = sorted(int(values[k]) for k in range(KINDS * back, KINDS * back + KINDS) if int(view.record["stock"]) >> k & 1)
        part = np.array_split(np.array(unseen, float), 3)[max(square, 1) - 1] if len(unseen) >= 3 else np.array(unseen, float)
        return float(part.mean()) if len(part) else 0.0
