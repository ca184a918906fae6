"""The phases of a game: their numbers and ids. play.py lists what happens in each."""

from postroad.rules.ids import Ids

PHASE_IDS = Ids()

# A seat must decide, or the game is over.
CLERGY = PHASE_IDS.add("clergy")  # A2: seat one clergy
TAKE = PHASE_IDS.add("take")  # D1: take the first card, or call the administrator
TAKE_SECOND = PHASE_IDS.add("take-second")  # D3, D4: take the second card
PLAY = PHASE_IDS.add("play")  # P1-P3: play a card, or call the postmaster
PLAY_SECOND = PHASE_IDS.add("play-second")  # P4: play the carrier's card
CLOSE = PHASE_IDS.add("close")  # C1: close the route, call the carrier, or end the turn
OFFICE = PHASE_IDS.add("office")  # C4, C6: pick a city
CARTWRIGHT_CALL = PHASE_IDS.add("cartwright")  # V2: call the cartwright, or go on without
COACH = PHASE_IDS.add("coach")  # A5: move one coach
DISCARD = PHASE_IDS.add("discard")  # K1: discard a card of the hand
END = PHASE_IDS.add("end")  # the turn can only be ended
HAND_IN = PHASE_IDS.add("hand-in")  # H4: return tokens
REWARD_CARD = PHASE_IDS.add("reward-card")  # H5: take a card, or decline
REWARD_OFFICE = PHASE_IDS.add("reward-office")  # H5: open an office, or decline
OVER = PHASE_IDS.add("over")

AT_REST = PHASE_IDS[:]

# No seat decides.
BEGIN_TURN = PHASE_IDS.add("begin-turn")  # D4: an empty hand calls the postmaster
CLEAR_MARKET = PHASE_IDS.add("clear-market")  # D5: the administrator's help
BEGIN_TAKE = PHASE_IDS.add("begin-take")  # D2: is there a card to take?
BEGIN_TAKE_SECOND = PHASE_IDS.add("begin-take-second")  # D3, D4: the postmaster's help: is there another?
BEGIN_PLAY = PHASE_IDS.add("begin-play")  # P6: is there a card to play?
OPEN_OFFICES = PHASE_IDS.add("open-offices")  # C4, C6: is there an office to open?
EARN_TILES = PHASE_IDS.add("earn-tiles")  # T5
EARN_CARRIAGE = PHASE_IDS.add("earn-carriage")  # V1, V2: a carriage, or can the cartwright be called?
GRANT_CARRIAGE = PHASE_IDS.add("grant-carriage")  # V2: the cartwright's help
MOVE_COACHES = PHASE_IDS.add("move-coaches")  # A3, A4: is there a coach to move?
DROP_ROUTE = PHASE_IDS.add("drop-route")  # K1
TRIM_HAND = PHASE_IDS.add("trim-hand")  # K1: is the hand too large?
BEGIN_HAND_IN = PHASE_IDS.add("begin-hand-in")  # H4: has the seat a token?
NEXT_HAND_IN = PHASE_IDS.add("next-hand-in")  # H3, H7, H8: the next seat, or what follows the hand-in
SCORE = PHASE_IDS.add("score")  # E2
