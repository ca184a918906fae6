# Podpowiedzi: co zrobiłby mistrz i dlaczego.

hint-do = Zrób to
hint-would = Ruch mistrza: { $action }
hint-thinking = Myśli…
hint-fair = Wie tylko to, co ty możesz wiedzieć.
hint-chance = Szansa wygranej, jeśli wszyscy grają dalej jak mistrz: { $percent }%.
hint-unfetched = Podpowiedzi nie da się teraz pobrać. Spytaj ponownie, gdy będzie połączenie.
hint-close = Zamknij podpowiedź

## Dlaczego

why-fits-end = { $city-accusative } można dołożyć do { $other-genitive }: to kraniec trasy.
why-fits-beyond = { $city-accusative } będzie można dołożyć do { $other-genitive }: ta karta jest już na ręce i pasuje do trasy.
why-joins-card = Od { $city-genitive } prowadzi droga do { $other-genitive }: ta karta jest na ręce.
why-joins-market = Od { $city-genitive } prowadzi droga do { $other-genitive }: ta karta też leży na rynku.
why-lacks = Brakuje jeszcze { $count ->
    [one] { $count } miasta
    [few] { $count } miast
    [many] { $count } miast
   *[other] { $count } miasta
} { $region-in }, w tym { $city-genitive }.
why-takes = Karta „{ $city }” trafi na rękę.
why-market-misses = { $ends ->
    [1] Żadna karta rynku nie pasuje do { $city-genitive }, jedynego miasta trasy.
   *[other] Żadna karta rynku nie pasuje do krańców trasy, ani do { $city-genitive }, ani do { $other-genitive }.
}
why-deck-hopes = Przydałaby się karta „{ $city }”; nikt jeszcze nie pokazał { $count ->
    [one] { $count } takiej.
    [few] { $count } takich.
    [many] { $count } takich.
   *[other] { $count } takich.
}
why-pile-hopes = Przydałaby się karta „{ $city }”; na stosie odrzuconych { $count ->
    [one] leży { $count } taka.
    [few] leżą { $count } takie.
    [many] leży { $count } takich.
   *[other] leży { $count } takiej.
}
why-draws = Karty z talii nikt nie zobaczy; w talii { $count ->
    [one] jest { $count } karta.
    [few] są { $count } karty.
    [many] jest { $count } kart.
   *[other] są { $count } karty.
}
why-pile-draws = Talia jest pusta: ze stosu odrzuconych powstanie nowa, w której { $count ->
    [one] będzie { $count } karta.
    [few] będą { $count } karty.
    [many] będzie { $count } kart.
   *[other] będzie { $count } karty.
}
why-would-complete = Urząd { $city-in } byłby ostatnim brakującym { $region-in }: +{ $points }.
why-would-unite = Urząd { $city-in } byłby pierwszym { $province-in }, a tylko tej prowincji brakuje: +{ $points }.
why-calls-postmaster = { $official } da drugą kartę.
why-market-fits = Na rynku leży karta „{ $city }” i pasuje do { $other-genitive }, krańca trasy.
why-clears-market = { $official } wymieni cały rynek; { $count ->
    [one] zniknie { $count } karta.
    [few] znikną { $count } karty.
    [many] zniknie { $count } kart.
   *[other] znikną { $count } karty.
}
why-plays-second = { $official } pozwoli dołożyć do { $other-genitive } jeszcze { $city-accusative }.
why-cartwright = { $official } da powóz { $carriage }, choć trasa jest na niego za krótka: +{ $points }.
why-without-cartwright = { $official } nie zostanie wezwany: powóz { $carriage } musi poczekać.
why-token = To daje żeton { $official-genitive }, zostanie { $count }.
why-hand-in = To ostatni żeton { $official-genitive }, więc wszyscy oddają żetony urzędników.
why-reach-close = { $city } to trzecie miasto trasy: da się ją zamknąć.
why-reach-carriage = Trasa wystarczy na powóz { $carriage }: +{ $points } przy zamknięciu.
why-reach-length = Trasa wystarczy na premię „{ $stack }”: +{ $points } przy zamknięciu.
why-lays = Karta „{ $city }” przedłuży trasę od { $other-genitive }: teraz { $count ->
    [one] { $count } miasto.
    [few] { $count } miasta.
    [many] { $count } miast.
   *[other] { $count } miasta.
}
why-starts = Nowa trasa zacznie się od { $city-genitive }.
why-leads-to = Do { $city-genitive } będzie potem pasować karta „{ $other }” z ręki.
why-market-next = Do { $city-genitive } będzie potem pasować karta „{ $other }” z rynku.
why-loses-route = { $count ->
    [1] Przepadnie trasa z jednego miasta, { $city-genitive }.
    [one] Przepadnie trasa od { $city-genitive } do { $other-genitive }: { $count } miasto.
    [few] Przepadnie trasa od { $city-genitive } do { $other-genitive }: { $count } miasta.
    [many] Przepadnie trasa od { $city-genitive } do { $other-genitive }: { $count } miast.
   *[other] Przepadnie trasa od { $city-genitive } do { $other-genitive }: { $count } miasta.
}
why-dead-end = { $ends ->
    [1] Żadna karta z ręki nie pasuje do { $city-genitive }, jedynego miasta trasy.
   *[other] Żadna karta z ręki nie pasuje do krańców trasy, ani do { $city-genitive }, ani do { $other-genitive }.
}
why-earns-carriage = To daje powóz { $carriage }: +{ $points }.
why-earns-region = Otwarty zostanie ostatni brakujący urząd { $region-in }: +{ $points }.
why-earns-length = To daje premię „{ $stack }”: +{ $points }.
why-earns-all = Urzędów wystarczy na premię „{ $stack }”: +{ $points }.
why-game-end = To daje premię „{ $stack }” (+{ $points }): ta runda jest ostatnia.
why-last-round = Ostatnia runda już trwa: premię za koniec gry ma { $who }.
why-opens = { $count ->
    [one] Otworzy się urząd { $city-in }.
    [few] Otworzą się { $count } urzędy, w tym jeden { $city-in }.
    [many] Otworzy się { $count } urzędów, w tym jeden { $city-in }.
   *[other] Otworzy się { $count } urzędu, w tym jeden { $city-in }.
}
why-opens-some = { $count ->
    [one] Otworzy się urząd { $province-in }.
    [few] Otworzą się { $count } urzędy, w tym jeden { $province-in }.
    [many] Otworzy się { $count } urzędów, w tym jeden { $province-in }.
   *[other] Otworzy się { $count } urzędu, w tym jeden { $province-in }.
}
why-opens-none = W żadnym mieście trasy nie powstanie urząd (miast na trasie: { $count }).
why-cartwright-could = { $official } może potem dać powóz { $carriage }.
why-left-out = { $count ->
    [one] Bez urzędu zostanie jedno miasto, { $city }.
    [few] Bez urzędu zostaną { $count } miasta, w tym { $city }.
    [many] Bez urzędu zostanie { $count } miast, w tym { $city }.
   *[other] Bez urzędu zostanie { $count } miasta, w tym { $city }.
}
why-cuts-hand = Potem trzeba będzie odrzucić z ręki { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
why-coach-moves = Kareta { $coach-which } pojedzie dalej w stronę Rzymu.
why-keeps-route = { $count ->
    [1] Zostaje trasa z jednego miasta, { $city-genitive }.
    [one] Zostaje trasa od { $city-genitive } do { $other-genitive }: { $count } miasto.
    [few] Zostaje trasa od { $city-genitive } do { $other-genitive }: { $count } miasta.
    [many] Zostaje trasa od { $city-genitive } do { $other-genitive }: { $count } miast.
   *[other] Zostaje trasa od { $city-genitive } do { $other-genitive }: { $count } miasta.
}
why-next-carriage = Jeszcze { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
} i trasa wystarczy na powóz { $carriage }.
why-holds-next = Do { $other-genitive } będzie potem pasować karta „{ $city }” z ręki.
why-nothing-left = Nie ma nic więcej do zrobienia.
why-turn-ends = Następny gracz: { $who }.
why-last-turn = To ostatnia tura rozgrywki.
why-completes-region = Urząd { $city-in } to ostatni brakujący { $region-in }: +{ $points }.
why-completes-all = Urząd { $city-in } jest pierwszym { $province-in }, a tylko tej prowincji brakowało: +{ $points }.
why-nears-region = Z urzędem { $city-in } brakuje już tylko { $count ->
    [one] jednego miasta
    [few] { $count } miast
    [many] { $count } miast
   *[other] { $count } miasta
} { $region-in }.
why-new-province = Urząd { $city-in } to pierwszy własny { $province-in }.
why-opens-office = Nowy urząd { $province-in }, { $city-in }: +1 punkt.
why-spares-coach = Za { $city-accusative } kareta { $coach-which } nie pojedzie.
why-arrives = Kareta { $coach-which } dowiezie do Rzymu własnego { $rank-accusative }: +{ $points }, póki czeka w poczekalni.
why-pushes-out = { $rank } ({ $who }) opuści poczekalnię.
why-coach-on = Kareta { $coach-which } pojedzie { $stop-to }. Do Rzymu co najmniej { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
    [many] { $count } kroków.
   *[other] { $count } kroki.
}
why-rides = Kareta { $coach-which } wiezie własnego { $rank-accusative }, { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
why-seats = Kareta { $coach-which } powiezie { $rank-accusative }: do Rzymu co najmniej { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
    [many] { $count } kroków.
   *[other] { $count } kroku.
}
why-shortest-way = Żadna kareta nie ma do Rzymu bliżej niż kareta { $coach-which }.
why-longest-way = Żadna kareta nie ma do Rzymu dalej niż kareta { $coach-which }.
why-spare = Na ręce jest jeszcze jedna karta „{ $city }”.
why-has-office = Własny urząd { $city-in } już jest.
why-joins-none = Od { $city-genitive } żadna droga nie prowadzi do innej karty na ręce.
why-others-join = Z pozostałych kart droga łączy { $city-accusative } i { $other-accusative }.
why-discards = Karta „{ $city }” opuści rękę.
why-returns-one = Oddany zostanie tylko żeton { $official-genitive } i nic za niego nie ma.
why-returns-two = Za żetony { $official-genitive } i { $partner-genitive } można wziąć kartę.
why-returns-three = Trzy żetony urzędników dają żeton punktu: +{ $points }.
why-returns-four = Cztery żetony urzędników dają urząd w dowolnym mieście; zostało urzędów: { $count }.
why-returns-idle = { $count ->
    [one] { $count } żeton przepadnie bez korzyści.
    [few] { $count } żetony przepadną bez korzyści: nagrody już nie ma.
    [many] { $count } żetonów przepadnie bez korzyści: nagrody już nie ma.
   *[other] { $count } żetony przepadną bez korzyści: nagrody już nie ma.
}
why-keeps-tokens = Zostanie { $count ->
    [one] { $count } żeton urzędnika.
    [few] { $count } żetony urzędników.
    [many] { $count } żetonów urzędników.
   *[other] { $count } żetony urzędników.
}
why-declines = Nic nie zostanie wzięte.

## Co się robi

deed-take = wziąć { $city-accusative }
deed-deck = wziąć kartę z talii
deed-call = wezwać { $official-accusative }
deed-start = zacząć trasę od { $city-genitive }
deed-left = dołożyć { $city-accusative } z lewej
deed-right = dołożyć { $city-accusative } z prawej
deed-close-each = zamknąć trasę: po urzędzie w każdej prowincji
deed-close-province = zamknąć trasę, otwierając urzędy { $province-in }
deed-office = otworzyć urząd { $city-in }
deed-coach = posłać karetę { $coach-which-accusative } { $stop-to }
deed-discard = odrzucić { $city-accusative }
deed-return = oddać: { $tokens }
deed-return-none = zatrzymać wszystkie żetony
deed-decline = zrezygnować z nagrody
deed-clergy = posadzić { $rank-accusative } w następnej karecie
deed-end = zakończyć turę
