"""Rejections of requests: an error code; clients hold the sentences."""

from postroad.server.tables import wire_types
from postroad.server.tables.error_codes import STATUS, ErrorCode


class CommandRejected(Exception):
    """A request that the server rejects, with its HTTP status and body."""

    def __init__(
        self,
        code: ErrorCode,
        *,
        reason: wire_types.Reason | None = None,
        message: wire_types.Message | None = None,
        seq: int | None = None,
    ) -> None:
        self.status = STATUS[code]
        self.body: wire_types.Refusal = {"error": code}
        if reason is not None:
            self.body["reason"] = reason
        if message is not None:
            self.body["message"] = message
        if seq is not None:
            self.body["seq"] = seq
        self.headers: dict[str, str] = {}
        super().__init__(code)


def slow_down(seconds: int) -> CommandRejected:
    refusal = CommandRejected("slow-down")
    refusal.headers["Retry-After"] = str(seconds)
    return refusal
