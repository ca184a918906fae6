# Was der Betreiber des Servers allen sagt.

notice-from = Vom Betreiber dieses Servers:
notice-read-only = Im Moment kann man alles ansehen und nichts ändern; Bots und Uhren ruhen.
refused-read-only = Auf diesem Server lässt sich im Moment nichts ändern. Versuch es später noch einmal.
