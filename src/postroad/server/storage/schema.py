"""What lies in the database, and how the file of an older version gets what it lacks."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    inspect,
    text,
    update,
)
from sqlalchemy.schema import CreateColumn

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("options", JSON, nullable=False),
    Column("summary", JSON, nullable=False),  # who sits there and how it stands, for the list of tables
    Column("stage", String, nullable=False, server_default="playing"),  # gathering, playing, over
    Column("host", String),  # a player; nobody's before there were players
    Column("listed", Boolean, nullable=False, server_default=false()),
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
    Column("spent", Float, nullable=False, server_default=text("0")),
    Column("secret", JSON(none_as_null=True)),
    UniqueConstraint("table_id", "command"),
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
PLACES = Table(  # who has a seat where, or lays the table: whose lists it is in
    "places",
    METADATA,
    Column("player", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)


def prepare(connection: Connection) -> None:
    METADATA.create_all(connection)
    there = inspect(connection)
    for table in METADATA.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                written = CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {written}"))
                if column is TABLES.c.stage:
                    connection.execute(update(TABLES).where(TABLES.c.summary["over"].as_boolean()).values(stage="over"))
