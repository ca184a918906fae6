## Überall

page-title = { $page } – Postroad
server-silent = Der Server antwortet nicht. Läuft Postroad noch?
server-silent-guest = Der Server antwortet nicht. Prüfe deine Verbindung oder versuch es gleich noch einmal.
server-refused = Der Server hat abgelehnt ({ $code }). Deine Eingaben sind nicht verloren.
try-again = Noch einmal versuchen

## Titelseite

landing-tagline = Lege Poststraßen von Stadt zu Stadt, eröffne Poststationen, verdiene dir immer größere Kutschen.
landing-tools = Sprache, Aussehen und Hilfe
landing-play = Spielen
landing-play-about = Gleich jetzt, gegen zwei leichte Bots. Dauert 20 bis 30 Minuten.
landing-name = Dein Name
landing-continue-last = Letzte Partie fortsetzen
landing-other = Anders spielen
landing-new = Neuer Tisch …
landing-new-about = Plätze, Bots und Module wählen.
landing-people = Mehrere an einem Bildschirm
landing-people-about = Zwei bis vier, reihum.
landing-post = Per Post
landing-post-about = Freunde schicken einander reihum einen Link.
new-post-you = Du, auf diesem Gerät.
new-post-friend = Bekommt die Briefe und spielt auf dem eigenen Gerät.
landing-watch = Den Bots zusehen
landing-watch-about = Lehn dich zurück und schau, wie sie reisen.
landing-how = So geht’s
landing-step-take = Nimm eine Karte
landing-step-take-about = Jede Stadt hat drei Karten. Nimm eine der sechs aus der Auslage oder zieh vom Stapel.
landing-step-lengthen = Verlängere deine Route
landing-step-lengthen-about = Lege eine Karte an eines der beiden Enden deiner Route. Benachbarte Städte müssen durch eine Straße verbunden sein.
landing-step-close = Schließe sie ab
landing-step-close-about = Ab drei Städten bringt sie dir Poststationen, Bonusplättchen und die nächste Kutsche.
landing-step-rules = Regeln lesen
landing-unfinished = Offene Partien
landing-finished = Beendete Partien
landing-continue = Fortsetzen
landing-look = Noch einmal ansehen
landing-delete = Löschen
landing-delete-ask = Diese Partie ({ $names }) löschen? Sie lässt sich nicht wiederherstellen.
landing-record = Aufzeichnung herunterladen
landing-round = Runde { $round }
landing-turn = am Zug
landing-won = gewonnen
landing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
landing-show-all = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
}

## Without a server, without a line

alone-about = Gleichzeitig mit Freunden spielen, Tische für alle: Dafür braucht es einen Server.
alone-server = Mit anderen spielen auf { $name }
alone-host = Postroad auf einem Computer startet einen:
offline-ready = Bereit zum Spielen ohne Internet.
offline-people = Öffnet auch ohne Internet, für Partien an einem Bildschirm. Bots spielen ohne Internet mit, sobald du einem begegnet bist.
offline-insecure = Diese Adresse ist nicht verschlüsselt (http): Browser behalten das Spiel dann nicht für unterwegs und können es nicht installieren. Alles andere geht.
offline-no = Dieser Browser behält das Spiel nicht für das Spielen ohne Internet.

## Neuer Tisch

new-title = Neuer Tisch
new-back = Zurück
new-seats = Plätze
new-players = Wie viele spielen mit?
new-player-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
new-seat = Platz { $number }
new-who = Wer spielt
new-person = Ein Mensch
new-person-about = Spielt an diesem Bildschirm.
new-bots = Bots
level-beginner-about = Kennt die Regeln und verrennt sich oft. Gute Gesellschaft für die erste Partie.
level-easy-about = Sieht, was nützt, übersieht aber einiges. Bald zu schlagen.
level-medium-about = Spielt solide und patzt ab und zu. Ein ordentlicher Gegner.
level-hard-about = Patzt selten. Wer ihn schlägt, kennt das Spiel gut.
level-master-about = Spielt immer das Beste, was er kennt. Sehr schwer zu schlagen.
new-name = Name
new-name-missing = Alle, die mitspielen, brauchen einen Namen.
new-name-long = Höchstens 24 Zeichen; dieser Name hat { $count }.
new-name-same = So heißt schon jemand an diesem Tisch. Bitte einen anderen Namen wählen, damit man euch unterscheiden kann.
new-bot-names = Balthasar, Apollonia, Leopold, Walburga, Korbinian, Ludmila
new-shuffle = Plätze auslosen
new-shuffle-on = Wer beginnt und wessen Poststationen welche Farbe und welches Dach bekommen, wird ausgelost, sobald alle sitzen.
new-shuffle-off = Gespielt wird in dieser Reihenfolge: Der erste Platz beginnt, und die Poststationen tragen das gezeigte Dach und die gezeigte Farbe.
new-modules = Module
new-modules-about = Lass in deinen ersten Partien beide weg.
new-more = Weiteres
new-all-provinces = Das Bonusplättchen für alle Provinzen verlangt
new-all-provinces-9 = neun Provinzen
new-all-provinces-8 = acht, ohne Bayern
new-all-provinces-about = Eine Poststation in jeder Provinz bringt dieses Bonusplättchen. Acht ist etwas leichter: Bayern darf fehlen.
new-create = Tisch eröffnen

## Einstellungen

settings-name = Dein Name
settings-theme = Aussehen
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-to-light = Zum hellen Aussehen wechseln
settings-to-dark = Zum dunklen Aussehen wechseln
settings-speed = Tempo der Bots und Spielsteine
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-speech = Was ein Screenreader vorliest
settings-speech-brief = Jeden Zug in einem Satz
settings-speech-full = Jeden Schritt
settings-confirm = Nachfragen, bevor du eine Route aufgibst
settings-confirm-about = Wer mit einer Karte eine neue Route beginnt, wirft die bisherige ab.
settings-shortcuts = Tastenkürzel
settings-shortcuts-about = Am Tisch wirken einzelne Tasten.
settings-sound = Ton
settings-sound-about = Papier, Stempel, Hufe und ein kurzer Hornruf, wenn du am Zug bist.

## Hilfe

help-chapters = Kapitel
help-term = { $term }.

help-goal = Worum es geht
help-goal-1 = Du führst eine Post im Süden des Reichs, um 1700. Baue Routen von Stadt zu Stadt: Jede Route, die du abschließt, lässt dich in ihren Städten Poststationen eröffnen, und eine lange bringt dir eine größere Kutsche.
help-goal-2 = Hole die meisten Punkte: für deine beste Kutsche und deine Bonusplättchen. Jede deiner 20 Poststationen, die du bis zum Ende nicht eröffnet hast, kostet dich einen Punkt; darum beginnen alle bei −20.

help-turn = Dein Zug
help-turn-take = Nimm eine Karte
help-turn-take-about = Nimm eine der sechs offenen Stadtkarten aus der Auslage oder zieh die oberste Karte vom Stapel. Die Auslage wird sofort aufgefüllt.
help-turn-play = Spiele eine Karte
help-turn-play-about = Lege eine Karte aus der Hand an das linke oder rechte Ende deiner Route. Eine Straße muss die neue Stadt mit der Stadt an diesem Ende verbinden, und keine Stadt darf zweimal in einer Route liegen. Die Reihenfolge bleibt danach, wie sie ist.
help-turn-give-up = Passt keine Karte oder willst du nicht verlängern, kommt deine Route ohne Ertrag auf die Ablage, und die gespielte Karte beginnt eine neue. Eine Karte musst du in jedem Zug spielen.
help-turn-close = Schließe die Route ab, wenn du magst
help-turn-close-about = Sobald sie drei oder mehr Städte hat. Du darfst sie auch weiterwachsen lassen.
help-turn-example = Eine Route: Karlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck würde an keines der Enden passen.

help-officials = Amtspersonen
help-officials-1 = In jedem Zug darfst du eine Amtsperson rufen. Du musst es nie, mit einer Ausnahme: Beginnst du einen Zug ohne Handkarten, kommt der Postmeister von selbst, und in diesem Zug hilft dir sonst niemand.

help-closing = Eine Route abschließen
help-closing-1 = Wähle zuerst, wie du in Städten dieser Route Poststationen eröffnest:
help-closing-each = Eine je Provinz
help-closing-each-about = Eine Poststation in jeder Provinz, die die Route berührt; die Stadt suchst du aus.
help-closing-province = Alle in einer Provinz
help-closing-province-about = Eine Poststation in jeder Stadt der Route, die in einer Provinz deiner Wahl liegt.
help-closing-2 = In einer Stadt hast du höchstens eine Poststation; die der anderen spielen keine Rolle. Du musst jede Poststation eröffnen, die deine Wahl erlaubt. Reichen deine Poststationen nicht, verteilst du die vorhandenen nach Belieben auf die Städte, die in Frage kommen.
help-closing-3 = Dann nimmst du Bonusplättchen und, wenn die Route lang genug ist, deine nächste Kutsche. Zuletzt kommt die Route auf die Ablage, und du behältst höchstens drei Handkarten.
help-closing-4 = Die Vorschau zeigt dir all das, bevor etwas geschieht.

help-tiles = Bonusplättchen
help-tiles-1 = Sie liegen gestapelt, das wertvollste obenauf: Je früher du eines verdienst, desto mehr ist es wert.
help-tiles-length = Eine Route aus 5, 6 oder mindestens 7 Städten: das oberste Plättchen dieser Länge. Ist keines mehr da, das der nächstkürzeren Länge. So oft es dir gelingt.
help-tiles-region = Eigene Poststationen in allen Städten einer Region: ihr oberstes Plättchen, einmal je Region. Dazu dürfen mehrere Routen beitragen. Die Regionen sind Baden, Württemberg/Hohenzollern, Bayern, Schweiz/Tirol und Böhmen/Salzburg; Polen gehört zu keiner.
help-tiles-all = Eine Poststation in jeder der neun Provinzen: das oberste Plättchen für alle Provinzen, einmal. (An einem Tisch können auch acht genügen, ohne Bayern.)
help-tiles-end = Wer zuerst Kutsche 7 nimmt oder die letzte eigene Poststation eröffnet, bekommt das Plättchen für das Spielende.

help-carriages = Kutschen
help-carriages-1 = Es gibt sie der Reihe nach, von 3 bis 7, höchstens eine je Abschluss. Die nächste gehört dir, wenn die abgeschlossene Route mindestens so viele Städte hat, wie ihre Zahl sagt; keine wird übersprungen. Die Zahl auf dem Wachssiegel nennt ihre Punkte, und nur deine beste Kutsche zählt.
help-carriages-2 = Der Wagner gibt dir die nächste, obwohl der Route ein oder zwei Städte fehlen.

help-end = Ende und Wertung
help-end-1 = Nimmt jemand Kutsche 7 oder eröffnet die letzte eigene Poststation, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann wird gezählt:
help-end-score = Beste Kutsche + Bonusplättchen − übrige Poststationen (mit Modulen: + Siegpunktchips + Geistliche)
help-end-tie = Bei Gleichstand gewinnt, wer das Plättchen für das Spielende hat; ist diese Person nicht gleichauf, gewinnt, wer von den Punktgleichen im Uhrzeigersinn als Erstes nach ihr sitzt.
help-end-stalled = Auch wenn 60 Runden lang niemand eine Poststation eröffnet oder eine Kutsche nimmt, ist die Partie zu Ende.

help-honours = Modul: In Amt und Würden
help-honours-1 = Immer wenn du eine Amtsperson rufst, nimmst du eine ihrer Marken. Sobald die Marken einer Amtsperson ausgehen, geben alle sofort Marken ab, zuerst, wer am Zug ist: eine bis vier, alle von verschiedenen Amtspersonen. Wer Marken hat, muss mindestens eine abgeben.
help-honours-reward-1 = nichts
help-honours-reward-2 = eine Stadtkarte aus der Auslage oder vom Stapel, wenn du magst
help-honours-reward-3 = ein Siegpunktchip, einen Punkt wert, solange es welche gibt
help-honours-reward-4 = eine Poststation in einer beliebigen Stadt ohne eigene, wenn du magst
help-honours-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
help-honours-2 = Hat eine Amtsperson dann noch immer keine Marken, geben alle noch einmal Marken ab. Eine so eröffnete Poststation kann Bonusplättchen für Regionen und für alle Provinzen bringen, aber keines für die Länge und keine Kutsche; war es deine letzte, läutet sie das Ende ein. Nach dem letzten Zug dürfen alle noch einmal Marken abgeben.

help-audience = Modul: Die Audienz
help-audience-1 = Vor dem ersten Zug verteilst du im Geheimen deine fünf Geistlichen auf die fünf Karossen nach Rom, in jede einen. Jede Region hat eine Karosse, nur Polen hat keine.
help-audience-2 = Wenn du eine Route abschließt, sieh dir alle ihre Städte an, in denen du dabei keine Poststation eröffnet hast: Für jede rückt die Karosse ihrer Region einen Ort nach Süden. Du bestimmst die Reihenfolge und an einer Gabelung die Straße. Für Lodz, oder wenn diese Karosse schon in Rom ist, rückst du eine beliebige andere.
help-audience-3 = In Rom werden die Geistlichen einer Karosse aufgedeckt und treten ins Wartezimmer, alle auf den Platz ihres Rangs. Wer mit derselben Karosse kommt, teilt sich einen Platz; wer vorher dort stand, muss gehen. Karossen, die noch unterwegs sind, bringen nichts. Am Ende zählt, wer wartet:
help-audience-4 = Die Karte der Straßen nach Rom hat dieses Projekt selbst gezeichnet.

help-keys = Tasten
help-keys-about = Sie wirken am Tisch, wenn du sie in den Einstellungen nicht abschaltest.
help-key-next = Nächste Wahl
help-key-previous = Vorige Wahl
help-key-press = Diese Wahl treffen
help-key-market = Diese Karte der Auslage nehmen
help-key-deck = Vom Stapel ziehen
help-key-close = Die Route abschließen
help-key-end = Den Zug beenden
help-key-undo = Einen Schritt zurück
help-key-command = Befehlszeile
help-key-map = Zur Landkarte
help-key-hand = Zu deiner Hand
help-key-log = Zum Verlauf
help-key-help = Diese Hilfe
help-key-cancel = Abbrechen
help-key-enter = Eingabe
help-key-escape = Esc

help-commands = Befehle
help-commands-about = Drücke / und schreibe, was du tun willst. Die Reihenfolge der Wörter ist gleich, und du darfst sie abkürzen.
help-command-take = Ulm aus der Auslage nehmen oder vom Stapel ziehen
help-command-play = Ulm an ein Ende deiner Route legen
help-command-start = Mit Ulm eine neue Route beginnen
help-command-call = Eine Amtsperson rufen
help-command-close-each = Abschließen: eine Poststation je Provinz
help-command-close-province = Abschließen: alle Poststationen in einer Provinz
help-command-office = Eine Poststation in Ulm eröffnen
help-command-coach = Die Karosse einer Region an einen Ort rücken
help-command-discard = Eine Karte abwerfen
help-command-return = Marken abgeben
help-command-decline = Auf eine Belohnung verzichten
help-command-clergy = Den Geistlichen dieses Rangs in die nächste Karosse setzen
help-command-end = Den Zug beenden
help-command-undo = Einen Schritt zurücknehmen

## Schlussbild

final-title = Die Partie ist zu Ende
final-you-won = Du gewinnst, { $name }!
final-won = { $name } gewinnt!
final-you-won-about = { $points ->
    [one] { $points } Punkt: Die Post des Reichs gehört dir.
   *[other] { $points } Punkte: Die Post des Reichs gehört dir.
}
final-won-about = { $points ->
    [one] { $points } Punkt. Gut gereist, alle miteinander.
   *[other] { $points } Punkte. Gut gereist, alle miteinander.
}
final-tie = Gleichstand: Es gewinnt, wer das Plättchen für das Spielende hat, sonst, wer von den Punktgleichen im Uhrzeigersinn als Erstes folgt.
final-stalled = Auf den Straßen ist es still geworden: 60 Runden lang hat niemand eine Poststation eröffnet oder eine Kutsche genommen.
final-score = Woher die Punkte kommen
final-source = Herkunft
final-carriage = Kutsche
final-tiles = Bonus{ "\u00AD" }plättchen
final-offices = Übrige Post{ "\u00AD" }stationen
final-chips = Siegpunkt{ "\u00AD" }chips
final-clergy = Geistliche
final-points = Punkte
final-offices-open = { $open } von 20 Poststationen eröffnet
final-no-tiles = Keine Bonusplättchen
final-again = Noch einmal spielen
final-map = Spielplan ansehen
final-record = Aufzeichnung herunterladen
final-leave = Zur Startseite

# Games that this browser keeps
kept-title = Partien auf diesem Gerät
kept-here = Partien gegen Bots und an einem Bildschirm liegen auf diesem Gerät, in diesem Browser.
kept-nowhere = In diesem Fenster bewahrt der Browser nichts auf: Partien gegen Bots und an einem Bildschirm enden mit der Seite. Sichere sie in einer Datei.
kept-save = Alle in einer Datei sichern
kept-bring = Aus einer Datei zurückholen
kept-reading = Die Datei wird gelesen …
kept-brought = { $count ->
    [one] Eine Partie ist wieder da.
   *[other] { $count } Partien sind wieder da.
}
kept-known = Alle Partien aus dieser Datei sind schon hier.
kept-broken = { $count ->
    [one] Eine Partie in der Datei ist nicht lesbar.
   *[other] { $count } Partien in der Datei sind nicht lesbar.
}
kept-no-games = In dieser Datei sind keine Partien von Postroad.
refused-no-room = Auf diesem Gerät ist kein Platz mehr. Lösche Partien oder schaffe Platz, dann versuche es noch einmal.
