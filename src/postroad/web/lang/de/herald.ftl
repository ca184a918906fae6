# Was der Server selbst denen sagt, die nicht da sind.

herald-turn-title = Du bist am Zug
herald-turn = { $who }, du bist am Zug, am Tisch von { $host }.
herald-trial-title = Postroad
herald-trial = So erfährst du, dass du am Zug bist.

## Einstellungen

herald-title = Nachrichten, wenn ich nicht da bin
herald-about = Wenn andere auf dich warten und du nicht am Tisch bist, eine Minute nach dem letzten Zug. An Tischen ohne Uhr oder mit einer langen. Die Nachricht nennt den Tisch und führt dorthin; von den Karten sagt sie nichts.
herald-subscribe = In diesem Browser benachrichtigen
herald-here = Dieser Browser
herald-there = Ein anderer Browser ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = Die Adresse eines Themas, dem deine ntfy-App folgt. Wer sie kennt, liest mit: Nimm einen Namen, den niemand errät.
herald-webhook = Webhook
herald-webhook-about = Eine Adresse, die Nachrichten annimmt: von Discord, Slack oder Mattermost oder ein eigenes Programm.
herald-kind = Wie du erreicht wirst
herald-address = Adresse
herald-add = Hinzufügen
herald-try = Probe senden
herald-try-which = Probe senden: { $name }
herald-tried = Gesendet. Es müsste schon da sein.
herald-delete = { $name } löschen
herald-off = Abgeschaltet. { $why }
herald-wrong = Das ist keine Adresse dafür. Nötig ist eine über https, bei ntfy mit dem Namen eines Themas.
herald-trouble-no-address = Unter diesem Namen gibt es keine öffentliche Adresse.
herald-trouble-unreachable = Dort antwortet niemand.
herald-trouble-refused = Dort wurde es nicht angenommen.
herald-trouble-gone = Dort ist niemand mehr.
