"""What the server does not do, and why: a status and a code, never a sentence."""

from postroad.server.tables import words


class Refusal(Exception):
    def __init__(
        self,
        status: int,
        code: words.ErrorCode,
        *,
        reason: words.Reason | None = None,
        message: words.Message | None = None,
        seq: int | None = None,
    ) -> None:
        self.status = status
        self.body: words.Refusal = {"error": code}
        if reason is not None:
            self.body["reason"] = reason
        if message is not None:
            self.body["message"] = message
        if seq is not None:
            self.body["seq"] = seq
        self.headers: dict[str, str] = {}
        super().__init__(code)


def no_table() -> Refusal:
    return Refusal(404, "no-table")


def bad_request() -> Refusal:
    return Refusal(422, "bad-request")


def same_name() -> Refusal:
    """Two seats of one table must not look the same."""
    return Refusal(409, "same-name")


def not_host() -> Refusal:
    return Refusal(403, "not-host")


def not_your_seat() -> Refusal:
    return Refusal(403, "not-your-seat")


def no_code() -> Refusal:
    return Refusal(403, "no-code")


def not_your_turn() -> Refusal:
    return Refusal(403, "not-your-turn")


def slow_down(seconds: int) -> Refusal:
    refusal = Refusal(429, "slow-down")
    refusal.headers["Retry-After"] = str(seconds)
    return refusal
