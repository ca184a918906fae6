"""The reasons against an action: numbers, ids and English texts."""

NO_REASON = -1  # the action is legal
REASONS: dict[str, str] = {}  # the text of each id, in the order of their numbers


def _reason(name: str, text: str) -> int:
    """Add a reason; return its number."""
    REASONS[name] = text
    return len(REASONS) - 1


OVER = _reason("over", "the game is over")
NO_SUCH_ACTION = _reason("no-such-action", "there is no such action")

# what must be done first
CLERGY_FIRST = _reason("clergy-first", "the clergy must be seated first")
TAKE_FIRST = _reason("take-first", "a city card must be taken first")
PLAY_FIRST = _reason("play-first", "a city card must be played first")
OFFICE_FIRST = _reason("office-first", "an office must be opened first")
COACH_FIRST = _reason("coach-first", "a coach must be moved first")
DISCARD_FIRST = _reason("discard-first", "the hand must be cut to three cards first")
HAND_IN_FIRST = _reason("hand-in-first", "tokens must be handed in first")
REWARD_FIRST = _reason("reward-first", "the reward must be taken or declined first")

# too late, or not the time
TAKE_DONE = _reason("take-done", "the cards of this turn have been taken")
PLAY_DONE = _reason("play-done", "the cards of this turn have been played")
CLOSED = _reason("closed", "the route is closed already")
NO_OFFICE_NOW = _reason("no-office-now", "no office is to be opened now")
NO_COACH_NOW = _reason("no-coach-now", "no coach is to be moved now")
NO_DISCARD_NOW = _reason("no-discard-now", "no card of the hand is to be discarded now")
NO_HAND_IN_NOW = _reason("no-hand-in-now", "no tokens are to be handed in now")
NO_REWARD_NOW = _reason("no-reward-now", "there is no reward to decline now")
NO_CLERGY_NOW = _reason("no-clergy-now", "no clergy is to be seated now")

# officials
OFFICIAL_USED = _reason("official-used", "an official was called in this turn already")
POSTMASTER_EARLY = _reason("postmaster-early", "the postmaster is called after the first card was taken")
POSTMASTER_LATE = _reason("postmaster-late", "the postmaster is called before a card is played")
ADMINISTRATOR_LATE = _reason("administrator-late", "the administrator is called before the first card is taken")
MARKET_EMPTY = _reason("market-empty", "the market is empty")
CARRIER_EARLY = _reason("carrier-early", "the carrier is called after the first card was played")
CARRIER_LATE = _reason("carrier-late", "the carrier is called before the route is closed")
CARRIER_NO_CARD = _reason("carrier-no-card", "no card in the hand extends the route")
CARTWRIGHT_EARLY = _reason(
    "cartwright-early", "the cartwright is called when a closed route falls one or two cities short of the next carriage"
)
CARTWRIGHT_LATE = _reason("cartwright-late", "the cartwright is called before coaches are moved and cards discarded")
CARTWRIGHT_TOO_SHORT = _reason("cartwright-too-short", "the route falls more than two cities short of the next carriage")
CARTWRIGHT_LAST_CARRIAGE = _reason("cartwright-last-carriage", "there is no carriage after the last one")
CARTWRIGHT_NOT_NEEDED = _reason("cartwright-not-needed", "the next carriage is earned without the cartwright")

# cards and routes
NOT_IN_MARKET = _reason("not-in-market", "no card of that city lies in the market")
NO_CARDS_LEFT = _reason("no-cards-left", "deck and discard pile are both empty")
NOT_IN_HAND = _reason("not-in-hand", "no card of that city is in the hand")
NO_ROUTE = _reason("no-route", "there is no route to extend")
RIGHT_END_ONLY = _reason("right-end-only", "a route of one city is extended at its right end")
IN_ROUTE = _reason("in-route", "that city is in the route already")
NO_ROAD = _reason("no-road", "no road joins that city to this end of the route")
MUST_EXTEND = _reason("must-extend", "the carrier's card must extend the route")
ROUTE_TOO_SHORT = _reason("route-too-short", "a route of fewer than three cities cannot be closed")
PROVINCE_NOT_TOUCHED = _reason("province-not-touched", "the route does not touch that province")

# offices
OWN_OFFICE = _reason("own-office", "an own office stands in that city already")
NOT_ON_ROUTE = _reason("not-on-route", "that city is not in the route")
NOT_THIS_WAY = _reason("not-this-way", "the chosen way opens no office in that city now")

# modules
COACH_IN_ROME = _reason("coach-in-rome", "that coach is in Rome already")
COACH_NOT_OWED = _reason("coach-not-owed", "no move is owed to that coach")
COACH_NO_ROAD = _reason("coach-no-road", "no road leads that coach there")
TOKENS_MISSING = _reason("tokens-missing", "there is no token of every official named")
RETURN_ONE = _reason("return-one", "at least one token must be handed in")
RANK_SEATED = _reason("rank-seated", "that rank sits in a coach already")

REASON_IDS = list(REASONS)
