"""Helpers: times that pass when told."""

from postroad.server.settings import Time


class Calendar(Time):
    """The day stands still until it is set; seconds pass as they do."""

    def __init__(self, day: float = 0.0) -> None:
        self.day = day

    def now(self) -> float:
        return self.day


class Still(Calendar):
    """Seconds stand still too."""

    def __init__(self, day: float = 0.0, seconds: float = 0.0) -> None:
        super().__init__(day)
        self.seconds = seconds

    def monotonic(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.seconds += seconds
