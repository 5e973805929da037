"""The results of a league as one HTML page: tables and plots, light and dark, without scripts."""
from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from benbow.engine.catalog import game as game_of

from .ratings import Interval
from .results import BotResult, PairingResult, Results

WIDTH, LABEL, ROW = 720, 190, 30  # of a plot; its labels are on the left
STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6876; --line: #d5dbe1; --paper: #fbfaf7; --blue: 29 95 153; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --soft: #a9b3bd; --line: #3a4550; --paper: #14191f; --blue: 108 178 235; } }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; } p { margin: .3rem 0; }
.soft { color: var(--soft); } .wide { overflow-x: auto; } svg { width: 100%; min-width: 26rem; height: auto; display: block; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); } svg .soft { fill: var(--soft); font-size: 12px; }
svg .line { stroke: var(--line); } svg .range { stroke: rgb(var(--blue)); stroke-width: 3; stroke-linecap: round; }
svg .dot, svg .bar { fill: rgb(var(--blue)); } svg .bar { opacity: .75; }
svg .middle { stroke: var(--soft); stroke-dasharray: 4 4; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; white-space: nowrap; }
th { font-weight: 600; border-bottom: 1px solid var(--line); } tbody th { border: 0; } .name { text-align: left; }
.cell { background: rgb(var(--blue) / var(--share)); }
"""


def html(results: Results) -> str:
    """The whole page."""
    title = f"{game_of(results.game).title()}: {len(results.bots)} bots, {results.games} games"
    options = ", ".join(f"{name} {value}" for name, value in results.options)
    parts = [
        f"<h1>{escape(title)}</h1><p class='soft'>{escape(options)}; seed {results.seed}; {results.draws} draws</p>",
        _section("Ratings", ratings_plot(results.bots, results.anchor), ratings_table(results.bots), (
            f"Elo scale, {results.anchor} = 0. Lines are 95 % intervals, from resampling deals (games with the same dice).")),
        _section("Who beats whom", "", matrix(results), "Score of the row's bot against the column's, in per cent."),
        _section("Pairings", "", pairings_table(results.pairings), "95 % intervals; Wilson's assumes independent games."),
        _section("Seats", seats_plot(results), seats_table(results),
                 "What each seat scores, whoever sits there: both bots of a pairing sat there equally often."),
        _section("Time per move", time_plot(results.bots), "",
                 "Milliseconds, on a logarithmic scale; forced moves do not count."),
    ]
    if results.faults:
        items = "".join(f"<li>{escape(fault)}</li>" for fault in results.faults)
        parts.append(f"<section><h2>Forfeits</h2><ul>{items}</ul></section>")
    return (f"<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><title>{escape(title)}</title>"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
            f"<style>{STYLE}</style></head>\n<body><main>{''.join(parts)}</main></body></html>\n")


def _section(title: str, plot: str, table: str, note: str) -> str:
    figure, numbers = (f"<div class='wide' tabindex='0' role='group' aria-label='{title}'>{part}</div>" if part else ""
                       for part in (plot, table))
    return f"\n<section><h2>{title}</h2><p class='soft'>{escape(note)}</p>{figure}{numbers}</section>"


# ----------------------------------------------------------------------------------------------------------- tables
def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = _name("col", head[0]) + "".join(f"<th scope='col'>{escape(one)}</th>" for one in head[1:])
    body = "".join(f"<tr>{_name('row', row[0])}{''.join(f'<td>{escape(text)}</td>' for text in row[1:])}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _name(scope: str, text: str) -> str:
    return f"<th scope='{scope}' class='name'>{escape(text)}</th>"


def ratings_table(bots: Sequence[BotResult]) -> str:
    return _table(("bot", "rating", "95 %", "score", "games", "ms a move", "forfeits"), [
        (bot.name, f"{round(bot.rating.value)}", f"{round(bot.rating.low)} to {round(bot.rating.high)}", per_cent(bot.score),
         str(bot.games), milliseconds(bot.ms_per_move), str(bot.forfeits)) for bot in bots])


def pairings_table(pairings: Sequence[PairingResult]) -> str:
    return _table(("pairing", "games", "score", "95 %", "Wilson", "draws"), [
        (f"{one.first} – {one.second}", str(one.games), per_cent(one.score.value), span(one.score), span(one.wilson),
         str(one.draws))
        for one in pairings])


def seats_table(results: Results) -> str:
    return _table(("seat", "share", "95 %"), [
        (f"seat {one.seat}", per_cent(one.share.value), span(one.share)) for one in results.seats])


def matrix(results: Results) -> str:
    """Tinted by the score, which is written in each cell."""
    scores = {(one.first, one.second): one.score.value for one in results.pairings}
    scores |= {(second, first): 1 - score for (first, second), score in scores.items()}
    head = "".join(f"<th scope='col'>{escape(bot.name)}</th>" for bot in results.bots)
    cells = {two: f"<td class='cell' style='--share: {0.6 * score:.2f}'>{100 * score:.0f}</td>" for two, score in scores.items()}
    rows = "".join(
        f"<tr>{_name('row', bot.name)}{''.join(cells.get((bot.bot, other.bot), '<td>·</td>') for other in results.bots)}</tr>"
        for bot in results.bots)
    return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"


def milliseconds(value: float) -> str:
    """Three figures or so.

    >>> milliseconds(0.04321), milliseconds(3.21), milliseconds(1234.5)
    ('0.043', '3.2', '1234')
    """
    return f"{value:.3f}" if value < 0.1 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


# ------------------------------------------------------------------------------------------------------------ plots
class Axis:
    """From values to x coordinates."""

    def __init__(self, low: float, high: float) -> None:
        self._low, self._scale = low, (WIDTH - LABEL - 60) / max(high - low, 1e-9)

    def __call__(self, value: float) -> float:
        return round(LABEL + (value - self._low) * self._scale, 1)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers, four to nine of them.

    >>> ticks(-30, 410)
    [0.0, 100.0, 200.0, 300.0, 400.0]
    """
    step = 10.0 ** math.floor(math.log10(max(high - low, 1e-9)))
    step *= next((part for part in (1, 0.5, 0.2, 0.1) if (high - low) / (step * part) >= 4), 1)
    return [round(n * step, 10) + 0.0 for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _svg(title: str, rows: int, body: str) -> str:
    return (f"<svg viewBox='0 0 {WIDTH} {rows * ROW + 30}' role='img' aria-label='{escape(title, quote=True)}'>{body}</svg>")


def _grid(axis: Axis, marks: Sequence[tuple[float, str]], rows: int) -> str:
    return "".join(f"<line class='line' x1='{axis(at)}' x2='{axis(at)}' y1='4' y2='{rows * ROW + 4}'/>"
                   f"<text class='soft' x='{axis(at)}' y='{rows * ROW + 22}' text-anchor='middle'>{escape(label)}</text>"
                   for at, label in marks)


def _label(row: int, name: str) -> str:
    short = name if len(name) <= 24 else name[:23] + "…"
    return f"<text x='{LABEL - 12}' y='{row * ROW + 24}' text-anchor='end'>{escape(short)}</text>"


def _dot(axis: Axis, row: int, found: Interval) -> str:
    y = row * ROW + 19
    return (f"<line class='range' x1='{axis(found.low)}' x2='{axis(found.high)}' y1='{y}' y2='{y}'/>"
            f"<circle class='dot' cx='{axis(found.value)}' cy='{y}' r='5'/>")


def ratings_plot(bots: Sequence[BotResult], anchor: str) -> str:
    if not bots:
        return ""
    low, high = min(bot.rating.low for bot in bots), max(bot.rating.high for bot in bots)
    room = max(10.0, 0.05 * (high - low))
    axis, marks = Axis(low - room, high + room), ticks(low - room, high + room)
    body = _grid(axis, [(at, f"{at:g}") for at in marks], len(bots))
    body += "".join(_label(row, bot.name) + _dot(axis, row, bot.rating) for row, bot in enumerate(bots))
    return _svg(f"Ratings with intervals; {anchor} is 0", len(bots), body)


def seats_plot(results: Results) -> str:
    if not results.seats:
        return ""
    fair, rows = 1 / len(results.seats), len(results.seats)
    axis = Axis(0, 1)
    body = _grid(axis, [(n / 4, f"{25 * n} %") for n in range(5)], rows)
    body += f"<line class='middle' x1='{axis(fair)}' x2='{axis(fair)}' y1='4' y2='{rows * ROW + 4}'/>"
    for one in results.seats:
        body += _label(one.seat, f"seat {one.seat}") + _dot(axis, one.seat, one.share)
    return _svg("What each seat scores; the dashed line is an equal share", rows, body)


def time_plot(bots: Sequence[BotResult]) -> str:
    if not bots:
        return ""
    values = [math.log10(max(bot.ms_per_move, 1e-3)) for bot in bots]
    low = math.ceil(min(values)) - 1  # the shortest bar has some length
    high = max(math.ceil(max(values)), low + 1)
    axis = Axis(low, high)
    body = _grid(axis, [(at, f"{10.0 ** at:g} ms") for at in range(low, high + 1)], len(bots))
    for row, (bot, value) in enumerate(zip(bots, values, strict=True)):
        body += _label(row, bot.name)
        body += f"<rect class='bar' x='{LABEL}' y='{row * ROW + 10}' width='{max(1.0, axis(value) - LABEL):.1f}' height='18'/>"
        body += f"<text class='soft' x='{axis(value) + 6:.1f}' y='{row * ROW + 24}'>{milliseconds(bot.ms_per_move)}</text>"
    return _svg("Time per move", len(bots), body)
