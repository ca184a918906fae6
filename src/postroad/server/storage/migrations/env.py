"""Alembic's environment: runs the revisions on the given connection, within its open transaction."""

from alembic import context

from postroad.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
