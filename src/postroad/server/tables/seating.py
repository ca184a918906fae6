"""A seating table: a table that waits for players before the game. This module performs no I/O."""

import secrets
from dataclasses import dataclass, replace
from typing import Any, Literal

from postroad.rules.options import Options
from postroad.server.tables import wire_types
from postroad.server.tables.names import is_taken, unique_name
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Table, TableHost, TableTerms
from postroad.server.tables.wire_types import BotId
from postroad.view import options_to_wire

BOT_NAMES = ("Balthasar", "Apollonia", "Leopold", "Walburga")


@dataclass(frozen=True)
class SeatSlot:
    """A seat before the game."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None  # at an open seat: of the player who has the reservation or declined it
    level: BotId | None = None
    player: str | None = None
    reserved: str | None = None  # the player for whom an open seat is reserved

    @property
    def holder(self) -> str | None:
        """The player who sits there, or for whom the seat is reserved."""
        return self.player or self.reserved

    def free_for(self, player: Player) -> bool:
        """Whether this player may sit down here."""
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
    """A seating table. Every change makes a new object with the next version."""

    id: str
    created: float
    options: Options
    terms: TableTerms
    shuffle: bool
    seats: tuple[SeatSlot, ...]
    version: int = 1
    is_rematch: bool = False  # a rematch begins as soon as all seats are taken

    @property
    def host(self) -> TableHost:
        return self.terms.host

    @property
    def complete(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> set[str]:
        """The host, the seated players and those with a reserved seat."""
        return {self.host.id, *(seat.holder for seat in self.seats if seat.holder)}

    def seats_of(self, player: Player | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player.id]

    # Changes

    def sit(self, player: Player, number: int) -> "SeatingTable":
        """Seat the player."""
        if not self._seat(number).free_for(player):
            raise CommandRejected("taken")
        return self._with(number, SeatSlot("person", unique_name(player.name, self._other_names(number)), player=player.id))

    def join(self, player: Player) -> "SeatingTable":
        """Seat a player of the previous game: at their reserved seats, else at a free one if there is any."""
        reserved = [number for number, seat in enumerate(self.seats) if seat.kind == "open" and seat.reserved == player.id]
        free = [number for number, seat in enumerate(self.seats) if seat.free_for(player)]
        if not reserved and free and not self.seats_of(player):
            return self.sit(player, free[0])
        joined = self
        for number in reserved:
            joined = joined._with(number, SeatSlot("person", self.seats[number].name, player=player.id))
        return joined

    def leave_seat(self, player: Player, number: int) -> "SeatingTable":
        """Leave a seat, or decline a reserved one; a declined seat keeps the player's name."""
        seat = self._seat(number)
        if seat.holder is None or player.id not in (seat.holder, self.host.id):
            raise CommandRejected("not-your-seat")
        return self._with(number, SeatSlot("open", seat.name) if seat.reserved == player.id else OPEN)

    def without(self, player: str) -> "SeatingTable":
        """Open all seats that this player holds."""
        left = self
        for number, seat in enumerate(self.seats):
            if seat.holder == player:
                left = left._with(number, OPEN)
        return left

    def fill(self, player: Player, number: int, level: BotId | None, name: str | None) -> "SeatingTable":
        """Seat a bot of this level; None opens the seat."""
        self.check_host(player)
        if self._seat(number).kind == "person":
            raise CommandRejected("taken")
        if not level:
            return self._with(number, OPEN)
        others = self._other_names(number)
        if name and is_taken(name, others):
            raise CommandRejected("same-name")
        free = next(own for own in BOT_NAMES if not is_taken(own, others))
        return self._with(number, SeatSlot("bot", name or free, level))

    def start(self, player: Player, at: float) -> Table:
        """Begin the game on the host's request."""
        self.check_host(player)
        if not self.complete:
            raise CommandRejected("seats-open")
        return self.to_table(at)

    def to_table(self, at: float) -> Table:
        """The table in play that begins with these seats."""
        seats = [Seat(seat.name or "", seat.level, player=seat.player) for seat in self.seats]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        return Table.new(self.id, self.created, self.options, tuple(seats), at, self.terms)

    def check_host(self, player: Player) -> None:
        if player.id != self.host.id:
            raise CommandRejected("not-host")

    def _seat(self, number: int) -> SeatSlot:
        if not 0 <= number < len(self.seats):
            raise CommandRejected("no-table")
        return self.seats[number]

    def _with(self, number: int, seat: SeatSlot) -> "SeatingTable":
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats, version=self.version + 1)

    def _other_names(self, number: int) -> list[str | None]:
        return [seat.name for other, seat in enumerate(self.seats) if other != number and (seat.holder or seat.kind == "bot")]

    # Representations

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
            "again": self.is_rematch,
            "seats": [seat.to_wire() for seat in self.seats],
        }

    def to_row(self) -> dict[str, Any]:
        """The fields that only seating tables store."""
        return {
            "version": self.version,
            "shuffle": self.shuffle,
            "again": self.is_rematch,
            "seats": [seat.to_wire() for seat in self.seats],
        }

    def summary(self) -> wire_types.Summary:
        """The fields that lists of tables need."""
        return {
            "seats": [{**seat.to_wire(), "resigned": False, "away": None} for seat in self.seats],
            "over": False,
            "round": 0,
            "decides": None,
            "awaits": [number for number, seat in enumerate(self.seats) if seat.kind == "open" and seat.reserved],
            "points": [],
            "winner": None,
        }


def rematch_table(table: Table, table_id: str, at: float, caller: Player) -> SeatingTable:
    """A seating table for the same people. The caller has a seat; the seats of the others are reserved."""
    seats = tuple(_again(seat, caller) for seat in table.seats)
    terms = replace(table.terms, host=TableHost(caller.id, caller.name))
    return SeatingTable(table_id, at, table.game.options, terms, shuffle=True, seats=seats, is_rematch=True)


def _again(seat: Seat, caller: Player) -> SeatSlot:
    if seat.player is None:
        return SeatSlot("bot", seat.name, seat.level) if seat.level else OPEN
    if seat.player == caller.id:
        return SeatSlot("person", seat.name, player=seat.player)
    return SeatSlot("open", seat.name, reserved=seat.player)
