# „Co to jest?”: co każdy element mówi o sobie.
about-what = Co to jest? { $what }
about-points = { $who }: { $points } pkt
about-score = Każdy nieotwarty urząd kosztuje punkt. Na początku każdy ma ich 20, czyli −20; każdy otwarty urząd daje punkt.
about-covered = Przy tym stole zdobyte premie leżą zakryte, a pokazane punkty są za to, co leży odkryte. Na końcu gry wszystko zostaje odkryte.
about-offices = Nieotwarte urzędy: każdy kosztuje punkt. Otwierasz je, zamykając trasę. Gdy ktoś postawi ostatni, zaczyna się ostatnia runda.
about-hand = Karty na ręce. Po zamknięciu trasy zostają najwyżej trzy.
about-deck = Karta z talii to niespodzianka i nikt inny jej nie widzi. Gdy talia jest pusta, stos odrzuconych tasuje się w nową.
about-discard = Odrzucone karty. Gdy talia jest pusta, tasuje się je w nową.
about-token = Kto wzywa urzędnika, dostaje jego żeton.
about-chip = Każdy żeton punktu to jeden punkt.
about-coach = Kareta { $coach-which }
track = Powozy
track-stop = Powóz { $number }: za trasę co najmniej { $number } miast, punkty: { $points }. Kto go ma: { $names }
track-asks = miasta: { $number }
about-carriages = Zamknięcie trasy daje następny powóz, jeśli trasa ma co najmniej tyle miast, ile wynosi jego numer. Po jednym, żadnego się nie pomija, liczy się tylko najlepszy.
about-carriage-next = Twój następny: powóz { $number }, za co najmniej { $number } miast. Daje +{ $points }.
about-carriage-cartwright = Z rzemieślnikiem wystarczy miast: { $least }.
about-progress = { $region }: twoje urzędy: { $have } z { $all }. Brakuje: { $cities }.
about-complete = { $region }: wszystkie urzędy ({ $all }) są twoje.
about-provinces-missing = Masz urzędy w prowincjach: { $have } z { $all }. Brakuje: { $provinces }.
about-provinces-all = Masz urzędy we wszystkich prowincjach ({ $all }).
about-tiles-left = { $count ->
    [0] Nie ma już żadnej premii.
    [one] Została { $count } premia; najlepszą bierze się najpierw:
    [few] Zostały { $count } premie; najlepszą bierze się najpierw:
    [many] Zostało { $count } premii; najlepszą bierze się najpierw:
   *[other] Zostało { $count } premii; najlepszą bierze się najpierw:
}
about-length = Osiem miast i więcej liczy się jak siedem. Jeśli premii już nie ma, dostajesz premię za trasę krótszą.
about-official = Nic nie kosztuje, ale w turze pomaga tylko jeden urzędnik.
about-stamp = Stempel: wezwany w tej turze. W turze pomaga tylko jeden urzędnik.
about-no-region = Prowincja { $province } ({ $letter }) nie należy do żadnego regionu.
about-province-of = Prowincja { $province } należy do regionu { $region } ({ $letter }).
about-province-alone = Prowincja { $province } ({ $letter }) sama jest regionem.
about-joins = Droga łączy je z końcem twojej trasy.
about-cities = Jej miasta: { $cities }.
about-province = Zamknięta trasa otwiera po jednym urzędzie w każdej ze swoich prowincji albo wszystkie w jednej z nich. Za urzędy we wszystkich miastach regionu dostajesz jego premię.
about-closing = Zamknięcie teraz daje najwyżej +{ $points }: { $what }.
about-closing-offices = urzędy: { $cities }
about-closing-carriage = Powóz { $number } wymaga miast: { $number }.
about-closing-longer = Za { $number } miast dostaniesz premię: { $points }.
about-closing-wait = Jeśli zakończysz turę, trasa zostaje i może rosnąć; ale jeśli w następnej turze żadna karta nie pasuje, przepada. { $count ->
    [0] Teraz żadna karta z ręki nie pasuje.
    [one] Teraz pasuje { $count } karta z ręki.
    [few] Teraz pasują { $count } karty z ręki.
    [many] Teraz pasuje { $count } kart z ręki.
   *[other] Teraz pasuje { $count } karty z ręki.
}
