# Co gospodarz serwera mówi wszystkim.

notice-from = Od gospodarza tego serwera:
notice-read-only = Na razie można wszystko oglądać i nic nie zmieniać; boty i zegary odpoczywają.
refused-read-only = Na razie na tym serwerze nie można nic zmienić. Spróbuj później.
