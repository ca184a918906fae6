# Player reports, to the server’s operator.

report-title = Report player
complain-about = The server’s operator reads it, with the last lines of the chat. { $name } won’t be told.
complain-why = What did { $name } do?
complain-insults = Insults or threats
complain-name = Offensive name
complain-spam = Advertising or spam
complain-stalling = Keeping others waiting on purpose
complain-unfair = Cheating (collusion or several accounts)
complain-other = Something else
complain-words = Details (optional)
complain-words-needed = What happened?
complain-send = Send report
complain-sent = Report sent. { $name } won’t be told.
complain-mute-about = You can also hide { $name }’s messages.
complain-muted = { $name }’s messages are hidden from you.
complain-too-many = Enough reports are waiting. The operator reads those first.
