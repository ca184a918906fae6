# Страница владельца сервера.

host-title = Управление сервером
host-how = Эту страницу открывает ссылка, которую выводит на сервере `postroad admin host`. Каждая действует один раз, в течение часа.
host-connected = Сейчас онлайн
host-known = Всего игроков
host-open = Столов в памяти
host-seating = Ждут игроков
host-playing = В игре
host-over = Окончены
host-load = Нагрузка
host-load-of = { $load } из { $cores }
host-bots-wait = Бот не отвечает уже { $seconds } с. Серверу без собственных ботов нужен исполнитель: `postroad work`.
host-line = Объявление
host-line-about = За считаные секунды появится вверху каждой страницы, и открытой тоже.
host-say = Показать
host-say-nothing = Убрать
host-read-only = Только чтение
host-read-only-about = Игроки могут смотреть, но не играть; боты и часы на паузе.
host-finding = Игроки и столы
host-find-by = Имя или начало идентификатора
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
host-table-of = Создал
host-stage = Состояние
host-touched = Активность
host-players = Последние игроки
host-name = Имя
host-tables-of = Столы
host-came = Появление
host-muted = без чата
host-banned = заблокирован
host-complaints = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
    [many] { $count } жалоб
   *[other] { $count } жалобы
}
host-complaint-by = от: { $name }
host-complaint-table = к столу
host-complaint-gone = стол удалён
host-complaint-lines = Сообщения чата
host-settle = Закрыть жалобу
host-mute = Лишить чата
host-unmute = Вернуть чат
host-ban = Заблокировать
host-unban = Разблокировать
host-ban-sure = Заблокировать: { $name }? Места сразу перейдут к ботам, и снятие блокировки их не вернёт.
host-delete = Удалить стол
host-delete-sure = Удалить этот стол и всё, что за ним было?
