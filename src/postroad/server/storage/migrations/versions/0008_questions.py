"""What servers ask the workers that decide for bots."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "questions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("answer", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
    )
