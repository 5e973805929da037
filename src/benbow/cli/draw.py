"""benbow draw FILE: the table of a match file as SVG or PNG, or its replay as an animated GIF."""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import benbow
from benbow.engine import catalog, files
from benbow.engine.contract import SPECTATOR
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match, checked_ply, laid_at, steps
from benbow.engine.words import LANGUAGES, preferred

from .common import bar

WIDTHS = {".png": 1000, ".gif": 700}
ENDINGS = (".svg", *WIDTHS)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file: the whole match, or what a seat saw")
    parser.add_argument("--ply", type=int, metavar="N", help="before this step, counted from 0 (default: how the match stands)")
    parser.add_argument("--seat", type=int, metavar="K",
                        help="as this seat sees it, counted from 0 (default: as spectators do, or the seat of the file)")
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred(), help="language (default: the system's)")
    parser.add_argument("--width", type=int, metavar="W", help="pixels (default 1000 for a PNG, 700 for a GIF)")
    parser.add_argument("--out", metavar="FILE", help="x.svg, x.png, or x.gif for the replay (default: SVG, printed)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on what was drawn")


def run(given: argparse.Namespace) -> int:
    ending = Path(given.out).suffix.lower() if given.out else ".svg"
    if ending not in ENDINGS:
        raise BadOptionError("out", f"{given.out!r} should end in {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}")
    if given.width is not None and ending not in WIDTHS:
        raise BadOptionError("width", "an SVG has no pixels; a width is for .png and .gif")
    for game in (game for id in benbow.games() for game in catalog.versions(id)):
        game.play_uncompiled()  # whichever it is: a picture is drawn sooner than its rules would be compiled
    match = benbow.load(given.file)
    seat, phase, svg = seen(match, given)
    ply = match.ply if given.ply is None else checked_ply(given.ply, match.ply + 1)
    width = WIDTHS.get(ending, 0) if given.width is None else given.width
    content = drawn(match.game, phase, svg, ply, ending, width)
    if given.out:
        files.write_bytes(given.out, content)
    if given.json:
        found = {"game": match.game.id, "seat": seat, "ply": ply, "lang": given.lang, "format": ending[1:], "bytes": len(content)}
        print(json.dumps(found | ({"file": given.out} if given.out else {"svg": content.decode()})))
    elif not given.out:
        print(content.decode().encode("ascii", "xmlcharrefreplace").decode())  # every terminal and pipe has these signs
    return 0


def seen(match: Match | benbow.Replay, given: argparse.Namespace) -> tuple[int, Callable[[int], int], Callable[[int], str]]:
    """Whose table is drawn; before each ply, the phase and the drawing."""
    if isinstance(match, Match):
        seat = SPECTATOR if given.seat is None else given.seat
        return seat, lambda ply: match.view(seat, ply).phase, lambda ply: match.svg(seat, given.lang, ply)
    if given.seat not in (None, match.seat):
        raise BadOptionError("seat", f"{given.file} holds what seat {match.seat} saw, and nothing else")
    return match.seat, lambda ply: match.view(ply).phase, lambda ply: match.svg(given.lang, ply)


def drawn(game: benbow.Game, phase: Callable[[int], int], svg: Callable[[int], str], ply: int, ending: str, width: int) -> bytes:
    if ending == ".svg":
        return svg(ply).encode()
    from benbow.engine.drawing import picture  # here: the other commands need no pictures, and start sooner

    if ending == ".png":
        return picture.png(svg(ply), width)
    plies = steps(laid_at(game, map(phase, range(ply + 1))), ply)
    with bar() as progress:
        task = progress.add_task("Drawing", total=len(plies))
        return picture.gif(map(svg, plies), width, advance=lambda n: progress.advance(task, n))
