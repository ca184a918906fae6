# Zadania: jedna decyzja jest wyraźnie najlepsza.

puzzle-title = Zadania
puzzle-about = Pozycje z rozgrywek mistrzów, w których jedna decyzja jest wyraźnie najlepsza. Znajdź ją przy stole: każda inna próba zostaje cofnięta, a ty dowiadujesz się, ile byłaby warta.
puzzle-count = Rozwiązane: { $solved } z { $of }, w tym za pierwszym razem: { $first }.
puzzle-solved-of = { $solved } z { $of }
puzzle-next-open = Do następnego nierozwiązanego zadania
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-show = Pokaż rozwiązanie
puzzle-number = Zadanie { $number }
puzzle-of = { $degree } · jedno z { $count }
puzzle-degree-1 = Łatwe
puzzle-degree-2 = Średnie
puzzle-degree-3 = Trudne
puzzle-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
puzzle-first = rozwiązane za pierwszym razem
puzzle-later = rozwiązane
puzzle-seen = rozwiązanie pokazane
puzzle-tried = były próby

## Przy stole

puzzle-seat = Twoje miejsce: { $seat } z { $players }.
puzzle-ahead = { $count ->
    [one] Prowadzisz o { $count } punkt.
    [few] Prowadzisz o { $count } punkty.
    [many] Prowadzisz o { $count } punktów.
   *[other] Prowadzisz o { $count } punktu.
}
puzzle-behind = { $count ->
    [one] Tracisz { $count } punkt.
    [few] Tracisz { $count } punkty.
    [many] Tracisz { $count } punktów.
   *[other] Tracisz { $count } punktu.
}
puzzle-level = Nikt nie ma więcej punktów niż ty.
puzzle-task = Jaka decyzja jest teraz najlepsza?
puzzle-wrong = Próba: { $action }. Szansa wygranej { $percent }%, najlepsza decyzja daje { $best }%. Cofnięto: spróbuj jeszcze raz.
puzzle-help = Podpowiedź:
puzzle-solved-first = Za pierwszym razem! Odpowiedź: { $action }
puzzle-solved = Jest! Odpowiedź: { $action }
puzzle-shown = Rozwiązanie: { $action }
puzzle-done = Zadanie zakończone.
puzzle-worth = Szansa wygranej: { $percent }%. Druga w kolejności, { $next }%: { $action }
puzzle-fair = Tak ocenia mistrz, tylko na podstawie tego, co możesz tu wiedzieć, i tak, jakby dalej każdy grał jak mistrz.
