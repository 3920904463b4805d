"""Who brought a record and who reported a problem, and when somebody was last here: so that old things can go.

Columns are added in place. SQLite would make a table anew for more than that, and dropping the old one takes along what
stands on it.
"""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whose records and reports are; when people were last here. Those of today were here now, for all we know."""
    for table in ("replays", "reports"):
        op.add_column(table, sa.Column("person", sa.String(length=32)))
        op.create_index(op.f(f"ix_{table}_person_at"), table, ["person", "at"])
    op.add_column("people", sa.Column("seen", sa.Double()))
    people = sa.table("people", sa.column("seen", sa.Double()))
    op.execute(people.update().values(seen=time()))


def downgrade() -> None:
    """Back to before."""
    op.drop_column("people", "seen")
    for table in ("reports", "replays"):
        op.drop_index(op.f(f"ix_{table}_person_at"), table)
        op.drop_column(table, "person")
