"""The JSON types that the server sends: messages of games and seating tables, lists of tables, chat, errors."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from postroad.bots.registry import LEVELS
from postroad.event_types import GameEvent, OneOf, Rank
from postroad.rules.reason_text import REASON_IDS
from postroad.server.tables.error_codes import ErrorCode
from postroad.view_types import GameOptions, View

Level = TypeAliasType("Level", Annotated[str, OneOf(LEVELS)])
CustomBot = TypeAliasType(
    "CustomBot", Annotated[str, Field(pattern=r"^custom:.{1,24}$", description="a custom bot of this server")]
)
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
Reason = TypeAliasType("Reason", Annotated[str, OneOf([*REASON_IDS, "plan-reveals"])])


class PlayerName(TypedDict):
    """A player as others see them."""

    id: str
    name: str


class NamedPlayer(PlayerName):
    """The player who asks for a seat, or receives it."""

    before: NotRequired[str]  # the previous owner's name; logs of earlier versions lack it


class ApiKey(TypedDict):
    """One of your API keys, without its secret."""

    id: str
    label: str
    created: float  # unix seconds
    used: float | None  # unix seconds


class Device(TypedDict):
    """A browser that plays as you."""

    id: str
    label: str | None  # the name you gave it
    created: float  # unix seconds
    used: float | None  # unix seconds
    here: bool  # the browser that sends this request


class NotificationChannel(TypedDict):
    """A channel that notifies you when others wait for you."""

    id: str
    kind: ChannelKind
    address: str
    language: Language
    active: bool
    trouble: ChannelTrouble | None  # the error of the last attempt
    used: float | None  # unix seconds


class ClockTerms(TypedDict):
    """The time that persons have to decide."""

    kind: Literal["turn", "total", "days"]
    seconds: int


class Clock(TypedDict):
    kind: Literal["turn", "total", "days"]
    seconds: float
    left: list[float]  # seconds, by seat
    running: int | None  # the seat whose clock runs
    paused: bool  # all have agreed to pause it


class You(TypedDict):
    """The player who sends the request."""

    player: str | None  # your id
    seats: list[int]  # your seats
    host: bool


class ChatMessage(TypedDict):
    """A chat message: a text or a reaction."""

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
    player: str | None  # the owner
    away: Away | None  # why a bot plays for the owner
    resigned: bool


class Table(TypedDict):
    id: str
    created: float  # unix seconds
    host: PlayerName
    listed: bool
    hints: bool  # whether the page offers them
    memory: bool  # memory mode: the page covers tiles taken and own clergy on the road until the end
    options: GameOptions
    seats: list[TableSeat]
    ranking: list[int]  # the seats from first to last once the game is over; players who resigned or ran out of time come last


class Entry(TypedDict):
    """An entry of a table's log."""

    seq: int
    at: float  # unix seconds
    kind: EntryKind
    seat: int | None
    action: str | None  # null if it would reveal something; of a `fill`: the new bot
    events: list[GameEvent]
    player: NotRequired[NamedPlayer]  # the player who asks for a seat, or receives it
    undoes: NotRequired[int | list[int]]  # of an `undo`: the seqs that it undoes
    ranks: NotRequired[list[Rank] | None]  # of a `seating`: in the order of the coaches; null where it is hidden


class Vote(TypedDict):
    """An open request: for an undo, for a seat transfer or for a pause."""

    kind: Literal["undo", "seat", "pause"]
    seat: int  # the seat that asks, or the seat to transfer
    by: NotRequired[PlayerName]  # the player who asks for a seat
    undoes: list[int]  # the seqs to undo
    waiting: list[int]  # the seats that have not answered


class SeatTransfer(TypedDict):
    """An agreed transfer: the seat goes to the person who opens its link."""

    seat: int
    by: PlayerName  # the player who creates the link


class SeatingDone(TypedDict):
    """Sent while clergy are seated."""

    done: list[bool]  # by seat: nothing left to seat


class Bots(TypedDict):
    state: BotsState


class Presence(TypedDict):
    """Who is connected now."""

    seats: list[bool]  # by seat: its owner is connected
    spectators: int


class TableMessageBase(TypedDict):
    """The part of a message that stays the same until the next entry, without the view."""

    table: Table
    seq: int  # of the last entry of the table's log; it never falls
    undo: bool  # whether this seat may undo its last decision now
    vote: Vote | None
    transfer: SeatTransfer | None
    seating: SeatingDone | None


class TableMessageBody(TableMessageBase):
    view: View


class BinaryView(TypedDict):
    """A view as the bytes of a state, hidden fields cleared. The rules turn it into a view."""

    seat: int | None  # null for a spectator's view
    bytes: str  # in base64


class BinaryTableMessageBody(TableMessageBase):
    binary_view: BinaryView


class TableMessageContext(TypedDict):
    """The part of a message that changes between entries."""

    entries: list[Entry]  # after the requested seq, or all
    bots: Bots
    you: You
    presence: Presence
    clock: Clock | None
    chat: list[ChatMessage]
    rematch: str | None  # the table where they play again


class Message(TableMessageBody, TableMessageContext):
    """A table in play, as one viewer may see it."""


class BinaryMessage(BinaryTableMessageBody, TableMessageContext):
    """The same for a page that asked for binary views."""


class Progress(TypedDict):
    """The short answer to a command."""

    seq: int  # of the last entry of the table's log


# A table that waits for players


class SeatingSeat(TypedDict):
    kind: Literal["open", "person", "bot"]
    name: str | None  # of an open seat: the player it is reserved for, or who declined it
    level: BotId | None
    player: str | None
    reserved: str | None  # the player for whom an open seat is reserved


class SeatingTable(TypedDict):
    id: str
    created: float  # unix seconds
    version: int  # grows with every change
    host: PlayerName
    listed: bool
    hints: bool  # whether the page will offer them
    memory: bool  # memory mode
    options: GameOptions
    clock: ClockTerms | None
    shuffle: bool
    again: bool  # a rematch, which begins as soon as all seats are taken
    seats: list[SeatingSeat]


class SeatingPresence(TypedDict):
    players: list[str]  # the connected players among these
    spectators: int


class SeatingMessage(TypedDict):
    """A table that waits for players. Everybody sees the same."""

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
    """What lists of tables need; nothing that a spectator may not know."""

    seats: list[TableSeat | WaitingSeat]
    over: bool
    round: int
    decides: int | None
    awaits: NotRequired[list[int]]  # the seats of persons for whom the others wait
    points: list[int]
    winner: int | None


class MyTable(Summary):
    """A table where you have a seat, or that you host."""

    id: str
    created: float  # unix seconds
    updated: float  # unix seconds
    stage: Stage
    clock: ClockTerms | None
    memory: bool  # memory mode: the page shows no points until the end
    host: str  # a player's id
    options: GameOptions
    seq: int
    my_turn: bool  # whether others wait for you
    ranking: list[int]  # as in `Table`


class LobbyTable(TypedDict):
    """A table listed in the lobby."""

    id: str
    created: float  # unix seconds
    stage: Stage
    clock: ClockTerms | None
    options: GameOptions
    host: PlayerName
    seats: list[TableSeat | WaitingSeat]


class TableNews(TypedDict):
    """The state of one of your tables, in the event stream."""

    id: str
    stage: Stage
    seq: int
    my_turn: bool
    over: bool


class StreamTables(TypedDict):
    """The stream's event `tables`."""

    tables: list[TableNews]


class StreamEnd(TypedDict):
    """The stream's last event, `refused`."""

    error: ErrorCode


class Announcement(TypedDict):
    """The operator's announcement and the read-only switch; also the stream's event `announcement`."""

    text: str | None
    read_only: bool  # nobody can change anything; bots and clocks are paused


class OperatorTable(TypedDict):
    """A table as the operator sees it."""

    id: str
    stage: Stage
    host: str  # the name of the player who created it
    updated: float


class OperatorPlayer(TypedDict):
    """A player as the operator sees them."""

    id: str
    name: str
    created: float
    tables: int
    muted: bool
    banned: bool


class OperatorReport(TypedDict):
    """A player report. Only the operator sees it."""

    id: str
    at: float  # unix seconds
    table: str
    there: bool  # whether the table still exists
    by: PlayerName
    about: PlayerName  # with the name of that time
    muted: bool  # whether that player is muted now
    banned: bool
    reason: ReportReason
    words: str | None
    message: int | None  # the number of the reported chat message
    messages: list[ChatMessage]  # the chat around it


# Rejections


class Refusal(TypedDict):
    """A rejected request: what failed, and why."""

    error: ErrorCode
    reason: NotRequired[Reason]  # with `illegal`
    message: NotRequired[Message]  # with `stale`: the current state
    seq: NotRequired[int]  # with `stale` in a short answer: the seq of the last entry
