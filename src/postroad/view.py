"""The view: what one viewer may know of a game, as bytes, as arrays, as plain data and as text."""

from collections.abc import Sequence
from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from postroad import view_types
from postroad.event_types import City, Rank
from postroad.observation import FEATURES, observe
from postroad.rules.actions import ACTION_NAMES, ACTIONS, MOST_LEGAL
from postroad.rules.board import CARRIAGE_POINTS, CITIES, CITY_IDS, STACK_IDS, STACK_SIZES, STACK_TILES
from postroad.rules.engine import engine
from postroad.rules.honours import CHIPS, tokens_in_stack
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.phases import AT_REST, OVER
from postroad.rules.rome import COACH_IDS, RANK_IDS, RANKS, STOP_IDS
from postroad.rules.scoring import clergy_points, tile_points, winner
from postroad.rules.state import (
    HIDDEN_RANK,
    NO_CITY,
    NO_OFFICIAL,
    OFFICIAL_IDS,
    OFFICIALS,
    SPECTATOR,
    STATE,
    Raw,
    State,
    state_of,
)
from postroad.rules.tiles import offices_left, tiles_gone
from postroad.state_reader import Row, plain
from postroad.state_types import GameState


def checked_view(given: object) -> "View":
    """Return the view. A game raises TypeError, because the callee could read its hidden information."""
    if not isinstance(given, View):
        raise TypeError(f"expected a View, not a {type(given).__name__}: pass game.view(seat)")
    return given


def _observe(raw: Raw, viewer: int, out: Any) -> None:
    observe(raw.view(STATE)[0], viewer, out)


_observe_fast = compiled()(_observe)


class View:
    """What a seat or a spectator may know. It contains only the hidden state, so it cannot leak anything else.

    Two views are equal if the viewer is the same and knows the same. A view can be a dictionary key; do not write to its bytes.

    >>> from postroad import Game
    >>> game = Game.new(players=2, seed=7)
    >>> view = game.view(0)
    >>> view
    <View of seat 0: round 1, seat 0 to decide, 6 legal actions>
    >>> view == game.view(0), view == game.view(1), len({view, game.view(0)})
    (True, False, 1)
    >>> view.observation().shape, int(view.mask().sum())
    ((1101,), 6)
    """

    __slots__ = ("bytes", "seat")

    def __init__(self, hidden: Raw, seat: int | None) -> None:
        self.bytes = hidden
        self.seat = seat

    @classmethod
    def of(cls, raw: Raw, viewer: int) -> "View":
        """The view of a state's bytes by a seat, or by SPECTATOR."""
        hidden = raw.copy()
        engine.hide(hidden, viewer)
        return cls(hidden, None if viewer == SPECTATOR else viewer)

    @property
    def state(self) -> GameState:
        """The state with all its fields, hidden ones blanked."""
        return cast(GameState, state_of(self.bytes))

    def legal_numbers(self) -> tuple[int, ...]:
        """The viewer's legal actions; none if another seat must decide."""
        if self.seat is None or self.seat != int(self.state.seat):
            return ()
        out = np.empty(MOST_LEGAL, np.int16)
        return tuple(out[: engine.legal(self.bytes, out)].tolist())

    def legal(self) -> list[str]:
        """The names of the viewer's legal actions."""
        return [ACTION_NAMES[action] for action in self.legal_numbers()]

    def mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The legal actions as an array of NUM_ACTIONS truth values, written to `out` if it is given."""
        out = np.empty(ACTIONS, np.bool_) if out is None else _checked_out(out, ACTIONS)
        out[:] = False
        out[list(self.legal_numbers())] = True
        return out

    def observation(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The features of docs/training.md as an array of NUM_FEATURES small integers (int8), written to `out` if it is given."""
        if self.seat is None:
            raise ValueError("a spectator's view has no observation; pass the view of a seat")
        seen = np.empty(FEATURES, np.int8)
        (_observe_fast if engine.loaded else _observe)(self.bytes, self.seat, seen)
        if out is None:
            return seen
        _checked_out(out, FEATURES)[:] = seen
        return out

    def text(self, legal: bool = True, language: str = "en") -> str:
        """The view in words, for language models and for people: the table, the viewer's cards and, with `legal`, its actions.

        The language is en, de, ru, pl or ja; the names of actions stay as they are.
        """
        from postroad.view_text import view_text  # the texts are slow to load, and not needed for playing

        return view_text(self.words(), legal, language)

    def words(self) -> view_types.View:
        """The view as plain data in the ids of the rules, ready for JSON."""
        state = plain(self.bytes)
        over = state.phase == OVER
        words: view_types.View = {
            "seat": self.seat,
            "options": options_to_wire(Options.of(vars(state))),
            "round": state.round_number,
            "phase": AT_REST[state.phase],
            "turn": state.turn,
            "decides": None if over else state.seat,
            "winner": winner(state) if over else None,
            "official": None if state.official == NO_OFFICIAL else OFFICIAL_IDS[state.official],
            "legal": self.legal(),
            "market": [_city(city) for city in state.market],
            "deck": state.deck_size,
            "discard": [CITY_IDS[city] for city in state.discard[: state.discard_size]],
            "tiles": {stack: _tiles_left(state, number) for number, stack in enumerate(STACK_IDS)},
            "seats": [_seat_words(state, seat, self.seat) for seat in range(state.players)],
        }
        if state.honours:
            words["tokens"] = {OFFICIAL_IDS[official]: tokens_in_stack(state, official) for official in range(OFFICIALS)}
            words["chips"] = CHIPS - sum(state.chips)
        if state.audience:
            words["coaches"] = {coach: STOP_IDS[state.coach[number]] for number, coach in enumerate(COACH_IDS)}
            words["waiting"] = {RANK_IDS[rank]: _waiting(state, rank) for rank in range(RANKS)}
            words["owed"] = dict(zip([*COACH_IDS, "free"], state.owed, strict=True))
        return words

    def svg(self, *, names: Sequence[str] | None = None, language: str = "en", dark: bool = False) -> str:
        """A picture of the table as the viewer knows it (docs/pictures.md)."""
        from postroad.pictures.table import table_svg  # drawing is not needed for playing

        return table_svg(self.words(), names, language, dark)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        state = self.state
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        stand = "over" if state.phase == OVER else f"seat {state.seat} to decide"
        count = len(self.legal_numbers())
        legal = f", {count} legal action{'s' * (count > 1)}" if count else ""
        return f"<View of {whose}: round {state.round_number}, {stand}{legal}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and bool((self.bytes == other.bytes).all())

    def __hash__(self) -> int:
        return hash((self.seat, self.bytes.tobytes()))


def _checked_out(out: NDArray[Any], size: int) -> NDArray[Any]:
    if out.shape != (size,):
        raise ValueError(f"`out` must have the shape ({size},), not {out.shape}")
    return out


_BITS = range(CITIES)
_TILES: list[list[int]] = [
    STACK_TILES[stack, :size].tolist() for stack, size in enumerate(STACK_SIZES)
]  # the points of each stack's


def options_to_wire(options: Options) -> view_types.GameOptions:
    return options._asdict()


def _city(city: int) -> City | None:
    return None if city == NO_CITY else CITY_IDS[city]


def _cities(mask: int) -> list[City]:
    return [CITY_IDS[city] for city in _BITS if mask >> city & 1]


def _cards(hand: Row) -> list[City]:
    """The cards of a hand, or of the part of it that everybody saw: masks of those held at least once, twice, three times."""
    once, twice, thrice = hand
    return [CITY_IDS[city] for city in _BITS if once >> city & 1 for _ in range(1 + (twice >> city & 1) + (thrice >> city & 1))]


def _tiles_left(state: State, stack: int) -> list[int]:
    """The points of the tiles left, top first."""
    return _TILES[stack][tiles_gone(state, stack) :]


def _seat_words(state: State, seat: int, viewer: int | None) -> view_types.SeatView:
    score = _score_words(state, seat)
    words: view_types.SeatView = {
        "hand": _cards(state.hand.row(seat)) if seat == viewer else None,
        "hand_size": state.hand_size[seat],
        "known": _cards(state.known.row(seat)),
        "route": [CITY_IDS[city] for city in state.route.row(seat)[: state.route_size[seat]]],
        "offices": _cities(state.offices[seat]),
        "offices_left": -score["offices"],
        "carriage": state.carriage[seat],
        "tiles": {STACK_IDS[stack]: _held_tiles(stack, held) for stack, held in enumerate(state.tiles.row(seat)) if held},
        "points": sum(cast(dict[str, int], score).values()),
        "score": score,
    }
    if state.honours:
        words["tokens"] = dict(zip(OFFICIAL_IDS, state.tokens.row(seat), strict=True))
        words["chips"] = state.chips[seat]
    if state.audience:
        words["clergy"] = {coach: _rank(rank) for coach, rank in zip(COACH_IDS, state.clergy.row(seat), strict=True)}
    return words


def _score_words(state: State, seat: int) -> view_types.Score:
    """The parts of a seat's points (E2)."""
    return {
        "carriage": int(CARRIAGE_POINTS[state.carriage[seat]]),
        "tiles": tile_points(state, seat),
        "offices": -offices_left(state, seat),
        "chips": state.chips[seat],
        "clergy": clergy_points(state, seat),
    }


def _held_tiles(stack: int, held: int) -> list[int]:
    return [points for points in _TILES[stack] if held >> points & 1]


def _rank(rank: int) -> Rank | Literal["hidden"] | None:
    """A rank's id, "hidden" for an unknown rank, None for none."""
    return "hidden" if rank == HIDDEN_RANK else RANK_IDS[rank] if rank < RANKS else None


def _waiting(state: State, rank: int) -> list[int]:
    """The seats whose clergy of this rank wait in Rome."""
    return [seat for seat in range(state.players) if state.waiting[rank] >> seat & 1]
