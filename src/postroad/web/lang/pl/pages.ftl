## Wszędzie

page-title = { $page } – Postroad
server-silent = Serwer nie odpowiada. Czy Postroad nadal działa?
server-silent-guest = Serwer nie odpowiada. Sprawdź połączenie albo spróbuj ponownie za chwilę.
server-refused = Serwer odmówił ({ $code }). Nic z wpisanych danych nie przepadło.
blocked-title = Ta przeglądarka nie może uruchomić gry
blocked-text = Gra na tej stronie wymaga WebAssembly, a ta przeglądarka go blokuje. Zezwól na nie dla tej witryny albo użyj innej przeglądarki. Zapisane rozgrywki są bezpieczne.
unloaded-text = Nie udało się wczytać zasad i botów do gry na tej stronie; zapisane rozgrywki są bezpieczne. Sprawdź połączenie i spróbuj ponownie.
stopped-text = Gra na tej stronie się zatrzymała; zapisane rozgrywki są bezpieczne. Spróbuj ponownie albo wczytaj stronę jeszcze raz.
unexpected-text = Coś poszło nie tak. Spróbuj ponownie albo wczytaj stronę jeszcze raz.
try-again = Spróbuj ponownie
signed-out-title = Wylogowano
signed-out-text = Tę przeglądarkę wylogowano z innego urządzenia. Żeby pozostać tym samym graczem, utwórz tam link: ustawienia, „Twoje urządzenia”.

## Strona tytułowa

landing-tagline = Prowadź trasy pocztowe od miasta do miasta, otwieraj urzędy, zdobywaj coraz większe powozy.
landing-tools = Język, wygląd i pomoc
landing-play = Graj
landing-play-about = Od razu, przeciw dwóm łatwym botom. Trwa od 20 do 30 minut.
landing-name = Twoje imię
landing-continue-last = Wróć do ostatniej rozgrywki
landing-other = Inne sposoby gry
landing-learn = Naucz się grać
landing-learn-about = Dwanaście krótkich kroków przy stole.
landing-learn-first = Pierwszy raz? Ucz się, grając
landing-learn-on = Kontynuuj lekcję
landing-daily = Wyzwanie dnia
landing-daily-about = Te same karty dla wszystkich, jedna próba.
landing-puzzle = Zadania
landing-puzzle-about = Jedna decyzja jest wyraźnie najlepsza: która?
landing-new = Własna gra…
landing-new-about = Wybierz miejsca, boty i moduły.
landing-people = Przy jednym ekranie
landing-people-about = Od dwóch do czterech, na zmianę.
landing-post = Gra korespondencyjna
landing-post-about = Znajomi na zmianę wysyłają sobie link.
new-post-you = Ty, na tym urządzeniu.
new-post-friend = Dostaje linki i gra na własnym urządzeniu.
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

## Without a server or a connection

alone-about = Gra na żywo ze znajomymi i stoły publiczne wymagają serwera.
alone-server = Zagraj z innymi na { $name }
alone-host = Aby uruchomić go na komputerze:
offline-ready = Można grać bez internetu.
offline-simple = Można grać bez internetu, na razie z prostym botem.
bots-coming = Boty wszystkich poziomów (3,7 MB) są pobierane.
bots-absent = Boty wszystkich poziomów (3,7 MB) nie są jeszcze pobrane. Na razie zastępuje je prosty bot.
bots-fetch = Pobierz boty
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
new-shuffle = Losowe miejsca
new-shuffle-about = Kto zaczyna, kolory i dachy rozstrzygnie los, gdy wszyscy usiądą. Inaczej gra toczy się w tej kolejności.
new-modules = Moduły
new-modules-about = W pierwszych rozgrywkach pomiń oba.
new-more = Więcej
new-create = Utwórz stół

## Ustawienia

settings-name = Twoje imię
settings-theme = Wygląd
settings-theme-auto = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-to-light = Przełącz na jasny wygląd
settings-to-dark = Przełącz na ciemny wygląd
settings-speed = Tempo botów i elementów gry
settings-speech = Co czyta czytnik ekranu
settings-speech-brief = Każdą turę w jednym zdaniu
settings-speech-full = Każdy krok
settings-confirm = Pytaj przed porzuceniem trasy
settings-confirm-about = Karta, która zaczyna nową trasę, odrzuca dotychczasową.
settings-marks = Oznaczaj przydatne karty
settings-marks-about = Oznacza karty rynku, które przedłużają twoją trasę albo przybliżają premię regionu.
settings-shortcuts = Skróty klawiszowe
settings-shortcuts-about = Przy stole działają pojedyncze klawisze.
settings-sound = Dźwięk
settings-sound-about = Papier, stemple, kopyta i krótki sygnał trąbki, gdy przychodzi twoja tura.

## Pomoc

lesson-base = Gra podstawowa
lesson-at = { $done } z { $count }

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
final-gave-up = Gracze, którzy się poddali lub przekroczyli czas, są ostatni, niezależnie od punktów zdobytych przez ich boty.
final-nobody = Nikt nie wygrywa
final-nobody-about = Wszyscy gracze się poddali, a rozgrywkę dokończyły boty.
final-tie = Remis: wygrywa gracz z premią za koniec gry, a w przeciwnym razie pierwszy remisujący zgodnie z ruchem wskazówek zegara.
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
final-leave = Menu główne

# Games that this browser keeps
kept-title = Rozgrywki na tym urządzeniu
kept-here = Rozgrywki z botami i przy jednym ekranie są przechowywane na tym urządzeniu, w tej przeglądarce.
kept-nowhere = To okno niczego nie przechowuje: rozgrywki z botami i przy jednym ekranie znikną, gdy zamkniesz stronę. Zapisz je w pliku.
kept-save = Zapisz wszystkie w pliku
kept-bring = Otwórz zapisaną grę lub kopię zapasową
kept-reading = Czytam plik…
kept-brought = { $count ->
    [one] Przywrócono jedną rozgrywkę.
    [few] Przywrócono { $count } rozgrywki.
    [many] Przywrócono { $count } rozgrywek.
   *[other] Przywrócono { $count } rozgrywki.
}
kept-known = Wszystkie rozgrywki z tego pliku już tu są.
kept-broken = { $count ->
    [one] Jednej rozgrywki z pliku nie da się odczytać.
    [few] { $count } rozgrywek z pliku nie da się odczytać.
    [many] { $count } rozgrywek z pliku nie da się odczytać.
   *[other] { $count } rozgrywki z pliku nie da się odczytać.
}
kept-no-games = W tym pliku nie ma rozgrywek Postroad.
refused-no-room = Na tym urządzeniu brakuje pamięci. Usuń niektóre rozgrywki albo zwolnij pamięć i spróbuj ponownie.
stored-tried = od kroku { $at } innej rozgrywki
stored-deal = rozdanie z innej rozgrywki
landing-stats = Twoja statystyka
