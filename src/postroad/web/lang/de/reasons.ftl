## Eins nach dem anderen

reason-over = Die Partie ist zu Ende. Die Pferde sind ausgespannt.
reason-no-such-action = Diesen Zug gibt es im Spiel nicht.
reason-clergy-first = Verteile zuerst deine Geistlichen auf die Karossen.
reason-take-first = Nimm zuerst eine Stadtkarte: aus der Auslage oder vom Stapel.
reason-play-first = Spiele zuerst eine Stadtkarte aus der Hand.
reason-office-first = Wähle zuerst die Stadt für deine Poststation.
reason-coach-first = Rücke zuerst eine Karosse einen Ort weiter Richtung Rom.
reason-discard-first = Wirf zuerst Karten ab, bis du drei auf der Hand hast.
reason-hand-in-first = Gib zuerst Marken ab: mindestens eine.
reason-reward-first = Nimm zuerst deine Belohnung oder verzichte darauf.

## Zu spät, oder nicht an der Zeit

reason-take-done = Deine Karten für diesen Zug hast du schon genommen.
reason-play-done = Deine Karten für diesen Zug hast du gespielt.
reason-closed = Deine Route ist schon abgeschlossen.
reason-no-office-now = Poststationen eröffnest du beim Abschließen einer Route.
reason-no-coach-now = Karossen fahren, wenn Städte einer abgeschlossenen Route keine neue Poststation bekommen.
reason-no-discard-now = Handkarten wirfst du nur nach dem Abschließen ab, wenn du mehr als drei hast.
reason-no-hand-in-now = Marken gibst du ab, wenn die Marken einer Amtsperson ausgehen.
reason-no-reward-now = Gerade gibt es keine Belohnung, auf die du verzichten könntest.
reason-no-clergy-now = Geistliche steigen nur vor dem ersten Zug ein.

## Amtspersonen

reason-official-used = Du hast in diesem Zug schon eine Amtsperson gerufen.
reason-postmaster-early = Nimm deine erste Karte, dann kann der Postmeister helfen.
reason-postmaster-late = Der Postmeister hilft nur, bevor du eine Karte spielst.
reason-administrator-late = Der Amtmann hilft nur, bevor du deine erste Karte nimmst.
reason-market-empty = Die Auslage ist leer: Da gibt es nichts abzuräumen.
reason-carrier-early = Spiele deine erste Karte, dann kann der Postillion helfen.
reason-carrier-late = Der Postillion hilft nur, bevor du die Route abschließt.
reason-carrier-no-card = Für den Postillion brauchst du eine Karte, die an ein Ende deiner Route passt.
reason-cartwright-early = Der Wagner hilft beim Abschließen, wenn für die nächste Kutsche ein oder zwei Städte fehlen.
reason-cartwright-late = Zu spät für den Wagner: Jetzt sind Karossen oder Handkarten dran.
reason-cartwright-too-short = Zur nächsten Kutsche fehlen mehr als zwei Städte. Der Wagner überbrückt höchstens zwei.
reason-cartwright-last-carriage = Du hast Kutsche 7. Eine größere wird nicht gebaut.
reason-cartwright-not-needed = Deine Route bringt die nächste Kutsche auch ohne den Wagner.

## Karten und Routen

reason-not-in-market = { $city } liegt nicht in der Auslage.
reason-no-cards-left = Stapel und Ablage sind leer: Es ist keine Karte mehr zu haben.
reason-not-in-hand = { $city } hast du nicht auf der Hand.
reason-no-route = Du hast noch keine Route zum Verlängern: Beginne eine mit { $city }.
reason-right-end-only = Eine Route aus einer Stadt wächst am rechten Ende.
reason-in-route = { $city } liegt schon in deiner Route, und keine Stadt darf zweimal hinein.
reason-no-road = { $count ->
    [1] Von { $city } führt keine Straße nach { $left }.
   *[other] Von { $city } führt keine Straße nach { $left } oder { $right }.
}
reason-must-extend = Die Karte des Postillions muss an ein Ende der Route passen; eine neue beginnt sie nicht.
reason-route-too-short = Zum Abschließen braucht eine Route drei Städte.
reason-province-not-touched = Deine Route berührt diese Provinz nicht: { $province }.

## Poststationen

reason-own-office = In { $city } hast du schon eine Poststation. Eine genügt dort.
reason-not-on-route = { $city } liegt nicht auf deiner Route. Poststationen eröffnest du in Städten der Route.
reason-not-this-way = So wie du abschließt, bekommt { $city } jetzt keine Poststation. Wähle eine der markierten Städte.

## Module

reason-coach-in-rome = Die Karosse { $coach } ist schon in Rom. Rücke eine andere.
reason-coach-not-owed = Die Karosse { $coach } hat keinen Schritt mehr offen. Wähle eine der markierten.
reason-coach-no-road = Von hier hat die Karosse { $coach } keine Straße südwärts nach { $stop }.
reason-tokens-missing = Dazu brauchst du von jeder genannten Amtsperson eine Marke.
reason-return-one = Bitte gib mindestens eine Marke ab.
reason-rank-seated = Der { $rank } sitzt schon in einer Karosse. Wähle einen anderen Rang.

## Der Tisch und der Draht dorthin

reason-unknown-words = Das habe ich nicht verstanden. Versuche „nimm Ulm“, „spiele Ulm links“, „schließe Bayern“ oder „ende“.
reason-not-your-turn = Du bist noch nicht am Zug.
reason-stale = Am Tisch ist es weitergegangen. Schau noch einmal hin und wähle dann.
reason-plan-reveals = Weiter als bis zu etwas Verdecktem lässt sich nicht planen.
reason-no-undo = Das lässt sich nicht mehr zurücknehmen.
reason-offline = Keine Verbindung zum Tisch. Neuer Versuch …
reason-stopped = Das Spiel in dieser Seite ist stehen geblieben. Es startet neu …
reason-muted = Du bist auf diesem Server stummgeschaltet.
reason-slow-down = Zu schnell: Warte einen Augenblick.
reason-read-only = Auf diesem Server lässt sich im Moment nichts ändern.
reason-not-your-seat = Dieser Platz gehört dir nicht.
reason-banned = Du bist auf diesem Server gesperrt.
reason-asked = Eine andere Anfrage ist noch offen.
reason-not-asked = Auf deine Antwort wartet niemand mehr.
reason-no-back = Dieser Platz kann nicht wieder eingenommen werden.
reason-no-leave = Du hast diesen Platz schon verlassen, oder die Partie ist vorbei.
reason-no-resign = Du hast schon aufgegeben, oder die Partie ist vorbei.
reason-no-remove = Von diesem Platz kann niemand weggeschickt werden.
reason-no-hand-over = Dieser Platz kann nicht übertragen werden.
reason-not-away = Diese Person ist da oder war es vor wenigen Minuten.
reason-not-offered = Dieser Platz wird nicht mehr abgegeben.
reason-no-pause = Eine Pause ist jetzt nicht möglich.
reason-not-paused = Die Uhr läuft schon.
reason-not-host = Das kann nur der Gastgeber.
reason-time-up = Deine Zeit ist abgelaufen: Ein Bot spielt für dich weiter.
reason-refused = Der Server hat das abgelehnt. Versuche es noch einmal.
reason-no-room = Auf diesem Gerät ist kein Speicherplatz mehr frei. Nichts ist verloren: Schaffe Platz, dann versuche es noch einmal.
