"""What lies in the database. How an older file becomes this is in migrations/."""

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
    naming_convention={  # what has a name can be changed later, whatever database it is
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
    Column("digest", String, primary_key=True),  # the secret itself is known to its owner alone
    Column("id", String, nullable=False, unique=True),  # to name it by
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
    Column("summary", JSON, nullable=False),  # who sits there and how it stands, for the list of tables
    Column("stage", String, nullable=False),  # seating, playing, over
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False, server_default=false()),  # offered though people play together
    Column("memory", Boolean, nullable=False, server_default=false()),  # the page covers what people could remember
    Column("rematch", String),
    Column("seating", JSON(none_as_null=True)),  # who has come so far
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
SNAPSHOTS = Table(  # a game as it stood after an entry; whoever cannot use it plays the log from its beginning
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", String, nullable=False),  # a digest of those that made it
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
MEMBERSHIPS = Table(  # who has a seat where, or lays the table: whose lists it is in
    "memberships",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
LEASES = Table(  # which of several servers lets things go on at a table by themselves, and until when it has said so
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String, nullable=False),
    Column("until", Float, nullable=False),  # unix seconds, by the database's clock
)
BOT_JOBS = Table(  # what servers ask the workers that decide for bots
    "bot_jobs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("request", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds, by the database's clock
    Column("until", Float, nullable=False),  # when it is free for any worker again
    Column("answer", String),
)
CHANNELS = Table(  # by what ways a player is told that others wait for them
    "notification_channels",
    METADATA,
    Column("id", String, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", ForeignKey("secrets.id", ondelete="CASCADE")),  # of a browser: signed out, it is told nothing more
    Column("kind", String, nullable=False),  # push, ntfy, webhook
    Column("address", String, nullable=False),
    Column("keys", JSON(none_as_null=True)),  # of a browser, to seal for it
    Column("origin", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("trouble", String),
    Column("used", Float),
)
NOTIFIED_TURNS = Table(  # of which turn a player was told last
    "notified_turns",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", String, nullable=False),
    Column("at", Float, nullable=False),
)
REPORTS = Table(  # of players about others; they outlive the table, which whoever has laid it may delete: see cleaning.py
    "player_reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String, nullable=False, index=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # who complains
    Column("about", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", String, nullable=False),  # under which that one was there
    Column("reason", String, nullable=False),
    Column("words", String),
    Column("message", Integer),  # of the chat, if it is about one
    Column("messages", JSON, nullable=False),  # what was said around it
    Column("resolved", Float),  # when the host of the server was done with it
)
ACCESS = Table(  # to a server that only invited people use, and to the page of its host
    "server_access",
    METADATA,
    Column("digest", String, primary_key=True),  # of a code or a secret, which is known to its owner alone
    Column("kind", String, nullable=False),  # invitation, good for one pass, of a browser; link, good for one host, likewise
    Column("created", Float, nullable=False),
    Column("expires", Float),
)
FLAGS = Table(  # what holds for all servers of this database: see announcements.py and notification_channels.py
    "server_flags",
    METADATA,
    Column("key", String, primary_key=True),
    Column("value", JSON, nullable=False),
)
