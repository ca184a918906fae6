## Everywhere

page-title = { $page } – Postroad
server-silent = The server does not answer. Is Postroad still running?
server-silent-guest = The server does not answer. Check your connection, or try again in a moment.
server-refused = The server said no ({ $code }). Nothing you entered is lost.
try-again = Try again

## Landing page

landing-tagline = Lay post roads from city to city, open offices, earn ever larger carriages.
landing-tools = Language, appearance and help
landing-play = Play
landing-play-about = At once, against two easy bots. Takes 20 to 30 minutes.
landing-name = Your name
landing-continue-last = Continue the last game
landing-other = Other ways to play
landing-new = New table…
landing-new-about = Choose seats, bots and modules.
landing-people = Several people at one screen
landing-people-about = Two to four, taking turns.
landing-post = By post
landing-post-about = Friends send each other a link, turn by turn.
new-post-you = You, on this device.
new-post-friend = Gets the letters and plays on their own device.
landing-watch = Watch the bots
landing-watch-about = Sit back and see how they travel.
landing-how = How to play
landing-step-take = Take a card
landing-step-take-about = Every city has three cards. Take one of the six in the market, or draw from the deck.
landing-step-lengthen = Lengthen your route
landing-step-lengthen-about = Play a card at either end of your route. A road must join each city to the next.
landing-step-close = Close it
landing-step-close-about = Three cities or more bring you offices, tiles and the next carriage.
landing-step-rules = Read the rules
landing-unfinished = Unfinished games
landing-finished = Finished games
landing-continue = Continue
landing-look = View again
landing-delete = Delete
landing-delete-ask = Delete this game ({ $names })? It cannot be brought back.
landing-record = Download the record
landing-round = Round { $round }
landing-turn = to play
landing-won = won
landing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
landing-show-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## Without a server, without a line

alone-about = Playing live with friends, and tables open to everybody, need a server.
alone-server = Play with others at { $name }
alone-host = Postroad on a computer starts one:
offline-ready = Ready to play offline.
offline-people = Opens offline too, for people at one screen. Bots play offline once you have met one.
offline-insecure = This address is not encrypted (http), so browsers do not keep the game for offline play and cannot install it. Everything else works.
offline-no = This browser does not keep the game for offline play.

## New table

new-title = New table
new-back = Back
new-seats = Seats
new-players = How many play?
new-player-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-seat = Seat { $number }
new-who = Who plays
new-person = A person
new-person-about = Plays at this screen.
new-bots = Bots
level-beginner-about = Knows the rules and often goes astray. Good company for a first game.
level-easy-about = Sees what is useful, but misses a good deal. You will soon beat it.
level-medium-about = Plays soundly and slips now and then. A fair opponent.
level-hard-about = Slips rarely. Whoever beats it knows the game well.
level-master-about = Always plays the best that it knows. Very hard to beat.
new-name = Name
new-name-missing = Every player needs a name.
new-name-long = At most 24 characters; this name has { $count }.
new-name-same = Somebody else at this table has that name. Choose another, so that you can be told apart.
new-bot-names = Balthasar, Apollonia, Leopold, Walburga, Korbinian, Ludmila
new-shuffle = Draw the seats by lot
new-shuffle-on = Who starts, and who gets which colour and which roof on their offices, is drawn once everybody sits.
new-shuffle-off = They play in this order: the first seat starts, and each player’s offices have the roof and colour shown.
new-modules = Modules
new-modules-about = For your first games, leave both out.
new-more = More
new-all-provinces = The tile for all provinces asks for
new-all-provinces-9 = nine provinces
new-all-provinces-8 = eight, without Bavaria
new-all-provinces-about = One office in every province earns this tile. Eight is a little easier: Bavaria may be missing.
new-create = Open the table

## Settings

settings-name = Your name
settings-theme = Appearance
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-to-light = Switch to light
settings-to-dark = Switch to dark
settings-speed = Speed of bots and pieces
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-speech = What a screen reader reads aloud
settings-speech-brief = Each turn in a sentence
settings-speech-full = Every step
settings-confirm = Ask before giving up a route
settings-confirm-about = A card that starts a new route discards the one you have.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-about = Single keys act at the table.
settings-sound = Sound
settings-sound-about = Paper, stamps, hooves, and a short horn call when it is your turn.

## Help

help-chapters = Chapters
help-term = { $term }.

help-goal = What it is about
help-goal-1 = You run a post in the south of the empire, around 1700. Build routes from city to city; each route you close lets you open offices in its cities, and a long one earns you a larger carriage.
help-goal-2 = Score the most points: for your best carriage and your tiles. Each of your 20 offices that you have not opened by the end costs you a point; so everybody starts with −20.

help-turn = Your turn
help-turn-take = Take a card
help-turn-take-about = Take one of the six city cards that lie open in the market, or draw the top card of the deck. The market is refilled at once.
help-turn-play = Play a card
help-turn-play-about = Lay one card from your hand at the left or right end of your route. A road must join the new city to the city at that end, and no city may be in a route twice. The order never changes afterwards.
help-turn-give-up = If no card fits, or you prefer not to extend, your route is discarded for nothing and the card you play starts a new one. You must play a card each turn.
help-turn-close = Close the route, if you like
help-turn-close-about = Once it has three cities or more. You may also let it grow.
help-turn-example = A route: Karlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck would fit at neither end.

help-officials = Officials
help-officials-1 = You may call one official each turn. You never have to, with one exception: if you begin a turn with no cards in hand, the postmaster comes unasked, and no other official helps you in that turn.

help-closing = Closing a route
help-closing-1 = First choose how to open offices in cities of this route:
help-closing-each = One in each province
help-closing-each-about = One office in every province that the route touches; you choose the city.
help-closing-province = All in one province
help-closing-province-about = An office in every city of the route that lies in one province of your choice.
help-closing-2 = You have at most one office in a city; the offices of others do not matter. You must open every office your choice allows. If you run short of offices, place those you have where you like among the cities it allows.
help-closing-3 = Then take tiles and, if the route is long enough, your next carriage. Last, the route goes to the discard pile, and you keep three cards of your hand at most.
help-closing-4 = The preview shows all of this before anything happens.

help-tiles = Tiles
help-tiles-1 = Tiles lie in stacks, the most valuable one on top: the earlier you earn one, the more it is worth.
help-tiles-length = A route of 5, 6, or 7 and more cities: the top tile of that length. If that stack is empty, the top tile of the next shorter length. As often as you manage.
help-tiles-region = Offices of yours in all cities of a region: its top tile, once for each region. Several routes may go into it. The regions are Baden, Württemberg/Hohenzollern, Bavaria, Switzerland/Tyrol and Bohemia/Salzburg; Poland belongs to none.
help-tiles-all = An office in each of the nine provinces: the top tile for all provinces, once. (A table may ask for eight, without Bavaria.)
help-tiles-end = The first to take carriage 7 or to open the last of their offices gets the tile for the end of the game.

help-carriages = Carriages
help-carriages-1 = They come in order, 3 to 7, one for each closing at most. The next one is yours if the closed route has at least as many cities as its number; none is skipped. The number on its wax seal is its points, and only your best carriage counts.
help-carriages-2 = The cartwright gives you the next one although the route is one or two cities short.

help-end = End and score
help-end-1 = When somebody takes carriage 7 or opens their last office, the round is finished, so that everybody has had the same number of turns. Then count:
help-end-score = Best carriage + tiles − unplaced offices (with modules: + chips + clergy)
help-end-tie = If there is a tie, the player with the end tile wins; if that player is not tied, the first tied player clockwise from there.
help-end-stalled = If for 60 rounds nobody opens an office or takes a carriage, the game is over as well.

help-honours = Module: Honours
help-honours-1 = Whenever you call an official, you take one of its tokens. As soon as the tokens of one official run out, everybody hands in tokens at once, beginning with the player whose turn it is: one to four, all of different officials. Anyone with tokens must hand in at least one.
help-honours-reward-1 = nothing
help-honours-reward-2 = a city card from market or deck, if you like
help-honours-reward-3 = a chip worth one point, while there are any
help-honours-reward-4 = an office in any city without one of yours, if you like
help-honours-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
help-honours-2 = If an official still has no tokens then, everybody hands in tokens again. An office opened this way can earn tiles for regions and all provinces, but none for length, and no carriage; if it was your last, the last round has come. After the last turn everybody may hand in tokens once more.

help-audience = Module: Audience
help-audience-1 = Before the first turn you secretly put your five clergy into the five Rome coaches, one in each. Each region has one; Poland has none.
help-audience-2 = When you close a route, look at each of its cities where you opened no office in this closing: the Rome coach of that city’s region moves one stop south. You choose the order, and the road at a fork. For Lodz, or when that coach is in Rome already, you move any other one.
help-audience-3 = In Rome the clergy of a coach are revealed and step into the waiting room, each to the place of their rank. Those who came in the same coach share a place; whoever stood there before must leave. Coaches still on the road bring nothing. At the end everybody in the waiting room scores:
help-audience-4 = The map of the roads to Rome is this project’s own.

help-keys = Keys
help-keys-about = They act at the table unless you turn them off in the settings.
help-key-next = Next choice
help-key-previous = Previous choice
help-key-press = Take that choice
help-key-market = Take that card of the market
help-key-deck = Draw from the deck
help-key-close = Close the route
help-key-end = End the turn
help-key-undo = Undo
help-key-command = Command line
help-key-map = To the map
help-key-hand = To your hand
help-key-log = To the log
help-key-help = This help
help-key-cancel = Cancel
help-key-enter = Enter
help-key-escape = Esc

help-commands = Commands
help-commands-about = Press / and write what you want to do. Words may come in any order and may be shortened.
help-command-take = Take Ulm from the market, or draw from the deck
help-command-play = Add Ulm at an end of your route
help-command-start = Begin a new route with Ulm
help-command-call = Call an official
help-command-close-each = Close: an office in each province
help-command-close-province = Close: all offices in one province
help-command-office = Open an office in Ulm
help-command-coach = Move a region’s Rome coach to a stop
help-command-discard = Put a card on the discard pile
help-command-return = Hand in tokens
help-command-decline = Decline a reward
help-command-clergy = Seat the clergy of that rank in the next Rome coach
help-command-end = End the turn
help-command-undo = Undo

## Final screen

final-title = The game is over
final-you-won = You win, { $name }!
final-won = { $name } wins!
final-you-won-about = { $points ->
    [one] One point: the posts of the empire are yours.
   *[other] { $points } points: the posts of the empire are yours.
}
final-won-about = { $points ->
    [one] One point. Well travelled, everybody.
   *[other] { $points } points. Well travelled, everybody.
}
final-tie = A tie: the player with the end tile wins, or else the first tied player clockwise from there.
final-stalled = The roads have gone quiet: for 60 rounds nobody opened an office or took a carriage.
final-score = Where the points come from
final-source = Source
final-carriage = Carriage
final-tiles = Tiles
final-offices = Unplaced offices
final-chips = Chips
final-clergy = Clergy
final-points = Points
final-offices-open = { $open } of 20 offices open
final-no-tiles = No tiles
final-again = Play again
final-map = Look at the board
final-record = Download the record
final-leave = Back to the start

# Games that this browser keeps
kept-title = Games on this device
kept-here = Games against bots and at one screen are kept on this device, in this browser.
kept-nowhere = This browser keeps nothing in this window: games against bots and at one screen end with the page. Save them to a file.
kept-save = Save all to a file
kept-bring = Bring back from a file
kept-reading = Reading the file …
kept-brought = { $count ->
    [one] One game is back.
   *[other] { $count } games are back.
}
kept-known = All games in this file are here already.
kept-broken = { $count ->
    [one] One game in the file cannot be read.
   *[other] { $count } games in the file cannot be read.
}
kept-no-games = This file holds no games of Postroad.
refused-no-room = There is no room left on this device. Delete some games, or make room, and try again.
