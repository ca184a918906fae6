## Wszędzie

page-title = { $page } – Postroad
server-silent = Serwer nie odpowiada. Czy Postroad nadal działa?
server-silent-guest = Serwer nie odpowiada. Sprawdź połączenie albo spróbuj ponownie za chwilę.
server-refused = Serwer odmówił ({ $code }). Nic z wpisanych danych nie przepadło.
try-again = Spróbuj ponownie

## Strona tytułowa

landing-tagline = Prowadź trasy pocztowe od miasta do miasta, otwieraj urzędy, zdobywaj coraz większe powozy.
landing-tools = Język, wygląd i pomoc
landing-play = Graj
landing-play-about = Od razu, przeciw dwóm łatwym botom. Trwa od 20 do 30 minut.
landing-name = Twoje imię
landing-continue-last = Wróć do ostatniej rozgrywki
landing-other = Inne sposoby gry
landing-new = Nowy stół…
landing-new-about = Wybierz miejsca, boty i moduły.
landing-people = Kilka osób przy jednym ekranie
landing-people-about = Od dwóch do czterech, na zmianę.
landing-post = Pocztą
landing-post-about = Znajomi na zmianę wysyłają sobie link.
new-post-you = Ty, na tym urządzeniu.
new-post-friend = Dostaje listy i gra na własnym urządzeniu.
landing-watch = Popatrz na boty
landing-watch-about = Rozsiądź się i zobacz, jak podróżują.
landing-how = Jak grać
landing-step-take = Weź kartę
landing-step-take-about = Każde miasto ma trzy karty. Weź jedną z sześciu na rynku albo dobierz z talii.
landing-step-lengthen = Przedłuż trasę
landing-step-lengthen-about = Zagraj kartę na jednym z krańców trasy. Sąsiednie miasta trasy musi łączyć droga na mapie.
landing-step-close = Zamknij ją
landing-step-close-about = Trzy miasta lub więcej dają ci urzędy, premie i następny powóz.
landing-step-rules = Przeczytaj zasady
landing-unfinished = Rozgrywki w toku
landing-finished = Zakończone rozgrywki
landing-continue = Graj dalej
landing-look = Obejrzyj
landing-delete = Usuń
landing-delete-ask = Usunąć tę rozgrywkę ({ $names })? Nie da się jej przywrócić.
landing-record = Pobierz zapis gry
landing-round = Runda { $round }
landing-turn = gra teraz
landing-won = wygrana
landing-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
landing-show-all = { $count ->
    [one] Pokaż jeszcze jedną
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}

## Without a server, without a line

alone-about = Gra ze znajomymi na żywo i stoły otwarte dla wszystkich wymagają serwera.
alone-server = Zagraj z innymi na { $name }
alone-host = Postroad na komputerze uruchamia go poleceniem
offline-ready = Można grać bez internetu.
offline-people = Otwiera się też bez internetu, do gry przy jednym ekranie. Boty zagrają bez internetu, gdy raz spotkasz któregoś przy stole.
offline-insecure = Ten adres nie jest szyfrowany (http), więc przeglądarka nie zachowa gry do grania bez internetu ani jej nie zainstaluje. Wszystko inne działa.
offline-no = Ta przeglądarka nie zachowuje gry do grania bez internetu.

## Nowy stół

new-title = Nowy stół
new-back = Wróć
new-seats = Miejsca
new-players = Ile osób gra?
new-player-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
new-seat = Miejsce { $number }
new-who = Kto gra
new-person = Człowiek
new-person-about = Gra przy tym ekranie.
new-bots = Boty
level-beginner-about = Zna zasady, ale często się gubi. Dobre towarzystwo na pierwszą rozgrywkę.
level-easy-about = Widzi, co się przyda, ale sporo przeocza. Wkrótce z nim wygrasz.
level-medium-about = Gra rozsądnie i czasem się myli. Godny przeciwnik.
level-hard-about = Rzadko się myli. Kto z nim wygrywa, dobrze zna grę.
level-master-about = Zawsze gra najlepiej, jak umie. Bardzo trudno z nim wygrać.
new-name = Imię
new-name-missing = Każdy gracz potrzebuje imienia.
new-name-long = Najwyżej 24 znaki; to imię ma ich { $count }.
new-name-same = Ktoś przy tym stole już tak się nazywa. Wybierz inne imię, żeby was nie mylono.
new-bot-names = Baltazar, Apolonia, Leopold, Walburga, Korbinian, Ludmiła
new-shuffle = Rozlosuj miejsca
new-shuffle-on = Kto zaczyna i czyje urzędy mają który kolor i dach, rozstrzygnie los, gdy wszyscy usiądą.
new-shuffle-off = Gra toczy się w tej kolejności: zaczyna pierwsze miejsce, a kolor i dach urzędów są takie, jak widać.
new-modules = Moduły
new-modules-about = W pierwszych rozgrywkach pomiń oba.
new-more = Więcej
new-all-provinces = Premia za wszystkie prowincje wymaga
new-all-provinces-9 = dziewięciu prowincji
new-all-provinces-8 = ośmiu, bez Bawarii
new-all-provinces-about = Tę premię daje urząd w każdej prowincji. Osiem to trochę łatwiej: może brakować Bawarii.
new-create = Otwórz stół

## Ustawienia

settings-name = Twoje imię
settings-theme = Wygląd
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-to-light = Przełącz na jasny wygląd
settings-to-dark = Przełącz na ciemny wygląd
settings-speed = Tempo botów i elementów gry
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-instant = Od razu
settings-speech = Co czyta czytnik ekranu
settings-speech-brief = Każdą turę w jednym zdaniu
settings-speech-full = Każdy krok
settings-confirm = Pytaj przed porzuceniem trasy
settings-confirm-about = Karta, która zaczyna nową trasę, odrzuca dotychczasową.
settings-shortcuts = Skróty klawiszowe
settings-shortcuts-about = Przy stole działają pojedyncze klawisze.
settings-sound = Dźwięk
settings-sound-about = Papier, stemple, kopyta i krótki sygnał trąbki, gdy przychodzi twoja tura.

## Pomoc

help-chapters = Rozdziały
help-term = { $term }.

help-goal = O co chodzi
help-goal-1 = Prowadzisz pocztę na południu cesarstwa, około roku 1700. Buduj trasy od miasta do miasta; każda zamknięta trasa pozwala otworzyć w jej miastach urzędy pocztowe (domki), a długa daje ci większy powóz.
help-goal-2 = Zdobądź najwięcej punktów: za najlepszy powóz i za premie. Każdy z twoich 20 urzędów, którego nie udało się otworzyć do końca, kosztuje cię punkt; dlatego wszyscy zaczynają od −20.

help-turn = Twoja tura
help-turn-take = Weź kartę
help-turn-take-about = Weź jedną z sześciu odkrytych kart miast z rynku albo wierzchnią kartę talii. Rynek od razu się uzupełnia.
help-turn-play = Zagraj kartę
help-turn-play-about = Połóż jedną kartę z ręki na lewym albo prawym krańcu swojej trasy. Nowe miasto musi być połączone drogą z miastem na tym krańcu, a żadne miasto nie może być na trasie dwa razy. Kolejność już się potem nie zmienia.
help-turn-give-up = Gdy żadna karta nie pasuje albo nie chcesz przedłużać trasy, trafia ona bez żadnej korzyści na stos odrzuconych, a zagrana karta zaczyna nową. Kartę trzeba zagrać w każdej turze.
help-turn-close = Zamknij trasę, jeśli chcesz
help-turn-close-about = Gdy ma trzy miasta lub więcej. Możesz też dać jej rosnąć.
help-turn-example = Trasa: Karlsruhe, Stuttgart, Norymberga, Ratyzbona. Innsbruck nie pasuje do żadnego z krańców.

help-officials = Urzędnicy
help-officials-1 = W każdej turze możesz wezwać jednego urzędnika. Nigdy nie musisz, z jednym wyjątkiem: jeśli zaczynasz turę bez kart na ręce, naczelnik przychodzi sam i nikt inny w tej turze nie pomoże.

help-closing = Zamykanie trasy
help-closing-1 = Najpierw wybierz, jak otworzyć urzędy w miastach tej trasy:
help-closing-each = Po jednym w każdej prowincji
help-closing-each-about = Jeden urząd w każdej prowincji, przez którą biegnie trasa; miasto wybierasz ty.
help-closing-province = Wszystkie w jednej prowincji
help-closing-province-about = Urząd w każdym mieście trasy, które leży w jednej wybranej prowincji.
help-closing-2 = W jednym mieście masz najwyżej jeden urząd; urzędy innych nie mają znaczenia. Trzeba otworzyć wszystkie urzędy, na które pozwala wybrany sposób. Jeśli zabraknie ci urzędów, postaw te, które masz, w dowolnych z dozwolonych miast.
help-closing-3 = Potem bierzesz premie, a jeśli trasa jest dość długa, także następny powóz. Na koniec trasa trafia na stos odrzuconych, a tobie zostają najwyżej trzy karty na ręce.
help-closing-4 = Podgląd pokazuje to wszystko, zanim cokolwiek się stanie.

help-tiles = Premie
help-tiles-1 = Żetony premii, w skrócie premie, leżą w stosach, najcenniejszy na wierzchu: kto pierwszy, ten dostaje więcej.
help-tiles-length = Trasa z 5, 6 albo 7 i więcej miast: wierzchnia premia za tę długość. Gdy takich już nie ma, premia za następną krótszą. Tyle razy, ile ci się uda.
help-tiles-region = Twoje urzędy we wszystkich miastach regionu: jego wierzchnia premia, raz za każdy region. Może na to pracować kilka tras. Regiony to Badenia, Wirtembergia/Hohenzollern, Bawaria, Szwajcaria/Tyrol i Czechy/Salzburg; Polska nie należy do żadnego.
help-tiles-all = Urząd w każdej z dziewięciu prowincji: wierzchnia premia za wszystkie prowincje, raz. (Stół może wymagać ośmiu, bez Bawarii.)
help-tiles-end = Kto pierwszy zdobędzie powóz 7 albo otworzy swój ostatni urząd, dostaje premię za koniec gry.

help-carriages = Powozy
help-carriages-1 = Zdobywa się je po kolei, od 3 do 7, najwyżej jeden przy każdym zamknięciu. Następny jest twój, jeśli zamknięta trasa ma co najmniej tyle miast, ile wynosi jego numer; żadnego nie można pominąć. Liczba na lakowej pieczęci to jego punkty, a liczy się tylko twój najlepszy powóz.
help-carriages-2 = Rzemieślnik daje ci następny, choć trasie brakuje jednego lub dwóch miast.

help-end = Koniec i wynik
help-end-1 = Gdy ktoś zdobędzie powóz 7 albo otworzy swój ostatni urząd, runda toczy się do końca, tak by każdy miał tyle samo tur. Potem liczymy:
help-end-score = Najlepszy powóz + premie − nieotwarte urzędy (z modułami: + żetony punktów + duchowni)
help-end-tie = Przy remisie wygrywa gracz z premią za koniec gry, a jeśli nie ma go wśród remisujących, pierwszy z nich zgodnie z ruchem wskazówek zegara.
help-end-stalled = Jeśli przez 60 rund nikt nie otworzy urzędu ani nie zdobędzie powozu, gra też się kończy.

help-honours = Moduł: Zaszczyty
help-honours-1 = Za każdym razem, gdy wzywasz urzędnika, bierzesz jeden żeton tego urzędnika. Gdy tylko skończą się żetony któregoś urzędnika, wszyscy od razu oddają żetony urzędników, zaczynając od gracza, którego trwa tura: od jednego do czterech, każdy innego urzędnika. Kto je ma, musi oddać co najmniej jeden.
help-honours-reward-1 = nic
help-honours-reward-2 = karta miasta z rynku albo z talii, jeśli chcesz
help-honours-reward-3 = żeton punktu, wart jeden punkt, dopóki jeszcze są
help-honours-reward-4 = urząd w dowolnym mieście bez twojego urzędu, jeśli chcesz
help-honours-tokens = { $count ->
    [one] { $count } żeton urzędnika
    [few] { $count } żetony urzędników
    [many] { $count } żetonów urzędników
   *[other] { $count } żetonu urzędnika
}
help-honours-2 = Jeśli potem któryś urzędnik nadal nie ma żetonów, wszyscy oddają żetony urzędników jeszcze raz. Urząd otwarty w ten sposób może dać premię za region i za wszystkie prowincje, ale nie za długość, i nie daje powozu; jeśli był twoim ostatnim, zbliża się koniec gry. Po ostatniej turze każdy może oddać żetony urzędników jeszcze raz.

help-audience = Moduł: Audiencja
help-audience-1 = Przed pierwszą turą sadzasz w tajemnicy swoich pięciu duchownych w pięciu karetach do Rzymu, po jednym w każdej. Każdy region ma karetę; Polska nie ma żadnej.
help-audience-2 = Gdy zamykasz trasę, spójrz na jej miasta bez urzędu otwartego przy tym zamknięciu: za każde z nich kareta jego regionu przesuwa się o jedno miasto na południe. Ty wybierasz kolejność, a na rozwidleniu drogę. Za Łódź, albo gdy ta kareta jest już w Rzymie, przesuwasz dowolną inną.
help-audience-3 = W Rzymie duchowni z karety ujawniają się i wchodzą do poczekalni, każdy na miejsce swojej godności. Ci z jednej karety dzielą miejsce; kto stał tam wcześniej, musi odejść. Karety, które są jeszcze w drodze, nic nie dają. Na końcu punktują wszyscy czekający w poczekalni:
help-audience-4 = Mapa dróg do Rzymu jest własnym dziełem tego projektu.

help-keys = Klawisze
help-keys-about = Działają przy stole, chyba że wyłączysz je w ustawieniach.
help-key-next = Następny wybór
help-key-previous = Poprzedni wybór
help-key-press = Zatwierdź wybór
help-key-market = Weź tę kartę z rynku
help-key-deck = Weź z talii
help-key-close = Zamknij trasę
help-key-end = Zakończ turę
help-key-undo = Cofnij krok
help-key-command = Wiersz poleceń
help-key-map = Do mapy
help-key-hand = Do ręki
help-key-log = Do przebiegu gry
help-key-help = Ta pomoc
help-key-cancel = Anuluj
help-key-enter = Enter
help-key-escape = Esc

help-commands = Polecenia
help-commands-about = Naciśnij / i napisz, co chcesz zrobić. Kolejność słów jest dowolna, a słowa można skracać.
help-command-take = Weź Ulm z rynku albo kartę z talii
help-command-play = Dołóż Ulm na krańcu swojej trasy
help-command-start = Zacznij nową trasę od karty Ulm
help-command-call = Wezwij urzędnika
help-command-close-each = Zamknij: po urzędzie w każdej prowincji
help-command-close-province = Zamknij: wszystkie urzędy w jednej prowincji
help-command-office = Otwórz urząd w Ulm
help-command-coach = Przesuń karetę regionu do miasta
help-command-discard = Odrzuć kartę
help-command-return = Oddaj żetony urzędników
help-command-decline = Zrezygnuj z nagrody
help-command-clergy = Posadź duchownego tej godności w następnej karecie
help-command-end = Zakończ turę
help-command-undo = Cofnij krok

## Ekran końcowy

final-title = Gra skończona
final-you-won = Wygrywasz, { $name }!
final-won = Wygrywa { $name }!
final-you-won-about = { $points ->
    [one] { $points } punkt: poczta cesarstwa jest twoja.
    [few] { $points } punkty: poczta cesarstwa jest twoja.
    [many] { $points } punktów: poczta cesarstwa jest twoja.
   *[other] { $points } punktu: poczta cesarstwa jest twoja.
}
final-won-about = { $points ->
    [one] { $points } punkt. Piękna podróż, brawa dla wszystkich.
    [few] { $points } punkty. Piękna podróż, brawa dla wszystkich.
    [many] { $points } punktów. Piękna podróż, brawa dla wszystkich.
   *[other] { $points } punktu. Piękna podróż, brawa dla wszystkich.
}
final-tie = Remis: wygrywa gracz z premią za koniec gry, a jeśli nie remisuje, pierwszy remisujący zgodnie z ruchem wskazówek zegara.
final-stalled = Na drogach zapadła cisza: przez 60 rund nikt nie otworzył urzędu ani nie zdobył powozu.
final-score = Skąd te punkty
final-source = Źródło
final-carriage = Powóz
final-tiles = Premie
final-offices = Nieotwarte urzędy
final-chips = Żetony punktów
final-clergy = Duchowni
final-points = Punkty
final-offices-open = Otwarte urzędy: { $open } z 20
final-no-tiles = Bez premii
final-again = Zagraj ponownie
final-map = Obejrzyj planszę
final-record = Pobierz zapis gry
final-leave = Na stronę główną

# Games that this browser keeps
kept-title = Partie na tym urządzeniu
kept-here = Partie z botami i przy jednym ekranie są przechowywane na tym urządzeniu, w tej przeglądarce.
kept-nowhere = W tym oknie przeglądarka niczego nie przechowuje: partie z botami i przy jednym ekranie znikną razem ze stroną. Zapisz je w pliku.
kept-save = Zapisz wszystkie w pliku
kept-bring = Przywróć z pliku
kept-reading = Czytam plik…
kept-brought = { $count ->
    [one] Wróciła jedna partia.
    [few] Wróciły { $count } partie.
    [many] Wróciło { $count } partii.
   *[other] Wróciło { $count } partii.
}
kept-known = Wszystkie partie z tego pliku już tu są.
kept-broken = { $count ->
    [one] Jednej partii z pliku nie da się odczytać.
    [few] { $count } partii z pliku nie da się odczytać.
    [many] { $count } partii z pliku nie da się odczytać.
   *[other] { $count } partii z pliku nie da się odczytać.
}
kept-no-games = W tym pliku nie ma partii Postroad.
refused-no-room = Na tym urządzeniu nie ma już miejsca. Usuń niektóre partie albo zwolnij miejsce i spróbuj ponownie.
