"""By what ways players are told that others wait for them, and of which turns they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "heralds",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("credential", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("origin", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_heralds"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_heralds_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["credential"], ["secrets.id"], name="fk_heralds_credential", ondelete="CASCADE"),
    )
    op.create_index("ix_heralds_player", "heralds", ["player"])
    op.create_table(
        "heralded",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_heralded"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_heralded_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_heralded_player", ondelete="CASCADE"),
    )
