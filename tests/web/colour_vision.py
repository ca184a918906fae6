"""The accessibility tree of a page, and the table as a screen reader describes it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from playwright.sync_api import Page

from postroad.rules.board import CITY_NAMES, ROADS

BAR = "the question bar"

_KEY = re.compile(r'(?P<role>[\w-]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)$')


def joined(one: str, other: str) -> bool:
    """Does a road join these cities?"""
    return bool(ROADS[CITY_NAMES.index(one)] >> CITY_NAMES.index(other) & 1)


@dataclass(eq=False)
class Node:
    role: str
    name: str = ""
    states: frozenset[str] = frozenset()
    told: str = ""
    inner: list["Node"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        for node in self.inner:
            yield node
            yield from node.walk()

    def all(self, role: str, name: str = "") -> list["Node"]:
        """All nodes of a role whose name begins so."""
        return [node for node in self.walk() if node.role == role and node.name.startswith(name)]

    def first(self, role: str, name: str = "") -> "Node | None":
        return next(iter(self.all(role, name)), None)

    def able(self, role: str = "button", name: str = "") -> list["Node"]:
        """The nodes that can be pressed now."""
        return [node for node in self.all(role, name) if "disabled" not in node.states]

    @property
    def text(self) -> str:
        return " ".join(filter(None, [self.told, *(node.told for node in self.walk())]))


def tree_of(snapshot: str) -> Node:
    root = Node("page")
    open_nodes = [root]
    for line in snapshot.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        key, told = _split(line.strip().removeprefix("- "))
        found = _KEY.match(key)
        if not found:
            continue
        name = (found["name"] or "").replace('\\"', '"')
        node = Node(found["role"], name, frozenset(re.findall(r"\[([^\]]*)\]", found["states"])), told)
        del open_nodes[depth + 1 :]
        open_nodes[-1].inner.append(node)
        open_nodes.append(node)
    return root


def _split(entry: str) -> tuple[str, str]:
    """A line of the snapshot as its key and its text; both may be quoted."""
    quoted = re.match(r"'((?:[^']|'')*)':?", entry)
    if quoted:
        return quoted[1].replace("''", "'"), _unquoted(entry[quoted.end() :])
    plain = re.match(r'(?:[^":]|"(?:[^"\\]|\\.)*")*', entry)
    assert plain
    return plain[0].strip(), _unquoted(entry[plain.end() + 1 :])


def _unquoted(told: str) -> str:
    told = told.strip()
    return told[1:-1].replace('\\"', '"') if told.startswith('"') else told


class Sight:
    """A snapshot of a table in English; finding the focus takes longer."""

    def __init__(self, page: Page, focus: bool = False) -> None:
        self.page = tree_of(page.locator("body").aria_snapshot(mode="ai" if focus else "default"))

    @cached_property
    def bar(self) -> Node:
        return self.page.first("banner") or Node("banner")

    @cached_property
    def question(self) -> str:
        """The text of the bar: the question, then the next step or the refusal."""
        status = self.bar.first("status")
        return status.text if status else ""

    @property
    def focus(self) -> Node | None:
        return next((node for node in self.page.walk() if "active" in node.states), None)

    def within(self, place: str) -> list[Node]:
        """The nodes in a region, in the bar, or anywhere."""
        where = self.bar if place == BAR else self.region(place) if place else self.page
        return list(where.walk()) if where else []

    @property
    def over(self) -> bool:
        return self.page.first("button", "Play again") is not None

    def region(self, name: str) -> Node | None:
        return self.page.first("region", name)

    def _in(self, region: str, label: str) -> list[str]:
        """The cities of a region's buttons with this text."""
        place = self.region(region)
        pattern = re.compile(label.replace("*", "(.+)") + "$")
        matches = [pattern.match(node.name) for node in place.able()] if place else []
        return [found[1] for found in matches if found]

    @property
    def takes(self) -> list[str]:
        return self._in("Market", "Take *")

    @property
    def deck(self) -> Node | None:
        market = self.region("Market")
        return next(iter(market.able("button", "Deck")), None) if market else None

    @property
    def fitting(self) -> list[str]:
        """Cities of the hand that extend the route."""
        return self._in("Your hand", "Play *")

    @property
    def starting(self) -> list[str]:
        """Cities of the hand that would discard the route."""
        return self._in("Your hand", "Start a new route with *")

    @property
    def discards(self) -> list[str]:
        return self._in("Your hand", "Discard *")

    @cached_property
    def hand(self) -> list[str]:
        place = self.region("Your hand")
        names = [node.name for node in place.all("button")] if place else []
        return [city for name in names for city in CITY_NAMES if city in name]

    @cached_property
    def route(self) -> list[str]:
        place = self.region("Your route: ")
        return place.name.removeprefix("Your route: ").split(" – ") if place else []

    @property
    def openings(self) -> list[str]:
        """Labels of cities where an office can be opened."""
        return [node.name for node in self.page.able() if node.name.endswith("An office can be opened.")]

    def carriage(self, who: str) -> int:
        """The best carriage of a player at the table, 0 for none."""
        chips = [re.match(r".*carriage (\d)", node.name) for node in self.page.all("button", f"{who}: ")]
        chip = next(filter(None, chips), None)
        seats = [seat for seat in self.page.all("listitem") if seat.first("list", f"Route of {who}: ")]
        carriage = seats[0].first("img", "Carriage ") if seats else None
        return int(chip[1] if chip else carriage.name.split()[1] if carriage else 0)
