"""The codes of rejections, each with its HTTP status."""

from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

Unauthorized = Literal["no-player", "signed-out"]
Forbidden = Literal[
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
]
NotFound = Literal["no-table", "no-key", "no-device", "no-bot", "no-person", "no-channel", "no-report", "not-found"]
Conflict = Literal[
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
]
UnprocessableContent = Literal["bad-request", "illegal"]
ServiceUnavailable = Literal["storage", "damaged", "read-only", "cannot-listen"]
MethodNotAllowed = Literal["wrong-method"]
ContentTooLarge = Literal["too-large"]
MisdirectedRequest = Literal["wrong-host"]
TooManyRequests = Literal["slow-down"]

ErrorCode = TypeAliasType(
    "ErrorCode",
    Literal[
        Unauthorized,
        Forbidden,
        NotFound,
        MethodNotAllowed,
        Conflict,
        ContentTooLarge,
        MisdirectedRequest,
        UnprocessableContent,
        TooManyRequests,
        ServiceUnavailable,
        "refused",  # for other statuses
    ],
)
CODES: dict[int, Any] = {
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    405: MethodNotAllowed,
    409: Conflict,
    413: ContentTooLarge,
    421: MisdirectedRequest,
    422: UnprocessableContent,
    429: TooManyRequests,
    503: ServiceUnavailable,
}
STATUS: dict[ErrorCode, int] = {code: status for status, codes in CODES.items() for code in get_args(codes)}
