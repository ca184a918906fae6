## Lekcje: krótkie kroki przy stole

lesson-title = Lekcja
lesson-rival = Baltazar
lesson-leave = Wyjdź z lekcji
lesson-back = Poprzedni krok
lesson-skip = Pomiń ten krok
lesson-skip-short = Pomiń
lesson-next = Następny krok
lesson-step-done = Krok zaliczony. Przejdź do następnego.
lesson-all-done = Lekcja zaliczona.
lesson-show = Pokaż mi
lesson-play = Zagraj pierwszą grę
lesson-finish = Gotowe – strona główna
lesson-more = Inne lekcje:
lesson-wrong = Tak wolno, ale w tym kroku chodzi o coś innego. Ruch cofnięto.

## Gra podstawowa

lesson-take-title = Weź dwie karty
lesson-take-ask = Prowadzisz pocztę; wygrywa, kto ma najwięcej punktów. Zaczynasz od −20: każdy z 20 urzędów odbiera punkt, dopóki go nie otworzysz. Nie masz kart, więc naczelnik przychodzi sam: weź dwie karty miast. Najpierw { city-ulm } z rynku (sześć odkrytych kart), potem wierzchnią kartę talii.
lesson-take-wrong-deck = Najpierw { city-ulm }: ta karta leży odkryta na rynku. Co jest na wierzchu talii, nie wie nikt.
lesson-take-wrong-other = Z rynku możesz wziąć każdą kartę. W tym kroku weź jednak { city-ulm }.
lesson-take-wrong-second = Też dobra karta! Ale tym razem sięgnij do talii: jej wierzchnią kartę poznasz tylko ty.
lesson-take-done = Świetnie. Puste miejsce na rynku od razu zajęła karta z talii. Odtąd bierzesz jedną kartę w turze; tylko gdy znów nie masz kart na ręce, naczelnik przychodzi sam.

lesson-lay-title = Zacznij trasę
lesson-lay-ask = Teraz zagraj jedną z dwóch kart: naciśnij ją na ręce. Od niej zacznie się twoja trasa. Potem zakończ turę.
lesson-lay-done = Tak wygląda tura: weź kartę, zagraj kartę, a jeśli chcesz, zamknij trasę. Każdy krok zaczyna się od nowej sytuacji na stole.

lesson-extend-title = Wydłuż trasę
lesson-extend-ask = Nowe miasto musi łączyć droga z pierwszym albo ostatnim miastem trasy. Które karty rynku pasują do jej krańców, { city-stuttgart.genitive } albo { city-ulm.genitive }? Weź jedną, zagraj ją i zakończ turę.
lesson-extend-wrong-deck = Z talii może przyjść cokolwiek. Na rynku leżą dwie karty, które na pewno pasują.
lesson-extend-wrong-far = Stamtąd żadna droga nie prowadzi do krańca trasy. Spójrz na mapę: dwie karty rynku pasują.
lesson-extend-wrong-lost = Karta, która zaczyna nową trasę, odrzuca starą bez korzyści. Zagraj wziętą kartę: pasuje do krańca.
lesson-extend-wrong-alone = Urzędnicy pojawią się trochę później. Tu wystarczy jedna karta.
lesson-extend-wrong-close = Trzy miasta wystarczą, by zamknąć trasę, ale niech ta rośnie dalej: zakończ turę.
lesson-extend-done = Rosnąć mogą oba krańce, lewy i prawy. Prowincje i kolory nie mają tu znaczenia, liczą się tylko drogi; żadne miasto nie może być w trasie dwa razy.

lesson-lose-title = Graj albo stracisz trasę
lesson-lose-ask = W każdej turze trzeba zagrać kartę. Jeśli żadna nie pasuje, cała trasa trafia na stos odrzuconych i nic za nią nie dostajesz. Do krańców trasy, { city-stuttgart.genitive } i { city-augsburg.genitive }, pasuje tylko jedna karta rynku: weź ją, zagraj i zakończ turę.
lesson-lose-wrong-deck = Zbyt ryzykowne: jeśli karta z talii nie będzie pasować, przepadną trzy miasta.
lesson-lose-wrong-far = Ani ta karta, ani { city-lodz } nie pasuje: trzeba by zacząć nową trasę i stracić trzy miasta. Karta wróciła na rynek.
lesson-lose-wrong-lost = Przepadło: trzy miasta na stosie odrzuconych, i nic w zamian. Tylko tym razem wracają.
lesson-lose-wrong-close = Tak, tę trasę można zamknąć; dojdziemy do tego za kilka kroków. Na razie zakończ turę.
lesson-lose-done = Uratowana! Warto myśleć naprzód: które karty będą pasować w następnej turze?

lesson-postmaster-title = Naczelnik
lesson-postmaster-ask = W każdej turze może ci pomóc jeden urzędnik. { city-salzburg } pasuje teraz, { city-linz } będzie pasować potem. Weź jedną z tych kart, wezwij naczelnika, weź drugą; potem zagraj { city-salzburg } i zakończ turę.
lesson-postmaster-wrong-administrator = Rządca usunąłby z rynku obie potrzebne karty.
lesson-postmaster-wrong-other = Tu pomogą ci { city-salzburg } i { city-linz }.
lesson-postmaster-wrong-late = Karta jest już zagrana. Naczelnik pomaga tylko przedtem: najpierw go wezwij.
lesson-postmaster-wrong-lost = W ten sposób przepadnie trasa. { city-salzburg } pasuje do jej krańca.
lesson-postmaster-wrong-close = Zamykanie przyjdzie później. Zakończ turę.
lesson-postmaster-done = Dwie karty w jednej turze. Ale w turze pomaga tylko jeden urzędnik.

lesson-carrier-title = Kurier
lesson-carrier-ask = Ta sama tura jeszcze raz, z innymi kartami. Karta jest już dobrana. Zagraj miasto, które pasuje do { city-munchen.genitive }, krańca trasy, potem wezwij kuriera i zagraj jeszcze jedno. Na koniec zakończ turę.
lesson-carrier-wrong-postmaster = Masz dość kart. Urzędnik tylko jeden na turę: zachowaj tę możliwość dla kuriera.
lesson-carrier-wrong-lost = W ten sposób przepadnie trasa. Dwie twoje karty pasują do jej krańca.
lesson-carrier-wrong-early = Jeszcze nie! Wezwij kuriera: pasuje teraz kolejna karta.
lesson-carrier-wrong-close = Dłuższe trasy są więcej warte. Wezwij kuriera, zagraj, potem zakończ turę.
lesson-carrier-done = Dwa miasta w jednej turze. Karta kuriera też musi pasować do krańca.

lesson-administrator-title = Rządca
lesson-administrator-ask = Żadna karta rynku nie pasuje do krańców, ani do { city-freiburg.genitive }, ani do { city-sigmaringen.genitive }. Zanim weźmiesz kartę, wezwij rządcę: wyłoży sześć nowych. Weź pasującą, zagraj ją i zakończ turę.
lesson-administrator-wrong-deck = Talia to loteria. Rządca pokaże ci sześć nowych kart, zanim wybierzesz.
lesson-administrator-wrong-none = Ta karta nie pasuje do żadnego krańca, a twoja na ręce też nie: trasa by przepadła. Najpierw wezwij rządcę.
lesson-administrator-wrong-far = Stamtąd żadna droga nie prowadzi do krańca trasy. Dwie z nowych kart pasują.
lesson-administrator-wrong-lost = W ten sposób przepadnie trasa. Wzięta karta pasuje do krańca.
lesson-administrator-wrong-close = Zamykać będziemy w następnym kroku. Na razie zakończ turę.
lesson-administrator-done = Trasa rośnie dalej. Rządca pomaga tylko przed pierwszą kartą tury.

lesson-each-title = Zamknij: po jednym w prowincji
lesson-each-ask = Trasę z trzech lub więcej miast można zamknąć. Otwierasz wtedy urzędy: po jednym w każdej prowincji albo wszystkie w jednej. Herb na karcie to prowincja, kolor i litera to region. Cztery karty, cztery herby: zamknij, otwierając po jednym w każdej prowincji, i zakończ turę.
lesson-each-wrong-province = W tej prowincji leży tylko jedno miasto trasy: jeden urząd. Po jednym w każdej prowincji to cztery.
lesson-each-wrong-end = Wolno czekać, aż trasa urośnie. Ta jest już dobra: zamknij ją.
lesson-each-done = Cztery urzędy, więc o cztery ujemne punkty mniej; do tego powóz 3, za trzy lub więcej miast. Trasa trafia na stos odrzuconych. W mieście masz najwyżej jeden urząd, a cudze nie przeszkadzają.

lesson-province-title = Zamknij: wszystkie w jednej prowincji
lesson-province-ask = Trzy z czterech miast leżą w jednej prowincji, { province-bavaria.in }. Zamknij trasę, otwierając urzędy we wszystkich trzech. Potem zostaw na ręce trzy karty i zakończ turę.
lesson-province-wrong-each = Po jednym w każdej prowincji to tutaj tylko dwa urzędy. { province-bavaria } daje trzy.
lesson-province-wrong-other = Leży tam tylko jedno miasto trasy. { province-bavaria } ma trzy.
lesson-province-wrong-end = To dobra chwila: zamknij trasę.
lesson-province-done = Cztery miasta dały ci powóz 4. Powozy idą po kolei, jeden przy każdym zamknięciu. Po zamknięciu zostają ci najwyżej trzy karty.

lesson-cartwright-title = Rzemieślnik
lesson-cartwright-ask = Masz powóz 4. Powóz 5 wymaga pięciu miast, a trasa ma trzy. Rzemieślnik pomaga, gdy brakuje jednego lub dwóch: zamknij trasę, otwierając po jednym urzędzie w każdej prowincji, wezwij go i zakończ turę.
lesson-cartwright-wrong-other = To otwiera jeden urząd. Po jednym w każdej prowincji to trzy.
lesson-cartwright-wrong-open = Najpierw zamknij trasę: wtedy rzemieślnik może pomóc.
lesson-cartwright-wrong-without = Same trzy miasta nie dają teraz powozu. Rzemieślnik zastąpi dwa brakujące: wezwij go.
lesson-cartwright-done = Powóz 5: pięć punktów zamiast trzech. Liczy się tylko twój najlepszy powóz.

lesson-tiles-title = Premie
lesson-tiles-ask = Premie dostajesz za cztery rzeczy. Trzy możesz zdobyć teraz: za trasę z pięciu lub więcej miast; za urzędy we wszystkich miastach regionu, tu { region-bohemia-salzburg }; za urząd w każdej z dziewięciu prowincji. Czwarta jest za koniec gry. Zamknij trasę tak, by zdobyć wszystkie trzy, i zakończ turę.
lesson-tiles-wrong-other = Za mało. Brakuje jeszcze { city-lodz.genitive }, { city-pilsen.genitive } i { city-linz.genitive }. Po jednym w każdej prowincji otwiera wszystkie trzy.
lesson-tiles-wrong-end = Nie czekaj: najlepsza premia leży na wierzchu – kto pierwszy, ten lepszy.
lesson-tiles-done = Trzy premie naraz! W każdym stosie najlepsza leży na wierzchu. Premie za długość (5, 6, od 7 miast) możesz zdobywać wiele razy, za każdy region i za wszystkie prowincje tylko raz.

lesson-end-title = Koniec gry
lesson-end-ask = Kto bierze powóz 7 albo otwiera swój ostatni urząd, kończy grę: runda toczy się do końca. Masz powóz 6, a twoja tura jest w rundzie ostatnia. Zamknij trasę, jak chcesz, wezwij rzemieślnika i zakończ turę.
lesson-end-wrong-open = Najpierw zamknij trasę: pięć miast i rzemieślnik, i powóz 7 jest twój.
lesson-end-wrong-without = Pięć miast to za mało na powóz 7. Rzemieślnik zastąpi dwa brakujące.
lesson-end-done = Koniec, wygrywasz! Twój wynik: najlepszy powóz + premie − nieotwarte urzędy. Powóz 7 przyniósł też premię za koniec gry: jeden punkt, a przy remisie ona rozstrzyga. Znasz już całą grę podstawową.

## Zaszczyty

lesson-token-title = Żetony urzędników
lesson-token-ask = W tym module każdy wezwany urzędnik zostawia ci swój żeton. Wezwij kuriera, a twoja jedyna karta, { city-salzburg }, ułoży się sama. Potem zakończ turę.
lesson-token-wrong-end = Tak nie dostaniesz żetonu. Najpierw wezwij kuriera.
lesson-token-wrong-close = Na razie nie zamykaj trasy: wezwij kuriera, potem zakończ turę.
lesson-token-done = Żeton kuriera leży przed tobą. Naczelnik, który przychodzi sam, też zostawia żeton. Każdego jest tylko kilka.

lesson-chip-title = Oddawanie żetonów
lesson-chip-ask = Rzemieślnikowi został jeden żeton. Zamknij trasę, otwierając po jednym urzędzie w każdej prowincji, i wezwij go: jego żetony się skończą i wszyscy oddają żetony urzędników, zaczynając od ciebie. Oddaj trzy różne.
lesson-chip-wrong-end = Najpierw zamknij trasę i wezwij rzemieślnika.
lesson-chip-wrong-close = Lepiej po jednym w każdej prowincji: to trzy urzędy.
lesson-chip-wrong-carrier = Urzędnik tylko jeden na turę: zachowaj tę możliwość dla rzemieślnika.
lesson-chip-wrong-fewer = Jeden żeton nie daje nic, dwa dają kartę. Trzy różne dają żeton punktu.
lesson-chip-done = Żeton punktu: jeden punkt. Jeden żeton urzędnika nie daje nic, dwa kartę miasta, jeśli chcesz, trzy żeton punktu, cztery urząd. Oddane żetony wracają do urzędników.

lesson-office-title = Cztery różne żetony
lesson-office-ask = Rzemieślnik jest wezwany, a jego żetony się skończyły. Masz żetony wszystkich czterech urzędników: oddaj wszystkie cztery i otwórz urząd w dowolnym mieście. { city-mannheim } to ostatnie miasto, którego brakuje do regionu { region-baden }.
lesson-office-wrong-fewer = Masz cztery różne żetony. Wszystkie cztery razem dają najlepszą nagrodę: urząd.
lesson-office-wrong-elsewhere = Możesz wybrać każde miasto. Ale { city-mannheim } dopełnia region { region-baden } i daje jego premię.
lesson-office-wrong-declined = Z nagrody można zrezygnować. Ale urząd się opłaca.
lesson-office-done = Urząd bez trasy i od razu premia za region { region-baden }. Powozu nie daje. Po ostatniej turze każdy może oddać żetony urzędników jeszcze raz.

## Audiencja

lesson-clergy-title = Pięciu duchownych, pięć karet
lesson-clergy-ask = Przed pierwszą turą posadź pięciu duchownych w pięciu karetach do Rzymu, po jednym w każdej, jak chcesz. Każdy region ma karetę. Im wyższa godność, tym więcej punktów, jeśli na końcu czeka w Rzymie.
lesson-clergy-done = Tylko ty widzisz, kto gdzie siedzi. Inni zrobili to samo.

lesson-drive-title = Karety ruszają
lesson-drive-ask = Gdy zamykasz trasę, za każde miasto bez nowego urzędu kareta jego regionu jedzie o jedno miasto na południe. Zamknij, otwierając po jednym w każdej prowincji: jedno miasto { province-bavaria.in } zostanie bez urzędu. Potem przesuń tę karetę.
lesson-drive-wrong-bavaria = Wtedy urząd dostają oba miasta { province-bavaria.in }, a { city-ulm } nie: pojechałaby inna kareta. Twój kardynał siedzi w karecie { region-bavaria.which-genitive }.
lesson-drive-wrong-twice = To otwiera jeden urząd i przesuwa karetę dwa razy. Też plan! Ale tu otwórz po jednym w każdej prowincji.
lesson-drive-wrong-end = Najpierw zamknij trasę: wtedy karety ruszą.
lesson-drive-done = Na rozwidleniu drogę wybierasz ty. Za { city-lodz.accusative }, albo gdy kareta jest już { stop-rome.in }, przesuwasz dowolną inną.

lesson-arrive-title = Przyjazd do Rzymu
lesson-arrive-ask = Kareta { region-bavaria.which } stoi { stop-florence.in }, a w niej siedzi twój kardynał. Zamknij trasę, otwierając po jednym urzędzie w każdej prowincji: dwa miasta zostaną bez nich. Potem jedź { stop-rome.to }.
lesson-arrive-wrong-bavaria = Wtedy urzędy dostają wszystkie trzy miasta i żadna kareta nie rusza.
lesson-arrive-wrong-end = Najpierw zamknij trasę: wtedy kareta ruszy.
lesson-arrive-wrong-detour = To objazd, który zużyje oba kroki. Jedź prosto { stop-rome.to }: wtedy drugi krok jest wolny, dla dowolnej innej karety.
lesson-arrive-done = Duchowni wysiadają, każdy na pole swojej godności. Ci, którzy przyjechali razem, dzielą pole; kto stał tam wcześniej, musi odejść. Na końcu punktują wszyscy czekający.
