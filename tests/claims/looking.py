"""Shared checks of claims: fitting cards, the gain of an office or a closing, missing cities."""

from functools import cache
from typing import Any

import numpy as np

from postroad.game import Game
from postroad.rules import phases
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, MOST_LEGAL
from postroad.rules.board import (
    CARRIAGE_POINTS,
    CITY_IDS,
    PROVINCE_CITIES,
    PROVINCE_IDS,
    REGION_CITIES,
    REGION_IDS,
    STACK_IDS,
)
from postroad.rules.cards import add_card
from postroad.rules.event_log import new_log
from postroad.rules.events import events, rows_of
from postroad.rules.play import advance, apply_action, legal
from postroad.rules.state import OFFICIAL_IDS, STATE
from tests.claims.scene import Scene


def fits(scene: Scene, city: str, end: str, route: list[str] | None = None) -> bool:
    """Could a card of the city extend the route at this end, if it were in the hand?"""
    route = scene.route if route is None else route
    sides = {"right": route[-1]} | ({"left": route[0]} if len(route) > 1 else {})
    return any(at == end and f"{side}:{city}" in _plays(tuple(route), city) for side, at in sides.items())


@cache
def _plays(route: tuple[str, ...], city: str) -> list[str]:
    """The legal plays of a seat with this route and this card."""
    raw = Game.new(seed=0).bytes
    state, out = raw.view(STATE)[0], np.zeros(MOST_LEGAL, np.int16)
    state.phase, state.hand[0], state.hand_size[0] = phases.PLAY, 0, 1
    add_card(state.hand, 0, CITY_IDS.index(city))
    state.route_size[0] = len(route)
    state.route[0, : len(route)] = [CITY_IDS.index(name) for name in route]
    return [ACTION_NAMES[action] for action in out[: legal(state, out)]]


def game_goes_on(scene: Scene) -> bool:
    """Has the seat another turn after this one, as far as is known now (E1)?"""
    taken = any(int(tiles[STACK_IDS.index("game-end")]) for tiles in scene.state.tiles)
    return not taken and not scene.state.final


def lays_later(scene: Scene) -> bool:
    """Has the seat that takes a card now a play phase to come, in this turn or another one (D1, H3, H8)?"""
    if phases.PHASE_IDS[scene.state.phase] != "reward-card":
        return True
    turn = int(scene.state.turn)
    if scene.state.final or turn == scene.seat:
        return not scene.state.final and (game_goes_on(scene) or scene.state.official != OFFICIAL_IDS.index("cartwright"))
    return turn < scene.seat or game_goes_on(scene)


def office_tiles(scene: Scene, city: str) -> list[tuple[str, int]]:
    """The tiles that an office in the city would earn now."""
    raw, log = scene.game.bytes, new_log()
    state = raw.view(STATE)[0]
    state.phase, state.final = phases.REWARD_OFFICE, 0
    apply_action(state, ACTION_NUMBERS[f"office:{city}"], log, None)
    return [(event["stack"], event["points"]) for event in events(rows_of(log)) if event["ev"] == "tile"]


def closing_brings(scene: Scene, length: int) -> list[dict[str, Any]]:
    """The gain of a route of this length, whichever cities it has."""
    raw, log = scene.game.bytes, new_log()
    state = raw.view(STATE)[0]
    state.route_size[scene.seat] = length
    state.phase, state.open, state.official = phases.EARN_TILES, 0, 0
    state.owed[:] = 0
    state.route[scene.seat, :length] = 0
    advance(state, log, None)
    return list(events(rows_of(log)))


def gain(scene: Scene, carriage: int) -> int:
    return int(CARRIAGE_POINTS[carriage] - CARRIAGE_POINTS[scene.carriage])


def earned(scene: Scene, carriage: int) -> bool:
    return scene.always(lambda course: len(scene.mine(course, "carriage", number=carriage)) == 1)


def earns(scene: Scene, stack: str, points: int) -> bool:
    return scene.always(lambda course: len(scene.mine(course, "tile", stack=stack, points=points)) == 1)


def lacks_in(scene: Scene, stack: str) -> set[str]:
    mask = int(REGION_CITIES[REGION_IDS.index(stack)])
    return {city for number, city in enumerate(CITY_IDS) if mask >> number & 1} - scene.offices


def cities_of(province: str) -> set[str]:
    mask = int(PROVINCE_CITIES[PROVINCE_IDS.index(province)])
    return {city for number, city in enumerate(CITY_IDS) if mask >> number & 1}
