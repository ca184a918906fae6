"""How the database came to be what it is: a step for each change of schema.py, run by Alembic. See migrate.py."""
