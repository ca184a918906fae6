## Miasta na planszy

city-mannheim = Mannheim
    .in = w Mannheim
city-karlsruhe = Karlsruhe
    .in = w Karlsruhe
city-freiburg = Fryburg
    .in = we Fryburgu
city-stuttgart = Stuttgart
    .in = w Stuttgarcie
city-ulm = Ulm
    .in = w Ulm
city-sigmaringen = Sigmaringen
    .in = w Sigmaringen
city-wurzburg = Würzburg
    .in = w Würzburgu
city-nurnberg = Norymberga
    .in = w Norymberdze
city-regensburg = Ratyzbona
    .in = w Ratyzbonie
city-passau = Pasawa
    .in = w Pasawie
city-ingolstadt = Ingolstadt
    .in = w Ingolstadt
city-augsburg = Augsburg
    .in = w Augsburgu
city-munchen = Monachium
    .in = w Monachium
city-kempten = Kempten
    .in = w Kempten
city-basel = Bazylea
    .in = w Bazylei
city-zurich = Zurych
    .in = w Zurychu
city-innsbruck = Innsbruck
    .in = w Innsbrucku
city-pilsen = Pilzno
    .in = w Pilźnie
city-budweis = Czeskie Budziejowice
    .in = w Czeskich Budziejowicach
city-salzburg = Salzburg
    .in = w Salzburgu
city-linz = Linz
    .in = w Linzu
city-lodz = Łódź
    .in = w Łodzi

## Prowincje i regiony

province-baden = Badenia
province-wurttemberg = Wirtembergia
province-hohenzollern = Hohenzollern
province-bavaria = Bawaria
province-switzerland = Szwajcaria
province-tyrol = Tyrol
province-bohemia = Czechy
province-salzburg = Salzburg
province-poland = Polska

region-baden = Badenia
    .which = badeńska
    .which-accusative = badeńską
    .which-genitive = badeńskiej
region-wurttemberg-hohenzollern = Wirtembergia/Hohenzollern
    .which = wirtembersko-hohenzollernska
    .which-accusative = wirtembersko-hohenzollernską
    .which-genitive = wirtembersko-hohenzollernskiej
region-bavaria = Bawaria
    .which = bawarska
    .which-accusative = bawarską
    .which-genitive = bawarskiej
region-switzerland-tyrol = Szwajcaria/Tyrol
    .which = szwajcarsko-tyrolska
    .which-accusative = szwajcarsko-tyrolską
    .which-genitive = szwajcarsko-tyrolskiej
region-bohemia-salzburg = Czechy/Salzburg
    .which = czesko-salzburska
    .which-accusative = czesko-salzburską
    .which-genitive = czesko-salzburskiej

## Miasta na drogach do Rzymu

stop-tuttlingen = Tuttlingen
    .in = w Tuttlingen
    .to = do Tuttlingen
stop-freising = Fryzynga
    .in = we Fryzyndze
    .to = do Fryzyngi
stop-lorrach = Lörrach
    .in = w Lörrach
    .to = do Lörrach
stop-st-gallen = Sankt Gallen
    .in = w Sankt Gallen
    .to = do Sankt Gallen
stop-hallstatt = Hallstatt
    .in = w Hallstatt
    .to = do Hallstatt
stop-schaffhausen = Szafuza
    .in = w Szafuzie
    .to = do Szafuzy
stop-andechs = Andechs
    .in = w Andechs
    .to = do Andechs
stop-einsiedeln = Einsiedeln
    .in = w Einsiedeln
    .to = do Einsiedeln
stop-lienz = Lienz
    .in = w Lienzu
    .to = do Lienzu
stop-chur = Chur
    .in = w Chur
    .to = do Chur
stop-villach = Villach
    .in = w Villach
    .to = do Villach
stop-luzern = Lucerna
    .in = w Lucernie
    .to = do Lucerny
stop-ettal = Ettal
    .in = w Ettal
    .to = do Ettal
stop-bellinzona = Bellinzona
    .in = w Bellinzonie
    .to = do Bellinzony
stop-como = Como
    .in = w Como
    .to = do Como
stop-udine = Udine
    .in = w Udine
    .to = do Udine
stop-bergamo = Bergamo
    .in = w Bergamo
    .to = do Bergamo
stop-trento = Trydent
    .in = w Trydencie
    .to = do Trydentu
stop-milan = Mediolan
    .in = w Mediolanie
    .to = do Mediolanu
stop-verona = Werona
    .in = w Weronie
    .to = do Werony
stop-venice = Wenecja
    .in = w Wenecji
    .to = do Wenecji
stop-parma = Parma
    .in = w Parmie
    .to = do Parmy
stop-genoa = Genua
    .in = w Genui
    .to = do Genui
stop-bologna = Bolonia
    .in = w Bolonii
    .to = do Bolonii
stop-ravenna = Rawenna
    .in = w Rawennie
    .to = do Rawenny
stop-florence = Florencja
    .in = we Florencji
    .to = do Florencji
stop-pisa = Piza
    .in = w Pizie
    .to = do Pizy
stop-ancona = Ankona
    .in = w Ankonie
    .to = do Ankony
stop-arezzo = Arezzo
    .in = w Arezzo
    .to = do Arezzo
stop-siena = Siena
    .in = w Sienie
    .to = do Sieny
stop-assisi = Asyż
    .in = w Asyżu
    .to = do Asyżu
stop-grosseto = Grosseto
    .in = w Grosseto
    .to = do Grosseto
stop-orvieto = Orvieto
    .in = w Orvieto
    .to = do Orvieto
stop-viterbo = Viterbo
    .in = w Viterbo
    .to = do Viterbo
stop-spoleto = Spoleto
    .in = w Spoleto
    .to = do Spoleto
stop-civitavecchia = Civitavecchia
    .in = w Civitavecchii
    .to = do Civitavecchii
stop-rome = Rzym
    .in = w Rzymie
    .to = do Rzymu

## Urzędnicy

official-postmaster = Naczelnik
    .accusative = naczelnika
    .genitive = naczelnika
official-postmaster-help = Po pierwszej karcie weź jeszcze drugą.
official-administrator = Rządca
    .accusative = rządcę
    .genitive = rządcy
official-administrator-help = Zanim weźmiesz kartę, wymień cały rynek na sześć nowych kart.
official-carrier = Kurier
    .accusative = kuriera
    .genitive = kuriera
official-carrier-help = Po pierwszej karcie dołóż jeszcze drugą na krańcu swojej trasy.
official-cartwright = Rzemieślnik
    .accusative = rzemieślnika
    .genitive = rzemieślnika
official-cartwright-help = Weź następny powóz, choć trasie brakuje jednego lub dwóch miast.

## Duchowni

rank-cardinal = Kardynał
rank-bishop = Biskup
rank-abbot = Opat
rank-chaplain = Kapelan
rank-father = Zakonnik

## Premie

stack-length-5 = Trasa z 5 miast
stack-length-5-how = Zamknij trasę z 5 miast.
stack-length-6 = Trasa z 6 miast
stack-length-6-how = Zamknij trasę z 6 miast.
stack-length-7 = Trasa z 7 miast
stack-length-7-how = Zamknij trasę z 7 lub więcej miast.
stack-all-provinces = Wszystkie prowincje
stack-all-provinces-how = { $provinces ->
    [8] Otwórz urząd w każdej z ośmiu prowincji poza Bawarią.
   *[other] Otwórz urząd w każdej z dziewięciu prowincji.
}
stack-game-end = Koniec gry
stack-game-end-how = Przed wszystkimi zdobądź powóz 7 albo otwórz swój ostatni urząd.
stack-baden = Cała Badenia
stack-baden-how = Otwórz urzędy we wszystkich trzech miastach Badenii.
stack-wurttemberg-hohenzollern = Cała Wirtembergia/Hohenzollern
stack-wurttemberg-hohenzollern-how = Otwórz urzędy we wszystkich trzech miastach Wirtembergii i Hohenzollern.
stack-bavaria = Cała Bawaria
stack-bavaria-how = Otwórz urzędy we wszystkich ośmiu miastach Bawarii.
stack-switzerland-tyrol = Cała Szwajcaria/Tyrol
stack-switzerland-tyrol-how = Otwórz urzędy we wszystkich trzech miastach Szwajcarii i Tyrolu.
stack-bohemia-salzburg = Całe Czechy/Salzburg
stack-bohemia-salzburg-how = Otwórz urzędy we wszystkich czterech miastach Czech i Salzburga.

## Poziomy botów

level-beginner = Bot nowicjusz
level-easy = Łatwy bot
level-medium = Średni bot
level-hard = Trudny bot
level-master = Bot mistrz
level-apprentice = Łatwy bot (stary)
level-postilion = Prosty bot
level-postmaster-general = Trudny bot (stary)

## Miejsca, powozy, moduły

seat-0 = Niebieski
seat-1 = Czerwony
seat-2 = Turkusowy
seat-3 = Zielony
carriage = Powóz { $number }
carriage-none = Bez powozu
module-honours = Zaszczyty
module-honours-about = Każdy urzędnik, którego wezwiesz, zostawia ci swój żeton. Gdy skończą się żetony któregoś urzędnika, wszyscy oddają część swoich: im więcej różnych, tym lepsza nagroda – karta, żeton punktu albo urząd.
module-audience = Audiencja
module-audience-about = Pięć karet wiezie twoich duchownych do Rzymu. Za każde miasto zamkniętej trasy, w którym nie otwarto nowego urzędu, jedna z nich jedzie dalej. Punkty dają ci, którzy na końcu czekają w poczekalni.
bot-for = Bot za: { $name }
