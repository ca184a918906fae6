# Задачи: одно решение явно лучше всех.

puzzle-title = Задачи
puzzle-about = Позиции из партий мастеров, в которых одно решение явно лучше остальных. Найдите его за столом: любая другая попытка отменяется, и вы узнаете, сколько она стоила бы.
puzzle-count = Решено: { $solved } из { $of }, из них с первой попытки: { $first }.
puzzle-solved-of = { $solved } из { $of }
puzzle-next-open = К следующей нерешённой задаче
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-show = Показать решение
puzzle-number = Задача { $number }
puzzle-of = { $degree } · всего { $count }
puzzle-degree-1 = Лёгкие
puzzle-degree-2 = Средние
puzzle-degree-3 = Трудные
puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
puzzle-first = решена с первой попытки
puzzle-later = решена
puzzle-seen = решение показано
puzzle-tried = есть попытки

## За столом

puzzle-seat = Ваше место — { $seat } из { $players }.
puzzle-ahead = { $count ->
    [one] Вы впереди на { $count } очко.
    [few] Вы впереди на { $count } очка.
    [many] Вы впереди на { $count } очков.
   *[other] Вы впереди на { $count } очка.
}
puzzle-behind = { $count ->
    [one] Вы отстаёте на { $count } очко.
    [few] Вы отстаёте на { $count } очка.
    [many] Вы отстаёте на { $count } очков.
   *[other] Вы отстаёте на { $count } очка.
}
puzzle-level = Ни у кого нет больше очков, чем у вас.
puzzle-task = Какое решение сейчас лучшее?
puzzle-wrong = Попытка: { $action }. Шанс на победу { $percent } %, у лучшего решения { $best } %. Отменено: попробуйте ещё раз.
puzzle-help = Подсказка:
puzzle-solved-first = Найдено с первой попытки! Ответ: { $action }
puzzle-solved = Найдено! Ответ: { $action }
puzzle-shown = Решение: { $action }
puzzle-done = Задача закончена.
puzzle-worth = Шанс на победу: { $percent } %. Второе по силе, { $next } %: { $action }
puzzle-fair = Так судит мастер — только по тому, что здесь можете знать вы, и так, будто дальше все играют как мастера.
