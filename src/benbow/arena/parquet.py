"""The games as a Parquet file, for pandas, DuckDB or R. Needs pyarrow, the extra `arena`."""
from __future__ import annotations

import importlib
import importlib.util
import json
import os
from pathlib import Path
from typing import Any

from .plan import League
from .results import Standings, is_draw


def is_available() -> bool:
    return importlib.util.find_spec("pyarrow") is not None


def columns(standings: Standings) -> dict[str, list[Any]]:
    """A row for each game, in the order of the plan; lists are by seat."""
    found: dict[str, list[Any]] = {name: [] for name in (
        "pairing", "deal", "seating", "seed", "bots", "share", "reason", "plies", "moves", "seconds", "draw", "fault",
        "at_fault")}
    for row in standings.rows:
        place = standings.place(row.bots, row.seed)
        assert place is not None
        for name, number in zip(("pairing", "deal", "seating"), place, strict=True):
            found[name].append(number)
        found["draw"].append(is_draw(row))
        for name in ("seed", "reason", "plies", "fault", "at_fault"):
            found[name].append(getattr(row, name))
        for name in ("bots", "share", "moves", "seconds"):
            found[name].append(list(getattr(row, name)))
    return found


def write(path: Path, standings: Standings) -> None:
    """Game, options and seed of the league are in the file's metadata, under `benbow`."""
    pa, pq = _arrow()

    kinds = {"pairing": pa.int32(), "deal": pa.int32(), "seating": pa.int32(), "seed": pa.int64(), "bots": pa.list_(pa.string()),
             "share": pa.list_(pa.float64()), "reason": pa.string(), "plies": pa.int32(), "moves": pa.list_(pa.int32()),
             "seconds": pa.list_(pa.float64()), "draw": pa.bool_(), "fault": pa.string(), "at_fault": pa.int32()}
    schema = pa.schema(list(kinds.items()), metadata={"benbow": json.dumps(metadata(standings.league))})
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    pq.write_table(pa.table(columns(standings), schema=schema), partial)
    partial.replace(path)


def _arrow() -> tuple[Any, Any]:
    """It has no types, and is not always installed."""
    return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")


def metadata(league: League) -> dict[str, object]:
    return {"game": league.game, "options": dict(league.options), "seed": league.seed, "pairings": league.pairings}
