# Die Eingangsseite eines Servers nur für Eingeladene.

enter-title = Nur mit Einladung
enter-about = Auf diesem Server spielen nur Eingeladene. Der Betreiber hat dir eine Passphrase genannt oder einen Link geschickt.
enter-word = Passphrase
enter-go = Eintreten
enter-used = Diese Einladung ist schon benutzt oder zu alt. Bitte den Betreiber um eine neue oder um die Passphrase.
refused-wrong-passphrase = Falsche Passphrase. Frage den Betreiber dieses Servers.
