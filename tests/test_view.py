"""Views (I1-I3): hidden state never changes a view, public state always does."""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable

import numpy as np
import pytest

from postroad import Game, engine, sample
from postroad.rules.phases import PHASE_IDS
from postroad.rules.state import HIDDEN_RANK, NO_CITY, NO_RANK, SPECTATOR, STATE
from postroad.view import View
from tests import invariants
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, hasty, phase_of, play_on, positions
from tests.tables import table
from tests.worlds import ROME, field_bytes, hidden_places, indistinguishable_state, unknown_cards

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
Hide = Callable[[np.ndarray, int], None]


def viewers(game: Game) -> list[int]:
    return [*range(len(game.names)), SPECTATOR]


def view_bytes(raw: np.ndarray, viewer: int, hide: Hide) -> bytes:
    hidden = raw.copy()
    hide(hidden, viewer)
    return hidden.tobytes()


def leaks(hide: Hide, raw: np.ndarray, viewer: int, rng: random.Random, worlds: int = 5) -> bool:
    """Does the view distinguish the state from others that the viewer must not distinguish?"""
    return any(
        view_bytes(indistinguishable_state(raw, viewer, rng), viewer, hide) != view_bytes(raw, viewer, hide)
        for _ in range(worlds)
    )


# Nothing hidden can be seen


@in_every_setting
def test_a_view_reveals_nothing_hidden(setting: Setting) -> None:
    rng = random.Random(1)
    for game in positions(setting):
        assert not any(leaks(engine.hide, game.bytes, viewer, rng) for viewer in viewers(game)), phase_of(game)


def test_positions_cover_every_phase() -> None:
    looked_at = {phase_of(game) for setting in SETTINGS for game in positions(setting)}
    assert looked_at == set(PHASE_IDS[: PHASE_IDS.index("over") + 1])


@in_every_setting
def test_the_json_view_reveals_nothing_hidden(setting: Setting) -> None:
    rng = random.Random(2)
    for game in positions(setting):
        for viewer in viewers(game):
            words = View.of(game.bytes, viewer).words()
            assert words == View.of(indistinguishable_state(game.bytes, viewer, rng), viewer).words(), phase_of(game)


def test_other_states_differ_only_in_hidden_fields() -> None:
    """Chance, deck, hands and clergy change, and all 66 cards remain."""
    rng, changed = random.Random(3), set()
    for game in positions(Setting(3, True, True)):
        for viewer in viewers(game):
            world = indistinguishable_state(game.bytes, viewer, rng)
            invariants.check([world])
            fields = zip(STATE.names, game.state, world.view(STATE)[0], strict=True)
            changed |= {name for name, before, after in fields if not np.array_equal(before, after)}
    assert changed == {"rng", "deck", "hand", "clergy"}


def keeping(field: str) -> Hide:
    """A `hide` that forgets one field."""

    def hide(raw: np.ndarray, viewer: int) -> None:
        kept = raw[field_bytes(field)].copy()
        engine.hide(raw, viewer)
        raw[field_bytes(field)] = kept

    return hide


def keeping_the_top_card(raw: np.ndarray, viewer: int) -> None:
    top = raw.view(STATE)[0].deck[0]
    engine.hide(raw, viewer)
    raw.view(STATE)[0].deck[0] = top


def keeping_for_the_neighbour(raw: np.ndarray, viewer: int) -> None:
    engine.hide(raw, (viewer + 1) % 2)


LEAKY = [keeping("rng"), keeping("deck"), keeping("hand"), keeping("clergy"), keeping_the_top_card, keeping_for_the_neighbour]


@pytest.mark.parametrize("hide", LEAKY)
def test_a_leak_is_detected(hide: Hide) -> None:
    rng = random.Random(4)
    games = positions(Setting(2, True, True))
    assert any(leaks(hide, game.bytes, viewer, rng) for game in games for viewer in (0, 1))


# Everything else can


@in_every_setting
def test_everything_public_is_in_the_view(setting: Setting) -> None:
    """Every byte of every field, but the hidden ones, makes a difference."""
    public_fields: set[str] = set()
    for game in positions(setting, 1):
        for viewer in viewers(game):
            raw, hidden = game.bytes, hidden_places(game.bytes, viewer)
            before = view_bytes(raw, viewer, engine.hide)
            for field in STATE.names:
                for at in set(field_bytes(field)) - hidden:
                    changed = raw.copy()
                    changed[at] ^= 1
                    assert view_bytes(changed, viewer, engine.hide) != before, (field, at)
                    public_fields.add(field)
    assert public_fields == set(STATE.names) - {"rng", "deck"}


@in_every_setting
def test_a_seat_sees_its_own_cards_and_clergy(setting: Setting) -> None:
    for game in positions(setting):
        for seat in range(setting.players):
            view = game.view(seat).state
            assert (view.hand[seat] == game.state.hand[seat]).all()
            assert (view.clergy[seat] == game.state.clergy[seat]).all()


@in_every_setting
def test_a_view_marks_hidden_fields(setting: Setting) -> None:
    for game in positions(setting):
        for viewer in viewers(game):
            view, on_the_road = View.of(game.bytes, viewer).state, game.state.coach != ROME
            assert not view.rng.any() and (view.deck == NO_CITY).all()
            for seat in set(range(setting.players)) - {viewer}:
                assert (view.hand[seat] == game.state.known[seat]).all()
                seated = game.state.clergy[seat] != NO_RANK
                assert (view.clergy[seat][seated & on_the_road] == HIDDEN_RANK).all()
                assert (view.clergy[seat][~on_the_road] == game.state.clergy[seat][~on_the_road]).all()


@in_every_setting
def test_only_the_seat_that_decides_has_legal_actions(setting: Setting) -> None:
    for game in positions(setting):
        assert game.view().legal() == []
        for seat in range(setting.players):
            view = game.view(seat)
            assert view.legal() == view.words()["legal"] == (game.legal() if seat == game.seat else [])


@in_every_setting
def test_the_score_adds_up_to_the_points(setting: Setting) -> None:
    for game in positions(setting):
        for words in game.view().words()["seats"]:
            assert words["points"] == sum(words["score"].values())
            assert words["score"]["offices"] == -words["offices_left"]


def test_every_part_of_a_score() -> None:
    game = table(
        honours=True,
        audience=True,
        carriages={0: 6},
        tiles={0: {"length-6": [3, 2], "bavaria": [5]}},
        offices={0: ["ulm", "linz"]},
        chips={0: 2},
        waiting={"cardinal": [0, 1], "father": [0]},
    )
    assert game.view().words()["seats"][0]["score"] == {"carriage": 7, "tiles": 10, "offices": -18, "chips": 2, "clergy": 6}


# Possible worlds


@in_every_setting
def test_a_sample_looks_the_same_to_the_viewer(setting: Setting) -> None:
    for game in positions(setting):
        for seat in range(setting.players):
            view = game.view(seat)
            world = sample(view, 7)
            assert (world.view(seat).bytes == view.bytes).all()
            assert seat != game.seat or world.legal_numbers() == game.legal_numbers()


@in_every_setting
def test_a_sample_is_a_game(setting: Setting) -> None:
    """All cards and clergy are present, and the sample can be played to the end."""
    for number, game in enumerate(positions(setting, 1)):
        for viewer in [*range(setting.players), None]:
            world = sample(game.view(viewer), number)
            invariants.check([world.bytes])
            assert phase_of(play_on(world, hasty, number)) == "over"


@pytest.mark.parametrize("viewer", [1, None])
def test_in_a_sample_the_carrier_can_help(viewer: int | None) -> None:
    """P4: the seat that called the carrier has a card that extends its route, though which one is hidden."""
    game = table(phase="play-second", official="carrier", routes={0: ["mannheim", "karlsruhe"]}, hands={0: ["freiburg", "lodz"]})
    for seed in range(50):
        assert sample(game.view(viewer), seed).legal(), f"seed {seed}: nothing to play"


@in_every_setting
def test_another_seed_gives_another_sample(setting: Setting) -> None:
    """A deck of five or more cards always allows another sample."""
    for game in (game for game in positions(setting) if game.state.deck_size >= 5):
        for seat in range(setting.players):
            one, same, *others = (sample(game.view(seat), seed) for seed in (1, 1, 2, 3, 4))
            assert one == same
            hidden = sorted(hidden_places(game.bytes, seat) - set(field_bytes("rng")))
            assert all((one.bytes[hidden] != other.bytes[hidden]).any() for other in others)


@pytest.mark.parametrize("given", [Game.new(seed=1), Game.new(seed=1).bytes, None], ids=["game", "bytes", "nothing"])
def test_a_sample_is_of_a_view(given: object) -> None:
    """A whole game would expose hidden state."""
    told = f"expected a View, not a {type(given).__name__}: pass game.view(seat)"
    with pytest.raises(TypeError, match=re.escape(told)):
        sample(given, 1)


def test_sampling_can_put_an_unseen_card_anywhere() -> None:
    game = next(g for g in positions(Setting(3, False, False)) if all(unknown_cards(g.state, seat) for seat in (1, 2)))
    view, places = game.view(0), defaultdict(Counter)
    for seed in range(1_500):
        state = sample(view, seed).state
        places["top"][int(state.deck[state.deck_size - 1])] += 1
        places["bottom"][int(state.deck[0])] += 1
        for seat in (1, 2):
            places[seat].update(unknown_cards(state, seat))
    unseen = Counter(game.state.deck[: game.state.deck_size].tolist())
    unseen.update(city for seat in (1, 2) for city in unknown_cards(game.state, seat))
    for found in places.values():
        assert found.keys() == unseen.keys()
        for city, copies in unseen.items():  # about as often as there are copies of it
            expected = copies / unseen.total() * found.total()
            assert abs(found[city] - expected) < 6 * expected**0.5


def test_sampling_can_seat_any_clergy_in_any_coach() -> None:
    game = next(g for g in positions(Setting(3, False, True)) if (g.state.coach == ROME).sum() == 2 and not g.over)
    worlds = [sample(game.view(0), seed).state.clergy[1].tolist() for seed in range(300)]
    on_the_road = np.flatnonzero(game.state.coach != ROME).tolist()
    ranks = {int(game.state.clergy[1, coach]) for coach in on_the_road}
    assert all({world[coach] for world in worlds} == ranks for coach in on_the_road)
