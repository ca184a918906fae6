"""The fallback bot, for when no other bot answers."""

import logging
import secrets

import numpy as np

from postroad.bots.greedy import careful
from postroad.rules.rng import seed_generator
from postroad.server import metrics
from postroad.server.tables.custom_bots import CUSTOM, name_of
from postroad.view import View

log = logging.getLogger(__name__)


def replace_failed(level: str, fault: str, view: View) -> int:
    """Log and count the failure of a bot; returns the fallback bot's action. The bot's answer could reveal a hand: the fault
    must not contain it."""
    bot = f"custom bot {name_of(level)}" if level.startswith(CUSTOM) else f"a bot of level {level}"
    log.warning("%s failed: %s", bot, fault)
    metrics.BOT_FAULTS.labels(level).inc()
    return fallback_action(view)


def fallback_action(view: View) -> int:
    """A sensible action, computed in this process without compiled code."""
    legal, words = np.array(view.legal_numbers(), np.int16), np.zeros(4, np.uint32)
    seed_generator(words, secrets.randbits(62))
    return int(careful(view.state, legal, legal.size, words))
