# „Was ist das?“: was jedes Stück über sich sagt.
about-what = Was ist das? { $what }
about-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
about-score = Jede Poststation, die noch nicht steht, kostet einen Punkt. Alle beginnen mit 20, also bei −20; jede eröffnete ist einen Punkt wert.
about-covered = An diesem Tisch liegen genommene Bonusplättchen verdeckt; die gezeigten Punkte zählen nur, was offen liegt. Am Ende wird alles aufgedeckt.
about-offices = Poststationen, die noch nicht stehen: Jede kostet einen Punkt. Du eröffnest sie, indem du eine Route abschließt. Hat jemand die letzte gesetzt, beginnt die letzte Runde.
about-hand = Karten auf der Hand. Nach dem Abschluss einer Route behältst du höchstens drei.
about-deck = Eine Karte vom Stapel ist eine Überraschung, und sonst sieht sie niemand. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt.
about-discard = Die abgelegten Karten. Ist der Stapel leer, werden sie zu einem neuen gemischt.
about-token = Wer eine Amtsperson ruft, bekommt eine ihrer Marken.
about-chip = Jeder Siegpunktchip ist ein Punkt.
about-coach = Karosse von { $coach }
track = Kutschen
track-stop = Kutsche { $number }: für eine Route ab { $number } Städten, { $points } Punkte. Wer sie hat: { $names }
track-asks = { $number } Städte
about-carriages = Wer eine Route abschließt, bekommt die nächste Kutsche, wenn die Route mindestens so viele Städte hat, wie ihre Zahl sagt. Immer nur eine, keine wird übersprungen, und nur die beste zählt.
about-carriage-next = Deine nächste: Kutsche { $number }, ab { $number } Städten. Sie bringt +{ $points }.
about-carriage-cartwright = Mit dem Wagner genügen { $least } Städte.
about-progress = { $region }: { $have } von { $all } Poststationen hast du. Es fehlen: { $cities }.
about-complete = { $region }: Alle { $all } Poststationen hast du.
about-provinces-missing = Du hast Poststationen in { $have } von { $all } Provinzen. Es fehlen: { $provinces }.
about-provinces-all = Du hast eine Poststation in jeder der { $all } Provinzen.
about-tiles-left = { $count ->
    [0] Kein Plättchen ist mehr da.
    [one] Ein Plättchen ist noch da:
   *[other] { $count } Plättchen sind noch da; das beste geht zuerst:
}
about-length = Acht Städte und mehr zählen wie sieben. Ist keines mehr da, gibt es eines für die nächstkürzere Route.
about-official = Kostet nichts; aber nur eine Amtsperson hilft dir in einem Zug.
about-stamp = Der Stempel: in diesem Zug gerufen. Nur eine Amtsperson hilft dir in einem Zug.
about-no-region = Die Provinz { $province } ({ $letter }) gehört zu keiner Region.
about-province-of = Die Provinz { $province } gehört zur Region { $region } ({ $letter }).
about-province-alone = Die Provinz { $province } ({ $letter }) ist eine Region für sich.
about-joins = Eine Straße verbindet sie mit einem Ende deiner Route.
about-cities = Ihre Städte: { $cities }.
about-province = Eine abgeschlossene Route eröffnet eine Poststation in jeder ihrer Provinzen oder alle in einer davon. Mit Poststationen in allen Städten einer Region bekommst du ihr Plättchen.
about-closing = Jetzt abzuschließen bringt bestenfalls +{ $points }: { $what }.
about-closing-offices = Poststationen in { $cities }
about-closing-carriage = Kutsche { $number } verlangt { $number } Städte.
about-closing-longer = Mit { $number } Städten bekämst du ein Plättchen für { $points }.
about-closing-wait = Beendest du den Zug, bleibt die Route und kann wachsen; passt aber im nächsten Zug keine Karte, ist sie verloren. { $count ->
    [0] Von deiner Hand passt gerade keine.
    [one] Von deiner Hand passt gerade eine.
   *[other] Von deiner Hand passen gerade { $count }.
}
