# Der Tisch in Worten: Fragen, die man schreiben kann, ihre Antworten, und was vorgelesen wird.

## Wörter der Fragen, alle, die verstanden werden; das erste wird gezeigt
query-hand = Hand, Karten
query-market = Auslage, Markt
query-route = Route
query-score = Stand, Punkte
query-last = zuletzt, seither
query-near = nahe, nah, Straßen
query-way = Weg
query-missing = fehlt, fehlen
query-rome = Rom, Karossen
query-tokens = Marken, Chips
query-help = Hilfe

## Was man damit fragt, für die Hilfe
query-about = Du kannst auch fragen. Die Antwort wird gezeigt und vorgelesen.
query-hand-about = Die Karten auf deiner Hand
query-market-about = Auslage, Stapel und Ablage
query-route-about = Deine Route und was die nächste Kutsche verlangt
query-score-about = Die Punkte aller, und woher deine kommen
query-last-about = Was die anderen seit deinem letzten Zug getan haben
query-near-about = Die Straßen von Ulm, und welche dieser Städte in der Auslage oder auf deiner Hand sind
query-way-about = Der kürzeste Weg von Ulm nach Lodz
query-missing-about = Wo dir Poststationen fehlen: in einer Provinz, in einer Region oder überhaupt
query-rome-about = Die Karossen und das Wartezimmer
query-tokens-about = Deine Marken und die im Vorrat
query-help-about = Was du fragen kannst; ein Name vom Tisch sagt alles über diesen Platz

## Antworten
answer-hand = { $count ->
    [0] Deine Hand ist leer.
    [one] Eine Karte auf deiner Hand: { $cities }.
   *[other] { $count } Karten auf deiner Hand: { $cities }.
}
answer-market = { $count ->
    [0] Die Auslage ist leer.
   *[other] In der Auslage: { $cities }.
} { $deck }. { $discard }.
answer-route = { $count ->
    [0] Du hast keine Route.
    [one] Deine Route hat eine Stadt: { $cities }.
   *[other] Deine Route hat { $count } Städte: { $cities }.
}
answer-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
answer-score = { $points }.
answer-own-score = Deine setzen sich zusammen aus: { $parts }.
answer-last-nothing = Seit deinem letzten Zug ist nichts geschehen.
answer-near = { $count ->
    [one] Eine Straße führt von { $city } nach { $cities }.
   *[other] { $count } Straßen führen von { $city } nach { $cities }.
}
near-market = { $city } (in der Auslage)
near-hand = { $city } (auf deiner Hand)
near-both = { $city } (in der Auslage und auf deiner Hand)
answer-way = Von { $from } nach { $to }: { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}. { $cities }.
answer-way-same = Das ist dieselbe Stadt.
answer-missing = { $land }: { $count ->
    [0] Du hast in jeder Stadt eine Poststation.
    [one] Dir fehlt noch eine Stadt, { $cities }.
   *[other] Dir fehlen noch { $count } Städte: { $cities }.
}
answer-missing-provinces = { $count ->
    [0] Du hast in jeder Provinz eine Poststation.
    [one] In einer Provinz fehlt dir eine Poststation: { $lands }.
   *[other] In { $count } Provinzen fehlt dir eine Poststation: { $lands }.
}
answer-seat = { $label }, { $hand }.
answer-seat-route = { $count ->
    [0] Keine Route.
   *[other] Route: { $cities }.
}
answer-tiles = Bonusplättchen: { $tiles }.
answer-known = Auf dieser Hand haben alle gesehen: { $cities }.
answer-coaches = Karossen: { $coaches }.
answer-coach = { $coach } in { $stop }
answer-rider = { $coach } in { $stop } (mit deinem Geistlichen: { $rank })
answer-waits = { $rank } ({ $names })
answer-waiting = { $count ->
    [0] Das Wartezimmer ist leer.
   *[other] Im Wartezimmer: { $ranks }.
}
answer-token = { $official } { $count }
answer-tokens = { $count ->
    [0] Du hast keine Marken.
   *[other] Deine Marken: { $tokens }.
}
answer-tokens-left = Im Vorrat: { $tokens }; Siegpunktchips { $chips }.
answer-no-module = Dieses Modul ist in dieser Partie nicht dabei.
answer-example = Schreibe es so: { $example }.
answer-help = Du kannst fragen: { $words }. Oder schreibe einen Namen vom Tisch. Alle Befehle stehen in der Hilfe.

## Ein Zug in einem Satz
brief-then = { " " }
brief = { $who } { $what }.
brief-and = { ", " }
brief-call = { $official ->
    [postmaster] ruft den Postmeister
    [administrator] ruft den Amtmann
    [carrier] ruft den Postillion
   *[cartwright] ruft den Wagner
}
brief-clear = räumt die Auslage ab
brief-take = nimmt { $city }
brief-draw = zieht vom Stapel
brief-abandon = { $count ->
    [one] gibt eine Route mit einer Stadt auf
   *[other] gibt eine Route mit { $count } Städten auf
}
brief-start = beginnt eine Route mit { $city }
brief-play = legt { $city } an
brief-close = { $count ->
    [one] schließt eine Route mit einer Stadt ab
   *[other] schließt eine Route mit { $count } Städten ab
}
brief-office = { $count ->
    [one] eröffnet eine Poststation in { $cities }
   *[other] eröffnet { $count } Poststationen: { $cities }
}
brief-tile = erhält „{ $stack }“ (+{ $points })
brief-tile-covered = erhält ein Bonusplättchen
brief-carriage = nimmt Kutsche { $number }
brief-discard = { $count ->
    [one] wirft eine Karte ab
   *[other] wirft { $count } Karten ab
}
brief-coach = schickt die Karosse { $coach } nach { $stop }
brief-market = neu in der Auslage: { $cities }

## Vorgelesen
spoken-market = Neu in der Auslage: { $cities }.
spoken-undo = { $who } nimmt den letzten Schritt zurück.
