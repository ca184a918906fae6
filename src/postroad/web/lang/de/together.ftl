# Gemeinsam spielen: neue Tische für andere, die Plätze, die Lobby, Gäste und ihre Geräte.

## Neuer Tisch

landing-friends = Online mit Freunden
landing-friends-about = Alle am eigenen Bildschirm.
new-open = Frei für jemand anderen
new-open-about = Wen du einlädst, der kann hier Platz nehmen, an einem anderen Bildschirm.
new-house-bots = Bots dieses Servers
new-house-about = Ein Bot, den dieser Server anbietet. Die Partie wird dort gespeichert.
new-together = Gemeinsam spielen
new-hints = Tipps
new-hints-about = Alle dürfen fragen, was der Meister täte. Das sehen alle, bevor sie sich setzen.
new-by-heart = Gedächtnismodus
new-by-heart-about = Genommene Bonusplättchen bleiben verdeckt; keine Tipps.
new-by-heart-audience = Genommene Bonusplättchen und die eigenen Geistlichen unterwegs bleiben verdeckt; keine Tipps.
new-listed = In der Lobby zeigen
new-listed-about = Alle auf diesem Server sehen den Tisch und können sich dazusetzen. Sonst finden ihn nur die, die den Link haben.
new-clock = Uhr
new-clock-about = Wer die Zeit überschreitet, wird durch einen Bot ersetzt.

## Was vereinbart ist

term-basic = Das Grundspiel
term-lot = Zufällige Sitzordnung
term-order = Plätze in dieser Reihenfolge
term-hints = Tipps erlaubt
term-by-heart = Gedächtnismodus: Bonusplättchen verdeckt
term-by-heart-audience = Gedächtnismodus: Bonusplättchen und eigene Geistliche verdeckt
term-listed = In der Lobby zu sehen
term-private = Nur über den Link
term-clock-none = Ohne Uhr
term-clock-turn = { $count ->
    [one] { $count } Minute je Zug
   *[other] { $count } Minuten je Zug
}
term-clock-total = { $count ->
    [one] { $count } Minute insgesamt
   *[other] { $count } Minuten insgesamt
}
term-clock-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}

## Vor der Partie

gathering-title = Tisch von { $name }
gathering-open = Freier Platz
gathering-kept = Reserviert für { $name }
gathering-sit = Hier sitzen
gathering-stand = Platz verlassen
gathering-remove = Entfernen
gathering-remove-who = { $name } entfernen
gathering-remove-ask = { $name } vom Tisch entfernen?
gathering-host = Gastgeber
gathering-here = da
gathering-away = gerade nicht da
gathering-terms = Spieleinstellungen
gathering-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gathering-complete = Alle Plätze sind besetzt.
gathering-starts = Warten, bis { $name } die Partie startet.
gathering-full = Du kannst gern zusehen.
gathering-fill = { $count ->
    [one] Mit Bot auffüllen
   *[other] Mit Bots auffüllen
}
gathering-start = Partie starten
gathering-leave = Tisch verlassen
gathering-watching = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } Leute sehen zu.
}
gathering-messages = { $count ->
    [one] Eine Nachricht
   *[other] { $count } Nachrichten
}

## Einladung

invite-title = Einladen
invite-about = Wer den Link zum Tisch hat, kann Platz nehmen oder zusehen.
invite-link = Link
invite-share = Teilen …
invite-qr = Der Link als QR-Code
invite-network = Das ist die Adresse dieses Computers in deinem Netzwerk.
invite-address = Adresse dieses Computers
invite-alone = Bisher kann sich nur dieser Computer verbinden. Damit andere dazukommen, starte Postroad so:
invite-nobody = Noch kann das kein anderes Gerät öffnen.
invite-file = Diese Seite ist eine Datei auf diesem Gerät: Ein Link zu ihr öffnet auf einem anderen nichts.
invite-here = Für einen anderen Browser auf diesem Computer
copy = Kopieren
copied = Kopiert
copy-select = Markieren
copy-by-hand = Kopieren braucht hier HTTPS. Markiere den Text und kopiere ihn selbst.

## Lobby und eigene Tische

lobby-title = Offene Tische
lobby-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
lobby-playing = Wird gespielt
lobby-join = Dazusetzen
lobby-watch = Zusehen
stored-gathering = Wartet auf Mitspieler
stored-damaged = Dieser Tisch ist nicht lesbar: Seine Daten sind beschädigt.
stored-go = Zum Tisch

## Benachrichtigungen

notify = Benachrichtigen, wenn ich am Zug bin
notify-about = Mit einer Benachrichtigung, während du woanders hinsiehst.
notify-insecure = Browser zeigen Benachrichtigungen nur für verschlüsselte Seiten oder auf dem Computer, auf dem Postroad läuft.
notify-refused = Der Browser erlaubt es nicht. Prüfe seine Einstellungen für diese Seite.

## Geräte und Programme

device-title = Deine Geräte
device-here = Dieser Browser
device-there = Ein anderer Browser
device-name = Gerätename
device-since = hinzugefügt { $when }
device-leave = Abmelden
device-leave-who = „{ $label }“ abmelden
device-leave-others = Alle anderen abmelden
device-leave-sure = Wirklich alle anderen abmelden?
device-other = Auf einem anderen Gerät spielen
device-about = Öffne diesen Link dort oder scanne ihn, um als dieselbe Person mit deinen Partien weiterzuspielen. Er gilt einmal und zehn Minuten lang. Gib ihn niemandem sonst.
device-make = Link erstellen
device-again = Neuen Link erstellen
move-title = Auf diesem Gerät weiterspielen
move-wait = Deine Partien werden geladen …
move-question = Auf diesem Gerät als { $name } spielen?
move-same = Dieser Browser spielt schon als { $name }. Der Link ist noch nicht verbraucht.
move-ask = Dieser Browser spielt jetzt als { $name }. Er wird hier abgemeldet; die Partien von { $name } sind dann nur noch von den anderen Geräten von { $name } aus erreichbar.
move-yes = Als { $name } spielen
move-no = { $name } bleiben
move-cancel = Nein, danke
programs-title = API-Schlüssel
programs-about = Programme, die deinen API-Schlüssel verwenden, spielen in deinem Namen.
programs-label = Wofür ist der Schlüssel?
programs-make = Schlüssel erstellen
programs-once = Dein neuer API-Schlüssel, nur dieses eine Mal zu sehen
programs-used = zuletzt benutzt { $when }
programs-unused = noch nie benutzt
programs-delete = Schlüssel „{ $label }“ löschen

## Ablehnungen

refused-banned = Du bist auf diesem Server gesperrt.
refused-damaged = Dieser Tisch ist beschädigt und nicht lesbar.
refused-newer = Eine neuere Version von Postroad hat deine Partien in diesem Browser gespeichert. Lade die Seite neu, um sie zu sehen.
refused-no-bot = Dieser Bot wird hier nicht angeboten.
refused-no-code = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle in den Einstellungen des anderen Geräts einen neuen.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-seat = Das ist nicht dein Platz.
refused-same-name = Zwei an diesem Tisch hätten denselben Namen. Bitte einen anderen wählen.
refused-seats-open = Ein Platz ist noch frei.
refused-slow-down = Das ging etwas schnell. Versuche es gleich noch einmal.
refused-started = Die Partie hat schon begonnen.
refused-taken = Der Platz ist schon besetzt.
refused-too-many = Du hast zu viele offene Partien. Beende oder lösche erst eine.

## Noch einmal
rematch-asked = { $name } möchte noch eine Partie spielen.
rematch-join = Mitspielen
rematch-decline = Jetzt nicht
rematch-declined = { $name } möchte jetzt nicht noch einmal spielen.
rematch-go = Zur neuen Partie
rematch-without = Die anderen spielen schon wieder.
gathering-again = Die Partie beginnt, sobald alle da sind.
bot-missing = { $bot } (nicht mehr auf diesem Server)
missing = Den Bot { $bot }, der für { $who } spielt, gibt es auf diesem Server nicht mehr.
missing-host = Wähle einen anderen Bot, dann geht die Partie weiter.
missing-guest = Die Partie geht weiter, sobald { $host } einen anderen gewählt hat.
missing-which = Ersatz-Bot
missing-fill = Diesen Bot nehmen

## Muting

chat-speakers = Spieler stummschalten
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung aufheben: { $name }

## Seat transfer
confirm-hand-on = Deinen Platz abgeben? Zuerst werden die anderen am Tisch gefragt. Dann bekommst du einen Link: Wer ihn zuerst öffnet, spielt an deiner Stelle weiter.
confirm-hand-on-other = Den Platz von { $who } jemand anderem geben? Zuerst werden die anderen am Tisch gefragt. Dann bekommst du einen Link: Wer ihn zuerst öffnet, spielt dort weiter.
seat-asked = { $by } bittet darum, den Platz von { $who } (abwesend) jemand anderem zu geben.
seat-asked-own = { $who } bittet darum, den eigenen Platz jemand anderem zu geben.
seat-asked-you = Du hast darum gebeten, deinen Platz jemand anderem zu geben.
seat-asked-by-you = Du hast darum gebeten, den Platz von { $who } jemand anderem zu geben.
seat-asked-yours = { $by } hält dich für abwesend und bittet darum, deinen Platz jemand anderem zu geben.
seat-waiting = Noch offen: { $names }.
seat-offered = Den Platz von { $who } bekommt, wer den Link von { $by } zuerst öffnet.
seat-offered-own = Den Platz von { $who } bekommt, wer den Link dazu zuerst öffnet.
seat-offered-you = Alle sind einverstanden: Deinen Platz bekommt, wer deinen Link zuerst öffnet. Bis dahin spielst du weiter.
seat-offered-by-you = Alle sind einverstanden: Den Platz von { $who } bekommt, wer deinen Link zuerst öffnet.
seat-offered-yours = { $by } hat einen Link, der deinen Platz jemand anderem gibt.
seat-keep = Ich bin da: Platz behalten
seat-call-off = Übertragung abbrechen
seat-show-link = Link zeigen
seat-title = Link zum Platz
seat-link-about = Wer diesen Link zuerst öffnet, übernimmt den Platz von { $who } mit allen Karten. Er gilt einmal und einen Tag lang.
seat-link-share = Ein Platz in einer Partie Postroad
seat-link-secret = Gib ihn nur der Person, die dort spielen soll. Ein neuer Link macht diesen ungültig.
seat-take-title = Ein Platz für dich
seat-take-question = Den Platz von { $who } in der Partie mit { $names } übernehmen?
seat-take-about = { $by } gibt diesen Platz an dich weiter. Du siehst die Handkarten und spielst von hier an weiter.
seat-take-yes = Platz nehmen
seat-take-watch = Nur zuschauen
seat-take-gone = Dieser Link führt zu keinem Platz mehr: Er wurde benutzt, abgebrochen oder ist älter als ein Tag. Bitte um einen neuen.
seat-to-table = Zum Tisch
refused-seated = Du sitzt schon an diesem Tisch.
refused-not-offered = Dieser Platz wird nicht mehr abgegeben.
refused-time-up = Die Zeit dieses Platzes ist abgelaufen.

## Pause
pause-asked = { $who } bittet um eine Pause: Die Uhr steht, bis jemand sie fortsetzt.
pause-asked-you = Du hast um eine Pause gebeten.
pause-stands = Pause: Die Uhr steht.
pause-play-on = Du kannst trotzdem weiterspielen.
pause-go-on = Uhr fortsetzen
chat-empty = Noch keine Nachrichten.
chat-label = Nachricht schreiben
chat-send = Senden
reactions = Schnellchat
alone = { $who } ist endgültig gegangen; außer dir spielen nur noch Bots. Wenn du die Partie beendest, gibst auch du auf: Bots spielen sie sofort zu Ende, und niemand gewinnt.
alone-end = Partie beenden
alone-play-on = Gegen die Bots weiterspielen
undo-asked = { $who } bittet, den letzten Schritt zurückzunehmen:
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-waiting = Warten auf Antworten.
undo-withdraw = Doch nicht
clock-left = noch { $time }
clock-stands = noch { $time }, Uhr angehalten
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
confirm-resign = Endgültig aufgeben? Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst nicht zurückkommen.
confirm-delete = Diese Partie endgültig löschen? Ihre Aufzeichnung wird mitgelöscht.
confirm-take-back = Deinen letzten Schritt zurücknehmen?
confirm-away = Einen Bot für dich spielen lassen? Du kannst jederzeit zurückkommen.
