"""What lies in the module's memory, beside states: how large it is, and where in it each number stands."""

import numpy as np

from postroad.bots.scripted_policies import POLICY_IDS
from postroad.rules.board import CARDS, SEATS, STACKS
from postroad.rules.event_log import new_log
from postroad.rules.preview_engine import new_logs
from postroad.rules.state import OFFICIALS

LOG: int = new_log().size
WAY_LOG: int = new_logs(1).size
ORDERS: int = 1 + 2 * CARDS  # one action brings two shuffles at the most; a first number beyond the last: no order is given

CHOOSERS = [*POLICY_IDS, "careless", "greedy"]  # the bots that decide at a glance
CARELESS, GREEDY = range(len(POLICY_IDS), len(CHOOSERS))

# What is counted from a state.
FIGURES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("points", "i4", (SEATS,)),
                ("tiles", "i4", (SEATS,)),
                ("clergy", "i4", (SEATS,)),
                ("offices_left", "i4", (SEATS,)),
                ("tiles_gone", "i4", (STACKS,)),
                ("tokens", "i4", (OFFICIALS,)),
            ],
            align=True,
        ),
    )
)
