# Ogłoszenie administratora serwera.

notice-from = Od administratora tego serwera:
notice-read-only = Na razie można oglądać, ale nie grać; boty i zegary są wstrzymane.
refused-read-only = Na razie na tym serwerze nie można nic zmienić. Spróbuj później.
