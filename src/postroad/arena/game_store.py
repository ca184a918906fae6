"""The games of tournaments in files, one a line: to go on with, and to make tables of. What is there is only ever added to."""

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
Read = Callable[[int], object]  # is told how many bytes were read
LOOK_BACK = 1 << 16  # bytes from the end on, to find where the last line begins


class StoredGame(NamedTuple):
    """A game in a file."""

    tournament: Tournament
    number: int
    document: Document


def is_folder(path: Path) -> bool:
    """A folder has a file for each tournament. What is not there yet is one if its name is not that of a file."""
    return path.is_dir() or not (path.exists() or path.suffix)


def file_for(tournament: Tournament, path: Path) -> Path:
    """Where the records of a tournament lie."""
    if not is_folder(path):
        return path
    path.mkdir(parents=True, exist_ok=True)
    options = tournament.options
    modules = [name for name in ("honours", "audience") if getattr(options, name)]
    mark = hashlib.sha256(begin_of_line(tournament).encode()).hexdigest()[:8]
    return path / f"{'-'.join([str(options.players), *(modules or ['base']), mark])}.jsonl"


def files_in(path: Path) -> list[Path]:
    """The files of records at a place: the file itself, or those of a folder."""
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def games_in(path: Path, read: Read) -> Iterator[StoredGame]:
    """The games of a file. ValueError if there is anything else.

    A last line without an end is being written, or was when the program was ended: it does not count.
    """
    with path.open("rb") as file:
        for number, line in enumerate(iter(partial(file.readline, LONGEST + 1), b""), start=1):
            if len(line) > LONGEST:
                raise other(f"{path}:{number}")
            if line.endswith(b"\n"):
                yield record_in(line, f"{path}:{number}")
            read(len(line))


def record_in(line: bytes, place: str) -> StoredGame:
    try:
        document = json.loads(line)
        options, names = options_in(document)
        arena = document["options"]["arena"]
        bots, seed, number = tuple(arena["bots"]), arena["seed"], arena["game"]
        whole = document["events"][-1]["ev"] == "end" and {"milliseconds", "mishaps"} <= arena.keys()
        if not (whole and type(number) is type(seed) is int and set(names) <= set(bots)):
            raise ValueError
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise other(place) from None
    return StoredGame(Tournament(bots, options, seed), number, document)


def other(place: str) -> ValueError:
    return ValueError(f"{place} belongs to something else; choose another file")


class Records:
    """The file of one tournament while that is played; nobody else writes there meanwhile."""

    def __init__(self, tournament: Tournament, path: Path, file: BinaryIO) -> None:
        self.tournament = tournament
        self.path = path
        self._file = file

    def before(self, read: Read) -> Iterator[StoredGame]:
        """The games that are there already, each once. ValueError, and nothing touched, if there is anything else.

        A last line without an end was being written when the program was ended: it is cut off, and that game is played again.
        Nothing before it is written anew, so that nothing can be lost there.
        """
        own, seen = begin_of_line(self.tournament), set()
        for place, kept in enumerate(games_in(self.path, read), start=1):
            if begin_of_line(kept.tournament) != own:
                raise other(f"{self.path}:{place}")
            if kept.number not in seen:
                seen.add(kept.number)
                yield kept
        self._cut_rest(own.encode())

    def _cut_rest(self, own: bytes) -> None:
        end, rest = last_line(self.path)
        if rest:
            if not (rest.startswith(own) or own.startswith(rest)):
                raise other(f"{self.path}, its last line,")
            self._file.truncate(end)

    def add(self, document: Document) -> None:
        """It is there when this returns, even if the program is killed in the next moment."""
        self._file.write(as_line(document).encode() + b"\n")
        self._file.flush()


@contextmanager
def records_of(tournament: Tournament, path: Path) -> Iterator[Records]:
    """The records of a tournament, in a file or in its file of a folder, made if need be. ValueError if somebody writes there."""
    path = file_for(tournament, path)
    with path.open("ab") as file, alone_at(path):
        yield Records(tournament, path, file)


@contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """Nobody else is here until the end of the block. The system lets go of it if we are killed."""
    beside = path.with_name(f".{path.name}.lock")
    lock = FileLock(beside, timeout=0, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise ValueError(f"{path} is being written by another run") from None
    try:
        yield
    finally:
        with suppress(OSError):  # where it cannot be taken away before it is let go, it stays
            beside.unlink()
        lock.release()


def last_line(path: Path) -> tuple[int, bytes]:
    """Where the last line begins, and what of it is there if it has no end."""
    with path.open("rb") as file:
        size = place = file.seek(0, 2)
        rest = b""
        while place and b"\n" not in rest:
            place = max(0, place - LOOK_BACK)
            file.seek(place)
            rest = file.read(size - place)
    rest = rest[rest.rfind(b"\n") + 1 :]
    return size - len(rest), rest


def begin_of_line(tournament: Tournament) -> str:
    """How every line of this tournament begins."""
    marked = {**tournament.options._asdict(), "arena": tournament.mark(0)}
    return as_line({"format": FORMAT, "options": marked}).removesuffix("0}}}")


def as_line(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
