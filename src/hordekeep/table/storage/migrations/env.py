"""Run by Alembic: migrate over the connection that was given, in its transaction."""

from __future__ import annotations

from alembic import context

from hordekeep.table.storage.models import METADATA


def migrate() -> None:
    """Run the migrations that Alembic's command asks for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name that Alembic gives it; whoever else imports this module only looks at it
    migrate()
