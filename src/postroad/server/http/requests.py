"""Request bodies and their validation. Commands at a table in play are in tables/commands.py."""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, GetPydanticSchema, create_model, model_validator
from pydantic_core.core_schema import no_info_after_validator_function

from postroad.rules.options import CHOSEN, DEFAULTS, Option, Options
from postroad.server.outbound_http import MAX_ADDRESS_LENGTH, target_of
from postroad.server.tables.base_model import MAX_INTEGER, ActionName, Body, SeatNumber
from postroad.server.tables.names import (
    JOINERS,
    MAX_ANNOUNCEMENT_LENGTH,
    SELECTORS,
    announcement_text,
    distinct,
    name,
    normalized,
)
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seating import OPEN, SeatSlot
from postroad.server.tables.table import TableHost, TableTerms
from postroad.server.tables.wire_types import BotId, ChannelKind, ClockTerms, Language, Reaction, ReportReason

MAX_LABEL = 60
MAX_TEXT = 300
TOPIC = re.compile(r"/[-_A-Za-z0-9]{1,64}")  # path of an ntfy topic


def _label(text: str) -> str:
    return normalized(text, MAX_LABEL)


def _text(text: str) -> str:
    return normalized(text, MAX_TEXT, JOINERS + SELECTORS)


def _address(text: str) -> str:
    target_of(text)
    return text


Name = Annotated[str, Field(max_length=200), AfterValidator(name)]


class Passphrase(Body):
    passphrase: Annotated[str, Field(min_length=1, max_length=200), AfterValidator(str.strip)]


class PageError(Body):
    """What a page may say about an error. The patterns leave no room for names, words or ids."""

    kind: Annotated[str, Field(pattern=r"^[A-Za-z]{1,40}$", examples=["TypeError"])]
    places: Annotated[
        list[Annotated[str, Field(pattern=r"^[a-z0-9_/-]{1,80}\.js:[0-9]{1,7}:[0-9]{1,7}$", examples=["packs/table.js:1:2345"])]],
        Field(max_length=5),
    ]
    version: Annotated[str, Field(pattern=r"^[0-9]+\.[0-9a-z.+]{1,20}( [0-9a-f]{16})?$", examples=["0.1.0"])]


class NewAnnouncement(Body):
    text: Annotated[str, Field(max_length=MAX_ANNOUNCEMENT_LENGTH), AfterValidator(announcement_text)] | None


class ReadOnlySwitch(Body):
    read_only: bool


class LanToggle(Body):
    open: bool


class NewName(Body):
    name: Name


def _field(name: str, option: Option) -> Any:
    """The type and the default of an option; the number of players has no default."""
    default = DEFAULTS[name]
    kind = bool if isinstance(default, bool) else Literal[*sorted(option.choices)]
    return kind, ... if name == "players" else default


def _options(body: Body) -> Options:
    return Options(**body.model_dump()).newest()


CHOSEN_OPTIONS = create_model("TableOptions", __base__=Body, **{name: _field(name, CHOSEN[name]) for name in CHOSEN})
TableOptions = Annotated[
    Options, GetPydanticSchema(lambda _, schema_of: no_info_after_validator_function(_options, schema_of(CHOSEN_OPTIONS)))
]


class NewSeat(Body):
    """A person, a bot, or an open seat."""

    name: Name | None = None
    level: BotId | None = Field(default=None, description="the bot's level; null for a person")
    open: bool = False

    @model_validator(mode="after")
    def either_open_or_named(self) -> "NewSeat":
        if self.open == (self.name is not None) or (self.open and self.level):
            raise ValueError("an open seat has no name and no level; every other seat needs a name")
        return self

    def seat(self, caller: Player) -> SeatSlot:
        """The slot. A person named by the host plays on the host's screen."""
        if self.open:
            return OPEN
        return SeatSlot("bot" if self.level else "person", self.name, self.level, None if self.level else caller.id)


SECONDS = {"none": (0, 0), "turn": (10, 3600), "total": (60, 86_400), "days": (86_400, 2_592_000)}  # minimum and maximum


class NewClock(Body):
    kind: Literal["none", "turn", "total", "days"]
    seconds: int = 0

    @model_validator(mode="after")
    def within_reason(self) -> "NewClock":
        least, most = SECONDS[self.kind]
        if not least <= self.seconds <= most:
            raise ValueError(f"seconds must be {least} to {most}")
        return self

    def clock_terms(self) -> ClockTerms | None:
        return None if self.kind == "none" else {"kind": self.kind, "seconds": self.seconds}


class NewTable(Body):
    options: TableOptions
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    shuffle: bool = Field(default=True, description="seat them in random order; seat 0 plays first")
    listed: bool = Field(default=False, description="shown in the lobby; otherwise by link only")
    clock: NewClock = NewClock(kind="none")
    hints: bool = Field(default=False, description="offer hints to several people; a lone player always has them")
    memory: bool = Field(
        default=False, description="memory mode: the page covers tiles taken and own clergy on the road; no hints"
    )

    def terms(self, caller: Player) -> TableTerms:
        return TableTerms(TableHost(caller.id, caller.name), self.listed, self.clock.clock_terms(), self.hints, self.memory)

    def slots(self, caller: Player) -> tuple[SeatSlot, ...]:
        if len(self.seats) != self.options.players:
            raise CommandRejected("bad-request")
        if not distinct(seat.name for seat in self.seats):
            raise CommandRejected("same-name")
        return tuple(seat.seat(caller) for seat in self.seats)


class SeatRef(Body):
    seat: SeatNumber


class FillSeat(SeatRef):
    level: BotId | None = Field(description="the bot's level; null opens the seat")
    name: Name | None = None


class EmptyBody(Body):
    pass


class Code(Body):
    code: Annotated[str, Field(max_length=200)]


class Label(Body):
    label: Annotated[str, Field(max_length=200), AfterValidator(_label)]


class PreviewRequest(Body):
    seat: SeatNumber
    wishes: Annotated[list[ActionName], Field(max_length=64, description="empty: all ways to close the route")]


class NewPlayerReport(Body):
    """A report about a player who sits at the table or wrote there."""

    player: Annotated[str, Field(max_length=40)]
    message: Annotated[int, Field(ge=1, le=MAX_INTEGER)] | None = Field(default=None, description="a chat message of that player")
    reason: ReportReason
    words: Annotated[str, Field(max_length=2000), AfterValidator(_text)] | None = None

    @model_validator(mode="after")
    def _requires_words(self) -> "NewPlayerReport":
        if self.reason == "other" and self.words is None:
            raise ValueError("reason 'other' requires 'words'")
        return self


class NewChannel(Body):
    """A browser with its keys, or an address."""

    kind: ChannelKind
    address: Annotated[str, Field(max_length=MAX_ADDRESS_LENGTH), AfterValidator(_address)]
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]] | None = None
    language: Language

    @model_validator(mode="after")
    def _matches_kind(self) -> "NewChannel":
        if (self.kind == "push") != (self.keys is not None and len(self.keys) == 2):
            raise ValueError("kind 'push' requires both keys, other kinds allow none")
        if self.kind == "ntfy" and not TOPIC.fullmatch(target_of(self.address).path):
            raise ValueError("not the address of an ntfy topic")
        return self


class ChangedChannel(Body):
    active: bool
    language: Language


class PlayerMarks(Body):
    """Flags to change; others stay."""

    muted: bool | None = None
    banned: bool | None = None


class NewChatMessage(Body):
    text: Annotated[str, Field(max_length=2000), AfterValidator(_text)] | None = None
    reaction: Reaction | None = None

    @model_validator(mode="after")
    def _text_or_reaction(self) -> "NewChatMessage":
        if (self.text is None) == (self.reaction is None):
            raise ValueError("send either a text or a reaction")
        return self
