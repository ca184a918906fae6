# Die Seite für den Betreiber des Servers.

host-title = Serververwaltung
host-how = Diese Seite öffnet ein Link, den `postroad admin host` auf dem Server ausgibt. Jeder Link gilt einmal, eine Stunde lang.
host-connected = Online
host-known = Spieler insgesamt
host-open = Tische im Speicher
host-seating = Warten auf Mitspieler
host-playing = Im Spiel
host-over = Beendet
host-load = Last
host-load-of = { $load } von { $cores }
host-bots-wait = Ein Bot hat seit { $seconds } s nicht geantwortet. Ein Server ohne eigene Bots braucht einen Worker: `postroad work`.
host-line = Ankündigung
host-line-about = Erscheint binnen Sekunden oben auf jeder Seite, auch auf offenen.
host-say = Anzeigen
host-say-nothing = Entfernen
host-read-only = Schreibgeschützt
host-read-only-about = Alle können zusehen, aber nicht spielen; Bots und Uhren pausieren.
host-finding = Spieler und Tische
host-find-by = Ein Name oder der Anfang einer Kennung
host-find = Suchen
host-found = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
host-more-tables = Weitere Tische
host-more-players = Weitere Spieler
host-tables = Neueste Tische
host-table-of = Erstellt von
host-stage = Stand
host-touched = Letzte Aktivität
host-players = Neueste Spieler
host-name = Name
host-tables-of = Tische
host-came = Gekommen
host-muted = stummgeschaltet
host-banned = gesperrt
host-complaints = { $count ->
    [one] Eine Meldung
   *[other] { $count } Meldungen
}
host-complaint-by = von { $name }
host-complaint-table = zum Tisch
host-complaint-gone = der Tisch ist gelöscht
host-complaint-lines = Chatnachrichten
host-settle = Erledigt
host-mute = Stummschalten
host-unmute = Stummschaltung aufheben
host-ban = Sperren
host-unban = Entsperren
host-ban-sure = { $name } sperren? Bots übernehmen die Plätze sofort, und Entsperren gibt sie nicht zurück.
host-delete = Tisch löschen
host-delete-sure = Diesen Tisch löschen, mit allem, was dort geschehen ist?
