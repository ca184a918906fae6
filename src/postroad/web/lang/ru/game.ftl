# Партия по ссылке, и как поделиться партией.

game-title = Партия по ссылке
game-seat = Место { $number }
game-replay = Смотреть с начала
game-time = Ход партии
game-at = Шаг { $at } из { $of }
game-first = В начало
game-back-turn = На ход назад
game-back = На шаг назад
game-forward = На шаг вперёд
game-forward-turn = На ход вперёд
game-last = В конец
game-wrong-title = По этой ссылке партия не открывается
game-wrong-no-link = В ней нет партии.
game-wrong-broken = Часть ссылки потерялась или изменена. Скопируйте адрес ещё раз целиком или попросите прислать его снова.
game-wrong-newer = Она сделана в более новой версии Postroad. Обновите эту страницу или откройте ссылку там, где она создана.
game-wrong-failed = Не удалось загрузить правила. Попробуйте ещё раз, когда будет связь.
share-about = Вся партия — в этой ссылке, больше она нигде не хранится. Кто её откроет, увидит каждый шаг.
share-long = Для многих мессенджеров эта партия слишком длинная. Лучше передайте её файлом.
share-names = С именами игроков
share-at = Открыть на этом месте: шаг { $at }
share-file = Сохранить запись партии в файл
share-as-file = Сохраните запись в файл и передайте его. На главной странице любого Postroad её откроет «{ $open }».
share-packing = Готовим партию…
share-wrong = Не удалось прочитать партию. Попробуйте ещё раз.
take-about = Откройте эту ссылку или отсканируйте код на другом устройстве: партия продолжится там с этого места. Здесь она тоже останется; дальше это будут две разные партии.
take-covered = В ссылке вся партия, включая карты на руках. Не передавайте её другим.
take-file-about = Сохраните партию в файл и перенесите его на другое устройство. Там, на главной странице Postroad, «{ $open }» продолжит её с этого места. Здесь она тоже останется; дальше это будут две разные партии.
take-file = Сохранить партию в файл
take-file-covered = В файле вся партия, включая карты на руках. Не передавайте его другим.
record-malformed = Этот файл — не полная запись партии. { $why }
record-newer = Эта запись сделана в более новой версии Postroad. Обновите страницу.
record-hidden = Эта запись показывает партию глазами одного игрока: карт остальных в ней нет.
record-false = Недопустимая запись: событие { $event } нарушает правила.
game-run = Воспроизвести
game-eyes = Глазами игрока
game-eyes-all = Все карты открыты
game-stride = Воспроизведение
game-by-forward = По шагам
game-by-forward-turn = По ходам
game-pace = Скорость
game-choices = Настройки просмотра
record-told = В нём сказано: «{ $told }»
record-malformed-event = Этот файл — не полная запись партии: в событии { $event } чего-то не хватает, или так не бывает.
record-why-over = К этому времени партия уже закончилась.
record-why-ends = После него запись обрывается там, где никто не должен решать: чего-то не хватает.
record-why-more = Часть этого события в записи пропущена.
record-why-deck = В новой колоде должны быть ровно те карты, что лежали в сбросе.
record-why-due = По правилам здесь должно быть: «{ $due }»
record-why-refused = За столом ответили бы: «{ $reason }»
event-turn = Ходит { $who }.
event-reveal = На рынок выложена карта «{ $city }».
event-token = { $who } получает жетон { $official-genitive }.
event-clergy = { $who } сажает { $rank-accusative } в карету { $coach-genitive }.
event-clear = Рынок заменён.
game-wrong-running = Эта партия ещё не закончена.
try-title = Играть отсюда
try-about = Начиная с шага { $at } играете вы — за отдельным столом, который хранится на этом устройстве. Партия, которую вы смотрите, останется как есть.
try-seat = Ваше место
try-against = Против
try-as-were = Те же боты
try-deck = Следующие карты
try-deck-same = В том же порядке
try-deck-same-about = Как в той партии, насколько колода была видна.
try-deck-new = Перемешать
try-deck-new-about = Карты на руках и рынок остаются, колода перемешивается.
try-play = Играть
beat-title = Побить этот результат
beat-points = Наберите больше: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
beat-about = { $name } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} на этом раскладе. У вас то же место, и карты придут в том же порядке.
beat-yours = ваше место
beat-play = Сыграть этот расклад
beat-pass = Бросить вызов другим
beat-look = Посмотреть ту партию
beat-fair = Если сначала посмотреть ту партию, карты будут известны. Когда колода кончится и сброс перемешают, карты пойдут другие.
compared-title = Сравнение по ходам
compared-more = У вас { $after ->
    [one] { $after } очко
    [few] { $after } очка
    [many] { $after } очков
   *[other] { $after } очка
} — на { $by } больше, чем тогда ({ $name }).
compared-less = У вас { $after ->
    [one] { $after } очко
    [few] { $after } очка
    [many] { $after } очков
   *[other] { $after } очка
} — на { $by } меньше, чем тогда ({ $name }).
compared-same = У вас { $after ->
    [one] { $after } очко
    [few] { $after } очка
    [many] { $after } очков
   *[other] { $after } очка
} — ровно столько же, сколько тогда ({ $name }).
compared-now = Вы
compared-turn = Ход
compared-difference = Разница
compared-table = В виде таблицы
origin-at = С шага { $at } другой партии
origin-deal = Расклад другой партии
final-daily = К партии дня
origin-daily = Партия дня
compared-look = { $name }, ход { $turn }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Посмотреть партию в этом месте.
record-part-options = Настроек партии нет, или таких не бывает.
record-part-names = В нём должны быть имена всех игроков.
record-part-events = В нём нет событий.
record-part-decisions = Число решений в нём не сходится с событиями.
record-part-twice = В нём есть повтор.
