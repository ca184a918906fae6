"""Previews open the offices that a naive search through all choices finds best."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from postroad.game import Game
from postroad.preview import foresee
from postroad.rules import engine as plain
from postroad.rules import preview_engine
from postroad.rules.actions import ACTION_NAMES, MOST_LEGAL
from postroad.rules.board import CITIES, CITY_IDS, OFFICES, ROADS, STACK_IDS, STACK_SIZES, STACK_TILES
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.phases import OFFICE
from postroad.rules.play import advance, apply_action, legal
from postroad.rules.scoring import points_of
from postroad.rules.state import Raw, state_of
from tests.policies import SETTINGS_OF_SUITE, Setting, positions
from tests.tables import table


def random_route(rng: random.Random, longest: int) -> list[int]:
    """A random path along roads, as long as it can continue."""
    route = [rng.randrange(CITIES)]
    while len(route) < longest:
        on = [city for city in range(CITIES) if int(ROADS[route[-1]]) >> city & 1 and city not in route]
        if not on:
            break
        route.append(rng.choice(on))
    return route


def random_closing(rng: random.Random, few: bool) -> Game:
    """A random closing: any offices, or more calls by **each** than offices left; any tiles gone."""
    route = random_route(rng, rng.randint(3, 14))
    others = [city for city in range(CITIES) if city not in route]
    if few:
        left = rng.randint(1, 5)
        held = (rng.sample(others, len(others)) + rng.sample(route, len(route)))[: OFFICES - left]
    else:
        held = rng.sample(range(CITIES), rng.randint(0, OFFICES - 1))
    tiles: dict[int, dict[str, list[int]]] = {0: {}, 1: {}}
    for stack, size in zip(STACK_IDS[:-1], STACK_SIZES, strict=False):
        number = STACK_IDS.index(stack)
        gone = [int(points) for points in STACK_TILES[number, : rng.choice([0, 0, 0, 1, 2, size])]]
        mine = rng.randrange(len(gone) + 1) if rng.random() < 0.3 else len(gone)
        tiles[0][stack], tiles[1][stack] = gone[mine : mine + 1], gone[:mine] + gone[mine + 1 :]
    return table(
        phase="close",
        market=[None] * 6,
        routes={0: [CITY_IDS[city] for city in route]},
        offices={0: [CITY_IDS[city] for city in held]},
        tiles=tiles,
        provinces_for_all=rng.choice([8, 9]),
        carriages={0: 7},
    )


def after(raw: Raw, action: int) -> Raw:
    raw = raw.copy()
    apply_action(state_of(raw), action, None, None)
    advance(state_of(raw), None, None)
    return raw


def choices(raw: Raw) -> list[int]:
    out = np.empty(MOST_LEGAL, np.int16)
    return out[: legal(state_of(raw), out)].tolist()


def naive_points(raw: Raw, known: dict[tuple[int, int], int]) -> int:
    """The most points of any choice of offices."""
    state = state_of(raw)
    if int(state.phase) != OFFICE:
        return points_of(state, 0)
    opened = int(state.offices[0]), int(state.open)
    if opened not in known:
        known[opened] = max(naive_points(after(raw, action), known) for action in choices(raw))
    return known[opened]


def naive_offices(raw: Raw) -> Iterator[int]:
    """The choices that lead to the most points, the first of equals."""
    known: dict[tuple[int, int], int] = {}
    while int(state_of(raw).phase) == OFFICE:
        options = choices(raw)
        best = max(options, key=lambda action: naive_points(after(raw, action), known))
        if len(options) > 1:
            yield best
        raw = after(raw, best)


@pytest.mark.parametrize("few", [False, True], ids=["any", "few left"])
def test_previewed_offices_equal_those_of_a_naive_search(few: bool) -> None:
    rng, chosen, differing = random.Random(11), 0, 0
    for _ in range(150):
        game = random_closing(rng, few)
        seen = foresee(game.view(0))
        assert list(seen) == [action for action in game.legal() if action.startswith("close:")]
        for action, way in seen.items():
            raw = after(game.bytes, game.legal_numbers()[game.legal().index(action)])
            naive = [ACTION_NAMES[number] for number in naive_offices(raw)]
            assert [step.action for step in way.steps if step.phase == "office"] == naive
            chosen += len(naive)
            differing += any(step.phase == "office" and step.action != step.options[0] for step in way.steps)
    assert chosen > 100 and bool(differing) == few, "only where offices are few it matters which cities are chosen"


@pytest.mark.usefixtures("compiled_engine")
@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_compiled_as_plain(setting: Setting) -> None:
    engine.load_preview()
    assert engine.preview_loaded and engine.foresee is not plain.foresee
    rng = random.Random(5)
    for game in positions(setting, 2):
        if not game.over:
            first = rng.choice(game.legal_numbers())
            wishes = [first, *(rng.randrange(200) for _ in range(5))]
            assert preview_bytes(plain, game, wishes) == preview_bytes(engine, game, wishes)


def preview_bytes(calls: object, game: Game, wishes: list[int]) -> list[bytes]:
    states, ways, logs = preview_engine.new_states(1), preview_engine.new_paths(1), preview_engine.new_logs(1)
    states[preview_engine.START] = state_of(game.view(game.seat).bytes)
    calls.sample(states[:1].view(np.uint8), 3)
    rows = np.array([wishes], np.int16)
    calls.foresee(states, rows, ways, logs, np.zeros(MOST_LEGAL, np.int16), given_orders())
    return [array.tobytes() for array in (states[preview_engine.FIRST :], ways, logs, rows)]


def test_a_viewer_without_the_decision_gets_no_preview() -> None:
    game = table()
    for view in (game.view(1), game.view()):
        with pytest.raises(ValueError, match="nothing to decide"):
            foresee(view, ["take:deck"])
