"""The migrations lead exactly to schema.py, on SQLite and on PostgreSQL."""

import io
import re

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from postroad.server.storage.migrate import STEPS, differences, is_current, is_known, migrate
from postroad.server.storage.schema import METADATA


@pytest.fixture
def connection():
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def steps():
    """The migrations from first to last."""
    return [*ScriptDirectory(str(STEPS)).walk_revisions()][::-1]


def test_migrations_lead_to_the_schema(connection):
    migrate(connection)
    assert differences(connection) == [] and is_current(connection)


@pytest.mark.parametrize(
    "spoil",
    [
        "ALTER TABLE log DROP COLUMN spent",
        "ALTER TABLE chat ADD COLUMN mood VARCHAR",
        "DROP INDEX ix_tables_updated",
        "CREATE TABLE more (id VARCHAR)",
    ],
)
def test_a_schema_difference_is_detected(connection, spoil):
    migrate(connection)
    connection.exec_driver_sql(spoil)
    assert len(differences(connection)) == 1


def test_migrations_form_one_sequence():
    script = ScriptDirectory(str(STEPS))
    assert len(script.get_bases()) == len(script.get_heads()) == 1
    assert [step.revision for step in steps()] == [f"r{number:04}" for number in range(1, len(steps()) + 1)]
    assert is_known("r0001") and not is_known("0012") and not is_known("head")


def schema_statements(dialect):
    """The statements of the schema."""
    return {
        statement
        for table in METADATA.sorted_tables
        for created in (CreateTable(table), *map(CreateIndex, table.indexes))
        for statement in statements(str(created.compile(dialect=dialect)))
    }


def test_migrations_and_schema_give_the_same_sqlite_statements(connection):
    """SQLite reports the statements of a migrated database."""
    migrate(connection)
    found = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'")
    assert set(statements(";".join(found.scalars().all()))) == schema_statements(sqlite.dialect())


def test_migrations_and_schema_give_the_same_postgresql_statements():
    """The migrations' statements, with the constraints that later ones drop and add."""
    written = io.StringIO()
    context = MigrationContext.configure(dialect=postgresql.dialect(), opts={"as_sql": True, "output_buffer": written})
    with Operations.context(context):
        for step in steps():
            step.module.upgrade()
    assert altered(written.getvalue()) == schema_statements(postgresql.dialect())


def altered(text):
    """The creating statements as changed by the altering ones."""
    found = {}
    for first, *lines in statements(text):
        change = re.fullmatch(r"ALTER TABLE (\w+) (DROP|ADD) CONSTRAINT (.+)", first)
        column = re.fullmatch(r"ALTER TABLE (\w+) ADD COLUMN (.+)", first)
        if column:
            found[f"CREATE TABLE {column[1]} ("].append(column[2])
            continue
        if change is None:
            found[first] = lines
            continue
        constraints = found[f"CREATE TABLE {change[1]} ("]
        if change[2] == "ADD":
            constraints.append(f"CONSTRAINT {change[3]}")
        else:
            constraints[:] = [line for line in constraints if not line.startswith(f"CONSTRAINT {change[3]} ")]
    return {(first, *sorted(lines)) for first, lines in found.items()}


def statements(text):
    """Normalized statements: order of constraints, quotes and lines do not count, since SQLite appends columns."""
    for statement in filter(str.strip, re.sub(r", (?=\w+ [A-Z]+,)", ",\n", text.replace('"', "")).split(";")):
        first, *lines = (re.sub(r"\s+", " ", line).strip(" ,") for line in statement.strip().splitlines())
        yield (first, *sorted(lines))
