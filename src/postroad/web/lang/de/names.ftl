## Städte des Spielplans

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

## Provinzen und Regionen

province-baden = Baden
province-wurttemberg = Württemberg
province-hohenzollern = Hohenzollern
province-bavaria = Bayern
province-switzerland = Schweiz
province-tyrol = Tirol
province-bohemia = Böhmen
province-salzburg = Salzburg
province-poland = Polen

region-baden = Baden
region-wurttemberg-hohenzollern = Württemberg/Hohenzollern
region-bavaria = Bayern
region-switzerland-tyrol = Schweiz/Tirol
region-bohemia-salzburg = Böhmen/Salzburg

## Orte auf den Wegen nach Rom

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
stop-trento = Trient
stop-milan = Mailand
stop-verona = Verona
stop-venice = Venedig
stop-parma = Parma
stop-genoa = Genua
stop-bologna = Bologna
stop-ravenna = Ravenna
stop-florence = Florenz
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
stop-rome = Rom

## Amtspersonen

official-postmaster = Postmeister
official-postmaster-help = Nimm nach der ersten Karte noch eine zweite.
official-administrator = Amtmann
official-administrator-help = Bevor du eine Karte nimmst, ersetzt du die ganze Auslage durch sechs neue Karten.
official-carrier = Postillion
official-carrier-help = Lege nach der ersten Karte noch eine zweite an ein Ende deiner Route.
official-cartwright = Wagner
official-cartwright-help = Nimm die nächste Kutsche, obwohl deiner Route ein oder zwei Städte fehlen.

## Geistliche

rank-cardinal = Kardinal
rank-bishop = Bischof
rank-abbot = Abt
rank-chaplain = Kaplan
rank-father = Pater

## Bonusplättchen

stack-length-5 = Fünferroute
stack-length-5-how = Schließe eine Route aus 5 Städten ab.
stack-length-6 = Sechserroute
stack-length-6-how = Schließe eine Route aus 6 Städten ab.
stack-length-7 = Siebenerroute
stack-length-7-how = Schließe eine Route aus 7 oder mehr Städten ab.
stack-all-provinces = Alle Provinzen
stack-all-provinces-how = { $provinces ->
    [8] Eine Poststation in jeder der acht Provinzen außerhalb Bayerns.
   *[other] Eine Poststation in jeder der neun Provinzen.
}
stack-game-end = Spielende
stack-game-end-how = Nimm vor allen anderen Kutsche 7 oder eröffne deine letzte Poststation.
stack-baden = Baden komplett
stack-baden-how = Eine Poststation in allen drei Städten Badens.
stack-wurttemberg-hohenzollern = Württemberg/Hohenzollern komplett
stack-wurttemberg-hohenzollern-how = Eine Poststation in allen drei Städten von Württemberg und Hohenzollern.
stack-bavaria = Bayern komplett
stack-bavaria-how = Eine Poststation in allen acht Städten Bayerns.
stack-switzerland-tyrol = Schweiz/Tirol komplett
stack-switzerland-tyrol-how = Eine Poststation in allen drei Städten der Schweiz und Tirols.
stack-bohemia-salzburg = Böhmen/Salzburg komplett
stack-bohemia-salzburg-how = Eine Poststation in allen vier Städten von Böhmen und Salzburg.

## Stufen der Bots

level-beginner = Bot (Anfänger)
level-easy = Bot (leicht)
level-medium = Bot (mittel)
level-hard = Bot (schwer)
level-master = Bot (Meister)
level-stand-in = Bot (einfach)

## Plätze, Kutschen

seat-0 = Blau
seat-1 = Rot
seat-2 = Türkis
seat-3 = Grün
carriage = Kutsche { $number }
carriage-none = Keine Kutsche
bot-for = Bot für { $name }
