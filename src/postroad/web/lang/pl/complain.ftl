# Skarga na kogoś, do gospodarza serwera.

complain-title = Skarga
complain-about = Przeczyta ją gospodarz tego serwera, razem z ostatnimi wierszami czatu. { $name } się o niej nie dowie.
complain-why = Na co się skarżysz ({ $name })?
complain-insults = Obraża lub grozi
complain-name = Ma obraźliwą nazwę
complain-spam = Reklamuje lub zaśmieca czat
complain-stalling = Celowo każe innym czekać
complain-unfair = Gra nieuczciwie: w zmowie lub na kilku miejscach naraz
complain-other = Coś innego
complain-words = Kilka słów, jeśli chcesz
complain-words-needed = Co się stało?
complain-send = Wyślij skargę
complain-sent = Skarga wysłana. { $name } się o niej nie dowie.
complain-mute-about = Nie musisz czytać dalej: to, co pisze { $name }, możesz u siebie ukryć.
complain-muted = To, co pisze { $name }, jest u ciebie ukryte.
complain-too-many = Czeka już dość skarg. Gospodarz serwera najpierw przeczyta tamte.
