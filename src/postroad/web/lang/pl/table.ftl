# Sam stół: pytania, odpowiedzi, podpisy.

## Tytuły
title-table = Stół – Postroad
title-your-turn = Twoja tura – Postroad
opening = Wczytujemy grę…
you = { $who } (ty)
seats = Miejsca
seat-you = ty
seat-resigned = gra poddana
seat-waking = szykuje się
officials = Urzędnicy
tiles = Premie
market = Rynek
log-title = Przebieg gry
news = Co się wydarzyło
map-name = Drogi pocztowe
map-label = Mapa dróg pocztowych
map-fit = Pokaż całą mapę
rome-label = Mapa dróg do Rzymu
leaves = Części stołu
leaf-map = Mapa
leaf-rome = Rzym
leaf-table = Stół
leaf-chat = Czat

## Pytania: o co chodzi i co będzie dalej
ask-clergy = Posadź swoich duchownych w pięciu karetach.
next-clergy = W tajemnicy: ty ich widzisz, inni nie.
ask-take = Weź kartę: z rynku albo z talii.
ask-take-two = Weź pierwszą z dwóch kart.
next-take = Potem zagrasz kartę.
next-take-two = Nie masz kart, więc pomaga naczelnik.
next-take-administrator = Albo wezwij rządcę po sześć nowych kart. Potem zagrasz kartę.
ask-take-second = Weź drugą kartę.
next-take-second = Pomaga naczelnik. Potem zagrasz kartę.
ask-play-first = Zagraj kartę i zacznij trasę.
ask-play = Zagraj kartę: na krańcu trasy albo zacznij nową trasę.
ask-play-none = Żadna karta nie pasuje do trasy: porzuć ją i zacznij nową trasę.
next-play = Potem możesz zamknąć trasę.
next-play-short = Zamknąć można trasę z trzech lub więcej miast.
next-play-none = { $count ->
    [one] Jedyne miasto trasy trafi na stos odrzuconych, bez żadnej korzyści.
    [few] Cała trasa, { $count } miasta, trafi na stos odrzuconych, bez żadnej korzyści.
    [many] Cała trasa, { $count } miast, trafi na stos odrzuconych, bez żadnej korzyści.
   *[other] Cała trasa, { $count } miasta, trafi na stos odrzuconych, bez żadnej korzyści.
}
next-play-postmaster = Albo wezwij naczelnika po drugą kartę.
ask-play-second = Zagraj drugą kartę na krańcu swojej trasy.
next-play-second = Pomaga kurier. Potem możesz zamknąć trasę.
next-play-second-short = Pomaga kurier.
ask-where = Dokąd trafi { $city }?
next-where = Wybierz kraniec swojej trasy.
next-where-anew = Żadna droga nie prowadzi stąd do krańca twojej trasy.
place-left = Na lewo od { $left-genitive }
place-right = Na prawo od { $right-genitive }
place-start = Nowa trasa
ask-anew = Którą kartą zaczynasz nową trasę?
next-anew = Miasta dotychczasowej trasy trafią na stos odrzuconych.
ask-close = Zamknij trasę z { $count } miast albo zakończ turę.
ask-close-short = Zakończ turę.
ask-close-carrier = Zakończ turę albo wezwij kuriera.
next-close-short = { $count ->
    [one] Twoja trasa ma jedno miasto. Aby ją zamknąć, potrzeba co najmniej trzech.
    [few] Twoja trasa ma { $count } miasta. Aby ją zamknąć, potrzeba co najmniej 3.
    [many] Twoja trasa ma { $count } miast. Aby ją zamknąć, potrzeba co najmniej 3.
   *[other] Twoja trasa ma { $count } miasta. Aby ją zamknąć, potrzeba co najmniej 3.
}
next-close = { $number ->
    [one] Następny powóz wymaga { $number } miasta.
    [few] Następny powóz wymaga { $number } miast.
    [many] Następny powóz wymaga { $number } miast.
   *[other] Następny powóz wymaga { $number } miasta.
}
next-close-brings = Zamknięcie trasy da ci powóz { $number }.
next-close-carrier = Z pomocą kuriera możesz zagrać drugą kartę.
next-close-cartwright = Z rzemieślnikiem zdobędziesz powóz { $number }: +{ $points }.
next-close-either = Wezwij teraz kuriera albo przy zamknięciu rzemieślnika.
ask-office = Otwórz urząd: wybierz miasto.
next-office = Potem premie i powóz.
ask-cartwright = Wezwać rzemieślnika po powóz { $number }?
next-cartwright = Nic nie kosztuje: +{ $points }. { $after ->
    [coach] Jeśli nie, przesuń karetę.
    [discard] Jeśli nie, odrzuć karty, aż zostaną trzy.
   *[end] Jeśli nie, zakończ turę.
}
ask-coach = Przesuń karetę w stronę Rzymu.
next-coach = Jeden krok za każde miasto trasy bez nowego urzędu.
ask-discard = { $count ->
    [one] Odrzuć jedną kartę, by zostały trzy.
    [few] Odrzuć { $count } karty, by zostały trzy.
    [many] Odrzuć { $count } kart, by zostały trzy.
   *[other] Odrzuć { $count } karty, by zostały trzy.
}
next-discard = Potem zakończysz turę.
ask-end = Wszystko gotowe. Zakończ turę.
next-end = Do tego czasu możesz jeszcze cofać kroki.
ask-hand-in = Oddaj żetony urzędników: od jednego do czterech, każdy inny.
next-hand-in = Żetony { $official-genitive } się skończyły, więc oddają wszyscy.
next-hand-in-last = Po raz ostatni: potem liczenie punktów.
ask-hand-in-last = Gra skończona. Oddać żetony urzędników jeszcze raz?
ask-reward-card = Twoja nagroda: weź kartę albo zrezygnuj.
next-reward-card = Za dwa żetony urzędników.
ask-reward-office = Twoja nagroda: otwórz urząd w dowolnym mieście albo zrezygnuj.
next-reward-office = Za cztery żetony urzędników.
ask-over = Gra skończona.
last-round = Ostatnia runda

## Decydują inni
wait-person = Czekamy na: { $who }.
wait-bot = { $who } myśli.
wait-waking = { $who } szykuje się. Za pierwszym razem trwa to do pół minuty.
wait-late = { $who } szykuje się dłużej niż zwykle.
next-late = Administrator serwera widzi, że boty czekają. Gra potoczy się dalej sama.
wait-paused = Gra jest wstrzymana.
wait-missing = { $who }: ten bot nie jest już dostępny.
wait-unfetched = { $who }: bot nie jest jeszcze pobrany.
next-unfetched = Tego bota trzeba raz pobrać. Gra potoczy się dalej, gdy będzie połączenie.
doing-clergy = Sadza duchownych
doing-take = Bierze kartę
doing-take-second = Bierze drugą kartę
doing-play = Zagrywa kartę
doing-play-second = Zagrywa drugą kartę
doing-close = Czy zamknąć trasę
doing-office = Otwiera urząd
doing-cartwright = Czy wezwać rzemieślnika
doing-coach = Przesuwa karetę
doing-discard = Odrzuca karty
doing-end = Kończy turę
doing-hand-in = Oddaje żetony urzędników
doing-reward-card = Bierze kartę w nagrodę
doing-reward-office = Otwiera urząd w nagrodę

## Czynności, jak na przyciskach
act-take = Weź { $city-accusative }
act-start = Zacznij od { $city-genitive }
act-start-anew = Zacznij nową trasę od { $city-genitive }
act-extend = Dołóż { $city-accusative } do { $right-genitive }
act-left = Dołóż { $city-accusative } na lewo od { $left-genitive }
act-right = Dołóż { $city-accusative } na prawo od { $right-genitive }
act-close-each = Po urzędzie w każdej prowincji
act-close-province = { $province }: wszystkie miasta
act-decline = Zrezygnuj
act-clergy-in = { $rank }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, do karety { $coach-which-genitive }
undo = Cofnij
hint-ask = Co zrobiłby mistrz?
hint-short = Podpowiedź
hint-shut = Ukryj
end-turn = Zakończ turę
close-route = Zamknij trasę…
call-short = Wezwij { $official-accusative }
call-cartwright = Wezwij rzemieślnika
do-abandon = Porzuć trasę
confirm-abandon = { $count ->
    [one] Zacząć nową trasę od { $city-genitive }? Jedyne miasto dotychczasowej trasy trafi na stos odrzuconych, bez żadnej korzyści.
    [few] Zacząć nową trasę od { $city-genitive }? Dotychczasowa trasa, { $count } miasta, trafi na stos odrzuconych, bez żadnej korzyści.
    [many] Zacząć nową trasę od { $city-genitive }? Dotychczasowa trasa, { $count } miast, trafi na stos odrzuconych, bez żadnej korzyści.
   *[other] Zacząć nową trasę od { $city-genitive }? Dotychczasowa trasa, { $count } miasta, trafi na stos odrzuconych, bez żadnej korzyści.
}
which-coach = Może tam pojechać kilka karet: najpierw wybierz karetę.

## Karty
deck-label = { $count ->
    [one] Talia, jedna karta
    [few] Talia, { $count } karty
    [many] Talia, { $count } kart
   *[other] Talia, { $count } karty
}
market-label = { $city }, na rynku
mark-joins = Łączy się z twoją trasą.
mark-region = { $region }: { $have } z { $all }.
discard-label = { $count ->
    [0] Stos odrzuconych, pusty
    [one] Stos odrzuconych, jedna karta, { $city }
    [few] Stos odrzuconych, { $count } karty, na wierzchu { $city }
    [many] Stos odrzuconych, { $count } kart, na wierzchu { $city }
   *[other] Stos odrzuconych, { $count } karty, na wierzchu { $city }
}
discard-name = Odrzucone
discard-title = Stos odrzuconych, od najnowszej karty
my-route = { $count ->
    [0] Twoja trasa, pusta
   *[other] Twoja trasa: { $cities }
}
route-title = { $count ->
    [0] Trasa
   *[other] Trasa · { $count }
}
end-place-left = Lewy kraniec
end-place-right = Prawy kraniec
end-place-start = Początek trasy
my-hand = { $count ->
    [0] Twoja ręka, pusta
    [one] Twoja ręka, jedna karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
hand-title = { $count ->
    [0] Ręka
   *[other] Ręka · { $count }
}
hand-empty = Brak kart
hand-label = { $city }, na twojej ręce
hand-label-play = Zagraj { $city-accusative }
hand-label-start = Zacznij nową trasę od { $city-genitive }
hand-label-discard = Odrzuć { $city-accusative }
known-cards = Karty na tej ręce, które widzieli wszyscy:

## Mapa
city-label = { $city }, { $province }. { $offices } { $what }
city-roads = Drogi: { $cities }.
city-offices = Urzędy: { $names }.
city-no-office = Bez urzędu.
can-take = Można wziąć.
can-start = Można zagrać.
can-left = Można zagrać.
can-right = Można zagrać.
can-abandon = Zaczyna nową trasę; twoja zostanie odrzucona.
can-office = Można otworzyć urząd.
coach-label = Kareta { $coach-which } stoi { $stop-in }
moves-to-rome = { $count ->
    [0] w Rzymie
    [one] jeden krok do Rzymu
    [few] { $count } kroki do Rzymu
    [many] { $count } kroków do Rzymu
   *[other] { $count } kroku do Rzymu
}

## Miejsca
points-label = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
covered-tiles = { $count ->
    [one] { $count } zakryta premia
    [few] { $count } zakryte premie
    [many] { $count } zakrytych premii
   *[other] { $count } zakrytej premii
}
offices-left = { $count ->
    [one] został jeden urząd
    [few] zostały { $count } urzędy
    [many] zostało { $count } urzędów
   *[other] zostało { $count } urzędu
}
hand-size = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
route-of = { $who }, trasa: { $cities }
route-on-map = na mapie
route-on-map-of = { $who }, trasa na mapie
chip-label = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $offices ->
    [one] został jeden urząd
    [few] zostały { $offices } urzędy
    [many] zostało { $offices } urzędów
   *[other] zostało { $offices } urzędu
}, { $carriage ->
    [0] bez powozu
   *[other] powóz { $carriage }
}
score-part = { $source } { $points }
source-carriage = powóz
source-tiles = premie
source-offices = nieotwarte urzędy
source-chips = żetony punktów
source-clergy = duchowni

## Urzędnicy i premie
official-label = { $official }. { $help }
official-label-call = Wezwij { $official-accusative }. { $help }
tokens-left = { $count ->
    [one] został jeden żeton urzędnika
    [few] zostały { $count } żetony urzędnika
    [many] zostało { $count } żetonów urzędnika
   *[other] zostało { $count } żetonu urzędnika
}
chips-left = { $count ->
    [one] został jeden żeton punktu
    [few] zostały { $count } żetony punktów
    [many] zostało { $count } żetonów punktów
   *[other] zostało { $count } żetonu punktu
}
stack-label = { $stack }: { $points }

## Zamykanie trasy
closing-title = Zamknij trasę
closing-later-coach = dokąd pojadą karety
closing-later-discard = { $count ->
    [one] którą kartę odrzucić
    [few] które { $count } karty odrzucić
    [many] których { $count } kart się pozbyć
   *[other] które { $count } karty odrzucić
}
result-none = brak
result-ends-chance = Tu podgląd się kończy: co dalej, jest jeszcze zakryte.
result-ends-arrive = Kareta dociera do Rzymu: wysiadają z niej duchowni.
result-ends-choice = Potem czeka cię jeszcze jeden wybór.
result-ends-other-seat = Potem najpierw decydują inni.

## Moduły
clergy-title = Posadź duchownych
clergy-note = Duchowni dają punkty, gdy ich kareta dotarła do Rzymu, a oni na końcu gry są jeszcze w poczekalni.
clergy-by-heart = Zapamiętaj, kto gdzie jedzie: później nie można tego sprawdzić.
clergy-done = Wsiadać
clergy-take-out = Wyjmij { $rank-accusative } z karety { $coach-which-genitive }
clergy-choose = Kto jedzie w karecie { $coach-which-genitive }?
clergy-ready = Wszyscy mają miejsca.
clergy-missing = W każdej karecie ktoś musi jechać. Następna: kareta { $coach-which }.
news-handed-in = Była tylko jedna możliwość, oddano za ciebie: { $tokens }.
reward-1 = nic
reward-2 = karta
reward-3 = żeton punktu
reward-4 = urząd

## Menu
menu = Menu
menu-settings = Ustawienia
menu-help = Zasady i klawisze
menu-record = Pobierz zapis gry
share-title = Udostępnij rozgrywkę
take-title = Przenieś rozgrywkę na inne urządzenie
mail-title = Wyślij turę
menu-report = Zapisz zgłoszenie błędu
menu-resign = Poddaj rozgrywkę na dobre
menu-delete = Usuń rozgrywkę
menu-leave = Menu główne
pause = Wstrzymaj
go-on = Wznów
skip = Przejdź do mojej tury
speed-label = Tempo: { $speed }
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-instant = Od razu
to-final = Wynik końcowy

## Wiersz poleceń
command-label = Napisz, co robisz, na przykład: weź Ulm
command-hint = Wpisz ruch: weź Ulm
command-which = Które z nich: { $commands }?
command-take = weź, bierz, dobierz
command-play = zagraj, graj, dołóż
command-start = zacznij, nowa
command-left = z lewej, lewo, lewy
command-right = z prawej, prawo, prawy
command-call = wezwij
command-close = zamknij
command-office = otwórz, urząd
command-coach = przesuń, kareta
command-discard = odrzuć
command-return = oddaj
command-decline = zrezygnuj, rezygnuj
command-clergy = posadź, duchowny
command-end = koniec, zakończ
command-deck = z talii, talia
command-each = po jednym, każda prowincja
command-said = { $verb }: { $what }
command-none = żadne
command-undo = cofnij, wycofaj

## Playing together
wait-clergy = Twoi duchowni siedzą. Inni jeszcze wybierają.
seat-here = jest przy stole
seat-gone = poza stołem
seat-away-left = poza stołem, gra bot
seat-away-time = koniec czasu, gra bot
seat-away-removed = gra bot
menu-ask-undo = Poproś o cofnięcie ostatniego kroku
menu-ask-pause = Poproś o przerwę
menu-take-back = Cofnij mój ostatni krok…
menu-away = Niech bot gra za mnie
menu-hand-on = Oddaj moje miejsce…
do-hand-on = Przekaż miejsce
undo-asked-you = Prosisz o cofnięcie ostatniego kroku:
undo-more = Cofnie się też wszystko, co stało się później.
undo-end = { $who } kończy turę.
away-left = { $who }: gra bot.
away-left-you = Gra za ciebie bot.
away-time = { $who }: koniec czasu, gra bot.
away-time-you = Twój czas minął, gra bot.
come-back = Wróć na miejsce
chat-title = Czat
chat-tab = { $count ->
    [0] Czat
   *[other] Czat ({ $count })
}
complain-of = Zgłoś: { $name }
reaction-well-done = Dobry ruch!
reaction-thanks = Dziękuję!
reaction-oops = Ojej!
reaction-hurry = Poczta czeka!
reaction-wow = No proszę!
reaction-horn = Tra-ta-ta!

## Everywhere
close = Zamknij
cancel = Anuluj
landing-guest = Gość
settings-title = Ustawienia
settings-language = Język
rule-behind = Zasada, o którą tu chodzi
help-title = Pomoc

## Other tables
turns-button = { $count ->
    [one] Twoja tura w jednej rozgrywce
    [few] Twoja tura w { $count } rozgrywkach
    [many] Twoja tura w { $count } rozgrywkach
   *[other] Twoja tura w { $count } rozgrywki
}
turns-with = Przy stole z tobą: { $names }
notify-turn = Twoja tura. Przy stole z tobą: { $names }.
notify-sample = Próba: tak będą wyglądać powiadomienia.

# A decision that could not be sent so far
unsent-offline = Twoja decyzja nie została jeszcze wysłana. Wyślemy ją, gdy tylko wróci połączenie.
unsent-stopped = Twoja decyzja jest zapamiętana. Zadziała, gdy tylko gra na tej stronie znów ruszy.
unsent-read-only = Twoja decyzja jest zapamiętana. Serwer jest teraz tylko do odczytu; wyślemy ją, gdy tylko to minie.
unsent-refused = Twoja decyzja jest zapamiętana. Serwer nie może jej teraz przyjąć; za chwilę wyślemy ją ponownie.
unsent-discard = Odrzuć ją

## Oglądanie i dogrywanie
watching = Oglądasz grę
replaying = Powtórka
turns-rematch = { $names }: zagramy jeszcze raz?
