# The table itself: questions, answers, labels.

## Titles
title-table = A table – Postroad
title-your-turn = Your turn – Postroad
opening = Opening the table…
you = { $who } (you)
seats = Seats
seat-you = you
seat-resigned = resigned
seat-waking = getting ready
officials = Officials
tiles = Bonus tiles
market = Market
log-title = Log
news = What happened
map-name = The Post Roads
map-label = Map of the post roads
map-fit = Show the whole map
rome-label = Map of the roads to Rome
leaves = Parts of the table
leaf-map = Map
leaf-rome = Rome
leaf-table = Table
leaf-chat = Chat

## Questions: what is asked, and what comes next
ask-clergy = Seat your clergy in the five Rome coaches.
next-clergy = Secretly: you see them, the others don’t.
ask-take = Take a card: from the market or the deck.
ask-take-two = Take the first of two cards.
next-take = Then you play a card.
next-take-two = Your hand is empty, so the postmaster helps.
next-take-administrator = Or call the administrator for six new cards. Then you play a card.
ask-take-second = Take a second card.
next-take-second = The postmaster helps. Then you play a card.
ask-play-first = Play a card to start your route.
ask-play = Play a card: at an end of your route, or start a new route.
ask-play-none = No card fits your route: give it up and start a new route.
next-play = Then you may close the route.
next-play-short = A route of three cities or more can be closed.
next-play-none = { $count ->
    [one] The one city of your route goes to the discard pile; you get nothing for it.
   *[other] The { $count } cities of your route go to the discard pile; you get nothing for them.
}
next-play-postmaster = Or call the postmaster for a second card.
ask-play-second = Play a second card at an end of your route.
next-play-second = The postal carrier helps. Then you may close the route.
next-play-second-short = The postal carrier helps.
ask-where = Where does { $city } go?
place-left = Before { $left }
place-right = After { $right }
place-start = New route
next-where = Choose an end of your route.
next-where-anew = No road joins it to an end of your route.
ask-anew = Which card starts the new route?
next-anew = The cities of your route are discarded.
ask-close = Close the route of { $count } cities, or end your turn.
ask-close-short = End your turn.
ask-close-carrier = End your turn, or call the postal carrier.
next-close-short = { $count ->
    [one] Your route has { $count } city. You need at least 3 to close it.
   *[other] Your route has { $count } cities. You need at least 3 to close it.
}
next-close = The next carriage needs { $number } cities.
next-close-brings = Closing it brings you carriage { $number }.
next-close-carrier = The postal carrier would let you play a second card.
next-close-cartwright = With the cartwright you’d get carriage { $number }: +{ $points }.
next-close-either = Call the postal carrier now, or the cartwright when you close.
ask-office = Open an office: choose a city.
next-office = Then tiles and carriage.
ask-cartwright = Call the cartwright for carriage { $number }?
next-cartwright = It costs nothing: +{ $points }. { $after ->
    [coach] If not, move a Rome coach.
    [discard] If not, discard down to three cards.
   *[end] If not, end your turn.
}
ask-coach = Move a Rome coach.
next-coach = One step for each city of the route without a new office.
ask-discard = { $count ->
    [one] Discard one card to get down to three.
   *[other] Discard { $count } cards to get down to three.
}
next-discard = Then you end your turn.
ask-end = All done. End your turn.
next-end = Until then you can undo your steps.
ask-hand-in = Hand in tokens: one to four, all different.
next-hand-in = { $official }: the tokens have run out, so everyone hands in tokens.
next-hand-in-last = For the last time: then the points are counted.
ask-hand-in-last = The game is over. Hand in tokens once more?
ask-reward-card = Your reward: take a card, or decline.
next-reward-card = For two tokens.
ask-reward-office = Your reward: open an office in any city, or decline.
next-reward-office = For four tokens.
ask-over = The game is over.
last-round = Last round

## Others decide
wait-person = Waiting for { $who }.
wait-bot = { $who } is thinking.
wait-waking = { $who } is getting ready. The first time takes up to half a minute.
wait-late = { $who } is taking longer than usual to get ready.
next-late = The server’s operator can see that bots are waiting. The game continues by itself.
wait-paused = The game is paused.
wait-missing = The bot playing as { $who } is no longer available.
wait-unfetched = { $who } isn’t downloaded yet.
next-unfetched = This bot needs a one-time download. The game continues when you’re online.
doing-clergy = Seating the clergy
doing-take = Taking a card
doing-take-second = Taking a second card
doing-play = Playing a card
doing-play-second = Playing a second card
doing-close = Deciding whether to close the route
doing-office = Opening an office
doing-cartwright = Deciding whether to call the cartwright
doing-coach = Moving a Rome coach
doing-discard = Discarding
doing-end = Ending the turn
doing-hand-in = Handing in tokens
doing-reward-card = Taking a card as a reward
doing-reward-office = Opening an office as a reward

## Actions, as buttons say them
act-take = Take { $city }
act-start = Start with { $city }
act-start-anew = Start a new route with { $city }
act-extend = Play { $city } after { $right }
act-left = Play { $city } before { $left }
act-right = Play { $city } after { $right }
act-close-each = One office in each province
act-close-province = All route cities in { $province }
act-decline = Decline
act-clergy-in = { $rank }, { $points ->
    [one] one point
   *[other] { $points } points
}, into the Rome coach of { $coach }
undo = Undo
hint-ask = What would the master do?
hint-short = Hint
hint-shut = Close hint
end-turn = End turn
close-route = Close the route…
call-short = Call the { $official }
call-cartwright = Call the cartwright
do-abandon = Discard the route
confirm-abandon = { $count ->
    [one] Starting a new route with { $city } discards the one city of your route. You get nothing for it.
   *[other] Starting a new route with { $city } discards your route of { $count } cities. You get nothing for it.
}
which-coach = Several Rome coaches could go there: choose the coach first.

## Cards
deck-label = { $count ->
    [one] Deck, one card
   *[other] Deck, { $count } cards
}
market-label = { $city }, in the market
mark-joins = Joins your route.
mark-region = { $region }: { $have } of { $all }.
discard-label = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, one card: { $city }
   *[other] Discard pile, { $count } cards, { $city } on top
}
discard-name = Discard pile
discard-title = Discard pile, newest first
my-route = { $count ->
    [0] Your route, empty
   *[other] Your route: { $cities }
}
route-title = { $count ->
    [0] Route
   *[other] Route · { $count }
}
end-place-left = Left end
end-place-right = Right end
end-place-start = Start of a route
my-hand = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
hand-title = { $count ->
    [0] Hand
   *[other] Hand · { $count }
}
hand-empty = No cards
hand-label = { $city }, in your hand
hand-label-play = Play { $city }
hand-label-start = Start a new route with { $city }
hand-label-discard = Discard { $city }
known-cards = Cards in this hand that everyone has seen:

## The map
city-label = { $city }, { $province }. { $offices } { $what }
city-roads = Roads: { $cities }.
city-offices = Offices: { $names }.
city-no-office = No office.
can-take = Can be taken.
can-start = Can be played.
can-left = Can be played.
can-right = Can be played.
can-abandon = Starts a new route; yours is discarded.
can-office = An office can be opened.
coach-label = Rome coach of { $coach }, in { $stop }
moves-to-rome = { $count ->
    [0] in Rome
    [one] one move to Rome
   *[other] { $count } moves to Rome
}

## Seats
points-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
covered-tiles = { $count ->
    [one] { $count } covered tile
   *[other] { $count } covered tiles
}
offices-left = { $count ->
    [one] one office left
   *[other] { $count } offices left
}
hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
route-of = Route of { $who }: { $cities }
route-on-map = on the map
route-on-map-of = Route of { $who } on the map
chip-label = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $offices ->
    [one] one office left
   *[other] { $offices } offices left
}, { $carriage ->
    [0] no carriage
   *[other] carriage { $carriage }
}
score-part = { $source } { $points }
source-carriage = carriage
source-tiles = tiles
source-offices = unplaced offices
source-chips = chips
source-clergy = clergy

## Officials and tiles
official-label = { $official }. { $help }
official-label-call = Call the { $official }. { $help }
tokens-left = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
chips-left = { $count ->
    [one] one chip left
   *[other] { $count } chips left
}
stack-label = { $stack }: { $points }

## Closing the route
closing-title = Close the route
closing-later-coach = where the Rome coaches go
closing-later-discard = { $count ->
    [one] which card to discard
   *[other] which { $count } cards to discard
}
result-none = none
result-ends-chance = The preview stops here: what comes next is still hidden.
result-ends-arrive = A coach reaches Rome: its clergy step out.
result-ends-choice = Then you have another choice to make.
result-ends-other-seat = Then others decide first.

## Modules
clergy-title = Seat your clergy
clergy-note = Clergy score when their coach has reached Rome and they are still in the waiting room at the end.
clergy-by-heart = Remember who rides where: you can’t look it up later.
clergy-done = All aboard
clergy-take-out = Take { $rank } out of the Rome coach of { $coach }
clergy-choose = Who rides in the Rome coach of { $coach }?
clergy-ready = Everyone has a seat.
clergy-missing = Every coach needs someone. Next: { $coach }.
news-handed-in = Only one option, so this was handed in for you: { $tokens }.
reward-1 = nothing
reward-2 = a card
reward-3 = a chip
reward-4 = an office

## Menu
menu = Menu
menu-settings = Settings
menu-help = Rules and keys
menu-record = Download the record
share-title = Share this game
take-title = Take this game to another device
mail-title = Send your turn
menu-report = Save a bug report
menu-resign = Resign for good
menu-delete = Delete the game
menu-leave = Main menu
pause = Pause
go-on = Resume
skip = Skip to my turn
speed-label = Speed: { $speed }
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
to-final = Final score

## Command line
command-label = Type what you do, such as: take Ulm
command-hint = Type a move: take Ulm
command-which = Which one: { $commands }?
command-take = take
command-play = play
command-start = start
command-left = left
command-right = right
command-call = call
command-close = close
command-office = office
command-coach = coach
command-discard = discard
command-return = return
command-decline = decline
command-clergy = clergy
command-end = end
command-deck = deck
command-each = each
command-said = { $verb } { $what }
command-none = none
command-undo = undo

## Playing together
wait-clergy = Your clergy are seated. The others are still choosing.
seat-here = is here
seat-gone = is away from the table
seat-away-left = away, a bot plays
seat-away-time = out of time, a bot plays
seat-away-removed = a bot plays
menu-ask-undo = Ask to undo my last step
menu-ask-pause = Ask for a pause
menu-take-back = Undo my last step…
menu-away = Let a bot play for me
menu-hand-on = Give my seat to someone…
do-hand-on = Transfer seat
undo-asked-you = You’ve asked to undo your last step:
undo-more = Everything that has happened since is undone too.
undo-end = { $who } ends the turn.
away-left = A bot is playing for { $who }.
away-left-you = A bot is playing for you.
away-time = { $who } ran out of time: a bot plays.
away-time-you = Your time has run out: a bot plays.
come-back = Take my seat back
chat-title = Chat
chat-tab = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
complain-of = Report { $name }
reaction-well-done = Well played!
reaction-thanks = Thank you!
reaction-oops = Oops!
reaction-hurry = The mail is waiting!
reaction-wow = My word!
reaction-horn = Toot toot!

## Everywhere
close = Close
cancel = Cancel
landing-guest = Guest
settings-title = Settings
settings-language = Language
rule-behind = The rule behind this
help-title = Help

## Other tables
turns-button = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
turns-with = With { $names }
notify-turn = It’s your turn in the game with { $names }.
notify-sample = Test: this is how you’ll be notified.

# A decision that could not be sent so far
unsent-offline = Your decision hasn’t been sent yet. It will be sent as soon as the connection is back.
unsent-stopped = Your decision is saved. It counts as soon as the game in this page runs again.
unsent-read-only = Your decision is saved. The server is read-only right now; it will be sent when that ends.
unsent-refused = Your decision is saved. The server can’t take it right now; it will be sent again in a moment.
unsent-discard = Discard it

## Watching, and what is left
watching = You are watching
replaying = Replay
turns-rematch = { $names }: play again?
