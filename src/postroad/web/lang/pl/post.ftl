# Gra korespondencyjna: linki, w których jest cała dotychczasowa gra.

mail-about = Następny gracz: { $name }. Wyślij ten link dowolnym komunikatorem: jest w nim cała dotychczasowa gra, a kto go otworzy, gra dalej.
mail-over = Gra skończona. Wyślij pozostałym ten ostatni link, żeby zobaczyli, jak się skończyła.
mail-share = Tura w Postroad
post-about = Po swojej turze wysyłasz link; następny gracz otwiera go i gra dalej. Żaden serwer nie przechowuje gry.
post-covered = Karty są zakryte, ale nie tajne: kto potrafi, odczyta je z linku. Grajcie tak wśród znajomych.
post-who = Przyszła tura! Którym graczem jesteś?
post-next = Teraz decyduje { $name }.
post-look-on = Tylko oglądam
post-old-title = Starsza tura
post-old-text = Przy twoim stole ta gra jest już dalej.
post-fork-title = Dwie wersje tej gry
post-fork-text = W tym linku gra potoczyła się inaczej niż przy twoim stole. Może ktoś otworzył starszy link i grał dalej. Ustalcie, która wersja się liczy.
post-keep = Do mojego stołu
post-follow = Wybierz tę wersję
