# Gemeinsam spielen: neue Tische für andere, das Versammeln, die Lobby, Gäste und ihre Geräte.

## Neuer Tisch

landing-friends = Mit Freunden, über einen Link
landing-friends-about = Alle am eigenen Bildschirm.
new-open = Frei für jemand anderen
new-open-about = Wer deiner Einladung folgt, sitzt hier, an einem anderen Bildschirm.
new-house-bots = Bots dieses Servers
new-house-about = Ein Bot, den dieser Server anbietet. Die Partie liegt dort.
new-together = Gemeinsam spielen
new-hints = Tipps
new-hints-about = Alle dürfen fragen, was der Meister täte. Das sehen alle, bevor sie sich setzen.
new-by-heart = Aus dem Gedächtnis
new-by-heart-about = Genommene Bonusplättchen bleiben bis zum Ende verdeckt, und es gibt keine Tipps.
new-by-heart-audience = Genommene Bonusplättchen und die eigenen Geistlichen unterwegs bleiben bis zum Ende verdeckt, und es gibt keine Tipps.
new-listed = In der Lobby zeigen
new-listed-about = Alle auf diesem Server sehen den Tisch und können sich dazusetzen. Sonst findet ihn nur, wer den Link hat.
new-clock = Uhr
new-clock-about = Wenn die Zeit abläuft, spielt ein Bot weiter.

## Was vereinbart ist

term-basic = Das Grundspiel
term-provinces-8 = Bonusplättchen „Alle Provinzen“: Acht genügen
term-lot = Plätze ausgelost
term-order = Plätze in dieser Reihenfolge
term-hints = Tipps erlaubt
term-by-heart = Aus dem Gedächtnis: Bonusplättchen verdeckt
term-by-heart-audience = Aus dem Gedächtnis: Bonusplättchen und eigene Geistliche verdeckt
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
gathering-kept = Freigehalten für { $name }
gathering-sit = Hier sitzen
gathering-stand = Aufstehen
gathering-remove = Entfernen
gathering-remove-who = { $name } entfernen
gathering-remove-ask = { $name } vom Tisch entfernen?
gathering-host = Gastgeber
gathering-here = da
gathering-away = gerade nicht da
gathering-terms = Was gespielt wird
gathering-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gathering-complete = Alle Plätze sind besetzt.
gathering-starts = Warten, bis { $name } die Partie startet.
gathering-full = Du kannst gern zusehen.
gathering-fill = { $count ->
    [one] Mit einem Bot besetzen
   *[other] Mit Bots besetzen
}
gathering-start = Partie starten
gathering-leave = Tisch verlassen
gathering-watching = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } Leute sehen zu.
}

## Einladung

invite-title = Einladen
invite-about = Wer diesen Link öffnet, kann Platz nehmen oder zusehen.
invite-link = Link
invite-share = Teilen …
invite-qr = Der Link als QR-Code
invite-network = Das ist die Adresse dieses Computers in deinem Netz.
invite-address = Adresse dieses Computers
invite-alone = Bisher kommt nur dieser Computer herein. Damit andere dazukommen, starte Postroad so:
invite-nobody = Noch kann das kein anderes Gerät öffnen.
invite-file = Diese Seite ist eine Datei auf diesem Gerät: Ein Link zu ihr öffnet auf einem anderen nichts.
invite-here = Für einen anderen Browser auf diesem Computer
copy = Kopieren
copied = Kopiert
copy-select = Markieren
copy-by-hand = Hier kopiert der Browser nur von Hand: Die Seite ist nicht verschlüsselt.

## Lobby und eigene Tische

lobby-title = Tische, die allen offenstehen
lobby-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
lobby-playing = Wird gespielt
lobby-join = Dazusetzen
lobby-watch = Zusehen
stored-gathering = Wartet auf Mitspieler
stored-damaged = Dieser Tisch ist nicht lesbar: Was von ihm gespeichert ist, ist beschädigt.
stored-go = Zum Tisch

## Benachrichtigungen

notify = Melden, wenn ich am Zug bin
notify-about = Mit einer Benachrichtigung, während du woanders hinsiehst.
notify-insecure = Browser zeigen Benachrichtigungen nur für verschlüsselte Seiten oder auf dem Computer, auf dem Postroad läuft.
notify-refused = Der Browser erlaubt es nicht. Vielleicht helfen seine Einstellungen für diese Seite.

## Geräte und Programme

device-title = Deine Geräte
device-here = Dieser Browser
device-there = Ein anderer Browser
device-name = Name des Geräts
device-since = hinzugefügt { $when }
device-leave = Abmelden
device-leave-who = „{ $label }“ abmelden
device-leave-others = Alle anderen abmelden
device-leave-sure = Wirklich alle anderen abmelden?
device-other = Auf einem anderen Gerät spielen
device-about = Öffne dort diesen Link oder scanne ihn: Du spielst unter demselben Namen und mit deinen Partien weiter. Er gilt einmal und zehn Minuten lang. Gib ihn niemandem sonst.
device-make = Link erstellen
device-again = Neuen Link erstellen
move-title = Von Gerät zu Gerät
move-wait = Deine Partien kommen …
move-question = Auf diesem Gerät als { $name } spielen?
move-same = Dieser Browser spielt schon als { $name }. Der Link ist noch nicht verbraucht.
move-ask = Jetzt spielt dieser Browser als { $name }. Das endet hier; die Partien von { $name } sind dann nur noch von den anderen Geräten von { $name } aus erreichbar.
move-yes = Als { $name } spielen
move-no = { $name } bleiben
move-cancel = Nein, danke
programs-title = Für Programme
programs-about = Ein Programm mit einem Zugangsschlüssel von dir spielt in deinem Namen.
programs-label = Wofür ist der Schlüssel?
programs-make = Schlüssel erstellen
programs-once = Dein neuer Schlüssel, nur dieses eine Mal zu sehen
programs-used = zuletzt benutzt { $when }
programs-unused = noch nie benutzt
programs-delete = Schlüssel „{ $label }“ löschen

## Ablehnungen

refused-banned = Du bist von diesem Server ausgesperrt.
refused-damaged = Dieser Tisch ist beschädigt und nicht lesbar.
refused-no-bot = Diesen Bot gibt es hier nicht.
refused-no-code = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle in den Einstellungen des anderen Geräts einen neuen.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-seat = Das ist nicht dein Platz.
refused-same-name = Zwei an diesem Tisch hätten denselben Namen. Bitte einen anderen wählen.
refused-seats-open = Ein Platz ist noch frei.
refused-slow-down = Das ging etwas schnell. Versuche es gleich noch einmal.
refused-started = Die Partie hat schon begonnen.
refused-taken = Da sitzt schon jemand.
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
missing-host = Wähle einen anderen, dann geht die Partie weiter.
missing-guest = Die Partie geht weiter, sobald { $host } einen anderen gewählt hat.
missing-which = Welcher Bot weiterspielt
missing-fill = Mitspielen lassen

## Whom one hears

chat-speakers = Wen ich höre
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören

## A seat goes to somebody else
confirm-hand-on = Deinen Platz an jemand anderen weitergeben? Die anderen am Tisch werden gefragt. Dann bekommst du einen Link: Wer ihn öffnet, spielt an deiner Stelle weiter.
confirm-hand-on-other = Den Platz von { $who } an jemand anderen weitergeben? Die anderen am Tisch werden gefragt. Dann bekommst du einen Link: Wer ihn öffnet, spielt dort weiter.
seat-asked = { $by } bittet darum, den Platz von { $who } (gerade fort) an jemand anderen zu geben.
seat-asked-own = { $who } bittet darum, den Platz an jemand anderen weiterzugeben.
seat-asked-you = Du bittest darum, deinen Platz weiterzugeben.
seat-asked-by-you = Du bittest darum, den Platz von { $who } weiterzugeben.
seat-asked-yours = { $by } meint, du seist fort, und bittet darum, deinen Platz an jemand anderen zu geben.
seat-waiting = Noch offen: { $names }.
seat-offered = Den Platz von { $who } bekommt, wer den Link von { $by } öffnet.
seat-offered-own = Den Platz von { $who } bekommt, wer den Link dazu öffnet.
seat-offered-you = Niemand ist dagegen: Deinen Platz bekommt, wer deinen Link öffnet. Bis dahin spielst du weiter.
seat-offered-by-you = Niemand ist dagegen: Den Platz von { $who } bekommt, wer deinen Link öffnet.
seat-offered-yours = Dein Platz soll an jemand anderen gehen: { $by } hat einen Link dazu.
seat-keep = Ich bin da: Platz behalten
seat-call-off = Doch nicht
seat-show-link = Link zeigen
seat-title = Der Link zum Platz
seat-link-about = Wer diesen Link zuerst öffnet, übernimmt den Platz von { $who } mit den Karten, die dort liegen. Er gilt einmal und einen Tag lang.
seat-link-share = Ein Platz in einer Partie Postroad
seat-link-secret = Gib ihn nur an die Person weiter, die dort spielen soll. Machst du später einen neuen, gilt dieser nicht mehr.
seat-take-title = Ein Platz für dich
seat-take-question = Den Platz von { $who } in der Partie mit { $names } übernehmen?
seat-take-about = { $by } gibt ihn an dich weiter. Du siehst die Karten auf der Hand und spielst weiter, wie die Partie steht.
seat-take-yes = Platz nehmen
seat-take-watch = Nur zuschauen
seat-take-gone = Dieser Link führt zu keinem Platz mehr: Er wurde benutzt, zurückgezogen oder ist älter als einen Tag. Bitte um einen neuen.
seat-to-table = Zum Tisch
refused-seated = Du sitzt schon an diesem Tisch.
refused-not-offered = Der Platz wird nicht mehr weitergegeben.
refused-time-up = Die Zeit dieses Platzes ist abgelaufen.

## The clock stands still
pause-asked = { $who } bittet um eine Pause: Die Uhr stünde still, bis jemand weitermacht.
pause-asked-you = Du bittest um eine Pause.
pause-stands = Pause: Die Uhr steht still.
pause-play-on = Weiterspielen darfst du trotzdem.
pause-go-on = Uhr weiterlaufen lassen
