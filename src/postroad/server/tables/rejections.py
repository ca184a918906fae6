"""Rejections of requests: a status and an error code; clients hold the sentences."""

from postroad.server.tables import wire_types


class CommandRejected(Exception):
    """A request that the server rejects, with its HTTP status and body."""

    def __init__(
        self,
        status: int,
        code: wire_types.ErrorCode,
        *,
        reason: wire_types.Reason | None = None,
        message: wire_types.Message | None = None,
        seq: int | None = None,
    ) -> None:
        self.status = status
        self.body: wire_types.Refusal = {"error": code}
        if reason is not None:
            self.body["reason"] = reason
        if message is not None:
            self.body["message"] = message
        if seq is not None:
            self.body["seq"] = seq
        self.headers: dict[str, str] = {}
        super().__init__(code)


def no_table() -> CommandRejected:
    return CommandRejected(404, "no-table")


def bad_request() -> CommandRejected:
    return CommandRejected(422, "bad-request")


def same_name() -> CommandRejected:
    """Two seats of one table must have names that look different."""
    return CommandRejected(409, "same-name")


def not_host() -> CommandRejected:
    return CommandRejected(403, "not-host")


def not_your_seat() -> CommandRejected:
    return CommandRejected(403, "not-your-seat")


def no_code() -> CommandRejected:
    return CommandRejected(403, "no-code")


def not_your_turn() -> CommandRejected:
    return CommandRejected(403, "not-your-turn")


def slow_down(seconds: int) -> CommandRejected:
    refusal = CommandRejected(429, "slow-down")
    refusal.headers["Retry-After"] = str(seconds)
    return refusal
