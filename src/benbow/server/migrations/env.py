"""What Alembic runs around the scripts."""
from __future__ import annotations

from alembic import context

from benbow.server.schema import METADATA


def run() -> None:
    """The caller gives the connection, has begun the transaction and will end it; so Alembic begins none of its own."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file; who merely imports it changes nothing
    run()
