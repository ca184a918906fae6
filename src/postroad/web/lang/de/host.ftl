# Die Seite für den Betreiber des Servers.

host-title = Für den Betreiber
host-how = Diese Seite öffnet ein Link, den `postroad admin host` auf dem Server ausgibt. Jeder gilt einmal, eine Stunde lang.
host-connected = Gerade hier
host-known = Namen insgesamt
host-open = Tische im Speicher
host-seating = Warten auf andere
host-playing = Im Spiel
host-over = Zu Ende
host-load = Last
host-load-of = { $load } von { $cores }
host-bots-wait = Ein Bot wurde vor { $seconds } s gefragt und hat nicht geantwortet. Ein Server ohne eigene Bots braucht `postroad work`.
host-line = Eine Zeile für alle
host-line-about = Oben auf jeder Seite, auch auf offenen, binnen Sekunden.
host-say = Zeigen
host-say-nothing = Wegnehmen
host-read-only = Nur ansehen
host-read-only-about = Alle sehen zu und ändern nichts; Bots und Uhren ruhen.
host-finding = Namen und Tische
host-find-by = Ein Name oder der Anfang einer Kennung
host-find = Suchen
host-found = { $players ->
    [one] Ein Name
   *[other] { $players } Namen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
host-more-tables = Weitere Tische
host-more-players = Weitere Namen
host-tables = Die letzten Tische
host-table-of = Von
host-stage = Stand
host-touched = Zuletzt
host-players = Wer zuletzt kam
host-name = Name
host-tables-of = Tische
host-came = Gekommen
host-muted = stumm
host-banned = ausgesperrt
host-complaints = { $count ->
    [one] Eine Beschwerde
   *[other] { $count } Beschwerden
}
host-complaint-by = von { $name }
host-complaint-table = zum Tisch
host-complaint-gone = der Tisch ist gelöscht
host-complaint-lines = Was geschrieben wurde
host-settle = Erledigt
host-mute = Stummschalten
host-unmute = Wieder schreiben lassen
host-ban = Aussperren
host-unban = Wieder hereinlassen
host-ban-sure = { $name } nicht mehr hereinlassen?
host-delete = Tisch löschen
host-delete-sure = Diesen Tisch löschen, mit allem, was dort geschehen ist?
