"""The laws themselves are tested: each plant below breaks the toy game in one place, and the right law must notice."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benbow.engine import laws
from benbow.engine.errors import BadGameError

from .toys import plant, sealed

SOURCE = Path(sealed.__file__)

PLANTS = {
    "leak_of_a_choice": ("    if s.coin:\n        s.coin = UNSEEN\n", "", "closure"),
    "leak_of_a_draw": ("    s.card = 0\n    if s.coin:", "    if s.coin:", "closure"),
    "leak_of_half_a_secret": ("    s.card = 0\n    if s.coin:", "    s.wide = s.card == 3\n    s.card = 0\n    if s.coin:", "closure hide_is_idempotent"),
    "leak_kept_for_later": ("        s.coin = action - PUT\n", "        s.coin = action - PUT\n        s.wide += s.coin\n", "closure"),
    "flow_leak": ("        wait(s, CHANCE, Phase.ROLL)\n",
                  "        if s.coin == 1:\n            wait(s, 1, Phase.SAY)\n        else:\n            wait(s, CHANCE, Phase.ROLL)\n",
                  "closure"),
    "flow_leak_of_a_draw": ("        wait(s, 0, Phase.PUT)\n    elif s.phase == Phase.PUT:",
                            "        wait(s, 0 if s.card < 3 else 1, Phase.PUT if s.card < 3 else Phase.SAY)\n    elif s.phase == Phase.PUT:",
                            "closure"),
    "unsorted_legal": ("            out[n] = PUT + hand\n", "            out[n] = PUT + 3 - hand\n", "legal_is_sorted"),
    "veiled_code_is_legal": ("            out[n] = PUT + hand\n", "            out[n] = SAY_FOUND + hand * 3\n", "legal_has_playable_codes"),
    "hidden_random_number": ("        s.die = action - ROLL\n",
                             "        s.die = action - ROLL\n        s.wide = np.int32(np.random.random() * 1000)\n",
                             "apply_is_deterministic"),
    "random_opening": ("    s.wide = 0\n", "    s.wide = np.int32(np.random.random() * 1000)\n", "setup_is_deterministic"),
    "drawn_unseen": ("        if s.phase == Phase.DEAL:\n            return DEAL_HIDDEN\n",
                     "        pass\n    if s.phase == Phase.DEAL:\n        return DEAL_HIDDEN\n    if seat != 0:\n",
                     "closure nothing_is_drawn_unseen"),
    "undeclared_uncovering": ('text="say {} = {}", shows=True', 'text="say {} = {}", hides=True', "uncovering_is_declared"),
    "actor_does_not_know": ("    if seat != 0:\n        if s.phase == Phase.DEAL:",
                            "    if s.phase == Phase.PUT:\n        return PUT_HIDDEN\n    if seat != 0:\n        if s.phase == Phase.DEAL:",
                            "actor_knows_what_it_did closure"),
    "bad_guess": ("        v.coin = 1 + below(2, rng)\n", "        v.coin = 1 + below(2, rng)\n        v.die = 0\n", "guess_fits_the_view"),
    "guess_leaves_blank": ("        v.coin = 1 + below(2, rng)\n", "        v.coin = 0\n", "guess_fits_the_view"),
    "actions_by_a_secret": ("    elif s.phase == Phase.SAY:\n        for hand in range(1, 3):",
                            "    elif s.phase == Phase.SAY:\n        for hand in range(1, 2 + (s.coin != 1)):", "actor_sees_its_actions"),
    "weight_of_zero": ("        out[k] = k + 1\n        total += k + 1\n", "        out[k] = k\n        total += k\n", "weights_are_positive"),
    "wrong_total": ("    return total\n", "    return total + 1\n", "total_is_the_sum"),
    "legal_changes_the_state": ("    n = 0\n    if s.phase == Phase.DEAL:", "    n = 0\n    s.wide += 1\n    if s.phase == Phase.DEAL:",
                                "asking_changes_nothing"),
    "option_changes": ("        s.turn += 1\n", "        s.turn += 1\n        s.cards = 2\n", "options_never_change"),
    "hide_changes_the_flow": ("    s.card = 0\n    if s.coin:", "    s.card = 0\n    s.phase = 0\n    if s.coin:", "hide_keeps_the_flow"),
    "hide_counts": ("    s.card = 0\n    if s.coin:", "    s.card = 0\n    s.wide += 1\n    if s.coin:", "closure hide_is_idempotent"),
    "hidden_after_the_end": ("    if s.actor == OVER or seat == 0:\n        return\n    s.card", "    if seat == 0:\n        return\n    s.card",
                             "nothing_is_hidden_at_the_end"),
    "unfair_utilities": ("    out[0] = 1.0 - out[1]\n", "    out[0] = 0.5\n", "utilities_sum_to_one"),
    "no_reason": ("    return 1 if s.actor == OVER else 0\n", "    return 0\n", "reason_is_named"),
    "camps_that_do_not_share": ("    return seat\n", "    return 0\n", "camps_see_the_same"),
    "nothing_to_do": ("        for hand in range(1, 3):\n            out[n] = SAY", "        for hand in range(1, 1):\n            out[n] = SAY",
                      "legal_is_never_empty"),
}


def planted(folder: Path, name: str) -> Path:
    old, new, _ = PLANTS[name]
    source = SOURCE.read_text()
    assert source.count(old) >= 1, f"{name}: the place to plant it is gone"
    path = folder / f"planted_{name}.py"
    path.write_text(source.replace(old, new, 1))
    shutil.copytree(SOURCE.parent / "words", folder / "words", dirs_exist_ok=True)
    return path


def laws_in_a_process(path: Path, games: int, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-m", "tests.toys.plant", str(path), str(games)], capture_output=True, text=True,
                          env=os.environ | environment, cwd=SOURCE.parent.parent.parent)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", PLANTS)
def test_plant_is_caught(name: str, tmp_path: Path) -> None:
    expected = PLANTS[name][2].split()
    assert laws_in_a_process(planted(tmp_path, name), games=30, NUMBA_DISABLE_JIT="1") in expected


def test_sound_toy_keeps_all_laws() -> None:
    report = laws.check(sealed.GAME, games=400, pages=20)
    assert report.closures > 1000
    assert report.twins > 100
    assert report.pages == 20


@pytest.mark.parametrize("name", ["leak_of_a_choice", "hidden_random_number"])
def test_compiled_laws_catch_it_too(name: str, tmp_path: Path) -> None:
    assert laws_in_a_process(planted(tmp_path, name), games=30) in PLANTS[name][2].split()


def test_leak_in_words_is_caught_by_twins_on_the_page(tmp_path: Path) -> None:
    """A story that knows more than the view: here the true record leaks through a global."""
    source = SOURCE.read_text().replace("        s.card = action - DEAL\n", "        s.card = action - DEAL\n        LAST[0] = s.card\n")
    source = source.replace("UNSEEN = 3\n", "UNSEEN = 3\nLAST = np.zeros(1, np.int64)\n")
    source = source.replace("VERBS.text(veiled)}", "VERBS.text(veiled)} {LAST[0]}")
    path = tmp_path / "planted_words.py"
    path.write_text(source)
    shutil.copytree(SOURCE.parent / "words", tmp_path / "words")
    script = ("import sys; from pathlib import Path; from tests.toys import plant; from benbow.engine import laws\n"
              "try: laws.check(plant.load(Path(sys.argv[1])), games=40, pages=40)\n"
              "except laws.LawBrokenError as broken: print(broken.law)")
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True,
                          env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, cwd=SOURCE.parent.parent.parent)
    assert done.stdout.strip() == "twins_on_the_page", done.stderr


REFUSED = {
    "circle": ('    wait(s, CHANCE, Phase.DEAL)\n', "    wait(s, CHANCE, Phase.DEAL)\n    apply(s, 0)\n",
               "            wait(s, OVER, Phase.END)\n", "            setup(s)\n", "circle"),
    "missing": ("def points(s: State, out: Codes)", "def figures(s: State, out: Codes)", "", "", "points"),
    "parameters": ("def camp(s: State, seat: int)", "def camp(s: State)", "    return seat\n", "    return 0\n", "camp"),
    "field": ('("wide", np.int32)', '("round", np.int32)', "s.wide = 0", "s.round = 0", "round"),
    "notation": ('text="deal ?"', 'text="put ?"', "", "", "put ?"),
    "order": ('    Verb("deal_hidden", text="deal ?", hides=True),\n', "", '    Verb("deal", ',
              '    Verb("deal_hidden", text="deal ?", hides=True),\n    Verb("deal", ', "veiled"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_game_is_refused_when_loaded(name: str, tmp_path: Path) -> None:
    old, new, old_2, new_2, message = REFUSED[name]
    source = SOURCE.read_text().replace(old, new, 1)
    path = tmp_path / f"refused_{name}.py"
    path.write_text(source.replace(old_2, new_2, 1) if old_2 else source)
    shutil.copytree(SOURCE.parent / "words", tmp_path / "words")
    with pytest.raises(BadGameError, match=message):
        laws.check_texts(plant.load(path))
