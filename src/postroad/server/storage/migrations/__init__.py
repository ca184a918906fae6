"""Alembic revisions: one for each change of schema.py. See migrate.py."""
