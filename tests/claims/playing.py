"""Claims about playing cards to a route, losing it, and keeping it for the next turn."""

from collections import Counter

from tests.claims.looking import closing_brings, fits, gain, game_goes_on
from tests.claims.register import claim
from tests.claims.scene import Scene


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
    (played,) = scene.mine(scene.at_once(), "play")
    return played["city"] == city in scene.hand and fits(scene, city, other) and count == len(then_route(scene))


@claim
def starts(scene: Scene, city: str) -> bool:
    return not scene.route and len(scene.mine(scene.at_once(), "play", city=city)) == 1


def then_route(scene: Scene) -> list[str]:
    city = scene.named[0]
    return {"start": [city], "left": [city, *scene.route], "right": [*scene.route, city]}[scene.kind]


@claim
def leads_to(scene: Scene, city: str, other: str) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    in_time = game_goes_on(scene) or (game.seat == scene.seat and "call:carrier" in game.legal())
    return in_time and other in scene.hand - Counter(scene.named) and fits(scene, other, city, then_route(scene))


@claim
def market_next(scene: Scene, city: str, other: str) -> bool:
    return game_goes_on(scene) and other in scene.market and fits(scene, other, city, then_route(scene))


@claim
def loses_route(scene: Scene, city: str, other: str, count: int) -> bool:
    (gone,) = scene.mine(scene.at_once(), "abandon")
    return [city, other] == scene.ends and gone["cities"] == scene.route and count == len(scene.route)


@claim
def dead_end(scene: Scene, city: str, other: str) -> bool:
    return [city, other] == scene.ends and not any(action.startswith(("left", "right")) for action in scene.game.legal())


@claim
def keeps_route(scene: Scene, city: str, other: str, count: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    size = game.state.route_size[scene.seat]
    return game_goes_on(scene) and [city, other] == scene.ends and count == size == len(scene.route)


@claim
def next_carriage(scene: Scene, carriage: int, count: int) -> bool:
    length = len(scene.route) + count
    now, then = (scene.mine(closing_brings(scene, size), "carriage", number=carriage) for size in (length - 1, length))
    return game_goes_on(scene) and count > 0 and not now and len(then) == 1


@claim
def holds_next(scene: Scene, city: str, other: str) -> bool:
    return game_goes_on(scene) and city in scene.hand and fits(scene, city, other)


def turns_begun(scene: Scene) -> list[int]:
    return [event["seat"] for event in scene.at_once() if event["ev"] == "turn"]


@claim
def nothing_left(scene: Scene) -> bool:
    return list(scene.game.legal()) == ["end"]


@claim
def turn_ends(scene: Scene, seat: int) -> bool:
    return turns_begun(scene) == [seat]


@claim
def last_turn(scene: Scene) -> bool:
    """The game ends after this turn, except for a last hand-in (E1, H8)."""
    game = scene.game.copy()
    game.play(scene.action)
    return scene.action == "end" and not turns_begun(scene) and (game.over or bool(game.state.final))
