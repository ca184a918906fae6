"""The public names: what `import postroad` offers, loads and explains, and how it refuses what is wrong."""

import doctest
import hashlib
import importlib
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import numpy as np
import pytest

import postroad
from postroad import NUM_ACTIONS, NUM_FEATURES, Game, LightGame, Network, make_bot, sample
from postroad.rules.state import SIZE, STATE, blank, state_of
from postroad.state_types import GameState
from tests.documents import text_of
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, hasty, play_on, positions

pytestmark = pytest.mark.usefixtures("compiled_engine")

DIGESTS = {1: "6996093d5a8f375c"}  # of observations, by OBSERVATION_VERSION
DOCUMENTED = ["postroad", "postroad.view", "postroad.game", "postroad.light_game", "postroad.decisions", "postroad.bots.bot"]
DOCUMENTED += ["postroad.bots.shipped_network", "postroad.analysis.evaluation", "postroad.rules.options"]


# What there is


def test_every_public_name_is_there_and_documented() -> None:
    for name in postroad.__all__:
        thing = getattr(postroad, name)
        assert isinstance(thing, int | list) or name == "GameEvent" or inspect.getdoc(thing), name
        assert re.search(rf"\b{name}\b", text_of("docs/library.md")), f"docs/library.md does not tell of {name}"


@pytest.mark.parametrize("name", ["Game", "LightGame", "View", "Bot", "Network", "Options", "evaluate", "make_bot", "sample"])
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(postroad, name)) or ""), name


@pytest.mark.parametrize("name", ["Game", "LightGame", "View", "Bot", "Network"])
def test_every_public_method_is_typed_and_documented(name: str) -> None:
    for called, method in inspect.getmembers(getattr(postroad, name)):
        if called.startswith("_") or not callable(method):
            continue
        assert "return" in method.__annotations__, f"{name}.{called} has no types"
        assert inspect.getdoc(method), f"{name}.{called} has no docstring"


@pytest.mark.parametrize("module", DOCUMENTED)
def test_examples_in_docstrings_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted and not result.failed


LOADED = """
import sys
import postroad
print(*sys.modules)
"""


def test_the_import_loads_no_server_and_nothing_slow() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = set(told.stdout.split())
    assert "postroad.game" in loaded
    ours = {name.split(".")[1] for name in loaded if name.startswith("postroad.")}
    assert not ours & {"server", "arena", "cli", "learn", "pages", "client", "text_board", "view_text", "localized_text"}
    assert not loaded & {"fastapi", "sqlalchemy", "uvicorn", "asyncio", "rich.console", "fluent.runtime", "torch", "onnx"}


# Views


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_a_mask_has_the_legal_actions(setting: Setting) -> None:
    out = np.ones(NUM_ACTIONS, np.int8)
    for game in positions(setting, 1):
        for seat in [*range(setting.players), None]:
            view = game.view(seat)
            mask = view.mask()
            assert mask.dtype == np.bool_ and mask.shape == (NUM_ACTIONS,)
            assert tuple(np.flatnonzero(mask)) == tuple(sorted(view.legal_numbers()))
            assert view.mask(out) is out and (out == mask).all()


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_an_observation_is_the_same_in_plain_python(setting: Setting) -> None:
    from postroad.observation import observe

    rows = np.zeros((2, NUM_FEATURES), np.float32)
    for game in positions(setting, 1):
        view = game.view(game.view().state.turn)
        seen = view.observation()
        plain = np.zeros(NUM_FEATURES, np.int8)
        observe(view.state, view.seat or 0, plain)
        assert seen.dtype == np.int8 and (seen == plain).all()
        row = rows[1]
        assert view.observation(row) is row and (rows[1] == seen).all() and not rows[0].any()


def test_a_wrong_out_is_refused() -> None:
    view = Game.new(seed=1).view(0)
    with pytest.raises(ValueError, match=re.escape(f"`out` must have the shape ({NUM_FEATURES},), not (3,)")):
        view.observation(np.zeros(3))
    with pytest.raises(ValueError, match=re.escape(f"({NUM_ACTIONS},), not (2, {NUM_ACTIONS})")):
        view.mask(np.zeros((2, NUM_ACTIONS)))
    with pytest.raises(ValueError, match="a spectator's view has no observation"):
        Game.new(seed=1).view().observation()


def test_views_are_values() -> None:
    game = Game.new(2, seed=1)
    view = game.view(0)
    game.play("take:deck")
    other = game.copy()
    assert view == Game.new(2, seed=1).view(0) and hash(view) == hash(Game.new(2, seed=1).view(0))
    assert view != game.view(0) and view != Game.new(2, seed=1).view(1) and view != "view"
    assert game.view(1) == other.view(1) == game.resample_hidden(3, 1).view(1)
    assert {view: "known"}[Game.new(2, seed=1).view(0)] == "known"


def test_repr_tells_whose_view_it_is() -> None:
    game = Game.new(2, seed=1)
    assert repr(game.view(0)).startswith("<View of seat 0: round 1, seat 0 to decide, ")
    assert repr(game.view(1)) == "<View of seat 1: round 1, seat 0 to decide>"
    assert repr(game.view()) == "<View of a spectator: round 1, seat 0 to decide>"
    assert repr(play_on(game, hasty, 1).view(0)).endswith(", over>")


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl", "ja"])
@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_a_view_in_words(setting: Setting, language: str) -> None:
    """Each legal action has a line, which begins with its name; nothing hidden makes a difference."""
    for number, game in enumerate(positions(setting, 1)):
        for seat in (game.seat, None):
            view = game.view(seat)
            text = view.text(language=language)
            lines = text.splitlines()
            assert [line.split(": ")[0] for line in lines[-len(view.legal()) :]] == view.legal() or not view.legal()
            assert view.text(legal=False, language=language).splitlines() == lines[: len(lines) - len(view.legal())]
            assert game.resample_hidden(number, seat).view(seat).text(language=language) == text
            assert "{" not in text and "None" not in text


def test_the_words_of_a_view() -> None:
    game = Game.new(2, seed=7)
    text = game.view(0).text()
    assert text.splitlines()[0] == "Round 1. Seat 0: Taking a card"
    assert "take:mannheim: Take Mannheim" in text and "Seat 0 (you): -20 points" in text and "Seat 1: -20 points" in text
    assert "Bonus tiles: All of Baden: 3, 2, 1; " in text and "Route of 7: 4, 3, 2, 1; All provinces: 6, 5, 4, 3; " in text
    game.play("take:deck")
    drawn = game.view(0).words()["seats"][0]["hand"]
    assert drawn and "One card in your hand" in game.view(0).text() and "in your hand" not in game.view(1).text()
    with pytest.raises(ValueError, match="unknown language 'xx': choose de, en, ja, pl, ru"):
        game.view(0).text(language="xx")


# Positions


def test_keys_are_equal_where_games_are() -> None:
    games = [game for setting in SETTINGS[:2] for game in positions(setting, 1)]
    assert len({game.key() for game in games}) == len(games)
    other = games[0].copy()
    other.reseed(1)
    assert other == games[0] and other.key() == games[0].key() and hash(other.key()) == hash(games[0].key())


def test_the_type_of_a_state_has_its_fields() -> None:
    state = Game.new(4, honours=True, audience=True, seed=1).state
    typed = get_type_hints(GameState)
    options = set(postroad.Options._fields) - {"players"}
    assert typed.keys() == set(STATE.names or ()) - options
    for name, kind in typed.items():
        value = state[name]
        dtype = kind if isinstance(kind, type) and issubclass(kind, np.generic) else kind.__args__[1].__args__[0]
        assert value.dtype == dtype and (value.ndim == 0) == (kind is dtype), name


# What is wrong


BAD_STATES: list[tuple[Any, type[Exception], str]] = [
    (bytes(10), ValueError, f"a state has {SIZE} bytes, not 10"),
    (bytes(SIZE), ValueError, "invalid state: players must be 2, 3 or 4, not 0"),
    (blank(), ValueError, "players must be"),
    (np.zeros(SIZE, np.int64), TypeError, "not an array of int64"),
    (np.zeros((2, SIZE), np.uint8), TypeError, "a flat array"),
    ("x" * SIZE, TypeError, "a state must be bytes or a flat array of uint8 such as game.bytes, not str"),
    (None, TypeError, "not NoneType"),
    (Game.new(seed=1), TypeError, "not Game"),
    (Game.new(seed=1).view(0).bytes, ValueError, "the deck is hidden, as in a view; pass the view to postroad.sample"),
]


@pytest.mark.parametrize(("given", "kind", "told"), BAD_STATES, ids=[told for *_, told in BAD_STATES])
def test_what_is_no_state_is_refused(given: Any, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=re.escape(told)):
        Game.from_state(given)


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_every_state_of_a_game_is_accepted(setting: Setting) -> None:
    for game in positions(setting):
        assert Game.from_state(game.bytes) == game == Game.from_state(game.bytes.tobytes())
        assert Game.from_state(sample(game.view(0), 3).bytes).legal_numbers() == sample(game.view(0), 3).legal_numbers()


def faulty(**fields: Any) -> np.ndarray:
    raw = play_on(Game.new(3, honours=True, audience=True, seed=1), hasty, 1, 60).bytes
    for name, value in fields.items():
        state_of(raw)[name] = value
    return raw


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"players": 5}, "players must be 2, 3 or 4, not 5"),
        ({"honours": 2}, "honours must be true or false, not 2"),
        ({"phase": 99}, "phase has 99, but the largest number is 14"),
        ({"seat": 3}, "seat is 3, but seats are 0 to 2"),
        ({"turn": 200}, "turn is 200"),
        ({"market": 22}, "market has 22"),
        ({"deck_size": 67}, "deck_size has 67"),
        ({"deck_size": 1}, "deck_size does not match deck"),
        ({"discard_size": 66}, "discard_size does not match discard"),
        ({"route_size": 9}, "route_size does not match route"),
        ({"hand_size": 7}, "hand_size does not match hand"),
        ({"market": 0}, "cards instead of 3"),
        ({"official": 7}, "official has 7"),
        ({"coach": 250}, "coach has 250"),
        ({"clergy": 9}, "clergy has 9"),
        ({"carriage": 8}, "carriage has 8"),
        ({"offices": (1 << 22) - 1}, "a seat has more than 20 offices"),
    ],
    ids=str,
)
def test_what_the_rules_cannot_play_is_refused(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        Game.from_state(faulty(**fields))


@pytest.mark.parametrize("seat", ["0", 1.0, b"0", [0]], ids=str)
def test_a_seat_is_a_number(seat: Any) -> None:
    for game in (Game.new(2, seed=1), LightGame(Game.new(2, seed=1))):
        with pytest.raises(TypeError, match="a seat must be a whole number, not"):
            game.view(seat)


def test_a_seat_of_numpy_is_a_seat() -> None:
    assert Game.new(2, seed=1).view(np.int64(1)) == Game.new(2, seed=1).view(1)


@pytest.mark.parametrize("names", [[1, 2], ["Anna", None], [b"a", b"b"]], ids=str)
def test_a_name_is_text(names: Any) -> None:
    for use in (lambda: Game.new(2, names=names), lambda: Game.new(2).renamed(names)):
        with pytest.raises(TypeError, match="a name must be text, not"):
            use()


def test_names_are_a_list() -> None:
    with pytest.raises(TypeError, match="names must be a list with a name for each seat, not the text 'AB'"):
        Game.new(2, names="AB")


# Bots, records


def test_a_bot_by_name() -> None:
    game = Game.new(2, seed=3)
    assert make_bot("greedy:careful", 1).decide(game.view(0)) in game.legal_numbers()
    assert make_bot("master:3i").decide(game.view(0)) in game.legal_numbers()
    with pytest.raises(ValueError, match="unknown bot 'nobody'"):
        make_bot("nobody")


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_the_decisions_of_a_record(setting: Setting) -> None:
    game = play_on(setting.new(4), hasty, 4)
    again = setting.new(4)
    decisions = list(postroad.iter_decisions(game.record()))
    assert len(decisions) == game.decisions
    for decision in decisions:
        assert decision.game == again and decision.seat == again.seat and decision.view == again.view(again.seat)
        assert decision.game.decisions == again.decisions
        again.play(decision.action)
    assert again == game


def test_decisions_of_a_false_record_are_refused() -> None:
    record = play_on(Game.new(2, seed=1), hasty, 1, 20).record()
    turns = [event for event in record["events"] if event["ev"] == "turn"]
    turns[-1]["seat"] = 1 - turns[-1]["seat"]
    with pytest.raises(postroad.RecordError):
        list(postroad.iter_decisions(record))


# The network


def test_the_network_decides_like_the_master() -> None:
    """To the last bit: the logits that the bot computes for legal actions are those of the object."""
    from postroad.bots.network import ACTIVATIONS
    from postroad.bots.network_policy import compute_logits
    from postroad.bots.weights import shipped

    network = Network.shipped()
    games = [game for setting in (SETTINGS[0], SETTINGS[-1]) for game in positions(setting, 1) if not game.over]
    views = [game.view(game.seat) for game in games]
    batch = network.logits(np.stack([view.observation() for view in views]))
    assert batch.shape == (len(views), NUM_ACTIONS)
    for view, logits in zip(views[:6] + views[-6:], np.concatenate([batch[:6], batch[-6:]]), strict=True):
        legal = np.array(view.legal_numbers(), np.int16)
        mine = np.zeros(legal.size)
        compute_logits(shipped()[0], np.zeros(1, ACTIVATIONS)[0], view.state, legal, legal.size, mine)
        assert (logits[legal] == mine).all() and (network.logits(view.observation()) == logits).all()


def test_the_network_predicts_like_evaluate() -> None:
    network = Network.shipped()
    for setting in SETTINGS[::5]:
        game = play_on(setting.new(3), hasty, 3, 50)
        for seat in range(setting.players):
            wins, points = network.values(game.view(seat).observation())
            evaluation = postroad.evaluate(game.view(seat))
            order = [(seat + number) % setting.players for number in range(setting.players)]
            assert [evaluation.wins[one] for one in order] == wins[: setting.players].tolist()
            assert [evaluation.points[one] for one in order] == points[: setting.players].tolist()
            assert not wins[setting.players :].any() and not points[setting.players :].any()


def test_batches_of_any_shape() -> None:
    network, seen = Network.shipped(), Game.new(seed=1).view(0).observation()
    batch = np.stack([seen] * 6).reshape(2, 3, NUM_FEATURES)
    assert network.logits(batch).shape == (2, 3, NUM_ACTIONS) and network.values(batch).points.shape == (2, 3, 4)
    assert (network.logits(batch.astype(np.int64)) == network.logits(seen)).all()
    assert network.logits(batch[:0]).shape == (0, 3, NUM_ACTIONS)


def test_what_is_no_observation_is_refused() -> None:
    network = Network.shipped()
    with pytest.raises(ValueError, match=re.escape("must be 1101; the shape is (5,)")):
        network.logits(np.zeros(5, np.int8))
    with pytest.raises(TypeError, match=re.escape("must be integers such as those of view.observation(), not float64")):
        network.values(np.zeros(NUM_FEATURES))
    with pytest.raises(ValueError, match="does not say how many players"):
        network.values(np.zeros(NUM_FEATURES, np.int8))


def test_an_observation_keeps_its_version() -> None:
    """A change of any number in these games needs the next OBSERVATION_VERSION and its digest here."""
    digest = hashlib.sha256()
    for name in ("2-both-carriage-7", "4-audience-carriage-7-map-2"):
        record = json.loads((Path(__file__).parent / "records" / f"{name}.json").read_text(encoding="utf-8"))
        for decision in postroad.iter_decisions(record):
            digest.update(decision.view.observation().tobytes())
    assert DIGESTS[postroad.OBSERVATION_VERSION] == digest.hexdigest()[:16]
