# Play by mail: links that hold the game so far.

mail-about = { $name } is next. Send this link with any messenger. It holds the whole game so far; anyone who opens it can play on.
mail-over = The game is over. Send the others this last link so they see how it ended.
mail-share = A turn in Postroad
post-about = When your turn is done, you send a link; the next player opens it and plays on. No server keeps the game.
post-covered = Hands are covered, not secret: a skilled person can read them from a link. Play like this among friends.
post-who = A turn has arrived! Which player are you?
post-next = { $name } is next.
post-look-on = I’m only watching
post-old-title = An older turn
post-old-text = At your table this game is already further on.
post-fork-title = Two versions of this game
post-fork-text = In this link the game went differently than at your table. Perhaps someone opened an older link and played on. Agree with the others which version counts.
post-keep = To my table
post-follow = Use this version
