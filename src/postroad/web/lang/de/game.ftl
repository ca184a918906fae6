# Eine Partie aus einem Link, und eine Partie weitergeben.

game-title = Eine geteilte Partie
game-seat = Platz { $number }
game-replay = Von Anfang an ansehen
game-time = Verlauf der Partie
game-at = Schritt { $at } von { $of }
game-first = Zum Anfang
game-back-turn = Einen Zug zurück
game-back = Einen Schritt zurück
game-forward = Einen Schritt vor
game-forward-turn = Einen Zug vor
game-last = Zum Ende
game-wrong-title = Dieser Link öffnet keine Partie
game-wrong-no-link = Es ist keine Partie darin.
game-wrong-broken = Ein Teil davon fehlt oder wurde verändert. Kopiere die ganze Adresse noch einmal oder bitte um einen neuen Link.
game-wrong-newer = Er stammt aus einer neueren Version von Postroad. Lade diese Seite neu, oder öffne den Link dort, wo er entstanden ist.
game-wrong-failed = Die Regeln ließen sich nicht laden. Versuche es noch einmal, sobald du online bist.
share-about = Die ganze Partie steckt in diesem Link, sonst ist sie nirgends gespeichert. Wer ihn öffnet, kann jeden Schritt verfolgen.
share-long = Diese Partie ist für viele Messenger zu lang. Gib sie besser als Datei weiter.
share-names = Mit den Namen
share-at = Dort öffnen, wo sie gerade steht: Schritt { $at }
share-file = Aufzeichnung als Datei sichern
share-as-file = Sichere die Aufzeichnung als Datei und gib sie weiter. Auf der Startseite jedes Postroad öffnet „{ $open }“ sie.
share-packing = Die Partie wird vorbereitet …
share-wrong = Die Partie ließ sich nicht lesen. Versuche es noch einmal.
take-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code: Die Partie geht dort so weiter, wie sie jetzt steht. Hier bleibt sie auch; von da an sind es zwei Partien.
take-covered = Der Link enthält die ganze Partie, auch die Handkarten. Behalte ihn für dich.
take-file-about = Sichere die Partie als Datei und nimm sie auf das andere Gerät mit. Dort geht sie auf der Startseite von Postroad mit „{ $open }“ so weiter, wie sie jetzt steht. Hier bleibt sie auch; von da an sind es zwei Partien.
take-file = Partie in einer Datei sichern
take-file-covered = Die Datei enthält die ganze Partie, auch die Handkarten. Behalte sie für dich.
record-malformed = Diese Datei ist keine vollständige Aufzeichnung. { $why }
record-newer = Diese Aufzeichnung stammt aus einer neueren Version von Postroad. Lade diese Seite neu.
record-hidden = Diese Aufzeichnung zeigt die Partie aus der Sicht einer Person: Die Handkarten der anderen fehlen.
record-false = Ungültige Aufzeichnung: Ereignis { $event } verstößt gegen die Regeln.
game-run = Abspielen
game-eyes = Ansicht
game-eyes-all = Alle Karten offen
game-stride = Wiedergabe
game-by-forward = Schritt für Schritt
game-by-forward-turn = Zug für Zug
game-pace = Tempo
game-choices = Wiedergabeoptionen
record-told = Dort steht: „{ $told }“
record-malformed-event = Diese Datei ist keine vollständige Aufzeichnung: In Ereignis { $event } fehlt etwas oder ist unmöglich.
record-why-over = Da war die Partie schon zu Ende.
record-why-ends = Danach bricht die Aufzeichnung ab, obwohl niemand zu entscheiden hat: Es fehlt etwas.
record-why-more = Die Aufzeichnung lässt einen Teil davon weg.
record-why-deck = Ein neuer Stapel muss genau die Karten der Ablage enthalten.
record-why-due = Nach den Regeln kommt hier: „{ $due }“
record-why-refused = Am Tisch lautete die Antwort: „{ $reason }“
event-turn = { $who } ist am Zug.
event-reveal = { $city } wird in die Auslage gelegt.
event-token = { $who } bekommt eine Marke: { $official }.
event-clergy = { $who } setzt in die Karosse { $coach }: { $rank }.
event-clear = Die Auslage wird abgeräumt.
game-wrong-running = Diese Partie ist noch nicht zu Ende.
try-title = Von hier weiterspielen
try-about = Ab Schritt { $at } spielst du, an einem eigenen Tisch, der auf diesem Gerät bleibt. Die Partie, die du ansiehst, bleibt, wie sie ist.
try-seat = Dein Platz
try-against = Gegen
try-as-were = Die ursprünglichen Bots
try-deck = Kommende Karten
try-deck-same = Ursprüngliche Reihenfolge
try-deck-same-about = In der Reihenfolge der Partie, soweit sie dort zu sehen war.
try-deck-new = Neu gemischt
try-deck-new-about = Handkarten und Auslage bleiben, der Stapel wird gemischt.
try-play = Spielen
beat-title = Dieses Ergebnis schlagen
beat-points = Schlage { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
beat-about = { $name } hat mit diesem Blatt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} geholt. Du sitzt auf demselben Platz, und die Karten kommen in derselben Reihenfolge.
beat-yours = dein Platz
beat-play = Dieses Blatt spielen
beat-pass = Andere herausfordern
beat-look = Diese Partie ansehen
beat-fair = Wer diese Partie vorher ansieht, kennt die Karten. Ist der Stapel aufgebraucht und die Ablage gemischt, kommen andere Karten.
compared-title = Zug für Zug verglichen
compared-more = Du hast { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}, { $by } mehr als { $name } damals.
compared-less = Du hast { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}, { $by } weniger als { $name } damals.
compared-same = Du hast { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}, genau so viele wie { $name } damals.
compared-now = Du
compared-turn = Zug
compared-difference = Unterschied
compared-table = Als Tabelle
origin-at = Ab Schritt { $at } einer anderen Partie
origin-deal = Das Blatt einer anderen Partie
final-daily = Zur Tagespartie
origin-daily = Tagespartie
compared-look = { $name }, Zug { $turn }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Die Partie dort ansehen.
record-part-options = Die Einstellungen der Partie fehlen oder sind unmöglich.
record-part-names = Sie muss alle Mitspieler nennen.
record-part-events = Sie enthält keine Ereignisse.
record-part-decisions = Die Zahl der Entscheidungen passt nicht zu den Ereignissen.
record-part-twice = Ein Eintrag ist doppelt.
