# The options of a game, by their names in rules/options.py: modules, the form for a new table, the settings of a table.

module-honours = In Amt und Würden
module-honours-about = Jede Amtsperson, die du rufst, lässt dir eine Marke da. Gehen die Marken einer Amtsperson aus, geben alle einige ihrer Marken ab: Je mehr verschiedene, desto besser die Belohnung – eine Karte, ein Siegpunktchip, eine Poststation.
module-audience = Die Audienz
module-audience-about = Fünf Karossen bringen deine Geistlichen nach Rom. Für jede Stadt einer abgeschlossenen Route, die keine neue Poststation bekommt, fährt eine davon weiter. Wer am Ende noch im Wartezimmer sitzt, bringt Punkte.
new-all-provinces = Das Bonusplättchen für alle Provinzen verlangt
new-all-provinces-9 = neun Provinzen
new-all-provinces-8 = acht, ohne Bayern
new-all-provinces-about = Eine Poststation in jeder Provinz bringt dieses Bonusplättchen. Acht ist etwas leichter: Bayern darf fehlen.
term-provinces-8 = Bonusplättchen „Alle Provinzen“: Acht genügen
