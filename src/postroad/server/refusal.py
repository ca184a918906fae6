"""What the server does not do, and why: a status and a code, never a sentence."""

from typing import Any


class Refusal(Exception):
    def __init__(self, status: int, code: str, **more: Any) -> None:
        self.status = status
        self.body = {"error": code, **more}
        super().__init__(code)


def no_table() -> Refusal:
    return Refusal(404, "no-table")


def bad_request() -> Refusal:
    return Refusal(422, "bad-request")
