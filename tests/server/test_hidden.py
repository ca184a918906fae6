"""The server sends nothing hidden: if hidden state changes, every sent byte stays the same."""

import random

import pytest

from postroad.game import Game, History
from postroad.preview import foresee
from postroad.rules import event_log
from postroad.rules.actions import ACTION_NAMES, SEAT_CLERGY
from postroad.rules.board import CITIES
from postroad.rules.events import Row
from postroad.rules.rome import RANKS
from postroad.rules.state import SPECTATOR
from postroad.rules.transitions import Transition
from postroad.server.http.routes.play import preview_of
from postroad.server.tables import message, table
from postroad.server.tables.commands import Undo
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.table import Table, summary
from postroad.view import View
from tests.policies import Setting, phase_of, positions
from tests.server.people import table_of, view_of
from tests.worlds import indistinguishable_state

SETTINGS = [Setting(2, False, True), Setting(3, True, False), Setting(4, True, True)]


def other_rows(step: Transition, viewer: int | None, rng: random.Random) -> list[Row]:
    """The rows of a step, with other outcomes where the viewer saw none."""

    def other(row: Row) -> Row:
        kind, who, what, how = row
        if kind == event_log.SHUFFLE or ((kind, how) == (event_log.TAKEN, event_log.FROM_DECK) and who != viewer):
            return kind, who, rng.randrange(CITIES), how
        if kind == event_log.SEATED and who != viewer:
            return kind, who, what, rng.randrange(RANKS)
        return row

    return [other(row) for row in step.rows]


def other_step(step: Transition, viewer: int | None, rng: random.Random) -> Transition:
    rows = other_rows(step, viewer, rng)
    action = step.action
    if action is not None and ACTION_NAMES[action].startswith("clergy:") and rows[0][1] != viewer:
        action = SEAT_CLERGY + rng.randrange(RANKS)
    return step._replace(rows=rows, action=action)


def other_game(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """A game that this viewer cannot distinguish from the true one."""
    steps, past = [], game._past
    while past:
        steps.append(past.step)
        past = past.before
    changed: History | None = None
    for step in reversed(steps):
        changed = History(changed, other_step(step, viewer, rng))
    last = other_step(game._step, viewer, rng)
    raw = indistinguishable_state(game.bytes, SPECTATOR if viewer is None else viewer, rng)
    return Game._make(last._replace(raw=raw), tuple(game.names), changed)


def everything_sent(at: Table, viewer: int | None, seed: int) -> list[bytes]:
    """Everything that the server would send to this viewer now."""
    sent = [
        message.message_body(at, viewer),
        message.binary_body(at, viewer),
        {"entries": message.log_to_wire(at, viewer)},
        {"entries": message.log_to_wire(at, viewer, at.seq // 2)},
        at.record(viewer),
        summary(at.game, at.seats),
    ]
    if viewer is not None and viewer == at.game.seat:
        rng = random.Random(seed)
        view = at.game.view(viewer)
        sent += [
            preview_of(foresee(view, [action, *rng.sample(ACTION_NAMES, 5)])[action])
            for action in rng.sample(view.legal(), min(3, len(view.legal())))
        ]
        sent += [refusal(at, viewer, action) for action in rng.sample(ACTION_NAMES, 20) if action not in view.legal()]
        sent += [plan_answers(at, viewer, [action, *rng.sample(ACTION_NAMES, 2)]) for action in view.legal() for _ in range(3)]
        sent += [plan_answers(at, viewer, [action, *rng.choices(view.legal(), k=2)]) for action in view.legal()]
    return [message.to_json(words) for words in sent]


def refusal(at: Table, seat: int, action: str) -> dict:
    with pytest.raises(CommandRejected) as refused:
        at.decision_change(seat, [action])
    return refused.value.body


def plan_answers(at: Table, seat: int, actions: list[str]) -> dict:
    """The answers to several plans; a plan that is applied may reveal itself."""
    try:
        return {"carried out": len(at.decision_change(seat, actions).entries)}
    except CommandRejected as refusal:
        return refusal.body


def viewers(game: Game) -> list[int | None]:
    return [game.seat, (game.seat + 1) % len(game.names), None]


def leaks(setting: Setting) -> list[str]:
    rng, found = random.Random(1), []
    for number, game in enumerate(positions(setting, 1)):
        for viewer in [] if game.over else viewers(game):
            one, other = table_of(game), table_of(other_game(game, viewer, rng))
            same = everything_sent(one, viewer, number) == everything_sent(other, viewer, number)
            if not same:
                found.append(f"{phase_of(game)} to {viewer}")
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_server_sends_nothing_hidden(setting):
    assert leaks(setting) == []


def test_positions_cover_every_phase():
    looked_at = {phase_of(game) for setting in SETTINGS for game in positions(setting, 1)}
    assert looked_at == Setting(4, True, True).phases()


@pytest.mark.parametrize(
    ("module", "name", "leaky"),
    [
        (message, "redact_event", lambda event, viewer: event),
        (message, "hides_action", lambda entry, viewer: False),
        (table, "redact_document", lambda document, viewer: document),
        (Game, "view", lambda game, seat=None, view=Game.view: view(game, 0)),
    ],
    ids=["events", "actions", "records", "views"],
)
def test_a_leak_is_detected(monkeypatch, module, name, leaky):
    monkeypatch.setattr(module, name, leaky)
    assert leaks(SETTINGS[0])


def test_binary_views_equal_json_views(compiled_engine):
    """This holds for all viewers in every phase, and the bytes contain nothing to hide."""
    for setting in SETTINGS:
        for game in positions(setting, 1):
            for viewer in [*range(setting.players), None]:
                at = table_of(game)
                known = message.binary_body(at, viewer)["binary_view"]
                view = view_of(known)
                assert view.words() == message.message_body(at, viewer)["view"]
                assert bytes(View.of(view.bytes, SPECTATOR if viewer is None else viewer).bytes) == bytes(view.bytes)


def test_an_undone_decision_stays_hidden():
    at = table_of(Setting(2, False, True).new(1))
    at.apply(at.decision_change(0, ["clergy:bishop"], "command-1"))
    at.apply(Undo(seq=2, command="command-2", seat=0).change(at, Player("ada", "Ada")))
    for viewer in (1, None):
        _, decision, undo = message.log_to_wire(at, viewer)
        assert decision["action"] is None and decision["events"] == [{"ev": "clergy", "seat": 0, "coach": "baden"}]
        assert undo["undoes"] == 2
    _, decision, _ = message.log_to_wire(at, 0)
    assert decision["action"] == "clergy:bishop" and decision["events"][0]["rank"] == "bishop"


def test_chance_comes_from_the_operating_system_before_every_decision(monkeypatch):
    at = table_of(Setting(2, False, False).new(1))
    seen = {at.decision_change(0, ["take:deck"]).game.state.rng.tobytes() for _ in range(5)}
    assert len(seen) == 5
    monkeypatch.setattr("postroad.checked_arguments.secrets.randbits", lambda bits: 7)
    assert len({at.decision_change(0, ["take:deck"]).game.state.rng.tobytes() for _ in range(5)}) == 1
