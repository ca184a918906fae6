# Подсказки: что сделал бы мастер и почему.

hint-do = Сделать так
hint-would = Ход мастера: { $action }
hint-thinking = Думает…
hint-fair = Он знает только то, что можете знать вы.
hint-chance = Шанс на победу, если все дальше играют как мастера: { $percent } %.
hint-unfetched = Сейчас подсказку не загрузить. Спросите снова, когда появится связь.
hint-close = Закрыть подсказку

## Почему

why-fits-end = { $city } можно добавить к { $other-dative }: это край линии.
why-fits-beyond = { $city } можно будет добавить к { $other-dative }: эта карта уже на руке и подходит к линии.
why-joins-card = От { $city-genitive } дорога ведёт к { $other-dative }: эта карта на руке.
why-joins-market = От { $city-genitive } дорога ведёт к { $other-dative }: эта карта тоже на рынке.
why-lacks = Не хватает { $count ->
    [one] { $count } города
    [few] { $count } городов
    [many] { $count } городов
   *[other] { $count } города
} { $region-genitive }, в том числе { $city-genitive }.
why-takes = Карта «{ $city }» придёт на руку.
why-market-misses = { $ends ->
    [1] Ни одна карта рынка не подходит к { $city-dative }, единственному городу линии.
   *[other] Ни одна карта рынка не подходит к краям линии — ни к { $city-dative }, ни к { $other-dative }.
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
why-would-complete = Отделение { $city-in } было бы последним недостающим { $region-in }: +{ $points }.
why-would-unite = Отделение { $city-in } было бы первым { $province-in }, а только этой земли и не хватает: +{ $points }.
why-calls-postmaster = { $official } даст вторую карту.
why-market-fits = На рынке лежит { $city } и подходит к { $other-dative }, краю линии.
why-clears-market = { $official } заменит весь рынок; уйдёт { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-plays-second = { $official } поможет добавить к { $other-dative } ещё и { $city }.
why-cartwright = { $official } даст экипаж { $carriage }, хотя линия для него коротка: +{ $points }.
why-without-cartwright = { $official } не приглашён: экипаж { $carriage } подождёт.
why-token = Берётся жетон { $official-genitive }, останется { $count }.
why-hand-in = Берётся последний жетон { $official-genitive }, поэтому все сдают жетоны.
why-reach-close = { $city } станет третьим городом линии, её можно будет завершить.
why-reach-carriage = Линии хватит на экипаж { $carriage }: +{ $points } при завершении.
why-reach-length = Линии хватит на приз «{ $stack }»: +{ $points } при завершении.
why-lays = { $city } продолжит линию от { $other-genitive }: теперь { $count ->
    [one] { $count } город.
    [few] { $count } города.
    [many] { $count } городов.
   *[other] { $count } города.
}
why-starts = Новая линия начнётся { $city-from }.
why-leads-to = Затем к { $city-dative } подойдёт { $other }, карта с руки.
why-market-next = Затем к { $city-dative } подойдёт { $other }, карта с рынка.
why-loses-route = { $count ->
    [1] Пропадёт линия из одного города, { $city-genitive }.
    [one] Пропадёт линия от { $city-genitive } до { $other-genitive }: { $count } город.
    [few] Пропадёт линия от { $city-genitive } до { $other-genitive }: { $count } города.
    [many] Пропадёт линия от { $city-genitive } до { $other-genitive }: { $count } городов.
   *[other] Пропадёт линия от { $city-genitive } до { $other-genitive }: { $count } города.
}
why-dead-end = { $ends ->
    [1] Ни одна карта на руке не подходит к { $city-dative }, единственному городу линии.
   *[other] Ни одна карта на руке не подходит к краям линии — ни к { $city-dative }, ни к { $other-dative }.
}
why-earns-carriage = Это даст экипаж { $carriage }: +{ $points }.
why-earns-region = Откроется последнее недостающее отделение { $region-in }: +{ $points }.
why-earns-length = Это даст приз «{ $stack }»: +{ $points }.
why-earns-all = Отделений хватит на приз «{ $stack }»: +{ $points }.
why-game-end = Это даст приз «{ $stack }» (+{ $points }): этот круг последний.
why-last-round = Последний круг уже идёт: приз за конец партии у игрока { $who }.
why-opens = { $count ->
    [1] Откроется отделение { $city-in }.
    [one] Откроется { $count } отделение, в том числе { $city-in }.
    [few] Откроются { $count } отделения, в том числе { $city-in }.
    [many] Откроется { $count } отделений, в том числе { $city-in }.
   *[other] Откроется { $count } отделения, в том числе { $city-in }.
}
why-opens-some = { $count ->
    [1] Откроется отделение { $province-in }.
    [one] Откроется { $count } отделение, в том числе { $province-in }.
    [few] Откроются { $count } отделения, одно из них { $province-in }.
    [many] Откроется { $count } отделений, одно из них { $province-in }.
   *[other] Откроется { $count } отделения, одно из них { $province-in }.
}
why-opens-none = Отделений не откроется ни в одном городе линии (городов в ней: { $count }).
why-cartwright-could = { $official } сможет затем дать экипаж { $carriage }.
why-left-out = { $count ->
    [1] Без отделения останется один город, { $city }.
    [one] Без отделения останется { $count } город, в том числе { $city }.
    [few] Без отделения останутся { $count } города, в том числе { $city }.
    [many] Без отделения останется { $count } городов, в том числе { $city }.
   *[other] Без отделения останется { $count } города, в том числе { $city }.
}
why-cuts-hand = После этого придётся сбросить с руки { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
why-coach-moves = Карета { $coach-genitive } поедет дальше к Риму.
why-keeps-route = { $count ->
    [1] Остаётся линия из одного города, { $city-genitive }.
    [one] Остаётся линия от { $city-genitive } до { $other-genitive }: { $count } город.
    [few] Остаётся линия от { $city-genitive } до { $other-genitive }: { $count } города.
    [many] Остаётся линия от { $city-genitive } до { $other-genitive }: { $count } городов.
   *[other] Остаётся линия от { $city-genitive } до { $other-genitive }: { $count } города.
}
why-next-carriage = Ещё { $count ->
    [one] { $count } город,
    [few] { $count } города,
    [many] { $count } городов,
   *[other] { $count } города,
} и линии хватит на экипаж { $carriage }.
why-holds-next = Затем к { $other-dative } подойдёт { $city }, карта с руки.
why-nothing-left = Больше делать нечего.
why-turn-ends = Следующий ход: { $who }.
why-last-turn = Это последний ход партии.
why-completes-region = Отделение { $city-in } — последнее недостававшее { $region-in }: +{ $points }.
why-completes-all = Отделение { $city-in } — первое { $province-in }, а только этой земли и не хватало: +{ $points }.
why-nears-region = С отделением { $city-in } не хватает только { $count ->
    [one] { $count } города
    [few] { $count } городов
    [many] { $count } городов
   *[other] { $count } города
} { $region-in }.
why-new-province = Отделение { $city-in } — первое своё { $province-in }.
why-opens-office = Новое отделение { $province-in }, { $city-in }: +1 очко.
why-spares-coach = За { $city } карета { $coach-genitive } не поедет.
why-arrives = Карета { $coach-genitive } привезёт в Рим своего { $rank-accusative }: +{ $points }, пока он ждёт в приёмной.
why-pushes-out = { $rank } игрока { $who } покинет приёмную.
why-coach-on = Карета { $coach-genitive } поедет { $stop-to }. До Рима не меньше { $count ->
    [one] { $count } шага.
    [few] { $count } шагов.
    [many] { $count } шагов.
   *[other] { $count } шагов.
}
why-rides = Карета { $coach-genitive } везёт своего { $rank-accusative }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
why-seats = Карета { $coach-genitive } повезёт { $rank-accusative }: до Рима не меньше { $count ->
    [one] { $count } шага.
    [few] { $count } шагов.
    [many] { $count } шагов.
   *[other] { $count } шагов.
}
why-shortest-way = Ни у одной кареты путь в Рим не короче, чем у кареты { $coach-genitive }.
why-longest-way = Ни у одной кареты путь в Рим не длиннее, чем у кареты { $coach-genitive }.
why-spare = На руке есть ещё одна карта «{ $city }».
why-has-office = Своё отделение { $city-in } уже есть.
why-joins-none = От { $city-genitive } нет дорог к другим картам на руке.
why-others-join = Из оставшихся карт дорогой соединены { $city } и { $other }.
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

deed-take = взять { $city }
deed-deck = взять карту из колоды
deed-call = позвать { $official-genitive }
deed-start = начать линию { $city-from }
deed-left = добавить { $city } слева
deed-right = добавить { $city } справа
deed-close-each = завершить линию: по отделению в каждой земле
deed-close-province = завершить линию, открыв отделения { $province-in }
deed-office = открыть отделение { $city-in }
deed-coach = отправить карету { $coach-genitive } { $stop-to }
deed-discard = сбросить { $city }
deed-return = сдать: { $tokens }
deed-return-none = оставить все жетоны
deed-decline = отказаться от награды
deed-clergy = посадить { $rank-accusative } в следующую карету
deed-end = закончить ход
