"""Standing orders for windows, and tables at which only those who are asked may know it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Orders of seats, and whether a table is quiet."""
    op.create_table(
        "orders",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_orders_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_orders_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "person", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_person"), "orders", ["person"])
    op.add_column("tables", sa.Column("quiet", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Back to before."""
    op.drop_column("tables", "quiet")
    op.drop_index(op.f("ix_orders_person"), "orders")
    op.drop_table("orders")
