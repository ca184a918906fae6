## Überall

page-title = { $page } – Postroad
server-silent = Der Server antwortet nicht. Läuft Postroad noch?
server-silent-guest = Der Server antwortet nicht. Prüfe deine Verbindung oder versuch es gleich noch einmal.
server-refused = Der Server hat abgelehnt ({ $code }). Deine Eingaben bleiben erhalten.
blocked-title = Dieser Browser kann das Spiel nicht ausführen
blocked-text = Partien in dieser Seite brauchen WebAssembly, und dieser Browser blockiert es. Erlaube es für diese Seite oder nimm einen anderen Browser. Deine gespeicherten Partien sind sicher.
unloaded-text = Regeln und Bots für Partien in dieser Seite ließen sich nicht laden; deine gespeicherten Partien sind sicher. Prüfe deine Verbindung und versuche es noch einmal.
stopped-text = Das Spiel in dieser Seite ist stehen geblieben; deine gespeicherten Partien sind sicher. Versuche es noch einmal oder lade die Seite neu.
unexpected-text = Hier ist etwas schiefgegangen. Versuche es noch einmal oder lade die Seite neu.
try-again = Noch einmal versuchen
signed-out-title = Abgemeldet
signed-out-text = Dieser Browser wurde von einem anderen Gerät aus abgemeldet. Um unter demselben Namen weiterzuspielen, erstelle dort einen Link: Einstellungen, „Deine Geräte“.

## Titelseite

landing-tagline = Lege Poststraßen von Stadt zu Stadt, eröffne Poststationen, verdiene dir immer größere Kutschen.
landing-tools = Sprache, Aussehen und Hilfe
landing-play = Spielen
landing-play-about = Sofort, gegen zwei leichte Bots. Dauert 20 bis 30 Minuten.
landing-name = Dein Name
landing-continue-last = Letzte Partie fortsetzen
landing-other = Weitere Spielarten
landing-learn = Spielen lernen
landing-learn-about = Zwölf kurze Schritte am Tisch.
landing-learn-first = Neu hier? Spielend lernen
landing-learn-on = Lektion fortsetzen
landing-daily = Tagespartie
landing-daily-about = Für alle dieselben Karten, ein Versuch.
landing-puzzle = Rätsel
landing-puzzle-about = Eine Entscheidung ist klar die beste: welche?
landing-new = Eigene Partie …
landing-new-about = Plätze, Bots und Module wählen.
landing-people = Reihum spielen
landing-people-about = Zwei bis vier an einem Bildschirm.
landing-post = Fernpartie
landing-post-about = Freunde schicken einander Zug für Zug einen Link.
new-post-you = Du, auf diesem Gerät.
new-post-friend = Bekommt die Links und spielt auf dem eigenen Gerät.
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
landing-look = Ansehen
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

## Without a server or a connection

alone-about = Live mit Freunden spielen und öffentliche Tische: Dafür braucht es einen Server.
alone-server = Mit anderen spielen auf { $name }
alone-host = So startest du einen auf einem Computer:
offline-ready = Bereit zum Spielen ohne Internet.
offline-simple = Bereit zum Spielen ohne Internet, vorerst gegen einen einfachen Bot.
bots-coming = Die Bots aller Stufen (3,7 MB) werden heruntergeladen.
bots-absent = Die Bots aller Stufen (3,7 MB) sind noch nicht heruntergeladen. Bis dahin springt ein einfacher Bot ein.
bots-fetch = Bots herunterladen
offline-insecure = Diese Adresse ist nicht verschlüsselt (http). Browser können das Spiel deshalb nicht offline speichern und nicht installieren. Alles andere geht.
offline-no = Dieser Browser kann das Spiel nicht offline speichern.

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
level-easy-about = Sieht, was nützt, übersieht aber einiges. Den schlägst du bald.
level-medium-about = Spielt solide und patzt ab und zu. Ein ordentlicher Gegner.
level-hard-about = Patzt selten. Wer ihn schlägt, kennt das Spiel gut.
level-master-about = Spielt immer das Beste, was er kennt. Sehr schwer zu schlagen.
new-name = Name
new-name-missing = Alle, die mitspielen, brauchen einen Namen.
new-name-long = Höchstens 24 Zeichen; dieser Name hat { $count }.
new-name-same = So heißt schon jemand an diesem Tisch. Wähle einen anderen Namen, damit man euch unterscheiden kann.
new-bot-names = Balthasar, Apollonia, Leopold, Walburga, Korbinian, Ludmila
new-shuffle = Zufällige Sitzordnung
new-shuffle-about = Startspieler, Farben und Dächer werden ausgelost, sobald alle sitzen. Sonst spielt ihr in dieser Reihenfolge.
new-modules = Module
new-modules-about = Lass in deinen ersten Partien beide weg.
new-more = Weiteres
new-create = Tisch erstellen

## Einstellungen

settings-name = Dein Name
settings-theme = Aussehen
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-to-light = Zum hellen Aussehen wechseln
settings-to-dark = Zum dunklen Aussehen wechseln
settings-speed = Tempo der Bots und Spielsteine
settings-speech = Was der Screenreader vorliest
settings-speech-brief = Jeden Zug in einem Satz
settings-speech-full = Jeden Schritt
settings-confirm = Nachfragen, bevor du eine Route aufgibst
settings-confirm-about = Wer mit einer Karte eine neue Route beginnt, wirft die bisherige ab.
settings-marks = Nützliche Karten kennzeichnen
settings-marks-about = Kennzeichnet Karten der Auslage, die deine Route verlängern oder eine Region ihrem Plättchen näherbringen.
settings-shortcuts = Tastenkürzel
settings-shortcuts-about = Am Tisch wirken einzelne Tasten.
settings-sound = Ton
settings-sound-about = Papier, Stempel, Hufe und ein kurzer Hornruf, wenn du am Zug bist.

## Hilfe

lesson-base = Grundspiel
lesson-at = { $done } von { $count }

## Schlussbild

final-title = Die Partie ist zu Ende
final-you-won = Du gewinnst, { $name }!
final-won = { $name } gewinnt!
final-you-won-about = { $points ->
    [one] { $points } Punkt: Die Post des Reichs gehört dir.
   *[other] { $points } Punkte: Die Post des Reichs gehört dir.
}
final-won-about = { $points ->
    [one] { $points } Punkt. Gut gespielt, alle zusammen!
   *[other] { $points } Punkte. Gut gespielt, alle zusammen!
}
final-gave-up = Wer aufgegeben oder die Zeit überschritten hat, wird Letzter, ganz gleich, wie viele Punkte der Bot geholt hat.
final-nobody = Niemand gewinnt
final-nobody-about = Alle haben ihre Plätze aufgegeben, und Bots haben zu Ende gespielt.
final-tie = Gleichstand: Es gewinnt, wer das Plättchen für das Spielende hat, sonst der Erste der Punktgleichen, der im Uhrzeigersinn folgt.
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
final-leave = Hauptmenü

# Games that this browser keeps
kept-title = Partien auf diesem Gerät
kept-here = Partien gegen Bots und reihum gespielte Partien liegen auf diesem Gerät, in diesem Browser.
kept-nowhere = Dieses Fenster speichert nichts: Partien gegen Bots und reihum gespielte Partien gehen verloren, wenn du die Seite schließt. Sichere sie in einer Datei.
kept-save = Alle in Datei sichern
kept-bring = Gespeicherte Partie oder Sicherung öffnen
kept-reading = Die Datei wird gelesen …
kept-brought = { $count ->
    [one] Eine Partie wiederhergestellt.
   *[other] { $count } Partien wiederhergestellt.
}
kept-known = Alle Partien aus dieser Datei sind schon hier.
kept-broken = { $count ->
    [one] Eine Partie in der Datei ist nicht lesbar.
   *[other] { $count } Partien in der Datei sind nicht lesbar.
}
kept-no-games = In dieser Datei sind keine Partien von Postroad.
refused-no-room = Auf diesem Gerät ist kein Speicherplatz mehr frei. Lösche Partien oder schaffe Platz, dann versuche es noch einmal.
stored-tried = ab Schritt { $at } einer anderen Partie
stored-deal = das Blatt einer anderen Partie
landing-stats = Deine Statistik
