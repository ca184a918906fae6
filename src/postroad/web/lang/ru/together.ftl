# Играем вместе: новые столы для других, сбор за столом, лобби, гости и их устройства.

## Новый стол

landing-friends = С друзьями, по ссылке
landing-friends-about = Каждый за своим экраном.
new-open = Свободно для гостя
new-open-about = Это место займёт приглашённый, за другим экраном.
new-house-bots = Боты этого сервера
new-house-about = Бот, которого предлагает этот сервер. Партия хранится на нём.
new-together = Игра с другими
new-hints = Советы
new-hints-about = Каждый может спросить, что сделал бы мастер. Все видят это, прежде чем сесть за стол.
new-by-heart = По памяти
new-by-heart-about = Взятые призы закрыты до конца партии, и советов нет.
new-by-heart-audience = Взятые призы и свои священники в пути закрыты до конца партии, и советов нет.
new-listed = Показать в лобби
new-listed-about = Стол видят все на этом сервере, и любой может сесть. Иначе его найдут только те, у кого есть ссылка.
new-clock = Часы
new-clock-about = За того, у кого вышло время, играет бот.

## О чём договорились

term-basic = Основная игра
term-provinces-8 = Приз за все земли: хватит восьми
term-lot = Места по жребию
term-order = Места в этом порядке
term-hints = Советы разрешены
term-by-heart = По памяти: взятые призы закрыты
term-by-heart-audience = По памяти: взятые призы и свои священники закрыты
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
gathering-stand = Встать
gathering-remove = Убрать
gathering-remove-who = Убрать из-за стола: { $name }
gathering-remove-ask = Убрать из-за стола? { $name }
gathering-host = хозяин стола
gathering-here = на месте
gathering-away = сейчас не здесь
gathering-terms = Во что играем
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

## Приглашение

invite-title = Пригласить
invite-about = Кто откроет эту ссылку, сможет сесть за стол или посмотреть.
invite-link = Ссылка
invite-share = Поделиться…
invite-qr = Ссылка в виде QR-кода
invite-network = Это адрес вашего компьютера в вашей сети.
invite-address = Адрес этого компьютера
invite-alone = Пока войти может только этот компьютер. Чтобы впустить других, запустите Postroad так:
invite-nobody = Пока это нельзя открыть ни на каком другом устройстве.
invite-file = Эта страница — файл на этом устройстве: на другом ссылка на неё ничего не откроет.
invite-here = Для другого браузера на этом компьютере
copy = Копировать
copied = Скопировано
copy-select = Выделить
copy-by-hand = Здесь браузер копирует только вручную: страница не зашифрована.

## Лобби и свои столы

lobby-title = Столы, открытые для всех
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
stored-damaged = Этот стол нельзя прочитать: его запись повреждена.
stored-go = К столу

## Уведомления

notify = Сообщать, когда мой ход
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
move-title = С устройства на устройство
move-wait = Переносим ваши партии…
move-question = Играть на этом устройстве под именем { $name }?
move-same = В этом браузере уже играет { $name }. Ссылка ещё не использована.
move-ask = Сейчас в этом браузере играет { $name }. Здесь это закончится, и партии игрока { $name } будут доступны только с других его устройств.
move-yes = Играть: { $name }
move-no = Остаться: { $name }
move-cancel = Нет, спасибо
programs-title = Для программ
programs-about = Программа с вашим ключом доступа играет от вашего имени.
programs-label = Для чего этот ключ?
programs-make = Создать ключ
programs-once = Ваш новый ключ доступа, он показан только один раз
programs-used = последний раз { $when }
programs-unused = ещё не использован
programs-delete = Удалить ключ «{ $label }»

## Отказы

refused-banned = Вас больше не допускают на этот сервер.
refused-damaged = Этот стол повреждён, его нельзя прочитать.
refused-no-bot = Такого бота здесь нет.
refused-no-code = Эта ссылка уже использована, или ей больше десяти минут. Создайте новую в настройках другого устройства.
refused-no-table = Этого стола больше нет.
refused-not-host = Это может только хозяин стола.
refused-not-your-seat = Это чужое место.
refused-same-name = У двух игроков за этим столом было бы одно и то же имя. Выберите другое.
refused-seats-open = Ещё есть свободное место.
refused-slow-down = Слишком быстро. Попробуйте чуть позже.
refused-started = Партия уже началась.
refused-taken = Там уже сидят.
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
missing-host = Выберите другого, и партия продолжится.
missing-guest = Партия продолжится, как только { $host } выберет другого.
missing-which = Какой бот играет дальше
missing-fill = Пусть играет

## Whom one hears

chat-speakers = Кого я слышу
chat-mute = Не слышать: { $name }
chat-unmute = Снова слышать: { $name }

## A seat goes to somebody else
confirm-hand-on = Передать ваше место кому-то другому? Остальных за столом спросят. Затем вы получите ссылку: кто её откроет, продолжит играть вместо вас.
confirm-hand-on-other = Передать место кому-то другому ({ $who })? Остальных за столом спросят. Затем вы получите ссылку: кто её откроет, продолжит играть там.
seat-asked = { $by } просит передать другому игроку место, за которым никого нет: { $who }.
seat-asked-own = { $who } просит передать своё место другому игроку.
seat-asked-you = Вы просите передать ваше место.
seat-asked-by-you = Вы просите передать место: { $who }.
seat-asked-yours = { $by } думает, что вас нет, и просит передать ваше место другому игроку.
seat-waiting = Ещё не ответили: { $names }.
seat-offered = Место ({ $who }) займёт тот, кто откроет ссылку. Ссылка у игрока { $by }.
seat-offered-own = Место ({ $who }) займёт тот, кто откроет переданную ссылку.
seat-offered-you = Все согласны: ваше место займёт тот, кто откроет вашу ссылку. До тех пор играете вы.
seat-offered-by-you = Все согласны: место ({ $who }) займёт тот, кто откроет вашу ссылку.
seat-offered-yours = Ваше место хотят передать: ссылка на него у игрока { $by }.
seat-keep = Я здесь: место остаётся за мной
seat-call-off = Отменить
seat-show-link = Показать ссылку
seat-title = Ссылка на место
seat-link-about = Кто первым откроет эту ссылку, займёт место ({ $who }) с картами, которые там лежат. Она действует один раз и в течение суток.
seat-link-share = Место в партии Postroad
seat-link-secret = Дайте её только тому, кто должен там играть. Если позже сделать новую ссылку, эта перестанет действовать.
seat-take-title = Место для вас
seat-take-question = Занять место ({ $who })? За столом ещё: { $names }.
seat-take-about = { $by } передаёт его вам. Вы увидите карты на руке и продолжите партию с того места, где она стоит.
seat-take-yes = Занять место
seat-take-watch = Только смотреть
seat-take-gone = Эта ссылка больше не ведёт к месту: она использована, отменена, или ей больше суток. Попросите новую.
seat-to-table = К столу
refused-seated = Вы уже сидите за этим столом.
refused-not-offered = Место больше не передаётся.
refused-time-up = Время этого места вышло.

## The clock stands still
pause-asked = { $who } просит паузу: часы будут стоять, пока кто-нибудь не продолжит.
pause-asked-you = Вы просите паузу.
pause-stands = Пауза: часы стоят.
pause-play-on = Играть дальше всё равно можно.
pause-go-on = Пустить часы
