## The turn and the officials

log-call = { $who } { $official ->
    [postmaster] calls the postmaster
    [administrator] calls the administrator
    [carrier] calls the postal carrier
   *[cartwright] calls the cartwright
}.
log-clear = { $who } clears the market.
log-shuffle = The deck was used up: the discard pile has been shuffled into a new one.
log-resign = { $who } has resigned; a bot plays on.

## Cards and routes

log-take-market = { $who } takes { $city }.
log-take-deck = { $who } draws from the deck.
log-take-deck-own = { $who } draws { $city } from the deck.
log-abandon = { $who } discards a route: { $cities }.
log-play-start = { $who } starts a route: { $city }.
log-play-left = { $who } plays on the left: { $city }.
log-play-right = { $who } plays on the right: { $city }.
log-discard = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cities }.

## Closing a route

log-close-each = { $who } closes { $cities }: an office in each province.
log-close-province = { $who } closes { $cities }: offices in { $province }.
log-office = { $who } opens an office in { $city }.
log-offices = { $who } opens { $count ->
    [one] an office
   *[other] { $count } offices
}: { $cities }.
log-tile = { $who } earns “{ $stack }”: +{ $points }.
log-tile-covered = { $who } earns a tile.
log-carriage = { $who } takes carriage { $number }, now worth { $points }.

## Honours

log-return = { $who } hands in { $count ->
    [one] a token
   *[other] { $count } tokens
}: { $tokens }.
log-return-none = { $who } keeps all tokens.
log-decline = { $who } declines the reward.
log-chip = { $who } gets a chip: +1.

## Audience

log-clergy = { $who } has seated all clergy.
log-coach = { $who } sends the Rome coach of { $coach } to { $to }.
log-arrive = The Rome coach of { $coach } arrives.
log-arrive-rank = { $rank } ({ $who }) enters the waiting room.
log-leave = { $rank } ({ $names }) must leave the waiting room.

## The end

log-end = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-end-stalled = Sixty rounds without a new office or carriage. { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Since your last turn

since-title = Since your last turn:
since-office = { $who }: { $count ->
    [one] an office in { $cities }
   *[other] { $count } offices: { $cities }
}.
since-nothing = No new offices, bonus tiles or carriages.

## Handing in
log-hand-in = The { $official }’s tokens have run out: everyone hands in tokens.
log-reward-take-market = { $who } takes { $city } as a reward.
log-reward-take-deck = { $who } draws from the deck as a reward.
log-reward-take-deck-own = { $who } draws { $city } as a reward.
log-reward-office = { $who } opens an office in { $city } as a reward.
log-last-round = The last round has begun; it is played to its end.

## Beside the game
log-left = { $who } is away for a while; a bot plays.
log-back = { $who } is back.
log-removed = A bot takes over the seat of { $who }.
log-filled = { $who } is played by another bot from now on: { $bot }.
log-stands-in = { $who } isn’t ready yet; a simple bot stands in.
log-arrived = { $who } is ready and plays from now on.
log-time = { $who } has run out of time; a bot plays.
log-undo-agreed = { $who } undoes the last step; nobody objected.
log-undo-refused = { $who } refuses: nothing is undone.
log-undo-withdrawn = { $who } no longer asks to undo a step.
log-offered = { $who }’s seat may go to someone else; nobody objected.
log-kept = { $who }’s seat isn’t given away after all.
log-handed = From now on { $who } plays here.
log-seat-refused = { $who } refuses: the seat isn’t given away.
log-paused = Pause for { $who }: the clock is stopped; nobody objected.
log-resumed = { $who } resumes the clock.
log-pause-refused = { $who } refuses: there is no pause.
log-pause-withdrawn = { $who } no longer asks for a pause.
