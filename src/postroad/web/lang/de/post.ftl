# Fernpartien: Links, in denen die bisherige Partie steckt.

mail-about = { $name } ist als Nächstes dran. Schicke diesen Link mit einem beliebigen Messenger. Er enthält die ganze bisherige Partie; wer ihn öffnet, kann weiterspielen.
mail-over = Die Partie ist zu Ende. Schicke den anderen diesen letzten Link, damit sie sehen, wie es ausging.
mail-share = Ein Zug in Postroad
post-about = Nach deinem Zug verschickst du einen Link; wer als Nächstes dran ist, öffnet ihn und spielt weiter. Kein Server speichert die Partie.
post-covered = Die Karten sind verdeckt, aber nicht geheim: Mit etwas Geschick lassen sie sich aus dem Link lesen. Spielt so unter Freunden.
post-who = Ein Zug ist angekommen! Wer bist du?
post-next = { $name } ist dran.
post-look-on = Ich sehe nur zu
post-old-title = Ein älterer Zug
post-old-text = An deinem Tisch ist diese Partie schon weiter.
post-fork-title = Zwei Fassungen dieser Partie
post-fork-text = In diesem Link verlief die Partie anders als an deinem Tisch. Vielleicht hat jemand einen älteren Link geöffnet und weitergespielt. Einigt euch, welche Fassung gilt.
post-keep = Zu meinem Tisch
post-follow = Diese Fassung nehmen
