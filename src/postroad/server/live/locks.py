"""One lock per table, kept while it is in use."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by table."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())
