help-chapters = Rozdziały
help-term = { $term }.
help-lessons = Ucz się, grając
help-goal = O co chodzi
help-goal-1 = Prowadzisz pocztę na południu cesarstwa, około roku 1700. Buduj trasy od miasta do miasta; każda zamknięta trasa pozwala otworzyć w jej miastach urzędy pocztowe (domki), a długa daje ci większy powóz.
help-goal-2 = Zdobądź najwięcej punktów: za najlepszy powóz i za premie. Każdy z twoich 20 urzędów, którego nie udało się otworzyć do końca, kosztuje cię punkt; dlatego wszyscy zaczynają od −20.
help-bots = Do gry nie potrzeba nikogo więcej: boty zajmą pozostałe miejsca, od nowicjusza do mistrza. Wybierz je pod „Własna gra”.
help-turn = Twoja tura
help-turn-take = Weź kartę
help-turn-take-about = Weź jedną z sześciu odkrytych kart miast z rynku albo wierzchnią kartę talii. Rynek od razu się uzupełnia.
help-turn-play = Zagraj kartę
help-turn-play-about = Połóż jedną kartę z ręki na lewym albo prawym krańcu swojej trasy. Nowe miasto musi być połączone drogą z miastem na tym krańcu, a żadne miasto nie może być na trasie dwa razy. Kolejność już się potem nie zmienia.
help-turn-give-up = Gdy żadna karta nie pasuje albo nie chcesz przedłużać trasy, trafia ona bez żadnej korzyści na stos odrzuconych, a zagrana karta zaczyna nową. Kartę trzeba zagrać w każdej turze.
help-turn-close = Zamknij trasę, jeśli chcesz
help-turn-close-about = Gdy ma trzy miasta lub więcej. Możesz też dać jej rosnąć.
help-officials = Urzędnicy
help-closing = Zamykanie trasy
help-tiles = Premie
help-carriages = Powozy
help-end = Koniec i wynik
help-end-score = Najlepszy powóz + premie − nieotwarte urzędy (z modułami: + żetony punktów + duchowni)
help-honours = Moduł: Zaszczyty
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
help-audience = Moduł: Audiencja
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
help-key-hint = Co zrobiłby mistrz?
help-key-command = Wiersz poleceń
help-key-map = Do mapy
help-key-hand = Do ręki
help-key-log = Do przebiegu gry
help-key-about = Co to jest? (element z fokusem)
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

## Szukanie

help-search = Szukaj w pomocy
help-found = { $count ->
    [one] Znaleziono { $count } akapit.
    [few] Znaleziono { $count } akapity.
    [many] Znaleziono { $count } akapitów.
   *[other] Znaleziono { $count } akapitu.
}
help-found-none = Nic nie znaleziono. Spróbuj jednego krótkiego słowa, na przykład:
help-tries = wygrać punkty karty cofnij boty nowicjusz
help-back = Do spisu treści
help-ruling = Nasze ustalenie.
help-example = Przykład.
help-page-title = Zasady i pomoc
help-address = Adres tego akapitu: { $number }

## Words by which people ask, or beginnings of them, and words that only make a question

help-words-bots = bot komputer si przeciwnik rywal sam solo gra grać poziom trudność łatw trudn nowicjusz mistrz
help-words-lessons = nowicjusz początkując samouczek nauka uczyć lekcja nowy zacząć ćwicz wprowadzenie wyjaśn gra grać
help-words-goal = cel sens zasad gra wygra zwycię punkt nowicjusz
help-words-turn = ruch krok runda przebieg nowicjusz podstaw karta karty
help-words-taking = dobrać ciągnąć wziąć brać karta karty
help-words-laying = położyć dołożyć budować przedłużyć połączyć droga karta karty
help-words-closing = skończyć zakończyć ukończyć
help-words-tiles = bonus nagroda żeton punkty
help-words-carriages = wóz kareta pojazd punkty
help-words-officials = postać pomocnik zdolność
help-words-discarding = wyrzucić odrzucić limit ręka karta karty
help-words-end = wygra wygry zwycię wynik punkt punktacja liczenie remis przegra koniec zakończenie ostatni gra gry
help-words-seeing = tajne ukryte widoczne podglądać karty
help-words-key-undo = cofn wycofać powrót błąd pomył ruch
help-words-key-hint = podpowied rada pomoc wskazówk najlepszy ruch
help-words-keys = klawiatura skrót
help-filler = jak ja mi mój moja my ty można mogę czy co gdzie kiedy kto który jaki jakie dlaczego to ten ta w we na za z ze przeciw przeciwko i lub dla trzeba ile się do jest są by

## Pozostałe rozdziały

help-setup = Co jest w grze i jak się zaczyna
help-taking = Branie karty
help-laying = Zagrywanie karty
help-discarding = Odrzucanie
help-seeing = Kto co widzi

help-players = Graczy
help-region-none = bez regionu
help-coach-start = 3 lub 4 graczy
help-coach-start-two = 2 graczy
help-coach-region = Kareta do Rzymu

help-figure-fits = W pierścieniu: miasta, które by pasowały.
help-figure-each = Po jednym w każdej prowincji: Sigmaringen, Stuttgart, Ingolstadt.
help-figure-province = Wszystkie w jednej prowincji: Bawaria.

rule-b1 = Gra od dwóch do czterech osób. Każde z 22 miast ma trzy karty, razem 66. Każdy ma 20 urzędów. Każdy powóz, od 3 do 7, jest w czterech egzemplarzach, dla wszystkich.
rule-b2 = Każde miasto leży w jednej z dziewięciu prowincji, a prowincje tworzą pięć regionów, za które są premie. Polska nie należy do żadnego regionu. Na kartach i na mapie prowincja ma herb, a region kolor, wzór i literę.
rule-b3 = Miasta łączy 45 dróg. Każdą można jechać w obie strony.
rule-b4 = 30 premii leży odkrytych w stosach, najcenniejsza na wierzchu: kto pierwszy, ten dostaje więcej.
rule-b5 = Na końcu liczy się tylko twój najlepszy powóz. Liczba na lakowej pieczęci to jego punkty.
rule-s1 = Karty miast są tasowane, a sześć leży odkrytych: to rynek. Nikt nie ma jeszcze kart, trasy, urzędów na mapie ani powozu.
rule-s2 = Można dodać dwa moduły, jeden albo oba: Zaszczyty i Audiencję.
rule-s3 = Kto zaczyna, rozstrzyga los albo umowa. Runda to po jednej turze każdego gracza, zgodnie z ruchem wskazówek zegara od tego, kto zaczął.

rule-d1 = Musisz wziąć na rękę jedną kartę miasta: dowolną z rynku albo wierzchnią z talii. Kartę wziętą z rynku od razu zastępuje karta z talii.
rule-d2 = Gdy karta jest potrzebna, a talia jest pusta, stos odrzuconych tasuje się i staje się on nową talią.
rule-d2-ours = Dzieje się to wtedy, gdy karta jest potrzebna, nie wcześniej; według polskiej instrukcji tasuje się, gdy tylko talia się skończy. Rynek uzupełnia się do sześciu po każdym wzięciu karty i po wymianie przez rządcę, na ile starczy talii i odrzuconych, i nigdy poza tym: luki mogą więc zostać. Jeśli nie ma żadnej karty do wzięcia, ten krok się pomija.
rule-d3 = Naczelnik: gdy pierwsza karta jest wzięta i zastąpiona, bierzesz drugą, z rynku albo z talii.
rule-d3-ours = Naczelnika można wezwać tylko wtedy, gdy jest jeszcze karta do wzięcia.
rule-d4 = Jeśli zaczynasz turę bez kart na ręce, naczelnik przychodzi sam i nikt inny w tej turze nie pomoże. W pierwszej rundzie spotyka to wszystkich.
rule-d4-ours = Jeśli nie ma drugiej karty do wzięcia, wezwanie i tak się liczy.
rule-d5 = Rządca: zanim weźmiesz pierwszą kartę, cały rynek trafia na stos odrzuconych i wykłada się sześć nowych kart.
rule-d5-ours = Tylko gdy na rynku leży jakaś karta. Jeśli trzeba przy tym przetasować, karty właśnie odrzucone też są tasowane.
rule-d6 = Najwyżej jeden urzędnik na turę. Nie musisz wzywać żadnego.
rule-d7-ours = Urzędnika można wezwać tylko w chwili, gdy da się skorzystać z jego pomocy. Po wezwaniu z pomocy korzysta się, na ile to możliwe.

rule-p1 = Musisz zagrać jedną kartę z ręki. Jeśli nie masz trasy, zaczyna ona nową; w przeciwnym razie kładziesz ją na lewym albo prawym krańcu trasy.
rule-p2 = Nowe miasto musi być połączone drogą z miastem na tym krańcu, a żadne miasto nie może być na trasie dwa razy. Niczego się nie wstawia, nie przestawia ani nie rozgałęzia. Prowincje nie mają tu znaczenia.
rule-p2-example = Twoja trasa to Karlsruhe, Stuttgart, Norymberga, Ratyzbona. Innsbruck nie ma drogi do żadnego z krańców. Würzburga nie można wstawić między Stuttgart a Norymbergę, a Stuttgart już jest na trasie.
rule-p3 = Gdy żadna karta nie pasuje albo nie chcesz przedłużać, cała trasa trafia bez żadnej korzyści na stos odrzuconych, a zagrana karta zaczyna nową. Wolno tak zrobić, nawet jeśli karta by pasowała.
rule-p4 = Kurier: po pierwszej karcie zagrywasz drugą. Musi przedłużyć trasę na krańcu.
rule-p4-ours = Kuriera można więc wezwać tylko z taką kartą na ręce, a druga karta nigdy nie kosztuje trasy.
rule-p5-ours = Trasa z jednego miasta ma w nim oba krańce: lewy i prawy to to samo.
rule-p6-ours = Ten krok pomija się tylko wtedy, gdy nie było nic do wzięcia i nie masz kart na ręce.

rule-c1 = Po zagraniu możesz zamknąć trasę, jeśli ma trzy miasta lub więcej. Wtedy kolejno: urzędy, premie, powóz, odrzucanie. Możesz też dać jej rosnąć.
rule-c1-ours = Trasę można zamknąć także w turze, w której nie było karty do zagrania.
rule-c2 = Wybierasz jeden z dwóch sposobów otwarcia urzędów, tylko w miastach tej trasy. Po jednym w każdej prowincji: jeden urząd w każdej prowincji, przez którą biegnie trasa. Wszystkie w jednej prowincji: urząd w każdym mieście trasy, które leży w jednej wybranej prowincji.
rule-c2-example = Zamykasz trasę Sigmaringen, Stuttgart, Norymberga, Ratyzbona, Ingolstadt, Augsburg. Po jednym w każdej prowincji: urzędy w Sigmaringen, Stuttgarcie i jednym z czterech miast Bawarii, tu w Ingolstadt. Wszystkie w Bawarii: urzędy w tych czterech, a w dwóch pozostałych nie.
rule-c3 = W jednym mieście nigdy nie masz więcej niż jednego urzędu. Urzędy innych nie mają znaczenia. Miasto z twoim urzędem może znów być na trasie.
rule-c4 = Wybrany sposób trzeba wykonać w całości. Po jednym w każdej prowincji: każda prowincja trasy, w której jakieś jej miasto nie ma twojego urzędu, dostaje dokładnie jeden; jeśli takich miast jest kilka, wybierasz ty. Wszystkie w jednej prowincji: dostaje go każde miasto trasy w tej prowincji, w którym jeszcze go nie masz.
rule-c4-ours = Drukowane instrukcje się różnią: w polskiej jest „może”, w rosyjskich „musi”.
rule-c5-ours = Możesz wskazać każdą prowincję, przez którą biegnie trasa, nawet jeśli nie ma tam już nic do otwarcia.
rule-c6 = Jeśli masz mniej urzędów, niż wymaga wybrany sposób, stawiasz wszystkie, które masz.
rule-c6-ours = Wybierasz gdzie, spośród miast, na które pozwala ten sposób.

rule-t1 = Długość: zamknięta trasa z 5, z 6 albo z 7 i więcej miast daje wierzchnią premię za tę długość. Gdy ten stos jest pusty, bierzesz z następnego krótszego, w którym jest premia; gdy nie ma w żadnym, nie dostajesz nic. Możesz zdobyć ich kilka.
rule-t2 = Region: gdy masz urząd w każdym mieście regionu, bierzesz jego wierzchnią premię, raz za każdy region. Urzędy mogą pochodzić z dowolnej liczby tras. Pusty stos nie daje nic, także później.
rule-t2-example = Masz urząd w Stuttgarcie. Teraz trasa otwiera urzędy w Sigmaringen i Ulm: Wirtembergia/Hohenzollern jest kompletna.
rule-t3 = Wszystkie prowincje: z urzędem w każdej z dziewięciu prowincji (albo z ośmiu poza Bawarią, jeśli tak umówił się stół) bierzesz wierzchnią premię za wszystkie prowincje, raz. Także tu pusty stos nie daje nic.
rule-t3-ours = Drukowane instrukcje się tu różnią; zwykle trzeba dziewięciu prowincji.
rule-t4 = Koniec gry: kto pierwszy zdobędzie powóz 7 albo postawi swój ostatni urząd, bierze tę premię. Nikt inny.
rule-t5-ours = Kolejność przy zamknięciu: urzędy, a jeśli to był twój ostatni, premia za koniec gry; długość; regiony w kolejności z listy powyżej; wszystkie prowincje; potem powóz, a jeśli to powóz 7, premia za koniec gry.

rule-v1 = Powozy zdobywa się po kolei: 3, 4, 5, 6, 7. Bierzesz następny, jeśli zamknięta trasa ma co najmniej tyle miast, ile wynosi jego numer. Jeden przy każdym zamknięciu, żadnego się nie pomija, po 7 nie ma już żadnego. Liczy się długość trasy, a nie liczba postawionych urzędów.
rule-v1-ours = Zdobytego powozu nie można odmówić; tak mówi polska instrukcja.
rule-v1-example = Trasa z 3 miast daje powóz 3. Potem trasa z 5 daje powóz 4. Następna, z 4, nie daje żadnego: powóz 5 wymaga pięciu miast.
rule-v2 = Rzemieślnik: bierzesz następny powóz, choć trasie brakuje do niego jednego lub dwóch miast. Gdy brakuje trzech, rzemieślnik nie pomoże.
rule-v2-ours = Rzemieślnika nie można wezwać, gdy pomoc nie jest potrzebna.
rule-v2-example = Masz powóz 6. Przy trasie z 5 miast rzemieślnik daje ci powóz 7, przy trasie z 4 już nie.

rule-k1 = Zamknięta trasa trafia na stos odrzuconych. Jeśli masz wtedy na ręce więcej niż trzy karty, zostawiasz trzy dowolne, a resztę odrzucasz.
rule-k1-ours = W żadnej innej chwili liczba kart na ręce nie jest ograniczona.

rule-e1 = Gdy ktoś zdobędzie powóz 7 albo postawi swój ostatni urząd, runda toczy się do końca, tak by każdy miał tyle samo tur. Potem gra się kończy.
rule-e2 = Wtedy każdy liczy:
rule-e2-example = Powóz 6 daje 7, premie 16, a zostały 4 urzędy: 7 + 16 − 4 = 19 punktów.
rule-e3 = Przy remisie wygrywa gracz z premią za koniec gry, a jeśli nie ma go wśród remisujących, pierwszy z nich po nim zgodnie z ruchem wskazówek zegara.
rule-e4-ours = Jeśli przez 60 rund z rzędu nikt nie postawi urzędu ani nie zdobędzie powozu, gra też się kończy wraz z tą rundą. Z modułem Zaszczyty każdy może jeszcze raz oddać żetony urzędników. Premii za koniec gry nikt wtedy nie bierze, a remis wygrywa pierwszy z remisujących, licząc od tego, kto zaczął.

rule-h1 = Każdy urzędnik ma swoje żetony, przy mniejszej liczbie graczy mniej. Żetonów punktów jest 12, każdy wart jeden punkt.
rule-h2 = Za każdym razem, gdy wzywasz urzędnika, bierzesz jeden jego żeton; także wtedy, gdy naczelnik przychodzi sam.
rule-h2-ours = Żeton bierze się przy wezwaniu, przed pomocą.
rule-h3 = Gdy skończą się żetony któregoś urzędnika, wszyscy oddają żetony urzędników, jeden gracz po drugim: najpierw ten, którego trwa tura, potem zgodnie z ruchem wskazówek zegara.
rule-h3-ours = Tura się na to zatrzymuje: najpierw wszyscy oddają, potem pomaga urzędnik właśnie wezwany.
rule-h4 = Kto ma żetony urzędników, oddaje od jednego do czterech, każdy innego urzędnika: co najmniej jeden i nie więcej, niż chce. Kto ich nie ma, nie oddaje nic.
rule-h5 = Nagroda zależy od tego, ile oddajesz:
rule-h5-ours = Gdy 12 żetonów punktów się skończy, więcej nie ma. Jeśli nie ma karty do wzięcia albo nie masz już urzędów, nagrody nie ma.
rule-h6 = Urząd otwarty w ten sposób daje premię za region i za wszystkie prowincje, gdy tylko stanie, ale nie za długość, i nie daje powozu. Jeśli był twoim ostatnim, wraz z premią za koniec gry zaczyna się ostatnia runda. Nie porusza żadnej karety.
rule-h6-example = Grają Anna, Bartek, Celina i Daniel, zaczęła Anna. Bartek, wzywając urzędnika, bierze jego ostatni żeton, a Celina oddaje cztery i stawia swój ostatni urząd. Gdy wszyscy oddali, Bartek kończy turę, Celina i Daniel mają swoje i gra się kończy.
rule-h7 = Oddane żetony wracają do swoich urzędników. Jeśli któryś nadal nie ma żadnego, gdy wszyscy oddali, wszyscy oddają jeszcze raz, aż każdy urzędnik będzie je miał.
rule-h8 = Po ostatniej turze, przed liczeniem punktów, każdy może oddać żetony urzędników jeszcze raz albo zrezygnować.
rule-h8-ours = Najpierw ten, kto zaczął grę, potem zgodnie z ruchem wskazówek zegara.

rule-a1 = Do Rzymu jedzie pięć karet, po jednej z każdego regionu; Polska nie ma żadnej. Przy dwóch graczach zaczynają dalej na południu:
rule-a2 = Przed pierwszą turą każdy sadza w tajemnicy swoich pięciu duchownych, po jednym w każdej karecie. Mają różne godności i punkty:
rule-a2-ours = Nazwa „opat” i kolejność środkowych godności są nasze.
rule-a3 = Przy zamknięciu, po powozie, spójrz na każde miasto trasy, w którym tym razem nie został otwarty urząd: za każde z nich kareta jego regionu przesuwa się drogą o jedno miasto na południe. To obowiązkowe. Nie ma znaczenia, czemu nie było urzędu: stał tam już twój, wybrana została inna prowincja lub inne miasto albo urzędów już nie masz.
rule-a3-ours = Dzieje się to przed odrzucaniem. Urząd otwarty tymczasem za oddane żetony nie zatrzymuje karety.
rule-a3-example = Kareta Bawarii jest w Andechs. Zamykasz trasę Ulm, Augsburg, Monachium, Salzburg i otwierasz urzędy wszędzie poza Monachium: kareta jedzie do Ettal albo do Trydentu, jak chcesz. Gdyby wybrana została sama Bawaria, pojechałyby karety za Ulm i za Salzburg.
rule-a4 = Za Łódź, albo gdy ta kareta już dojechała, przesuwasz dowolną inną.
rule-a4-ours = Rozstrzyga się to przy każdym ruchu: gdy kareta dojedzie, a zostały jej jeszcze ruchy, są one wolne dla innych. Gdy dojechały wszystkie, nic się nie rusza.
rule-a5 = Ty wybierasz kolejność ruchów, a na rozwidleniu drogę.
rule-a6 = W Rzymie kareta się zatrzymuje. Jej duchowni ujawniają się i wchodzą do poczekalni, każdy na pole swojej godności. Ci z jednej karety dzielą pole; kto stał tam wcześniej, odpada z gry.
rule-a6-example = Czekają dwaj kardynałowie, biskup i kapelan. Kareta przywozi kardynała, dwóch kapelanów i zakonnika. Poprzedni kardynałowie i kapelan odchodzą, biskup zostaje.
rule-a7 = Na końcu punktuje każdy twój duchowny w poczekalni. Karety, które są jeszcze w drodze, nic nie dają.
rule-a8-ours = Mapa dróg do Rzymu jest własnym dziełem tego projektu. Zgadza się ze wszystkim, co drukowane instrukcje mówią o swojej. Nowe rozgrywki toczą się na mapie 2; każda kończy się na mapie, na której się zaczęła.

rule-i1 = Ukryte są karty na rękach innych, kolejność talii i to, kogo inni posadzili w karetach, które są w drodze. Co wzięto z rynku i co odrzucono, widzieli wszyscy; kartę z talii zna tylko ten, kto ją wziął.
rule-i2 = Żetony urzędników i żetony punktów leżą odkryte.
rule-i2-ours = Według drukowanych instrukcji zdobyta premia leży zakryta. Wszyscy widzieli jednak, jak ją brano, więc tu premie pozostają odkryte. W trybie pamięci premie leżą zakryte do końca gry, a premia jest nazwana tylko do następnej tury gracza, który ją zdobył.
rule-i3 = Według drukowanych instrukcji nie wolno już oglądać swoich duchownych, gdy siedzą w karetach.
rule-i3-ours = Tu zawsze widzisz swoich, z wyjątkiem trybu pamięci.
