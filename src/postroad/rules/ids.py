"""Numbered ids: a game stores numbers; views, records and messages have ids."""


class Ids(list[str]):
    """Ids in the order of their numbers. Each `add` defines a constant, so that an id stands beside its number's name only."""

    def add(self, name: str) -> int:
        """Append an id; return its number."""
        self.append(name)
        return len(self) - 1
