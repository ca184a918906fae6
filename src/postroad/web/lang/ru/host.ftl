# Страница хозяина сервера.

host-title = Для хозяина
host-how = Эту страницу открывает ссылка, которую печатает на сервере `postroad admin host`. Каждая годится один раз, в течение часа.
host-connected = Сейчас здесь
host-known = Всего игроков
host-open = Столов в памяти
host-seating = Собираются
host-playing = В игре
host-over = Окончены
host-load = Нагрузка
host-load-of = { $load } из { $cores }
host-bots-wait = Бота спросили { $seconds } с назад, ответа нет. Серверу без собственных ботов нужна программа `postroad work`.
host-line = Строка для всех
host-line-about = Вверху каждой страницы, и открытых тоже, за считаные секунды.
host-say = Показать
host-say-nothing = Убрать
host-read-only = Только просмотр
host-read-only-about = Все смотрят и ничего не меняют; боты и часы отдыхают.
host-finding = Игроки и столы
host-find-by = Имя или начало кода
host-find = Найти
host-found = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
host-more-tables = Ещё столы
host-more-players = Ещё игроки
host-tables = Последние столы
host-table-of = Чей
host-stage = Состояние
host-touched = Изменён
host-players = Последние игроки
host-name = Имя
host-tables-of = Столы
host-came = Появление
host-muted = без чата
host-banned = не допущен
host-complaints = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
    [many] { $count } жалоб
   *[other] { $count } жалобы
}
host-complaint-by = от: { $name }
host-complaint-table = к столу
host-complaint-gone = стол удалён
host-complaint-lines = Что было написано
host-settle = Готово
host-mute = Лишить чата
host-unmute = Вернуть чат
host-ban = Не пускать
host-unban = Снова пускать
host-ban-sure = Больше не пускать: { $name }?
host-delete = Удалить стол
host-delete-sure = Удалить этот стол и всё, что за ним было?
