"""Response types, and the errors that each route may return."""

from typing import Annotated, Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from postroad.event_types import GameEvent, OneOf
from postroad.rules.preview_engine import ENDS
from postroad.server.tables.error_codes import STATUS, ErrorCode
from postroad.server.tables.wire_types import (
    Announcement,
    ApiKey,
    BinaryMessage,
    BotId,
    ChannelTrouble,
    ChatMessage,
    Device,
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
from postroad.view_types import Phase, View


class Me(PlayerName):
    """You."""

    tables: list[MyTable]


class SeatCode(TypedDict):
    code: str  # of a link that transfers the seat, once


class DeviceCode(TypedDict):
    code: str  # signs another device in as you, once and soon


class Devices(TypedDict):
    devices: list[Device]


class ApiKeys(TypedDict):
    keys: list[ApiKey]


class NewApiKey(TypedDict):
    id: str
    key: str  # shown only now


class ChannelList(TypedDict):
    """Your notification channels."""

    channels: list[NotificationChannel]
    push_key: str | None  # the key browsers subscribe with; null if this server cannot reach them


class ChannelTest(TypedDict):
    trouble: ChannelTrouble | None  # null: the service accepted it


class About(TypedDict):
    """The server."""

    name: Literal["postroad"]
    version: str
    data: str  # identifies the data directory
    addresses: list[str]  # addresses at which others reach it
    you: str | None  # your id
    may_open_lan: bool  # you sit at its machine and may open it to the LAN
    bots: list[BotId]  # custom bots; the name follows the colon


class Health(TypedDict):
    status: Literal["ok"]


class Alive(Health):
    """The server's name and the id of its data directory."""

    name: Literal["postroad"]
    data: str


class OperatorView(TypedDict):
    """What the operator sees."""

    announcement: Announcement
    load: float | None  # average of the last minute
    cores: int
    open: int  # tables in memory
    connected: int  # connected players
    bots_waited: float  # seconds that the longest open request to a bot has taken; 0 without one
    stages: dict[str, int]  # number of tables, by stage
    players_known: int
    tables: list[OperatorTable]  # the latest ones that match the search
    tables_found: int
    players: list[OperatorPlayer]  # the newest ones that match
    players_found: int
    reports: list[OperatorReport]  # open ones, the oldest first
    reports_open: int


class Lan(TypedDict):
    """The LAN listener's state."""

    addresses: list[str]  # addresses for others; none while closed


class Lobby(TypedDict):
    tables: list[LobbyTable]


class MyTables(TypedDict):
    tables: list[MyTable]


class TableId(TypedDict):
    id: str


class WhyNot(TypedDict):
    reason: Reason | Literal["not-your-turn"] | None  # null if it is legal


class SeatBytes(TypedDict):
    """The view of the seat that must decide, from which the page computes a hint."""

    view: str  # a state's bytes with hidden fields cleared, in base64


# the game's options; `decisions` and `away` if they are needed
RecordOptions = TypeAliasType("RecordOptions", dict[str, Any])


class GameRecord(TypedDict):
    """A game record, complete or as one seat may know it; see docs/record.md."""

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
    ends: Annotated[str, OneOf(ENDS)]
    points: tuple[int, int]  # the seat's points, before and after


class Previews(TypedDict):
    ways: dict[str, Preview]  # by first action


AnyMessage = TypeAliasType("AnyMessage", Message | SeatingMessage)
LiveMessage = TypeAliasType("LiveMessage", Message | BinaryMessage | SeatingMessage)  # of a WebSocket
CommandAnswer = TypeAliasType("CommandAnswer", Message | Progress)

AllResponses = tuple[
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

# Documentation of routes

REFERENCE = "#/components/schemas/"
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
    """The `responses` of a route: its model, None for an empty body, and the error codes beside those of every route. FastAPI
    gets names instead of types, because it would build a validator for each type."""
    documented: dict[int | str, dict[str, Any]] = {status: {} if model is None else _json({"$ref": REFERENCE + model.__name__})}
    by_status: dict[int, list[ErrorCode]] = {400: ["bad-request"]}  # FastAPI's answer to an invalid body
    for code in sorted({*codes, *ANYWHERE}):
        by_status.setdefault(STATUS[code], []).append(code)
    for other, refused in sorted(by_status.items()):
        schema = {"$ref": f"{REFERENCE}Refusal", "properties": {"error": {"enum": refused}}}
        documented[other] = {"description": ", ".join(f"`{code}`" for code in refused), **_json(schema)}
    return documented


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}
