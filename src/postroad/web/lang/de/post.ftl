# Spielen per Post: Briefe, in denen die bisherige Partie steckt.

mail-about = { $name } ist als Nächstes dran. Schicke diesen Link mit einem Messenger deiner Wahl: Er enthält die ganze bisherige Partie, und wer ihn öffnet, spielt weiter.
mail-over = Die Partie ist zu Ende. Schicke den anderen diesen letzten Brief, damit sie sehen, wie es ausging.
mail-share = Ein Brief aus Postroad
post-about = Wenn du fertig bist, verschickst du einen Link; wer als Nächstes dran ist, öffnet ihn und spielt weiter. Kein Server bewahrt die Partie auf.
post-covered = Die Karten sind verdeckt, aber nicht geheim: Mit etwas Geschick lassen sie sich aus einem Brief lesen. Spielt so unter Freunden.
post-who = Ein Brief! Wer von diesen bist du?
post-next = { $name } ist dran.
post-look-on = Ich sehe nur zu
post-old-title = Ein alter Brief
post-old-text = An deinem Tisch ist diese Partie schon weiter.
post-fork-title = Eine Partie, zwei Verläufe
post-fork-text = Dieser Brief erzählt die Partie anders als dein Tisch. Vielleicht hat jemand einen älteren Brief geöffnet und weitergespielt. Einigt euch, was gilt.
post-keep = Zu meinem Tisch
post-follow = Diesem Brief folgen
