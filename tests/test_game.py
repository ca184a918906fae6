"""Game: the object that most callers use."""

import copy
import re
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.reduction import ForkingPickler
from pathlib import Path

import numpy as np
import pytest

import postroad
from postroad import Game, IllegalAction, sample
from postroad.rules.actions import ACTION_NAMES, ACTIONS, END_TURN
from postroad.rules.options import Options
from postroad.rules.state import STATE
from tests.policies import SETTINGS, Setting, bytes_of, hasty, play_on, positions, uniform
from tests.tables import table

pytestmark = pytest.mark.usefixtures("compiled_engine")


# Beginning


@pytest.mark.parametrize("players", [0, 1, 5, -2, "2", 2.0, None, True])
def test_two_to_four_players(players: object) -> None:
    with pytest.raises(ValueError, match="players must be 2, 3 or 4"):
        Game.new(players)


@pytest.mark.parametrize("module", ["honours", "audience"])
@pytest.mark.parametrize("value", [1, 0, None, "yes"])
def test_a_modules_option_is_true_or_false(module: str, value: object) -> None:
    with pytest.raises(ValueError, match="true or false"):
        Game.new(2, **{module: value})


@pytest.mark.parametrize("provinces", [7, 10, 0, None, "9"])
def test_nine_or_eight_provinces(provinces: object) -> None:
    with pytest.raises(ValueError, match="9 or 8"):
        Game.new(2, provinces_for_all=provinces)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_has_63_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game.new(2, seed=seed)


@pytest.mark.parametrize("seed", [1.5, 1.0, "1", b"1", [1], float("nan"), 1j], ids=str)
def test_a_seed_is_a_whole_number(seed: object) -> None:
    game = Game.new(2, seed=1)
    for use in (
        lambda: Game.new(2, seed=seed),
        lambda: game.reseed(seed),
        lambda: sample(game.view(0), seed),
        lambda: game.resample_hidden(seed),
    ):
        with pytest.raises(TypeError, match="a seed must be a whole number, not"):
            use()


@pytest.mark.parametrize("seed", [-1, 2**63, 2**64, 10**5000, np.uint64(2**63)], ids=["-1", "2**63", "2**64", "vast", "numpy"])
def test_every_function_with_a_seed_refuses_invalid_seeds(seed: int) -> None:
    game = Game.new(2, seed=1)
    for use in (
        lambda: Game.new(2, seed=seed),
        lambda: game.reseed(seed),
        lambda: sample(game.view(0), seed),
        lambda: game.resample_hidden(seed),
    ):
        with pytest.raises(ValueError, match=re.escape("a seed must be from 0 to 2**63 - 1, not")):
            use()


@pytest.mark.parametrize("seed", [np.int64(7), np.uint8(7), np.array(7)], ids=lambda seed: type(seed).__name__)
def test_a_seed_of_numpy_is_the_same_seed(seed: int) -> None:
    game = Game.new(2, seed=7)
    assert bytes_of(Game.new(2, seed=seed)) == bytes_of(game)
    assert bytes_of(sample(game.view(0), seed)) == bytes_of(sample(game.view(0), 7))


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_outermost_seeds(seed: int) -> None:
    game = Game.new(2, seed=seed)
    assert game.legal() and sample(game.view(0), seed).legal()


@pytest.mark.parametrize("names", [[], ["Anna"], ["Anna", "Boris", "Clara"]])
def test_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(ValueError, match="2 names"):
        Game.new(2, names=names)


def test_a_game_keeps_its_names() -> None:
    assert Game.new(2, names=["Anna", "Boris"]).names == ["Anna", "Boris"]


def test_seats_have_names_without_being_given_any() -> None:
    names = Game.new(4).names
    assert len(set(names)) == 4 and all(names)


def test_callers_cannot_change_the_names() -> None:
    given = ["Anna", "Boris"]
    game = Game.new(2, names=given)
    given[0] = game.names[1] = "Clara"
    assert game.names == ["Anna", "Boris"]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    one, other = (play_on(setting.new(5), hasty, 5) for _ in range(2))
    assert bytes_of(one) == bytes_of(other) and one.record() == other.record()


def test_another_seed_gives_another_game() -> None:
    assert len({bytes_of(Game.new(2, seed=seed)) for seed in [*range(100), 2**32, 2**62]}) == 102


def test_games_without_a_seed_differ() -> None:
    assert len({bytes_of(Game.new(2)) for _ in range(20)}) == 20


def test_a_game_shows_its_options() -> None:
    game = Game.new(3, audience=True, provinces_for_all=8)
    assert game.options == Options(3, False, True, 8).newest()
    assert type(game.options.audience) is bool


def test_options_are_one_value() -> None:
    options = Options(3, False, True, 8).newest()
    game = Game.of(options, 5, ["Anna", "Boris", "Clara"])
    assert game.options == options and game.names == ["Anna", "Boris", "Clara"]
    assert bytes_of(game) == bytes_of(Game.new(3, audience=True, provinces_for_all=8, seed=5))
    with pytest.raises(ValueError, match="players must be 2, 3 or 4, not 5"):
        Game.of(Options(5))


def test_a_missing_option_has_its_former_value() -> None:
    """Records from before an option keep their meaning."""
    assert Options.from_mapping({"players": 3, "honours": True, "audience": False, "rome": 1}) == Options(3, True, False, 9)


# Being the same


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_equals_the_game_of_its_record(setting: Setting) -> None:
    games = positions(setting)
    for game in games:
        again = Game.from_record(game.record())
        assert again == game and game == again and again.names == game.names
    phases = {bytes_of(game)[16:] for game in games}
    assert sum(one == other for one in games for other in games) == len(games) == len(phases), "and no other"


def test_equality_is_that_of_positions() -> None:
    """Future chance, names and the past do not count; every field but the generator does."""
    game = play_on(Game.new(2, honours=True, audience=True, seed=1), hasty, 1, 60)
    assert game == Game.from_state(game.bytes, ["Anna", "Boris"])
    for name in STATE.names:
        raw = game.bytes
        field = np.atleast_1d(raw.view(STATE)[name][0])
        raw[STATE.fields[name][1]] ^= 1
        other = Game._from_raw(raw)  # not checked: most of these are no states of a game
        assert field.size and (other == game) == (other.key() == game.key()) == (name == "rng"), name
    assert game != game.bytes.tobytes() and game is not None


def test_a_game_is_unhashable() -> None:
    """Games are mutable."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game.new(2, seed=1))


def pickled(game: Game) -> Game:
    """The game after transfer to another process."""
    return ForkingPickler.loads(ForkingPickler.dumps(game))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_any_copy_is_the_game_with_its_past(way: Callable[[Game], Game]) -> None:
    """This holds for long games, too."""
    game = play_on(Game.new(4, honours=True, audience=True, seed=1, names=list("ABCD")), uniform, 1, 2_000)
    assert game.decisions == 2_000
    other = way(game)
    assert bytes_of(other) == bytes_of(game) and other.record() == game.record() and other.names == game.names
    while other.decisions:
        other.undo()
    assert bytes_of(other) == bytes_of(Game.new(4, honours=True, audience=True, seed=1)) and game.decisions == 2_000


# Deciding


def test_names_and_numbers_of_actions_mean_the_same() -> None:
    by_name, by_number = Game.new(2, seed=1), Game.new(2, seed=1)
    for _ in range(60):
        assert by_name.legal() == [ACTION_NAMES[number] for number in by_number.legal_numbers()]
        by_name.play(by_name.legal()[-1])
        by_number.play(by_number.legal_numbers()[-1])
        assert by_name == by_number


@pytest.mark.parametrize("action", ["", "take", "take:berlin", "TAKE:ULM", "end ", "coach:baden", -1, ACTIONS, 10**6])
def test_an_unknown_action_is_refused(action: int | str) -> None:
    game = Game.new(2, seed=1)
    before = bytes_of(game)
    assert game.why_not(action) == "no-such-action"
    with pytest.raises(IllegalAction, match="no such action") as refused:
        game.play(action)
    assert (refused.value.action, refused.value.reason) == (action, "no-such-action")
    assert bytes_of(game) == before


def test_a_refused_action_is_named() -> None:
    with pytest.raises(IllegalAction, match="end: a city card must be taken first") as refused:
        Game.new(2, seed=1).play(END_TURN)
    assert (refused.value.action, refused.value.reason) == ("end", "take-first")


def test_why_not_of_a_legal_action() -> None:
    game = Game.new(2, seed=1)
    assert [game.why_not(action) for action in game.legal()] == [None] * len(game.legal())


def test_decisions_are_counted() -> None:
    game = play_on(Game.new(3, seed=1), hasty, 1, 40)
    assert game.decisions == 40
    game.undo()
    assert game.decisions == 39


# Copies and taking back


def test_a_copy_is_independent() -> None:
    game = play_on(Game.new(2, seed=1), hasty, 1, 30)
    copy = game.copy()
    assert copy == game and copy.record() == game.record() and copy.names == game.names
    before = bytes_of(game)
    copy.play(copy.legal()[0])
    assert bytes_of(game) == before and game.decisions == 30 and copy.decisions == 31
    game.undo()
    assert copy.decisions == 31 and len(copy.record()["events"]) > len(game.record()["events"])


def test_callers_cannot_change_a_game_through_its_results() -> None:
    game = Game.new(2, seed=1)
    before = bytes_of(game)
    game.state.players = 4
    game.state.market[0] = 0
    game.bytes[:] = 0
    game.view(0).bytes[:] = 0
    game.legal().clear()
    game.record()["events"].clear()
    assert bytes_of(game) == before and game.legal() and game.record()["events"]


def test_undo_at_the_start_is_refused() -> None:
    game = Game.new(2, seed=1)
    for _ in range(2):
        with pytest.raises(IndexError, match="nothing to undo"):
            game.undo()
    game.play(game.legal()[0])
    game.undo()
    assert game == Game.new(2, seed=1)


def test_a_finished_game_can_be_taken_back() -> None:
    game = play_on(Game.new(2, honours=True, audience=True, seed=2), hasty, 2)
    game.undo()
    assert not game.over and game.winner is None and game.seat is not None


def test_reseeding_changes_only_future_chance() -> None:
    game = Setting(2, False, False).new(3)
    before = game.copy()
    game.reseed(8)
    assert (
        bytes_of(game) != bytes_of(before)
        and game == before
        and (game.view(0).bytes == before.view(0).bytes).all()
        and game.legal() == before.legal()
    )
    same, other = before.copy(), before.copy()
    same.reseed(8)
    other.reseed(9)
    assert bytes_of(same) == bytes_of(game) != bytes_of(other)
    game.play("take:deck")
    game.undo()
    assert bytes_of(game) == bytes_of(same), "chance to come is taken back as well"
    assert bytes_of(before) == bytes_of(Setting(2, False, False).new(3)), "nobody else's bytes were written"


def test_reseeding_decides_the_next_shuffle() -> None:
    game = table(phase="take", hands={0: ["ulm"]}, rest="discard")
    decks = set()
    for seed in (1, 1, 2):
        again = game.copy()
        again.reseed(seed)
        again.play("take:deck")
        decks.add(tuple(again.last_events()[0]["deck"]))
    assert len(decks) == 2


def test_reseeding_without_a_seed_uses_the_operating_system() -> None:
    games = [Game.new(seed=1) for _ in range(5)]
    for game in games:
        game.reseed()
    assert len({bytes_of(game) for game in games}) == 5
    with pytest.raises(ValueError, match="a seed must be"):
        games[0].reseed(-1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_resample_hidden_redraws_all_hidden_state(seat: int | None) -> None:
    game = Game.new(2, audience=True, seed=5, names=["Anna", "Boris"])
    while game.decisions < 60:
        game.play(game.legal()[0])  # from the market and from the deck, with coaches on the road
    before, known = bytes_of(game), game.view(seat).bytes
    drawn = [game.resample_hidden(seed, seat) for seed in range(20)]
    assert all((one.view(seat).bytes == known).all() and one.names == game.names for one in drawn)
    for one in drawn:
        one.reseed(1)  # from here on all chance is alike: only the cards and the clergy differ
    assert len({one.bytes.tobytes() for one in drawn}) == 20
    decks = [one.state.deck[: int(one.state.deck_size)] for one in drawn]
    assert len({int(deck[-1]) for deck in decks}) > 5, "another card each time"
    for other in {0, 1} - {seat}:
        assert len({one.state.clergy[other].tobytes() for one in drawn}) > 1
    assert bytes_of(game) == before and game.resample_hidden(3, seat) == game.resample_hidden(3, seat)


def test_a_game_with_other_cards_has_no_past() -> None:
    game = Game.new(2, seed=5)
    game.play("take:deck")
    other = game.resample_hidden(1, 0)
    with pytest.raises(ValueError, match="has no record"):
        other.record()
    with pytest.raises(IndexError):
        other.undo()
    with pytest.raises(ValueError, match="no seat 2"):
        game.resample_hidden(1, 2)


# Values


def test_a_running_game_has_no_winner() -> None:
    game = Game.new(2, seed=3)
    while not game.over:
        assert game.winner is None and game.seat in (0, 1)
        play_on(game, hasty, game.decisions, 1)
    assert game.winner in (0, 1) and game.seat is None and game.legal() == []
    assert game.points()[game.winner] == max(game.points())


def test_a_finished_game_refuses_actions() -> None:
    game = play_on(Game.new(2, seed=3), hasty, 3)
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("end")


def test_points_of_every_seat() -> None:
    assert Game.new(3, seed=1).points() == [-20, -20, -20]  # E2: no office placed


@pytest.mark.parametrize("seat", [-1, 2, 255])
def test_a_view_is_for_a_seat_that_exists(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        Game.new(2).view(seat)


def test_equality_compares_content_and_games_are_unhashable() -> None:
    game = Game.new(2, seed=1)
    assert game == Game.new(2, seed=1) and game != Game.new(2, seed=2) and game != "game"
    with pytest.raises(TypeError):
        hash(game)


def test_repr_shows_the_state_of_a_game() -> None:
    assert repr(Game.new(2, seed=1)) == "<Game of 2: round 1, seat 0 to decide, points [-20, -20]>"
    assert "honours, audience" in repr(Game.new(3, honours=True, audience=True, seed=1))
    over = play_on(Game.new(2, seed=1, names=["Anna", "Boris"]), hasty, 1)
    assert f"over, {over.names[over.winner]} won" in repr(over)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_can_be_printed(setting: Setting) -> None:
    assert all(str(game).strip() for game in positions(setting, 1))


# History


def test_last_events_are_those_of_the_last_decision() -> None:
    game = Game.new(2, seed=1)
    told = game.last_events()
    assert [event["ev"] for event in told] == ["shuffle"] + ["reveal"] * 6 + ["turn", "call"]
    for _ in range(50):
        play_on(game, hasty, game.decisions, 1)
        told += game.last_events()
    assert [e for e in told if e["ev"] != "discard"] == [e for e in game.record()["events"] if e["ev"] != "discard"]


def test_a_game_from_a_state_has_no_record() -> None:
    game = Game.from_state(Game.new(2, seed=1).bytes)
    assert game == Game.new(2, seed=1) and game.last_events() == [] and game.decisions == 0
    game.play(game.legal()[0])
    with pytest.raises(ValueError, match="no record"):
        game.record()


def test_a_game_from_a_state_leaves_the_state_alone() -> None:
    raw = Game.new(2, seed=1).bytes
    before = raw.copy()
    play_on(Game.from_state(raw, ["Anna", "Boris"]), hasty, 1, 20)
    assert (raw == before).all()


LOAD_IN_THE_MIDDLE = """
from postroad import engine
from tests.policies import SETTINGS, hasty, play_on

for setting in (SETTINGS[0], SETTINGS[-1]):
    game = play_on(setting.new(4), hasty, 4, 100)
    if setting is SETTINGS[0]:
        assert not engine.loaded
        plain, copy = game.bytes.tobytes(), game.copy()
        engine.load()
        assert engine.loaded and game.bytes.tobytes() == plain
        copy.undo()
    print(play_on(game, hasty, 5).record())
"""


def test_loading_the_compiled_engine_in_the_middle_changes_nothing() -> None:
    """The test runs in a process of its own, where nothing is loaded yet."""
    root = Path(__file__).parents[1]
    told = subprocess.run([sys.executable, "-c", LOAD_IN_THE_MIDDLE], cwd=root, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    games = [play_on(play_on(setting.new(4), hasty, 4, 100), hasty, 5) for setting in (SETTINGS[0], SETTINGS[-1])]
    assert told.stdout.splitlines() == [str(game.record()) for game in games]


def test_the_package_exports_its_main_names() -> None:
    assert {"Game", "IllegalAction", "RecordError", "engine", "sample"} <= set(postroad.__all__)
