# Gra pocztą: listy, w których jest cała dotychczasowa gra.

mail-about = Następny gracz: { $name }. Wyślij ten link dowolnym komunikatorem: jest w nim cała dotychczasowa gra, a kto go otworzy, gra dalej.
mail-over = Gra skończona. Wyślij pozostałym ten ostatni list, żeby zobaczyli, jak się skończyła.
mail-share = List z Postroad
post-about = Gdy skończysz, wysyłasz link; następny gracz otwiera go i gra dalej. Żaden serwer nie przechowuje gry.
post-covered = Karty są zakryte, ale nie tajne: kto potrafi, odczyta je z listu. Grajcie tak wśród znajomych.
post-who = List! Kim z nich jesteś?
post-next = Teraz decyduje { $name }.
post-look-on = Tylko się przyglądam
post-old-title = Stary list
post-old-text = Przy twoim stole ta gra jest już dalej.
post-fork-title = Jedna gra, dwa przebiegi
post-fork-text = W tym liście gra potoczyła się inaczej niż przy twoim stole. Może ktoś otworzył starszy list i grał dalej. Ustalcie, co się liczy.
post-keep = Do mojego stołu
post-follow = Przyjmij ten list
