"""The results of each game in its folder, and docs/calibration.md, which is written from them."""
from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from benbow.engine.catalog import game as game_of
from benbow.engine.catalog import games as all_games
from benbow.engine.errors import BadFileError
from benbow.engine.files import write_bytes
from benbow.search.levels import budget_of, level_named

from ..folder import RESULTS
from ..page import per_cent, span
from . import picture
from .picture import part_name, seat_name
from .statistics import PARTS, Bin, Group, Report, is_too_large

REPORT = TypeAdapter(Report)
HEAD = """# Calibration

Are the winning chances that the search tells true? A level plays against itself, in every seat.
Each time it searches, what it predicts for its seat is kept (`SearchResult.value`, 0 to 100 %), and
at the end what the seat got: 100 % for a win, 0 for a loss, a share for a draw. If the predictions
are true, then of the positions in which it said 30 %, 30 % are won. Predictions are what people are
told, corrected by what was learned from other games ([search.md](search.md)).

- **Bins.** Predictions are sorted into ten bins, 0–10 %, 10–20 % and so on. The *gap* of a bin is
  the distance between its mean prediction and its mean result; the gap of a group of decisions is
  the mean over its bins, weighed by decisions. It may be 3 points over all decisions of a game and
  5 in each third of it; larger ones are **bold**. Every decision with a search counts the same,
  also one without a choice; moves that a level makes without a search predict nothing.
- **Thirds** are of all decisions, by their number in the match, whoever took them. (With
  `--by-length` they are thirds of each match's own length. Nobody can know them before the end, and
  near an end that came by surprise, whoever was ahead has won more often than any true prediction
  said: such gaps are no fault.) Seats are only reported.
- **Bias** is the mean prediction minus the mean result: above zero, the search promises too much.
- **Intervals** (95 %) come from resampling games, since decisions of one game are not independent.
- **By chance** is the gap that predictions without any fault would have after as many games: the
  mean, and what it stays below 95 times in 100. A gap below that cannot be told from none. It is
  found by drawing results from the predictions, with one random number for each game.
- **Brier** is the mean squared error of the predictions, beside that of always predicting the mean
  result of the group. Less is better; 0.25 is a coin.

Written by `make calibration`, which plays what is missing and resumes after an interruption; `make
calibration CALIBRATION="--level search:200 --games 40"` is a short one. Games and figures are kept
in `build/calibration`. `benbow calibrate GAME` measures one game, with any options, and its exit
code is 1 if a gap is too large.
"""
SUMMARY = """
## All games
Gaps in points; in brackets, what they stay below by chance 95 times in 100.

| game | level | games | whole game | first third | middle third | last third |
|---|---|---:|---:|---:|---:|---:|
"""
GROUPS = """
| decisions | number | predicted | actual | bias | gap | by chance | Brier | of the mean |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
BINS = """
| predicted | decisions | games | mean predicted | mean actual | 95 % |
|---|---:|---:|---:|---:|---:|
"""


def save(home: Path, report: Report) -> None:
    """Keep the figures beside the games."""
    write_bytes(home / RESULTS, REPORT.dump_json(report, indent=1) + b"\n")


def saved(home: Path) -> Report | None:
    path = home / RESULTS
    if not path.exists():
        return None
    try:
        return REPORT.validate_json(path.read_bytes())
    except ValidationError as error:
        raise BadFileError(RESULTS, f"{path} does not hold a calibration: {error.errors()[0]['msg']}") from error


def write(page: Path, home: Path) -> None:
    """Write the page and its pictures: of all games that have figures in their folder below home."""
    reports = [found for name in all_games() if (found := saved(home / name))]
    pictures = page.parent / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for report in reports:
        write_bytes(pictures / picture_name(report), picture.svg(report).encode())
    summary = SUMMARY + "".join(summary_line(report) + "\n" for report in reports)
    write_bytes(page, (HEAD + summary + "".join(map(section, reports))).encode())


def picture_name(report: Report) -> str:
    return f"calibration-{report.game}.svg"


def summary_line(report: Report) -> str:
    found = {group.part: group for group in report.groups if group.seat is None}
    cells = [f"{points(found[part])} ({100 * found[part].chance_gap_high:.1f})" if part in found else "–"
             for part in (None, *range(PARTS))]
    return f"| {game_of(report.game).title()} | {report.level} | {report.games} | {' | '.join(cells)} |"


def section(report: Report) -> str:
    text = f"{dict(report.options)['players']} players, {level_of(report)} in every seat, {report.games} games, " \
           f"seed {report.seed}. {thirds(report)} {verdict(report)}"
    return "".join((
        f"\n## {game_of(report.game).title()}\n", textwrap.fill(text, 100), "\n",
        GROUPS, *(f"| {' | '.join(group_cells(group))} |\n" for group in report.groups),
        f"\n![Predicted and actual results, by seat and part of the game](pictures/{picture_name(report)})\n",
        "\nAll decisions of the game, by what was predicted:\n",
        BINS, *(f"| {' | '.join(bin_cells(one))} |\n" for one in report.groups[0].bins),
    ))


def thirds(report: Report) -> str:
    if not report.thirds:
        return "Thirds are of each match's own length."
    return f"The thirds end with decisions {' and '.join(map(str, report.thirds))} of a match."


def verdict(report: Report) -> str:
    """Are the gaps small enough, and can it be told after so many games?"""
    large = [group for group in report.groups if is_too_large(group)]
    if not large:
        return "All gaps are within the limits."
    doubtful = sum(group.gap <= group.chance_gap_high for group in large)
    chance = f"; {doubtful} of them may be chance after so few games" if doubtful else ""
    return f"Gaps above the limits: {len(large)}{chance}."


def level_of(report: Report) -> str:
    """`captain (5,000 iterations)`"""
    level = level_named(report.level)
    return f"{report.level} ({budget_of(level, game_of(report.game)).iterations:,} iterations)" if level else report.level


def group_name(group: Group) -> str:
    """`all`, or what it is some of."""
    seat = [] if group.seat is None else [seat_name(group.seat)]
    part = [] if group.part is None else [part_name(group.part)]
    return ", ".join(seat + part) or "all"


def group_cells(group: Group) -> list[str]:
    chance = f"{100 * group.chance_gap:.1f}, up to {100 * group.chance_gap_high:.1f}"
    return [group_name(group), f"{group.decisions:,}", per_cent(group.predicted), per_cent(group.actual), bias(group),
            points(group), chance, f"{group.brier:.3f}", f"{group.base_brier:.3f}"]


def bias(group: Group) -> str:
    return f"{100 * group.bias.value:+.1f} ({100 * group.bias.low:+.1f} to {100 * group.bias.high:+.1f})"


def points(group: Group, mark: str = "**") -> str:
    """The gap, between marks if it is too large."""
    around = mark if is_too_large(group) else ""
    return f"{around}{100 * group.gap:.1f}{around}"


def bin_cells(one: Bin) -> Iterator[str]:
    yield f"{100 * one.low:.0f}–{100 * one.high:.0f} %"
    yield f"{one.decisions:,}"
    yield str(one.games)
    yield from (per_cent(one.predicted), per_cent(one.actual.value), span(one.actual))
