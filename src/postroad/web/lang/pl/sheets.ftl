# Arkusze stołu: zamykanie trasy, karety, żetony, stos odrzuconych.

act-coach = Przesuń karetę { $coach-which-accusative } { $stop-to }
act-return-none = Zatrzymaj
close-route-now = Zamknij trasę
not-now = Jeszcze nie
discard-empty = Stos odrzuconych jest pusty.
coach-to = { $coach } → { $stop }
coach-at = stoi { $stop-in }, { $left }
coach-rider = wiezie { $rank-accusative }
closing-ways = Jak otworzyć urzędy
way-brings = { $count ->
    [0] bez urzędu
    [one] jeden urząd
    [few] { $count } urzędy
    [many] { $count } urzędów
   *[other] { $count } urzędu
}, { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
way-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
region-progress = { $before } → { $after } z { $all }
choice-office = W którym mieście?
choice-office-in = { $province }: w którym mieście?
choice-suggested = propozycja
choice-cartwright = { $points ->
    [0] Rzemieślnik: powóz { $number }
   *[other] Rzemieślnik: powóz { $number }, +{ $points }
}
closing-later = Potem wybierzesz, { $what }.
result-title = Co to daje
result-points = Twoje punkty
result-offices = Urzędy
result-coaches = Karety
result-discards = Odrzucone
handin-title = Oddaj żetony urzędników
handin-note = Najwyżej po jednym od każdego urzędnika. Nagroda zależy od liczby.
handin-tokens = Twoje żetony urzędników
handin-do = { $count ->
    [0] Oddaj
    [one] Oddaj jeden żeton urzędnika
    [few] Oddaj { $count } żetony urzędników
    [many] Oddaj { $count } żetonów urzędników
   *[other] Oddaj { $count } żetonu urzędnika
}
coaches-title = Przesuń karety
coaches-note = { $count ->
    [one] Został jeden krok. Wskaż miasto na mapie dróg do Rzymu albo wybierz tutaj.
    [few] Zostały { $count } kroki. Wskaż miasto na mapie dróg do Rzymu albo wybierz tutaj.
    [many] Zostało { $count } kroków. Wskaż miasto na mapie dróg do Rzymu albo wybierz tutaj.
   *[other] Zostało { $count } kroku. Wskaż miasto na mapie dróg do Rzymu albo wybierz tutaj.
}
curtain-title = Teraz gra { $who }
curtain-text = Pozostałych prosimy, by odwrócili wzrok.
curtain-ready = To ja, { $who }: pokaż moje karty
score-title = Punkty:
clergy-hidden = zakryty
confirm-remove = Zastąpić gracza { $who } botem? Powrotu na to miejsce już nie będzie.
do-remove = Zastąp botem
