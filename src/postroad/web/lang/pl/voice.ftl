# Stół słowami: pytania, które można wpisać, odpowiedzi na nie i to, co jest czytane na głos.

## Słowa pytań, wszystkie zrozumiałe; pokazywane jest pierwsze
query-hand = ręka, karty
query-market = rynek
query-route = trasa
query-score = wynik, punkty
query-last = ostatnio
query-near = blisko, obok
query-way = droga
query-missing = brakuje, brak
query-rome = Rzym, karety
query-tokens = żetony
query-help = pomoc

## O co pytają, dla pomocy
query-about = Można też pytać. Odpowiedź jest pokazywana i czytana na głos.
query-hand-about = Karty na twojej ręce
query-market-about = Rynek, talia i stos odrzuconych
query-route-about = Twoja trasa i czego wymaga następny powóz
query-score-about = Punkty wszystkich i skąd pochodzą twoje
query-last-about = Co inni zrobili od twojej ostatniej tury
query-near-about = Drogi z Ulm i które z tych miast są na rynku lub na twojej ręce
query-way-about = Najkrótsza droga z Ulm do Łodzi
query-missing-about = Gdzie nie masz jeszcze urzędów: w prowincji, w regionie albo w ogóle
query-rome-about = Karety i poczekalnia
query-tokens-about = Twoje żetony urzędników i te, które zostały
query-help-about = O co można pytać; imię gracza mówi o nim wszystko

## Odpowiedzi
answer-hand = { $count ->
    [0] Twoja ręka jest pusta.
    [one] Jedna karta na ręce: { $cities }.
    [few] { $count } karty na ręce: { $cities }.
    [many] { $count } kart na ręce: { $cities }.
   *[other] { $count } karty na ręce: { $cities }.
}
answer-market = { $count ->
    [0] Rynek jest pusty.
   *[other] Na rynku: { $cities }.
} { $deck }. { $discard }.
answer-route = { $count ->
    [0] Nie masz trasy.
    [one] Twoja trasa ma jedno miasto: { $cities }.
    [few] Twoja trasa ma { $count } miasta: { $cities }.
    [many] Twoja trasa ma { $count } miast: { $cities }.
   *[other] Twoja trasa ma { $count } miasta: { $cities }.
}
answer-points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
answer-score = { $points }.
answer-own-score = Twoje składają się z: { $parts }.
answer-last-nothing = Od twojej ostatniej tury nic się nie wydarzyło.
answer-near = { $city }, { $count ->
    [one] jedna droga
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
}: { $cities }.
near-market = { $city } (na rynku)
near-hand = { $city } (na twojej ręce)
near-both = { $city } (na rynku i na twojej ręce)
answer-way = { $from } – { $to }: { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}. { $cities }.
answer-way-same = To jest to samo miasto.
answer-missing = { $land }: { $count ->
    [0] masz urząd w każdym mieście.
    [one] nie masz urzędu w jednym mieście: { $cities }.
    [few] nie masz urzędu w { $count } miastach: { $cities }.
    [many] nie masz urzędu w { $count } miastach: { $cities }.
   *[other] nie masz urzędu w { $count } miasta: { $cities }.
}
answer-missing-provinces = { $count ->
    [0] Masz urząd w każdej prowincji.
    [one] Nie masz urzędu w jednej prowincji: { $lands }.
    [few] Nie masz urzędu w { $count } prowincjach: { $lands }.
    [many] Nie masz urzędu w { $count } prowincjach: { $lands }.
   *[other] Nie masz urzędu w { $count } prowincji: { $lands }.
}
answer-seat = { $label }, { $hand }.
answer-seat-route = { $count ->
    [0] Bez trasy.
   *[other] Trasa: { $cities }.
}
answer-tiles = Premie: { $tiles }.
answer-known = Na tej ręce wszyscy widzieli: { $cities }.
answer-coaches = Karety: { $coaches }.
answer-coach = kareta { $coach-which } { $stop-in }
answer-rider = kareta { $coach-which } { $stop-in } (wiezie twojego { $rank-accusative })
answer-waits = { $rank } ({ $names })
answer-waiting = { $count ->
    [0] W poczekalni nikogo nie ma.
   *[other] W poczekalni: { $ranks }.
}
answer-token = { $official } – { $count }
answer-tokens = { $count ->
    [0] Nie masz żetonów urzędników.
   *[other] Twoje żetony urzędników: { $tokens }.
}
answer-tokens-left = W zapasie: { $tokens }; żetony punktów – { $chips }.
answer-no-module = W tej grze nie ma tego modułu.
answer-example = Napisz tak: { $example }.
answer-help = Możesz zapytać: { $words }. Albo wpisz imię gracza. Wszystkie polecenia są w pomocy.

## Tura w jednym zdaniu
brief-then = { " " }
brief = { $who } { $what }.
brief-and = { ", " }
brief-call = { $official ->
    [postmaster] wzywa naczelnika
    [administrator] wzywa rządcę
    [carrier] wzywa kuriera
   *[cartwright] wzywa rzemieślnika
}
brief-clear = wymienia rynek
brief-take = bierze { $city-accusative }
brief-draw = bierze kartę z talii
brief-abandon = { $count ->
    [one] porzuca trasę z jednego miasta
    [few] porzuca trasę z { $count } miast
    [many] porzuca trasę z { $count } miast
   *[other] porzuca trasę z { $count } miasta
}
brief-start = zaczyna trasę od { $city-genitive }
brief-play = dokłada { $city-accusative }
brief-close = { $count ->
    [one] zamyka trasę z jednego miasta
    [few] zamyka trasę z { $count } miast
    [many] zamyka trasę z { $count } miast
   *[other] zamyka trasę z { $count } miasta
}
brief-office = { $count ->
    [one] otwiera jeden urząd
    [few] otwiera { $count } urzędy
    [many] otwiera { $count } urzędów
   *[other] otwiera { $count } urzędu
} ({ $cities })
brief-tile = zdobywa premię „{ $stack }” (+{ $points })
brief-tile-covered = zdobywa premię
brief-carriage = bierze powóz { $number }
brief-discard = { $count ->
    [one] odrzuca kartę
    [few] odrzuca { $count } karty
    [many] odrzuca { $count } kart
   *[other] odrzuca { $count } karty
}
brief-coach = wysyła karetę { $coach-which-accusative } { $stop-to }
brief-market = nowe na rynku: { $cities }

## Na głos
spoken-market = Nowe na rynku: { $cities }.
spoken-undo = { $who } cofa ostatni krok.
