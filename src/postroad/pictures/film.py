"""A film: the record of a game as one SVG that plays in browsers and on README pages, without scripts.

A piece is written once and shown while it is on the table, by an animation of its visibility. Readers who prefer reduced motion,
and programs that play no animations, see the end of the game.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from postroad.pictures.drawing import Drawing, Piece, group
from postroad.pictures.table import headline, shortened, size, table
from postroad.record import Document, options_in, replay
from postroad.rules.state import SPECTATOR
from postroad.view import View
from postroad.view_types import View as Words

MOST_FRAMES = 400  # of a longer game every second turn is shown, or every third
LAST = 5  # so many times as long as others is the last position shown


def film(record: Document, *, language: str = "en", dark: bool = False, seconds: float = 0.8) -> str:
    """The game of a record as a spectator sees it, turn after turn, over and over."""
    if seconds <= 0:
        raise ValueError(f"seconds must be above 0, not {seconds}")
    drawing, names = Drawing(language), shortened(options_in(record)[1])
    views = [View.of(step.raw, SPECTATOR).words() for step in replay(record)]
    turns = [view for view, before in zip(views[1:], views, strict=False) if turn_of(view) != turn_of(before)]
    shown = [*views[:1], *turns[:: -(-len(turns) // MOST_FRAMES) or 1], *views[1:][-1:]]
    frames: dict[Piece, list[int]] = defaultdict(list)
    for number, view in enumerate(shown):
        for piece in table(drawing, view, names):
            frames[piece].append(number)
    clips = Clips(len(shown), seconds)
    pieces = [clips.clip(piece, numbers) for piece, numbers in frames.items()]
    points = ", ".join(f"{name}: {seat['points']}" for name, seat in zip(names, shown[-1]["seats"], strict=True))
    line = headline(drawing, shown[-1], names)
    return drawing.svg(pieces, size(shown[-1]), f"Postroad. {line}", points, dark, clips.style())


def turn_of(view: Words) -> tuple[int, int]:
    return view["round"], view["turn"]


class Clips:
    """The times at which pieces are shown; pieces with the same times share an animation."""

    def __init__(self, frames: int, seconds: float) -> None:
        self.frames, self.seconds = frames, seconds
        self.length = frames + LAST - 1
        self.names: dict[tuple[tuple[int, int], ...], str] = {}

    def clip(self, piece: Piece, frames: Sequence[int]) -> Piece:
        """The piece, shown in these frames only."""
        times = tuple(spans(frames))
        if times == ((0, self.frames),):
            return piece
        name = self.names.setdefault(times, f"pr-f{len(self.names)}")
        hidden = None if times[-1][1] == self.frames else "hidden"
        return Piece(piece.layer, group(piece.markup, **{"class": name}, visibility=hidden))

    def style(self) -> str:
        lasting = f'[class^="pr-f"]{{animation:{self.length * self.seconds:g}s step-end infinite}}'
        rules = "".join(f".{name}{{animation-name:{name}}}{self.keyframes(name, times)}" for times, name in self.names.items())
        still = '@media (prefers-reduced-motion:reduce){[class^="pr-f"]{animation:none}}'
        return f"<style>{lasting}{rules}{still}</style>"

    def keyframes(self, name: str, times: tuple[tuple[int, int], ...]) -> str:
        steps = [] if times[0][0] == 0 else [(0, "hidden")]
        for begin, end in times:
            steps += [(begin, "visible"), *([(end, "hidden")] if end < self.frames else [])]
        inner = "".join(f"{round(100 * at / self.length, 2):g}%{{visibility:{how}}}" for at, how in steps)
        return f"@keyframes {name}{{{inner}}}"


def spans(frames: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Rows of frames: the first, and the one after the last."""
    begin = before = frames[0]
    for frame in frames[1:]:
        if frame != before + 1:
            yield begin, before + 1
            begin = frame
        before = frame
    yield begin, before + 1
