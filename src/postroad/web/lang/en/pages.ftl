## Everywhere

page-title = { $page } – Postroad
server-silent = The server isn’t responding. Is Postroad still running?
server-silent-guest = The server isn’t responding. Check your connection, or try again in a moment.
server-refused = The server refused ({ $code }). Nothing you entered is lost.
blocked-title = This browser can’t run the game
blocked-text = Games in this page need WebAssembly, and this browser blocks it. Allow it for this site, or use another browser. Your stored games are safe.
unloaded-text = The rules and bots for games in this page could not be loaded; your stored games are safe. Check your connection, then try again.
stopped-text = The game in this page has stopped; your stored games are safe. Try again, or reload the page.
unexpected-text = Something went wrong here. Try again, or reload the page.
try-again = Try again
signed-out-title = Signed out
signed-out-text = This browser was signed out from another device. To continue as the same player, create a link on that device: Settings, “Your devices”.

## Landing page

landing-tagline = Lay post roads from city to city, open offices, earn ever larger carriages.
landing-tools = Language, appearance and help
landing-play = Play
landing-play-about = Right away, against two easy bots. Takes 20 to 30 minutes.
landing-name = Your name
landing-continue-last = Continue the last game
landing-other = Other ways to play
landing-learn = Learn to play
landing-learn-about = Twelve short steps at the table.
landing-learn-first = New here? Learn by playing
landing-learn-on = Continue the lesson
landing-daily = Daily challenge
landing-daily-about = The same cards for everyone, one try.
landing-puzzle = Puzzles
landing-puzzle-about = One decision is clearly best: which?
landing-new = Custom game…
landing-new-about = Choose seats, bots and modules.
landing-people = Pass and play
landing-people-about = Two to four at one screen, taking turns.
landing-post = Play by mail
landing-post-about = Friends send each other a link, turn by turn.
new-post-you = You, on this device.
new-post-friend = Gets the links and plays on their own device.
landing-watch = Watch the bots
landing-watch-about = Sit back and see how they travel.
landing-how = How to play
landing-step-take = Take a card
landing-step-take-about = Every city has three cards. Take one of the six in the market, or draw from the deck.
landing-step-lengthen = Extend your route
landing-step-lengthen-about = Play a card at either end of your route. A road must join each city to the next.
landing-step-close = Close it
landing-step-close-about = Three cities or more bring you offices, bonus tiles and the next carriage.
landing-step-rules = Read the rules
landing-unfinished = Unfinished games
landing-finished = Finished games
landing-continue = Continue
landing-look = Review
landing-delete = Delete
landing-delete-ask = Delete this game ({ $names })? It can’t be brought back.
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

## Without a server or a connection

alone-about = Live games with friends and public tables need a server.
alone-server = Play with others at { $name }
alone-host = To start one on a computer:
offline-ready = Ready to play offline.
offline-simple = Ready to play offline, for now against a simple bot.
bots-coming = The bots of all levels (3.7 MB) are being downloaded.
bots-absent = The bots of all levels (3.7 MB) aren’t downloaded yet. Until then a simple bot stands in for them.
bots-fetch = Download the bots
offline-insecure = This address isn’t encrypted (http), so browsers can’t keep the game for offline play or install it. Everything else works.
offline-no = This browser can’t keep the game for offline play.

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
level-easy-about = Sees what is useful, but misses a good deal. You’ll soon beat it.
level-medium-about = Plays soundly and slips now and then. A fair opponent.
level-hard-about = Slips rarely. If you beat it, you know the game well.
level-master-about = Always plays the best it knows. Very hard to beat.
new-name = Name
new-name-missing = Every player needs a name.
new-name-long = At most 24 characters; this name has { $count }.
new-name-same = Someone at this table already has that name. Choose another so you can be told apart.
new-bot-names = Balthasar, Apollonia, Leopold, Walburga, Korbinian, Ludmila
new-shuffle = Random seating
new-shuffle-about = The starting player, the colours and the roofs are drawn once everyone is seated. Otherwise you play in this order.
new-modules = Modules
new-modules-about = For your first games, leave both out.
new-more = More
new-create = Create table

## Settings

settings-name = Your name
settings-theme = Appearance
settings-theme-auto = System
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
settings-marks-about = Marks market cards that extend your route or bring a region close to its tile.
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
    [one] One point. Well travelled, everyone.
   *[other] { $points } points. Well travelled, everyone.
}
final-gave-up = Players who resigned or ran out of time come last, whatever their bots scored.
final-nobody = Nobody wins
final-nobody-about = All players gave up their seats, and bots played to the end.
final-tie = Tie: the holder of the game-end tile wins, otherwise the first tied player clockwise from there.
final-stalled = The roads have gone quiet: for 60 rounds nobody opened an office or took a carriage.
final-score = Where the points come from
final-source = Source
final-carriage = Carriage
final-tiles = Bonus tiles
final-offices = Unplaced offices
final-chips = Chips
final-clergy = Clergy
final-points = Points
final-offices-open = { $open } of 20 offices open
final-no-tiles = No bonus tiles
final-again = Play again
final-map = View the board
final-record = Download the record
final-leave = Main menu

# Games that this browser keeps
kept-title = Games on this device
kept-here = Games against bots and pass-and-play games are stored on this device, in this browser.
kept-nowhere = This window stores nothing: games against bots and pass-and-play games are lost when you close the page. Save them to a file.
kept-save = Save all to a file
kept-bring = Open a saved game or backup
kept-reading = Reading the file…
kept-brought = { $count ->
    [one] One game restored.
   *[other] { $count } games restored.
}
kept-known = All games in this file are already here.
kept-broken = { $count ->
    [one] One game in the file can’t be read.
   *[other] { $count } games in the file can’t be read.
}
kept-no-games = This file contains no Postroad games.
refused-no-room = This device is out of space. Delete some games or free some space, then try again.
stored-tried = from step { $at } of another game
stored-deal = the deal of another game
landing-stats = Your statistics
