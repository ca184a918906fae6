# Der Tisch selbst: Fragen, Antworten, Beschriftungen.

## Titel
title-table = Ein Tisch – Postroad
title-your-turn = Du bist am Zug – Postroad
opening = Die Partie wird geladen …
you = { $who } (du)
seats = Plätze
seat-you = du
seat-resigned = aufgegeben
seat-waking = macht sich bereit
officials = Amtspersonen
tiles = Bonusplättchen
market = Auslage
log-title = Verlauf
news = Was passiert ist
map-name = Die Poststraßen
map-label = Karte der Poststraßen
map-fit = Ganze Karte zeigen
rome-label = Karte der Straßen nach Rom
leaves = Teile des Tischs
leaf-map = Landkarte
leaf-rome = Rom
leaf-table = Tisch
leaf-chat = Chat

## Fragen: was gefragt ist und was danach kommt
ask-clergy = Verteile deine Geistlichen auf die fünf Karossen.
next-clergy = Im Geheimen: Du siehst sie, die anderen nicht.
ask-take = Nimm eine Karte: aus der Auslage oder vom Stapel.
ask-take-two = Nimm die erste von zwei Karten.
next-take = Danach spielst du eine Karte.
next-take-two = Deine Hand ist leer, darum hilft der Postmeister.
next-take-administrator = Oder rufe den Amtmann für sechs neue Karten. Danach spielst du eine Karte.
ask-take-second = Nimm eine zweite Karte.
next-take-second = Der Postmeister hilft. Danach spielst du eine Karte.
ask-play-first = Spiele eine Karte und beginne deine Route.
ask-play = Spiele eine Karte: an ein Ende deiner Route, oder beginne eine neue Route.
ask-play-none = Keine Karte passt an deine Route: Gib sie auf und beginne eine neue Route.
next-play = Danach darfst du die Route abschließen.
next-play-short = Ab drei Städten lässt sich eine Route abschließen.
next-play-none = { $count ->
    [one] Die eine Stadt deiner Route kommt auf die Ablage; du bekommst nichts dafür.
   *[other] Die { $count } Städte deiner Route kommen auf die Ablage; du bekommst nichts dafür.
}
next-play-postmaster = Oder rufe den Postmeister für eine zweite Karte.
ask-play-second = Spiele eine zweite Karte an ein Ende deiner Route.
next-play-second = Der Postillion hilft. Danach darfst du die Route abschließen.
next-play-second-short = Der Postillion hilft.
ask-where = Wohin mit { $city }?
next-where = Wähle ein Ende deiner Route.
next-where-anew = Keine Straße führt von dort an ein Ende deiner Route.
place-left = Vor { $left }
place-right = Hinter { $right }
place-start = Neue Route
ask-anew = Mit welcher Karte beginnst du die neue Route?
next-anew = Die Städte deiner Route kommen auf die Ablage.
ask-close = Schließe die Route aus { $count } Städten ab oder beende deinen Zug.
ask-close-short = Beende deinen Zug.
ask-close-carrier = Beende deinen Zug oder rufe den Postillion.
next-close-short = { $count ->
    [one] Deine Route hat erst eine Stadt. Zum Abschließen brauchst du mindestens drei.
   *[other] Deine Route hat erst { $count } Städte. Zum Abschließen brauchst du mindestens 3.
}
next-close = Die nächste Kutsche verlangt { $number } Städte.
next-close-brings = Abschließen bringt dir Kutsche { $number }.
next-close-carrier = Mit dem Postillion könntest du noch eine zweite Karte spielen.
next-close-cartwright = Mit dem Wagner bekämst du Kutsche { $number }: +{ $points }.
next-close-either = Rufe jetzt den Postillion oder beim Abschließen den Wagner.
ask-office = Eröffne eine Poststation: Wähle eine Stadt.
next-office = Danach kommen Bonusplättchen und Kutsche.
ask-cartwright = Den Wagner für Kutsche { $number } rufen?
next-cartwright = Es kostet nichts: +{ $points }. { $after ->
    [coach] Wenn nicht, rücke eine Karosse weiter.
    [discard] Wenn nicht, wirf Karten ab, bis du drei hast.
   *[end] Wenn nicht, beende deinen Zug.
}
ask-coach = Rücke eine Karosse weiter Richtung Rom.
next-coach = Ein Schritt für jede Stadt der Route ohne neue Poststation.
ask-discard = { $count ->
    [one] Wirf eine Karte ab, dann hast du noch drei.
   *[other] Wirf { $count } Karten ab, dann hast du noch drei.
}
next-discard = Danach beendest du deinen Zug.
ask-end = Alles erledigt. Beende deinen Zug.
next-end = Bis dahin kannst du noch Schritte zurücknehmen.
ask-hand-in = Gib Marken ab: eine bis vier, alle verschieden.
next-hand-in = { $official }: Die Marken sind aufgebraucht, darum geben alle Marken ab.
next-hand-in-last = Zum letzten Mal: Danach wird gezählt.
ask-hand-in-last = Die Partie ist zu Ende. Noch einmal Marken abgeben?
ask-reward-card = Deine Belohnung: Nimm eine Karte oder verzichte.
next-reward-card = Für zwei Marken.
ask-reward-office = Deine Belohnung: Eröffne in einer beliebigen Stadt eine Poststation oder verzichte.
next-reward-office = Für vier Marken.
ask-over = Die Partie ist zu Ende.
last-round = Letzte Runde

## Andere entscheiden
wait-person = Warten auf { $who }.
wait-bot = { $who } überlegt.
wait-waking = { $who } macht sich bereit. Beim ersten Mal dauert das bis zu 30 Sekunden.
wait-late = { $who } braucht länger als sonst.
next-late = Der Betreiber dieses Servers kann sehen, dass Bots warten. Die Partie geht von selbst weiter.
wait-paused = Die Partie ist angehalten.
wait-missing = Der Bot, der für { $who } spielt, ist nicht mehr verfügbar.
wait-unfetched = { $who } ist noch nicht heruntergeladen.
next-unfetched = Dieser Bot muss einmal heruntergeladen werden. Sobald du online bist, geht die Partie weiter.
doing-clergy = Wer fährt in welcher Karosse?
doing-take = Welche Karte nehmen?
doing-take-second = Welche zweite Karte nehmen?
doing-play = Welche Karte spielen?
doing-play-second = Welche zweite Karte spielen?
doing-close = Die Route abschließen?
doing-office = Wo eine Poststation eröffnen?
doing-cartwright = Den Wagner rufen?
doing-coach = Welche Karosse weiterrücken?
doing-discard = Welche Karten abwerfen?
doing-end = Den Zug beenden?
doing-hand-in = Welche Marken abgeben?
doing-reward-card = Welche Karte als Belohnung?
doing-reward-office = Wo eine Poststation als Belohnung?

## Handlungen, wie sie auf Schaltflächen stehen
act-take = { $city } nehmen
act-start = Mit { $city } beginnen
act-start-anew = Mit { $city } eine neue Route beginnen
act-extend = { $city } hinter { $right } legen
act-left = { $city } vor { $left } legen
act-right = { $city } hinter { $right } legen
act-close-each = Eine Poststation je Provinz
act-close-province = { $province }: alle Städte
act-decline = Verzichten
act-clergy-in = { $rank }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, in die Karosse { $coach }
undo = Rückgängig
hint-ask = Was würde der Meister tun?
hint-short = Tipp
hint-shut = Ausblenden
end-turn = Zug beenden
close-route = Abschließen
call-short = { $official } rufen
call-cartwright = Wagner rufen
do-abandon = Route aufgeben
confirm-abandon = { $count ->
    [one] Wenn du mit { $city } eine neue Route beginnst, kommt die eine Stadt deiner Route auf die Ablage. Du bekommst nichts dafür.
   *[other] Wenn du mit { $city } eine neue Route beginnst, kommt deine Route aus { $count } Städten auf die Ablage. Du bekommst nichts dafür.
}
which-coach = Dorthin könnten mehrere Karossen fahren: Wähle zuerst die Karosse.

## Karten
deck-label = { $count ->
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
}
market-label = { $city }, in der Auslage
mark-joins = Schließt an deine Route an.
mark-region = { $region }: { $have } von { $all }.
discard-label = { $count ->
    [0] Ablage, leer
    [one] Ablage, eine Karte: { $city }
   *[other] Ablage, { $count } Karten, oben { $city }
}
discard-name = Ablage
discard-title = Ablage, die neueste Karte zuerst
my-route = { $count ->
    [0] Deine Route, leer
   *[other] Deine Route: { $cities }
}
route-title = { $count ->
    [0] Route
   *[other] Route · { $count }
}
end-place-left = Linkes Ende
end-place-right = Rechtes Ende
end-place-start = Anfang einer Route
my-hand = { $count ->
    [0] Deine Hand, leer
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
}
hand-title = { $count ->
    [0] Hand
   *[other] Hand · { $count }
}
hand-empty = Keine Karten
hand-label = { $city }, auf deiner Hand
hand-label-play = { $city } spielen
hand-label-start = Mit { $city } eine neue Route beginnen
hand-label-discard = { $city } abwerfen
known-cards = Karten dieser Hand, die alle gesehen haben:

## Die Landkarte
city-label = { $city }, { $province }. { $offices } { $what }
city-roads = Straßen: { $cities }.
city-offices = Poststationen: { $names }.
city-no-office = Keine Poststation.
can-take = Kann genommen werden.
can-start = Kann gespielt werden.
can-left = Kann gespielt werden.
can-right = Kann gespielt werden.
can-abandon = Beginnt eine neue Route, deine wird abgeworfen.
can-office = Hier lässt sich eine Poststation eröffnen.
coach-label = Karosse { $coach }, in { $stop }
moves-to-rome = { $count ->
    [0] in Rom
    [one] noch ein Schritt bis Rom
   *[other] noch { $count } Schritte bis Rom
}

## Plätze
points-label = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
covered-tiles = { $count ->
    [one] { $count } verdecktes Bonusplättchen
   *[other] { $count } verdeckte Bonusplättchen
}
offices-left = { $count ->
    [one] noch eine Poststation übrig
   *[other] noch { $count } Poststationen übrig
}
hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
route-of = Route von { $who }: { $cities }
route-on-map = auf der Karte
route-on-map-of = Route von { $who } auf der Karte
chip-label = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $offices ->
    [one] noch eine Poststation übrig
   *[other] noch { $offices } Poststationen übrig
}, { $carriage ->
    [0] keine Kutsche
   *[other] Kutsche { $carriage }
}
score-part = { $source } { $points }
source-carriage = Kutsche
source-tiles = Bonusplättchen
source-offices = übrige Poststationen
source-chips = Siegpunktchips
source-clergy = Geistliche

## Amtspersonen und Bonusplättchen
official-label = { $official }. { $help }
official-label-call = Den { $official } rufen. { $help }
tokens-left = { $count ->
    [one] noch eine Marke
   *[other] noch { $count } Marken
}
chips-left = { $count ->
    [one] noch ein Siegpunktchip
   *[other] noch { $count } Siegpunktchips
}
stack-label = { $stack }: { $points }

## Die Route abschließen
closing-title = Route abschließen
closing-later-coach = wohin die Karossen fahren
closing-later-discard = { $count ->
    [one] welche Karte du abwirfst
   *[other] welche { $count } Karten du abwirfst
}
result-none = keine
result-ends-chance = Hier endet die Vorschau: Was nun kommt, ist noch verdeckt.
result-ends-arrive = Eine Karosse erreicht Rom: Ihre Geistlichen steigen aus.
result-ends-choice = Danach hast du noch etwas zu wählen.
result-ends-other-seat = Danach entscheiden zuerst andere.

## Module
clergy-title = Geistliche verteilen
clergy-note = Geistliche zählen, wenn ihre Karosse Rom erreicht hat und sie am Ende noch im Wartezimmer sind.
clergy-by-heart = Merk dir, wer wo sitzt: Später kannst du nicht nachsehen.
clergy-done = Einsteigen
clergy-take-out = { $rank } aus der Karosse { $coach } nehmen
clergy-choose = Wer fährt in der Karosse { $coach } mit?
clergy-ready = Alle Plätze verteilt: Abfahrt!
clergy-missing = In jeder Karosse muss jemand sitzen. Als Nächstes: { $coach }.
news-handed-in = Es gab nur eine Wahl, darum wurde für dich abgegeben: { $tokens }.
reward-1 = nichts
reward-2 = eine Karte
reward-3 = ein Siegpunktchip
reward-4 = eine Poststation

## Menü
menu = Menü
menu-settings = Einstellungen
menu-help = Regeln und Tasten
menu-record = Aufzeichnung herunterladen
share-title = Diese Partie teilen
take-title = Partie auf ein anderes Gerät mitnehmen
mail-title = Zug verschicken
menu-report = Fehlerbericht speichern
menu-resign = Endgültig aufgeben
menu-delete = Partie löschen
menu-leave = Hauptmenü
pause = Anhalten
go-on = Fortsetzen
skip = Weiter bis zu meinem Zug
speed-label = Tempo: { $speed }
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
to-final = Zum Endstand

## Befehlszeile
command-label = Schreibe, was du tust, zum Beispiel: nimm Ulm
command-hint = Zug eintippen: nimm Ulm
command-which = Was davon: { $commands }?
command-take = nimm, nehme, nehmen, ziehe, ziehen
command-play = spiele, spielen, lege, legen
command-start = beginne, beginnen, starte, starten, neu
command-left = links
command-right = rechts
command-call = rufe, rufen
command-close = schließe, schließen, abschließen
command-office = eröffne, eröffnen, Poststation
command-coach = rücke, rücken, Karosse
command-discard = wirf, werfe, abwerfen
command-return = gib, gebe, abgeben
command-decline = verzichte, verzichten
command-clergy = setze, setzen, Geistliche
command-end = ende, beende, beenden
command-deck = vom Stapel, Stapel
command-each = je eine, jede Provinz
command-said = { $verb } { $what }
command-none = keine
command-undo = zurück, zurücknehmen, rückgängig

## Playing together
wait-clergy = Deine Geistlichen sitzen. Die anderen wählen noch.
seat-here = ist da
seat-gone = ist nicht am Tisch
seat-away-left = abwesend, ein Bot spielt
seat-away-time = Zeit um, ein Bot spielt
seat-away-removed = ein Bot spielt
menu-ask-undo = Um Rücknahme meines Schritts bitten
menu-ask-pause = Um eine Pause bitten
menu-take-back = Meinen letzten Schritt zurücknehmen …
menu-away = Einen Bot für mich spielen lassen
menu-hand-on = Meinen Platz abgeben …
do-hand-on = Platz übertragen
undo-asked-you = Du hast darum gebeten, deinen letzten Schritt zurückzunehmen:
undo-more = Auch alles, was seither geschah, wird zurückgenommen.
undo-end = { $who } beendet den Zug.
away-left = Für { $who } spielt ein Bot.
away-left-you = Für dich spielt ein Bot.
away-time = Die Zeit von { $who } ist um: Ein Bot spielt.
away-time-you = Deine Zeit ist um: Ein Bot spielt.
come-back = Wieder selbst spielen
chat-title = Chat
chat-tab = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
complain-of = { $name } melden
reaction-well-done = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-hurry = Die Post wartet!
reaction-wow = Donnerwetter!
reaction-horn = Trara!

## Everywhere
close = Schließen
cancel = Abbrechen
landing-guest = Gast
settings-title = Einstellungen
settings-language = Sprache
rule-behind = Die Regel dazu
help-title = Hilfe

## Other tables
turns-button = { $count ->
    [one] In einer Partie am Zug
   *[other] In { $count } Partien am Zug
}
turns-with = Mit { $names }
notify-turn = Du bist am Zug, in der Partie mit { $names }.
notify-sample = Test: So wirst du benachrichtigt.

# A decision that could not be sent so far
unsent-offline = Deine Entscheidung ist noch nicht gesendet. Das geschieht, sobald die Verbindung wieder steht.
unsent-stopped = Deine Entscheidung ist gespeichert. Sie gilt, sobald das Spiel in dieser Seite wieder läuft.
unsent-read-only = Deine Entscheidung ist gespeichert. Der Server ist gerade schreibgeschützt; sie wird gesendet, sobald das vorbei ist.
unsent-refused = Deine Entscheidung ist gespeichert. Der Server kann sie gerade nicht annehmen; gleich wird sie noch einmal gesendet.
unsent-discard = Verwerfen

## Zusehen und übrig bleiben
watching = Du siehst zu
replaying = Wiedergabe
turns-rematch = { $names }: noch eine Partie?
