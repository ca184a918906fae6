# Strona wejściowa serwera tylko dla zaproszonych.

enter-title = Tylko na zaproszenie
enter-about = Na tym serwerze grają tylko zaproszeni. Administrator podał ci hasło albo przysłał link.
enter-word = Hasło
enter-go = Wejdź
enter-used = To zaproszenie było już użyte albo jest za stare. Poproś administratora o nowe albo o hasło.
refused-wrong-passphrase = Błędne hasło. Zapytaj administratora tego serwera.
