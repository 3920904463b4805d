"""What is written to see whether the database can be written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Probes."""
    op.create_table(
        "probes",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_probes")),
    )


def downgrade() -> None:
    """Back to before."""
    op.drop_table("probes")
