"""A map tile gets its face when it is taken, with the odds that shuffling all of them at the start would give.

Of n letters and n numbers one of each are the coordinates, one of each lie in The Hook, all others on the island, mixed
(MA-7). Given the faces drawn so far, a tile is a letter or a number by how many of these still lie where it comes from, and
then any face of its kind that is not drawn yet. The faces drawn are both players' secrets together: so are these odds (MA-32).
"""
from __future__ import annotations

from benbow.engine.compiled import Codes, bit, rule

from .actions import FIRST_TAKE, UNCOVER
from .board import SIDE, at
from .state import HOOK, LETTERS, SEATS, State


@rule
def faces_drawn(s: State) -> tuple[int, int, int, int, int]:
    """-> the set of faces, as bits; letters and numbers from the island; letters and numbers from The Hook"""
    faces, letters, numbers, hook_letters, hook_numbers = 0, 0, 0, 0, 0
    for seat in range(SEATS):
        for k in range(s.maps[seat]):
            face = s.face[seat, k]
            is_letter, is_number = 0 < face <= LETTERS, face > LETTERS
            from_hook = s.origin[seat, k] == HOOK
            faces |= bit(face)
            letters += is_letter and not from_hook
            numbers += is_number and not from_hook
            hook_letters += is_letter and from_hook
            hook_numbers += is_number and from_hook
    return faces, letters, numbers, hook_letters, hook_numbers


@rule
def kind_weights(s: State, from_hook: bool) -> tuple[int, int, int, int]:
    """-> the set of faces drawn; the weight of each letter and of each number that is not drawn, zero if it is impossible;
    the weight of all of them together"""
    faces, letters, numbers, hook_letters, hook_numbers = faces_drawn(s)
    size = at(s.board).side
    letters_left, numbers_left = size - letters - hook_letters, size - numbers - hook_numbers
    letters_there = 1 - hook_letters if from_hook else size - 2 - letters
    numbers_there = 1 - hook_numbers if from_hook else size - 2 - numbers
    total = (letters_there + numbers_there) * letters_left * numbers_left
    return faces, letters_there * numbers_left, numbers_there * letters_left, total


@rule
def each_face(s: State, out: Codes) -> int:
    """The faces that the tile just taken may have."""
    faces, of_letter, of_number, _ = kind_weights(s, s.taking == HOOK)
    n, size = 0, at(s.board).side
    for k in range(size):
        out[n] = FIRST_TAKE + k
        n += of_letter > 0 and not faces >> k + 1 & 1
    for k in range(size):
        out[n] = FIRST_TAKE + LETTERS + k
        n += of_number > 0 and not faces >> LETTERS + k + 1 & 1
    return n


@rule
def face_odds(s: State, out: Codes) -> int:
    faces, of_letter, of_number, total = kind_weights(s, s.taking == HOOK)
    n, size = 0, at(s.board).side
    for kind in range(2):
        weight = of_number if kind else of_letter
        for k in range(size):
            out[n] = weight
            n += weight > 0 and not faces >> kind * LETTERS + k + 1 & 1
    return total


@rule
def each_coordinate(s: State, out: Codes) -> int:
    """Every square that no drawn face rules out: all are equally likely. MA-28"""
    faces, size = faces_drawn(s)[0], at(s.board).side
    n = 0
    for column in range(size):
        for row in range(size):
            out[n] = UNCOVER + column * SIDE + row
            n += not faces >> column + 1 & 1 and not faces >> LETTERS + row + 1 & 1
    return n
