"""Asked by Alembic how to run the steps: over the connection that it was given, with whatever transaction is open there."""

from alembic import context

from postroad.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
