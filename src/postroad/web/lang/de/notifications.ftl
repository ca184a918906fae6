# Benachrichtigungen des Servers für Abwesende.

herald-turn-title = Du bist am Zug
herald-turn = { $who }, du bist am Zug, am Tisch von { $host }.
herald-trial-title = Postroad
herald-trial = So wirst du benachrichtigt, wenn du am Zug bist.

## Einstellungen

herald-title = Zugbenachrichtigungen
herald-about = Wenn andere auf dich warten und du nicht am Tisch bist: eine Minute nach dem letzten Zug, an Tischen ohne Uhr oder mit viel Bedenkzeit. Die Benachrichtigung nennt den Tisch und führt dorthin; von den Karten verrät sie nichts.
herald-subscribe = In diesem Browser benachrichtigen
herald-here = Dieser Browser
herald-there = Ein anderer Browser ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = Die Adresse eines Themas, dem deine ntfy-App folgt. Wer sie kennt, liest mit: Nimm einen Namen, den niemand errät.
herald-webhook = Webhook
herald-webhook-about = Eine Adresse, die Nachrichten annimmt: Discord, Slack, Mattermost oder ein eigenes Programm.
herald-kind = Benachrichtigen über
herald-address = Adresse
herald-add = Hinzufügen
herald-try = Test senden
herald-try-which = Test senden: { $name }
herald-tried = Gesendet. Die Nachricht müsste schon da sein.
herald-delete = { $name } löschen
herald-off = Abgeschaltet. { $why }
herald-wrong = Gib eine Adresse mit https:// ein, bei ntfy mit dem Thema.
herald-trouble-no-address = Unter diesem Namen gibt es keine öffentliche Adresse.
herald-trouble-unreachable = Der Dienst antwortet nicht.
herald-trouble-refused = Der Dienst hat die Nachricht abgelehnt.
herald-trouble-gone = Diese Adresse gibt es nicht mehr.
