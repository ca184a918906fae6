# Die Analyse einer Partie.

analysis-fair = Die Gewinnchancen aller im Lauf der Partie, ihre Wendepunkte und was besser gewesen wäre. Zu jedem Zeitpunkt zählt nur, was der Spieler da wissen konnte. Alle Chancen setzen voraus, dass alle wie Meister weiterspielen.
analysis-chances = Gewinnchancen
analysis-end = Am Ende
analysis-round = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
}
analysis-rounds = Runde
analysis-turning = Wendepunkte
analysis-no-turning = Kein Zug hat eine Gewinnchance stark verändert.
analysis-turn = { $round ->
    [0] Vor Runde 1, Zug von { $turn }: { $who } von { $before } % auf { $after } %.
   *[other] Runde { $round }, Zug von { $turn }: { $who } von { $before } % auf { $after } %.
}
analysis-better = Was besser gewesen wäre
analysis-none = Nichts wäre deutlich besser gewesen.
analysis-look = Ansehen
analysis-look-round = In der Wiedergabe ansehen: { $round ->
    [0] vor Runde 1
   *[other] Runde { $round }
}
analysis-decision = { $round ->
    [0] Vor Runde 1, { $who }. Gespielt: { $action }. Besser ({ $gain }): { $best }.
   *[other] Runde { $round }, { $who }. Gespielt: { $action }. Besser ({ $gain }): { $best }.
}
analysis-gain-chance = +{ $lost } %
analysis-gain-points = +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-gain-both = +{ $lost } %, +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-summary = Zusammenfassung
analysis-seat = { $who }: { $good } von { $count } Entscheidungen so gut wie die des Meisters.
analysis-good = Gut ist eine Entscheidung, die weniger als 2 % der Gewinnchance und weniger als einen halben Punkt kostet.
analysis-start = Partie analysieren
analysis-stop = Anhalten
analysis-progress = { $done } von { $count } Entscheidungen
analysis-whose = Welcher Spieler?
analysis-all = Alle Spieler
analysis-unfetched = Die Analyse muss einmal etwas herunterladen (das Netz des Meisters), und das geht gerade nicht.
analysis-chart = Gewinnchancen, Zug um Zug
