"""Whether the page covers what people could remember."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("by_heart", sa.Boolean, nullable=False, server_default=sa.false()))
