## Der Zug und die Amtspersonen

log-call = { $who } { $official ->
    [postmaster] ruft den Postmeister
    [administrator] ruft den Amtmann
    [carrier] ruft den Postillion
   *[cartwright] ruft den Wagner
}.
log-clear = { $who } räumt die Auslage ab.
log-shuffle = Der Stapel war aufgebraucht: Die Ablage ist neu gemischt.
log-resign = { $who } hat aufgegeben; ein Bot spielt weiter.

## Karten und Routen

log-take-market = { $who } nimmt { $city }.
log-take-deck = { $who } zieht vom Stapel.
log-take-deck-own = { $who } zieht { $city } vom Stapel.
log-abandon = { $who } gibt eine Route auf: { $cities }.
log-play-start = { $who } beginnt eine Route: { $city }.
log-play-left = { $who } legt links an: { $city }.
log-play-right = { $who } legt rechts an: { $city }.
log-discard = { $who } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: { $cities }.

## Eine Route abschließen

log-close-each = { $who } schließt { $cities } ab: eine Poststation je Provinz.
log-close-province = { $who } schließt { $cities } ab: Poststationen in einer Provinz ({ $province }).
log-office = { $who } eröffnet eine Poststation in { $city }.
log-offices = { $who } eröffnet { $count ->
    [one] eine Poststation
   *[other] { $count } Poststationen
}: { $cities }.
log-tile = { $who } erhält „{ $stack }“: +{ $points }.
log-tile-covered = { $who } erhält ein Bonusplättchen.
log-carriage = { $who } nimmt Kutsche { $number }, jetzt { $points } Punkte wert.

## In Amt und Würden

log-return = { $who } gibt { $count ->
    [one] eine Marke
   *[other] { $count } Marken
} ab: { $tokens }.
log-return-none = { $who } behält alle Marken.
log-decline = { $who } verzichtet auf die Belohnung.
log-chip = { $who } bekommt einen Siegpunktchip: +1.

## Die Audienz

log-clergy = { $who } hat alle Geistlichen verteilt.
log-coach = { $who } schickt die Karosse { $coach } nach { $to }.
log-arrive = Die Karosse { $coach } erreicht Rom.
log-arrive-rank = { $rank } ({ $who }) tritt ins Wartezimmer.
log-leave = { $rank } ({ $names }) muss das Wartezimmer verlassen.

## Das Ende

log-end = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
log-end-stalled = Sechzig Runden ohne neue Poststation oder Kutsche. { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Seit deinem letzten Zug

since-title = Seit deinem letzten Zug:
since-office = { $who }: { $count ->
    [one] eine Poststation in { $cities }
   *[other] { $count } Poststationen: { $cities }
}.
since-nothing = Keine neuen Poststationen, Bonusplättchen oder Kutschen.

## Handing in
log-hand-in = { $official }: Der Vorrat an Marken ist leer, alle geben Marken ab.
log-reward-take-market = { $who } nimmt als Belohnung { $city }.
log-reward-take-deck = { $who } zieht als Belohnung vom Stapel.
log-reward-take-deck-own = { $who } zieht als Belohnung { $city }.
log-reward-office = { $who } eröffnet als Belohnung eine Poststation in { $city }.
log-last-round = Die letzte Runde hat begonnen; sie wird zu Ende gespielt.

## Neben dem Spiel
log-left = { $who } ist eine Weile abwesend; ein Bot spielt.
log-back = { $who } ist wieder da.
log-removed = Ein Bot übernimmt den Platz von { $who }.
log-filled = Für { $who } spielt ab jetzt ein anderer Bot: { $bot }.
log-stands-in = { $who } ist noch nicht bereit; ein einfacher Bot springt ein.
log-arrived = { $who } ist bereit und spielt ab jetzt selbst.
log-time = Die Zeit von { $who } ist um; ein Bot spielt.
log-undo-agreed = { $who } nimmt den letzten Schritt zurück; niemand war dagegen.
log-undo-refused = { $who } lehnt ab: Nichts wird zurückgenommen.
log-undo-withdrawn = { $who } möchte doch nichts zurücknehmen.
log-offered = Der Platz von { $who } darf an jemand anderen gehen; niemand war dagegen.
log-kept = Der Platz von { $who } wird doch nicht abgegeben.
log-handed = Hier spielt ab jetzt { $who }.
log-seat-refused = { $who } lehnt ab: Der Platz wird nicht abgegeben.
log-paused = Pause für { $who }: Die Uhr steht; niemand war dagegen.
log-resumed = { $who } setzt die Uhr fort.
log-pause-refused = { $who } lehnt ab: Es gibt keine Pause.
log-pause-withdrawn = { $who } möchte doch keine Pause.
