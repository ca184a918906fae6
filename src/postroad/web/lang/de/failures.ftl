# Wenn etwas fehlschlägt: ein Tisch, der sich nicht zeigen lässt.

gone-title = Tisch nicht gefunden
gone-text = Er wurde gelöscht, oder die Adresse stimmt nicht ganz.
banned-title = Du bist auf diesem Server gesperrt
banned-text = Der Betreiber des Servers hat dich gesperrt. Auf deinen Plätzen spielen Bots weiter.
damaged-title = Dieser Tisch ist beschädigt
damaged-text = Die gespeicherten Daten lassen sich nicht lesen. Alle anderen Tische sind in Ordnung. Der Betreiber des Servers findet Näheres im Protokoll und hat vielleicht eine Sicherung.
damaged-here-text = Die Daten auf diesem Gerät lassen sich nicht lesen. Alle anderen Tische sind in Ordnung.
newer-title = Eine neuere Version ist offen
newer-text = In einem anderen Tab läuft eine neuere Version von Postroad. Lade diese Seite neu, um hier weiterzuspielen; deine Partien bleiben erhalten.
newer-reload = Neu laden
part-failed = In diesem Teil der Seite ist etwas schiefgegangen. Alles andere läuft weiter, und die Partie bleibt erhalten.
page-error = In dieser Seite ist etwas schiefgegangen. Deine Partien bleiben erhalten; wenn eine Taste nicht mehr reagiert, lade die Seite neu.
page-error-told = Der Betreiber des Servers erhält eine Notiz darüber, ohne deinen Namen und deine Partie.
