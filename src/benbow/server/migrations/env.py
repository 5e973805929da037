"""What Alembic runs around the scripts."""
from __future__ import annotations

from alembic import context

from benbow.server.schema import METADATA


def run() -> None:
    """On the caller's connection and in its transaction, so Alembic begins none of its own."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file; importing it does nothing
    run()
