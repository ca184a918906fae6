# Zgłoszenia graczy do administratora serwera.

report-title = Zgłoś gracza
complain-about = Przeczyta to administrator tego serwera, razem z ostatnimi wierszami czatu. { $name } się o tym nie dowie.
complain-why = Co robi { $name }?
complain-insults = Obraża lub grozi
complain-name = Ma obraźliwą nazwę
complain-spam = Reklamuje lub spamuje
complain-stalling = Celowo każe innym czekać
complain-unfair = Oszukuje (zmowa lub kilka kont)
complain-other = Coś innego
complain-words = Szczegóły (opcjonalnie)
complain-words-needed = Co się stało?
complain-send = Wyślij zgłoszenie
complain-sent = Zgłoszenie wysłane. { $name } się o nim nie dowie.
complain-mute-about = Wiadomości gracza { $name } możesz też u siebie ukryć.
complain-muted = Wiadomości gracza { $name } są u ciebie ukryte.
complain-too-many = Czeka już dość zgłoszeń. Administrator najpierw przeczyta tamte.
