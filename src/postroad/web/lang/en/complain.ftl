# A complaint about somebody, to the host of the server.

complain-title = Complain
complain-about = Whoever runs this server reads it, with the last lines of the chat. { $name } is not told.
complain-why = What did { $name } do?
complain-insults = Insults or threatens
complain-name = Has an offensive name
complain-spam = Advertises, or floods the chat
complain-stalling = Keeps others waiting on purpose
complain-unfair = Plays unfairly: two together, or one at several seats
complain-other = Something else
complain-words = A few words, if you like
complain-words-needed = What was it?
complain-send = Send the complaint
complain-sent = Your complaint has been sent. { $name } does not learn of it.
complain-mute-about = You need not read on: what { $name } writes can be hidden from you.
complain-muted = What { $name } writes is hidden from you.
complain-too-many = There are enough complaints waiting. Whoever runs this server reads those first.
