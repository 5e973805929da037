"""A form that is sent again opens one table: it has a key. The next table of the same people is known after a restart, too."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("key", sa.Text()))
    op.add_column("matches", sa.Column("rematch", sa.Text()))
    op.create_index("ix_matches_key", "matches", ["host", "key"], unique=True)
