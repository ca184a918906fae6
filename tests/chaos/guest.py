"""A guest: a client that retries until it gets an answer, and takes notes."""

import asyncio
import itertools
import random
from typing import Any, Protocol

from tests.chaos.notes import Json, Kept, Notes
from tests.chaos.wire import Answer, Lost, ask

PATIENCE = 0.1  # seconds before another attempt
COMMANDS = itertools.count(1)
KINDS = {"decisions": "decision", "answer": "agree"}  # where the log has another name than the route


class Doors(Protocol):
    """The ports of the servers that are open."""

    async def door(self) -> int:
        """The port of an open server, as soon as there is one."""


class Guest:
    def __init__(self, name: str, server: Doors, notes: Notes, rng: random.Random) -> None:
        self.name = name
        self.server = server
        self.notes = notes
        self.rng = rng
        self.id: str | None = None
        self._secret: str | None = None
        self._late: set[asyncio.Task[None]] = set()  # commands to repeat much later

    def cookies(self, port: int) -> str:
        return f"postroad-{port}={self._secret}"

    # Asking

    async def once(self, method: str, path: str, words: Any = None, drop: bool = False) -> Answer:
        return await ask(await self.server.door(), method, path, self._secret, words, drop)

    async def insist(self, method: str, path: str, words: Any = None, drops: float = 0.0) -> Answer:
        """Retry until there is a valid answer; `drops` is the probability of hanging up before it."""
        while True:
            try:
                answer = await self.once(method, path, words, drop=self.rng.random() < drops)
            except Lost:
                self.notes.counts["lost"] += 1
                await asyncio.sleep(PATIENCE)
                continue
            if answer.status not in (429, 503):
                return self._plausible(answer, method, path)
            self.notes.counts[str(answer.status)] += 1
            await asyncio.sleep(float(answer.headers.get("retry-after", PATIENCE)))

    async def once_or_never(self, method: str, path: str, words: Any) -> Answer | None:
        """Send a request that is not idempotent once, without retries."""
        try:
            return await self.once(method, path, words)
        except Lost:
            return None

    def _plausible(self, answer: Answer, method: str, path: str) -> Answer:
        if answer.status >= 500 or answer.status in (400, 401, 404, 405, 413, 421):
            self.notes.wrong.append(f"{method} {path}: {answer.status} {answer.words}")
        return answer

    async def introduce(self) -> None:
        answer = await self.insist("POST", "/api/me", {"name": self.name})
        self._secret = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        self.id = answer.words["id"]

    # At a table

    async def see(self, table: str, seat: int | None = None) -> Json:
        at_least = self.notes.newest[table]
        since = 0 if self.rng.random() < 0.05 else max(0, at_least - 10)
        query = f"?since={since}" + ("" if seat is None else f"&seat={seat}")
        answer = await self.insist("GET", f"/api/tables/{table}{query}")
        if answer.status == 200:
            self.notes.message(table, answer.words, at_least)
        return answer.words

    async def command(self, table: str, what: str, seat: int, seq: int | None = None, **more: Any) -> Answer:
        """Send an idempotent command: now, twice at once, or again much later."""
        words = {"command": f"chaos-command-{next(COMMANDS)}", "seat": seat, **more}
        if seq is not None:
            words["seq"] = seq
        path, chance = f"/api/tables/{table}/{what}", self.rng.random()
        sent = [self._sent(table, what, path, words) for _ in range(2 if chance < 0.1 else 1)]
        answer = (await asyncio.gather(*sent))[0]
        if chance > 0.9:
            self._send_late(table, what, path, words)
        return answer

    def _send_late(self, table: str, what: str, path: str, words: Json) -> None:
        async def late() -> None:
            await asyncio.sleep(self.rng.uniform(0.2, 3))
            await self._sent(table, what, path, words)

        task = asyncio.create_task(late())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _sent(self, table: str, what: str, path: str, words: Json) -> Answer:
        answer = await self.insist("POST", path, words, drops=0.08)
        if answer.status == 200:
            self.notes.message(table, answer.words)
            self.notes.keep(self._kept(table, what, words, answer.words))
        elif answer.words.get("error") == "stale":
            self.notes.refused.add(words["command"])
            self.notes.message(table, answer.words["message"])
        elif what in ("decisions", "undo"):
            self.notes.wrong.append(f"{path} {words}: the message allowed it, but {answer.status} {answer.words}")
        self.notes.counts[f"{what} {answer.status}"] += 1
        return answer

    @staticmethod
    def _kept(table: str, what: str, words: Json, message: Json) -> Kept:
        kind = KINDS.get(what, what) if words.get("agree", True) else "refuse"
        exact = "seq" in words and message["entries"] and what != "answer"  # for which others may come in between
        seq = words["seq"] + 1 if exact else None
        return Kept(table, words["command"], kind, words["seat"], words.get("action"), seq)

    async def rest(self) -> None:
        """Send the commands that are still delayed."""
        while self._late:
            await asyncio.gather(*self._late)
