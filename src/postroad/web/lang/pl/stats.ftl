# Statystyka własnych rozgrywek.
stats-title = Twoja statystyka
stats-reading = Czytam rozgrywkę { $done } z { $of }…
stats-none = Żadna twoja rozgrywka jeszcze się nie skończyła. Zajrzyj tu po pierwszej.
stats-none-counts = Żadna z twoich zakończonych rozgrywek się tu nie liczy. Nie liczą się rozgrywki poddane, tylko oglądane i przejęte ani te, w których masz kilka miejsc.
stats-about = Zakończone rozgrywki, w których masz jedno miejsce: z tej przeglądarki i z tego serwera. Rozgrywki poddane, tylko oglądane i przejęte w środku się nie liczą.
stats-games = Rozgrywki
stats-won = Wygrane
stats-points = Punkty
stats-rounds = Rundy
stats-rounds-range = { $mean } (od { $least } do { $most })
stats-mine = Ty
stats-others = Inni
stats-sources = Skąd biorą się punkty, na rozgrywkę
stats-against = Przeciwnicy
stats-against-several = Boty różnych poziomów
stats-against-people = Inni ludzie
stats-hints = Podpowiedzi
stats-hints-without = Bez podpowiedzi
stats-hints-with = Z podpowiedziami
stats-hints-unknown = Nie wiadomo (wcześniejsze gry)
stats-players = Liczba graczy
stats-of-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
stats-order = Kolejność miejsc
stats-in-order = Miejsce { $number }
stats-officials = Wezwani urzędnicy, na rozgrywkę
stats-tiles = Zdobyte premie, na rozgrywkę
stats-development = Punkty z rozgrywki na rozgrywkę
stats-development-about = Wypełnione: wygrana. Linia to średnia z ostatnich pięciu rozgrywek.
stats-table = Jako tabela
stats-when = Koniec
stats-place = Lokata
