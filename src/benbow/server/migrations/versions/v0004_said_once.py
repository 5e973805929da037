"""A line of talk that is sent again is said once: each has a key of the page's own."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("talk", sa.Column("key", sa.Text(), nullable=False, server_default=sa.text("''")))
