"""The database schema. migrations/ upgrades older databases."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={  # named constraints can be changed later in any database
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("banned", Boolean, nullable=False, server_default=false()),
)
SECRETS = Table(
    "secrets",
    METADATA,
    Column("digest", String, primary_key=True),  # only the owner knows the secret itself
    Column("id", String, nullable=False, unique=True),  # public identifier
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String, nullable=False),  # browser, key, device-link
    Column("label", String),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("expires", Float),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("options", JSON, nullable=False),
    Column("summary", JSON, nullable=False),  # for lists of tables: seats and standings
    Column("stage", String, nullable=False),  # seating, playing, over
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False, server_default=false()),  # offered even if several people play
    Column("memory", Boolean, nullable=False, server_default=false()),  # memory mode
    Column("rematch", String),
    Column("seating", JSON(none_as_null=True)),  # while the table waits for players
)
LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("action", String),
    Column("events", JSON, nullable=False),
    Column("undoes", JSON(none_as_null=True)),
    Column("command", String),
    Column("spent", Float, nullable=False),
    Column("secret", JSON(none_as_null=True)),
    Column("player", JSON(none_as_null=True)),
    UniqueConstraint("table_id", "seat", "command"),
)
SNAPSHOTS = Table(  # a game's state after an entry; without it the log is replayed
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", String, nullable=False),  # a digest of the rules that made it
    Column("state", LargeBinary, nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String),
    Column("reaction", String),
)
MEMBERSHIPS = Table(  # players who sit at a table or host it: it is in their lists
    "memberships",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
LEASES = Table(  # the server that runs a table's bots and clocks, and until when
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String, nullable=False),
    Column("until", Float, nullable=False),  # unix seconds, by the database's clock
)
BOT_JOBS = Table(  # decisions that servers queue for worker processes
    "bot_jobs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("request", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds, by the database's clock
    Column("until", Float, nullable=False),  # end of the worker's lease
    Column("answer", String),
)
CHANNELS = Table(  # how a player hears that others wait
    "notification_channels",
    METADATA,
    Column("id", String, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "credential", ForeignKey("secrets.id", ondelete="CASCADE")
    ),  # a browser's credential: signing out ends its notifications
    Column("kind", String, nullable=False),  # push, ntfy, webhook
    Column("address", String, nullable=False),
    Column("keys", JSON(none_as_null=True)),  # a browser's encryption keys
    Column("origin", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("trouble", String),
    Column("used", Float),
)
NOTIFIED_TURNS = Table(  # the last turn that a player was notified of
    "notified_turns",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", String, nullable=False),
    Column("at", Float, nullable=False),
)
REPORTS = Table(  # they outlive their table, which its host may delete: see retention.py
    "player_reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String, nullable=False, index=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # the reporting player
    Column("about", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", String, nullable=False),  # the reported player's name at that time
    Column("reason", String, nullable=False),
    Column("words", String),
    Column("message", Integer),  # the reported chat message, if any
    Column("messages", JSON, nullable=False),  # the chat around it
    Column("resolved", Float),  # when the operator resolved it
)
ACCESS = Table(  # passes to an invite-only server, and logins of the operator
    "server_access",
    METADATA,
    Column("digest", String, primary_key=True),  # only the owner knows the code or secret itself
    Column("kind", String, nullable=False),  # invitation (becomes a pass), pass, link (becomes a host login), host
    Column("created", Float, nullable=False),
    Column("expires", Float),
)
FLAGS = Table(  # values for all servers of this database: see server_flags.py and notification_channels.py
    "server_flags",
    METADATA,
    Column("key", String, primary_key=True),
    Column("value", JSON, nullable=False),
)
