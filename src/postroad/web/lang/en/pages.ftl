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
landing-learn = Learn to play
landing-learn-about = Twelve short steps on the table.
landing-learn-first = New here? Learn by playing
landing-learn-on = Go on with the lesson
landing-daily = Daily deal
landing-daily-about = The same cards for everybody, one try.
landing-puzzle = Puzzles
landing-puzzle-about = One decision is clearly best: which?
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
offline-simple = Ready to play offline, for now against a simple bot.
bots-coming = The bots of all levels (3.7 MB) are on their way.
bots-absent = The bots of all levels (3.7 MB) are not here yet. Until then a simple bot stands in for them.
bots-fetch = Fetch the bots
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
new-shuffle-about = Who starts, and who gets which colour and which roof on their offices, is drawn once everybody sits. Otherwise they play in this order.
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
settings-speech = What a screen reader reads aloud
settings-speech-brief = Each turn in a sentence
settings-speech-full = Every step
settings-confirm = Ask before giving up a route
settings-confirm-about = A card that starts a new route discards the one you have.
settings-marks = Mark useful cards
settings-marks-about = Cards of the market that go on with your route, or bring a region near its tile, have a small mark.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-about = Single keys act at the table.
settings-sound = Sound
settings-sound-about = Paper, stamps, hooves, and a short horn call when it is your turn.

## Help

lesson-base = Base game
lesson-at = { $done } of { $count }

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
final-gave-up = Whoever resigned or ran out of time comes last, whatever the bot in their seat scored.
final-nobody = Nobody wins
final-nobody-about = All players gave up their seats, and bots played to the end.
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
kept-bring = Open a record, or saved games
kept-reading = Reading the file…
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
stored-tried = from step { $at } of another game
stored-deal = the deal of another game
landing-stats = Your games in figures
