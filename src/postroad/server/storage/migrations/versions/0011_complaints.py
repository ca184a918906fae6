"""Complaints of players about others."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "complaints",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String),
        sa.Column("line", sa.Integer),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("settled", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_complaints_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["about"], ["players.id"], name="fk_complaints_about", ondelete="CASCADE"),
    )
    op.create_index("ix_complaints_table_id", "complaints", ["table_id"])
    op.create_index("ix_complaints_player", "complaints", ["player"])
