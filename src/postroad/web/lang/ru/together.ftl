# Играем вместе: новые столы для других, сбор за столом, лобби, гости и их устройства.

## Новый стол

landing-friends = Онлайн с друзьями
landing-friends-about = Каждый за своим экраном.
new-open = Свободно для гостя
new-open-about = Это место может занять приглашённый, за другим экраном.
new-house-bots = Боты этого сервера
new-house-about = Бот, которого предлагает этот сервер. Партия хранится на нём.
new-together = Игра с другими
new-hints = Подсказки
new-hints-about = Каждый может спросить, что сделал бы мастер. Все видят это, прежде чем сесть за стол.
new-by-heart = Режим памяти
new-by-heart-about = Взятые призы остаются закрытыми; подсказок нет.
new-by-heart-audience = Взятые призы и свои священники в пути остаются закрытыми; подсказок нет.
new-listed = Показать в лобби
new-listed-about = Стол видят все на этом сервере, и любой может сесть. Иначе его найдут только те, у кого есть ссылка.
new-clock = Часы
new-clock-about = За того, у кого вышло время, играет бот.

## О чём договорились

term-basic = Основная игра
term-lot = Случайные места
term-order = Места в этом порядке
term-hints = Подсказки разрешены
term-by-heart = Режим памяти: взятые призы закрыты
term-by-heart-audience = Режим памяти: взятые призы и свои священники закрыты
term-listed = Виден в лобби
term-private = Только по ссылке
term-clock-none = Без часов
term-clock-turn = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
    [many] { $count } минут на ход
   *[other] { $count } минуты на ход
}
term-clock-total = { $count ->
    [one] { $count } минута на партию
    [few] { $count } минуты на партию
    [many] { $count } минут на партию
   *[other] { $count } минуты на партию
}
term-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}

## Перед партией

gathering-title = Стол: { $name }
gathering-open = Свободное место
gathering-kept = Место ждёт: { $name }
gathering-sit = Сесть сюда
gathering-stand = Освободить место
gathering-remove = Убрать
gathering-remove-who = Убрать из-за стола: { $name }
gathering-remove-ask = Убрать из-за стола? { $name }
gathering-host = хозяин стола
gathering-here = на месте
gathering-away = сейчас не здесь
gathering-terms = Настройки партии
gathering-seats-open = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
}
gathering-complete = Все места заняты.
gathering-starts = Ждём, пока { $name } начнёт партию.
gathering-full = Можно остаться и посмотреть.
gathering-fill = { $count ->
    [one] Посадить бота
    [few] Посадить ботов
    [many] Посадить ботов
   *[other] Посадить ботов
}
gathering-start = Начать партию
gathering-leave = Уйти из-за стола
gathering-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
gathering-messages = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
    [many] { $count } сообщений
   *[other] { $count } сообщения
}

## Приглашение

invite-title = Пригласить
invite-about = Любой, у кого есть ссылка на стол, сможет сесть за него или посмотреть.
invite-link = Ссылка
invite-share = Поделиться…
invite-qr = Ссылка в виде QR-кода
invite-network = Это адрес вашего компьютера в вашей сети.
invite-address = Адрес этого компьютера
invite-alone = Пока подключиться может только этот компьютер. Чтобы впустить других, запустите Postroad так:
invite-nobody = Пока это нельзя открыть ни на каком другом устройстве.
invite-file = Эта страница — файл на этом устройстве: на другом ссылка на неё ничего не откроет.
invite-here = Для другого браузера на этом компьютере
copy = Копировать
copied = Скопировано
copy-select = Выделить
copy-by-hand = Для копирования здесь нужен HTTPS. Выделите текст и скопируйте его сами.

## Лобби и свои столы

lobby-title = Открытые столы
lobby-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
lobby-playing = Идёт игра
lobby-join = Присоединиться
lobby-watch = Смотреть
stored-gathering = Ждёт игроков
stored-damaged = Этот стол нельзя прочитать: его данные повреждены.
stored-go = К столу

## Уведомления

notify = Уведомлять, когда мой ход
notify-about = Уведомлением, пока вы смотрите в другое окно.
notify-insecure = Браузеры показывают уведомления только для зашифрованных страниц или на том компьютере, где работает Postroad.
notify-refused = Браузер не разрешает. Посмотрите его настройки для этой страницы.

## Устройства и программы

device-title = Ваши устройства
device-here = Этот браузер
device-there = Другой браузер
device-name = Название устройства
device-since = добавлено { $when }
device-leave = Выйти
device-leave-who = Выйти на устройстве «{ $label }»
device-leave-others = Выйти на всех остальных
device-leave-sure = Точно выйти на всех остальных?
device-other = Играть на другом устройстве
device-about = Откройте там эту ссылку или отсканируйте её: вы останетесь тем же игроком, со своими партиями. Она действует один раз, десять минут. Никому её не давайте.
device-make = Создать ссылку
device-again = Создать новую ссылку
move-title = Продолжить на этом устройстве
move-wait = Загружаем ваши партии…
move-question = Играть на этом устройстве под именем { $name }?
move-same = В этом браузере уже играет { $name }. Ссылка ещё не использована.
move-ask = Сейчас в этом браузере играет { $name }. Здесь это закончится, и партии игрока { $name } будут доступны только с других его устройств.
move-yes = Играть: { $name }
move-no = Остаться: { $name }
move-cancel = Нет, спасибо
programs-title = Ключи API
programs-about = Программы с вашим ключом API играют от вашего имени.
programs-label = Для чего этот ключ?
programs-make = Создать ключ
programs-once = Ваш новый ключ API, он показан только один раз
programs-used = последний раз { $when }
programs-unused = ещё не использован
programs-delete = Удалить ключ «{ $label }»

## Отказы

refused-banned = Вас заблокировали на этом сервере.
refused-damaged = Этот стол повреждён, его нельзя прочитать.
refused-newer = Ваши партии в этом браузере сохранила более новая версия Postroad. Обновите страницу, чтобы увидеть их.
refused-no-bot = Этот бот здесь недоступен.
refused-no-code = Эта ссылка уже использована, или ей больше десяти минут. Создайте новую в настройках другого устройства.
refused-no-table = Этого стола больше нет.
refused-not-host = Это может только хозяин стола.
refused-not-your-seat = Это чужое место.
refused-same-name = У двух игроков за этим столом было бы одно и то же имя. Выберите другое.
refused-seats-open = Ещё есть свободное место.
refused-slow-down = Слишком быстро. Попробуйте чуть позже.
refused-started = Партия уже началась.
refused-taken = Это место уже занято.
refused-too-many = У вас слишком много незаконченных партий. Сначала закончите или удалите одну из них.

## Ещё раз
rematch-asked = { $name } предлагает сыграть ещё раз.
rematch-join = Играть
rematch-decline = Не сейчас
rematch-declined = { $name } пока не хочет играть ещё раз.
rematch-go = К новой партии
rematch-without = Остальные уже играют снова.
gathering-again = Партия начнётся, как только все соберутся.
bot-missing = { $bot } (больше нет на этом сервере)
missing = { $who }: бота { $bot } на этом сервере больше нет.
missing-host = Выберите другого бота, чтобы продолжить партию.
missing-guest = Партия продолжится, как только { $host } выберет другого.
missing-which = Замена
missing-fill = Выбрать этого бота

## Muting

chat-speakers = Скрыть сообщения игроков
chat-mute = Скрыть сообщения: { $name }
chat-unmute = Показать сообщения: { $name }

## Seat transfer
confirm-hand-on = Отдать ваше место другому человеку? Сначала спросят остальных за столом. Затем вы получите ссылку: тот, кто откроет её первым, продолжит играть вместо вас.
confirm-hand-on-other = Отдать место ({ $who }) другому человеку? Сначала спросят остальных за столом. Затем вы получите ссылку: тот, кто откроет её первым, продолжит играть там.
seat-asked = { $by } просит передать другому человеку место, за которым никого нет: { $who }.
seat-asked-own = { $who } просит передать своё место другому человеку.
seat-asked-you = Вы попросили передать ваше место другому человеку.
seat-asked-by-you = Вы попросили передать место другому человеку: { $who }.
seat-asked-yours = { $by } думает, что вас нет, и просит передать ваше место другому человеку.
seat-waiting = Ещё не ответили: { $names }.
seat-offered = Место ({ $who }) займёт тот, кто первым откроет ссылку. Ссылка у игрока { $by }.
seat-offered-own = Место ({ $who }) займёт тот, кто первым откроет ссылку.
seat-offered-you = Все согласны: ваше место займёт тот, кто первым откроет вашу ссылку. До тех пор играете вы.
seat-offered-by-you = Все согласны: место ({ $who }) займёт тот, кто первым откроет вашу ссылку.
seat-offered-yours = У игрока { $by } есть ссылка, которая отдаст ваше место другому человеку.
seat-keep = Я здесь: место моё
seat-call-off = Отменить передачу
seat-show-link = Показать ссылку
seat-title = Ссылка на место
seat-link-about = Кто первым откроет эту ссылку, займёт место ({ $who }) с картами, которые там лежат. Она действует один раз и в течение суток.
seat-link-share = Место в партии Postroad
seat-link-secret = Дайте её только тому, кто должен там играть. Новая ссылка отменит эту.
seat-take-title = Место для вас
seat-take-question = Занять место ({ $who })? За столом ещё: { $names }.
seat-take-about = { $by } передаёт его вам. Вы увидите карты на руке и продолжите партию с того места, где она стоит.
seat-take-yes = Занять место
seat-take-watch = Только смотреть
seat-take-gone = Эта ссылка больше не ведёт к месту: она использована, отменена, или ей больше суток. Попросите новую.
seat-to-table = К столу
refused-seated = Вы уже за этим столом.
refused-not-offered = Это место больше не передаётся.
refused-time-up = Время этого места вышло.

## Pause
pause-asked = { $who } просит паузу: часы остановятся, пока кто-нибудь их не запустит.
pause-asked-you = Вы попросили паузу.
pause-stands = Пауза: часы остановлены.
pause-play-on = Но играть можно и дальше.
pause-go-on = Запустить часы
chat-empty = Сообщений пока нет.
chat-label = Написать сообщение
chat-send = Отправить
reactions = Быстрый чат
alone = { $who } больше не играет; остались только вы и боты. Если завершите партию, сдадитесь и вы: боты сразу доиграют её, и никто не победит.
alone-end = Завершить партию
alone-play-on = Играть дальше с ботами
undo-asked = { $who } просит отменить последний шаг:
undo-agree = Согласиться
undo-refuse = Отказать
undo-waiting = Ждём ответов.
undo-withdraw = Не нужно
clock-left = осталось { $time }
clock-stands = осталось { $time }, часы остановлены
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
