## Tura i urzędnicy

log-call = { $who } { $official ->
    [postmaster] wzywa naczelnika
    [administrator] wzywa rządcę
    [carrier] wzywa kuriera
   *[cartwright] wzywa rzemieślnika
}.
log-clear = { $who } wymienia rynek.
log-shuffle = Talia się skończyła: stos odrzuconych został przetasowany na nową.
log-resign = { $who } poddaje rozgrywkę, dalej gra bot.

## Karty i trasy

log-take-market = { $who } bierze { $city-accusative } z rynku.
log-take-deck = { $who } bierze kartę z talii.
log-take-deck-own = { $who } bierze { $city-accusative } z talii.
log-abandon = { $who } porzuca trasę { $cities }.
log-play-start = { $who } zaczyna trasę od { $city-genitive }.
log-play-left = { $who } dokłada { $city-accusative } z lewej.
log-play-right = { $who } dokłada { $city-accusative } z prawej.
log-discard = { $who } odrzuca { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $cities }.

## Zamykanie trasy

log-close-each = { $who } zamyka trasę { $cities }: po urzędzie w każdej prowincji.
log-close-province = { $who } zamyka trasę { $cities }: urzędy { $province-in }.
log-office = { $who } otwiera urząd { $city-in }.
log-offices = { $who } otwiera { $count ->
    [one] { $count } urząd
    [few] { $count } urzędy
    [many] { $count } urzędów
   *[other] { $count } urzędu
}: { $cities }.
log-tile = { $who } zdobywa premię „{ $stack }”: +{ $points }.
log-tile-covered = { $who } zdobywa premię.
log-carriage = { $who } bierze powóz { $number }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Zaszczyty

log-return = { $who } oddaje { $count ->
    [one] { $count } żeton urzędnika
    [few] { $count } żetony urzędników
    [many] { $count } żetonów urzędników
   *[other] { $count } żetonu urzędnika
}: { $tokens }.
log-return-none = { $who } zatrzymuje żetony urzędników.
log-decline = { $who } rezygnuje z nagrody.
log-chip = { $who } dostaje żeton punktu: +1.

## Audiencja

log-clergy = { $who }: wszyscy duchowni w karetach.
log-coach = { $who } wysyła karetę { $coach-which-accusative } { $to-to }.
log-arrive = Kareta { $coach-which } dociera do Rzymu.
log-arrive-rank = { $rank } ({ $who }) wchodzi do poczekalni.
log-leave = { $rank } ({ $names }) opuszcza poczekalnię.

## Koniec

log-end = { $who } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-end-stalled = Sześćdziesiąt rund bez urzędu i powozu. { $who } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Od twojej ostatniej tury

since-title = Od twojej ostatniej tury:
since-office = { $who }: { $count ->
    [one] { $count } urząd
    [few] { $count } urzędy
    [many] { $count } urzędów
   *[other] { $count } urzędu
} – { $cities }.
since-nothing = Żadnych nowych urzędów, premii ani powozów.

## Handing in
log-hand-in = Żetony { $official-genitive } się skończyły, wszyscy oddają żetony urzędników.
log-reward-take-market = { $who } bierze w nagrodę { $city-accusative }.
log-reward-take-deck = { $who } dobiera w nagrodę z talii.
log-reward-take-deck-own = { $who } dobiera w nagrodę { $city-accusative } z talii.
log-reward-office = { $who } otwiera w nagrodę urząd { $city-in }.
log-last-round = Ostatnia runda: gra toczy się do jej końca.

## Obok gry
log-left = { $who }: przerwa, gra bot.
log-back = { $who } wraca do stołu.
log-removed = { $who }: miejsce zajmuje bot.
log-filled = { $who }: od teraz gra inny bot, { $bot }.
log-stands-in = { $who }: bot nie jest jeszcze gotowy; na razie gra prosty bot.
log-arrived = { $who }: bot jest gotowy i odtąd gra sam.
log-time = { $who }: czas minął, gra bot.
log-undo-agreed = { $who } cofa ostatni krok; nikt się nie sprzeciwił.
log-undo-refused = { $who } odmawia: nic nie zostaje cofnięte.
log-undo-withdrawn = { $who } nie prosi już o cofnięcie kroku.
log-offered = Miejsce ({ $who }) może przejść do kogoś innego; nikt się nie sprzeciwił.
log-kept = Miejsce ({ $who }) jednak nie zostaje przekazane.
log-handed = Od teraz gra tu { $who }.
log-seat-refused = { $who } odmawia: miejsce nie zostaje przekazane.
log-paused = Przerwa ({ $who }): zegar zatrzymany; nikt się nie sprzeciwił.
log-resumed = { $who } wznawia zegar.
log-pause-refused = { $who } odmawia: nie ma przerwy.
log-pause-withdrawn = { $who } nie prosi już o przerwę.
