# Notifications that the server sends to absent players.

herald-turn-title = It’s your turn
herald-turn = { $who }, it’s your turn at { $host }’s table.
herald-trial-title = Postroad
herald-trial = This is how you’ll be notified of your turn.

## Settings

herald-title = Turn notifications
herald-about = When others wait for you and you’re away from the table, a minute after the last move. At tables without a clock, or with a long one. The notification names the table and leads there; it reveals no cards.
herald-subscribe = Notify in this browser
herald-here = This browser
herald-there = Another browser ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = The address of a topic your ntfy app follows. Anyone who knows it can read along: choose a name nobody can guess.
herald-webhook = Webhook
herald-webhook-about = An address that accepts messages: Discord, Slack, Mattermost or your own program.
herald-kind = How to reach you
herald-address = Address
herald-add = Add
herald-try = Send a test
herald-try-which = Send a test: { $name }
herald-tried = Sent. It should have arrived by now.
herald-delete = Delete { $name }
herald-off = Switched off. { $why }
herald-wrong = Enter an https:// address; for ntfy, include the topic.
herald-trouble-no-address = No public address has this name.
herald-trouble-unreachable = The service doesn’t answer.
herald-trouble-refused = The service rejected the message.
herald-trouble-gone = This address no longer exists.
