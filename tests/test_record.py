"""The record of a game: it replays the same game, and follows docs/record.md."""

import json
import random
import re

import pytest

from postroad import Game, RecordError
from postroad.record import redact_document
from postroad.rules.options import Options
from postroad.rules.state import STATE
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, bytes_of, hasty, hoarding, phase_of, play_on, positions
from tests.record_reader import Table

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)

FIELDS = {
    "shuffle": {"deck"},
    "reveal": {"city"},
    "clergy": {"seat", "coach", "rank"},
    "turn": {"seat"},
    "call": {"seat", "official"},
    "token": {"seat", "official"},
    "return": {"seat", "tokens"},
    "decline": {"seat"},
    "chip": {"seat"},
    "clear": {"cities"},
    "take": {"seat", "from", "city"},
    "abandon": {"seat", "cities"},
    "play": {"seat", "city", "end"},
    "close": {"seat", "cities", "offices"},
    "office": {"seat", "city"},
    "tile": {"seat", "stack", "points"},
    "carriage": {"seat", "number"},
    "coach": {"seat", "coach", "to"},
    "arrive": {"coach", "ranks"},
    "leave": {"rank", "seats"},
    "discard": {"seat", "from", "cities"},
    "end": {"points", "winner"},
}


def finished(setting: Setting, seed: int) -> Game:
    return play_on(setting.new(seed), hasty, seed)


def loaded(game: Game, at: int | None = None) -> Game:
    """The game loaded from the game's record, through a file."""
    return Game.from_record(json.loads(json.dumps(game.record())), at)


def without_chance(game: Game) -> bytes:
    """The bytes without the generator, which a record does not contain."""
    raw = game.bytes
    raw[: STATE["rng"].itemsize] = 0
    return raw.tobytes()


def stalled_game() -> Game:
    return play_on(Game.new(2, seed=1), hoarding, 1)


def in_the_middle_of_discarding() -> Game:
    """A game whose hand of at least five was cut once and must be cut again."""
    game, rng = play_on(Game.new(2, seed=1), hoarding, 1, 100), random.Random(1)
    while not (phase_of(game) == "discard" and game.last_events()[-1].get("from") == "hand"):
        game.play(hasty(game, rng))
    return game


# Reading


@in_every_setting
def test_reloaded_running_games_are_the_same(setting: Setting) -> None:
    games = positions(setting)
    assert {phase_of(game) for game in games} == setting.phases()
    for game in games:
        again = loaded(game)
        assert without_chance(again) == without_chance(game) and again.legal() == game.legal()
        assert again.record() == game.record()


@in_every_setting
def test_reloaded_finished_games_are_the_same(setting: Setting, games: int) -> None:
    for seed in range(games):
        game = finished(setting, seed)
        again = loaded(game)
        assert without_chance(again) == without_chance(game) and again.over
        assert (again.winner, again.points()) == (game.winner, game.points())
        assert again.record() == game.record()


def test_a_game_reloaded_while_discarding_is_the_same() -> None:
    game = in_the_middle_of_discarding()
    assert without_chance(loaded(game)) == without_chance(game)
    assert loaded(game).record() == game.record()


def test_a_game_reloaded_before_the_last_hand_in_is_the_same() -> None:
    """H8: the last turn has ended, and the first seat with tokens has not handed in yet."""
    game, rng = Game.new(2, honours=True, seed=1), random.Random(1)
    while not game.state.final:
        game.play(hasty(game, rng))
    assert phase_of(game) == "hand-in"
    assert without_chance(loaded(game)) == without_chance(game)


def test_a_game_reloaded_after_an_unclosed_last_route_is_the_same() -> None:
    """H8: ending the turn left no event, though other actions were legal."""
    game, rng = Game.new(3, honours=True, audience=True, seed=1), random.Random(1)
    while not game.state.final:
        game.play(hasty(game, rng))
    before = game.copy()
    before.undo()
    assert not game.last_events() and len(before.legal()) > 1
    assert without_chance(loaded(game)) == without_chance(game)


@in_every_setting
def test_a_record_loads_at_any_decision(setting: Setting) -> None:
    game, rng = setting.new(3), random.Random(3)
    after = [game.copy()]
    while not game.over:
        game.play(hasty(game, rng))
        after.append(game.copy())
    for number in (0, 1, 20, len(after) // 2, len(after) - 2, len(after) - 1):
        again = loaded(game, number)
        assert without_chance(again) == without_chance(after[number])
        assert again.decisions == number and again.record() == after[number].record()


def test_loading_beyond_the_last_decision_is_refused() -> None:
    game = finished(SETTINGS[0], 1)
    for number in (game.decisions + 1, -1):
        with pytest.raises(ValueError, match=str(game.decisions)):
            loaded(game, number)


def test_a_loaded_game_can_be_taken_back() -> None:
    game = play_on(SETTINGS[-1].new(2), hasty, 2, 150)
    again = loaded(game)
    for _ in range(150):
        game.undo()
        again.undo()
        assert without_chance(again) == without_chance(game)
    assert again.decisions == 0


def test_loading_twice_gives_the_same_bytes() -> None:
    game = finished(SETTINGS[-1], 4)
    assert bytes_of(loaded(game)) == bytes_of(loaded(game))


def test_records_keep_names_and_options() -> None:
    game = Game.new(3, honours=True, provinces_for_all=8, seed=1, names=["Änne", "Борис", "クララ"])
    assert loaded(game).names == ["Änne", "Борис", "クララ"]
    assert loaded(game).options == game.options
    assert loaded(game).record()["options"]["provinces_for_all"] == 8


def test_optional_and_unknown_options_are_accepted() -> None:
    record = play_on(Game.of(Options(2, True, True, rome=1), 5), hasty, 5).record()  # a reader takes map 1 where none is named
    lean = {key: record["options"][key] for key in ("players", "honours", "audience")}
    for options in (lean, {**record["options"], "colours": ["red", "blue"], "clock": None}):
        assert Game.from_record({**record, "options": options}).record() == record


# Writing


@in_every_setting
def test_events_have_exactly_their_fields(setting: Setting) -> None:
    for seed in range(10):
        record = finished(setting, seed).record()
        assert record.keys() == {"format", "options", "names", "events"}
        for event in record["events"]:
            assert event.keys() == {"ev"} | FIELDS[event["ev"]]


def test_every_kind_of_event_was_seen() -> None:
    records = [finished(setting, seed).record() for setting in SETTINGS for seed in range(10)]
    assert {event["ev"] for record in records for event in record["events"]} == set(FIELDS)


@in_every_setting
def test_the_events_alone_give_the_table(setting: Setting) -> None:
    """Drawn cards are the top of the deck, new decks the discard pile, routes and hands the played and taken cards."""
    for game in (*positions(setting), finished(setting, 6), play_on(setting.new(6), hoarding, 6, 350)):
        table = Table(setting.players)
        for event, following in zip(game.record()["events"], [*game.record()["events"][1:], None], strict=True):
            table.read(event, following)
        table.check(game.view().words(), [game.view(seat).words()["seats"][seat]["hand"] for seat in range(setting.players)])


def words_of(events: list[dict]) -> str:
    """The events of a game as words for a grammar."""
    detail = {"call": "official", "take": "from", "discard": "from", "play": "end"}
    return "".join(
        f"{event['ev']}:{event[detail[event['ev']]]} " if event["ev"] in detail else f"{event['ev']} " for event in events
    )


FILL = "((shuffle )?reveal )*"
TAKE = f"(take:market |(shuffle )?take:deck ){FILL}"
HAND_IN = f"(return ({TAKE}|chip |office (tile )*|decline )?)*"
EXTEND = "play:(left|right) "


def turn_grammar(honours: bool) -> str:
    call = {
        name: f"call:{name} " + (f"token {HAND_IN}" if honours else "")
        for name in ("postmaster", "administrator", "carrier", "cartwright")
    }
    return (
        f"turn ({call['administrator']}clear {FILL}|{call['postmaster']})?({TAKE})?({call['postmaster']})?({TAKE})?"
        f"((abandon )?play:start |{EXTEND})?({call['carrier']}{EXTEND})?"
        f"(close (office )*(tile )*({call['cartwright']}carriage |carriage )?(tile )?(coach (arrive (leave )*)?)*"
        "discard:route (discard:hand )?)?"
    )


@in_every_setting
def test_the_order_of_events(setting: Setting) -> None:
    last_hand_in = HAND_IN if setting.honours else ""
    for seed in range(10):
        begin, *turns = re.split(r"(?=\bturn )", words_of(finished(setting, seed).record()["events"]))
        assert begin == "shuffle " + "reveal " * 6 + "clergy " * 5 * setting.players * setting.audience
        turn = re.compile(turn_grammar(setting.honours))
        assert all(turn.fullmatch(words) for words in turns[:-1]), [words for words in turns[:-1] if not turn.fullmatch(words)]
        assert re.fullmatch(turn_grammar(setting.honours) + last_hand_in + "end ", turns[-1])
        assert all(words.count("call:") <= 1 for words in turns)  # D6


@in_every_setting
def test_the_order_of_clergy_reveals_nothing(setting: Setting) -> None:
    coaches = ["baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"]
    seated = [(e["seat"], e["coach"]) for e in finished(setting, 7).record()["events"] if e["ev"] == "clergy"]
    assert seated == [(seat, coach) for seat in range(setting.players * setting.audience) for coach in coaches]


def test_cards_cut_from_a_hand_are_one_event() -> None:
    game = in_the_middle_of_discarding()
    number = len(game.record()["events"])
    before = game.record()["events"][-1]
    game.play(game.legal()[0])
    last = game.record()["events"][number - 1]
    assert last["ev"] == "discard" and last["cities"][:-1] == before["cities"]


def test_a_viewers_record_omits_hidden_fields() -> None:
    """The test checks each field listed in docs/record.md; nothing else is missing."""
    hidden = {("shuffle", "deck"), ("take", "city"), ("clergy", "rank")}
    document = finished(Setting(3, True, True), 1).record()
    for viewer in (0, 2, None):
        seen = redact_document(document, viewer)
        assert {name: seen[name] for name in seen if name != "events"} == {n: document[n] for n in document if n != "events"}
        for event, told in zip(document["events"], seen["events"], strict=True):
            missing = {(event["ev"], field) for field in event.keys() - told.keys()}
            secret = event["ev"] in ("shuffle", "clergy") or event.get("from") == "deck"
            own = "seat" in event and event["seat"] == viewer
            assert len(missing) == int(secret and not own) and missing <= hidden
            assert {**event, **told} == event
        assert [event for event in seen["events"] if event["ev"] == "shuffle"] == [{"ev": "shuffle"}] * len(
            [event for event in document["events"] if event["ev"] == "shuffle"]
        )
        with pytest.raises(RecordError, match="made for one seat"):
            Game.from_record(seen)


def test_only_stalled_games_are_marked_stalled() -> None:
    assert stalled_game().record()["events"][-1]["stalled"] is True
    assert loaded(stalled_game()).record() == stalled_game().record()
    assert "stalled" not in finished(SETTINGS[0], 1).record()["events"][-1]


def test_the_end_event_has_points_and_winner() -> None:
    for setting in SETTINGS:
        game = finished(setting, 8)
        assert game.record()["events"][-1] == {"ev": "end", "points": game.points(), "winner": game.winner}
