"""Claims about closing a route, and about opening offices."""

from typing import Any

from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.board import REGION_IDS, STACK_IDS
from postroad.rules.play import apply_action
from postroad.rules.rome import COACH_IDS
from postroad.rules.state import STATE
from tests.claims.looking import cities_of, earned, earns, gain, lacks_in
from tests.claims.register import claim
from tests.claims.scene import Scene

LENGTH_TILES = ("length-5", "length-6", "length-7")


def ends_game(scene: Scene, points: int) -> bool:
    """The action takes the game-end tile, and no round follows."""
    wanted = {"stack": "game-end", "points": points}
    return scene.always(lambda course: bool(scene.mine(course, "tile", **wanted)))


def opened(scene: Scene, course: list[dict[str, Any]]) -> list[str]:
    """The offices of the closing itself, without those of a later hand-in."""
    told = []
    for event in course:
        if event["ev"] == "call":
            break
        if event["ev"] == "office" and event["seat"] == scene.seat:
            told.append(event["city"])
    return told


@claim
def earns_carriage(scene: Scene, carriage: int, points: int) -> bool:
    return points == gain(scene, carriage) and earned(scene, carriage)


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
    apply_action(raw.view(STATE)[0], ACTION_NUMBERS[scene.action], None, None)
    return scene.action == f"office:{city}" and int(raw.view(STATE)[0].owed[COACH_IDS.index(coach)]) == before - 1
