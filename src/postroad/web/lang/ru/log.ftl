## Ход и служащие

log-call = { $who } { $official ->
    [postmaster] зовёт почтмейстера
    [administrator] зовёт администратора
    [carrier] зовёт гонца
   *[cartwright] зовёт каретника
}.
log-clear = { $who } меняет рынок.
log-shuffle = Колода кончилась: сброс перемешан в новую.
log-resign = { $who } сдаётся, дальше играет бот.

## Карты и линии

log-take-market = { $who } берёт { $city } с рынка.
log-take-deck = { $who } берёт карту из колоды.
log-take-deck-own = { $who } берёт { $city } из колоды.
log-abandon = { $who } бросает линию { $cities }.
log-play-start = { $who } начинает линию { $city-from }.
log-play-left = { $who } добавляет { $city } слева.
log-play-right = { $who } добавляет { $city } справа.
log-discard = { $who } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cities }.

## Завершение линии

log-close-each = { $who } завершает линию { $cities }: по отделению в каждой земле.
log-close-province = { $who } завершает линию { $cities }: отделения { $province-in }.
log-office = { $who } открывает отделение { $city-in }.
log-offices = { $who } открывает { $count ->
    [one] { $count } отделение
    [few] { $count } отделения
    [many] { $count } отделений
   *[other] { $count } отделения
}: { $cities }.
log-tile = { $who } получает приз «{ $stack }»: +{ $points }.
log-tile-covered = { $who } получает приз.
log-carriage = { $who } получает экипаж { $number }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Должностные лица

log-return = { $who } сдаёт { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}: { $tokens }.
log-return-none = { $who } оставляет жетоны себе.
log-decline = { $who } отказывается от награды.
log-chip = { $who } получает жетон очка: +1.

## Аудиенция

log-clergy = { $who }: все священники в каретах.
log-coach = { $who } отправляет карету { $coach-genitive } { $to-to }.
log-arrive = Карета { $coach-genitive } прибывает в Рим.
log-arrive-rank = { $rank } ({ $who }) входит в приёмную.
log-leave = { $rank } ({ $names }) покидает приёмную.

## Конец

log-end = { $who } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
log-end-stalled = Шестьдесят кругов без отделений и экипажей. { $who } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## С вашего прошлого хода

since-title = С вашего прошлого хода:
since-office = { $who }: { $count ->
    [one] { $count } отделение
    [few] { $count } отделения
    [many] { $count } отделений
   *[other] { $count } отделения
} — { $cities }.
since-nothing = Новых отделений, призов и экипажей нет.

## Handing in
log-hand-in = Жетоны { $official-genitive } кончились, все сдают жетоны.
log-reward-take-market = { $who } берёт в награду { $city }.
log-reward-take-deck = { $who } берёт в награду из колоды.
log-reward-take-deck-own = { $who } берёт в награду { $city } из колоды.
log-reward-office = { $who } открывает в награду отделение { $city-in }.
log-last-round = Последний круг: его доигрывают до конца.

## Рядом с игрой
log-left = { $who }: перерыв, пока играет бот.
log-back = { $who } снова за столом.
log-removed = { $who }: место занимает бот.
log-filled = { $who }: теперь играет другой бот, { $bot }.
log-stands-in = { $who }: бот ещё не готов, пока играет простой бот.
log-arrived = { $who }: бот готов и дальше играет сам.
log-time = { $who }: время вышло, играет бот.
log-undo-agreed = { $who } отменяет последний шаг, возражений не было.
log-undo-refused = { $who } отказывает: всё остаётся как есть.
log-undo-withdrawn = { $who } больше не просит отменить шаг.
log-offered = Место ({ $who }) можно передать, возражений не было.
log-kept = Место ({ $who }) всё же не передаётся.
log-handed = Теперь здесь играет { $who }.
log-seat-refused = { $who } отказывает: место не передаётся.
log-paused = Пауза ({ $who }): часы остановлены, возражений не было.
log-resumed = { $who } снова запускает часы.
log-pause-refused = { $who } отказывает: паузы не будет.
log-pause-withdrawn = { $who } больше не просит паузу.
