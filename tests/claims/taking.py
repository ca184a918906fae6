"""Claims about taking cards, and discarding them."""

from collections import Counter

from postroad.rules.board import CITY_IDS
from tests.claims.looking import cities_of, fits, game_goes_on, lacks_in, lays_later, office_tiles
from tests.claims.register import claim
from tests.claims.scene import Scene


@claim
def fits_end(scene: Scene, city: str, other: str) -> bool:
    return scene.action == f"take:{city}" and lays_later(scene) and fits(scene, city, other)


@claim
def fits_beyond(scene: Scene, city: str, other: str) -> bool:
    in_time = game_goes_on(scene) or (lays_later(scene) and scene.game.view(None).words()["official"] is None)
    ends = [end for end in scene.ends if fits(scene, other, end)]
    longer = [[other, *scene.route] if end == scene.route[0] else [*scene.route, other] for end in ends]
    held = in_time and other in scene.hand
    return held and scene.action == f"take:{city}" and any(fits(scene, city, other, r) for r in longer)


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


def welcome(scene: Scene, city: str) -> bool:
    """Whether the seat can use the city: a road joins it to the route (without a route: to a card of the hand), it is not in the
    hand yet, and the seat can still play it."""
    beside = scene.ends if scene.route else [*scene.hand]
    goes = any(fits(scene, city, end, scene.route or [end]) for end in beside)
    return scene.action == "take:deck" and goes and city not in scene.hand and lays_later(scene)


def drawn_from(scene: Scene) -> list[str]:
    """The cards of the pile that the seat draws from: the deck, or the discard pile if it is shuffled first (D2)."""
    first = scene.at_once()[0]
    pile = [CITY_IDS[city] for city in scene.state.discard[: scene.state.discard_size]]
    if first["ev"] != "shuffle":
        return [CITY_IDS[city] for city in scene.state.deck[: scene.state.deck_size]]
    assert Counter(first["deck"]) == Counter(pile)
    return pile


@claim
def deck_hopes(scene: Scene, city: str, count: int) -> bool:
    return welcome(scene, city) and count == scene.unseen(city) > 0 and scene.at_once()[0]["ev"] == "take"


@claim
def pile_hopes(scene: Scene, city: str, count: int) -> bool:
    return welcome(scene, city) and count == drawn_from(scene).count(city) > 0 and scene.at_once()[0]["ev"] == "shuffle"


@claim
def draws(scene: Scene, count: int) -> bool:
    return scene.at_once()[0]["ev"] == "take" and count == len(drawn_from(scene)) > 0


@claim
def pile_draws(scene: Scene, count: int) -> bool:
    return scene.at_once()[0]["ev"] == "shuffle" and count == len(drawn_from(scene)) > 0


@claim
def would_complete(scene: Scene, city: str, stack: str, points: int) -> bool:
    return city in scene.named and (stack, points) in office_tiles(scene, city)


@claim
def would_unite(scene: Scene, city: str, province: str, points: int) -> bool:
    return city in scene.named and city in cities_of(province) and ("all-provinces", points) in office_tiles(scene, city)


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
def others_join(scene: Scene, city: str, other: str) -> bool:
    left = scene.hand - Counter([scene.action.removeprefix("discard:")])
    return scene.action.startswith("discard:") and min(left[city], left[other]) > 0 and fits(scene, city, other, [other])


@claim
def discards(scene: Scene, city: str) -> bool:
    told = scene.mine(scene.at_once(), "discard")
    return any(city in event["cities"] for event in told)
