"""The schema, version by version. A fresh database is made by these scripts too, so they are tried on every first start.

A new version is a new file in `versions` (written by hand: `revision` one higher, `down_revision` the one before), the same
change in `schema.py`, and `schema.HEAD` set to it. Tests compare the three. A version that was published is never edited.
"""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

if TYPE_CHECKING:
    from alembic.config import Config

HERE = Path(__file__).parent


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without an ini file."""
    from alembic.config import Config  # slow to import, and most starts do not need it

    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(HERE).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    return found


def upgrade(connection: Connection) -> None:
    """Upgrade a database to the newest version, within the connection's transaction."""
    from alembic import command

    command.upgrade(config(connection), "head")
