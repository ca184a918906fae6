# Drzwi serwera, na którym grają tylko zaproszeni.

enter-title = Na zaproszenie
enter-about = Na tym serwerze grają tylko zaproszeni. Gospodarz podał ci słowo albo przysłał link.
enter-word = Słowo
enter-go = Wejdź
enter-used = To zaproszenie było już użyte albo jest za stare. Poproś gospodarza o nowe albo o słowo.
refused-wrong-passphrase = To nie jest to słowo. Zapytaj gospodarza tego serwera.
