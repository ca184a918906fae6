"""What lies in the database. How an older file becomes this is in migrations/."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
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
    Column("kind", String, nullable=False),  # browser, token, move
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
    Column("stage", String, nullable=False),  # gathering, playing, over
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("rematch", String),
    Column("gathering", JSON(none_as_null=True)),  # who has come so far
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
    UniqueConstraint("table_id", "seat", "command"),
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
PLACES = Table(  # who has a seat where, or lays the table: whose lists it is in
    "places",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
