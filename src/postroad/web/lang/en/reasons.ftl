## First things first

reason-over = The game is over. The coaches are in for the night.
reason-no-such-action = There is no such move in this game.
reason-clergy-first = First seat your clergy in the Rome coaches.
reason-take-first = First take a city card: from the market or the deck.
reason-play-first = First play a city card from your hand.
reason-office-first = First choose the city for your office.
reason-coach-first = First move a Rome coach one city on.
reason-discard-first = First cut your hand to three cards.
reason-hand-in-first = First hand in your tokens: at least one.
reason-reward-first = First take your reward, or decline it.

## Too late, or not the time

reason-take-done = You’ve taken your cards for this turn.
reason-play-done = You’ve played your cards for this turn.
reason-closed = Your route is closed already.
reason-no-office-now = Offices are opened when you close a route.
reason-no-coach-now = Rome coaches move when a closed route has cities without a new office.
reason-no-discard-now = You discard from your hand only after closing a route, if you hold more than three cards.
reason-no-hand-in-now = Tokens are handed in when those of one official have run out.
reason-no-reward-now = There is no reward to decline now.
reason-no-clergy-now = Clergy are seated only before the first turn.

## Officials

reason-official-used = You’ve already used an official this turn.
reason-postmaster-early = Take your first card; then the postmaster can help.
reason-postmaster-late = The postmaster helps only before you play a card.
reason-administrator-late = The administrator helps only before you take your first card.
reason-market-empty = The market is empty: there is nothing to clear.
reason-carrier-early = Play your first card; then the postal carrier can help.
reason-carrier-late = The postal carrier helps only before you close the route.
reason-carrier-no-card = For the postal carrier you need a card that fits an end of your route.
reason-cartwright-early = The cartwright helps when you close a route one or two cities too short for the next carriage.
reason-cartwright-late = Too late for the cartwright: the Rome coaches or the discards have begun.
reason-cartwright-too-short = The next carriage is more than two cities away. The cartwright can bridge two at most.
reason-cartwright-last-carriage = You own carriage 7. No larger one is built.
reason-cartwright-not-needed = Your route earns the next carriage without the cartwright.

## Cards and routes

reason-not-in-market = { $city } isn’t in the market.
reason-no-cards-left = Deck and discard pile are empty: no card is left to take.
reason-not-in-hand = { $city } isn’t in your hand.
reason-no-route = You have no route to extend: start one with { $city }.
reason-right-end-only = A route of one city grows at its right end.
reason-in-route = { $city } is in your route already, and no city may be in it twice.
reason-no-road = { $count ->
    [1] No road joins { $city } to { $left }.
   *[other] No road joins { $city } to { $left } or { $right }.
}
reason-must-extend = The postal carrier’s card must fit an end of your route; it can’t start a new one.
reason-route-too-short = It takes three cities to close a route.
reason-province-not-touched = Your route doesn’t pass through { $province }.

## Offices

reason-own-office = You already have an office in { $city }. One is enough there.
reason-not-on-route = { $city } isn’t in your route. You open offices in cities of the route.
reason-not-this-way = The way you chose opens no office in { $city } now. Pick one of the marked cities.

## Modules

reason-coach-in-rome = The Rome coach of { $coach } has arrived already. Move another one.
reason-coach-not-owed = The Rome coach of { $coach } has no move left. Pick one of the marked ones.
reason-coach-no-road = From where it stands, the Rome coach of { $coach } has no road south to { $stop }.
reason-tokens-missing = You would need a token of each official you named.
reason-return-one = Please hand in at least one token.
reason-rank-seated = The { $rank } sits in a Rome coach already. Choose another rank.

## The table and the connection to it

reason-unknown-words = I did not understand that. Try “take Ulm”, “play Ulm left”, “close each” or “end”.
reason-not-your-turn = It’s not your turn yet.
reason-stale = The table has moved on. Take another look, then choose.
reason-plan-reveals = You can’t plan past something hidden.
reason-no-undo = This can no longer be undone.
reason-offline = No connection to the table. Trying again…
reason-stopped = The game in this page has stopped. Starting it again…
reason-muted = You’ve been muted on this server.
reason-slow-down = Too fast: wait a moment.
reason-read-only = Nothing can be changed on this server right now.
reason-not-your-seat = This seat isn’t yours.
reason-banned = You’re banned from this server.
reason-asked = Another request is still open.
reason-not-asked = Nobody is waiting for your answer any more.
reason-no-back = This seat can’t be taken back.
reason-no-leave = You’ve left this seat already, or the game is over.
reason-no-resign = You’ve resigned already, or the game is over.
reason-no-remove = Nobody can be removed from this seat.
reason-no-hand-over = This seat can’t be transferred.
reason-not-away = This player is here, or was a few minutes ago.
reason-not-offered = This seat is no longer on offer.
reason-no-pause = A pause isn’t possible now.
reason-not-paused = The clock is running already.
reason-not-host = Only the host can do that.
reason-time-up = Your time is up: a bot plays on for you.
reason-refused = The server rejected this. Try again.
reason-no-room = This device is out of space. Nothing is lost: free some space, then try again.
