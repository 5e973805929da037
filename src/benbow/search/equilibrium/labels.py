"""A position of one of our games as a net, where one camp sees everything and the other does not.

What the blinder camp has been told is a *label*: all that may be true now, each with the choices of the other camp that made it
so and that the blinder camp did not see. Why that is enough, and no more may be forgotten:

- How likely each possibility is follows from the seeing camp's shares in the choices that made it; chance adds the same factor to
  all (its odds are open, and this is checked). So two ways of being told that end in the same label are the same for all futures,
  under any policy of the other camp, and the dice and lures in between need not be remembered. So labels may come again.
- The label holds for every such choice the label at which it was made. Without it, positions that look alike would be merged
  although the other camp may have bluffed more often on the way to one of them: a belief would be lost, and with it the proof.
- When only one thing may be true, everybody knows everything: the past is forgotten and a game of its own begins.

This describes a game; it plays none. A bot that is asked for its policy here is given views, as ever (`asked`).
"""
from __future__ import annotations

from dataclasses import dataclass

from benbow.engine.compiled.kernel import State
from benbow.engine.contract import CHANCE, OVER, Game, View
from benbow.engine.errors import BadGameError
from benbow.engine.match import state_from

from .net import Step, Turn

Choices = tuple[tuple[int, int], ...]  # the label at which it was made, and the action
Possibility = tuple[bytes, Choices]
Label = tuple[Possibility, ...]
Spot = tuple[int, int]  # a label, and which of its possibilities is true


@dataclass(frozen=True)
class _Draw:
    """What an action makes of one possibility."""

    place: int
    code: int
    odds: float
    told: int  # the action as the blinder camp is told it
    after: Possibility


class Labels:
    """Describes all that can come of a position, node by node, for `net_of`. Sides are counted by their lowest seats."""

    def __init__(self, game: Game, start: State) -> None:
        self.game, workspace = game, game.new_workspace()
        self._codes, self._weights, self._utility = workspace.codes, workspace.weights, workspace.utility
        seats = range(game.seats_of(start))
        camps = [int(game.rules["camp"](start, seat)) for seat in seats]
        if len(set(camps)) != 2:
            raise BadGameError("equilibrium", f"there must be two camps, not {len(set(camps))}")
        self._side = [int(camp != camps[0]) for camp in camps]
        seeing = {side for side in (0, 1) if all(self._sees(start, seat) for seat in seats if self._side[seat] == side)}
        blind = min({0, 1} - seeing, default=0)
        self._blind_side, self._blind = blind, self._side.index(blind)
        self._seers = [seat for seat in seats if self._side[seat] != blind]
        self._labels: list[Label] = []
        self._number: dict[Label, int] = {}
        self._turns: dict[int, list[Turn[Spot]]] = {}
        self.start: Spot = self._spot((start.tobytes(), ()), [(start.tobytes(), ())])

    def view_at(self, spot: Spot) -> View:
        """What the actor sees there."""
        state = state_from(self.game, self._labels[spot[0]][spot[1]][0])
        seat = int(state.actor)
        self.game.rules["hide"](state, seat)
        return View(self.game, seat, state)

    def possibilities(self, spot: Spot) -> int:
        """How many things may be true, for the blinder camp."""
        return len(self._labels[spot[0]])

    def look(self, spot: Spot) -> Turn[Spot]:
        number, place = spot
        if number not in self._turns:
            self._turns[number] = self._opened(number)
        return self._turns[number][place]

    # ------------------------------------------------------------------------------------------------------------- labels
    def _sees(self, state: State, seat: int) -> bool:
        seen = self.game.copy_of(state)
        self.game.rules["hide"](seen, seat)
        return seen.tobytes() == state.tobytes()

    def _spot(self, one: Possibility, all_of_them: list[Possibility]) -> Spot:
        if len({content for content, _ in all_of_them}) == 1:  # whatever was chosen on the way, it is known what is
            one = one[0], ()
            all_of_them = [one]
        label = tuple(sorted(all_of_them))
        if label not in self._number:
            self._number[label] = len(self._labels)
            self._labels.append(label)
        return self._number[label], label.index(one)

    def _opened(self, number: int) -> list[Turn[Spot]]:
        """The turns of all possibilities of a label."""
        label = self._labels[number]
        states = [state_from(self.game, content) for content, _ in label]
        actor = int(states[0].actor)
        if any(int(state.actor) != actor for state in states):
            raise BadGameError("equilibrium", "who acts rests on a secret")
        if not all(self._sees(state, seat) for state in states for seat in self._seers):
            raise BadGameError("equilibrium", "no camp sees everything here; only such games can be solved")
        is_fresh = len(label) == 1
        if actor == OVER:
            return [Turn(OVER, None, (), self._result(state), is_fresh) for state in states]
        draws = [draw for place in range(len(label)) for draw in self._draws(number, place, states[place], actor)]
        side = CHANCE if actor == CHANCE else self._side[actor]
        together: dict[tuple[int, int], list[_Draw]] = {}  # what the blinder camp cannot tell apart
        for draw in draws:
            together.setdefault((draw.code if side == self._blind_side else 0, draw.told), []).append(draw)
        steps: list[list[Step[Spot]]] = [[] for _ in label]
        for group in together.values():
            if side == CHANCE and (len({draw.odds for draw in group}) > 1 or len({draw.place for draw in group}) < len(group)):
                raise BadGameError("equilibrium", "chance draws something that one camp is not told; this is not provided for")
            for draw in group:
                steps[draw.place].append(Step(draw.code, draw.odds, self._spot(draw.after, [one.after for one in group])))
        return [Turn(side, number if side == self._blind_side else (number, place), tuple(steps[place]), 0.0, is_fresh)
                for place in range(len(label))]

    def _draws(self, number: int, place: int, state: State, actor: int) -> list[_Draw]:
        """All that can be done or drawn. What the seeing camp chooses is remembered; one action alone is no choice."""
        rules = self.game.rules
        content, chosen = self._labels[number][place]
        n = rules["legal"](state, self._codes)
        codes = [int(code) for code in self._codes[:n]]
        odds = [1.0] * n
        if actor == CHANCE:
            total = rules["odds"](state, self._weights)
            odds = [float(weight) / float(total) for weight in self._weights[:n]]
        is_hidden_choice = actor in self._seers and n > 1
        found = []
        for code, part in zip(codes, odds, strict=True):
            told = int(rules["veil"](state, code, self._blind))
            after = state_from(self.game, content)
            rules["apply"](after, code)
            past = (*chosen, (number, code)) if is_hidden_choice else chosen
            found.append(_Draw(place, code, part, told, (after.tobytes(), past)))
        return found

    def _result(self, state: State) -> float:
        self.game.rules["score"](state, self._utility)
        return float(self._utility[0])
