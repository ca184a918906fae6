# Podpowiedzi: co zrobiłby mistrz i dlaczego.

hint-do = Zrób to
hint-would = Ruch mistrza: { $action }
hint-thinking = Myśli…
hint-fair = Wie tylko to, co ty możesz wiedzieć.
hint-chance = Szansa wygranej, jeśli wszyscy grają dalej jak mistrz: { $percent }%.
hint-unfetched = Podpowiedzi nie da się teraz pobrać. Spytaj ponownie, gdy będzie połączenie.
hint-close = Zamknij podpowiedź

## Dlaczego

why-fits-end = „{ $city }” pasuje do krańca trasy: { $other }.
why-fits-beyond = „{ $city }” może iść po karcie „{ $other }”, która jest na ręce i pasuje do trasy.
why-joins-card = Droga łączy: { $city } i { $other } (ta karta jest na ręce).
why-joins-market = Droga łączy: { $city } i { $other } (ta karta też leży na rynku).
why-lacks = { $region }: brakuje jeszcze miast: { $count }, wśród nich { $city }.
why-takes = { $city }: karta trafi na rękę.
why-market-misses = { $ends ->
    [1] Żadna karta rynku nie pasuje do jedynego miasta trasy: { $city }.
   *[other] Żadna karta rynku nie pasuje do krańców trasy: { $city }, { $other }.
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
why-would-complete = { $city }: to ostatni brakujący urząd ({ $region }): +{ $points }.
why-would-unite = { $city }: pierwszy urząd w ostatniej brakującej prowincji ({ $province }): +{ $points }.
why-calls-postmaster = { $official } da drugą kartę.
why-market-fits = Na rynku leży „{ $city }” i pasuje do krańca: { $other }.
why-clears-market = { $official } wymieni cały rynek; { $count ->
    [one] zniknie { $count } karta.
    [few] znikną { $count } karty.
    [many] zniknie { $count } kart.
   *[other] znikną { $count } karty.
}
why-plays-second = { $official }: można dołożyć jeszcze „{ $city }” do krańca: { $other }.
why-cartwright = { $official } da powóz { $carriage }, choć trasa jest na niego za krótka: +{ $points }.
why-without-cartwright = { $official } nie zostanie wezwany: powóz { $carriage } musi poczekać.
why-token = To daje żeton { $official-genitive }, zostanie { $count }.
why-hand-in = To ostatni żeton { $official-genitive }, więc wszyscy oddają żetony urzędników.
why-reach-close = { $city }: trasa będzie miała trzy miasta i da się zamknąć.
why-reach-carriage = Trasa wystarczy na powóz { $carriage }: +{ $points } przy zamknięciu.
why-reach-length = Trasa wystarczy na premię „{ $stack }”: +{ $points } przy zamknięciu.
why-lays = „{ $city }” przedłuży trasę od krańca „{ $other }”: teraz { $count ->
    [one] { $count } miasto.
    [few] { $count } miasta.
    [many] { $count } miast.
   *[other] { $count } miasta.
}
why-starts = { $city }: od tego miasta zacznie się nowa trasa.
why-leads-to = Przy krańcu „{ $city }” może leżeć karta z ręki: { $other }.
why-market-next = Przy krańcu „{ $city }” może leżeć karta z rynku: { $other }.
why-loses-route = { $count ->
    [1] Przepadnie trasa z jednego miasta: { $city }.
    [one] Przepadnie trasa { $city } – { $other }: { $count } miasto.
    [few] Przepadnie trasa { $city } – { $other }: { $count } miasta.
    [many] Przepadnie trasa { $city } – { $other }: { $count } miast.
   *[other] Przepadnie trasa { $city } – { $other }: { $count } miasta.
}
why-dead-end = { $ends ->
    [1] Żadna karta z ręki nie pasuje do jedynego miasta trasy: { $city }.
   *[other] Żadna karta z ręki nie pasuje do krańców trasy: { $city }, { $other }.
}
why-earns-carriage = To daje powóz { $carriage }: +{ $points }.
why-earns-region = Otwarty zostanie ostatni brakujący urząd ({ $region }): +{ $points }.
why-earns-length = To daje premię „{ $stack }”: +{ $points }.
why-earns-all = Urzędów wystarczy na premię „{ $stack }”: +{ $points }.
why-game-end = To daje premię „{ $stack }” (+{ $points }): ta runda jest ostatnia.
why-last-round = Ostatnia runda już trwa: premię za koniec gry ma { $who }.
why-opens = { $count ->
    [one] Otworzy się { $count } urząd:
    [few] Otworzą się { $count } urzędy, między innymi:
    [many] Otworzy się { $count } urzędów, między innymi:
   *[other] Otworzą się { $count } urzędy, między innymi:
} { $city }.
why-opens-some = { $count ->
    [one] Otworzy się { $count } urząd, w tej prowincji:
    [few] Otworzą się { $count } urzędy, jeden w tej prowincji:
    [many] Otworzy się { $count } urzędów, jeden w tej prowincji:
   *[other] Otworzą się { $count } urzędy, jeden w tej prowincji:
} { $province }.
why-opens-none = W żadnym mieście trasy nie powstanie urząd (miast na trasie: { $count }).
why-cartwright-could = { $official } może potem dać powóz { $carriage }.
why-left-out = Bez urzędu zostaną miasta: { $count }, wśród nich { $city }.
why-cuts-hand = Potem trzeba będzie odrzucić z ręki { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
why-coach-moves = Kareta { $coach-which } pojedzie dalej w stronę Rzymu.
why-keeps-route = { $count ->
    [1] Trasa z jednego miasta zostaje: { $city }.
    [one] Trasa { $city } – { $other } zostaje: { $count } miasto.
    [few] Trasa { $city } – { $other } zostaje: { $count } miasta.
    [many] Trasa { $city } – { $other } zostaje: { $count } miast.
   *[other] Trasa { $city } – { $other } zostaje: { $count } miasta.
}
why-next-carriage = Jeszcze { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
} i trasa wystarczy na powóz { $carriage }.
why-holds-next = Karta z ręki „{ $city }” będzie potem pasować do krańca: { $other }.
why-nothing-left = Nie ma nic więcej do zrobienia.
why-turn-ends = Następny gracz: { $who }.
why-last-turn = To ostatnia tura rozgrywki.
why-completes-region = { $city }: to ostatni brakujący urząd ({ $region }): +{ $points }.
why-completes-all = { $city }: pierwszy urząd w ostatniej brakującej prowincji ({ $province }): +{ $points }.
why-nears-region = { $city }: do kompletu ({ $region }) brakuje teraz miast: { $count }.
why-new-province = { $city }: pierwszy własny urząd w tej prowincji ({ $province }).
why-opens-office = { $city } ({ $province }): nowy urząd, +1 punkt.
why-spares-coach = Za „{ $city }” kareta { $coach-which } nie pojedzie.
why-arrives = Kareta { $coach-which } dotrze do Rzymu z własnym duchownym ({ $rank }): +{ $points }, póki czeka w poczekalni.
why-pushes-out = { $rank } ({ $who }) opuści poczekalnię.
why-coach-on = Kareta { $coach-which } pojedzie { $stop-to }. Do Rzymu co najmniej { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
    [many] { $count } kroków.
   *[other] { $count } kroki.
}
why-rides = W karecie { $coach-which-genitive } jedzie własny duchowny: { $rank }, { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punkty.
}
why-seats = Karecie { $coach-which-genitive } zostało do Rzymu co najmniej { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
    [many] { $count } kroków.
   *[other] { $count } kroki.
} Wsiądzie do niej { $rank }.
why-shortest-way = Żadna kareta nie ma do Rzymu bliżej niż kareta { $coach-which }.
why-longest-way = Żadna kareta nie ma do Rzymu dalej niż kareta { $coach-which }.
why-spare = Na ręce jest jeszcze jedna karta „{ $city }”.
why-has-office = { $city }: jest tam już własny urząd.
why-joins-none = „{ $city }” nie łączy droga z żadną inną kartą na ręce.
why-others-join = Z pozostałych kart droga łączy: { $city } i { $other }.
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

deed-take = wziąć „{ $city }”
deed-deck = wziąć kartę z talii
deed-call = wezwać { $official-accusative }
deed-start = zacząć trasę: { $city }
deed-left = dołożyć z lewej: { $city }
deed-right = dołożyć z prawej: { $city }
deed-close-each = zamknąć trasę: po urzędzie w każdej prowincji
deed-close-province = zamknąć trasę: urzędy w jednej prowincji ({ $province })
deed-office = otworzyć urząd { $city-in }
deed-coach = posłać karetę { $coach-which-accusative } { $stop-to }
deed-discard = odrzucić „{ $city }”
deed-return = oddać: { $tokens }
deed-return-none = zatrzymać wszystkie żetony
deed-decline = zrezygnować z nagrody
deed-clergy = wsadzić do następnej karety: { $rank }
deed-end = zakończyć turę
