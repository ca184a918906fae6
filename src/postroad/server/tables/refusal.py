"""What the server does not do, and why: a status and a code, never a sentence."""

from typing import Any


class Refusal(Exception):
    def __init__(self, status: int, code: str, **more: Any) -> None:
        self.status = status
        self.body = {"error": code, **more}
        self.headers: dict[str, str] = {}
        super().__init__(code)


def no_table() -> Refusal:
    return Refusal(404, "no-table")


def bad_request() -> Refusal:
    return Refusal(422, "bad-request")


def not_host() -> Refusal:
    return Refusal(403, "not-host")


def not_your_seat() -> Refusal:
    return Refusal(403, "not-your-seat")


def not_your_turn() -> Refusal:
    return Refusal(403, "not-your-turn")


def slow_down(seconds: int) -> Refusal:
    refusal = Refusal(429, "slow-down")
    refusal.headers["Retry-After"] = str(seconds)
    return refusal
