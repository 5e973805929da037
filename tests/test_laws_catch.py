"""The laws themselves are tested: each plant below breaks the toy game in one place, and the right law must notice."""
from __future__ import annotations

import atexit
import functools
import importlib
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benbow.engine.compiled import calls, prepare
from benbow.engine.compiled.fingerprint import fingerprint
from benbow.engine.errors import BadGameError, BadOptionError
from benbow.engine.laws import drawing as scenelaws
from benbow.engine.laws import runner
from benbow.engine.laws import words as wordlaws
from benbow.engine.laws.meanings import DRAWING_LAWS, MEANINGS, Law

from .toys import laid, plant, sealed

SOURCE = Path(sealed.__file__)
LAID = Path(laid.__file__).parent

# What the toy is changed to, at one or more places, and the law that must notice, under its own name.
Plant = tuple[list[tuple[str, str]], str]
PLANTS: dict[str, Plant] = {
    "leak_of_a_choice": ([("    if s.coin:\n        s.coin = UNSEEN\n", "")], "closure"),
    "leak_of_a_draw": ([("    s.card = 0\n    if s.coin:", "    if s.coin:")], "closure"),
    "leak_kept_for_later": ([("        s.coin = action - PUT\n", "        s.coin = action - PUT\n        s.wide += s.coin\n")], "closure"),
    "flow_leak": ([("        wait(s, CHANCE, Phase.ROLL)\n",
                    "        if s.coin == 1:\n            wait(s, 1, Phase.SAY)\n        else:\n            wait(s, CHANCE, Phase.ROLL)\n")], "closure"),
    "flow_leak_of_a_draw": ([("        wait(s, 0, Phase.PUT)\n    elif s.phase == Phase.PUT:",
                              "        wait(s, 0 if s.card < 3 else 1, Phase.PUT if s.card < 3 else Phase.SAY)\n    elif s.phase == Phase.PUT:")], "closure"),
    "odds_by_a_secret": ([("        out[k] = k + 1\n        total += k + 1\n",
                           "        out[k] = k + 1 + 98 * (s.coin == 1)\n        total += out[k]\n")], "odds_are_open"),
    "outcomes_by_a_secret": ([("        for face in range(1, 3):", "        for face in range(1, 2 + (s.coin == 2)):"),
                              ("range(s.cards if s.phase == Phase.DEAL else 2)", "range(s.cards if s.phase == Phase.DEAL else 1 + (s.coin == 2))")],
                             "odds_are_open"),
    "unsorted_legal": ([("            out[n] = PUT + hand\n", "            out[n] = PUT + 3 - hand\n")], "legal_is_sorted"),
    "veiled_code_is_legal": ([("            out[n] = PUT + hand\n", "            out[n] = SAY_FOUND + hand * 3\n"),
                              ("coin: int = category(0, 3", "coin: int = category(0, 99")], "legal_has_playable_codes"),
    "nothing_to_do": ([("        for hand in range(1, 3):\n            out[n] = SAY", "        for hand in range(1, 1):\n            out[n] = SAY")], "legal_is_never_empty"),
    "more_than_promised": ([("most_actions=3", "most_actions=2")], "legal_fits_its_list"),
    "value_out_of_range": ([("die: int = number(0, 2)", "die: int = number(0, 0)")], "values_stay_in_range"),
    "hidden_random_number": ([("        s.die = action - ROLL\n", "        s.die = action - ROLL\n        s.wide = np.int32(np.random.random() * 1000)\n")],
                             "apply_is_deterministic"),
    "random_opening": ([("    s.wide = 0\n", "    s.wide = np.int32(np.random.random() * 1000)\n")], "setup_is_deterministic"),
    "opening_that_remembers": ([("    s.found = 0\n    s.wide = 0\n", "    s.wide = 0\n")], "setup_writes_everything"),
    "drawn_unseen": ([("        if s.phase == Phase.DEAL:\n            return DEAL_HIDDEN\n",
                       "        pass\n    if s.phase == Phase.DEAL:\n        return DEAL_HIDDEN\n    if seat != 0:\n")], "nothing_is_drawn_unseen"),
    "undeclared_uncovering": ([('text="say {} = {}", shows=True', 'text="say {} = {}", hides=True')], "uncovering_is_declared"),
    "undo_tells": ([("    if s.phase == Phase.SAY and seat != 0:\n", "    if s.phase == Phase.SAY and seat == 0 and s.card == 3:\n"),
                    ("        s.found += s.coin == action - SAY\n", "")], "undo_is_public"),
    "actor_does_not_know": ([("    if seat != 0:\n        if s.phase == Phase.DEAL:",
                              "    if s.phase == Phase.PUT:\n        return PUT_HIDDEN\n    if seat != 0:\n        if s.phase == Phase.DEAL:")],
                            "actor_knows_what_it_did"),
    "veil_lies": ([("            return PUT_HIDDEN\n", "            return PUT + 1\n")], "veil_hides_or_shows"),
    "bad_guess": ([("        v.coin = 1 + below(2, rng)\n", "        v.coin = 1 + below(2, rng)\n        v.die = 0\n")], "guess_fits_the_view"),
    "guess_leaves_a_blank": ([("        v.card = 1 + below(v.cards, rng)\n", "        v.card = 0\n")], "guesses_look_true"),
    "guess_is_impossible": ([("        v.card = 1 + below(v.cards, rng)\n", "        v.card = 5 + below(2, rng)\n"),
                             ("card: int = category(0, 3", "card: int = category(0, 9")], "guesses_look_true"),
    "guess_that_cannot_be": ([("        v.card = 1 + below(v.cards, rng)\n", "        v.card = 1 + below(3, rng)\n"),  # also of two cards
                              ('Verb("roll", numbers(1, 2), chance=True)', 'Verb("roll", numbers(1, 2), chance=True, secret=True)'),
                              ("        out[k] = k + 1\n        total += k + 1\n",
                               "        out[k] = k + 1 if s.phase == Phase.DEAL else s.cards + 1 - s.card\n        total += out[k]\n")],
                             "guesses_can_be_played"),
    "verbs_are_swapped": ([("DEAL, PUT, ROLL, SAY, ", "DEAL, ROLL, PUT, SAY, ")], "chance_has_its_verbs"),
    "actions_by_a_secret": ([("    elif s.phase == Phase.SAY:\n        for hand in range(1, 3):",
                              "    elif s.phase == Phase.SAY:\n        for hand in range(1, 2 + (s.coin != 1)):")], "actor_sees_its_actions"),
    "weight_of_zero": ([("        out[k] = k + 1\n        total += k + 1\n", "        out[k] = k\n        total += k\n")], "weights_are_positive"),
    "wrong_total": ([("    return total\n", "    return total + 1\n")], "total_is_the_sum"),
    "legal_changes_the_state": ([("    n = 0\n    if s.phase == Phase.DEAL:", "    n = 0\n    s.wide += 1\n    if s.phase == Phase.DEAL:")],
                                "asking_changes_nothing"),
    "option_changes": ([("        s.turn += 1\n", "        s.turn += 1\n        s.cards = 2\n")], "options_never_change"),
    "gap_is_used": ([("        s.turn += 1\n", "        s.turn += 1\n        s.gap11[0] = s.turn\n")], "gaps_stay_zero"),
    "hide_changes_the_flow": ([("    s.card = 0\n    if s.coin:", "    s.card = 0\n    s.phase = 0\n    if s.coin:")], "hide_keeps_the_flow"),
    "hide_counts": ([("    s.card = 0\n    if s.coin:", "    s.card = 0\n    s.wide += 1\n    if s.coin:")], "hide_is_idempotent"),
    "open_field_is_blanked": ([("    s.card = 0\n    if s.coin:", "    s.card = 0\n    s.die = 0\n    if s.coin:")], "open_fields_are_seen"),
    "hidden_field_is_seen": ([("die: int = number(0, 2)", "die: int = number(0, 2, hidden=True)")], "hidden_fields_are_hidden"),
    "hidden_after_the_end": ([("    if s.actor == OVER or seat == 0:\n        return\n    s.card", "    if seat == 0:\n        return\n    s.card")],
                             "nothing_is_hidden_at_the_end"),
    "legal_after_the_end": ([("    elif s.phase == Phase.SAY:\n        for hand", "    elif s.phase >= Phase.SAY:\n        for hand")], "nothing_is_legal_at_the_end"),
    "never_ends": ([("        if s.turn == ROUNDS:\n", "        s.turn = min(s.turn, 1)\n        if s.turn == ROUNDS:\n"),
                    ("found: int = number(0, ROUNDS)", "found: int = number(0, 99)")], "games_end"),
    "nobody_acts": ([("        wait(s, 1, Phase.SAY)\n", "        wait(s, 5, Phase.SAY)\n")], "actor_is_a_seat"),
    "phase_without_a_name": ([("for phase in Phase),", "for phase in Phase)[:4],")], "phase_is_named"),
    "unfair_utilities": ([("    out[0] = 1.0 - out[1]\n", "    out[0] = 0.5\n")], "utilities_sum_to_one"),
    "no_reason": ([("    return 1 if s.actor == OVER else 0\n", "    return 0\n")], "reason_is_named"),
    "camps_that_do_not_share": ([("    return seat\n", "    return 0\n")], "camps_see_the_same"),
    "estimate_beyond_all": ([("    out[1] = 0.25 +", "    out[1] = 0.75 +")], "estimates_are_results"),
    "bot_that_cheats": ([("    return out[below(n, rng)]\n", "    return out[below(n, rng)] + 40\n")], "bot_plays_legal"),
    "veil_gives_all_away": ([("            return PUT_HIDDEN\n", "            return action\n"), ("            return DEAL_HIDDEN\n", "            return action\n")],
                            "what_was_seen_is_known"),
    "one_sided_guess": ([("        v.card = 1 + below(v.cards, rng)\n", "        v.card = 1\n")], "guesses_look_true"),
    "camp_by_a_secret": ([("    return seat\n", "    return seat + 10 * (s.coin == 1)\n")], "camps_are_public"),
    "prologue_that_hides": ([("drawing=HERE,\n", "drawing=HERE, prologue=('deal',),\n")], "prologue_is_open"),
    "prologue_in_the_middle": ([("drawing=HERE,\n", "drawing=HERE, prologue=('roll',),\n")], "prologue_comes_first"),
    "prologue_by_choice": ([("drawing=HERE,\n", "drawing=HERE, prologue=('put',),\n"),
                            ("    wait(s, CHANCE, Phase.DEAL)\n", "    s.card = 1\n    wait(s, 0, Phase.PUT)\n")], "prologue_comes_first"),
    "prologue_at_the_end": ([("drawing=HERE,\n", "drawing=HERE, prologue=('end',),\n")], "prologue_comes_first"),
}
LAST = [("        s.card = action - DEAL\n", "        s.card = action - DEAL\n        LAST[0] = s.card\n"),
        ("UNSEEN = 3\n", "UNSEEN = 3\nLAST = np.zeros(1, np.int64)\n")]
# Words that know more than the view: here the true card leaks through a global.
LEAKS_IN_WORDS: dict[str, Plant] = {
    "story": ([*LAST, ("verbs.text(veiled)}", "verbs.text(veiled)} {LAST[0]}")], "twins_on_the_page"),
    "question": ([*LAST, ("def ask(view: View, words: Words) -> str:\n    return words('title')".replace("'", '"'),
                          "def ask(view: View, words: Words) -> str:\n    return str(LAST[0])")], "twins_on_the_page"),
    "names": ([*LAST, ("    return VERBS.text(code)\n", "    return f'{VERBS.text(code)} {LAST[0]}'\n")], "twins_on_the_page"),
    "refusal": ([*LAST, ('"TOY-1", words("title"))', '"TOY-1", words("title") + str(LAST[0] * (attempt == PUT + 2)))')], "twins_on_the_page"),
    "crash": ([("def ask(view: View, words: Words) -> str:\n", "def ask(view: View, words: Words) -> str:\n    [0][view.seat]\n")], "telling_speaks"),
    "board": ([*LAST, ("    return f\"{words('title')} {State", "    return f\"{LAST[0]} {words('title')} {State")], "twins_on_the_page"),
}
RECT = """'<rect width="300" height="100" fill="#eee"/>' + """
SPOT = """'<circle r="20"/>'"""
# Drawings that cannot be shown or clicked, or that know more than the view.
BAD_DRAWINGS: dict[str, Plant] = {
    "crash": ([(f"    ground = {RECT}", f"    [0][view.seat]\n    ground = {RECT}")], "drawing_draws"),
    "crash_at_the_end": ([(f"    ground = {RECT}", f"    assert view.phase != Phase.END\n    ground = {RECT}")], "drawing_draws"),
    "crash_of_dice": ([("    if before.actor != CHANCE:\n        return ()\n", "    [0][before.actor + 1]\n")], "drawing_draws"),
    "not_well_formed": ([(RECT, """'<rect>' + """)], "scene_is_plain_svg"),
    "styles_for_the_whole_page": ([(RECT, """'<style>*{fill:red}</style>' + """)], "scene_is_plain_svg"),
    "style_of_its_own": ([(SPOT, """'<circle r="20" style="fill:red"/>'""")], "scene_is_plain_svg"),
    "script": ([(SPOT, """'<script>go()</script>'""")], "scene_is_plain_svg"),
    "handler": ([(SPOT, """'<circle onclick="go()"/>'""")], "scene_is_plain_svg"),
    "from_elsewhere": ([(RECT, """'<use href="other.svg#sea"/>' + """)], "scene_is_plain_svg"),
    "paint_from_elsewhere": ([(SPOT, """'<circle fill="url(other.svg#sea)"/>'""")], "scene_is_plain_svg"),
    "same_id_twice": ([(SPOT, """'<g id="spot"/>'""")], "scene_is_plain_svg"),
    "page_in_the_picture": ([(RECT, """'<b xmlns="http://www.w3.org/1999/xhtml">sea</b>' + """)], "scene_is_plain_svg"),
    "ground_moves": ([(RECT, """f'<rect width="{100 + view.phase}"/>' + """)], "ground_never_changes"),
    "sheet_grows": ([("Scene(300, 100,", "Scene(300, 100 + view.phase,")], "ground_never_changes"),
    "piece_rises": ([('name="coin", layer=1', 'name="coin", layer=1 + view.phase')], "pieces_keep_their_layer"),
    "piece_rises_when_touched": ([('name="coin", layer=1', 'name="coin", layer=1 + len(chosen)')], "pieces_keep_their_layer"),
    "piece_of_two_sorts": ([('name="coin", layer=1', 'name="coin", layer=1, sort="gold" if view.phase else ""')], "sorts_are_steady"),
    "sort_in_two_layers": ([('y=60, name=hand)', 'y=60, name=hand, layer=k, sort="hand")')], "sorts_are_steady"),
    "action_without_a_gesture": ([('for code in view.legal()}\n    return {code: (f"say', 'for code in view.legal()[:1]}\n    return {code: (f"say')],
                                 "gestures_are_the_legal_actions"),
    "gesture_of_another_seat": ([('names[code - PUT]) for code in view.legal()}', 'names[code - PUT]) for code in (PUT + 1, PUT + 2)}')],
                                "gestures_are_the_legal_actions"),
    "empty_gesture": ([('(f"say-{names[code - SAY]}",)', '()')], "gestures_are_clear"),
    "same_gesture_twice": ([('(f"say-{names[code - SAY]}",)', '("say",)')], "gestures_are_clear"),
    "gesture_begins_with_another": ([('(f"say-{names[code - SAY]}",)', '("coin", "right")[: code - SAY]')], "gestures_are_clear"),
    "click_on_nothing": ([('("coin", names[code - PUT])', '("purse", names[code - PUT])')], "gestures_can_be_clicked"),
    "click_on_what_went_away": ([('("coin", names[code - PUT])', '("coin", "purse", names[code - PUT])'),
                                 ('    if chosen:\n', '    if not chosen:\n        pieces.append(Piece("purse", ""))\n    if chosen:\n')], "gestures_can_be_clicked"),
    "button_without_a_proper_id": ([('(f"say-{names[code - SAY]}",)', '(f"Say {names[code - SAY]}!",)')], "gestures_can_be_clicked"),
    "gesture_means_another": ([("1 + HAND.names.index(ids[-1])\n", "2 - HAND.names.index(ids[-1])\n")], "attempt_knows_the_gestures"),
    "gesture_means_nothing": ([("    if ids[-1] not in HAND.names:\n", "    if ids[0] == 'coin':\n")], "attempt_knows_the_gestures"),
    "button_means_another": ([("    if ids[-1] not in HAND.names:\n        return None\n",
                               "    if ids[-1] not in HAND.names:\n        return None if len(ids[-1]) < 6 else PUT + 1\n")], "attempt_knows_the_gestures"),
    "click_means_no_code": ([("        return None\n    return (PUT", "        return 999 if ids == ('coin',) else None\n    return (PUT")], "attempt_gives_codes"),
    "script_in_dice": ([("(Die(text(", "(Die('<script/>' + text(")], "dice_are_plain_svg"),
    "leak_in_the_scene": ([*LAST, (SPOT, """f'<circle r="{LAST[0]}"/>'""")], "twins_on_the_page"),
    "leak_after_a_click": ([("""'<path d="M0 0h9"/>'""", """f'<path d="M0 0h{LAST[0]}"/>'"""),
                            ("        s.coin = action - PUT\n", "        s.coin = action - PUT\n        LAST[0] = action\n"), LAST[1],
                            ("    if view.phase == Phase.PUT:\n        return {code:", "    if view.phase:\n        return {code:"),
                            ("names[code - PUT])", "names[1 + code % 2])"), ("    if ids[-1] not in HAND.names:\n", "    if True:\n"),
                            ("enumerate(HAND.names, 1)]", "enumerate(HAND.names[:0], 1)]")], "twins_on_the_page"),
    "leak_in_gestures": ([*LAST, ('(f"say-{names[code - SAY]}",)', '(f"say-{names[code - SAY]}-{LAST[0]}",)')], "twins_on_the_page"),
    "leak_in_attempts": ([*LAST, ("        return None\n    return (PUT", "        return int(LAST[0]) if ids == ('coin',) else None\n    return (PUT")], "twins_on_the_page"),
    "leak_in_dice": ([*LAST, ("(Die(text(0, 5,", "(Die(text(0, LAST[0],")], "twins_on_the_page"),
}


def planted(folder: Path, name: str, plant: Plant) -> Path:
    source = SOURCE.read_text()
    for old, new in plant[0]:
        assert source.count(old) >= 1, f"{name}: the place to plant it is gone: {old!r}"
        source = source.replace(old, new, 1)
    path = folder / f"planted_{name}.py"
    path.write_text(source)
    furnish(folder)
    if "prologue=" in source:
        for words in (folder / "words").iterdir():
            words.write_text(words.read_text() + "told-prologue = Laid out\n")
    return path


def furnish(folder: Path) -> None:
    """What a game has beside its Python: words and rules."""
    shutil.copytree(SOURCE.parent / "words", folder / "words", dirs_exist_ok=True)
    shutil.copy(SOURCE.parent / "rules.md", folder)


ROOT = SOURCE.parent.parent.parent
PLANT = [sys.executable, "-m", "tests.toys.plant"]


def compiled_laws(path: Path, games: int, pages: int = 0) -> str:
    done = subprocess.run([*PLANT, str(path), str(games), str(pages)], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@functools.cache
def _child() -> subprocess.Popen[str]:
    """One for each worker: what it needs is imported once. It ends when nobody can ask it any more."""
    child = subprocess.Popen(PLANT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
                             env=os.environ | {"NUMBA_DISABLE_JIT": "1"})
    atexit.register(child.communicate)
    return child


def uncompiled_laws(path: Path, games: int, pages: int = 0) -> str:
    """What the laws say without the compiler, in a process of their own."""
    child = _child()
    assert child.stdin is not None
    assert child.stdout is not None
    print(json.dumps([str(path), games, pages]), file=child.stdin, flush=True)
    said = json.loads(child.stdout.readline())
    assert "law" in said, said["failed"]
    return str(said["law"])


@pytest.mark.parametrize("name", PLANTS)
def test_plant_is_caught_by_its_own_law(name: str, tmp_path: Path) -> None:
    path, expected = planted(tmp_path, name, PLANTS[name]), PLANTS[name][1]
    needs_many = expected in ("guesses_look_true", "hidden_fields_are_hidden")
    assert (compiled_laws(path, 200) if needs_many else uncompiled_laws(path, 12)) == expected


@pytest.mark.parametrize(("name", "bad"), [*LEAKS_IN_WORDS.items(), *BAD_DRAWINGS.items()])
def test_bad_words_and_drawings_are_caught_by_their_own_law(name: str, bad: Plant, tmp_path: Path) -> None:
    assert uncompiled_laws(planted(tmp_path, name, bad), games=12, pages=12) == bad[1]


@pytest.mark.parametrize("name", ["leak_of_a_choice", "hidden_random_number"])
def test_compiled_laws_catch_it_too(name: str, tmp_path: Path) -> None:
    assert compiled_laws(planted(tmp_path, name, PLANTS[name]), games=30) == PLANTS[name][1]


def test_every_law_has_a_plant() -> None:
    caught = {law for _, law in PLANTS.values()}
    assert {law.name.lower() for law in Law} - caught == {"kept", "twins"}  # twins: the next test
    others = {law for law in DRAWING_LAWS if not law.startswith("routes_")}  # those: test_routes.py
    assert {law for _, law in BAD_DRAWINGS.values()} == others | {"twins_on_the_page"}


def test_twins_notice_a_leak_by_themselves(tmp_path: Path) -> None:
    """Closure would see every such leak first; here it is not asked."""
    path = planted(tmp_path, "leak_of_a_draw", PLANTS["leak_of_a_draw"])
    script = ("import sys; from pathlib import Path; from tests.toys import plant; from benbow.engine.laws import book, runner as laws\n"
              "game = plant.load(Path(sys.argv[1])); checker = laws.Checker(game, 1, 60); row = laws.pairwise(game)[0]\n"
              "def unchecked(calls, raw, w, other, facts, flags, marks, truth, guessed, mix, line, found):\n"
              "    state = checker.records[0]; game.rules['setup'](state); ply = 0\n"
              "    while state.actor != -2:\n"
              "        line[ply] = laws.any_action(state, checker.rows.workspaces[0]); game.rules['apply'](state, line[ply]); ply += 1\n"
              "    return ply\n"
              "book.check_game = unchecked\n"
              "try:\n"
              "    for _ in range(20): checker.play(row, 0); list(checker.twins(row, 1, 8))\n"
              "except laws.LawBrokenError as broken: print(broken.law)")
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True,
                          env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, cwd=ROOT)
    assert done.stdout.strip() == "twins", done.stderr


def test_sound_toy_keeps_all_laws() -> None:
    report = runner.check(sealed.GAME, games=400, pages=20, uncompiled=10)
    assert report.closures > 1000
    assert report.twins > 100
    assert (report.pages, report.uncompiled) == (20, 10)


def test_sound_toy_with_a_prologue_keeps_all_laws() -> None:
    assert uncompiled_laws(LAID / "__init__.py", games=8, pages=2) == "kept"


DIFFERENT = {
    "hide": ("    s.card = 0\n    if s.coin:", "    if IS_COMPILED:\n        s.card = 0\n    if s.coin:"),
    "greedy": ("    return out[below(n, rng)]\n", "    return out[n - 1] if IS_COMPILED else out[0]\n"),
    "points": ("    out[1] = s.found\n", "    out[1 if IS_COMPILED else 2] = s.found\n"),
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_rule_that_differs_uncompiled_is_caught(name: str, tmp_path: Path) -> None:
    """Here `hide` does nothing without the compiler, the bot takes the first action, not the last, or `points` writes too far."""
    planted(tmp_path, "differs", ([DIFFERENT[name], ("import sys\n", "import os\nimport sys\n"), (
        "UNSEEN = 3\n", "UNSEEN = 3\nIS_COMPILED = not os.environ.get('NUMBA_DISABLE_JIT')\n")], ""))
    script = ("import sys; sys.path.insert(0, sys.argv[1]); import planted_differs as differs; from benbow.engine.laws import runner as laws\n"
              "try: laws.check_uncompiled(differs.GAME, laws.pairwise(differs.GAME), 5, 1)\n"
              "except laws.BenbowError as broken: print(broken)")
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True)
    said = "compiled_is_uncompiled: .* sealed breaks this\\.$"
    if name == "points":
        said = r"uncompiled: sealed does not play without the compiler: planted_differs\.py line \d+, points: IndexError: index 2"
    assert re.match(said, done.stdout), done.stdout + done.stderr


def test_bot_cannot_foretell_the_dice() -> None:
    """Bots draw from a generator of their own: whatever they make of it, the rolls to come are not in it."""
    workspace = sealed.GAME.new_workspace(5)
    assert int(workspace.rng[0]) != int(workspace.bot_rng[0])
    state, other = sealed.GAME.opening(), sealed.GAME.new_workspace(5)
    other.bot_rng[0] = 12345
    rolls = [[int(calls.any_action(state, one)) for _ in range(20)] for one in (workspace, other)]
    assert rolls[0] == rolls[1]


REFUSED: dict[str, Plant] = {
    "circle": ([('    wait(s, CHANCE, Phase.DEAL)\n', "    wait(s, CHANCE, Phase.DEAL)\n    apply(s, 0)\n"),
                ("            wait(s, OVER, Phase.END)\n", "            setup(s)\n")], "circle"),
    "missing": ([("def points(s: State, out: Codes)", "def figures(s: State, out: Codes)")], "points"),
    "parameters": ([("def camp(s: State, seat: int)", "def camp(s: State)"), ("    return seat\n", "    return 0\n")], "camp"),
    "field": ([("wide: int", "round: int"), ("s.wide = 0", "s.round = 0")], "NumPy records have an attribute"),
    "header": ([("wide: int", "phase: int"), ("s.wide = 0", "s.phase = 0")], "every state has an attribute"),
    "seats": ([("die: int = number(0, 2)", "die: int = category(0, 2, is_seat=True)")], "seats are 0 to 1"),
    "axes": ([("die: int = number(0, 2)", "die: int = number(0, 2, (3,), seat_axes=(0,))")], "2 places, one for each seat"),
    "default": ([("cards: int = option(range(2, 4), 3)", "cards: int = option(range(2, 4), 4)")], "the default 4 is not among"),
    "misspelt": ([("    s.die = 0\n    s.found = 0\n", "    s.dei = 0\n    s.found = 0\n")], "no field 'dei'; did you mean 'die'"),
    "range": ([("turn: int = number(0, ROUNDS)", "turn: int = number(0, 1000, dtype=np.int8)")], "no range of int8"),
    "twice": ([("turn: int = number(0, ROUNDS)", "cards: int = number(0, ROUNDS)"), ("s.turn = 0\n", "s.cards = 0\n")], "two fields"),
    "prologue": ([("drawing=HERE,\n", "drawing=HERE, prologue=('lay',),\n")], "'lay' is no phase; the phases are deal, put"),
    "helper": ([("@rule\ndef wait(", "def wait(")], "setup: calls the plain function wait: decorate it with @rule"),
    "no_return": ([("    return n\n", "")], r"planted_refused_no_return\.py, legal: returns nothing on some path"),
    "no_return_on_a_path": ([("    return 1 if s.actor == OVER else 0\n", "    if s.actor == OVER:\n        return 1\n")], "reason: returns nothing"),
    "tuple": ([("    return total\n", "    return total, 1\n")], "odds: returns several values on some path"),
    "float": ([("    return seat\n", "    return 0.5\n")], "camp: returns 0.5 on some path; the contract's 'camp' returns an integer"),
    "return": ([("    wait(s, CHANCE, Phase.DEAL)\n", "    wait(s, CHANCE, Phase.DEAL)\n    return s.turn\n")], "setup: returns something"),
    "annotation": ([("def legal(s: State, out: Codes)", "def legal(s: State, out: list[int])")], r"'out' is annotated list\[int\]; the contract has Codes"),
    "notation": ([('text="deal ?"', 'text="put ?"')], "put ?"),
    "hook": ([("def board(", "def bord(")], "telling: has a public function 'bord' that is no hook; did you mean 'board'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_game_is_refused_when_loaded(name: str, tmp_path: Path) -> None:
    path = planted(tmp_path, f"refused_{name}", REFUSED[name])
    with pytest.raises(BadGameError, match=REFUSED[name][1]):
        runner.check_texts(plant.load(path))


NOT_COMPILED: dict[str, Plant] = {
    "float": ([("    return seat\n", "    return seat / 2\n")], r"^planted_float\.py, camp: returns float64; the contract's 'camp' returns an integer"),
    "enum_or_field": ([("    return seat\n", "    return Phase.PUT if s.turn else s.die\n")], r"^planted_enum_or_field\.py, camp, line \d+: .* give it one type on every path"),
    "int_of_enum": ([("    return seat\n", "    return int(Phase.PUT)\n")], r"^planted_int_of_enum\.py, camp, line \d+: .* int\(IntEnum"),
    "string": ([("    s.phase = phase\n", "    s.phase = 'put'\n")], r"^planted_string\.py, wait, line \d+: cannot be compiled"),
}


@pytest.mark.parametrize("name", NOT_COMPILED)
def test_rule_that_cannot_be_compiled_is_named_in_a_sentence(name: str, tmp_path: Path) -> None:
    path = planted(tmp_path, name, NOT_COMPILED[name])
    with pytest.raises(BadGameError, match=NOT_COMPILED[name][1]) as refused:
        [*prepare.steps(plant.load(path), prepare.RULES)]
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


def test_circle_through_another_module_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "circle_a.py").write_text("from benbow.engine.compiled import rule\nimport circle_b\n\n@rule\ndef go(n):\n    return circle_b.on(n)\n")
    (tmp_path / "circle_b.py").write_text("from benbow.engine.compiled import rule\nimport circle_a\n\n@rule\ndef on(n):\n    return circle_a.go(n)\n")
    module = importlib.import_module("circle_a")
    with pytest.raises(BadGameError, match="go > on > go"):
        fingerprint([module.go])


def test_rule_of_the_same_name_is_no_circle(tmp_path: Path) -> None:
    """A game's `hide` may call another function of that name."""
    path = planted(tmp_path, "same_name", ([
        ("UNSEEN = 3\n", "UNSEEN = 3\nfrom benbow.engine.perfect_information import hide as show_all  # noqa: E402\n"),
        ("    if s.actor == OVER or seat == 0:\n        return\n    s.card", "    show_all(s, seat)\n    if s.actor == OVER or seat == 0:\n        return\n    s.card")], ""))
    assert plant.load(path).id == "sealed"


def test_game_of_open_information_takes_its_views_from_the_engine(tmp_path: Path) -> None:
    source = SOURCE.read_text()
    start, end = source.index("@rule\ndef hide("), source.index("@rule\ndef greedy(")
    path = planted(tmp_path, "opened", ([(source[start:end], "from benbow.engine.perfect_information import guess, hide, veil  # noqa: E402\n\n\n")], ""))
    report = runner.check(plant.load(path), games=60, pages=10)
    assert (report.games, report.pages, report.twins) == (60, 10, 0)


WORDS = {
    "a language less": ("fr.ftl", "reason-played = Played (fr)\n", "", "reason-played is missing"),
    "another variable": ("de.ftl", "title = Toy (de)", "title = Toy { $n }", "title has the variables"),
    "not readable": ("de.ftl", "title = Toy (de)", "title ? Toy", "cannot be read"),
    "twice": ("en.ftl", "tagline", "title", "stands twice"),
}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_game_with_a_prologue_has_a_line_for_it(lang: str, tmp_path: Path) -> None:
    shutil.copytree(LAID, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "words" / f"{lang}.ftl"
    path.write_text(path.read_text().replace(f"told-prologue = The tiles are laid out ({lang})\n", ""))
    with pytest.raises(BadGameError, match="told-prologue"):
        runner.check(plant.load(tmp_path / "__init__.py"), games=1, pages=0)
    shutil.copy(LAID / "words" / f"{lang}.ftl", path)
    wordlaws.check_words(plant.load(tmp_path / "__init__.py"))


@pytest.mark.parametrize("name", WORDS)
def test_words_that_are_missing_are_named(name: str, tmp_path: Path) -> None:
    path, (file, old, new, message) = planted(tmp_path, "spoken", ([], "")), WORDS[name]
    text = (tmp_path / "words" / file).read_text()
    assert old in text
    (tmp_path / "words" / file).write_text(text.replace(old, new))
    with pytest.raises(BadGameError, match=message):
        runner.check(plant.load(path), games=1, pages=0)


def test_game_without_words_or_clauses_is_refused(tmp_path: Path) -> None:
    (tmp_path / "silent.py").write_text(SOURCE.read_text())
    with pytest.raises(BadGameError, match="package data"):
        plant.load(tmp_path / "silent.py")
    furnish(tmp_path)
    (tmp_path / "rules.md").write_text("no clauses")
    with pytest.raises(BadGameError, match="numbered from 1"):
        runner.check(plant.load(tmp_path / "silent.py"), games=1, pages=0)


def test_few_games_are_enough_to_start_with() -> None:
    for games in (1, 10, 60):
        assert runner.check(sealed.GAME, games=games, pages=min(games, 50)).games == games


def test_game_that_shows_all_secrets_before_the_end_is_sound(tmp_path: Path) -> None:
    """No twin runs to the end here; they are compared as far as they go."""
    path = planted(tmp_path, "all_shown", ([
        ('    Verb("say_found", HAND, HAND, text="say {} = {}", shows=True),\n',
         '    Verb("say_found", HAND, HAND, numbers(1, 3), text="say {} = {}, {}", shows=True),\n'),
        ("        return SAY_FOUND + (action - SAY) * 2 + s.coin\n", "        return SAY_FOUND + ((action - SAY) * 2 + s.coin) * 3 + s.card\n"),
        ("    if s.actor == OVER or seat == 0:\n        return\n    s.card = 0\n", "    if s.actor == OVER or seat == 0:\n        return\n    if s.turn == 0:\n        s.card = 0\n"),
        ("    if v.phase != Phase.DEAL:\n        v.card", "    if v.phase != Phase.DEAL and v.turn == 0:\n        v.card"),
    ], ""))
    report = runner.check(plant.load(path), games=250, pages=20)
    assert report.twins == 0
    assert report.partial_twins > 50
    assert report.pages == 20


@pytest.mark.parametrize(("games", "pages"), [(0, 0), (-3, 0), (5, 6)])
def test_laws_that_would_prove_nothing_are_refused(games: int, pages: int) -> None:
    with pytest.raises(BadOptionError):
        runner.check(sealed.GAME, games=games, pages=pages)


def test_every_law_has_a_meaning() -> None:
    names = {law.name.lower() for law in Law if law != Law.KEPT}
    written, drawn = (set(re.findall(rf'{error}\(\s*"(\w+)"', inspect.getsource(module)))
                      for module, error in ((runner, "LawBrokenError"), (scenelaws, "self.broken")))
    assert drawn == set(DRAWING_LAWS)
    assert names | written | drawn == set(MEANINGS)


def test_broken_law_says_what_it_means_which_action_and_which_field(tmp_path: Path) -> None:
    with pytest.raises(runner.LawBrokenError) as broken:
        runner.check(plant.load(planted(tmp_path, "leak_kept_for_later", PLANTS["leak_kept_for_later"])), games=60, pages=0)
    assert MEANINGS["closure"] in str(broken.value)
    assert re.search(r"the action is '\w+ [^']+'; the field 'wide' differs", str(broken.value))


SAID = {  # of plants: what is said after their meaning
    "unfair_utilities": r"sealed breaks this at ply \d: `score` gave 0\.5, [01]\.[05]\. Options",
    "opening_that_remembers": r"sealed breaks this at ply 7: the field 'found' differs\. Options",
    "hidden_after_the_end": r"sealed breaks this at ply 7, seat 1: the field '\w+' differs\. Options",
    "bot_that_cheats": r"at ply \d, seat \d: it returned 4\d; legal were (put|say) left, (put|say) right\. Options",
    "weight_of_zero": r"sealed breaks this at ply 0, CHANCE\. Options",
    "more_than_promised": r"at ply 0, CHANCE: it wrote 3, and `most_actions` is 2\. Options",
    "guess_leaves_a_blank": r"sealed breaks this: a byte of 0 in the field 'card' is often guessed and never true in the phase 'put', in all games together\.$",
    "crash": r"at ply \d, SPECTATOR: planted_crash\.py line \d+, (ask|scene): IndexError: list index out of range\. Options",
    "missing": r"at ply \d, SPECTATOR: planted_missing\.py line \d+, ask: told-pass: no text of this name in words/en\.ftl\. Options",
}


@pytest.mark.parametrize("name", SAID)
def test_broken_law_says_what_there_is_to_know_and_no_more(name: str, tmp_path: Path) -> None:
    missing: Plant = ([('return words("title")\n\n\ndef name', 'return words("told-pass")\n\n\ndef name')], "")
    path = planted(tmp_path, name, {**PLANTS, **LEAKS_IN_WORDS, "missing": missing}[name])
    with pytest.raises(runner.LawBrokenError, match=SAID[name]):
        runner.check(plant.load(path), games=200 if "guess" in name else 12, pages=12 if name in ("crash", "missing") else 0, longest=60)


def test_value_out_of_range_is_named(tmp_path: Path) -> None:
    with pytest.raises(runner.LawBrokenError, match=r"the field 'die' holds [12], declared are 0 to 0"):
        runner.check(plant.load(planted(tmp_path, "value_out_of_range", PLANTS["value_out_of_range"])), games=60, pages=0)
