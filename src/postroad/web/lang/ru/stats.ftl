# Статистика своих партий.
stats-title = Ваша статистика
stats-reading = Читаем партию { $done } из { $of }…
stats-none = Ни одна ваша партия ещё не закончена. Загляните сюда, когда доиграете первую.
stats-none-counts = Ни одна из ваших законченных партий здесь не считается: те, где вы сдались, только наблюдали или вступили с середины, не учитываются, как и те, где у вас было несколько мест.
stats-about = Законченные партии, где у вас было одно место: из этого браузера и с этого сервера. Партии, где вы сдались, только наблюдали или вступили с середины, не считаются.
stats-games = Партии
stats-won = Победы
stats-points = Очки
stats-rounds = Круги
stats-rounds-range = { $mean } (от { $least } до { $most })
stats-mine = Вы
stats-others = Другие
stats-sources = Откуда очки, за партию
stats-against = Соперники
stats-against-several = Боты разной силы
stats-against-people = Другие люди
stats-hints = Подсказки
stats-hints-without = Без подсказок
stats-hints-with = С подсказками
stats-hints-unknown = Неизвестно (прежние партии)
stats-players = Число игроков
stats-of-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
stats-order = Порядок мест
stats-in-order = Место { $number }
stats-officials = Вызванные служащие, за партию
stats-tiles = Полученные призы, за партию
stats-development = Очки от партии к партии
stats-development-about = Закрашено: победа. Линия — среднее за пять последних партий.
stats-table = В виде таблицы
stats-when = Окончена
stats-place = Место
