"""The game from set-up to the last event, and the interface for the tests.

The flow is one generator: it yields `(seat, options)` wherever a seat must decide and is sent the chosen action.
"""

from . import cards, coaches, handin, score, tables, turn


class NaiveGame:
    def __init__(self, *, players, honours=False, audience=False, provinces_for_all=9, rome=1, deck):
        assert sorted(deck) == sorted(tables.CITIES * tables.COPIES), "the deck must hold the 66 city cards"
        self.players, self.honours, self.audience, self.rome = players, honours, audience, rome
        self.asked_provinces = [p for p in tables.PROVINCES if provinces_for_all == 9 or p != "bavaria"]  # T3
        self.events: list[dict] = []
        self.deck: list[str] = []  # top first
        self.discards: list[str] = []  # last on top
        self.market: list[str | None] = [None] * tables.MARKET_SLOTS
        self.seats = [new_seat() for _ in range(players)]
        self.stacks = tables.tile_stacks()
        self.tokens = dict(tables.TOKENS[players])
        self.chips = tables.CHIPS
        self.coaches = {c: {"at": tables.coach_start(c, players), "clergy": {}} for c in tables.COACHES}
        self.waiting: dict[str, set[int]] = {rank: set() for rank in tables.RANK_POINTS}
        self.called: str | None = None  # the official of the running turn
        self.ending = False  # E1 came about: this round is the last
        self.finished = False  # no more turns
        self.progress = False  # E4: an office or a carriage in the running round
        self.end_holder: int | None = None  # of the game-end tile
        self.seat: int | None = None
        self.winner: int | None = None
        self.over = False
        self._options: set[str] = set()
        self._ready: str | None = None  # an answer already given, for the next question
        self._orders = None  # where the orders of new decks come from
        self._flow = self._run(list(deck))
        self._proceed(None)

    # ------------------------------------------------------------------ interface

    def legal(self) -> set[str]:
        return set(self._options)

    def pile(self) -> list[str]:
        """The cards now in the discard pile."""
        return list(self.discards)

    def points(self) -> list[int]:
        return score.points(self)

    def play(self, action, deck=None) -> list[dict]:
        """Play `action` and all automatic steps; return the new events (or the extended one: a discard).

        `deck`: the order of a new deck, a list of such orders (one action can bring two shuffles), or a function that
        makes an order of the discard pile. After an error the game cannot be continued.
        """
        if action not in self._options:
            raise ValueError(f"{action} is not legal: {sorted(self._options)}")
        before, last = len(self.events), self.events[-1]
        self._orders = deck if deck is None or callable(deck) else list(deck)
        if isinstance(self._orders, list) and self._orders and isinstance(self._orders[0], str):
            self._orders = [self._orders]
        self._proceed(action)
        grown = self.events[before - 1] is not last
        return self.events[before - 1 if grown else before :]

    # ------------------------------------------------------------------ for the rules' modules

    def write(self, ev, **fields):
        """Write an event; `from_` stands for `from`, a reserved word."""
        self.events.append({"ev": ev, **{name.rstrip("_"): value for name, value in fields.items()}})

    def ask(self, seat, options):
        """Ask for one decision; a single choice is made automatically, except `end` (docs/actions.md)."""
        assert options
        if self._ready is not None:
            answer, self._ready = self._ready, None
        elif len(options) == 1 and options != {"end"}:
            (answer,) = options
        else:
            answer = yield seat, set(options)
        assert answer in options, (answer, options)
        return answer

    def answer_ahead(self, answer):
        """Answer the next question in advance."""
        self._ready = answer

    def next_order(self) -> list[str]:
        """The order of the new deck, from the caller of `play`."""
        if callable(self._orders):
            order = list(self._orders(self.pile()))
        elif self._orders:
            order = list(self._orders.pop(0))
        else:
            raise RuntimeError(f"a shuffle is needed and no deck was given; the pile is {self.discards}")
        assert sorted(order) == sorted(self.discards), f"not a permutation of the pile: {order} / {self.discards}"
        return order

    # ------------------------------------------------------------------ flow

    def _proceed(self, action):
        try:
            self.seat, self._options = self._flow.send(action)
        except StopIteration:
            self.seat, self._options, self.over = None, set(), True

    def _run(self, deck):
        self.deck = deck  # S1
        self.write("shuffle", deck=list(deck))
        cards.fill(self)
        if self.audience:
            yield from coaches.seating(self)
        stalled = yield from self._rounds()
        self.finished = True
        if self.honours:
            yield from handin.last_hand_in(self)  # H8
        self.winner = score.winner(self)
        more = {"stalled": True} if stalled else {}
        self.write("end", points=self.points(), winner=self.winner, **more)

    def _rounds(self):
        """Play rounds until E1 or E4; return whether it was E4."""
        idle = 0
        while True:
            self.progress = False
            for seat in range(self.players):
                yield from turn.turn(self, seat)
            if self.ending:  # E1
                return False
            idle = 0 if self.progress else idle + 1
            if idle == 60:  # E4
                return True


def new_seat() -> dict:
    return {
        "hand": [],
        "route": [],
        "offices": set(),
        "left": tables.OFFICES,
        "carriage": None,
        "tiles": [],  # (stack, points)
        "tokens": dict.fromkeys(tables.OFFICIALS, 0),
        "chips": 0,
    }
