# What the server itself says to people who are not there.

herald-turn-title = It is your turn
herald-turn = { $who }, it is your turn at { $host }’s table.
herald-trial-title = Postroad
herald-trial = This is how you hear that it is your turn.

## Settings

herald-title = Notices when I am not here
herald-about = When others wait for you and you are not at the table, a minute after the last move. At tables without a clock, or with a long one. It names the table and leads there; it says nothing of the cards.
herald-subscribe = Notify me in this browser
herald-here = This browser
herald-there = Another browser ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = The address of a topic that your ntfy app follows. Whoever knows it can read along: take a name that nobody guesses.
herald-webhook = Webhook
herald-webhook-about = An address that takes messages, of Discord, Slack or Mattermost, or a program of yours.
herald-kind = How to reach you
herald-address = Address
herald-add = Add
herald-try = Send a test
herald-try-which = Send a test: { $name }
herald-tried = Sent. It should be there by now.
herald-delete = Delete { $name }
herald-off = Switched off. { $why }
herald-wrong = That is no address for it. It needs one over https, for ntfy with the name of a topic.
herald-trouble-no-address = There is no public address by this name.
herald-trouble-unreachable = Nobody answers there.
herald-trouble-refused = It was not taken there.
herald-trouble-gone = There is nobody there any more.
