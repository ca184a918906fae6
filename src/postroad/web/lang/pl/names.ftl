## Miasta na planszy

city-mannheim = Mannheim
city-karlsruhe = Karlsruhe
city-freiburg = Fryburg
city-stuttgart = Stuttgart
city-ulm = Ulm
city-sigmaringen = Sigmaringen
city-wurzburg = Würzburg
city-nurnberg = Norymberga
city-regensburg = Ratyzbona
city-passau = Pasawa
city-ingolstadt = Ingolstadt
city-augsburg = Augsburg
city-munchen = Monachium
city-kempten = Kempten
city-basel = Bazylea
city-zurich = Zurych
city-innsbruck = Innsbruck
city-pilsen = Pilzno
city-budweis = Czeskie Budziejowice
city-salzburg = Salzburg
city-linz = Linz
city-lodz = Łódź

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
region-wurttemberg-hohenzollern = Wirtembergia/Hohenzollern
region-bavaria = Bawaria
region-switzerland-tyrol = Szwajcaria/Tyrol
region-bohemia-salzburg = Czechy/Salzburg

## Miasta na drogach do Rzymu

stop-tuttlingen = Tuttlingen
stop-freising = Fryzynga
stop-lorrach = Lörrach
stop-st-gallen = Sankt Gallen
stop-hallstatt = Hallstatt
stop-schaffhausen = Szafuza
stop-andechs = Andechs
stop-einsiedeln = Einsiedeln
stop-lienz = Lienz
stop-chur = Chur
stop-villach = Villach
stop-luzern = Lucerna
stop-ettal = Ettal
stop-bellinzona = Bellinzona
stop-como = Como
stop-udine = Udine
stop-bergamo = Bergamo
stop-trento = Trydent
stop-milan = Mediolan
stop-verona = Werona
stop-venice = Wenecja
stop-parma = Parma
stop-genoa = Genua
stop-bologna = Bolonia
stop-ravenna = Rawenna
stop-florence = Florencja
stop-pisa = Piza
stop-ancona = Ankona
stop-arezzo = Arezzo
stop-siena = Siena
stop-assisi = Asyż
stop-grosseto = Grosseto
stop-orvieto = Orvieto
stop-viterbo = Viterbo
stop-spoleto = Spoleto
stop-civitavecchia = Civitavecchia
stop-rome = Rzym

## Urzędnicy

official-postmaster = Naczelnik
official-postmaster-help = Po pierwszej karcie weź jeszcze drugą.
official-administrator = Rządca
official-administrator-help = Zanim weźmiesz kartę, wymień cały rynek na sześć nowych kart.
official-carrier = Kurier
official-carrier-help = Po pierwszej karcie dołóż jeszcze drugą na krańcu swojej trasy.
official-cartwright = Rzemieślnik
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
level-apprentice = Łatwy bot
level-postilion = Średni bot
level-postmaster-general = Trudny bot

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
