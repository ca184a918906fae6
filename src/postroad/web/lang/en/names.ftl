## Cities of the board

city-mannheim = Mannheim
city-karlsruhe = Karlsruhe
city-freiburg = Freiburg
city-stuttgart = Stuttgart
city-ulm = Ulm
city-sigmaringen = Sigmaringen
city-wurzburg = Würzburg
city-nurnberg = Nürnberg
city-regensburg = Regensburg
city-passau = Passau
city-ingolstadt = Ingolstadt
city-augsburg = Augsburg
city-munchen = München
city-kempten = Kempten
city-basel = Basel
city-zurich = Zürich
city-innsbruck = Innsbruck
city-pilsen = Pilsen
city-budweis = Budweis
city-salzburg = Salzburg
city-linz = Linz
city-lodz = Lodz

## Provinces and regions

province-baden = Baden
province-wurttemberg = Württemberg
province-hohenzollern = Hohenzollern
province-bavaria = Bavaria
province-switzerland = Switzerland
province-tyrol = Tyrol
province-bohemia = Bohemia
province-salzburg = Salzburg
province-poland = Poland

region-baden = Baden
region-wurttemberg-hohenzollern = Württemberg/Hohenzollern
region-bavaria = Bavaria
region-switzerland-tyrol = Switzerland/Tyrol
region-bohemia-salzburg = Bohemia/Salzburg

## Stops on the roads to Rome

stop-tuttlingen = Tuttlingen
stop-freising = Freising
stop-lorrach = Lörrach
stop-st-gallen = St. Gallen
stop-hallstatt = Hallstatt
stop-schaffhausen = Schaffhausen
stop-andechs = Andechs
stop-einsiedeln = Einsiedeln
stop-lienz = Lienz
stop-chur = Chur
stop-villach = Villach
stop-luzern = Luzern
stop-ettal = Ettal
stop-bellinzona = Bellinzona
stop-como = Como
stop-udine = Udine
stop-bergamo = Bergamo
stop-trento = Trento
stop-milan = Milan
stop-verona = Verona
stop-venice = Venice
stop-parma = Parma
stop-genoa = Genoa
stop-bologna = Bologna
stop-ravenna = Ravenna
stop-florence = Florence
stop-pisa = Pisa
stop-ancona = Ancona
stop-arezzo = Arezzo
stop-siena = Siena
stop-assisi = Assisi
stop-grosseto = Grosseto
stop-orvieto = Orvieto
stop-viterbo = Viterbo
stop-spoleto = Spoleto
stop-civitavecchia = Civitavecchia
stop-rome = Rome

## Officials

official-postmaster = Postmaster
official-postmaster-help = After your first card, take a second one.
official-administrator = Administrator
official-administrator-help = Before you take a card, replace the whole market with six new cards.
official-carrier = Postal carrier
official-carrier-help = After your first card, play a second one at an end of your route.
official-cartwright = Cartwright
official-cartwright-help = Take the next carriage even if your route is one or two cities short.

## Clergy

rank-cardinal = Cardinal
rank-bishop = Bishop
rank-abbot = Abbot
rank-chaplain = Chaplain
rank-father = Priest

## Tiles

stack-length-5 = Route of 5
stack-length-5-how = Close a route of 5 cities.
stack-length-6 = Route of 6
stack-length-6-how = Close a route of 6 cities.
stack-length-7 = Route of 7
stack-length-7-how = Close a route of 7 or more cities.
stack-all-provinces = All provinces
stack-all-provinces-how = { $provinces ->
    [8] Have an office in each of the eight provinces outside Bavaria.
   *[other] Have an office in each of the nine provinces.
}
stack-game-end = Game-end tile
stack-game-end-how = Be the first to take carriage 7 or to open your last office.
stack-baden = All of Baden
stack-baden-how = Have an office in all three cities of Baden.
stack-wurttemberg-hohenzollern = All of Württemberg/Hohenzollern
stack-wurttemberg-hohenzollern-how = Have an office in all three cities of Württemberg and Hohenzollern.
stack-bavaria = All of Bavaria
stack-bavaria-how = Have an office in all eight cities of Bavaria.
stack-switzerland-tyrol = All of Switzerland/Tyrol
stack-switzerland-tyrol-how = Have an office in all three cities of Switzerland and Tyrol.
stack-bohemia-salzburg = All of Bohemia/Salzburg
stack-bohemia-salzburg-how = Have an office in all four cities of Bohemia and Salzburg.

## Levels of the bots

level-beginner = Beginner bot
level-easy = Easy bot
level-medium = Medium bot
level-hard = Hard bot
level-master = Master bot
level-stand-in = Simple bot

## Seats, carriages

seat-0 = Blue
seat-1 = Red
seat-2 = Turquoise
seat-3 = Green
carriage = Carriage { $number }
carriage-none = No carriage
bot-for = Bot for { $name }
