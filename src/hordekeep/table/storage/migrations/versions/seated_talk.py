"""Who may chat at a table: everybody who sees it, or those who sit there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody, at the tables of before."""
    op.add_column("tables", sa.Column("seated_talk", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Back to before."""
    op.drop_column("tables", "seated_talk")
