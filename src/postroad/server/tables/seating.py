"""A table at which people gather: who has come so far, and what may become of it. Nothing here waits or stores."""

import secrets
from dataclasses import dataclass, replace
from typing import Any, Literal

from postroad.rules.transitions import Options
from postroad.server.tables import wire_types
from postroad.server.tables.names import apart, is_taken
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, no_table, not_host, not_your_seat, same_name
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Table, TableHost, TableTerms
from postroad.server.tables.wire_types import BotId
from postroad.view import options_to_wire

BOT_NAMES = ("Balthasar", "Apollonia", "Leopold", "Walburga")


@dataclass(frozen=True)
class SeatSlot:
    """A seat before the game."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None  # of an open one: for whom it is kept, or who has let it go
    level: BotId | None = None
    player: str | None = None
    reserved: str | None = None  # the player for whom an open one is kept

    @property
    def holder(self) -> str | None:
        """Whose it is, or will be."""
        return self.player or self.reserved

    def free_for(self, player: Player) -> bool:
        return self.kind == "open" and self.reserved in (None, player.id)

    def to_wire(self) -> wire_types.SeatingSeat:
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "player": self.player,
            "reserved": self.reserved,
        }


OPEN = SeatSlot("open")


@dataclass(frozen=True)
class SeatingTable:
    """Each change is a new one, of the next version."""

    id: str
    created: float
    options: Options
    terms: TableTerms
    shuffle: bool
    seats: tuple[SeatSlot, ...]
    version: int = 1
    again: bool = False  # have these people played before? Then it begins as soon as all of them are there

    @property
    def host(self) -> TableHost:
        return self.terms.host

    @property
    def complete(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> set[str]:
        """The players whom it concerns: also those for whom a seat is kept."""
        return {self.host.id, *(seat.holder for seat in self.seats if seat.holder)}

    def seats_of(self, player: Player | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player.id]

    # What may become

    def sit(self, player: Player, number: int) -> "SeatingTable":
        if not self._seat(number).free_for(player):
            raise CommandRejected(409, "taken")
        return self._with(number, SeatSlot("person", apart(player.name, self._other_names(number)), player=player.id))

    def join(self, player: Player) -> "SeatingTable":
        """Whoever has played before plays again: at the seats that are kept for them, else at a free one if there is any."""
        kept = [number for number, seat in enumerate(self.seats) if seat.kind == "open" and seat.reserved == player.id]
        free = [number for number, seat in enumerate(self.seats) if seat.free_for(player)]
        if not kept and free and not self.seats_of(player):
            return self.sit(player, free[0])
        joined = self
        for number in kept:
            joined = joined._with(number, SeatSlot("person", self.seats[number].name, player=player.id))
        return joined

    def stand(self, player: Player, number: int) -> "SeatingTable":
        """Leave a seat, or let go of one that is kept: whoever does not want to play again is still named there."""
        seat = self._seat(number)
        if seat.holder is None or player.id not in (seat.holder, self.host.id):
            raise not_your_seat()
        return self._with(number, SeatSlot("open", seat.name) if seat.reserved == player.id else OPEN)

    def without(self, player: str) -> "SeatingTable":
        """The seats that are this player's, or kept for them, are open."""
        left = self
        for number, seat in enumerate(self.seats):
            if seat.holder == player:
                left = left._with(number, OPEN)
        return left

    def fill(self, player: Player, number: int, level: BotId | None, name: str | None) -> "SeatingTable":
        """A bot of this level, or nobody."""
        self.check_host(player)
        if self._seat(number).kind == "person":
            raise CommandRejected(409, "taken")
        if not level:
            return self._with(number, OPEN)
        others = self._other_names(number)
        if name and is_taken(name, others):
            raise same_name()
        free = next(own for own in BOT_NAMES if not is_taken(own, others))
        return self._with(number, SeatSlot("bot", name or free, level))

    def start(self, player: Player, at: float) -> Table:
        self.check_host(player)
        if not self.complete:
            raise CommandRejected(409, "seats-open")
        return self.laid(at)

    def laid(self, at: float) -> Table:
        """The table, ready to play from then on."""
        seats = [Seat(seat.name or "", seat.level, player=seat.player) for seat in self.seats]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        return Table.new(self.id, self.created, self.options, tuple(seats), at, self.terms)

    def check_host(self, player: Player) -> None:
        if player.id != self.host.id:
            raise not_host()

    def _seat(self, number: int) -> SeatSlot:
        if not 0 <= number < len(self.seats):
            raise no_table()
        return self.seats[number]

    def _with(self, number: int, seat: SeatSlot) -> "SeatingTable":
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats, version=self.version + 1)

    def _other_names(self, number: int) -> list[str | None]:
        return [seat.name for other, seat in enumerate(self.seats) if other != number and (seat.holder or seat.kind == "bot")]

    # For others

    def to_wire(self) -> wire_types.SeatingTable:
        return {
            "id": self.id,
            "created": self.created,
            "version": self.version,
            "host": self.host.to_wire(),
            "listed": self.terms.listed,
            "hints": self.terms.hints and not self.terms.memory,
            "memory": self.terms.memory,
            "options": options_to_wire(self.options),
            "clock": self.terms.clock,
            "shuffle": self.shuffle,
            "again": self.again,
            "seats": [seat.to_wire() for seat in self.seats],
        }

    def kept(self) -> dict[str, Any]:
        """What is stored of it alone; the rest is stored of every table."""
        return {
            "version": self.version,
            "shuffle": self.shuffle,
            "again": self.again,
            "seats": [seat.to_wire() for seat in self.seats],
        }

    def summary(self) -> wire_types.Summary:
        """What a list of tables says of it."""
        return {
            "seats": [{**seat.to_wire(), "resigned": False, "away": None} for seat in self.seats],
            "over": False,
            "round": 0,
            "decides": None,
            "awaits": [number for number, seat in enumerate(self.seats) if seat.kind == "open" and seat.reserved],
            "points": [],
            "winner": None,
        }


def rematch_of(table: Table, table_id: str, at: float, asker: Player) -> SeatingTable:
    """The same people once more. Whoever asks sits already; the seats of others are kept for them."""
    seats = tuple(_again(seat, asker) for seat in table.seats)
    terms = replace(table.terms, host=TableHost(asker.id, asker.name))
    return SeatingTable(table_id, at, table.game.options, terms, shuffle=True, seats=seats, again=True)


def _again(seat: Seat, asker: Player) -> SeatSlot:
    if seat.player is None:
        return SeatSlot("bot", seat.name, seat.level) if seat.level else OPEN
    if seat.player == asker.id:
        return SeatSlot("person", seat.name, player=seat.player)
    return SeatSlot("open", seat.name, reserved=seat.player)
