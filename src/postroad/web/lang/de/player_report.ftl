# Meldungen über Spieler, an den Betreiber des Servers.

report-title = Spieler melden
complain-about = Der Betreiber dieses Servers liest die Meldung mit den letzten Zeilen des Chats. { $name } erfährt nichts davon.
complain-why = Was hat { $name } getan?
complain-insults = Beleidigung oder Drohung
complain-name = Anstößiger Name
complain-spam = Werbung oder Spam
complain-stalling = Absichtliches Warten-Lassen
complain-unfair = Betrug (Absprache oder mehrere Konten)
complain-other = Etwas anderes
complain-words = Einzelheiten (freiwillig)
complain-words-needed = Was ist passiert?
complain-send = Meldung senden
complain-sent = Meldung gesendet. { $name } erfährt nichts davon.
complain-mute-about = Du kannst die Nachrichten von { $name } auch ausblenden.
complain-muted = Die Nachrichten von { $name } sind für dich ausgeblendet.
complain-too-many = Es warten schon genug Meldungen. Der Betreiber liest erst diese.
