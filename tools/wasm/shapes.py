"""Sizes and layouts of the buffers in the module's memory, besides states."""

import numpy as np

from postroad.bots.scripted_policies import POLICY_IDS
from postroad.rules.board import CARDS, SEATS, STACKS
from postroad.rules.event_log import new_log
from postroad.rules.preview_engine import new_logs
from postroad.rules.state import OFFICIALS

LOG: int = new_log().size
PATH_LOG: int = new_logs(1).size
ORDERS: int = 1 + 2 * CARDS  # an action shuffles at most twice; a first number beyond the end means that no order is given

CHOOSERS = [*POLICY_IDS, "careless", "greedy", "greedy:careful"]  # the bots without search
CARELESS, GREEDY, CAREFUL = range(len(POLICY_IDS), len(CHOOSERS))

# The counts of a state.
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
