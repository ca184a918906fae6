# Разбор партии.

analysis-fair = Шансы всех игроков по ходу партии, переломные моменты и решения, которые были бы лучше. В каждый момент учтено только то, что игрок мог тогда знать. Все шансы считаются так, будто дальше все играют как мастера.
analysis-chances = Шансы на победу
analysis-end = В конце
analysis-round = { $round ->
    [0] До 1-го круга
   *[other] Круг { $round }
}
analysis-rounds = Круг
analysis-turning = Переломные моменты
analysis-no-turning = Ни один ход сильно не изменил шансов.
analysis-turn = { $round ->
    [0] До 1-го круга, ход: { $turn }. { $who }: с { $before } % до { $after } %.
   *[other] Круг { $round }, ход: { $turn }. { $who }: с { $before } % до { $after } %.
}
analysis-better = Что было бы лучше
analysis-none = Явно лучших решений не было.
analysis-look = Посмотреть
analysis-look-round = Посмотреть в записи: { $round ->
    [0] до 1-го круга
   *[other] круг { $round }
}
analysis-decision = { $round ->
    [0] До 1-го круга, { $who }. Сыграно: { $action }. Лучше ({ $gain }): { $best }.
   *[other] Круг { $round }, { $who }. Сыграно: { $action }. Лучше ({ $gain }): { $best }.
}
analysis-gain-chance = +{ $lost } %
analysis-gain-points = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
analysis-gain-both = +{ $lost } %, +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
analysis-summary = Итог
analysis-seat = { $who }: решений не хуже, чем у мастера: { $good } из { $count }.
analysis-good = Решение считается хорошим, если оно стоило меньше 2 % шансов на победу и меньше половины очка.
analysis-start = Разобрать партию
analysis-stop = Остановить
analysis-progress = { $done } из { $count } решений
analysis-whose = Какой игрок?
analysis-all = Все игроки
analysis-unfetched = Для разбора нужно один раз загрузить сеть мастера, а сейчас это невозможно.
analysis-chart = Шансы на победу, ход за ходом
