# A game that came with a link, and passing one on.

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
game-wrong-title = This link opens no game
game-wrong-no-link = There is no game in it.
game-wrong-broken = Part of it is missing or was changed. Copy the whole address once more, or ask for it again.
game-wrong-newer = It comes from a newer version of Postroad. Load this page again, or open the link where it was made.
game-wrong-failed = The rules could not be loaded. Try again when you are online.
share-about = The whole game is in this link; nobody else keeps it. Whoever opens it can follow every step.
share-long = This game is too long for many messengers. Better pass it on as a file.
share-names = With the players’ names
share-at = Open it where it is now: step { $at }
share-file = Save the record as a file
share-as-file = Save the record as a file and pass it on. On the first page of any Postroad, “{ $open }” opens it.
share-packing = Packing the game…
share-wrong = The game could not be read. Try again.
take-about = Open this link, or scan the code, on the other device: the game goes on there as it is now. It stays here too; from then on they are two games.
take-covered = The link holds the whole game, hands too. Keep it to yourself.
take-file-about = Save this game as a file and take it to the other device. On the first page of Postroad there, “{ $open }” goes on with it as it is now. It stays here too; from then on they are two games.
take-file = Save this game to a file
take-file-covered = The file holds the whole game, hands too. Keep it to yourself.
record-malformed = This file is not a whole record. { $why }
record-newer = This record comes from a newer version of Postroad. Load this page again.
record-hidden = This record was made for one player’s eyes: what the others held is missing in it.
record-false = This record is not true: event { $event } cannot be so by the rules.
game-run = Let it run
game-eyes = Seen by
game-eyes-all = Everybody’s cards
game-stride = Running
game-by-forward = Step by step
game-by-forward-turn = Turn by turn
game-pace = Speed
game-choices = How to follow the game
record-told = It says: “{ $told }”
record-malformed-event = This file is not a whole record: something in event { $event } is missing, or cannot be so.
record-why-over = The game was over by then.
record-why-ends = After it the record breaks off where nobody has to decide: something is missing.
record-why-more = More belongs to it than the record tells.
record-why-deck = A new deck must hold exactly the cards of the discard pile.
record-why-due = By the rules, this comes here: “{ $due }”
record-why-refused = At the table one would hear: “{ $reason }”
event-turn = It is { $who }’s turn.
event-reveal = { $city } is laid out in the market.
event-token = { $who } gets a token: { $official }.
event-clergy = { $who } seats { $rank } in the Rome coach of { $coach }.
event-clear = The market is cleared.
game-wrong-running = This game is not over yet.
try-title = Play on from here
try-about = From step { $at } on you play, at a table of your own that is kept on this device. The game you are looking at stays as it is.
try-seat = Your seat
try-against = Against
try-as-were = The bots that played
try-deck = The cards to come
try-deck-same = As they came
try-deck-same-about = In the order of the game, as far as it was seen there.
try-deck-new = Shuffled
try-deck-new-about = Hands and market stay; the deck is shuffled.
try-play = Play
beat-title = Beat this score
beat-points = Beat { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beat-about = { $name } got { $points ->
    [one] { $points } point
   *[other] { $points } points
} with this deal. You have the same seat, and the cards come in the same order.
beat-yours = your seat
beat-play = Play this deal
beat-pass = Challenge others
beat-look = Look at that game
beat-fair = Looking at that game first shows you the cards. Once the deck is used up and the discard pile is shuffled, the cards are other ones.
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
final-daily = To the daily deal
origin-daily = Daily deal
compared-look = { $name }, turn { $turn }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Look at the game there.
record-part-options = The options of the game are missing in it, or cannot be so.
record-part-names = It has to name every player.
record-part-events = It tells nothing of what happened.
record-part-decisions = It counts other decisions than its events tell of.
record-part-twice = Something stands in it twice.
