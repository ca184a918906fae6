# A shared game, and sharing one.

game-title = A shared game
game-seat = Seat { $number }
game-replay = Replay it from the start
game-time = Course of the game
game-at = Step { $at } of { $of }
game-first = To the start
game-back-turn = Back one turn
game-back = Back one step
game-forward = Forward one step
game-forward-turn = Forward one turn
game-last = To the end
game-wrong-title = This link doesn’t open a game
game-wrong-no-link = It contains no game.
game-wrong-broken = Part of it is missing or was changed. Copy the whole address again, or ask for a new one.
game-wrong-newer = It comes from a newer version of Postroad. Reload this page, or open the link where it was made.
game-wrong-failed = The rules couldn’t be loaded. Try again when you’re online.
share-about = The whole game is in this link and stored nowhere else. Anyone who opens it can follow every step.
share-long = This game is too long for many messengers. Better share it as a file.
share-names = With the players’ names
share-at = Open it at this point: step { $at }
share-file = Save the record as a file
share-as-file = Save the record as a file and pass it on. On the start page of any Postroad, “{ $open }” opens it.
share-packing = Preparing the game…
share-wrong = The game couldn’t be read. Try again.
take-about = Open this link, or scan the code, on the other device: the game continues there from this point. It stays here too; from then on they are two games.
take-covered = The link contains the whole game, hands included. Keep it to yourself.
take-file-about = Save this game as a file and take it to the other device. There, on the start page of Postroad, “{ $open }” continues it from this point. It stays here too; from then on they are two games.
take-file = Save this game to a file
take-file-covered = The file contains the whole game, hands included. Keep it to yourself.
record-malformed = This file isn’t a complete record. { $why }
record-newer = This record comes from a newer version of Postroad. Reload this page.
record-hidden = This record shows the game as one player saw it: the others’ hands are missing.
record-false = Invalid record: event { $event } breaks the rules.
game-run = Play
game-eyes = View as
game-eyes-all = Everyone’s cards
game-stride = Steps
game-by-forward = Step by step
game-by-forward-turn = Turn by turn
game-pace = Speed
game-choices = Playback options
record-told = It says: “{ $told }”
record-malformed-event = This file isn’t a complete record: something in event { $event } is missing or impossible.
record-why-over = The game was over by then.
record-why-ends = After it the record breaks off where nobody has to decide: something is missing.
record-why-more = The record leaves out a part of it.
record-why-deck = A new deck must hold exactly the cards of the discard pile.
record-why-due = By the rules, this should come here: “{ $due }”
record-why-refused = At the table the answer would be: “{ $reason }”
event-turn = It is { $who }’s turn.
event-reveal = { $city } is laid out in the market.
event-token = { $who } gets a token: { $official }.
event-clergy = { $who } seats { $rank } in the Rome coach of { $coach }.
event-clear = The market is cleared.
game-wrong-running = This game isn’t over yet.
try-title = Play on from here
try-about = From step { $at } on you play, at a table of your own that is kept on this device. The game you’re viewing stays as it is.
try-seat = Your seat
try-against = Against
try-as-were = The original bots
try-deck = Upcoming cards
try-deck-same = Original order
try-deck-same-about = As they came in that game, as far as they were seen there.
try-deck-new = Shuffled
try-deck-new-about = Hands and market stay; the deck is shuffled.
try-play = Play
beat-title = Beat this score
beat-points = Beat { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beat-about = { $name } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} with this deal. You have the same seat, and the cards come in the same order.
beat-yours = your seat
beat-play = Play this deal
beat-pass = Challenge others
beat-look = View that game
beat-fair = Viewing that game first shows you the cards. Once the deck is used up and the discard pile is shuffled, the cards will differ.
compared-title = Compared turn by turn
compared-more = You have { $after ->
    [one] { $after } point
   *[other] { $after } points
}, { $by } more than { $name } had.
compared-less = You have { $after ->
    [one] { $after } point
   *[other] { $after } points
}, { $by } fewer than { $name } had.
compared-same = You have { $after ->
    [one] { $after } point
   *[other] { $after } points
}, exactly as many as { $name } had.
compared-now = You
compared-turn = Turn
compared-difference = Difference
compared-table = As a table
origin-at = From step { $at } of another game
origin-deal = The deal of another game
final-daily = To the daily challenge
origin-daily = Daily challenge
compared-look = { $name }, turn { $turn }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. View the game there.
record-part-options = The options of the game are missing or impossible.
record-part-names = It must name every player.
record-part-events = It contains no events.
record-part-decisions = The number of decisions doesn’t match the events.
record-part-twice = It has a duplicate entry.
