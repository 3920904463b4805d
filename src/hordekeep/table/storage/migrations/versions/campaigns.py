"""Runs through a campaign and the games played in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Runs and battles."""
    op.create_table(
        "runs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_runs_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_runs")),
    )
    op.create_index(op.f("ix_runs_person_game_created"), "runs", ["person", "game", "created"])
    op.create_table(
        "battles",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("run", sa.String(length=32), nullable=False),
        sa.Column("battle", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["run"], ["runs.id"], name=op.f("fk_battles_run"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_battles_table"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_battles")),
        sa.UniqueConstraint("table", name=op.f("uq_battles_table")),
    )
    op.create_index(op.f("ix_battles_run_at"), "battles", ["run", "at"])


def downgrade() -> None:
    """Back to before."""
    op.drop_index(op.f("ix_battles_run_at"), "battles")
    op.drop_table("battles")
    op.drop_index(op.f("ix_runs_person_game_created"), "runs")
    op.drop_table("runs")
