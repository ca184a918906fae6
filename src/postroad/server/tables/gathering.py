"""A table at which people gather: who has come so far, and what may become of it. Nothing here waits or stores."""

import secrets
from dataclasses import asdict, dataclass, replace
from typing import Any

from postroad.rules.steps import Options
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal, no_table, not_host, not_your_seat
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Host, Table, Terms

BOT_NAMES = ("Balthasar", "Apollonia", "Leopold", "Walburga")


@dataclass(frozen=True)
class Chair:
    """A seat before the game."""

    kind: str  # open, person, bot
    name: str | None = None  # of an open one: for whom it is kept
    level: str | None = None
    player: str | None = None
    reserved: str | None = None  # the player for whom an open one is kept

    def free_for(self, player: Player) -> bool:
        return self.kind == "open" and self.reserved in (None, player.id)


OPEN = Chair("open")


@dataclass(frozen=True)
class Gathering:
    """Each change is a new one, of the next version."""

    id: str
    created: float
    options: Options
    terms: Terms
    shuffle: bool
    seats: tuple[Chair, ...]
    version: int = 1

    @property
    def host(self) -> Host:
        assert self.terms.host is not None
        return self.terms.host

    @property
    def complete(self) -> bool:
        return all(chair.kind != "open" for chair in self.seats)

    def seats_of(self, player: Player | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.seats) if player and chair.player == player.id]

    # What may become

    def sit(self, player: Player, seat: int) -> "Gathering":
        if not self._chair(seat).free_for(player):
            raise Refusal(409, "taken")
        return self._with(seat, Chair("person", player.name, player=player.id))

    def stand(self, player: Player, seat: int) -> "Gathering":
        chair = self._chair(seat)
        if chair.kind != "person" or player.id not in (chair.player, self.host.id):
            raise not_your_seat()
        return self._with(seat, OPEN)

    def fill(self, player: Player, seat: int, level: str | None, name: str | None) -> "Gathering":
        """A bot of this level, or nobody."""
        self.check_host(player)
        if self._chair(seat).kind == "person":
            raise Refusal(409, "taken")
        return self._with(seat, Chair("bot", name or self._free_name(seat), level) if level else OPEN)

    def start(self, player: Player) -> Table:
        self.check_host(player)
        if not self.complete:
            raise Refusal(409, "seats-open")
        return self.laid()

    def laid(self) -> Table:
        """The table, ready to play."""
        seats = [Seat(chair.name or "", chair.level, player=chair.player) for chair in self.seats]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        table = Table.new(self.id, self.options, tuple(seats), self.terms)
        table.created = self.created
        return table

    def check_host(self, player: Player) -> None:
        if player.id != self.host.id:
            raise not_host()

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.seats):
            raise no_table()
        return self.seats[seat]

    def _with(self, seat: int, chair: Chair) -> "Gathering":
        seats = (*self.seats[:seat], chair, *self.seats[seat + 1 :])
        return replace(self, seats=seats, version=self.version + 1)

    def _free_name(self, seat: int) -> str:
        taken = {chair.name for number, chair in enumerate(self.seats) if number != seat}
        return next(name for name in BOT_NAMES if name not in taken)

    # In words

    def words(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "created": self.created,
            "version": self.version,
            "host": self.host._asdict(),
            "listed": self.terms.listed,
            "options": self.options._asdict(),
            "clock": self.terms.clock,
            "shuffle": self.shuffle,
            "seats": [asdict(chair) for chair in self.seats],
        }

    def kept(self) -> dict[str, Any]:
        """What is stored of it alone; the rest is stored of every table."""
        return {"version": self.version, "shuffle": self.shuffle, "seats": [asdict(chair) for chair in self.seats]}

    def summary(self) -> dict[str, Any]:
        """What a list of tables says of it."""
        standing: dict[str, Any] = {"over": False, "round": 0, "decides": None, "points": [], "winner": None}
        return {"seats": [{**asdict(chair), "resigned": False, "away": None} for chair in self.seats], **standing}


def rematch_of(table: Table, table_id: str, at: float, asker: Player) -> Gathering:
    """The same people once more. Whoever asks sits already; the seats of others are kept for them."""
    chairs = tuple(_chair_again(seat, asker) for seat in table.seats)
    terms = replace(table.terms, host=Host(asker.id, asker.name))
    return Gathering(table_id, at, table.game.options, terms, shuffle=True, seats=chairs)


def _chair_again(seat: Seat, asker: Player) -> Chair:
    if seat.player is None:
        return Chair("bot", seat.name, seat.level) if seat.level else OPEN
    if seat.player == asker.id:
        return Chair("person", seat.name, player=seat.player)
    return Chair("open", seat.name, reserved=seat.player)
