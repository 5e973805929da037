"""benbow equilibrium: a small version of Naufrageurs solved, and how much a perfect opponent wins from the search."""
from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from rich.progress import Progress

import benbow
from benbow.engine.compiled import prepare
from benbow.engine.errors import BadOptionError
from benbow.engine.state import State
from benbow.search import ismcts, rollout
from benbow.search.equilibrium.cfr import BestResponses, Solver, best_responses, value
from benbow.search.equilibrium.graph import Floats, GameGraph, build_graph
from benbow.search.equilibrium.public_states import Node, PublicStates
from benbow.search.equilibrium.search_policy import search_policy, views_with_choice
from benbow.search.search import Search

from .common import Output, bar, prepared

# Three lanes, one 7 in each, and the Special Cargo 8 and -7. Two 7s are won, the third is afloat on red. Green and yellow come
# back, and one gets the 8, the other the -7: which? There are four games, by who won the 7s; all are reported.
GAME = "naufrageurs"
OPTIONS: dict[str, object] = {"lanes": 3, "barrels": 1, "special": 2}
SEVENS = ("load green 7", "load yellow 7", "load red 7")
STARTS = {
    "even": ("roll 1", "roll 3", "roll 2", *SEVENS, "lure green", "lure red", "roll 1", "roll 1"),  # one each, red on 2
    "owners-ahead": ("roll 3", "roll 3", "roll 3", *SEVENS, "lure green", "roll 1", "lure red", "roll 1", "roll 2", "roll 1"),
    "wrecker-ahead": ("roll 1", "roll 1", "roll 2", *SEVENS, "lure green", "lure yellow", "roll 1"),  # red on 3
    "wrecker-ahead-2": ("roll 1", "roll 1", "roll 1", *SEVENS, "lure green", "lure yellow", "roll 1"),  # red on 2
}
BUDGETS = (10, 30, 100, 300, 1000, 3000)
MAX_BUDGETS, MAX_SEEDS, MAX_ROUNDS = 20, 1000, 100_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--start", choices=sorted(STARTS), help="one of the positions (default: all of them)")
    parser.add_argument("--budgets", default=",".join(map(str, BUDGETS)), metavar="N,N,...",
                        help=f"iterations of the search (default {','.join(map(str, BUDGETS))})")
    parser.add_argument("--seeds", type=int, default=64, metavar="N", help="of the search; its policy is their mean (default 64)")
    parser.add_argument("--rounds", type=int, default=300, metavar="N", help="iterations of CFR (default 300)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each position, as a list")


def read_budgets(text: str) -> list[int]:
    parts = text.split(",")
    if len(parts) > MAX_BUDGETS or not all(part.isdecimal() and len(part) < 8 and int(part) > 0 for part in parts):
        raise BadOptionError("budgets", f"{text!r} is not a list of 1 to {MAX_BUDGETS} numbers of iterations, as in 10,100,1000")
    return [int(part) for part in parts]


def start_state(game: benbow.Game, start: str) -> State:
    """The position from which a small game is played. Up to there nothing was hidden."""
    state: State = game.opening(**OPTIONS)
    for text in STARTS[start]:
        game.rules["apply"](state, game.verbs.parse(text))
    return state


def checkpoints(rounds: int) -> list[int]:
    """When exploitability is measured during CFR: after 1, 10, 100, ... rounds and at the end.

    >>> checkpoints(250)
    [1, 10, 100, 250]
    """
    return [*(10**k for k in range(len(str(rounds))) if 10**k < rounds), rounds]


def figures(found: BestResponses, value: float) -> dict[str, float]:
    """What a policy loses: as the Wrecker (player 0), as the Owners, and on average."""
    return {"wrecker_loses": found.second - (1 - value), "owners_lose": found.first - value,
            "exploitability": found.exploitability}


def solve(graph: GameGraph[Node], rounds: int, progress: Progress) -> tuple[Solver[Node], list[dict[str, float]]]:
    solver, found = Solver(graph), []
    task = progress.add_task("Solving", total=rounds)
    for rounds_done in checkpoints(rounds):
        solver.iterate(rounds_done - solver.iterations, lambda: progress.advance(task))
        policy = solver.policy()
        found.append({"rounds": rounds_done, "value": value(graph, policy),
                      "exploitability": best_responses(graph, policy).exploitability})
    return solver, found


def loads_of(graph: GameGraph[Node], public: PublicStates, policy: Floats) -> list[dict[str, Any]]:
    """How the Owners mix in equilibrium: for every position of the ships the probabilities of their loads."""
    found = []
    for infoset in range(len(graph.player)):
        if graph.player[infoset] == 1 and graph.is_choice[infoset]:
            view, actions = public.view_at(graph.keys[graph.example[infoset]]), graph.actions_of(infoset)
            found.append({"squares": [int(square) for square in view.record["square"][:3]],
                          "shares": {public.game.verbs.text(int(code)): round(float(share), 4)
                                     for code, share in zip(graph.code[actions], policy[actions], strict=True)}})
    return sorted(found, key=lambda one: str(one["squares"]))


def measure(start: str, budgets: list[int], seeds: int, rounds: int) -> dict[str, Any]:
    game = benbow.game(GAME)
    prepared(game, f"Compiling {game.id}", (*prepare.PLAYING, rollout.__name__, ismcts.__name__))
    public = PublicStates(game, start_state(game, start))
    with bar() as progress:
        task = progress.add_task("Building the graph", total=None)
        graph = build_graph(public.start, public.describe, lambda nodes: progress.update(task, completed=nodes))
        progress.remove_task(task)
        solver, steps = solve(graph, rounds, progress)
        policy, value, views = solver.policy(), steps[-1]["value"], views_with_choice(graph, public)
        task = progress.add_task("Searching", total=len(budgets) * len(views))
        search, rows = Search(game), list[dict[str, Any]]()
        for budget in budgets:
            found = search_policy(graph, public, search, budget, seeds, tick=lambda: progress.advance(task))
            rows.append({"iterations": budget, **figures(best_responses(graph, found), value)})
    is_choice, is_owner = graph.is_choice, graph.player == 1
    is_mixed = is_choice & (np.maximum.reduceat(policy, graph.first_action) < 0.95)
    return {
        "game": game.id, "options": OPTIONS, "start": start, "moves": list(STARTS[start]),
        "nodes": len(graph.keys), "ways": len(graph.source),
        "questions": {"wrecker": int(sum(is_choice & ~is_owner)), "owners": int(sum(is_choice & is_owner))},
        "mixed": {"wrecker": int(sum(is_mixed & ~is_owner)), "owners": int(sum(is_mixed & is_owner))},
        "views": len(views), "value": value, "cfr": steps, "loads": loads_of(graph, public, policy),
        "random": figures(best_responses(graph, graph.uniform()), value), "seeds": seeds, "search": rows,
    }


def run(given: argparse.Namespace) -> int:
    budgets = read_budgets(given.budgets)
    if not 1 <= given.seeds <= MAX_SEEDS:
        raise BadOptionError("seeds", f"{given.seeds} is not a number of seeds: 1 to {MAX_SEEDS}")
    if not 1 <= given.rounds <= MAX_ROUNDS:
        raise BadOptionError("rounds", f"{given.rounds} is not a number of iterations of CFR: 1 to {MAX_ROUNDS}")
    results = []
    for start in [given.start] if given.start else STARTS:
        results.append(measure(start, budgets, given.seeds, given.rounds))
        if not given.json:
            show(results[-1])
    if given.json:
        print(json.dumps(results))
    return 0


def show(found: dict[str, Any]) -> None:
    console = Output(highlight=False, soft_wrap=True)
    options = ", ".join(f"{name} {value}" for name, value in found["options"].items())
    console.print(f"\n{found['start']}: {found['game']}, {options}, after {', '.join(found['moves'])}")
    console.print(f"{found['nodes']} nodes, {found['ways']} edges; information sets with a choice: "
                  f"{found['questions']['wrecker']} for the Wrecker ({found['mixed']['wrecker']} mixed in equilibrium), "
                  f"{found['questions']['owners']} for the Owners ({found['mixed']['owners']} mixed)")
    console.print(f"\nCFR+: the Wrecker wins {found['value']:.2%}\n  rounds    value  exploitability")
    for step in found["cfr"]:
        console.print(f"{step['rounds']:8d}  {step['value']:.5f}      {step['exploitability']:.6f}")
    console.print("\nLoads in equilibrium, by the squares of green, yellow and red")
    for one in found["loads"]:
        shares = ", ".join(f"{text} {share:.1%}" for text, share in one["shares"].items())
        console.print(f"  {' '.join(map(str, one['squares']))}  {shares}")
    console.print("\nWhat a perfect opponent wins from the search, in shares of a game "
                  f"({found['views']} views, {found['seeds']} seeds)")
    console.print("iterations    Wrecker  Owners    mean")
    for row in [{"iterations": "random", **found["random"]}, *found["search"]]:
        shares = f"{row['wrecker_loses']:8.4f}{row['owners_lose']:8.4f}{row['exploitability']:8.4f}"
        console.print(f"{row['iterations']:>10}  {shares}")
