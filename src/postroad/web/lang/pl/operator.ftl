# Strona administratora serwera.

host-title = Zarządzanie serwerem
host-how = Tę stronę otwiera link, który na serwerze wypisuje `postroad admin host`. Każdy link działa raz, przez godzinę.
host-connected = Gracze online
host-known = Wszyscy gracze
host-open = Stoły w pamięci
host-seating = Czekają na graczy
host-playing = W grze
host-over = Zakończone
host-load = Obciążenie
host-load-of = { $load } z { $cores }
host-bots-wait = Bot nie odpowiada od { $seconds } s. Serwer bez własnych botów potrzebuje programu `postroad work`.
host-line = Ogłoszenie
host-line-about = W kilka sekund pojawi się na górze każdej strony, także otwartej.
host-say = Pokaż
host-say-nothing = Usuń
host-read-only = Tylko do odczytu
host-read-only-about = Gracze mogą oglądać, ale nie grać; boty i zegary są wstrzymane.
host-finding = Gracze i stoły
host-find-by = Imię albo początek identyfikatora
host-find = Szukaj
host-found = { $players ->
    [one] Jeden gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
host-more-tables = Więcej stołów
host-more-players = Więcej graczy
host-tables = Ostatnie stoły
host-table-of = Utworzony przez
host-stage = Stan
host-touched = Ostatnia aktywność
host-players = Ostatni gracze
host-name = Imię
host-tables-of = Stoły
host-came = Przybycie
host-muted = wyciszony
host-banned = zablokowany
host-complaints = { $count ->
    [one] Jedno zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszenia
}
host-complaint-by = od: { $name }
host-complaint-table = do stołu
host-complaint-gone = stół usunięty
host-complaint-lines = Wiadomości czatu
host-settle = Rozwiąż
host-mute = Wycisz
host-unmute = Wyłącz wyciszenie
host-ban = Zablokuj
host-unban = Odblokuj
host-ban-sure = Zablokować: { $name }? Boty od razu przejmą miejsca, a odblokowanie ich nie zwróci.
host-delete = Usuń stół
host-delete-sure = Usunąć ten stół i wszystko, co się przy nim działo?
