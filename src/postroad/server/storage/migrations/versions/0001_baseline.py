"""The first database that later versions can read."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "secrets",
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("label", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.Column("expires", sa.Float),
        sa.PrimaryKeyConstraint("digest", name="pk_secrets"),
        sa.UniqueConstraint("id", name="uq_secrets_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_secrets_player", ondelete="CASCADE"),
    )
    op.create_index("ix_secrets_player", "secrets", ["player"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("rematch", sa.String),
        sa.Column("gathering", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.String),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("undoes", sa.JSON),
        sa.Column("command", sa.String),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("secret", sa.JSON),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.UniqueConstraint("table_id", "command", name="uq_log_table_id_command"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String),
        sa.Column("reaction", sa.String),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "places",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_places"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_places_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_places_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_places_table_id", "places", ["table_id"])
