# Die Bögen des Tischs: Route abschließen, Karossen, Marken, Ablage.

act-coach = Karosse { $coach } nach { $stop } rücken
act-return-none = Behalten
close-route-now = Route abschließen
not-now = Noch nicht
discard-empty = Die Ablage ist leer.
coach-to = { $coach } → { $stop }
coach-at = steht in { $stop }, { $left }
coach-rider = darin: dein { $rank }
closing-ways = Wie eröffnest du Poststationen?
way-brings = { $count ->
    [0] keine Poststation
    [one] eine Poststation
   *[other] { $count } Poststationen
}, { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
way-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
region-progress = { $before } → { $after } von { $all }
choice-office = In welcher Stadt?
choice-office-in = { $province }: Welche Stadt?
choice-suggested = Vorschlag
choice-cartwright = { $points ->
    [0] Wagner: Kutsche { $number }
   *[other] Wagner: Kutsche { $number }, +{ $points }
}
closing-later = Danach wählst du noch: { $what }.
result-title = Was es bringt
result-points = Deine Punkte
result-offices = Poststationen
result-coaches = Karossen
result-discards = Abgeworfen
handin-title = Marken abgeben
handin-note = Höchstens eine je Amtsperson. Die Belohnung richtet sich nach der Anzahl.
handin-tokens = Deine Marken
handin-do = { $count ->
    [0] Abgeben
    [one] Eine Marke abgeben
   *[other] { $count } Marken abgeben
}
coaches-title = Karossen rücken
coaches-note = { $count ->
    [one] Noch ein Schritt. Tippe einen Ort auf der Karte nach Rom an oder wähle hier.
   *[other] Noch { $count } Schritte. Tippe einen Ort auf der Karte nach Rom an oder wähle hier.
}
curtain-title = { $who } ist am Zug
curtain-text = Alle anderen: bitte wegschauen.
curtain-ready = Ich bin { $who }: Karten zeigen
score-title = Punkte:
clergy-hidden = verdeckt
confirm-remove = { $who } durch einen Bot ersetzen? Eine Rückkehr auf diesen Platz ist dann nicht mehr möglich.
do-remove = Durch Bot ersetzen
