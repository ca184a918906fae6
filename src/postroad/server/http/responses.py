"""What is answered, as types, and which refusals a route may give."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from postroad.event_types import GameEvent
from postroad.rules.preview_engine import End
from postroad.server.tables.wire_types import (
    Announcement,
    ApiKey,
    BinaryMessage,
    BotId,
    ChannelTrouble,
    ChatMessage,
    Device,
    ErrorCode,
    LobbyTable,
    Message,
    MyTable,
    NotificationChannel,
    OperatorPlayer,
    OperatorReport,
    OperatorTable,
    PlayerName,
    Progress,
    Reason,
    Refusal,
    SeatingMessage,
    StreamEnd,
    StreamTables,
)
from postroad.view_types import GameOptions, Phase, View


class Me(PlayerName):
    """You."""

    tables: list[MyTable]


class SeatCode(TypedDict):
    code: str  # of a link that hands the seat on, once


class DeviceCode(TypedDict):
    code: str  # makes another device yours too, once and soon


class Devices(TypedDict):
    devices: list[Device]


class ApiKeys(TypedDict):
    keys: list[ApiKey]


class NewApiKey(TypedDict):
    id: str
    key: str  # shown this once


class ChannelList(TypedDict):
    """By what ways you are told."""

    channels: list[NotificationChannel]
    push_key: str | None  # with which browsers subscribe; null if this server cannot reach them


class ChannelTest(TypedDict):
    trouble: ChannelTrouble | None  # null: it was taken


class About(TypedDict):
    """The server."""

    name: Literal["postroad"]
    version: str
    data: str  # tells one folder of tables from another
    addresses: list[str]  # by what names and addresses others can reach it
    you: str | None  # your id
    may_open_lan: bool  # do you sit at its machine, and may let others in from the network?
    bots: list[BotId]  # that the host offers beside the levels; what follows the colon is the name


class Health(TypedDict):
    status: Literal["ok"]


class Alive(Health):
    """Which Postroad answers: the data are a digest of the folder of its tables."""

    name: Literal["postroad"]
    data: str


class OperatorView(TypedDict):
    """What the host of the server sees."""

    announcement: Announcement
    load: float | None  # of the machine, in the last minute
    cores: int
    open: int  # tables in memory
    connected: int  # players who look on somewhere
    bots_waited: float  # seconds since the first of the bots was asked that have not answered; 0 if none is asked
    stages: dict[str, int]  # how many tables there are
    players_known: int
    tables: list[OperatorTable]  # the last ones, of those that the host looks for
    tables_found: int
    players: list[OperatorPlayer]  # likewise
    players_found: int
    reports: list[OperatorReport]  # that are open, the oldest ones
    reports_open: int


class Lan(TypedDict):
    """Whom the server lets in beside its own machine."""

    addresses: list[str]  # what others open; none: nobody


class Lobby(TypedDict):
    tables: list[LobbyTable]


class MyTables(TypedDict):
    tables: list[MyTable]


class TableId(TypedDict):
    id: str


class WhyNot(TypedDict):
    reason: Reason | Literal["not-your-turn"] | None  # null if it may be done


class SeatBytes(TypedDict):
    """What the seat that must decide may know, for a hint that the page works out."""

    view: str  # the bytes of a state without all that is hidden, in base64


class RecordOptions(GameOptions):
    """What is played, and how much of it where the events alone do not tell."""

    decisions: NotRequired[int]


class GameRecord(TypedDict):
    """A game, or what a seat may know of it; see docs/record.md."""

    format: str
    options: RecordOptions
    names: list[str]
    events: list[GameEvent]


class PreviewStep(TypedDict):
    phase: Phase
    action: str
    options: list[str]  # the legal actions


class Preview(TypedDict):
    """What decisions would lead to, as far as it can be foreseen."""

    steps: list[PreviewStep]
    events: list[GameEvent]
    view: View
    ends: End
    points: tuple[int, int]  # those of the seat, before and after


class Previews(TypedDict):
    ways: dict[str, Preview]  # by the first action of each


AnyMessage = TypeAliasType("AnyMessage", Message | SeatingMessage)
LiveMessage = TypeAliasType("LiveMessage", Message | BinaryMessage | SeatingMessage)  # of a WebSocket
CommandAnswer = TypeAliasType("CommandAnswer", Message | Progress)

Everything = tuple[
    About,
    Alive,
    Health,
    AnyMessage,
    ChatMessage,
    CommandAnswer,
    Devices,
    GameRecord,
    NotificationChannel,
    ChannelList,
    OperatorView,
    SeatBytes,
    LiveMessage,
    Lobby,
    NewApiKey,
    Me,
    DeviceCode,
    MyTables,
    Lan,
    Announcement,
    Previews,
    Refusal,
    SeatCode,
    StreamEnd,
    StreamTables,
    TableId,
    ApiKeys,
    ChannelTest,
    WhyNot,
]

# What a route answers

REFERENCE = "#/components/schemas/"
STATUSES: dict[int, set[ErrorCode]] = {
    400: {"bad-request"},
    401: {"no-player", "signed-out"},
    403: {
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
        "browser-only",
        "foreign-origin",
    },
    404: {"no-table", "no-key", "no-device", "no-bot", "no-person", "no-channel", "no-report", "not-found"},
    405: {"wrong-method"},
    409: {
        "stale",
        "taken",
        "seated",
        "seats-open",
        "started",
        "not-started",
        "not-over",
        "asked",
        "too-many",
        "same-name",
        "no-lan",
    },
    413: {"too-large"},
    421: {"wrong-host"},
    422: {"bad-request", "illegal"},
    429: {"slow-down"},
    503: {"storage", "damaged", "read-only", "cannot-listen"},
}
ANYWHERE: set[ErrorCode] = {
    "bad-request",
    "banned",
    "foreign-origin",
    "not-invited",
    "too-large",
    "wrong-host",
    "slow-down",
    "storage",
    "damaged",
    "read-only",
}


def answers(model: Any, *codes: ErrorCode, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For the description of a route: what it answers, None for nothing, and what it may refuse beside what every route may.

    FastAPI is given names of types rather than types: for every one it would make a validator that nobody uses.
    """
    told: dict[int | str, dict[str, Any]] = {status: {} if model is None else _json({"$ref": REFERENCE + model.__name__})}
    for other, possible in STATUSES.items():
        if refused := sorted(possible & {*codes, *ANYWHERE}):
            schema = {"$ref": f"{REFERENCE}Refusal", "properties": {"error": {"enum": refused}}}
            told[other] = {"description": ", ".join(f"`{code}`" for code in refused), **_json(schema)}
    return told


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}
