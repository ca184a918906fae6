# Die Ankündigung des Betreibers.

notice-from = Vom Betreiber dieses Servers:
notice-read-only = Im Moment kannst du zusehen, aber nicht spielen; Bots und Uhren pausieren.
refused-read-only = Auf diesem Server lässt sich im Moment nichts ändern. Versuch es später noch einmal.
