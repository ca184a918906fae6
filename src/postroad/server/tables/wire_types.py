"""The JSON types that the server sends: messages of games and seating tables, lists of tables, chat, errors."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from postroad.event_types import GameEvent, Rank
from postroad.rules import reason_text
from postroad.view_types import GameOptions, View

Level = TypeAliasType(
    "Level", Literal["beginner", "easy", "medium", "hard", "master", "apprentice", "postilion", "postmaster-general"]
)
CustomBot = TypeAliasType("CustomBot", Annotated[str, Field(pattern=r"^custom:.{1,24}$", description="one that the host offers")])
BotId = TypeAliasType("BotId", Level | CustomBot)
Stage = TypeAliasType("Stage", Literal["seating", "playing", "over", "damaged"])
Away = TypeAliasType("Away", Literal["left", "removed", "time", "resigned"])
Reaction = TypeAliasType("Reaction", Literal["well-done", "thanks", "oops", "hurry", "wow", "horn"])
ReportReason = TypeAliasType("ReportReason", Literal["insults", "name", "spam", "stalling", "unfair", "other"])
ChannelKind = TypeAliasType("ChannelKind", Literal["push", "ntfy", "webhook"])
ChannelTrouble = TypeAliasType("ChannelTrouble", Literal["no-address", "unreachable", "refused", "gone"])
Language = TypeAliasType("Language", Literal["en", "de", "ru", "pl", "ja"])
BotsState = TypeAliasType("BotsState", Literal["ready", "waking", "thinking", "paused", "missing", "unfetched"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "start",
        "decision",
        "undo",
        "seating",
        "ask-undo",
        "agree",
        "refuse",
        "leave",
        "back",
        "remove",
        "time",
        "resign",
        "fill",
        "ask-seat",
        "offer",
        "link",
        "keep",
        "hand",
        "ask-pause",
        "pause",
        "resume",
    ],
)
ErrorCode = TypeAliasType(
    "ErrorCode",
    Literal[
        "bad-request",
        "no-player",
        "signed-out",
        "browser-only",
        "banned",
        "muted",
        "not-your-turn",
        "not-your-seat",
        "not-host",
        "not-operator",
        "not-here",
        "no-undo",
        "no-hints",
        "not-asked",
        "no-leave",
        "no-back",
        "no-remove",
        "no-resign",
        "no-hand-over",
        "not-away",
        "not-offered",
        "no-pause",
        "not-paused",
        "time-up",
        "no-code",
        "not-invited",
        "wrong-passphrase",
        "foreign-origin",
        "no-table",
        "no-key",
        "no-device",
        "no-bot",
        "no-person",
        "no-channel",
        "no-report",
        "not-found",
        "wrong-method",
        "refused",
        "stale",
        "taken",
        "seated",
        "seats-open",
        "started",
        "not-started",
        "not-over",
        "asked",
        "too-many",
        "no-lan",
        "cannot-listen",
        "same-name",
        "too-large",
        "wrong-host",
        "illegal",
        "slow-down",
        "storage",
        "read-only",
        "damaged",
    ],
)
Reason = TypeAliasType("Reason", Literal[reason_text.IllegalReason, "plan-reveals"])


class PlayerName(TypedDict):
    """A player, as everybody may know them."""

    id: str
    name: str


class NamedPlayer(PlayerName):
    """Who asks for a seat, or gets it."""

    before: NotRequired[str]  # the name of the player who handed the seat on; logs of earlier versions do not tell


class ApiKey(TypedDict):
    """An API key of yours, without its secret."""

    id: str
    label: str
    created: float  # unix seconds
    used: float | None  # unix seconds


class Device(TypedDict):
    """A browser that plays as you."""

    id: str
    label: str | None  # as you named it
    created: float  # unix seconds
    used: float | None  # unix seconds
    here: bool  # the one that asks


class NotificationChannel(TypedDict):
    """A way by which you are told that others wait for you."""

    id: str
    kind: ChannelKind
    address: str
    language: Language
    active: bool
    trouble: ChannelTrouble | None  # what went wrong the last time
    used: float | None  # unix seconds


class ClockTerms(TypedDict):
    """How long persons may take."""

    kind: Literal["turn", "total", "days"]
    seconds: int


class Clock(TypedDict):
    kind: Literal["turn", "total", "days"]
    seconds: float
    left: list[float]  # seconds for each seat
    running: int | None  # the seat whose time runs
    paused: bool  # have all agreed that nobody's does?


class You(TypedDict):
    """Whoever asks."""

    player: str | None  # your id
    seats: list[int]  # yours
    host: bool


class ChatMessage(TypedDict):
    """What somebody said: a text or a reaction."""

    n: int
    at: float  # unix seconds
    player: str
    name: str
    seat: int | None
    text: NotRequired[str]
    reaction: NotRequired[Reaction]


# A table in play


class TableSeat(TypedDict):
    name: str
    kind: Literal["person", "bot"]
    level: BotId | None  # of the bot that plays
    player: str | None  # whose seat it is
    away: Away | None  # why a bot plays in the player's stead
    resigned: bool


class Table(TypedDict):
    id: str
    created: float  # unix seconds
    host: PlayerName
    listed: bool
    hints: bool  # does the page offer them?
    memory: bool  # does the page cover tiles taken and own clergy on the road while the game runs?
    options: GameOptions
    seats: list[TableSeat]
    ranking: list[int]  # the seats from first to last when the game is over; who resigned or ran out of time comes last


class Entry(TypedDict):
    """A line of a table's log."""

    seq: int
    at: float  # unix seconds
    kind: EntryKind
    seat: int | None
    action: str | None  # null where it would tell what is hidden; of a fill: the bot that plays from now on
    events: list[GameEvent]
    player: NotRequired[NamedPlayer]  # who asks for a seat, or gets it
    undoes: NotRequired[int | list[int]]  # of an undo: the seq of what is taken back, or several
    ranks: NotRequired[list[Rank] | None]  # of a seating: for the coaches in their order; null where it is hidden


class Vote(TypedDict):
    """Whether something may be taken back, a seat go to somebody else, or the clock stand still."""

    kind: Literal["undo", "seat", "pause"]
    seat: int  # who asks; or the seat that is to go to somebody else
    by: NotRequired[PlayerName]  # who asks for a seat
    undoes: list[int]  # the seqs of what is to be taken back
    waiting: list[int]  # the seats whose answers are missing


class SeatTransfer(TypedDict):
    """All agree that a seat goes to whoever brings the link to it."""

    seat: int
    by: PlayerName  # who makes the link


class SeatingDone(TypedDict):
    """While clergy are seated."""

    done: list[bool]  # which seats have nothing left to seat


class Bots(TypedDict):
    state: BotsState


class Presence(TypedDict):
    """Who looks on right now."""

    seats: list[bool]  # whether the player of each is connected
    spectators: int


class TableMessageBase(TypedDict):
    """All of a message that stays the same until the next entry, but for the view."""

    table: Table
    seq: int  # of the last entry of the table's log; it never falls
    undo: bool  # may this seat take its last decision back now?
    vote: Vote | None
    transfer: SeatTransfer | None
    seating: SeatingDone | None


class TableMessageBody(TableMessageBase):
    view: View


class BinaryView(TypedDict):
    """A view as the bytes of a state without all that is hidden: whoever has the rules makes its words."""

    seat: int | None  # whose view; null for a spectator's
    bytes: str  # in base64


class BinaryTableMessageBody(TableMessageBase):
    binary_view: BinaryView


class TableMessageContext(TypedDict):
    """What a message tells beside the body."""

    entries: list[Entry]  # after the one that was named, or all
    bots: Bots
    you: You
    presence: Presence
    clock: Clock | None
    chat: list[ChatMessage]
    rematch: str | None  # the table where they play again


class Message(TableMessageBody, TableMessageContext):
    """What one viewer may know of a table in play."""


class BinaryMessage(BinaryTableMessageBody, TableMessageContext):
    """The same for a page that has asked for bytes."""


class Progress(TypedDict):
    """What is answered in brief."""

    seq: int  # of the last entry of the table's log


# A table at which people gather


class SeatingSeat(TypedDict):
    kind: Literal["open", "person", "bot"]
    name: str | None  # of an open one: for whom it is kept, or who has let it go
    level: BotId | None
    player: str | None
    reserved: str | None  # the player for whom an open one is kept


class SeatingTable(TypedDict):
    id: str
    created: float  # unix seconds
    version: int  # grows with every change
    host: PlayerName
    listed: bool
    hints: bool  # will the page offer them?
    memory: bool  # will the page cover what people could remember?
    options: GameOptions
    clock: ClockTerms | None
    shuffle: bool
    again: bool  # have these people played before? Then it begins as soon as all seats are taken
    seats: list[SeatingSeat]


class SeatingPresence(TypedDict):
    players: list[str]  # those of these players who are connected
    spectators: int


class SeatingMessage(TypedDict):
    """Who has come so far. Everybody sees the same."""

    seating_table: SeatingTable
    you: You
    presence: SeatingPresence
    chat: list[ChatMessage]


# Lists


class WaitingSeat(SeatingSeat):
    """A seat of a table that waits for players, with the fields of a seat in a game."""

    away: Literal[None]
    resigned: bool


class Summary(TypedDict):
    """What is stored with a table for lists; nothing that a spectator may not know."""

    seats: list[TableSeat | WaitingSeat]
    over: bool
    round: int
    decides: int | None
    awaits: NotRequired[list[int]]  # the seats whose persons others wait for
    points: list[int]
    winner: int | None


class MyTable(Summary):
    """A table where you sit, or that you host."""

    id: str
    created: float  # unix seconds
    updated: float  # unix seconds
    stage: Stage
    clock: ClockTerms | None
    memory: bool  # then the page shows no points while the game runs
    host: str  # the id of a player
    options: GameOptions
    seq: int
    my_turn: bool  # do others wait for you?
    ranking: list[int]  # as that of a table


class LobbyTable(TypedDict):
    """A table that is shown to everybody."""

    id: str
    created: float  # unix seconds
    stage: Stage
    clock: ClockTerms | None
    options: GameOptions
    host: PlayerName
    seats: list[TableSeat | WaitingSeat]


class TableNews(TypedDict):
    """What the stream tells of one of your tables."""

    id: str
    stage: Stage
    seq: int
    my_turn: bool
    over: bool


class StreamTables(TypedDict):
    """The stream's event `tables`."""

    tables: list[TableNews]


class StreamEnd(TypedDict):
    """The stream's event `refused`, its last."""

    error: "ErrorCode"


class Announcement(TypedDict):
    """What the host of the server tells everybody; the stream's event `announcement`."""

    text: str | None
    read_only: bool  # nothing can be changed for the time being, bots and clocks rest


class OperatorTable(TypedDict):
    """A table, as the host of the server sees it."""

    id: str
    stage: Stage
    host: str  # the name of whoever laid it
    updated: float


class OperatorPlayer(TypedDict):
    """A player, as the host of the server sees them."""

    id: str
    name: str
    created: float
    tables: int
    muted: bool
    banned: bool


class OperatorReport(TypedDict):
    """A complaint of a player about another, as the host of the server sees it. Nobody else does."""

    id: str
    at: float  # unix seconds
    table: str
    there: bool  # is that table still there?
    by: PlayerName
    about: PlayerName  # under the name of then
    muted: bool  # is that one so by now?
    banned: bool
    reason: ReportReason
    words: str | None
    message: int | None  # the number of the chat message that it is about
    messages: list[ChatMessage]  # the chat around it


# Refusals


class Refusal(TypedDict):
    """What is not done, and why."""

    error: ErrorCode
    reason: NotRequired[Reason]  # with `illegal`
    message: NotRequired[Message]  # with `stale`: how things are
    seq: NotRequired[int]  # with `stale`, in brief: how far the log has come
