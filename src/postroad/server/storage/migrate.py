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


def age(version: str | None) -> str:
    """Whether a version that is not known is older or newer: before the first release, revisions were plain numbers."""
    return "an older" if version is not None and version.isdecimal() else "a newer"


def is_present(connection: Connection) -> bool:
    """Has the database taken the last step?"""
    return MigrationContext.configure(connection).get_current_revision() == newest()


@cache
def newest() -> str | None:
    """The last step that this program knows."""
    return ScriptDirectory(str(STEPS)).get_current_head()


def migrate(connection: Connection) -> None:
    """Within the transaction that is open there."""
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def differences(connection: Connection) -> list[Any]:
    """What the database has and the schema has not, or the other way round."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found: list[Any] = compare_metadata(context, METADATA)
    return found
