"""Who asks for a seat, and whose it is from then on."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("player", sa.JSON))
