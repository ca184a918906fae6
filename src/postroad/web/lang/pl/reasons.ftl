## Wszystko po kolei

reason-over = Gra skończona. Konie już w stajni.
reason-no-such-action = Takiego ruchu w tej grze nie ma.
reason-clergy-first = Najpierw posadź swoich duchownych w karetach.
reason-take-first = Najpierw weź kartę miasta: z rynku albo z talii.
reason-play-first = Najpierw zagraj kartę miasta z ręki.
reason-office-first = Najpierw wybierz miasto na swój urząd.
reason-coach-first = Najpierw przesuń karetę o jedno miasto w stronę Rzymu.
reason-discard-first = Najpierw odrzuć karty, aż zostaną trzy na ręce.
reason-hand-in-first = Najpierw oddaj żetony urzędników: co najmniej jeden.
reason-reward-first = Najpierw weź nagrodę albo z niej zrezygnuj.

## Za późno lub nie pora

reason-take-done = Karty w tej turze są już wzięte.
reason-play-done = Karty w tej turze są już zagrane.
reason-closed = Twoja trasa jest już zamknięta.
reason-no-office-now = Urzędy otwiera się przy zamykaniu trasy.
reason-no-coach-now = Karety ruszają, gdy w miastach zamkniętej trasy nie otwarto urzędu.
reason-no-discard-now = Karty z ręki odrzuca się tylko po zamknięciu trasy, gdy jest ich więcej niż trzy.
reason-no-hand-in-now = Żetony urzędników oddaje się, gdy skończą się żetony któregoś z nich.
reason-no-reward-now = Nie ma teraz nagrody, z której można zrezygnować.
reason-no-clergy-now = Duchowni wsiadają do karet tylko przed pierwszą turą.

## Urzędnicy

reason-official-used = W tej turze pomógł ci już urzędnik.
reason-postmaster-early = Weź pierwszą kartę, wtedy pomoże naczelnik.
reason-postmaster-late = Naczelnik pomaga tylko przed zagraniem karty.
reason-administrator-late = Rządca pomaga tylko przed wzięciem pierwszej karty.
reason-market-empty = Rynek jest pusty: nie ma czego wymieniać.
reason-carrier-early = Zagraj pierwszą kartę, wtedy pomoże kurier.
reason-carrier-late = Kurier pomaga tylko przed zamknięciem trasy.
reason-carrier-no-card = Kurier potrzebuje karty, która pasuje do krańca twojej trasy.
reason-cartwright-early = Rzemieślnik pomaga przy zamykaniu trasy, gdy do następnego powozu brakuje jednego lub dwóch miast.
reason-cartwright-late = Za późno na rzemieślnika: przyszła pora na karety i odrzucanie kart.
reason-cartwright-too-short = Do następnego powozu brakuje więcej niż dwóch miast. Rzemieślnik nadrobi najwyżej dwa.
reason-cartwright-last-carriage = Masz powóz 7. Większych się nie buduje.
reason-cartwright-not-needed = Trasa wystarcza na następny powóz i bez rzemieślnika.

## Karty i trasy

reason-not-in-market = Na rynku nie ma karty „{ $city }”.
reason-no-cards-left = Talia i stos odrzuconych są puste: nie ma już czego brać.
reason-not-in-hand = Nie masz na ręce karty „{ $city }”.
reason-no-route = Nie masz jeszcze trasy do przedłużenia. Zacznij nową od { $city-genitive }.
reason-right-end-only = Trasa z jednego miasta rośnie na prawym krańcu.
reason-in-route = { $city } jest już na twojej trasie, a żadne miasto nie może być na niej dwa razy.
reason-no-road = { $count ->
    [1] Nie ma drogi od { $city-genitive } do { $left-genitive }.
   *[other] Nie ma drogi od { $city-genitive } ani do { $left-genitive }, ani do { $right-genitive }.
}
reason-must-extend = Karta kuriera musi pasować do krańca trasy; nowej nie zacznie.
reason-route-too-short = Do zamknięcia trasy potrzeba trzech miast.
reason-province-not-touched = Twoja trasa nie ma miast { $province-in }.

## Urzędy

reason-own-office = Twój urząd { $city-in } już stoi. Jeden wystarczy.
reason-not-on-route = { $city } nie leży na twojej trasie. Urzędy otwiera się w miastach trasy.
reason-not-this-way = Wybrany sposób nie daje teraz urzędu { $city-in }. Wskaż jedno z zaznaczonych miast.

## Moduły

reason-coach-in-rome = Kareta { $coach-which } jest już w Rzymie. Przesuń inną.
reason-coach-not-owed = Kareta { $coach-which } nie ma już kroków. Wskaż jedną z zaznaczonych.
reason-coach-no-road = Kareta { $coach-which } nie ma stąd drogi na południe { $stop-to }.
reason-tokens-missing = Potrzebny jest żeton każdego z wymienionych urzędników.
reason-return-one = Oddaj, proszę, co najmniej jeden żeton urzędnika.
reason-rank-seated = { $rank } siedzi już w karecie. Wybierz inną godność.

## Stół i łączność

reason-unknown-words = Nie rozumiem. Spróbuj „weź: Ulm”, „zagraj: Ulm z lewej”, „zamknij: Bawaria” albo „koniec”.
reason-not-your-turn = To jeszcze nie twoja tura.
reason-stale = Przy stole gra poszła dalej. Spójrz jeszcze raz i wybierz.
reason-plan-reveals = Nie można planować dalej, niż sięga to, co odkryte.
reason-no-undo = Tego nie da się już cofnąć.
reason-offline = Brak połączenia ze stołem. Próbuję ponownie…
reason-stopped = Gra na tej stronie się zatrzymała. Uruchamiam ją ponownie…
reason-muted = Na tym serwerze masz wyciszony czat.
reason-slow-down = Za szybko: poczekaj chwilę.
reason-read-only = Na razie na tym serwerze nie można nic zmienić.
reason-not-your-seat = To nie twoje miejsce.
reason-banned = Masz blokadę na tym serwerze.
reason-asked = Inna prośba jest jeszcze otwarta.
reason-not-asked = Nikt już nie czeka na twoją odpowiedź.
reason-no-back = Na to miejsce nie można wrócić.
reason-no-leave = To miejsce jest już opuszczone albo rozgrywka się skończyła.
reason-no-resign = Ta rozgrywka została już poddana albo się skończyła.
reason-no-remove = Z tego miejsca nikogo nie można usunąć.
reason-no-hand-over = Tego miejsca nie można przekazać.
reason-not-away = Ten gracz jest tutaj albo był kilka minut temu.
reason-not-offered = Miejsce nie jest już przekazywane.
reason-no-pause = Teraz nie można zrobić przerwy.
reason-not-paused = Zegar już chodzi.
reason-not-host = To może zrobić tylko gospodarz stołu.
reason-time-up = Twój czas minął: gra za ciebie bot.
reason-refused = Serwer to odrzucił. Spróbuj ponownie.
reason-no-room = Na tym urządzeniu brakuje pamięci. Nic nie zginęło: zwolnij pamięć i spróbuj ponownie.
