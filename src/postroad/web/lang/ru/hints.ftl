# Подсказки: что сделал бы мастер и почему.

hint-do = Сделать так
hint-would = Ход мастера: { $action }
hint-thinking = Думает…
hint-fair = Он знает только то, что можете знать вы.
hint-chance = Шанс на победу, если все дальше играют как мастера: { $percent } %.
hint-unfetched = Сейчас подсказку не загрузить. Спросите снова, когда появится связь.
hint-close = Закрыть подсказку

## Почему

why-fits-end = «{ $city }» можно добавить к краю линии: { $other }.
why-fits-beyond = «{ $city }» может продолжить «{ $other }»: эта карта на руке и подходит к линии.
why-joins-card = Дорога соединяет: { $city } и { $other } (карта на руке).
why-joins-market = Дорога соединяет: { $city } и { $other } (карта тоже на рынке).
why-lacks = { $region }: не хватает городов: { $count }, среди них { $city }.
why-takes = { $city }: карта придёт на руку.
why-market-misses = { $ends ->
    [1] Ни одна карта рынка не подходит к единственному городу линии: { $city }.
   *[other] Ни одна карта рынка не подходит к краям линии: { $city }, { $other }.
}
why-deck-hopes = Подошла бы карта «{ $city }»: { $count ->
    [one] ещё не видели { $count } такую.
    [few] ещё не видели { $count } такие.
    [many] ещё не видели { $count } таких.
   *[other] ещё не видели { $count } такие.
}
why-pile-hopes = Подошла бы карта «{ $city }»: { $count ->
    [one] в сбросе лежит { $count } такая.
    [few] в сбросе лежат { $count } такие.
    [many] в сбросе лежит { $count } таких.
   *[other] в сбросе лежит { $count } такой.
}
why-draws = Карту из колоды никто не увидит; в колоде { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-pile-draws = Колода пуста: сброс перемешают, и в новой колоде будет { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-would-complete = { $city }: последнее недостающее отделение ({ $region }): +{ $points }.
why-would-unite = { $city }: первое отделение в последней недостающей земле ({ $province }): +{ $points }.
why-calls-postmaster = { $official } даст вторую карту.
why-market-fits = На рынке лежит «{ $city }» и подходит к краю: { $other }.
why-clears-market = { $official } заменит весь рынок; уйдёт { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-plays-second = { $official }: можно добавить ещё и «{ $city }» к краю: { $other }.
why-cartwright = { $official } даст экипаж { $carriage }, хотя линия для него коротка: +{ $points }.
why-without-cartwright = { $official } не приглашён: экипаж { $carriage } подождёт.
why-token = Берётся жетон { $official-genitive }, останется { $count }.
why-hand-in = Берётся последний жетон { $official-genitive }, поэтому все сдают жетоны.
why-reach-close = { $city }: в линии станет три города, её можно завершить.
why-reach-carriage = Линии хватит на экипаж { $carriage }: +{ $points } при завершении.
why-reach-length = Линии хватит на приз «{ $stack }»: +{ $points } при завершении.
why-lays = «{ $city }» продолжит линию с края «{ $other }»: теперь { $count ->
    [one] { $count } город.
    [few] { $count } города.
    [many] { $count } городов.
   *[other] { $count } города.
}
why-starts = { $city }: с этого города начнётся новая линия.
why-leads-to = Край «{ $city }» сможет продолжить карта с руки: { $other }.
why-market-next = Край «{ $city }» сможет продолжить карта рынка: { $other }.
why-loses-route = { $count ->
    [1] Пропадёт линия из одного города: { $city }.
    [one] Пропадёт линия { $city } – { $other }: { $count } город.
    [few] Пропадёт линия { $city } – { $other }: { $count } города.
    [many] Пропадёт линия { $city } – { $other }: { $count } городов.
   *[other] Пропадёт линия { $city } – { $other }: { $count } города.
}
why-dead-end = { $ends ->
    [1] Ни одна карта на руке не подходит к единственному городу линии: { $city }.
   *[other] Ни одна карта на руке не подходит к краям линии: { $city }, { $other }.
}
why-earns-carriage = Это даст экипаж { $carriage }: +{ $points }.
why-earns-region = Откроется последнее недостающее отделение ({ $region }): +{ $points }.
why-earns-length = Это даст приз «{ $stack }»: +{ $points }.
why-earns-all = Отделений хватит на приз «{ $stack }»: +{ $points }.
why-game-end = Это даст приз «{ $stack }» (+{ $points }): этот круг последний.
why-last-round = Последний круг уже идёт: приз за конец партии у игрока { $who }.
why-opens = Откроется { $count ->
    [one] { $count } отделение,
    [few] { $count } отделения,
    [many] { $count } отделений,
   *[other] { $count } отделения,
} и в их числе { $city }.
why-opens-some = Откроется { $count ->
    [one] { $count } отделение,
    [few] { $count } отделения,
    [many] { $count } отделений,
   *[other] { $count } отделения,
} и в их числе одно в этой земле: { $province }.
why-opens-none = Отделений не откроется ни в одном городе линии (городов в ней: { $count }).
why-cartwright-could = { $official } сможет затем дать экипаж { $carriage }.
why-left-out = Без отделения останутся города: { $count }, среди них { $city }.
why-cuts-hand = После этого придётся сбросить с руки { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-coach-moves = Карета { $coach-genitive } поедет дальше к Риму.
why-keeps-route = { $count ->
    [1] Линия из одного города остаётся: { $city }.
    [one] Линия { $city } – { $other } остаётся: { $count } город.
    [few] Линия { $city } – { $other } остаётся: { $count } города.
    [many] Линия { $city } – { $other } остаётся: { $count } городов.
   *[other] Линия { $city } – { $other } остаётся: { $count } города.
}
why-next-carriage = Ещё { $count ->
    [one] { $count } город,
    [few] { $count } города,
    [many] { $count } городов,
   *[other] { $count } города,
} и линии хватит на экипаж { $carriage }.
why-holds-next = Карта с руки «{ $city }» подойдёт затем к краю: { $other }.
why-nothing-left = Больше делать нечего.
why-turn-ends = Следующий ход: { $who }.
why-last-turn = Это последний ход партии.
why-completes-region = { $city }: последнее недостававшее отделение ({ $region }): +{ $points }.
why-completes-all = { $city }: первое отделение в последней недостающей земле ({ $province }): +{ $points }.
why-nears-region = { $city }: теперь до полного набора ({ $region }) не хватает городов: { $count }.
why-new-province = { $city }: первое своё отделение в этой земле ({ $province }).
why-opens-office = { $city } ({ $province }): новое отделение, +1 очко.
why-spares-coach = За «{ $city }» карета { $coach-genitive } не поедет.
why-arrives = Карета { $coach-genitive } прибудет в Рим, а в ней свой священник ({ $rank }): +{ $points }, пока он ждёт в приёмной.
why-pushes-out = { $rank } игрока { $who } покинет приёмную.
why-coach-on = Карета { $coach-genitive } поедет { $stop-to }. До Рима не меньше { $count ->
    [one] { $count } шага.
    [few] { $count } шагов.
    [many] { $count } шагов.
   *[other] { $count } шагов.
}
why-rides = В карете { $coach-genitive } едет свой священник: { $rank }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
why-seats = Карете { $coach-genitive } до Рима не меньше { $count ->
    [one] { $count } шага.
    [few] { $count } шагов.
    [many] { $count } шагов.
   *[other] { $count } шагов.
} В неё сядет { $rank }.
why-shortest-way = Ни у одной кареты путь в Рим не короче, чем у кареты { $coach-genitive }.
why-longest-way = Ни у одной кареты путь в Рим не длиннее, чем у кареты { $coach-genitive }.
why-spare = На руке есть ещё одна карта «{ $city }».
why-has-office = { $city }: своё отделение там уже есть.
why-joins-none = «{ $city }» не соединён дорогой с другими картами на руке.
why-others-join = Из оставшихся карт дорога соединяет: { $city } и { $other }.
why-discards = Карта «{ $city }» уйдёт с руки.
why-returns-one = Сдаётся только жетон { $official-genitive }, за него ничего не дают.
why-returns-two = За жетоны { $official-genitive } и { $partner-genitive } можно взять карту.
why-returns-three = За три жетона дают жетон очка: +{ $points }.
why-returns-four = За четыре жетона можно открыть отделение в любом городе; осталось отделений: { $count }.
why-returns-idle = { $count ->
    [one] { $count } жетон уйдёт впустую.
    [few] { $count } жетона уйдут впустую: награда кончилась.
    [many] { $count } жетонов уйдут впустую: награда кончилась.
   *[other] { $count } жетона уйдут впустую: награда кончилась.
}
why-keeps-tokens = Остаётся { $count ->
    [one] { $count } жетон.
    [few] { $count } жетона.
    [many] { $count } жетонов.
   *[other] { $count } жетона.
}
why-declines = Ничего не берётся.

## Что делают

deed-take = взять «{ $city }»
deed-deck = взять карту из колоды
deed-call = позвать { $official-genitive }
deed-start = начать линию: { $city }
deed-left = добавить слева: { $city }
deed-right = добавить справа: { $city }
deed-close-each = завершить линию: по отделению в каждой земле
deed-close-province = завершить линию: отделения в одной земле ({ $province })
deed-office = открыть отделение { $city-in }
deed-coach = отправить карету { $coach-genitive } { $stop-to }
deed-discard = сбросить «{ $city }»
deed-return = сдать: { $tokens }
deed-return-none = оставить все жетоны
deed-decline = отказаться от награды
deed-clergy = посадить в следующую карету: { $rank }
deed-end = закончить ход
