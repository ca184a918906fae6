# Листы стола: завершение линии, кареты, жетоны, сброс.

act-coach = Передвинуть карету { $coach-genitive } { $stop-to }
act-return-none = Оставить
close-route-now = Завершить линию
not-now = Не сейчас
discard-empty = Сброс пуст.
coach-to = { $coach } → { $stop }
coach-at = стоит { $stop-in }, { $left }
coach-rider = везёт { $rank-accusative }
closing-ways = Как открыть отделения
way-brings = { $count ->
    [0] без отделений
    [one] { $count } отделение
    [few] { $count } отделения
    [many] { $count } отделений
   *[other] { $count } отделения
}, { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
}
way-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
}
region-progress = { $before } → { $after } из { $all }
choice-office = В каком городе?
choice-office-in = { $province }: в каком городе?
choice-suggested = предложено
choice-cartwright = { $points ->
    [0] Каретник: экипаж { $number }
   *[other] Каретник: экипаж { $number }, +{ $points }
}
closing-later = Потом вы выберете, { $what }.
result-title = Что это даёт
result-points = Ваши очки
result-offices = Отделения
result-coaches = Кареты
result-discards = В сброс
handin-title = Сдайте жетоны
handin-note = Не больше одного от каждого служащего. Награда зависит от их числа.
handin-tokens = Ваши жетоны
handin-do = { $count ->
    [0] Сдать
    [one] Сдать { $count } жетон
    [few] Сдать { $count } жетона
    [many] Сдать { $count } жетонов
   *[other] Сдать { $count } жетона
}
coaches-title = Передвиньте кареты
coaches-note = { $count ->
    [one] Остался { $count } шаг. Коснитесь города на карте пути в Рим или выберите здесь.
    [few] Осталось { $count } шага. Коснитесь города на карте пути в Рим или выберите здесь.
    [many] Осталось { $count } шагов. Коснитесь города на карте пути в Рим или выберите здесь.
   *[other] Осталось { $count } шага. Коснитесь города на карте пути в Рим или выберите здесь.
}
curtain-title = Ходит { $who }
curtain-text = Остальных просим отвернуться.
curtain-ready = Это я, { $who }: показать карты
score-title = Очки:
clergy-hidden = скрыто
confirm-remove = Заменить игрока { $who } ботом? Вернуться на это место будет нельзя.
do-remove = Заменить ботом
