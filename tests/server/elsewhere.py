"""Other states that one viewer cannot distinguish from the true one, with their past and their next decisions."""

import random
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from postroad.game import Game
from postroad.rules import event_log
from postroad.rules.board import CITY_IDS
from postroad.rules.events import Row
from postroad.rules.rome import RANK_IDS
from postroad.rules.state import SPECTATOR, STATE
from postroad.server.tables.clergy_seating import seated_ranks
from postroad.server.tables.entries import Entry
from postroad.server.tables.table import Table
from tests.server.test_hidden import other_game
from tests.worlds import hidden_places, indistinguishable_state

PINNED = 8  # cards on top of the deck that stay where they are, so that the next decision brings the same to light
WORLDS = 150  # that are tried for one decision
ACTIONS = 5


class Decided(NamedTuple):
    seat: int
    action: str
    elsewhere: str  # the decision in the other state
    world: np.ndarray


def number_of(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def pinned_world(raw: np.ndarray, viewer: int | None, rng: random.Random) -> np.ndarray:
    """Another state with the same cards on top of the deck."""
    raw = raw.copy()
    pinned = min(PINNED, int(raw.view(STATE)[0].deck_size))
    raw.view(STATE)[0].deck_size -= pinned
    raw = indistinguishable_state(raw, number_of(viewer), rng)
    raw.view(STATE)[0].deck_size += pinned
    return raw


def other_deciding_state(game: Game, viewer: int | None, rng: random.Random) -> np.ndarray:
    """Another state with a decision where the viewer sees that there is one, for example a second card to play."""
    while True:
        world = indistinguishable_state(game.bytes, number_of(viewer), rng)
        if game.over or Game.from_state(world).legal():
            return world


# The past


def other_table(table: Table, viewer: int | None, rng: random.Random, world: np.ndarray | None = None) -> Table:
    """The table in another state: other outcomes and seatings wherever the viewer sees none."""
    game = other_game(table.game, viewer, rng)
    raw = other_deciding_state(table.game, viewer, rng) if world is None else world
    legal = Game.from_state(raw).legal_numbers()  # those of the seat that must decide, by its other hand
    game = Game._make(game._step._replace(raw=raw, legal=legal), tuple(game.names), game._past)
    entries = [other_entry(entry, viewer, rng, game) for entry in table.entries]
    return Table(table.id, table.created, table.seats, entries, game, table.terms)


def other_entry(entry: Entry, viewer: int | None, rng: random.Random, game: Game) -> Entry:
    events = tuple(other_event(event, viewer, rng) for event in entry.events)
    if viewer is not None and entry.seat == viewer:
        return replace(entry, events=events)
    hidden = entry.action is not None and entry.action.startswith("clergy:")
    return replace(
        entry,
        events=events,
        action=f"clergy:{rng.choice(RANK_IDS)}" if hidden else entry.action,
        secret=entry.secret and other_seating(game, entry.seat, rng),
        command=entry.command and f"{entry.command}-elsewhere",
    )


def other_seating(game: Game, seat: int | None, rng: random.Random) -> list[str]:
    """A seating that continues from the clergy already seated in that state."""
    seated = seated_ranks(game, seat or 0)
    rest = [rank for rank in RANK_IDS if rank not in seated]
    return seated + rng.sample(rest, len(rest))


def other_event(event: dict[str, Any], viewer: int | None, rng: random.Random) -> dict[str, Any]:
    if event["ev"] == "shuffle":
        return {**event, "deck": rng.sample(event["deck"], len(event["deck"]))}
    if viewer is not None and event.get("seat") == viewer:
        return event
    if (event["ev"], event.get("from")) == ("take", "deck"):
        return {**event, "city": rng.choice(CITY_IDS)}
    return {**event, "rank": rng.choice(RANK_IDS)} if event["ev"] == "clergy" else event


# Further decisions


def decision_elsewhere(table: Table, viewer: int | None, rng: random.Random) -> Decided | None:
    """A decision for both states that leaves them indistinguishable for the viewer."""
    seat, legal = table.game.seat, table.game.legal()
    assert seat is not None
    for action in rng.sample(legal, min(ACTIONS, len(legal))):
        after = after_action(table.game, action)
        for _ in range(WORLDS):
            world = pinned_world(table.game.bytes, viewer, rng)
            there = Game.from_state(world)
            elsewhere = action if seat == viewer else other_action(action, there, rng)
            if elsewhere in there.legal() and same_for_viewer(after, after_action(there, elsewhere), viewer):
                return Decided(seat, action, elsewhere, world)
    return None


def other_action(action: str, game: Game, rng: random.Random) -> str:
    """The action with another rank, because other seats do not see the seated rank."""
    return rng.choice(game.legal()) if action.startswith("clergy:") else action


def after_action(game: Game, action: str) -> Game:
    after = game.copy()
    after.reseed()
    after.play(action)
    return after


def same_for_viewer(one: Game, other: Game, viewer: int | None) -> bool:
    """Did the viewer see the same events, and do the states differ only in hidden fields?"""
    told, told_there = ([visible(row, viewer) for row in game._step.rows] for game in (one, other))
    if told != told_there:
        return False
    hidden = hidden_places(one.bytes, number_of(viewer))
    differing = set(np.flatnonzero(one.bytes != other.bytes).tolist())
    return hidden == hidden_places(other.bytes, number_of(viewer)) and differing <= hidden


def visible(row: Row, viewer: int | None) -> tuple[Any, ...]:
    kind, who, what, how = row
    if kind == event_log.SHUFFLE or ((kind, how) == (event_log.TAKEN, event_log.FROM_DECK) and who != viewer):
        return kind, who, how
    return (kind, who, what) if kind == event_log.SEATED and who != viewer else row
