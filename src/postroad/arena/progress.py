"""Progress of long work: a bar with the rate and the time left, or a line a minute without a terminal."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

EVERY = 60.0  # seconds between lines in a file
PERIOD = 120.0  # seconds over which the rate is measured, because games differ in length


class Rate(ProgressColumn):
    """The rate a second, or a minute if it is low."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        return Text(rate_words(task.speed, self.unit))


class Bar:
    """A progress bar."""

    def __init__(self, progress: Progress, what: str, total: int, done: int, unit: str) -> None:
        self.console = progress.console
        self._progress = progress
        self._unit = unit
        self._task = progress.add_task(what, total=total, completed=done)
        self._last_line = time.monotonic()

    def say(self, what: str) -> None:
        self._progress.update(self._task, description=what)

    def advance(self, steps: int = 1) -> None:
        self._progress.advance(self._task, steps)
        if not self.console.is_terminal and time.monotonic() - self._last_line >= EVERY:
            self._last_line = time.monotonic()
            self.console.print(Text(self.words()), soft_wrap=True)

    def reach(self, done: int, total: int) -> None:
        """Set the work done and the total."""
        task = self._progress.tasks[0]
        self._progress.update(self._task, total=total)
        self.advance(done - int(task.completed))

    def words(self) -> str:
        """The bar as text."""
        task = self._progress.tasks[0]
        left = [f"{task.time_remaining / 60:.0f} min left"] if task.time_remaining is not None else []
        done = f"{task.description}: {task.completed:,.0f} of {task.total or 0:,.0f} {self._unit}"
        return ", ".join(filter(None, [done, rate_words(task.speed, self._unit), *left]))


@contextmanager
def bar(what: str, total: int, done: int = 0, unit: str = "games") -> Iterator[Bar]:
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(unit),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet, speed_estimate_period=PERIOD) as progress:
        yield Bar(progress, what, total, done, unit)


def rate_words(speed: float | None, unit: str) -> str:
    if not speed:
        return ""
    return f"{speed:,.1f} {unit}/s" if speed >= 1 else f"{speed * 60:,.1f} {unit}/min"
