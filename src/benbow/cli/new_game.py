"""benbow new-game NAME: a small game as a package of your own, to change into yours."""
from __future__ import annotations

import argparse
import importlib.util
import keyword
import re
from pathlib import Path

import benbow
from benbow.engine.errors import BadOptionError

TEMPLATES = Path(__file__).parent / "templates"
ID, TITLE, SUFFIX = "buried_coin", "Buried Coin", ".template"  # as they stand in the templates

NEXT = """{folder} holds a small game that is complete: pirates, a die, coins buried in secret.

Once, so that Benbow finds it:
  pip install --no-build-isolation -e {folder}
Play it in the browser:
  benbow serve
Does it keep the laws? If not, this says which one is broken, and where:
  benbow laws {name}

To make it yours, begin with src/{name}/rules/state.py; every file says what belongs there. The contract of a game is in
Benbow's docs/contract.md, the way through it in its CONTRIBUTING.md.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's id and the name of its package, e.g. buried_coin")
    parser.add_argument("--dir", type=Path, default=Path(), metavar="DIR", help="where the folder NAME is made (default: here)")


def run(given: argparse.Namespace) -> int:
    check_name(given.name)
    folder = given.dir.expanduser() / given.name
    write(given.name, folder)
    print(NEXT.format(name=given.name, folder=folder))
    return 0


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name) or keyword.iskeyword(name):
        raise BadOptionError("NAME", f"{name!r} cannot name a game: 2 to 40 small letters, digits and _, a letter first")
    if name in benbow.games():
        raise BadOptionError("NAME", f"there is a game {name!r} already")
    if importlib.util.find_spec(name) is not None:
        raise BadOptionError("NAME", f"there is a Python module {name!r} already, which the game's package would hide")


def write(name: str, folder: Path) -> None:
    """All templates, with the game's own name; nothing is overwritten."""
    title = name.replace("_", " ").title()
    try:
        folder.mkdir(parents=True)
        for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
            path = folder / str(template.relative_to(TEMPLATES)).removesuffix(SUFFIX).replace(ID, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(template.read_text(encoding="utf-8").replace(ID, name).replace(TITLE, title), encoding="utf-8")
    except FileExistsError:
        raise BadOptionError("NAME", f"{folder} exists already; nothing was changed") from None
    except OSError as error:
        raise BadOptionError("--dir", f"{folder} cannot be written: {error.strerror}") from None
