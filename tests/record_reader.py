"""A reader of records without the engine: it finds the place of each card from events alone."""

from collections import Counter
from typing import Any


class Table:
    def __init__(self, players: int) -> None:
        self.deck: list[str] = []  # top card first
        self.market: Counter[str] = Counter()
        self.discards: list[str] = []  # last one on top
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]  # I1: the known cards of each hand
        self.routes: list[list[str]] = [[] for _ in range(players)]
        self.begun = False

    def read(self, event: dict[str, Any], following: dict[str, Any] | None) -> None:
        reader = getattr(self, f"_{event['ev']}", None)
        if event["ev"] == "shuffle":
            assert following is not None, "a deck is made for a card that is drawn"
            assert following["ev"] == "reveal" or (following["ev"] == "take" and following["from"] == "deck")
        if reader:
            reader(**{key: value for key, value in event.items() if key not in ("ev", "from")}, **origin(event))

    def check(self, words: dict[str, Any], hands: list[list[str]]) -> None:
        """Compare with the game's own view."""
        assert words["deck"] == len(self.deck) and words["discard"] == self.discards
        assert Counter(filter(None, words["market"])) == self.market
        assert [Counter(hand) for hand in hands] == self.hands
        assert [Counter(seat["known"]) for seat in words["seats"]] == self.known
        assert [seat["route"] for seat in words["seats"]] == self.routes

    def _draw(self, city: str) -> None:
        assert self.deck.pop(0) == city, "the top card of the deck"

    def _drop(self, cards: Counter[str], city: str) -> None:
        assert cards[city] > 0, f"{city} is not there"
        cards[city] -= 1
        if not cards[city]:
            del cards[city]

    def _shuffle(self, deck: list[str]) -> None:
        assert not self.deck, "a deck is made anew when it is empty (D2)"
        if self.begun:
            assert Counter(deck) == Counter(self.discards)
        else:
            assert len(deck) == 66 and set(Counter(deck).values()) == {3} and len(set(deck)) == 22
        self.begun, self.deck, self.discards = True, list(deck), []

    def _reveal(self, city: str) -> None:
        self._draw(city)
        self.market[city] += 1
        assert self.market.total() <= 6

    def _take(self, seat: int, city: str, origin: str) -> None:
        if origin == "deck":
            self._draw(city)
        else:
            self._drop(self.market, city)
            self.known[seat][city] += 1
        self.hands[seat][city] += 1

    def _show(self, seat: int, city: str) -> None:
        """Remove a card from a hand; the other players assume one that they saw."""
        self._drop(self.hands[seat], city)
        if self.known[seat][city]:
            self._drop(self.known[seat], city)

    def _clear(self, cities: list[str]) -> None:
        assert Counter(cities) == self.market
        self.market.clear()
        self.discards += cities

    def _abandon(self, seat: int, cities: list[str]) -> None:
        assert cities == self.routes[seat] != []
        self._lay_down(seat)

    def _play(self, seat: int, city: str, end: str) -> None:
        self._show(seat, city)
        route = self.routes[seat]
        assert (end == "start") == (not route) and (end != "left" or len(route) > 1)  # P1, P5
        route.insert(0 if end == "left" else len(route), city)

    def _close(self, seat: int, cities: list[str], offices: str) -> None:
        assert cities == self.routes[seat] and len(cities) >= 3  # C1

    def _discard(self, seat: int, cities: list[str], origin: str) -> None:
        if origin == "route":
            assert cities == self.routes[seat]
            self._lay_down(seat)
        else:
            for city in cities:
                self._show(seat, city)
            self.discards += cities

    def _lay_down(self, seat: int) -> None:
        self.discards += self.routes[seat]
        self.routes[seat] = []


def origin(event: dict[str, Any]) -> dict[str, str]:
    return {"origin": event["from"]} if "from" in event else {}
