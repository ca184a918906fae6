"""A proxy to the server that tests can cut, because browsers cannot be made to drop open connections."""

import asyncio
import contextlib
from collections.abc import Coroutine
from threading import Thread
from typing import Any


class Wire:
    """Forwards a port of its own to the server's until it is cut; of several servers it takes the first
    that answers, as a failover proxy does."""

    def __init__(self, *ports: int) -> None:
        self._to = ports
        self.last = 0  # the port of the server that was reached last
        self._whole = True
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._door = self._do(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.address = f"http://localhost:{self._door.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        self._whole = False
        self._do(self._drop())

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.close()
            return
        reached = await self._reached()
        if not reached:
            writer.close()
            return
        there, back = reached
        self._ends |= {writer, back}
        await asyncio.gather(_carry(reader, back), _carry(there, writer))
        self._ends -= {writer, back}

    async def _reached(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self._to:
            with contextlib.suppress(OSError):
                line = await asyncio.open_connection("127.0.0.1", port)
                self.last = port
                return line
        return None

    async def _drop(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _end(self) -> None:
        self._door.close()
        await self._drop()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
