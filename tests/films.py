"""Films of the great moments, from the real page: `python -m tests.films DIR`. One GIF for each moment that the lessons show."""
from __future__ import annotations

import argparse
import io
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import BrowserContext, Page, sync_playwright

import benbow
from benbow.engine.lesson import Lesson, lesson_of
from tests.browser.chrome import SWITCHES, Guest, until_asked
from tests.browser.conftest import BROWSER
from tests.own import GAMES
from tests.running import Inn, running

SIZE = {"width": 1280, "height": 800}
SECONDS, PAUSE_S, WIDTH = 9.0, 0.12, 640


def moments(lesson: Lesson) -> Iterator[tuple[str, int]]:
    """Each kind of moment once, and the place in the script of the learner's action that leads to it."""
    match, seen, last = lesson.begin(seed=1), set[str](), 0
    for place, line in enumerate(lesson.script):
        if line.is_learner:
            last = place
        before, veiled = match.view(lesson.seat), match.ply
        match.play(line.codes[0])
        kind = match.game.telling.moment(before, match.veiled(veiled, lesson.seat), match.view(lesson.seat))
        if kind and kind not in seen:
            seen.add(kind)
            yield kind, last


def come_to(guest: Guest, name: str, lesson: Lesson, place: int) -> Page:
    """A table of the lesson, just before an action of the learner."""
    page = guest.sent(f"/learn/{name}", {})
    seq = guest.entries()
    for line in lesson.script[:place]:
        if line.is_learner:
            action = {"seq": seq, "code": line.codes[0]}
            guest.context.request.post(f"{page.url}/play", data=action, headers={"origin": guest.inn.url})
        seq += 1
    page.reload()
    guest.seated()
    until_asked(page)
    while page.locator("#lesson-next").is_visible():  # nothing can be clicked before all is read
        page.locator("#lesson-next").click()
    return page


def filmed(page: Page, ids: tuple[str, ...]) -> list[Image.Image]:
    for id in ids:
        page.locator(f"[id='{id}']").click(force=True)
        page.wait_for_timeout(400)
    if page.locator("#confirm").is_visible():
        page.locator("#confirm-yes").click()
    frames, end = list[Image.Image](), time.monotonic() + SECONDS
    going_on = page.locator("#lesson[data-goes-on] #lesson-next")  # a card that is told before the others go on
    while time.monotonic() < end:
        if going_on.is_visible():
            going_on.click()
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(shot.resize((WIDTH, WIDTH * SIZE["height"] // SIZE["width"])))
        page.wait_for_timeout(1000 * PAUSE_S)
    return frames


def film(context: BrowserContext, inn: Inn, name: str, folder: Path) -> None:
    lesson = lesson_of(benbow.game(name))
    assert lesson is not None
    for kind, place in moments(lesson):
        guest = Guest(inn, context, context.new_page())
        page = come_to(guest, name, lesson, place)
        match = guest.match()
        ids = match.game.drawing.gestures(match.view(lesson.seat))[lesson.script[place].codes[0]]
        frames = filmed(page, ids)
        path = folder / f"{name}-{kind}.gif"
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=int(1000 * SECONDS / len(frames)), loop=0)
        print(f"{path}: {len(frames)} frames", flush=True)
        page.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.films", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with running(Path(tempfile.mkdtemp())) as inn, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which(BROWSER), args=SWITCHES)
        for name in asked.games:
            film(chromium.new_context(viewport=SIZE, locale="en"), inn, name, asked.folder)  # type: ignore[arg-type]
    return 0


if __name__ == "__main__":
    sys.exit(main())
