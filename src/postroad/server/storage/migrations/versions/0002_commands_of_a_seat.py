"""The id of a command is that of a seat, no longer of the whole table."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_constraint("uq_log_table_id_command", type_="unique")
        log.create_unique_constraint("uq_log_table_id_seat_command", ["table_id", "seat", "command"])
