"""python -m tests.pictures: the pictures of README and docs, taken from the real pages by a real browser."""
from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from .browser.chrome import SWITCHES
from .running import running

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZES: dict[str, tuple[int, int, Literal["light", "dark"]]] = {
    "desktop": (1280, 900, "light"),
    "dark": (1280, 900, "dark"),
    "phone": (390, 844, "light"),
}


def keep(page: Page, name: str) -> None:
    """A small file: 192 colours are enough for ink on parchment."""
    page.wait_for_timeout(700)
    with Image.open(io.BytesIO(page.screenshot())) as image:
        small = image.convert("RGB").quantize(192, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)
    print(f"docs/pictures/{name}.png")


def clicked(page: Page, moves: int) -> None:
    """Some moves of our own; the bot answers."""
    for k in range(moves):
        lit = page.locator("#board .can")
        lit.nth((k * 3 + 1) % lit.count()).click()
        if page.locator("#confirm").is_visible():
            page.click("#confirm-yes")
        page.wait_for_timeout(300)
        page.wait_for_selector("#table[data-mine]", state="attached")


def take(page: Page, url: str, size: str) -> None:
    page.goto(f"{url}/new/naufrageurs")
    page.get_by_role("radio", name="3").check(force=True)
    page.select_option("[name=seat-0]", "greedy")
    page.select_option("[name=seat-1]", "me")
    page.fill("[name=name-1]", "Anne")
    keep(page, f"new-{size}")
    page.click("main form .button.primary")
    page.wait_for_selector("#table[data-mine]", state="attached")
    clicked(page, 2)
    page.goto(url)
    page.click("form[action='/play/naufrageurs'] button")
    page.wait_for_selector("#table[data-mine]", state="attached")
    clicked(page, 8)
    keep(page, f"play-{size}")
    page.click("#step-first")
    page.locator("#lines li").nth(14).locator("button").click()
    keep(page, f"replay-{size}")
    page.goto(url)
    keep(page, f"first-{size}")


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as inn, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        for size, (width, height, theme) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, locale="en-GB", reduced_motion="reduce",
                device_scale_factor=2 if width < 500 else 1,
            )
            take(context.new_page(), inn.url, size)
            context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
