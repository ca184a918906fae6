"""Migrations: from any revision in migrations/ to the present schema (schema.py)."""

from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from postroad.server.storage.schema import METADATA

STEPS = Path(__file__).with_name("migrations")


def is_known(version: str) -> bool:
    return version in {step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()}


def version_age(version: str | None) -> str:
    """Whether an unknown version is older or newer: before the first release, revisions were plain numbers."""
    return "an older" if version is not None and version.isdecimal() else "a newer"


def is_current(connection: Connection) -> bool:
    """Whether the database has the latest revision."""
    return MigrationContext.configure(connection).get_current_revision() == latest_revision()


@cache
def latest_revision() -> str | None:
    """The latest revision that this program knows."""
    return ScriptDirectory(str(STEPS)).get_current_head()


def migrate(connection: Connection) -> None:
    """Migrate within the open transaction."""
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def differences(connection: Connection) -> list[Any]:
    """The differences between the database and the schema."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found: list[Any] = compare_metadata(context, METADATA)
    return found
