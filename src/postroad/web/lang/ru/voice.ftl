# Стол словами: вопросы, которые можно напечатать, ответы на них и то, что читается вслух.

## Слова вопросов, все понятные; первое показывается
query-hand = рука, карты
query-market = рынок
query-route = линия
query-score = счёт, очки
query-last = новости, недавно
query-near = рядом, дороги
query-way = путь
query-missing = недостаёт, нет
query-rome = Рим, кареты
query-tokens = жетоны
query-help = помощь, справка

## О чём они спрашивают, для справки
query-about = Можно и спросить. Ответ показывается и читается вслух.
query-hand-about = Карты на вашей руке
query-market-about = Рынок, колода и сброс
query-route-about = Ваша линия и что нужно для следующего экипажа
query-score-about = Очки всех игроков и из чего складываются ваши
query-last-about = Что другие сделали с вашего прошлого хода
query-near-about = Дороги из Ульма и какие из этих городов есть на рынке или у вас на руке
query-way-about = Кратчайший путь из Ульма в Лодзь
query-missing-about = Где у вас ещё нет отделений: в земле, в области или вообще
query-rome-about = Кареты и приёмная
query-tokens-about = Ваши жетоны и те, что остались
query-help-about = Что можно спросить; имя игрока расскажет о нём всё

## Ответы
answer-hand = { $count ->
    [0] На руке нет карт.
    [one] На руке { $count } карта: { $cities }.
    [few] На руке { $count } карты: { $cities }.
    [many] На руке { $count } карт: { $cities }.
   *[other] На руке { $count } карты: { $cities }.
}
answer-market = { $count ->
    [0] Рынок пуст.
   *[other] На рынке: { $cities }.
} { $deck }. { $discard }.
answer-route = { $count ->
    [0] Линии у вас нет.
    [one] В вашей линии { $count } город: { $cities }.
    [few] В вашей линии { $count } города: { $cities }.
    [many] В вашей линии { $count } городов: { $cities }.
   *[other] В вашей линии { $count } города: { $cities }.
}
answer-points = { $who } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
answer-score = { $points }.
answer-own-score = Из чего складываются ваши: { $parts }.
answer-last-nothing = С вашего прошлого хода ничего не произошло.
answer-near = { $city }, { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
    [many] { $count } дорог
   *[other] { $count } дороги
}: { $cities }.
near-market = { $city } (на рынке)
near-hand = { $city } (у вас на руке)
near-both = { $city } (на рынке и у вас на руке)
answer-way = { $from } – { $to }: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}. { $cities }.
answer-way-same = Это один и тот же город.
answer-missing = { $land }: { $count ->
    [0] ваши отделения есть во всех городах.
    [one] нет вашего отделения в { $count } городе: { $cities }.
    [few] нет вашего отделения в { $count } городах: { $cities }.
    [many] нет вашего отделения в { $count } городах: { $cities }.
   *[other] нет вашего отделения в { $count } города: { $cities }.
}
answer-missing-provinces = { $count ->
    [0] Ваши отделения есть во всех землях.
    [one] Нет вашего отделения в { $count } земле: { $lands }.
    [few] Нет вашего отделения в { $count } землях: { $lands }.
    [many] Нет вашего отделения в { $count } землях: { $lands }.
   *[other] Нет вашего отделения в { $count } земли: { $lands }.
}
answer-seat = { $label }, { $hand }.
answer-seat-route = { $count ->
    [0] Линии нет.
   *[other] Линия: { $cities }.
}
answer-tiles = Призы: { $tiles }.
answer-known = На этой руке все видели: { $cities }.
answer-coaches = Кареты: { $coaches }.
answer-coach = карета { $coach-genitive } { $stop-in }
answer-rider = карета { $coach-genitive } { $stop-in } (везёт вашего { $rank-accusative })
answer-waits = { $rank } ({ $names })
answer-waiting = { $count ->
    [0] В приёмной никого нет.
   *[other] В приёмной: { $ranks }.
}
answer-token = { $official } — { $count }
answer-tokens = { $count ->
    [0] Жетонов у вас нет.
   *[other] Ваши жетоны: { $tokens }.
}
answer-tokens-left = Осталось в запасе: { $tokens }; жетоны очков — { $chips }.
answer-no-module = В этой партии такого модуля нет.
answer-example = Напишите так: { $example }.
answer-help = Можно спросить: { $words }. Или напишите имя игрока. Все команды — в справке.

## Ход одной фразой
brief-then = { " " }
brief = { $who } { $what }.
brief-and = { ", " }
brief-call = { $official ->
    [postmaster] зовёт почтмейстера
    [administrator] зовёт администратора
    [carrier] зовёт гонца
   *[cartwright] зовёт каретника
}
brief-clear = меняет рынок
brief-take = берёт { $city }
brief-draw = берёт карту из колоды
brief-abandon = { $count ->
    [one] бросает линию из { $count } города
    [few] бросает линию из { $count } городов
    [many] бросает линию из { $count } городов
   *[other] бросает линию из { $count } города
}
brief-start = начинает линию { $city-from }
brief-play = добавляет { $city }
brief-close = { $count ->
    [one] завершает линию из { $count } города
    [few] завершает линию из { $count } городов
    [many] завершает линию из { $count } городов
   *[other] завершает линию из { $count } города
}
brief-office = { $count ->
    [one] открывает { $count } отделение
    [few] открывает { $count } отделения
    [many] открывает { $count } отделений
   *[other] открывает { $count } отделения
} ({ $cities })
brief-tile = получает приз «{ $stack }» (+{ $points })
brief-tile-covered = получает приз
brief-carriage = получает экипаж { $number }
brief-discard = { $count ->
    [one] сбрасывает { $count } карту
    [few] сбрасывает { $count } карты
    [many] сбрасывает { $count } карт
   *[other] сбрасывает { $count } карты
}
brief-coach = отправляет карету { $coach-genitive } { $stop-to }
brief-market = новое на рынке: { $cities }

## Вслух
spoken-market = Новое на рынке: { $cities }.
spoken-undo = { $who } отменяет последний шаг.
