# Rozgrywka z linku i przekazywanie rozgrywki dalej.

game-title = Udostępniona rozgrywka
game-seat = Miejsce { $number }
game-replay = Obejrzyj od początku
game-time = Przebieg rozgrywki
game-at = Krok { $at } z { $of }
game-first = Na początek
game-back-turn = O turę wstecz
game-back = O krok wstecz
game-forward = O krok naprzód
game-forward-turn = O turę naprzód
game-last = Na koniec
game-wrong-title = Ten link nie otwiera żadnej rozgrywki
game-wrong-no-link = Nie ma w nim rozgrywki.
game-wrong-broken = Brakuje jego części albo coś w nim zmieniono. Skopiuj cały adres jeszcze raz albo poproś o niego ponownie.
game-wrong-newer = Pochodzi z nowszej wersji Postroad. Wczytaj tę stronę ponownie albo otwórz link tam, gdzie powstał.
game-wrong-failed = Nie udało się wczytać zasad. Spróbuj ponownie, gdy będzie połączenie.
share-about = Cała rozgrywka jest w tym linku i nigdzie indziej. Kto go otworzy, prześledzi każdy krok.
share-long = Ta rozgrywka jest za długa dla wielu komunikatorów. Lepiej przekaż ją jako plik.
share-names = Z imionami graczy
share-at = Otwórz w tym miejscu: krok { $at }
share-file = Zapisz grę w pliku
share-packing = Pakuję rozgrywkę…
share-wrong = Nie udało się odczytać rozgrywki. Spróbuj ponownie.
take-about = Otwórz ten link albo zeskanuj kod na drugim urządzeniu: partia potoczy się tam dalej od tego miejsca. Tutaj też pozostanie; od tej chwili to dwie osobne partie.
take-covered = Link zawiera całą partię, także karty na rękach. Zachowaj go dla siebie.
