"""The same game in both engines, the real one and the naive one, and policies that take it into every corner of the rules."""

import random
from collections.abc import Callable, Sequence
from itertools import product

from postroad import Game
from postroad.rules.options import OPTIONS
from postroad.rules.options import Options as GameOptions
from postroad.rules.phases import PHASE_IDS
from tests.naive import tables
from tests.naive.closing import next_carriage, open_cities
from tests.naive.coaches import on_the_road
from tests.naive.game import NaiveGame

Options = dict  # options of a game; without `rome` it uses the first map
Wish = Callable[[NaiveGame, str, str], float]  # how much the seat that must decide wants an action, given as kind and object

SETTINGS: list[Options] = [
    {"players": players, "honours": honours, "audience": audience}
    for players, honours, audience in product((2, 3, 4), (False, True), (False, True))
]


def further_options(number: int) -> Options:
    """The options beside those of SETTINGS: all choices of each, by game number."""
    further = {name: option.choices for name, option in OPTIONS.items() if name not in (*SETTINGS[0], "rulings")}
    return {name: choices[(number >> place) % len(choices)] for place, (name, choices) in enumerate(further.items())}


CHANGES_POINTS = {"office", "tile", "carriage", "chip", "arrive", "end"}


class Disagreement(AssertionError):
    """A disagreement of the engines: its subject, both values, and the time."""


class Pair:
    """One game in both engines."""

    def __init__(self, options: Options, seed: int, names: list[str] | None = None) -> None:
        self.title = f"{options}, seed {seed}"
        self.real = Game.of(GameOptions(**options), seed, names)
        self.events = self.real.last_events()
        self.actions: list[str] = []
        try:
            self.naive = NaiveGame(**options, deck=self.events[0]["deck"])
        except (AssertionError, LookupError) as error:  # that deck cannot be
            self._agree("set-up", self.events, repr(error))
        self._compare(self.events)

    @property
    def phase(self) -> str:
        return PHASE_IDS[self.real.state.phase]

    def play(self, action: str) -> None:
        self.actions.append(action)
        self.real.play(action)
        new = self.real.last_events()
        try:
            self.naive.play(action, [event["deck"] for event in new if event["ev"] == "shuffle"])
        except (AssertionError, RuntimeError) as error:  # that deck cannot be
            self._agree("shuffle", new, repr(error))
        self._compare(self._gathered(new))

    def _gathered(self, new: list[dict]) -> list[dict]:
        """Add the new events; one that extends the last one is merged into it, as in a record."""
        last, first = self.events[-1], new[0] if new else {}
        if last.get("from") == "hand" and first.get("from") == "hand":
            new = [{**last, "cities": last["cities"] + first["cities"]}, *new[1:]]
            self.events.pop()
        self.events += new
        return new

    def _compare(self, new: list[dict]) -> None:
        real, naive = self.real, self.naive
        self._agree("events", new, naive.events[len(self.events) - len(new) :])
        self._agree("seat", real.seat, naive.seat)
        self._agree("legal", sorted(real.legal()), sorted(naive.legal()))
        if any(event["ev"] in CHANGES_POINTS for event in new):
            self._agree("points", real.points(), naive.points())
        if real.over or naive.over:
            self._agree("winner", real.winner, naive.winner)
            self._agree("record", real.record()["events"], naive.events)

    def _agree(self, what: str, real: object, naive: object) -> None:
        if real != naive:
            last = f"decision {len(self.actions)}, {self.actions[-1]}" if self.actions else "set-up"
            raise Disagreement(f"{self.title}, {last}: {what}\n  real:  {real}\n  naive: {naive}")


def play_pair(pair: Pair, wishes: Sequence[Wish], rng: random.Random, most: int = 3000, seen: set[str] | None = None) -> Pair:
    """Play a game by the seats' policies, to its end or for this many decisions. `seen` gets each decision."""
    while not pair.real.over and len(pair.actions) < most:
        action = preferred_action(pair.naive, wishes[pair.naive.seat], rng)
        if seen is not None:
            seen |= {f"phase {pair.phase}", f"action {action.split(':')[0]}"}
            seen |= {"market gap"} if None in pair.naive.market else set()
        pair.play(action)
    return pair


def preferred_action(g: NaiveGame, wish: Wish, rng: random.Random) -> str:
    """The preferred action, a random one of equals, and now and then any action."""
    noise = 0.02 if wish in (hoarder, rambler) else 0.1
    options = sorted(g.legal())
    if "decline" in options and rng.random() < 0.2:
        return "decline"
    if wish is uniform or rng.random() < noise:
        return rng.choice(options)

    def liking(action: str) -> tuple[float, float]:
        kind, _, what = action.partition(":")
        return wish(g, kind, what), rng.random()

    return max(options, key=liking)


# ---------------------------------------------------------------------- policies


def uniform(g: NaiveGame, kind: str, what: str) -> float:
    """Any action at all."""
    return 0


def fits(route: list[str], city: str) -> bool:
    return bool(route) and city not in route and ((route[0], city) in tables.ROADS or (route[-1], city) in tables.ROADS)


def hasty(g: NaiveGame, kind: str, what: str) -> float:
    """Long routes, closed as soon as they earn the next carriage."""
    me = g.seats[g.seat]
    match kind:
        case "take":
            return fits(me["route"], what)
        case "call":
            return {"cartwright": 5, "carrier": 1, "postmaster": 2, "administrator": -1}[what]
        case "left" | "right":
            return 3
        case "close":
            short = (next_carriage(me) or 3) - len(me["route"])
            return 2 if short <= 0 or (short <= 2 and g.called is None) else -1
        case "office":
            return 1
    return 0


def builder(g: NaiveGame, kind: str, what: str) -> float:
    """Offices wherever there are none yet, by routes too short for the larger carriages."""
    me = g.seats[g.seat]
    match kind:
        case "take":
            return 2 * (what not in me["offices"]) + fits(me["route"], what)
        case "call":
            return {"cartwright": -5, "carrier": 1, "postmaster": 2, "administrator": -1}[what]
        case "left" | "right":
            return 4 if what not in me["offices"] else 2
        case "start":
            return 3 * (what not in me["offices"] and not new_cities(g))
        case "close":
            return placed_by(g, what) - (0.5 if len(me["route"]) > 4 else 1.5)
        case "office":
            return 1
        case "return":
            return what.count("+")
    return 0


def new_cities(g: NaiveGame) -> list[str]:
    me = g.seats[g.seat]
    return [city for city in me["route"] if city not in me["offices"]]


def placed_by(g: NaiveGame, way: str) -> int:
    """The number of offices that a closing mode opens."""
    if way != "each":
        return len(open_cities(g, g.seat, way))
    return len({tables.PROVINCE_OF[city] for city in new_cities(g)})


def caller(g: NaiveGame, kind: str, what: str) -> float:
    """Call officials with few tokens left before the seat, and return as many tokens as possible."""
    match kind:
        case "call":
            tokens = g.seats[g.seat]["tokens"]
            return 10 if tokens[what] == min(tokens.values()) else -1
        case "return":
            return what.count("+") + (what != "none")
    return hasty(g, kind, what)


def founder(g: NaiveGame, kind: str, what: str) -> float:
    """Offices as the builder, but the last ones by tokens of all four officials."""
    left = g.seats[g.seat]["left"]
    match kind:
        case "call":
            return caller(g, kind, what)
        case "return":
            return what.count("+") if left < 3 else -10 * ("cartwright" in what)
        case "close" if left < 3:
            return -1
    return builder(g, kind, what)


def rambler(g: NaiveGame, kind: str, what: str) -> float:
    """Routes as long as possible; offices in all provinces that the tile asks for and in no other."""
    me = g.seats[g.seat]
    asked = tables.PROVINCE_OF.get(what, what) in (*g.asked_provinces, "each", "deck")
    match kind:
        case "take":
            return asked * (2 * (what not in me["offices"]) + fits(me["route"], what))
        case "call":
            return {"cartwright": -5, "carrier": 2, "postmaster": 6, "administrator": 0}[what]
        case "left" | "right" | "office":
            return 1 + 2 * asked
        case "start":
            return asked * (not me["route"])
        case "close":
            enough = 5 if len(g.asked_provinces) == 9 else 3
            if len(me["route"]) < enough or any(fits(me["route"], city) for city in me["hand"]):
                return -1
            away = all(tables.PROVINCE_OF[city] in g.asked_provinces for city in new_cities(g))
            return asked * (2 + placed_by(g, what)) if what != "each" or away else -1
    return 0


def hoarder(g: NaiveGame, kind: str, what: str) -> float:
    """Cards stay in the hand and on the table until none is left to take."""
    match kind:
        case "call":
            return 2 if what == "postmaster" else -1
        case "left" | "right":
            return 1
        case "close":
            return -1
    return 0


def courier(g: NaiveGame, kind: str, what: str) -> float:
    """Routes closed at once, with few offices, so that coaches move, the foremost first."""
    match kind:
        case "left" | "right":
            return 3
        case "close":
            return 2 - placed_by(g, what)
        case "coach":
            return tables.ROME["cities"][what.split(":")[1]]["y"] + 10 * (what.split(":")[0] in on_the_road(g)[:2])
        case "return":
            return what.count("+") % 3  # chips rather than cards
    return 0


WISHES: dict[str, Wish] = {wish.__name__: wish for wish in (uniform, hasty, builder, caller, founder, rambler, hoarder, courier)}
TABLES = [*WISHES, "shortage", "mixed"]  # the policies at a table: all of a kind, one among hoarders, or any


def policies_at(table: str, players: int, rng: random.Random) -> list[str]:
    """The names of the policies at a table, by seat."""
    if table == "shortage":
        return rng.sample([rng.choice(list(WISHES)), *["hoarder"] * (players - 1)], players)
    return rng.choices(list(WISHES), k=players) if table == "mixed" else [table] * players


def play_table(options: Options, table: str, seed: int, most: int, seen: set[str] | None = None) -> Pair:
    rng = random.Random(seed)
    names = policies_at(table, options["players"], rng)
    return play_pair(Pair(options, seed, names), [WISHES[name] for name in names], rng, most, seen)
