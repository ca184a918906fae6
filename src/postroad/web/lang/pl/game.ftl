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
share-as-file = Zapisz grę w pliku i przekaż go dalej. Na stronie głównej każdego Postroad otworzy go „{ $open }”.
share-packing = Przygotowuję rozgrywkę…
share-wrong = Nie udało się odczytać rozgrywki. Spróbuj ponownie.
take-about = Otwórz ten link albo zeskanuj kod na drugim urządzeniu: rozgrywka potoczy się tam dalej od tego miejsca. Tutaj też pozostanie; od tej chwili to dwie osobne rozgrywki.
take-covered = Link zawiera całą rozgrywkę, także karty na rękach. Zachowaj go dla siebie.
take-file-about = Zapisz rozgrywkę w pliku i przenieś go na drugie urządzenie. Tam, na stronie głównej Postroad, „{ $open }” pozwoli grać dalej od tego miejsca. Tutaj też pozostanie; od tej chwili to dwie osobne rozgrywki.
take-file = Zapisz rozgrywkę w pliku
take-file-covered = Plik zawiera całą rozgrywkę, także karty na rękach. Zachowaj go dla siebie.
record-malformed = Ten plik nie jest pełnym zapisem gry. { $why }
record-newer = Ten zapis pochodzi z nowszej wersji Postroad. Wczytaj tę stronę ponownie.
record-hidden = Ten zapis pokazuje grę oczami jednego gracza: brakuje w nim kart pozostałych.
record-false = Nieprawidłowy zapis: zdarzenie { $event } łamie zasady.
game-run = Odtwarzaj
game-eyes = Widok gracza
game-eyes-all = Wszystkie karty odkryte
game-stride = Odtwarzanie
game-by-forward = Krok po kroku
game-by-forward-turn = Tura po turze
game-pace = Tempo
game-choices = Opcje odtwarzania
record-told = Zapisano w nim: „{ $told }”
record-malformed-event = Ten plik nie jest pełnym zapisem gry: w zdarzeniu { $event } czegoś brakuje albo coś jest niemożliwe.
record-why-over = Gra była już wtedy skończona.
record-why-ends = Po nim zapis urywa się tam, gdzie nikt nie musi decydować: czegoś brakuje.
record-why-more = Zapis pomija część tego zdarzenia.
record-why-deck = Nowa talia musi zawierać dokładnie karty ze stosu kart odrzuconych.
record-why-due = Według zasad następuje tu: „{ $due }”
record-why-refused = Przy stole odpowiedź brzmiałaby: „{ $reason }”
event-turn = Tura: { $who }.
event-reveal = Na rynek trafia karta „{ $city }”.
event-token = { $who } dostaje żeton { $official-genitive }.
event-clergy = { $who } sadza { $rank-accusative } w karecie { $coach-which-genitive }.
event-clear = Rynek zostaje wymieniony.
game-wrong-running = Ta rozgrywka jeszcze się nie skończyła.
try-title = Graj dalej od tego miejsca
try-about = Od kroku { $at } grasz ty, przy osobnym stole, który pozostaje na tym urządzeniu. Oglądana rozgrywka się nie zmieni.
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
beat-yours = twoje miejsce
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
final-daily = Do wyzwania dnia
origin-daily = Wyzwanie dnia
compared-look = { $name }, tura { $turn }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zobacz rozgrywkę w tym miejscu.
record-part-options = Brakuje w nim ustawień gry albo są niemożliwe.
record-part-names = Musi zawierać imiona wszystkich graczy.
record-part-events = Nie zawiera zdarzeń.
record-part-decisions = Liczba decyzji nie zgadza się w nim ze zdarzeniami.
record-part-twice = Ma powtórzony wpis.
