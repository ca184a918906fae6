# Playing by post: letters that hold the game so far.

mail-about = { $name } is next. Send this link by any messenger: it holds the whole game so far, and whoever opens it can play on.
mail-over = The game is over. Send the others this last letter, so that they see how it ended.
mail-share = A letter from Postroad
post-about = When you have done your part, you send a link; whoever is next opens it and plays on. No server keeps the game.
post-covered = Hands are covered, not secret: with some skill they can be read out of a letter. Play like this among friends.
post-who = A letter! Which of these are you?
post-next = { $name } is next.
post-look-on = I am only looking on
post-old-title = An old letter
post-old-text = At your table this game has already gone on.
post-fork-title = One game, told in two ways
post-fork-text = This letter tells the game otherwise than your table does. Perhaps somebody opened an older letter and played on. Agree with the others which one counts.
post-keep = To my table
post-follow = Follow this letter
