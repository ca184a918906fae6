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
share-packing = Packing the game …
share-wrong = The game could not be read. Try again.
take-about = Open this link, or scan the code, on the other device: the game goes on there as it is now. It stays here too; from then on they are two games.
take-covered = The link holds the whole game, hands too. Keep it to yourself.
