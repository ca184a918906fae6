# Tipps: was der Meister täte, und warum.

hint-do = So spielen
hint-would = Der Zug des Meisters: { $action }
hint-thinking = Überlegt …
hint-fair = Er weiß nur, was du wissen kannst.
hint-chance = Gewinnchance, wenn alle wie Meister weiterspielen: { $percent } %.
hint-unfetched = Der Tipp lässt sich gerade nicht laden. Frag wieder, wenn es eine Verbindung gibt.
hint-close = Tipp schließen

## Warum

why-fits-end = { $city } lässt sich bei { $other } anlegen, einem Ende der Route.
why-fits-beyond = { $city } kann auf { $other } folgen, das auf der Hand ist und an die Route passt.
why-joins-card = Von { $city } führt eine Straße nach { $other }, das auf der Hand ist.
why-joins-market = Von { $city } führt eine Straße nach { $other }, das auch in der Auslage liegt.
why-lacks = { $region }: Noch fehlen { $count } Städte, eine davon ist { $city }.
why-takes = { $city } kommt auf die Hand.
why-market-misses = { $ends ->
    [1] Keine Karte der Auslage passt an { $city }, die einzige Stadt der Route.
   *[other] Keine Karte der Auslage passt an { $city } oder { $other }, die Enden der Route.
}
why-deck-hopes = { $city } käme recht, und { $count ->
    [one] eine Karte davon hat noch niemand gezeigt.
   *[other] { $count } Karten davon hat noch niemand gezeigt.
}
why-pile-hopes = { $city } käme recht, und { $count ->
    [one] eine Karte davon liegt in der Ablage.
   *[other] { $count } Karten davon liegen in der Ablage.
}
why-draws = Was vom Stapel kommt, sieht sonst niemand; { $count ->
    [one] dort liegt eine Karte.
   *[other] dort liegen { $count } Karten.
}
why-pile-draws = Der Stapel ist leer: Aus der Ablage wird ein neuer gemischt, mit { $count ->
    [one] einer Karte.
   *[other] { $count } Karten.
}
why-would-complete = Eine Poststation in { $city } wäre die letzte, die noch fehlt: { $region }, +{ $points }.
why-would-unite = { $city } brächte die erste Poststation in der letzten fehlenden Provinz ({ $province }): +{ $points }.
why-calls-postmaster = { $official }: Er bringt eine zweite Karte.
why-market-fits = { $city } liegt in der Auslage und passt an { $other }.
why-clears-market = { $official }: { $count ->
    [one] Die eine Karte der Auslage wird gegen eine neue getauscht.
   *[other] Alle { $count } Karten der Auslage werden gegen neue getauscht.
}
why-plays-second = { $official }: Auch { $city } lässt sich noch anlegen, bei { $other }.
why-cartwright = { $official }: Er bringt Kutsche { $carriage }, obwohl die Route dafür zu kurz ist: +{ $points }.
why-without-cartwright = { $official }: Er wird nicht gerufen, Kutsche { $carriage } muss warten.
why-token = { $official }: Das bringt eine Marke, { $count ->
    [one] eine bleibt übrig.
   *[other] { $count } bleiben übrig.
}
why-hand-in = { $official }: Das bringt die letzte Marke, darum geben alle Marken ab.
why-reach-close = Mit { $city } hat die Route drei Städte und lässt sich abschließen.
why-reach-carriage = Die Route wird lang genug für Kutsche { $carriage }: +{ $points } beim Abschließen.
why-reach-length = Die Route wird lang genug für „{ $stack }“: +{ $points } beim Abschließen.
why-lays = { $city } kommt bei { $other } an die Route: { $count ->
    [one] jetzt eine Stadt.
   *[other] jetzt { $count } Städte.
}
why-starts = { $city } beginnt eine neue Route.
why-leads-to = An { $city } kann { $other } von der Hand folgen.
why-market-next = An { $city } kann { $other } aus der Auslage folgen.
why-loses-route = { $count ->
    [1] Es kostet die Route aus einer Stadt, { $city }.
   *[other] Es kostet die Route von { $city } bis { $other }: { $count } Städte.
}
why-dead-end = { $ends ->
    [1] Keine Handkarte passt an { $city }, die einzige Stadt der Route.
   *[other] Keine Handkarte passt an { $city } oder { $other }, die Enden der Route.
}
why-earns-carriage = Es bringt Kutsche { $carriage }: +{ $points }.
why-earns-region = Damit steht die letzte fehlende Poststation: { $region }, +{ $points }.
why-earns-length = Es bringt „{ $stack }“: +{ $points }.
why-earns-all = Damit stehen überall Poststationen für „{ $stack }“: +{ $points }.
why-game-end = Es bringt „{ $stack }“ (+{ $points }): Diese Runde ist die letzte.
why-last-round = Die letzte Runde läuft schon: { $who } hat das Plättchen für das Spielende.
why-opens = { $count ->
    [one] Es eröffnet eine Poststation: in { $city }.
   *[other] Es eröffnet { $count } Poststationen, eine davon in { $city }.
}
why-opens-some = { $count ->
    [one] Es eröffnet eine Poststation ({ $province }).
   *[other] Es eröffnet { $count } Poststationen, eine davon in einer Stadt dieser Provinz: { $province }.
}
why-opens-none = { $count ->
    [one] Es eröffnet keine Poststation in der einen Stadt der Route.
   *[other] Es eröffnet in keiner der { $count } Städte der Route eine Poststation.
}
why-cartwright-could = { $official }: Er kann danach Kutsche { $carriage } bringen.
why-left-out = { $count ->
    [one] { $city } geht leer aus.
   *[other] { $count } Städte ohne eigene Poststation gehen leer aus, darunter { $city }.
}
why-cuts-hand = { $count ->
    [one] Danach muss eine Handkarte abgeworfen werden.
   *[other] Danach müssen { $count } Handkarten abgeworfen werden.
}
why-coach-moves = Die Karosse { $coach } fährt weiter in Richtung Rom.
why-keeps-route = { $count ->
    [1] Die Route aus einer Stadt, { $city }, bleibt liegen.
   *[other] Die Route von { $city } bis { $other } bleibt liegen: { $count } Städte.
}
why-next-carriage = { $count ->
    [one] Noch eine Stadt, und sie reicht für Kutsche { $carriage }.
   *[other] Noch { $count } Städte, und sie reicht für Kutsche { $carriage }.
}
why-holds-next = { $city } von der Hand passt als Nächstes an { $other }.
why-nothing-left = Mehr ist nicht zu tun.
why-turn-ends = Als Nächstes ist { $who } am Zug.
why-last-turn = Dieser Zug ist der letzte der Partie.
why-completes-region = { $city } ist die letzte Poststation, die noch fehlt: { $region }, +{ $points }.
why-completes-all = { $city } ist die erste Poststation in der letzten fehlenden Provinz ({ $province }): +{ $points }.
why-nears-region = { $count ->
    [one] Mit { $city } fehlt nur noch eine Stadt: { $region }.
   *[other] Mit { $city } fehlen nur noch { $count } Städte: { $region }.
}
why-new-province = { $city } ist die erste eigene Poststation in dieser Provinz: { $province }.
why-opens-office = { $city } ({ $province }) bekommt eine Poststation: +1 Punkt.
why-spares-coach = Für { $city } fährt die Karosse { $coach } nicht weiter.
why-arrives = Die Karosse { $coach } erreicht Rom, der eigene Geistliche mit ihr ({ $rank }): +{ $points }, solange er dort wartet.
why-pushes-out = { $rank }: { $who } muss das Wartezimmer verlassen.
why-coach-on = Die Karosse { $coach } fährt nach { $stop }: { $count ->
    [one] ein Schritt bis Rom.
   *[other] mindestens { $count } Schritte bis Rom.
}
why-rides = In der Karosse { $coach } fährt der eigene Geistliche für { $points ->
    [one] { $points } Punkt: { $rank }.
   *[other] { $points } Punkte: { $rank }.
}
why-seats = Die Karosse { $coach } hat mindestens { $count } Schritte bis Rom. Darin nimmt Platz: { $rank }.
why-shortest-way = Keine Karosse hat es näher nach Rom als die Karosse { $coach }.
why-longest-way = Keine Karosse hat es weiter nach Rom als die Karosse { $coach }.
why-spare = Noch eine Karte { $city } ist auf der Hand.
why-has-office = In { $city } steht schon eine eigene Poststation.
why-joins-none = Von { $city } führt keine Straße zu einer anderen Handkarte.
why-others-join = Von den Karten, die bleiben, verbindet eine Straße { $city } und { $other }.
why-discards = { $city } verlässt die Hand.
why-returns-one = { $official }: Nur diese Marke wird abgegeben, und dafür gibt es nichts.
why-returns-two = { $official } und { $partner }: Für diese zwei Marken gibt es eine Karte.
why-returns-three = Drei Marken bringen einen Siegpunktchip: +{ $points }.
why-returns-four = Vier Marken bringen eine Poststation in einer beliebigen Stadt; { $count ->
    [one] eine ist noch da.
   *[other] { $count } sind noch da.
}
why-returns-idle = { $count ->
    [one] Eine Marke geht für nichts weg.
   *[other] { $count } Marken gehen für nichts weg: Die Belohnung ist aufgebraucht.
}
why-keeps-tokens = { $count ->
    [one] Die eine Marke bleibt.
   *[other] Alle { $count } Marken bleiben.
}
why-declines = Nichts wird genommen.

## Was getan wird

deed-take = { $city } nehmen
deed-deck = Vom Stapel ziehen
deed-call = { $official } rufen
deed-start = Mit { $city } eine Route beginnen
deed-left = { $city } links anlegen
deed-right = { $city } rechts anlegen
deed-close-each = Route abschließen: eine Poststation je Provinz
deed-close-province = Route abschließen: Poststationen in einer Provinz ({ $province })
deed-office = Poststation in { $city } eröffnen
deed-coach = Karosse { $coach } nach { $stop } rücken
deed-discard = { $city } abwerfen
deed-return = Abgeben: { $tokens }
deed-return-none = Alle Marken behalten
deed-decline = Auf die Belohnung verzichten
deed-clergy = In die nächste Karosse: { $rank }
deed-end = Zug beenden
