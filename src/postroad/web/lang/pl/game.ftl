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
share-as-file = Zapisz grę w pliku i przekaż go dalej. Na pierwszej stronie każdego Postroad otworzy go „{ $open }”.
share-packing = Pakuję rozgrywkę…
share-wrong = Nie udało się odczytać rozgrywki. Spróbuj ponownie.
take-about = Otwórz ten link albo zeskanuj kod na drugim urządzeniu: partia potoczy się tam dalej od tego miejsca. Tutaj też pozostanie; od tej chwili to dwie osobne partie.
take-covered = Link zawiera całą partię, także karty na rękach. Zachowaj go dla siebie.
take-file-about = Zapisz partię w pliku i przenieś go na drugie urządzenie. Tam, na pierwszej stronie Postroad, „{ $open }” pozwoli grać dalej od tego miejsca. Tutaj partia też pozostanie; od tej chwili to dwie osobne partie.
take-file = Zapisz partię w pliku
take-file-covered = Plik zawiera całą partię, także karty na rękach. Zachowaj go dla siebie.
record-malformed = Ten plik nie jest pełnym zapisem gry. { $why }
record-newer = Ten zapis pochodzi z nowszej wersji Postroad. Wczytaj tę stronę ponownie.
record-hidden = Ten zapis powstał dla oczu jednego gracza: brakuje w nim tego, co mieli inni.
record-false = Ten zapis nie jest prawdziwy: zdarzenie { $event } jest niezgodne z zasadami.
game-run = Odtwarzaj
game-eyes = Oczami
game-eyes-all = Wszystkie karty odkryte
game-stride = Przebieg
game-by-forward = Krok po kroku
game-by-forward-turn = Tura po turze
game-pace = Tempo
game-choices = Jak pokazywać rozgrywkę
record-told = Zapisano w nim: „{ $told }”
record-malformed-event = Ten plik nie jest pełnym zapisem gry: w zdarzeniu { $event } czegoś brakuje albo coś nie może się zgadzać.
record-why-over = Gra była już wtedy skończona.
record-why-ends = Po nim zapis urywa się tam, gdzie nikt nie musi decydować: czegoś brakuje.
record-why-more = Należy do niego więcej, niż mówi zapis.
record-why-deck = Nowa talia musi zawierać dokładnie karty ze stosu kart odrzuconych.
record-why-due = Według zasad następuje tu: „{ $due }”
record-why-refused = Przy stole usłyszelibyśmy: „{ $reason }”
event-turn = Tura: { $who }.
event-reveal = Na rynek trafia karta: { $city }.
event-token = { $who } dostaje żeton { $official-genitive }.
event-clergy = { $who } sadza w karecie { $coach-which-genitive }: { $rank }.
event-clear = Rynek zostaje wymieniony.
game-wrong-running = Ta rozgrywka jeszcze się nie skończyła.
try-title = Graj dalej od tego miejsca
try-about = Od kroku { $at } grasz już Ty, przy osobnym stole, który pozostaje na tym urządzeniu. Oglądana rozgrywka się nie zmieni.
try-seat = Twoje miejsce
try-against = Przeciwnicy
try-as-were = Te same boty
try-deck = Kolejne karty
try-deck-same = W tej samej kolejności
try-deck-same-about = Tak jak w tamtej rozgrywce, o ile talia była widoczna.
try-deck-new = Potasowane
try-deck-new-about = Ręce i rynek zostają, talia jest tasowana.
try-play = Graj
beat-title = Pobij ten wynik
beat-points = Do pobicia: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
beat-about = { $name } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przy tym rozdaniu. Masz to samo miejsce, a karty przyjdą w tej samej kolejności.
beat-yours = Twoje miejsce
beat-play = Zagraj to rozdanie
beat-pass = Rzuć wyzwanie innym
beat-look = Obejrzyj tamtą rozgrywkę
beat-fair = Kto najpierw obejrzy tamtą rozgrywkę, zna karty. Gdy talia się skończy i potasowane zostaną karty odrzucone, przyjdą już inne.
compared-title = Porównanie tura po turze
compared-more = Masz { $after ->
    [one] { $after } punkt
    [few] { $after } punkty
    [many] { $after } punktów
   *[other] { $after } punktu
}, o { $by } więcej niż { $name } wtedy.
compared-less = Masz { $after ->
    [one] { $after } punkt
    [few] { $after } punkty
    [many] { $after } punktów
   *[other] { $after } punktu
}, o { $by } mniej niż { $name } wtedy.
compared-same = Masz { $after ->
    [one] { $after } punkt
    [few] { $after } punkty
    [many] { $after } punktów
   *[other] { $after } punktu
}, dokładnie tyle, co { $name } wtedy.
compared-now = Ty
compared-turn = Tura
compared-difference = Różnica
compared-table = Jako tabela
origin-at = Od kroku { $at } innej rozgrywki
origin-deal = Rozdanie z innej rozgrywki
final-daily = Do rozdania dnia
origin-daily = Rozdanie dnia
compared-look = { $name }, tura { $turn }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zobacz rozgrywkę w tym miejscu.
record-part-options = Brakuje w nim ustawień gry albo są niemożliwe.
record-part-names = Musi zawierać imiona wszystkich graczy.
record-part-events = Nie mówi, co się działo.
record-part-decisions = Liczba decyzji nie zgadza się w nim ze zdarzeniami.
record-part-twice = Coś jest w nim zapisane dwa razy.
