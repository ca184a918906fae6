# The daily challenge.
daily-title = Tagespartie
daily-about = Für alle dieselben Karten und dieselben Bots – und nur ein Versuch.
daily-you = Du
daily-play = Spielen
daily-play-first = Erst spielen
daily-unmet = In dieser Partie kommt etwas vor, das du noch nicht kennst: { $modules }. Eine kurze Lektion zeigt, wie es geht; die Partie wartet auf dich.
daily-lesson = Lektion: { $module }
daily-anyway = Trotzdem spielen
daily-rules = Es gibt keine Tipps, und sobald eine verdeckte Karte aufgedeckt ist, lässt sich nichts zurücknehmen. Du kannst jederzeit gehen und später weiterspielen.
daily-late-rule = Dieser Tag ist vorbei: Die Partie wird als nachgespielt vermerkt.
daily-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $players }
daily-late = Später gespielt, nicht an diesem Tag.
daily-gone = Die Partie selbst wurde gelöscht, das Ergebnis bleibt.
daily-share = Postroad, Tagespartie vom { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $players }.
daily-final = Ergebnis und Analyse
daily-practice = Zur Übung noch einmal spielen (zählt nicht)
daily-pass = Ergebnis teilen
daily-pass-about = Der Text verrät nichts über die Karten. Der Link enthält deine ganze Partie: Wer diese Tagespartie noch nicht gespielt hat, wird gefragt, bevor etwas zu sehen ist; wer sie gespielt hat, sieht beide Partien Zug um Zug.
daily-compare = Vergleichen
daily-compare-now = Vergleichen
daily-paste = Ein Link, den dir jemand geschickt hat
daily-no-link = Darin steckt kein Ergebnis. Füge bitte den ganzen Link ein.
daily-sent = Mit Ergebnis { $number }, das dir geschickt wurde
daily-spoiler = Ein Ergebnis zu dieser Tagespartie
daily-spoiler-about = Du hast diese Tagespartie noch nicht zu Ende gespielt, und das Ergebnis zeigt ihre Karten. Möchtest du zuerst spielen? Der Link bleibt gemerkt.
daily-look = Trotzdem zeigen
daily-mine = Zu meinem Ergebnis
daily-other-deal = Dieser Link enthält kein Ergebnis zur Partie dieses Tages.
daily-somebody = Ergebnis { $number }
daily-two = Punkte: { $one } { $after }, { $other } { $before }.
daily-alike = Die beiden Partien sind identisch.
daily-parted = Beide Partien glichen sich { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} lang. In Zug { $turn } trennten sie sich:
daily-parted-bot = In Zug { $turn } hat ein Bot anders entschieden: Die beiden Partien wurden mit verschiedenen Versionen von Postroad gespielt.
daily-parted-look = Am Tisch zeigen
daily-days = Alle Tage
daily-streak = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} in Folge.
daily-day = Tag
daily-place = Platz
daily-place-of = { $place } von { $players }
daily-note = Vermerk
daily-later = nachgespielt
daily-running = angefangen
daily-open = offen
daily-none = Für diesen Tag gibt es keine Partie.
daily-early = Dieser Tag hat noch nirgends begonnen.
daily-today = Die heutige Tagespartie
