# Wspólna gra: nowe stoły dla innych, zbieranie się przy stole, lobby, goście i ich urządzenia.

## Nowy stół

landing-friends = Online ze znajomymi
landing-friends-about = Każdy przy własnym ekranie.
new-open = Wolne dla gościa
new-open-about = To miejsce może zająć zaproszona osoba, przy innym ekranie.
new-house-bots = Boty tego serwera
new-house-about = Bot, którego oferuje ten serwer. Gra jest przechowywana na serwerze.
new-together = Wspólna gra
new-hints = Podpowiedzi
new-hints-about = Każdy może spytać, co zrobiłby mistrz. Wszyscy to widzą, zanim usiądą.
new-by-heart = Tryb pamięci
new-by-heart-about = Zdobyte premie pozostają zakryte; bez podpowiedzi.
new-by-heart-audience = Zdobyte premie i własni duchowni w drodze pozostają zakryci; bez podpowiedzi.
new-listed = Pokaż w lobby
new-listed-about = Stół widzą wszyscy na tym serwerze i każdy może się dosiąść. Inaczej znajdą go tylko ci, którzy mają link.
new-clock = Zegar
new-clock-about = Za osobę, której skończy się czas, gra bot.

## Co ustalono

term-basic = Gra podstawowa
term-lot = Losowe miejsca
term-order = Miejsca w tej kolejności
term-hints = Podpowiedzi dozwolone
term-by-heart = Tryb pamięci: zdobyte premie zakryte
term-by-heart-audience = Tryb pamięci: zdobyte premie i własni duchowni zakryci
term-listed = Widoczny w lobby
term-private = Tylko przez link
term-clock-none = Bez zegara
term-clock-turn = { $count ->
    [one] { $count } minuta na turę
    [few] { $count } minuty na turę
    [many] { $count } minut na turę
   *[other] { $count } minuty na turę
}
term-clock-total = { $count ->
    [one] { $count } minuta na całą grę
    [few] { $count } minuty na całą grę
    [many] { $count } minut na całą grę
   *[other] { $count } minuty na całą grę
}
term-clock-days = { $count ->
    [one] { $count } dzień na turę
    [few] { $count } dni na turę
    [many] { $count } dni na turę
   *[other] { $count } dnia na turę
}

## Przed grą

gathering-title = Stół: { $name }
gathering-open = Wolne miejsce
gathering-kept = Zarezerwowane: { $name }
gathering-sit = Usiądź tutaj
gathering-stand = Zwolnij miejsce
gathering-remove = Usuń
gathering-remove-who = Usuń od stołu: { $name }
gathering-remove-ask = Usunąć od stołu? { $name }
gathering-host = gospodarz
gathering-here = na miejscu
gathering-away = chwilowo poza stołem
gathering-terms = Ustawienia gry
gathering-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
gathering-complete = Wszystkie miejsca są zajęte.
gathering-starts = Czekamy, aż { $name } rozpocznie grę.
gathering-full = Możesz zostać i popatrzeć.
gathering-fill = { $count ->
    [one] Uzupełnij botem
    [few] Uzupełnij botami
    [many] Uzupełnij botami
   *[other] Uzupełnij botami
}
gathering-start = Rozpocznij grę
gathering-leave = Odejdź od stołu
gathering-watching = { $count ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
    [many] Patrzy { $count } osób.
   *[other] Patrzy { $count } osoby.
}
gathering-messages = { $count ->
    [one] Jedna wiadomość
    [few] { $count } wiadomości
    [many] { $count } wiadomości
   *[other] { $count } wiadomości
}

## Zaproszenie

invite-title = Zaproś
invite-about = Kto ma link do stołu, może usiąść albo popatrzeć.
invite-link = Link
invite-share = Udostępnij…
invite-qr = Link jako kod QR
invite-network = To adres tego komputera w twojej sieci.
invite-address = Adres tego komputera
invite-alone = Na razie może się połączyć tylko ten komputer. Aby wpuścić innych, uruchom Postroad tak:
invite-nobody = Na razie nie otworzy tego żadne inne urządzenie.
invite-file = Ta strona to plik na tym urządzeniu: na innym link do niej niczego nie otworzy.
invite-here = Dla innej przeglądarki na tym komputerze
copy = Kopiuj
copied = Skopiowano
copy-select = Zaznacz
copy-by-hand = Kopiowanie wymaga tu HTTPS. Zaznacz tekst i skopiuj go samodzielnie.

## Lobby i własne stoły

lobby-title = Otwarte stoły
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-playing = Trwa gra
lobby-join = Dosiądź się
lobby-watch = Oglądaj
stored-gathering = Czeka na graczy
stored-damaged = Tego stołu nie da się odczytać: jego dane są uszkodzone.
stored-go = Do stołu

## Powiadomienia

notify = Powiadom, gdy moja tura
notify-about = Powiadomieniem, gdy patrzysz gdzie indziej.
notify-insecure = Przeglądarki pokazują powiadomienia tylko dla szyfrowanych stron albo na komputerze, na którym działa Postroad.
notify-refused = Przeglądarka na to nie pozwala. Zajrzyj do jej ustawień dla tej strony.

## Urządzenia i programy

device-title = Twoje urządzenia
device-here = Ta przeglądarka
device-there = Inna przeglądarka
device-name = Nazwa urządzenia
device-since = dodane { $when }
device-leave = Wyloguj
device-leave-who = Wyloguj „{ $label }”
device-leave-others = Wyloguj wszystkie inne
device-leave-sure = Na pewno wylogować wszystkie inne?
device-other = Graj na innym urządzeniu
device-about = Otwórz tam ten link albo go zeskanuj: zostajesz tym samym graczem, ze swoimi rozgrywkami. Działa raz, przez dziesięć minut. Nie dawaj go nikomu innemu.
device-make = Utwórz link
device-again = Utwórz nowy link
move-title = Graj dalej na tym urządzeniu
move-wait = Wczytujemy twoje rozgrywki…
move-question = Grać na tym urządzeniu jako { $name }?
move-same = W tej przeglądarce gra już { $name }. Link nie został zużyty.
move-ask = Teraz w tej przeglądarce gra { $name }. Tutaj się to skończy, a rozgrywki gracza { $name } będą dostępne tylko z innych jego urządzeń.
move-yes = Graj jako { $name }
move-no = Zostań: { $name }
move-cancel = Nie, dziękuję
programs-title = Klucze API
programs-about = Programy z twoim kluczem API grają jako ty.
programs-label = Do czego jest ten klucz?
programs-make = Utwórz klucz
programs-once = Twój nowy klucz API, widoczny tylko ten jeden raz
programs-used = ostatnio { $when }
programs-unused = jeszcze nieużyty
programs-delete = Usuń klucz „{ $label }”

## Odmowy

refused-banned = Masz blokadę na tym serwerze.
refused-damaged = Ten stół jest uszkodzony i nie da się go odczytać.
refused-newer = Twoje rozgrywki w tej przeglądarce zapisała nowsza wersja Postroad. Wczytaj stronę ponownie, aby je zobaczyć.
refused-no-bot = Ten bot nie jest tu dostępny.
refused-no-code = Ten link był już użyty albo ma ponad dziesięć minut. Utwórz nowy w ustawieniach drugiego urządzenia.
refused-no-table = Tego stołu już nie ma.
refused-not-host = To może zrobić tylko gospodarz.
refused-not-your-seat = To cudze miejsce.
refused-same-name = Dwie osoby przy tym stole miałyby to samo imię. Wybierz inne.
refused-seats-open = Jedno miejsce jest jeszcze wolne.
refused-slow-down = To było trochę za szybko. Spróbuj za chwilę.
refused-started = Gra już się zaczęła.
refused-taken = To miejsce jest już zajęte.
refused-too-many = Masz za dużo niedokończonych rozgrywek. Najpierw jedną dokończ albo usuń.

## Jeszcze raz
rematch-asked = { $name } proponuje rewanż.
rematch-join = Gram
rematch-decline = Nie teraz
rematch-declined = { $name } nie chce teraz grać jeszcze raz.
rematch-go = Do nowej gry
rematch-without = Pozostali już grają od nowa.
gathering-again = Gra zacznie się, gdy tylko wszyscy będą przy stole.
bot-missing = { $bot } (już nie na tym serwerze)
missing = { $who }: bota { $bot } nie ma już na tym serwerze.
missing-host = Wybierz innego bota, aby grać dalej.
missing-guest = Gra potoczy się dalej, gdy { $host } wybierze innego.
missing-which = Zastępczy bot
missing-fill = Wybierz tego bota

## Muting

chat-speakers = Wycisz graczy
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }

## Seat transfer
confirm-hand-on = Oddać swoje miejsce komuś innemu? Najpierw zapytamy pozostałych przy stole. Potem dostaniesz link: pierwsza osoba, która go otworzy, zagra dalej za ciebie.
confirm-hand-on-other = Oddać komuś innemu miejsce: { $who }? Najpierw zapytamy pozostałych przy stole. Potem dostaniesz link: pierwsza osoba, która go otworzy, zagra tam dalej.
seat-asked = { $by } prosi, by oddać komuś innemu miejsce, przy którym nikogo nie ma: { $who }.
seat-asked-own = { $who } prosi o oddanie swojego miejsca komuś innemu.
seat-asked-you = Prosisz o oddanie swojego miejsca komuś innemu.
seat-asked-by-you = Prosisz o oddanie komuś innemu miejsca: { $who }.
seat-asked-yours = { $by } sądzi, że cię nie ma, i prosi o oddanie twojego miejsca komuś innemu.
seat-waiting = Brakuje odpowiedzi: { $names }.
seat-offered = Miejsce ({ $who }) zajmie ten, kto pierwszy otworzy link. Link ma { $by }.
seat-offered-own = Miejsce ({ $who }) zajmie ten, kto pierwszy otworzy link.
seat-offered-you = Wszyscy się zgadzają: twoje miejsce zajmie ten, kto pierwszy otworzy twój link. Do tego czasu grasz dalej.
seat-offered-by-you = Wszyscy się zgadzają: miejsce ({ $who }) zajmie ten, kto pierwszy otworzy twój link.
seat-offered-yours = { $by } ma link, który oddaje twoje miejsce komuś innemu.
seat-keep = Jestem: zachowaj moje miejsce
seat-call-off = Anuluj przekazanie
seat-show-link = Pokaż link
seat-title = Link do miejsca
seat-link-about = Kto pierwszy otworzy ten link, zajmie miejsce ({ $who }) z kartami, które tam leżą. Działa raz i przez jeden dzień.
seat-link-share = Miejsce w rozgrywce Postroad
seat-link-secret = Daj go tylko tej osobie, która ma tam grać. Nowy link unieważni ten.
seat-take-title = Miejsce dla ciebie
seat-take-question = Zająć miejsce ({ $who })? Przy stole są też: { $names }.
seat-take-about = { $by } przekazuje je tobie. Zobaczysz karty na ręce i zagrasz dalej od miejsca, w którym stoi gra.
seat-take-yes = Zajmij miejsce
seat-take-watch = Tylko oglądaj
seat-take-gone = Ten link nie prowadzi już do miejsca: został użyty, odwołany albo ma ponad dobę. Poproś o nowy.
seat-to-table = Do stołu
refused-seated = Jesteś już przy tym stole.
refused-not-offered = Miejsce nie jest już przekazywane.
refused-time-up = Czas tego miejsca się skończył.

## Pause
pause-asked = { $who } prosi o przerwę: zegar stanie, dopóki ktoś go nie wznowi.
pause-asked-you = Prosisz o przerwę.
pause-stands = Przerwa: zegar zatrzymany.
pause-play-on = Mimo to możesz grać dalej.
pause-go-on = Wznów zegar
chat-empty = Nie ma jeszcze wiadomości.
chat-label = Napisz wiadomość
chat-send = Wyślij
reactions = Szybki czat
alone = { $who } już nie wróci; grasz tylko ty i boty. Jeśli zakończysz grę, też się poddasz: boty od razu dograją ją do końca i nikt nie wygra.
alone-end = Zakończ grę
alone-play-on = Graj dalej z botami
undo-asked = { $who } prosi o cofnięcie ostatniego kroku:
undo-agree = Zgadzam się
undo-refuse = Odmawiam
undo-waiting = Czekamy na odpowiedzi.
undo-withdraw = Jednak nie
clock-left = pozostało { $time }
clock-stands = pozostało { $time }, zegar zatrzymany
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
confirm-resign = Poddać rozgrywkę na dobre? Twoje miejsce zajmie bot i zagra dalej. Powrotu już nie będzie.
confirm-delete = Usunąć tę rozgrywkę na zawsze? Zniknie też jej zapis.
confirm-take-back = Cofnąć twój ostatni krok?
confirm-away = Bot ma grać za ciebie? Możesz wrócić w każdej chwili.
