"""What people have achieved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Achievements."""
    op.create_table(
        "achievements",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("achievement", sa.String(length=64), nullable=False),
        sa.Column("symbols", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_achievements_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_achievements_table"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("person", "game", "achievement", name=op.f("pk_achievements")),
    )
    op.create_index(op.f("ix_achievements_table"), "achievements", ["table"])


def downgrade() -> None:
    """Back to before."""
    op.drop_index(op.f("ix_achievements_table"), "achievements")
    op.drop_table("achievements")
