"""People at several devices: free seats, links, clocks, talk."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("ending", "host"):
        op.add_column("matches", sa.Column(name, sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("matches", sa.Column("invite", sa.Text()))
    op.add_column("matches", sa.Column("is_listed", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("matches", sa.Column("terms", sa.Text(), nullable=False, server_default=sa.text("'{}'")))
    op.add_column("matches", sa.Column("timing", sa.Text()))
    op.add_column("matches", sa.Column("deadline", sa.Float()))
    op.add_column("matches", sa.Column("actor", sa.Integer()))
    op.create_index("ix_matches_invite", "matches", ["invite"], unique=True)
    op.create_index("ix_matches_listed", "matches", ["is_listed", "status"])
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    op.add_column("seats", sa.Column("opening", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "devices",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id", name="fk_devices_match", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "holder", name="pk_devices"),
    )
    op.create_index("ix_devices_holder", "devices", ["holder"])
    op.create_table(
        "talk",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id", name="fk_talk_match", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "holder", "phrase", "text")),
        sa.PrimaryKeyConstraint("match", "number", name="pk_talk"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
