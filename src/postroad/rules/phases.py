"""The phases of a game: their ids and numbers. play.py lists what happens in each."""

from typing import Literal, get_args

Phase = Literal[
    "clergy",  # A2: seat one clergy
    "take",  # D1: take the first card, or call the administrator
    "take-second",  # D3, D4: take the second card
    "play",  # P1-P3: play a card, or call the postmaster
    "play-second",  # P4: play the carrier's card
    "close",  # C1: close the route, call the carrier, or end the turn
    "office",  # C4, C6: pick a city
    "cartwright",  # V2: call the cartwright, or go on without
    "coach",  # A5: move one coach
    "discard",  # K1: discard a card of the hand
    "end",  # the turn can only be ended
    "hand-in",  # H4: return tokens
    "reward-card",  # H5: take a card, or decline
    "reward-office",  # H5: open an office, or decline
    "over",
]  # a seat must decide, or the game is over

Between = Literal[
    "begin-turn",  # D4: an empty hand calls the postmaster
    "clear-market",  # D5: the administrator's help
    "begin-take",  # D2: is there a card to take?
    "begin-take-second",  # D3, D4: the postmaster's help: is there another?
    "begin-play",  # P6: is there a card to play?
    "open-offices",  # C4, C6: is there an office to open?
    "earn-tiles",  # T5
    "earn-carriage",  # V1, V2: a carriage, or can the cartwright be called?
    "grant-carriage",  # V2: the cartwright's help
    "move-coaches",  # A3, A4: is there a coach to move?
    "drop-route",  # K1
    "trim-hand",  # K1: is the hand too large?
    "begin-hand-in",  # H4: has the seat a token?
    "next-hand-in",  # H3, H7, H8: the next seat, or what follows the hand-in
    "score",  # E2
]  # no seat decides

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
