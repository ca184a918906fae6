# Strona gospodarza serwera.

host-title = Dla gospodarza
host-how = Tę stronę otwiera link, który na serwerze wypisuje `postroad admin host`. Każdy działa raz, przez godzinę.
host-connected = Teraz tutaj
host-known = Wszyscy gracze
host-open = Stoły w pamięci
host-seating = Zbierają się
host-playing = W grze
host-over = Zakończone
host-load = Obciążenie
host-load-of = { $load } z { $cores }
host-bots-wait = Bot dostał pytanie { $seconds } s temu i nie odpowiedział. Serwer bez własnych botów potrzebuje programu `postroad work`.
host-line = Wiadomość dla wszystkich
host-line-about = Na górze każdej strony, także otwartej, w kilka sekund.
host-say = Pokaż
host-say-nothing = Usuń
host-read-only = Tylko podgląd
host-read-only-about = Wszyscy oglądają i nic nie zmieniają; boty i zegary odpoczywają.
host-finding = Gracze i stoły
host-find-by = Imię albo początek kodu
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
host-table-of = Czyj
host-stage = Stan
host-touched = Zmiana
host-players = Ostatni gracze
host-name = Imię
host-tables-of = Stoły
host-came = Przybycie
host-muted = wyciszony
host-banned = wykluczony
host-complaints = { $count ->
    [one] Jedna skarga
    [few] { $count } skargi
    [many] { $count } skarg
   *[other] { $count } skargi
}
host-complaint-by = od: { $name }
host-complaint-table = do stołu
host-complaint-gone = stół usunięty
host-complaint-lines = Co napisano
host-settle = Załatwione
host-mute = Wycisz
host-unmute = Pozwól znowu pisać
host-ban = Wyklucz
host-unban = Wpuść znowu
host-ban-sure = Nie wpuszczać więcej: { $name }?
host-delete = Usuń stół
host-delete-sure = Usunąć ten stół i wszystko, co się przy nim działo?
