"""The baseline schema. Revisions begin with `r`; plain numbers are from before the first release and are refused."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
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
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("memory", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String),
        sa.Column("seating", sa.JSON),
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
        sa.Column("player", sa.JSON),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.UniqueConstraint("table_id", "seat", "command", name="uq_log_table_id_seat_command"),
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
        "memberships",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_memberships"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_memberships_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_memberships_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_memberships_table_id", "memberships", ["table_id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("node", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "bot_jobs",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("answer", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_bot_jobs"),
    )
    op.create_table(
        "notification_channels",
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
        sa.PrimaryKeyConstraint("id", name="pk_notification_channels"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notification_channels_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["credential"], ["secrets.id"], name="fk_notification_channels_credential", ondelete="CASCADE"),
    )
    op.create_index("ix_notification_channels_player", "notification_channels", ["player"])
    op.create_table(
        "notified_turns",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("turn", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_notified_turns"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notified_turns_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notified_turns_player", ondelete="CASCADE"),
    )
    op.create_table(
        "player_reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String),
        sa.Column("message", sa.Integer),
        sa.Column("messages", sa.JSON, nullable=False),
        sa.Column("resolved", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_player_reports"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_player_reports_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["about"], ["players.id"], name="fk_player_reports_about", ondelete="CASCADE"),
    )
    op.create_index("ix_player_reports_table_id", "player_reports", ["table_id"])
    op.create_index("ix_player_reports_player", "player_reports", ["player"])
    op.create_table(
        "server_access",
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
        sa.PrimaryKeyConstraint("digest", name="pk_server_access"),
    )
    op.create_table(
        "server_flags",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_server_flags"),
    )
