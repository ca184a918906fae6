# Analiza gry.

analysis-fair = Szanse wszystkich w trakcie rozgrywki, punkty zwrotne i decyzje, które byłyby lepsze. W każdej chwili liczy się tylko to, co gracz mógł wtedy wiedzieć. Wszystkie szanse zakładają, że dalej każdy gra jak mistrz.
analysis-chances = Szanse wygranej
analysis-end = Na koniec
analysis-round = { $round ->
    [0] Przed rundą 1
   *[other] Runda { $round }
}
analysis-rounds = Runda
analysis-turning = Punkty zwrotne
analysis-no-turning = Żadna tura nie zmieniła mocno niczyich szans.
analysis-turn = { $round ->
    [0] Przed rundą 1, tura gracza { $turn }. { $who }: z { $before }% na { $after }%.
   *[other] Runda { $round }, tura gracza { $turn }. { $who }: z { $before }% na { $after }%.
}
analysis-better = Co byłoby lepsze
analysis-none = Nic nie byłoby wyraźnie lepsze.
analysis-look = Zobacz
analysis-look-round = Zobacz w powtórce: { $round ->
    [0] przed rundą 1
   *[other] runda { $round }
}
analysis-decision = { $round ->
    [0] Przed rundą 1, { $who }. Zagrano: { $action }. Lepiej ({ $gain }): { $best }.
   *[other] Runda { $round }, { $who }. Zagrano: { $action }. Lepiej ({ $gain }): { $best }.
}
analysis-gain-chance = +{ $lost }%
analysis-gain-points = +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
analysis-gain-both = +{ $lost }%, +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
analysis-summary = Podsumowanie
analysis-seat = { $who }: decyzje nie gorsze niż mistrza: { $good } z { $count }.
analysis-good = Decyzja jest dobra, jeśli kosztuje mniej niż 2% szans wygranej i mniej niż pół punktu.
analysis-start = Przeanalizuj grę
analysis-stop = Zatrzymaj
analysis-progress = { $done } z { $count } decyzji
analysis-whose = Który gracz?
analysis-all = Wszyscy gracze
analysis-unfetched = Analiza musi raz pobrać sieć mistrza, a to nie jest teraz możliwe.
analysis-chart = Szanse wygranej, tura po turze
