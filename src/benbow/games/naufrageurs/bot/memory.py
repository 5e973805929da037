"""What everyone at the table has seen and a view no longer shows: on which square a ship was when it got its barrel."""
from __future__ import annotations

from benbow.engine import state as engine
from benbow.engine.compiled import Codes, rule
from benbow.engine.state import Grid, Ints, category, number

from ..rules.board import KINDS, SHIPS
from ..rules.state import BROWN, EMPTY, FACE_DOWN, PORT, SEATS, Camp, Phase, State

BACKS = BROWN + 1


class Memory(engine.State):
    loaded: Ints = category(0, PORT - 1, (SHIPS,))  # the square on which each ship got the barrel that it carries
    back: Ints = category(0, BACKS, (SHIPS,))  # 1 + the back of that barrel; 0: it carries none
    landed: Grid = number(0, KINDS, (BACKS, PORT - 1))  # barrels that reached a port, by back and by square of loading
    home: Ints = number(0, KINDS, (BACKS,))  # barrels that reached a port, by back
    wrecker: int = category(0, SEATS - 1, is_seat=True)


LOADED, BACK, LANDED, HOME = 0, SHIPS, 2 * SHIPS, 2 * SHIPS + BACKS * (PORT - 1)
WRECKER = HOME + BACKS


@rule
def remember(v: State, memory: Codes) -> None:
    """After each action, from what a spectator sees."""
    if memory[WRECKER] != v.wrecker or v.phase == Phase.END:  # a new round
        memory[:] = 0
        memory[WRECKER] = v.wrecker
    for ship in range(SHIPS):
        back = 0 if v.cargo[ship] == EMPTY else v.cargo[ship] - FACE_DOWN + 1
        carried = memory[BACK + ship]
        if carried != 0 and back == 0 and v.taken[Camp.OWNERS, carried - 1] > memory[HOME + carried - 1]:
            memory[HOME + carried - 1] += 1
            memory[LANDED + (carried - 1) * (PORT - 1) + memory[LOADED + ship] - 1] += 1
        if carried != back:
            memory[BACK + ship] = back
            memory[LOADED + ship] = v.square[ship] if back else 0
