"""Storage of tournaments' games in .jsonl files, to continue and to report on. Files are only appended to."""

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from filelock import FileLock, Timeout

from postroad.arena.tournament import Tournament
from postroad.record import FORMAT, LONGEST, options_in

Document = dict[str, Any]
Read = Callable[[int], object]  # gets the number of bytes read
LOOK_BACK = 1 << 16  # bytes to read at once when searching backwards for the last line


class StoredGame(NamedTuple):
    """A game in a file."""

    tournament: Tournament
    number: int
    document: Document


def is_folder(path: Path) -> bool:
    """Is it a folder, with a file for each tournament? A path that does not exist is one if it has no suffix."""
    return path.is_dir() or not (path.exists() or path.suffix)


def file_for(tournament: Tournament, path: Path) -> Path:
    """The file for a tournament's records."""
    if not is_folder(path):
        return path
    path.mkdir(parents=True, exist_ok=True)
    options = tournament.options
    modules = [name for name in ("honours", "audience") if getattr(options, name)]
    mark = hashlib.sha256(begin_of_line(tournament).encode()).hexdigest()[:8]
    return path / f"{'-'.join([str(options.players), *(modules or ['base']), mark])}.jsonl"


def files_in(path: Path) -> list[Path]:
    """The files of records at a path: the file itself, or those of a folder."""
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def games_in(path: Path, read: Read) -> Iterator[StoredGame]:
    """The games of a file; raises ValueError if it contains anything else.

    A last line without an end is ignored: it is being written, or the program was killed while writing it.
    """
    with path.open("rb") as file:
        for number, line in enumerate(iter(partial(file.readline, LONGEST + 1), b""), start=1):
            if len(line) > LONGEST:
                raise foreign_line(f"{path}:{number}")
            if line.endswith(b"\n"):
                yield record_in(line, f"{path}:{number}")
            read(len(line))


def record_in(line: bytes, place: str) -> StoredGame:
    try:
        document = json.loads(line)
        options, names = options_in(document)
        arena = document["options"]["arena"]
        bots, seed, number = tuple(arena["bots"]), arena["seed"], arena["game"]
        complete = document["events"][-1]["ev"] == "end" and {"milliseconds", "mishaps"} <= arena.keys()
        if not (complete and type(number) is type(seed) is int and set(names) <= set(bots)):
            raise ValueError
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise foreign_line(place) from None
    return StoredGame(Tournament(bots, options, seed), number, document)


def foreign_line(place: str) -> ValueError:
    return ValueError(f"{place} is not a matching arena game; choose another file")


class Records:
    """The locked file of a tournament in progress."""

    def __init__(self, tournament: Tournament, path: Path, file: BinaryIO) -> None:
        self.tournament = tournament
        self.path = path
        self._file = file

    def before(self, read: Read) -> Iterator[StoredGame]:
        """The stored games, each once. Raises ValueError, and changes nothing, if the file contains anything else.

        A last line without an end is cut off, and its game is played again. Earlier lines are never rewritten, so they cannot
        be lost.
        """
        own, seen = begin_of_line(self.tournament), set()
        for line, stored in enumerate(games_in(self.path, read), start=1):
            if begin_of_line(stored.tournament) != own:
                raise foreign_line(f"{self.path}:{line}")
            if stored.number not in seen:
                seen.add(stored.number)
                yield stored
        self._cut_rest(own.encode())

    def _cut_rest(self, own: bytes) -> None:
        end, rest = last_line(self.path)
        if rest:
            if not (rest.startswith(own) or own.startswith(rest)):
                raise foreign_line(f"the last line of {self.path}")
            self._file.truncate(end)

    def add(self, document: Document) -> None:
        """Append a game. It is in the file when this returns, even if the program is killed then."""
        self._file.write(as_line(document).encode() + b"\n")
        self._file.flush()


@contextmanager
def records_of(tournament: Tournament, path: Path) -> Iterator[Records]:
    """Open and lock a tournament's file, created if needed. Raises ValueError if another run has locked it."""
    path = file_for(tournament, path)
    with path.open("ab") as file, locked(path):
        yield Records(tournament, path, file)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock a file for the block. The operating system releases the lock if this process is killed."""
    lock_file = path.with_name(f".{path.name}.lock")
    lock = FileLock(lock_file, timeout=0, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise ValueError(f"{path} is being written by another run") from None
    try:
        yield
    finally:
        with suppress(OSError):  # some systems cannot remove a locked file; then it stays
            lock_file.unlink()
        lock.release()


def last_line(path: Path) -> tuple[int, bytes]:
    """The position after the last complete line, and the incomplete rest."""
    with path.open("rb") as file:
        size = position = file.seek(0, 2)
        rest = b""
        while position and b"\n" not in rest:
            position = max(0, position - LOOK_BACK)
            file.seek(position)
            rest = file.read(size - position)
    rest = rest[rest.rfind(b"\n") + 1 :]
    return size - len(rest), rest


def begin_of_line(tournament: Tournament) -> str:
    """The common beginning of all lines of this tournament."""
    marked = {**tournament.options._asdict(), "arena": tournament.mark(0)}
    return as_line({"format": FORMAT, "options": marked}).removesuffix("0}}}")


def as_line(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
