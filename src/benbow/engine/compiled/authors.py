"""Mistakes in rules, named in one sentence: file, function, what to do. Numba alone would say it in a hundred lines."""
from __future__ import annotations

import dis
import linecache
import logging
import re
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ..errors import BadGameError

# The contract: annotations of the parameters. They decide for which types a rule is compiled.
SIGNATURES = {
    "setup": ("State",), "legal": ("State", "Codes"), "odds": ("State", "Codes"), "apply": ("State", "int"),
    "camp": ("State", "int"), "score": ("State", "Utilities"), "points": ("State", "Codes"), "reason": ("State",),
    "hide": ("State", "int"), "veil": ("State", "int", "int"), "guess": ("State", "int", "Rng"),
    "greedy": ("State", "Codes", "Rng"), "value": ("State", "Utilities"), "remember": ("State", "Codes"),
}
RETURN_INTEGERS = ("legal", "odds", "camp", "reason", "veil", "greedy")  # the others return nothing
_LOADS = ("LOAD_ATTR", "LOAD_METHOD")


def place(function: Any) -> str:
    return f"{Path(function.__code__.co_filename).name}, {function.__name__}"


def check_signature(name: str, function: Any) -> None:
    """Parameters of a rule of the contract, by their annotations."""
    wanted, code = SIGNATURES[name], function.__code__
    if code.co_argcount != len(wanted):
        raise BadGameError(place(function), f"takes {code.co_argcount} parameters; the contract gives it {len(wanted)}")
    for parameter, kind in zip(code.co_varnames, wanted, strict=False):
        given = function.__annotations__.get(parameter)
        if not isinstance(given, str | None):
            raise BadGameError(place(function), "begin the module with `from __future__ import annotations`")
        if given != kind:
            raise BadGameError(place(function), f"the parameter {parameter!r} is annotated {given or 'with nothing'}; "
                                                f"the contract has {kind}")


def check_returns(name: str, function: Any) -> None:
    """What the code returns beyond doubt; the compiler finds the rest."""
    before = None
    for step in dis.get_instructions(function):
        if step.opname == "RETURN_CONST" or (step.opname == "RETURN_VALUE" and before is not None):
            given: Any = step if step.opname == "RETURN_CONST" else before
            is_known = given.opname in ("RETURN_CONST", "LOAD_CONST")
            is_nothing = is_known and given.argval is None
            if name not in RETURN_INTEGERS and not is_nothing:
                raise BadGameError(place(function), f"returns something; the contract's {name!r} returns nothing")
            if name in RETURN_INTEGERS and (is_nothing or (is_known and not isinstance(given.argval, int))
                                            or given.opname.startswith("BUILD_")):
                what = "nothing" if is_nothing else repr(given.argval) if is_known else "several values"
                raise BadGameError(place(function), f"returns {what} on some path; the contract's {name!r} returns an integer")
        before = step


def refuse_plain_helpers(function: Any, is_library: Any) -> None:
    """A rule may only call rules: what it calls is compiled with it."""
    scope, before = function.__globals__, None
    for step in dis.get_instructions(function):
        found = None
        if step.opname == "LOAD_GLOBAL":
            found = scope.get(step.argval)
        elif step.opname in _LOADS and before is not None and before.opname == "LOAD_GLOBAL":
            owner = scope.get(before.argval)
            found = getattr(owner, step.argval, None) if isinstance(owner, ModuleType) else None
        if isinstance(found, FunctionType) and not is_library(found.__module__):
            raise BadGameError(place(function), f"calls the plain function {found.__name__}: decorate it with @rule, "
                                                f"in {Path(found.__code__.co_filename).name}")
        before = step


def check_result(name: str, function: Any, kind: Any) -> None:
    """What the compiler found that a rule of the contract returns."""
    is_integer = any(base.__name__ in ("Integer", "Boolean", "IntEnumMember") for base in type(kind).__mro__)
    if name in RETURN_INTEGERS and not is_integer:
        raise BadGameError(place(function), f"returns {kind}; the contract's {name!r} returns an integer, on every path")
    if name not in RETURN_INTEGERS and str(kind) != "none":
        raise BadGameError(place(function), f"returns {kind}; the contract's {name!r} returns nothing")


ADVICE = (
    ("type of <class 'function'>", "is it a helper without @rule?"),
    ("[Cc]an('t|not) unify", "give it one type on every path, e.g. np.int64(...)"),
    ("found for signature|Cannot cast", "compiled rules know numbers and arrays only, and int(...) of numbers"),
    ("Unknown attribute|is not defined", "is it misspelt?"),
)
_LONGEST = 160


def shortened(error: Exception, function: Any) -> BadGameError:
    """The cause, with its place, out of all that Numba says; that goes to the log, at level debug."""
    logging.getLogger(__name__).debug("%s cannot be compiled: %s", function.__name__, error)
    said = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.startswith("Failed in ")]
    cause = re.sub(r", defined at .*", "", lines[0]) if lines else type(error).__name__
    if cause.endswith("found for signature:"):
        cause = f"the compiler does not know {lines[1].removeprefix('>>>').strip()}"
    if len(cause) > _LONGEST:
        cause = cause[:_LONGEST] + "…"
    advice = next((f"; {hint}" for sign, hint in ADVICE if re.search(sign, said)), "")
    return BadGameError(_innermost(said) or place(function), f"cannot be compiled: {cause}{advice}")


def _innermost(said: str) -> str:
    """The file, function and line that Numba names first."""
    found = re.search(r" at (\S+\.py) \((\d+)\)", said)
    if found is None:
        return ""
    path, line = found[1], int(found[2])
    defined = (re.match(r"def (\w+)", linecache.getline(path, number)) for number in range(line, 0, -1))
    name = next((f", {one[1]}" for one in defined if one), "")
    return f"{Path(path).name}{name}, line {line}"
