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
share-packing = Die Partie wird verpackt …
share-wrong = Die Partie ließ sich nicht lesen. Versuche es noch einmal.
take-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code: Die Partie geht dort so weiter, wie sie jetzt steht. Hier bleibt sie auch; von da an sind es zwei Partien.
take-covered = In dem Link steckt die ganze Partie, auch die Handkarten. Behalte ihn für dich.
