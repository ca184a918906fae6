"""The guests' choices: fast routes and carriages, so that games end, and sometimes a random action."""

import random
from typing import Any

from postroad.rules.board import CITY_IDS, ROADS

RANDOM_SHARE = 0.05  # the probability of a random action


def choose(view: dict[str, Any], rng: random.Random) -> str:
    legal: list[str] = view["legal"]
    if rng.random() < RANDOM_SHARE:
        return rng.choice(legal)
    me = view["seats"][view["seat"]]
    ranks = {action: _rank(action, me, view["market"]) for action in legal}
    return rng.choice([action for action in legal if ranks[action] == min(ranks.values())])


def _rank(action: str, me: dict[str, Any], market: list[str | None]) -> int:
    """The rank of an action; lower is better."""
    what, _, which = action.partition(":")
    if what in ("left", "right"):
        return 0
    if what == "close":
        return 1 if _time_to_close(me, market) else 9
    if what == "take":
        return 2 if which in _fitting(me["route"]) else 4
    return {"call": 3, "start": 5, "end": 6}.get(what, 2)


def _time_to_close(me: dict[str, Any], market: list[str | None]) -> bool:
    """Does a closing earn a carriage, or can no visible card extend the route?"""
    enough = len(me["route"]) >= min(max(me["carriage"] + 1, 3), 7)
    return enough or not _fitting(me["route"]) & {*me["hand"], *market}


def _fitting(route: list[str]) -> set[str]:
    """The cities that fit at an end of the route."""
    ends = {CITY_IDS.index(city) for city in (route[:1] + route[-1:])}
    roads = {city for number, city in enumerate(CITY_IDS) if any(int(ROADS[end]) >> number & 1 for end in ends)}
    return roads - set(route)
