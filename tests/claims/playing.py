"""Claims about laying cards to a route, losing it, and keeping it for the next turn."""

from collections import Counter

from tests.claims.looking import closing_brings, fits, gain
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
