# The daily challenge.
daily-title = Wyzwanie dnia
daily-about = Te same karty i te same boty dla wszystkich, i tylko jedna próba.
daily-you = Ty
daily-play = Graj
daily-play-first = Najpierw zagraj
daily-unmet = W tej grze jest coś, czego jeszcze nie znasz: { $modules }. Krótka lekcja pokaże, jak to działa; gra poczeka.
daily-lesson = Lekcja: { $module }
daily-anyway = Graj mimo to
daily-rules = Nie ma podpowiedzi, a gdy odsłoni się zakryta karta, nie można już nic cofnąć. Możesz w każdej chwili odejść i wrócić.
daily-late-rule = Ten dzień już minął: rozgrywka zostanie oznaczona jako późniejsza.
daily-result = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, miejsce { $place } z { $players }
daily-late = Rozegrane później, nie tego dnia.
daily-gone = Samą rozgrywkę usunięto, wynik pozostał.
daily-share = Postroad, wyzwanie dnia, { $date }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, miejsce { $place } z { $players }.
daily-final = Wynik i analiza
daily-practice = Zagraj jeszcze raz dla wprawy (nie liczy się)
daily-pass = Udostępnij wynik
daily-pass-about = Tekst nie zdradza niczego o kartach. Link zawiera całą twoją rozgrywkę: kto jeszcze nie zagrał w to wyzwanie, zostanie najpierw zapytany, a kto zagrał, zobaczy obie rozgrywki tura po turze.
daily-compare = Porównaj
daily-compare-now = Porównaj
daily-paste = Link, który ktoś ci przysłał
daily-no-link = Nie ma tu wyniku. Wklej cały link.
daily-sent = Z przysłanym wynikiem { $number }
daily-spoiler = Czyjś wynik tego wyzwania
daily-spoiler-about = To wyzwanie nie jest jeszcze przez ciebie ukończone, a wynik pokazuje jego karty. Chcesz najpierw zagrać? Link zostanie zapamiętany.
daily-look = Pokaż mimo to
daily-mine = Do mojego wyniku
daily-other-deal = Ten link nie zawiera wyniku wyzwania z tego dnia.
daily-somebody = Wynik { $number }
daily-two = Punkty: { $one } – { $after }, { $other } – { $before }.
daily-alike = Obie rozgrywki są identyczne.
daily-parted = Na początku rozgrywki były jednakowe: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}. Rozeszły się w turze { $turn }:
daily-parted-bot = W turze { $turn } bot zdecydował inaczej: rozgrywki toczyły się w różnych wersjach Postroad.
daily-parted-look = Pokaż na stole
daily-days = Wszystkie dni
daily-streak = Z rzędu: { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}.
daily-day = Dzień
daily-place = Miejsce
daily-place-of = { $place } z { $players }
daily-note = Uwaga
daily-later = rozegrane później
daily-running = w toku
daily-open = nierozegrane
daily-none = Na ten dzień nie ma wyzwania.
daily-early = Ten dzień nigdzie się jeszcze nie zaczął.
daily-today = Dzisiejsze wyzwanie
