"""The games as a Parquet file, for pandas, DuckDB or R. Needs pyarrow, the extra `arena`."""
from __future__ import annotations

import importlib
import importlib.util
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .plan import League
from .results import Standings, is_draw


def is_available() -> bool:
    return importlib.util.find_spec("pyarrow") is not None


def rows(standings: Standings) -> list[dict[str, Any]]:
    """In the order of the plan; tuples are by seat."""
    return [asdict(row) | dict(zip(("pairing", "deal", "seating"), place, strict=True)) | {"draw": is_draw(row)}
            for row in standings.rows for place in [standings.place(row.bots, row.seed) or ()]]


def write(path: Path, standings: Standings) -> None:
    """Game, options and seed of the league are in the file's metadata, under `benbow`."""
    pa, pq = (importlib.import_module(name) for name in ("pyarrow", "pyarrow.parquet"))  # they have no types
    kinds = {"pairing": pa.int32(), "deal": pa.int32(), "seating": pa.int32(), "seed": pa.int64(), "bots": pa.list_(pa.string()),
             "share": pa.list_(pa.float64()), "reason": pa.string(), "plies": pa.int32(), "moves": pa.list_(pa.int32()),
             "seconds": pa.list_(pa.float64()), "draw": pa.bool_(), "fault": pa.string(), "at_fault": pa.int32()}
    schema = pa.schema(list(kinds.items()), metadata={"benbow": json.dumps(metadata(standings.league))})
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    pq.write_table(pa.Table.from_pylist(rows(standings), schema=schema), partial)
    partial.replace(path)


def metadata(league: League) -> dict[str, object]:
    return {"game": league.game, "options": dict(league.options), "seed": league.seed, "pairings": league.pairings}
