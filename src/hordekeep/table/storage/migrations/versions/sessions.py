"""Sessions: where somebody is known again, so that each can be ended.

Cookies of before name no session. All those of one person become one that can be ended, too.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Sessions, and one for each person that is there."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person_seen"), "sessions", ["person", "seen"])
    op.execute(
        "INSERT INTO sessions (id, person, device, created, seen) "
        "SELECT 'old-' || id, id, '', created, COALESCE(seen, created) FROM people"
    )


def downgrade() -> None:
    """Back to before."""
    op.drop_index(op.f("ix_sessions_person_seen"), "sessions")
    op.drop_table("sessions")
