"""What the host of the server tells everybody, and whether anything may be changed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
