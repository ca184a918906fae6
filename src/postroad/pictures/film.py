"""A film: the record of a game as one SVG that plays in browsers and on README pages, without scripts.

A piece is written once and shown while it is on the table. Readers who prefer reduced motion see the end of the game, and so do
programs that play no animations.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from postroad.pictures.drawing import Drawing, Piece, element, group
from postroad.pictures.table import headline, shortened, size, table
from postroad.record import options_in, replay
from postroad.rules.state import SPECTATOR
from postroad.view import View
from postroad.view_types import View as Words

MOST_FRAMES = 400  # of a longer game every second turn is shown, or every third
CLOCK = "prClock"  # an id that names of times may contain: hyphens are minus signs there
STILL = "@media (prefers-reduced-motion:reduce){.pr-end{display:inline!important}.pr-past{display:none!important}}"
LAST = 5  # so many times as long as others is the last position shown

Span = tuple[int, int]  # the first frame, and the one after the last


def film(record: Mapping[str, object], *, language: str = "en", dark: bool = False, seconds: float = 0.8) -> str:
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
    together: dict[tuple[float, tuple[Span, ...]], str] = defaultdict(str)
    for piece, numbers in frames.items():
        together[piece.layer, tuple(spans(numbers))] += piece.markup
    clips = Clips(len(shown), seconds)
    pieces = [clips.clip(layer, times, markup) for (layer, times), markup in together.items()]
    points = ", ".join(f"{name}: {seat['points']}" for name, seat in zip(names, shown[-1]["seats"], strict=True))
    line = headline(drawing, shown[-1], names)
    return drawing.svg(pieces, size(shown[-1]), f"Postroad. {line}", points, dark, clips.head())


def turn_of(view: Words) -> tuple[int, int]:
    return view["round"], view["turn"]


class Clips:
    """The times at which pieces are shown, in seconds since the film began.

    They are `<set>` elements, because a browser sleeps until the next of them; it redraws CSS animations sixty times a second.
    """

    def __init__(self, frames: int, seconds: float) -> None:
        self.frames, self.seconds = frames, seconds

    def clip(self, layer: float, times: Sequence[Span], markup: str) -> Piece:
        """Pieces that are shown in these frames only. As they are written they show the end of the game."""
        if times == ((0, self.frames),):
            return Piece(layer, markup)
        if times[-1][1] == self.frames:
            edges = [0, *(frame for span in times for frame in span)]
            gaps = [(begin, end) for begin, end in zip(edges[::2], edges[1::2], strict=False) if begin < end]
            return Piece(layer, group(*self.switched("none", gaps), markup, **{"class": "pr-end"}))
        return Piece(layer, group(*self.switched("inline", times), markup, **{"class": "pr-past"}, display="none"))

    def switched(self, display: str, times: Sequence[Span]) -> Iterator[str]:
        for begin, end in times:
            start = f"{CLOCK}.begin+{begin * self.seconds:.5g}"
            yield element("set", attributeName="display", to=display, begin=start, dur=f"{(end - begin) * self.seconds:.5g}")

    def head(self) -> str:
        """The clock, which begins anew whenever it ends, and the rule for readers who prefer reduced motion."""
        dur = f"{(self.frames + LAST - 1) * self.seconds:.5g}"
        clock = element("set", id=CLOCK, attributeName="display", to="inline", begin=f"0;{CLOCK}.end", dur=dur)
        return f"<style>{STILL}</style>{clock}"


def spans(frames: Sequence[int]) -> Iterator[Span]:
    """Rows of frames without a gap."""
    begin = before = frames[0]
    for frame in frames[1:]:
        if frame != before + 1:
            yield begin, before + 1
            begin = frame
        before = frame
    yield begin, before + 1
