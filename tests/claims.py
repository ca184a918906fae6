"""What each ground of an action claims, looked up in what the rules really do. Written without a look at explain.py."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from postroad.analysis.grounds import Ground
from postroad.game import Game
from postroad.rules import phases
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, MOST_LEGAL
from postroad.rules.board import CARRIAGE_POINTS, CITY_IDS, PROVINCE_CITIES, PROVINCE_IDS, REGION_CITIES, REGION_IDS, STACK_IDS
from postroad.rules.cards import add_card
from postroad.rules.events import events, rows_of
from postroad.rules.log import new_log
from postroad.rules.play import carry_out, legal, settle
from postroad.rules.rome import COACH_IDS, RANK_IDS, RANK_POINTS, SOUTH, SOUTH_COUNT, STOP_IDS
from postroad.rules.state import STATE, State
from tests.worlds import cards_in

LENGTH_TILES = ("length-5", "length-6", "length-7")


class Scene:
    """A decision: the game before it, the action, and how the turn may go on after it, several times by chance."""

    def __init__(self, game: Game, action: str, rng: random.Random, times: int = 3) -> None:
        self.game, self.action, self.rng = game, action, rng
        self.kind, *self.named = action.split(":")
        self.state: State = game.state
        assert game.seat is not None
        self.seat: int = game.seat
        self.times = times
        self._courses: list[list[dict[str, Any]]] | None = None

    # What is on the table

    @property
    def route(self) -> list[str]:
        return [CITY_IDS[city] for city in self.state.route[self.seat, : self.state.route_size[self.seat]]]

    @property
    def ends(self) -> list[str]:
        return [self.route[0], self.route[-1]]

    @property
    def hand(self) -> Counter[str]:
        return Counter({CITY_IDS[city]: count for city, count in cards_in(self.state.hand[self.seat]).items()})

    @property
    def market(self) -> list[str]:
        return [CITY_IDS[city] for city in self.state.market if city < len(CITY_IDS)]

    @property
    def offices(self) -> set[str]:
        return {city for number, city in enumerate(CITY_IDS) if int(self.state.offices[self.seat]) >> number & 1}

    @property
    def carriage(self) -> int:
        return int(self.state.carriage[self.seat])

    def unseen(self, city: str) -> int:
        """Cards of the city that lie in the deck or, unknown to this seat, in other hands."""
        number = CITY_IDS.index(city)
        deck = self.state.deck[: self.state.deck_size].tolist().count(number)
        others = [other for other in range(int(self.state.players)) if other != self.seat]
        return deck + sum((cards_in(self.state.hand[o]) - cards_in(self.state.known[o]))[number] for o in others)

    # What the rules make of it

    @property
    def courses(self) -> list[list[dict[str, Any]]]:
        """The events from the action on up to the end of the turn."""
        if self._courses is None:
            self._courses = [self._course() for _ in range(self.times)]
        return self._courses

    def _course(self) -> list[dict[str, Any]]:
        game, told = self.game.copy(), []
        turn, rounds = int(game.state.turn), int(game.state.round_number)
        game.play(self.action)
        told += game.last_events()
        while not game.over and (int(game.state.turn), int(game.state.round_number)) == (turn, rounds):
            choices = [action for action in game.legal() if not (action.startswith("call") and self.kind == "close")]
            game.play(self.rng.choice(choices or game.legal()))
            told += game.last_events()
        return told

    def always(self, claim: Callable[[list[dict[str, Any]]], bool]) -> bool:
        return all(claim(course) for course in self.courses)

    def at_once(self) -> list[dict[str, Any]]:
        game = self.game.copy()
        game.play(self.action)
        return game.last_events()

    def mine(self, events: list[dict[str, Any]], ev: str, **fields: Any) -> list[dict[str, Any]]:
        wanted = {"ev": ev, "seat": self.seat, **fields}
        return [event for event in events if all(event.get(key) == value for key, value in wanted.items())]


def fits(scene: Scene, city: str, end: str, route: list[str] | None = None) -> bool:
    """Could a card of the city be laid at this end, if it were in the hand?"""
    route = scene.route if route is None else route
    sides = {"right": route[-1]} | ({"left": route[0]} if len(route) > 1 else {})
    return any(at == end and f"{side}:{city}" in _plays(tuple(route), city) for side, at in sides.items())


@cache
def _plays(route: tuple[str, ...], city: str) -> list[str]:
    """What may be played by somebody with this route and this card."""
    raw = Game.new(seed=0).bytes
    state, out = raw.view(STATE)[0], np.zeros(MOST_LEGAL, np.int16)
    state.phase, state.hand[0], state.hand_size[0] = phases.PLAY, 0, 1
    add_card(state.hand, 0, CITY_IDS.index(city))
    state.route_size[0] = len(route)
    state.route[0, : len(route)] = [CITY_IDS.index(name) for name in route]
    return [ACTION_NAMES[action] for action in out[: legal(state, out)]]


def office_tiles(scene: Scene, city: str) -> list[tuple[str, int]]:
    """The tiles that an office in the city would earn now."""
    raw, log = scene.game.bytes, new_log()
    state = raw.view(STATE)[0]
    state.phase, state.final = phases.REWARD_OFFICE, 0
    carry_out(state, ACTION_NUMBERS[f"office:{city}"], log, None)
    return [(event["stack"], event["points"]) for event in events(rows_of(log)) if event["ev"] == "tile"]


def closing_brings(scene: Scene, length: int) -> list[dict[str, Any]]:
    """What the seat would get for a route of so many cities, whichever they are."""
    raw, log = scene.game.bytes, new_log()
    state = raw.view(STATE)[0]
    state.route_size[scene.seat] = length
    state.phase, state.open, state.official = phases.EARN_TILES, 0, 0
    state.owed[:] = 0
    state.route[scene.seat, :length] = 0
    settle(state, log, None)
    return list(events(rows_of(log)))


def steps_to_rome(scene: Scene, stop: str) -> int:
    reached, steps, rome = {STOP_IDS.index(stop)}, 0, int(scene.state.rome)
    while STOP_IDS.index("rome") not in reached:
        reached = {int(to) for at in reached for to in SOUTH[rome, at, : SOUTH_COUNT[rome, at]]}
        steps += 1
    return steps


def coach_steps(scene: Scene) -> dict[str, int]:
    return {coach: steps_to_rome(scene, STOP_IDS[scene.state.coach[number]]) for number, coach in enumerate(COACH_IDS)}


def rank_in(scene: Scene, coach: str) -> tuple[str, int]:
    rank = int(scene.state.clergy[scene.seat, COACH_IDS.index(coach)])
    return RANK_IDS[rank], int(RANK_POINTS[rank])


def gain(scene: Scene, carriage: int) -> int:
    return int(CARRIAGE_POINTS[carriage] - CARRIAGE_POINTS[scene.carriage])


def ends_game(scene: Scene, points: int) -> bool:
    """The tile is taken, and no round follows."""
    wanted = {"stack": "game-end", "points": points}
    return scene.always(lambda course: bool(scene.mine(course, "tile", **wanted)))


def lacks_in(scene: Scene, stack: str) -> set[str]:
    mask = int(REGION_CITIES[REGION_IDS.index(stack)])
    return {city for number, city in enumerate(CITY_IDS) if mask >> number & 1} - scene.offices


def cities_of(province: str) -> set[str]:
    mask = int(PROVINCE_CITIES[PROVINCE_IDS.index(province)])
    return {city for number, city in enumerate(CITY_IDS) if mask >> number & 1}


def opened(scene: Scene, course: list[dict[str, Any]]) -> list[str]:
    """By the closing itself: what a hand-in brings later is not counted."""
    told = []
    for event in course:
        if event["ev"] == "call":
            break
        if event["ev"] == "office" and event["seat"] == scene.seat:
            told.append(event["city"])
    return told


def tokens_left(scene: Scene, official: str) -> int:
    return scene.game.view(None).words()["tokens"][official] if scene.state.honours else 0


# Claims by code. Each is given the scene and what the ground is about.

CLAIMS: dict[str, Callable[..., bool]] = {}


def claim(function: Callable[..., bool]) -> Callable[..., bool]:
    CLAIMS[function.__name__.replace("_", "-")] = function
    return function


@claim
def fits_end(scene: Scene, city: str, other: str) -> bool:
    return scene.action == f"take:{city}" and fits(scene, city, other)


@claim
def fits_beyond(scene: Scene, city: str, other: str) -> bool:
    ends = [end for end in scene.ends if fits(scene, other, end)]
    longer = [[other, *scene.route] if end == scene.route[0] else [*scene.route, other] for end in ends]
    return scene.action == f"take:{city}" and other in scene.hand and any(fits(scene, city, other, r) for r in longer)


@claim
def joins_card(scene: Scene, city: str, other: str) -> bool:
    return scene.action == f"take:{city}" and other in scene.hand and fits(scene, city, other, [other])


@claim
def joins_market(scene: Scene, city: str, other: str) -> bool:
    return scene.action == f"take:{city}" and other in scene.market and fits(scene, city, other, [other])


@claim
def lacks(scene: Scene, city: str, stack: str, count: int) -> bool:
    return scene.action == f"take:{city}" and city in lacks_in(scene, stack) and len(lacks_in(scene, stack)) == count > 1


@claim
def takes(scene: Scene, city: str) -> bool:
    return bool(scene.mine(scene.at_once(), "take", city=city))


@claim
def market_misses(scene: Scene, city: str, other: str) -> bool:
    return [city, other] == scene.ends and not any(fits(scene, card, end) for card in scene.market for end in scene.ends)


@claim
def deck_hopes(scene: Scene, city: str, count: int) -> bool:
    wanted = (
        any(fits(scene, city, end) for end in scene.ends) if scene.route else any(fits(scene, city, c, [c]) for c in scene.hand)
    )
    return wanted and count == scene.unseen(city) > 0 and scene.action == "take:deck"


@claim
def draws(scene: Scene, count: int) -> bool:
    return scene.action == "take:deck" and count == scene.state.deck_size


@claim
def would_complete(scene: Scene, city: str, stack: str, points: int) -> bool:
    return city in scene.named and (stack, points) in office_tiles(scene, city)


@claim
def would_unite(scene: Scene, city: str, province: str, points: int) -> bool:
    return city in scene.named and city in cities_of(province) and ("all-provinces", points) in office_tiles(scene, city)


@claim
def calls_postmaster(scene: Scene, official: str) -> bool:
    return scene.action == f"call:{official}" == "call:postmaster"


@claim
def market_fits(scene: Scene, city: str, other: str) -> bool:
    return city in scene.market and fits(scene, city, other)


@claim
def clears_market(scene: Scene, official: str, count: int) -> bool:
    gone = [event for event in scene.at_once() if event["ev"] == "clear"]
    told = sum(len(event["cities"]) for event in gone)
    return scene.action == f"call:{official}" and count == len(scene.market) and told in (0, count)  # 0: a hand-in comes first


@claim
def plays_second(scene: Scene, official: str, city: str, other: str) -> bool:
    return scene.action == f"call:{official}" == "call:carrier" and city in scene.hand and fits(scene, city, other)


@claim
def cartwright(scene: Scene, official: str, carriage: int, points: int) -> bool:
    return official == "cartwright" and points == gain(scene, carriage) and earned(scene, carriage)


def earned(scene: Scene, carriage: int) -> bool:
    return scene.always(lambda course: len(scene.mine(course, "carriage", number=carriage)) == 1)


@claim
def without_cartwright(scene: Scene, official: str, carriage: int) -> bool:
    return official == "cartwright" and carriage > scene.carriage and scene.always(lambda c: not scene.mine(c, "carriage"))


@claim
def token(scene: Scene, official: str, count: int) -> bool:
    got = scene.mine(scene.at_once(), "token", official=official)
    return bool(got) and count == tokens_left(scene, official) - 1 > 0


@claim
def hand_in(scene: Scene, official: str) -> bool:
    return tokens_left(scene, official) == 1 and scene.always(lambda course: bool(scene.mine(course, "return")))


@claim
def reach_close(scene: Scene, city: str, count: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    return city in scene.named and count == 3 and not game.over and "close:each" in game.legal()


@claim
def reach_carriage(scene: Scene, carriage: int, points: int) -> bool:
    length = len(scene.route) + 1
    now, then = (scene.mine(closing_brings(scene, size), "carriage", number=carriage) for size in (length - 1, length))
    return not now and len(then) == 1 and points == gain(scene, carriage)


@claim
def reach_length(scene: Scene, stack: str, points: int) -> bool:
    length = len(scene.route) + 1
    wanted = {"stack": stack, "points": points}
    now, then = (scene.mine(closing_brings(scene, size), "tile", **wanted) for size in (length - 1, length))
    return not now and len(then) == 1


@claim
def lays(scene: Scene, city: str, other: str, count: int) -> bool:
    return city in scene.hand and fits(scene, city, other) and count == len(scene.route) + 1


@claim
def starts(scene: Scene, city: str) -> bool:
    return scene.action == f"start:{city}" and not scene.route


def then_route(scene: Scene) -> list[str]:
    city = scene.named[0]
    return {"start": [city], "left": [city, *scene.route], "right": [*scene.route, city]}[scene.kind]


@claim
def leads_to(scene: Scene, city: str, other: str) -> bool:
    return other in scene.hand - Counter(scene.named) and fits(scene, other, city, then_route(scene))


@claim
def market_next(scene: Scene, city: str, other: str) -> bool:
    return other in scene.market and fits(scene, other, city, then_route(scene))


@claim
def loses_route(scene: Scene, city: str, other: str, count: int) -> bool:
    (gone,) = scene.mine(scene.at_once(), "abandon")
    return [city, other] == scene.ends and gone["cities"] == scene.route and count == len(scene.route)


@claim
def dead_end(scene: Scene, city: str, other: str) -> bool:
    return [city, other] == scene.ends and not any(action.startswith(("left", "right")) for action in scene.game.legal())


@claim
def earns_carriage(scene: Scene, carriage: int, points: int) -> bool:
    return points == gain(scene, carriage) and earned(scene, carriage)


def earns(scene: Scene, stack: str, points: int) -> bool:
    return scene.always(lambda course: len(scene.mine(course, "tile", stack=stack, points=points)) == 1)


@claim
def earns_region(scene: Scene, stack: str, points: int) -> bool:
    return stack in REGION_IDS and earns(scene, stack, points)


@claim
def earns_length(scene: Scene, stack: str, points: int) -> bool:
    return stack in LENGTH_TILES and earns(scene, stack, points)


@claim
def earns_all(scene: Scene, stack: str, points: int) -> bool:
    return stack == "all-provinces" and earns(scene, stack, points)


@claim
def game_end(scene: Scene, stack: str, points: int) -> bool:
    return stack == "game-end" and ends_game(scene, points)


@claim
def last_round(scene: Scene, seat: int) -> bool:
    return bool(scene.state.tiles[seat, STACK_IDS.index("game-end")])


@claim
def opens(scene: Scene, city: str, count: int) -> bool:
    return scene.always(lambda course: city in opened(scene, course) and len(opened(scene, course)) == count)


@claim
def opens_some(scene: Scene, province: str, count: int) -> bool:
    def one_there(course: list[dict[str, Any]]) -> bool:
        cities = opened(scene, course)
        return len(cities) == count and bool(set(cities) & cities_of(province))

    return scene.always(one_there)


@claim
def opens_none(scene: Scene, count: int) -> bool:
    return count == len(scene.route) and scene.always(lambda course: not opened(scene, course))


@claim
def cartwright_could(scene: Scene, official: str, carriage: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    while not game.over and game.legal()[0].startswith("office"):
        game.play(scene.rng.choice(game.legal()))
    game.play(f"call:{official}")
    while not scene.mine(game.last_events(), "carriage"):
        game.play(scene.rng.choice(game.legal()))
    return bool(scene.mine(game.last_events(), "carriage", number=carriage))


@claim
def left_out(scene: Scene, city: str, count: int) -> bool:
    without = set(scene.route) - scene.offices

    def holds(course: list[dict[str, Any]]) -> bool:
        rest = without - set(opened(scene, course))
        return city in rest and len(rest) == count

    return scene.always(holds)


@claim
def cuts_hand(scene: Scene, count: int) -> bool:
    def cards(course: list[dict[str, Any]]) -> int:
        return sum(len(event["cities"]) for event in scene.mine(course, "discard") if event["from"] == "hand")

    return scene.always(lambda course: cards(course) >= count > 0)


@claim
def coach_moves(scene: Scene, coach: str) -> bool:
    return scene.always(lambda course: bool(scene.mine(course, "coach", coach=coach)))


@claim
def keeps_route(scene: Scene, city: str, other: str, count: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    size = game.state.route_size[scene.seat]
    return scene.action == "end" and [city, other] == scene.ends and count == size == len(scene.route)


@claim
def next_carriage(scene: Scene, carriage: int, count: int) -> bool:
    length = len(scene.route) + count
    now, then = (scene.mine(closing_brings(scene, size), "carriage", number=carriage) for size in (length - 1, length))
    return count > 0 and not now and len(then) == 1


@claim
def holds_next(scene: Scene, city: str, other: str) -> bool:
    return city in scene.hand and fits(scene, city, other)


@claim
def turn_ends(scene: Scene, seat: int) -> bool:
    return scene.action == "end" and seat == (int(scene.state.turn) + 1) % int(scene.state.players)


@claim
def completes_region(scene: Scene, city: str, stack: str, points: int) -> bool:
    return scene.action == f"office:{city}" and lacks_in(scene, stack) == {city} and earns(scene, stack, points)


@claim
def completes_all(scene: Scene, city: str, province: str, points: int) -> bool:
    return scene.action == f"office:{city}" and city in cities_of(province) and earns(scene, "all-provinces", points)


@claim
def nears_region(scene: Scene, city: str, stack: str, count: int) -> bool:
    return scene.action == f"office:{city}" and len(lacks_in(scene, stack) - {city}) == count > 0


@claim
def new_province(scene: Scene, city: str, province: str) -> bool:
    return scene.action == f"office:{city}" and city in cities_of(province) and not scene.offices & cities_of(province)


@claim
def opens_office(scene: Scene, city: str, province: str) -> bool:
    return city in cities_of(province) and bool(scene.mine(scene.at_once(), "office", city=city))


@claim
def spares_coach(scene: Scene, coach: str, city: str) -> bool:
    game = scene.game.copy()
    before = int(game.state.owed[COACH_IDS.index(coach)])
    raw = game.bytes
    carry_out(raw.view(STATE)[0], ACTION_NUMBERS[scene.action], None, None)
    return scene.action == f"office:{city}" and int(raw.view(STATE)[0].owed[COACH_IDS.index(coach)]) == before - 1


@claim
def arrives(scene: Scene, coach: str, rank: str, points: int) -> bool:
    there = [e for e in scene.at_once() if e["ev"] == "arrive" and e["coach"] == coach]
    return len(there) == 1 and there[0]["ranks"][scene.seat] == rank and rank_in(scene, coach) == (rank, points)


@claim
def pushes_out(scene: Scene, rank: str, seat: int) -> bool:
    return any(e["ev"] == "leave" and e["rank"] == rank and seat in e["seats"] for e in scene.at_once())


@claim
def coach_on(scene: Scene, coach: str, stop: str, count: int) -> bool:
    return bool(scene.mine(scene.at_once(), "coach", coach=coach, to=stop)) and count == steps_to_rome(scene, stop) > 0


@claim
def rides(scene: Scene, coach: str, rank: str, points: int) -> bool:
    return coach in scene.named and rank_in(scene, coach) == (rank, points)


@claim
def seats(scene: Scene, coach: str, rank: str, count: int) -> bool:
    return bool(scene.mine(scene.at_once(), "clergy", coach=coach, rank=rank)) and count == coach_steps(scene)[coach]


@claim
def shortest_way(scene: Scene, coach: str) -> bool:
    return coach_steps(scene)[coach] == min(coach_steps(scene).values())


@claim
def longest_way(scene: Scene, coach: str) -> bool:
    return coach_steps(scene)[coach] == max(coach_steps(scene).values())


@claim
def spare(scene: Scene, city: str) -> bool:
    return scene.action == f"discard:{city}" and scene.hand[city] > 1


@claim
def has_office(scene: Scene, city: str) -> bool:
    return scene.action == f"discard:{city}" and city in scene.offices


@claim
def joins_none(scene: Scene, city: str) -> bool:
    return scene.action == f"discard:{city}" and not any(fits(scene, city, card, [card]) for card in scene.hand if card != city)


@claim
def discards(scene: Scene, city: str) -> bool:
    told = scene.mine(scene.at_once(), "discard")
    return any(city in event["cities"] for event in told)


def reward(scene: Scene) -> str:
    """What comes of the tokens."""
    game = scene.game.copy()
    raw, log = game.bytes, new_log()
    state = raw.view(STATE)[0]
    carry_out(state, ACTION_NUMBERS[scene.action], log, None)
    if any(event["ev"] == "chip" for event in events(rows_of(log))):
        return "chip"
    return phases.PHASE_IDS[state.phase] if state.phase in (phases.REWARD_CARD, phases.REWARD_OFFICE) else ""


@claim
def returns_one(scene: Scene, official: str) -> bool:
    return scene.action == f"return:{official}" and reward(scene) == ""


@claim
def returns_two(scene: Scene, official: str, partner: str) -> bool:
    return scene.action == f"return:{official}+{partner}" and reward(scene) == "reward-card"


@claim
def returns_three(scene: Scene, points: int) -> bool:
    return scene.action.count("+") == 2 and points == 1 and reward(scene) == "chip"


@claim
def returns_four(scene: Scene, count: int) -> bool:
    return scene.action.count("+") == 3 and count == 20 - len(scene.offices) and reward(scene) == "reward-office"


@claim
def returns_idle(scene: Scene, count: int) -> bool:
    return scene.action.count("+") == count - 1 and reward(scene) == ""


@claim
def keeps_tokens(scene: Scene, count: int) -> bool:
    return scene.action == "return:none" and count == int(scene.state.tokens[scene.seat].sum())


@claim
def declines(scene: Scene) -> bool:
    return scene.action == "decline"


def is_true(scene: Scene, ground: Ground) -> bool:
    return CLAIMS[ground.code](scene, **ground.about)
