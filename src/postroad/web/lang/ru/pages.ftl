## Везде

page-title = { $page } – Postroad
server-silent = Сервер не отвечает. Postroad ещё запущен?
server-silent-guest = Сервер не отвечает. Проверьте соединение или попробуйте ещё раз чуть позже.
server-refused = Сервер отказал ({ $code }). Всё, что вы ввели, на месте.
blocked-title = Этот браузер не может запустить игру
blocked-text = Партиям на этой странице нужен WebAssembly, а этот браузер его блокирует. Разрешите его для этого сайта или возьмите другой браузер. Сохранённые партии в целости.
unloaded-text = Правила и боты для партий на этой странице не загрузились; сохранённые партии в целости. Проверьте соединение и попробуйте ещё раз.
stopped-text = Игра на этой странице остановилась, сохранённые партии в целости. Попробуйте ещё раз или обновите страницу.
unexpected-text = Что-то пошло не так. Попробуйте ещё раз или обновите страницу.
try-again = Попробовать ещё раз
signed-out-title = Вы вышли
signed-out-text = В этом браузере выполнен выход с другого устройства. Чтобы остаться тем же игроком, создайте там ссылку: настройки, «Ваши устройства».

## Титульный лист

landing-tagline = Прокладывайте почтовые линии от города к городу, открывайте отделения, получайте экипажи всё крупнее.
landing-tools = Язык, оформление и справка
landing-play = Играть
landing-play-about = Прямо сейчас, против двух лёгких ботов. Займёт от 20 до 30 минут.
landing-name = Ваше имя
landing-continue-last = Продолжить последнюю партию
landing-other = Другие варианты игры
landing-learn = Научиться играть
landing-learn-about = Двенадцать коротких шагов за столом.
landing-learn-first = Впервые здесь? Учитесь играя
landing-learn-on = Продолжить урок
landing-daily = Партия дня
landing-daily-about = Карты у всех одни, попытка одна.
landing-puzzle = Задачи
landing-puzzle-about = Одно решение явно лучшее: какое?
landing-new = Своя партия…
landing-new-about = Выберите места, ботов и модули.
landing-people = За одним экраном
landing-people-about = От двух до четырёх, по очереди.
landing-post = Игра по переписке
landing-post-about = Друзья по очереди отправляют друг другу ссылку.
new-post-you = Вы, на этом устройстве.
new-post-friend = Получает ссылки и играет на своём устройстве.
landing-watch = Посмотреть на ботов
landing-watch-about = Устройтесь поудобнее и посмотрите, как они путешествуют.
landing-how = Как играть
landing-step-take = Возьмите карту
landing-step-take-about = У каждого города три карты. Возьмите одну из шести открытых с рынка или верхнюю из колоды.
landing-step-lengthen = Продолжите линию
landing-step-lengthen-about = Добавьте карту к любому краю линии. Соседние города линии должны быть соединены дорогой.
landing-step-close = Завершите её
landing-step-close-about = Три города и больше приносят отделения, призы и следующий экипаж.
landing-step-rules = Прочитать правила
landing-unfinished = Незаконченные партии
landing-finished = Законченные партии
landing-continue = Продолжить
landing-look = Посмотреть
landing-delete = Удалить
landing-delete-ask = Удалить эту партию ({ $names })? Восстановить её не получится.
landing-record = Скачать запись партии
landing-round = Круг { $round }
landing-turn = ходит
landing-won = победа
landing-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
landing-show-all = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}

## Without a server or a connection

alone-about = Для игры с друзьями в реальном времени и для открытых столов нужен сервер.
alone-server = Играть с другими на { $name }
alone-host = Запустить его на компьютере:
offline-ready = Можно играть без интернета.
offline-simple = Можно играть без интернета, пока против простого бота.
bots-coming = Боты всех уровней (3,7 МБ) загружаются.
bots-absent = Боты всех уровней (3,7 МБ) ещё не загружены. Пока за них играет простой бот.
bots-fetch = Загрузить ботов
offline-insecure = Этот адрес не зашифрован (http), поэтому браузер не сохраняет игру для работы без интернета и не может её установить. Всё остальное работает.
offline-no = Этот браузер не сохраняет игру для работы без интернета.

## Новый стол

new-title = Новый стол
new-back = Назад
new-seats = Места
new-players = Сколько играет?
new-player-count = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
new-seat = Место { $number }
new-who = Кто играет
new-person = Человек
new-person-about = Играет за этим экраном.
new-bots = Боты
level-beginner-about = Знает правила, но часто сбивается с пути. Хорошая компания для первой партии.
level-easy-about = Видит полезное, но многое упускает. Скоро вы начнёте выигрывать.
level-medium-about = Играет здраво и порой ошибается. Достойный соперник.
level-hard-about = Ошибается редко. Кто его обыграл, хорошо знает игру.
level-master-about = Всегда делает лучшее из того, что умеет. Обыграть его очень трудно.
new-name = Имя
new-name-missing = У каждого игрока должно быть имя.
new-name-long = Не больше 24 знаков; в этом имени их { $count }.
new-name-same = За этим столом уже есть игрок с таким именем. Выберите другое, чтобы вас не путали.
new-bot-names = Бальтазар, Аполлония, Леопольд, Вальбурга, Корбиниан, Людмила
new-shuffle = Случайные места
new-shuffle-about = Кто начинает, цвета и крыши решит жребий, когда все сядут. Иначе играют в этом порядке.
new-modules = Модули
new-modules-about = В первых партиях лучше обойтись без них.
new-more = Ещё
new-create = Создать стол

## Настройки

settings-name = Ваше имя
settings-theme = Оформление
settings-theme-auto = Системное
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-to-light = Включить светлое оформление
settings-to-dark = Включить тёмное оформление
settings-speed = Скорость ботов и фишек
settings-speech = Что читает программа экранного доступа
settings-speech-brief = Каждый ход одной фразой
settings-speech-full = Каждый шаг
settings-confirm = Спрашивать, прежде чем бросить линию
settings-confirm-about = Карта, с которой начинают новую линию, отправляет прежнюю в сброс.
settings-marks = Отмечать полезные карты
settings-marks-about = Отмечает карты рынка, которые продолжают вашу линию или приближают приз области.
settings-shortcuts = Быстрые клавиши
settings-shortcuts-about = За столом работают одиночные клавиши.
settings-sound = Звук
settings-sound-about = Бумага, штемпели, копыта и короткий сигнал рожка, когда приходит ваш ход.

## Справка

lesson-base = Основная игра
lesson-at = { $done } из { $count }

## Итоги

final-title = Партия окончена
final-you-won = { $name }, вы победили!
final-won = Побеждает { $name }!
final-you-won-about = { $points ->
    [one] { $points } очко: почта империи — ваша.
    [few] { $points } очка: почта империи — ваша.
    [many] { $points } очков: почта империи — ваша.
   *[other] { $points } очка: почта империи — ваша.
}
final-won-about = { $points ->
    [one] { $points } очко. Славное вышло путешествие.
    [few] { $points } очка. Славное вышло путешествие.
    [many] { $points } очков. Славное вышло путешествие.
   *[other] { $points } очка. Славное вышло путешествие.
}
final-gave-up = Игроки, которые сдались или просрочили время, занимают последние места, сколько бы очков ни набрали их боты.
final-nobody = Никто не победил
final-nobody-about = Все игроки сдались, и партию доиграли боты.
final-tie = Равенство: побеждает игрок с призом за конец партии, иначе первый из равных после него по часовой стрелке.
final-stalled = На дорогах стало тихо: 60 кругов никто не открывал отделений и не получал экипажей.
final-score = Откуда очки
final-source = Источник
final-carriage = Экипаж
final-tiles = Призы
final-offices = Неоткрытые отделения
final-chips = Жетоны очков
final-clergy = Священ{ "\u00AD" }ники
final-points = Очки
final-offices-open = Открыто отделений: { $open } из 20
final-no-tiles = Призов нет
final-again = Сыграть ещё раз
final-map = Посмотреть на поле
final-record = Скачать запись партии
final-leave = Главное меню

# Games that this browser keeps
kept-title = Партии на этом устройстве
kept-here = Партии с ботами и за одним экраном хранятся на этом устройстве, в этом браузере.
kept-nowhere = Это окно ничего не хранит: партии с ботами и за одним экраном исчезнут, когда вы закроете страницу. Сохраните их в файл.
kept-save = Сохранить все в файл
kept-bring = Открыть сохранённую партию или копию
kept-reading = Читаем файл…
kept-brought = { $count ->
    [one] Восстановлена { $count } партия.
    [few] Восстановлены { $count } партии.
    [many] Восстановлено { $count } партий.
   *[other] Восстановлено { $count } партий.
}
kept-known = Все партии из этого файла уже здесь.
kept-broken = { $count ->
    [one] { $count } партию в файле не удалось прочитать.
    [few] { $count } партии в файле не удалось прочитать.
    [many] { $count } партий в файле не удалось прочитать.
   *[other] { $count } партий в файле не удалось прочитать.
}
kept-no-games = В этом файле нет партий Postroad.
refused-no-room = На этом устройстве не осталось места. Удалите лишние партии или освободите место и попробуйте ещё раз.
stored-tried = с шага { $at } другой партии
stored-deal = расклад другой партии
landing-stats = Ваша статистика
