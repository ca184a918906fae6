"""What a game waits for, and what it does by itself in between."""

from typing import Literal, get_args

Phase = Literal[
    "clergy",  # A2: seat one clergy
    "take",  # D1: the first card
    "take-second",  # D3: the second card
    "play",  # P1
    "play-second",  # P4
    "close",  # C1: close the route, call the carrier, or end the turn
    "office",  # C4, C6: pick a city
    "cartwright",  # V2: call the cartwright, or go on without
    "coach",  # A5
    "discard",  # K1
    "end",  # the turn can only be ended
    "hand-in",  # H4
    "reward-card",  # H5
    "reward-office",  # H5
    "over",
]  # somebody must decide, or the game is over

Between = Literal[
    "begin-turn",
    "clear-market",
    "begin-take",
    "begin-take-second",
    "begin-play",
    "open-offices",
    "earn-tiles",
    "earn-carriage",
    "grant-carriage",
    "move-coaches",
    "drop-route",
    "trim-hand",
    "begin-hand-in",
    "next-hand-in",
    "score",
]  # carried out by themselves, see turn.py

AT_REST: list[Phase] = list(get_args(Phase))
PHASE_IDS: list[Phase | Between] = [*AT_REST, *get_args(Between)]

(
    CLERGY,
    TAKE,
    TAKE_SECOND,
    PLAY,
    PLAY_SECOND,
    CLOSE,
    OFFICE,
    CARTWRIGHT_CALL,
    COACH,
    DISCARD,
    END,
    HAND_IN,
    REWARD_CARD,
    REWARD_OFFICE,
    OVER,
    BEGIN_TURN,
    CLEAR_MARKET,
    BEGIN_TAKE,
    BEGIN_TAKE_SECOND,
    BEGIN_PLAY,
    OPEN_OFFICES,
    EARN_TILES,
    EARN_CARRIAGE,
    GRANT_CARRIAGE,
    MOVE_COACHES,
    DROP_ROUTE,
    TRIM_HAND,
    BEGIN_HAND_IN,
    NEXT_HAND_IN,
    SCORE,
) = range(len(PHASE_IDS))
