"""What is said at a table: kept apart from its log."""

from typing import Any

from postroad.server.storage import Storage


class Chat:
    """Of one table, while it gathers and while it is played at."""

    def __init__(self, table_id: str, lines: list[dict[str, Any]], storage: Storage) -> None:
        self._table_id = table_id
        self._lines = lines
        self._storage = storage

    @classmethod
    async def of(cls, table_id: str, storage: Storage) -> "Chat":
        return cls(table_id, await storage.said(table_id), storage)

    def after(self, n: int | None) -> list[dict[str, Any]]:
        return [line for line in self._lines if n is None or line["n"] > n]
