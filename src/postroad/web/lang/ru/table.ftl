# Сам стол: вопросы, ответы, подписи.

## Заголовки
title-table = Стол – Postroad
title-your-turn = Ваш ход – Postroad
opening = Загружаем партию…
you = { $who } (вы)
seats = Места
seat-you = вы
seat-resigned = партия сдана
seat-waking = готовится
officials = Служащие
tiles = Призы
market = Рынок
log-title = Журнал
news = Что произошло
map-name = Почтовые дороги
map-label = Карта почтовых дорог
map-fit = Показать всю карту
rome-label = Карта дорог в Рим
leaves = Части стола
leaf-map = Карта
leaf-rome = Рим
leaf-table = Стол
leaf-chat = Чат

## Вопросы: что нужно сделать и что будет дальше
ask-clergy = Рассадите своих священников по пяти каретам.
next-clergy = Тайно: вы их видите, остальные нет.
ask-take = Возьмите карту: с рынка или из колоды.
ask-take-two = Возьмите первую из двух карт.
next-take = Потом вы сыграете карту.
next-take-two = На руке пусто, поэтому помогает почтмейстер.
next-take-administrator = Или позовите администратора: будет шесть новых карт. Потом вы сыграете карту.
ask-take-second = Возьмите вторую карту.
next-take-second = Помогает почтмейстер. Потом вы сыграете карту.
ask-play-first = Сыграйте карту и начните линию.
ask-play = Сыграйте карту: добавьте её к краю линии или начните новую линию.
ask-play-none = Ни одна карта не подходит к линии: бросьте её и начните новую линию.
next-play = Потом можно завершить линию.
next-play-short = Завершить можно линию из трёх городов и больше.
next-play-none = { $count ->
    [one] В сброс уйдёт вся линия, { $count } город; вы ничего за неё не получите.
    [few] В сброс уйдёт вся линия, { $count } города; вы ничего за неё не получите.
    [many] В сброс уйдёт вся линия, { $count } городов; вы ничего за неё не получите.
   *[other] В сброс уйдёт вся линия, { $count } города; вы ничего за неё не получите.
}
next-play-postmaster = Или позовите почтмейстера: будет вторая карта.
ask-play-second = Добавьте вторую карту к краю линии.
next-play-second = Помогает гонец. Потом можно завершить линию.
next-play-second-short = Помогает гонец.
ask-where = Куда положить карту «{ $city }»?
next-where = Выберите край своей линии.
next-where-anew = Отсюда нет дороги ни к одному краю вашей линии.
place-left = Слева от { $left-genitive }
place-right = Справа от { $right-genitive }
place-start = Новая линия
ask-anew = С какой карты начать новую линию?
next-anew = Города прежней линии уйдут в сброс.
ask-close = { $count ->
    [one] Завершите линию из { $count } города или закончите ход.
    [few] Завершите линию из { $count } городов или закончите ход.
    [many] Завершите линию из { $count } городов или закончите ход.
   *[other] Завершите линию из { $count } городов или закончите ход.
}
ask-close-short = Закончите ход.
ask-close-carrier = Закончите ход или позовите гонца.
next-close-short = { $count ->
    [one] В вашей линии { $count } город. Чтобы её завершить, нужно не меньше 3.
    [few] В вашей линии { $count } города. Чтобы её завершить, нужно не меньше 3.
    [many] В вашей линии { $count } городов. Чтобы её завершить, нужно не меньше 3.
   *[other] В вашей линии { $count } города. Чтобы её завершить, нужно не меньше 3.
}
next-close = { $number ->
    [one] Для следующего экипажа нужен { $number } город.
    [few] Для следующего экипажа нужно { $number } города.
    [many] Для следующего экипажа нужно { $number } городов.
   *[other] Для следующего экипажа нужно { $number } города.
}
next-close-brings = Завершив линию, вы получите экипаж { $number }.
next-close-carrier = С гонцом можно сыграть вторую карту.
next-close-cartwright = С каретником вы получите экипаж { $number }: +{ $points }.
next-close-either = Позовите гонца сейчас или каретника при завершении.
ask-office = Откройте отделение: выберите город.
next-office = Потом призы и экипаж.
ask-cartwright = Позвать каретника ради экипажа { $number }?
next-cartwright = Это бесплатно: +{ $points }. { $after ->
    [coach] Если нет, передвиньте карету.
    [discard] Если нет, сбросьте лишние карты: остаются три.
   *[end] Если нет, закончите ход.
}
ask-coach = Передвиньте карету ближе к Риму.
next-coach = По одному шагу за каждый город линии без нового отделения.
ask-discard = { $count ->
    [one] Сбросьте { $count } карту, чтобы осталось три.
    [few] Сбросьте { $count } карты, чтобы осталось три.
    [many] Сбросьте { $count } карт, чтобы осталось три.
   *[other] Сбросьте { $count } карты, чтобы осталось три.
}
next-discard = Потом вы закончите ход.
ask-end = Всё сделано. Закончите ход.
next-end = До этого ещё можно отменять шаги.
ask-hand-in = Сдайте жетоны: от одного до четырёх, все разные.
next-hand-in = Жетоны { $official-genitive } кончились, поэтому все сдают жетоны.
next-hand-in-last = В последний раз: затем подсчёт очков.
ask-hand-in-last = Партия окончена. Сдать жетоны ещё раз?
ask-reward-card = Ваша награда: возьмите карту или откажитесь.
next-reward-card = За два жетона.
ask-reward-office = Ваша награда: откройте отделение в любом городе или откажитесь.
next-reward-office = За четыре жетона.
ask-over = Партия окончена.
last-round = Последний круг

## Решают другие
wait-person = Ждём: { $who }.
wait-bot = { $who } думает.
wait-waking = { $who } готовится. В первый раз это занимает до полуминуты.
wait-late = { $who } готовится дольше обычного.
next-late = Владелец сервера видит, что боты ждут. Партия продолжится сама.
wait-paused = Игра на паузе.
wait-missing = { $who }: этот бот больше недоступен.
wait-unfetched = { $who }: бот ещё не загружен.
next-unfetched = Этого бота нужно один раз загрузить. Партия продолжится, когда будет связь.
doing-clergy = Рассаживает священников
doing-take = Берёт карту
doing-take-second = Берёт вторую карту
doing-play = Играет карту
doing-play-second = Играет вторую карту
doing-close = Завершать ли линию
doing-office = Открывает отделение
doing-cartwright = Звать ли каретника
doing-coach = Передвигает карету
doing-discard = Сбрасывает карты
doing-end = Заканчивает ход
doing-hand-in = Сдаёт жетоны
doing-reward-card = Берёт карту в награду
doing-reward-office = Открывает отделение в награду

## Действия, как на кнопках
act-take = Взять { $city }
act-start = Начать { $city-from }
act-start-anew = Начать новую линию { $city-from }
act-extend = Добавить { $city } к { $right-dative }
act-left = Добавить { $city } слева от { $left-genitive }
act-right = Добавить { $city } справа от { $right-genitive }
act-close-each = По отделению в каждой земле
act-close-province = { $province }: все города
act-decline = Отказаться
act-clergy-in = { $rank }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, в карету { $coach-genitive }
undo = Отменить шаг
hint-ask = Что сделал бы мастер?
hint-short = Подсказка
hint-shut = Закрыть
end-turn = Закончить ход
close-route = Завершить…
call-short = Позвать { $official-genitive }
call-cartwright = Позвать каретника
do-abandon = Бросить линию
confirm-abandon = { $count ->
    [one] Начать новую линию { $city-from }? В сброс уйдёт вся прежняя линия, { $count } город, и вы ничего за неё не получите.
    [few] Начать новую линию { $city-from }? В сброс уйдёт вся прежняя линия, { $count } города, и вы ничего за неё не получите.
    [many] Начать новую линию { $city-from }? В сброс уйдёт вся прежняя линия, { $count } городов, и вы ничего за неё не получите.
   *[other] Начать новую линию { $city-from }? В сброс уйдёт вся прежняя линия, { $count } города, и вы ничего за неё не получите.
}
which-coach = Туда могут поехать несколько карет: сначала выберите карету.

## Карты
deck-label = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
    [many] Колода, { $count } карт
   *[other] Колода, { $count } карты
}
market-label = { $city }, на рынке
mark-joins = Продолжает вашу линию.
mark-region = { $region }: { $have } из { $all }.
discard-label = { $count ->
    [0] Сброс, пусто
    [one] Сброс, { $count } карта, сверху { $city }
    [few] Сброс, { $count } карты, сверху { $city }
    [many] Сброс, { $count } карт, сверху { $city }
   *[other] Сброс, { $count } карты, сверху { $city }
}
discard-name = Сброс
discard-title = Сброс, сначала последние карты
my-route = { $count ->
    [0] Ваша линия, пусто
   *[other] Ваша линия: { $cities }
}
route-title = { $count ->
    [0] Линия
   *[other] Линия · { $count }
}
end-place-left = Левый край
end-place-right = Правый край
end-place-start = Начало линии
my-hand = { $count ->
    [0] Ваша рука, пусто
    [one] Ваша рука, { $count } карта
    [few] Ваша рука, { $count } карты
    [many] Ваша рука, { $count } карт
   *[other] Ваша рука, { $count } карты
}
hand-title = { $count ->
    [0] Рука
   *[other] Рука · { $count }
}
hand-empty = Карт нет
hand-label = { $city }, у вас на руке
hand-label-play = Сыграть { $city }
hand-label-start = Начать новую линию { $city-from }
hand-label-discard = Сбросить { $city }
known-cards = Карты на этой руке, которые видели все:

## Карта дорог
city-label = { $city }, { $province }. { $offices } { $what }
city-roads = Дороги: { $cities }.
city-offices = Отделения: { $names }.
city-no-office = Отделений нет.
can-take = Можно взять.
can-start = Можно сыграть.
can-left = Можно сыграть.
can-right = Можно сыграть.
can-abandon = Начинает новую линию; ваша сбрасывается.
can-office = Можно открыть отделение.
coach-label = Карета { $coach-genitive } стоит { $stop-in }
moves-to-rome = { $count ->
    [0] в Риме
    [one] { $count } шаг до Рима
    [few] { $count } шага до Рима
    [many] { $count } шагов до Рима
   *[other] { $count } шага до Рима
}

## Места
points-label = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
covered-tiles = { $count ->
    [one] { $count } закрытый приз
    [few] { $count } закрытых приза
    [many] { $count } закрытых призов
   *[other] { $count } закрытого приза
}
offices-left = { $count ->
    [one] осталось { $count } отделение
    [few] осталось { $count } отделения
    [many] осталось { $count } отделений
   *[other] осталось { $count } отделения
}
hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
route-of = { $who }, линия: { $cities }
route-on-map = на карте
route-on-map-of = { $who }, линия на карте
chip-label = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $offices ->
    [one] осталось { $offices } отделение
    [few] осталось { $offices } отделения
    [many] осталось { $offices } отделений
   *[other] осталось { $offices } отделения
}, { $carriage ->
    [0] без экипажа
   *[other] экипаж { $carriage }
}
score-part = { $source } { $points }
source-carriage = экипаж
source-tiles = призы
source-offices = неоткрытые отделения
source-chips = жетоны очков
source-clergy = священники

## Служащие и призы
official-label = { $official }. { $help }
official-label-call = Позвать { $official-genitive }. { $help }
tokens-left = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
    [many] осталось { $count } жетонов
   *[other] осталось { $count } жетона
}
chips-left = { $count ->
    [one] остался { $count } жетон очка
    [few] осталось { $count } жетона очков
    [many] осталось { $count } жетонов очков
   *[other] осталось { $count } жетона очков
}
stack-label = { $stack }: { $points }

## Завершение линии
closing-title = Завершить линию
closing-later-coach = куда поедут кареты
closing-later-discard = { $count ->
    [one] какую карту сбросить
    [few] какие { $count } карты сбросить
    [many] какие { $count } карт сбросить
   *[other] какие { $count } карты сбросить
}
result-none = нет
result-ends-chance = Предпросмотр кончается здесь: что дальше, пока скрыто.
result-ends-arrive = Карета прибывает в Рим: из неё выходят священники.
result-ends-choice = Потом вам предстоит ещё один выбор.
result-ends-other-seat = Потом сначала решат другие.

## Модули
clergy-title = Рассадите священников
clergy-note = Священники приносят очки, если их карета добралась до Рима и в конце партии они ещё в приёмной.
clergy-by-heart = Запомните, кто где едет: потом посмотреть нельзя.
clergy-done = Рассадить
clergy-take-out = Высадить { $rank-accusative } из кареты { $coach-genitive }
clergy-choose = Кто едет в карете { $coach-genitive }?
clergy-ready = Все места заняты.
clergy-missing = В каждой карете должен кто-то ехать. Следующая — карета { $coach-genitive }.
news-handed-in = Вариант был только один, за вас сдано: { $tokens }.
reward-1 = ничего
reward-2 = карта
reward-3 = жетон очка
reward-4 = отделение

## Меню
menu = Меню
menu-settings = Настройки
menu-help = Правила и клавиши
menu-record = Скачать запись партии
share-title = Поделиться партией
take-title = Продолжить на другом устройстве
mail-title = Отправить ход
menu-report = Сохранить отчёт об ошибке
menu-resign = Сдаться насовсем
menu-delete = Удалить партию
menu-leave = Главное меню
pause = Пауза
go-on = Продолжить
skip = До моего хода
speed-label = Скорость: { $speed }
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Мгновенно
to-final = Итоговый счёт

## Командная строка
command-label = Напишите, что вы делаете, например: взять Ульм
command-hint = Ход словами: взять Ульм
command-which = Что именно: { $commands }?
command-take = взять, возьмите, беру
command-play = сыграть, сыграйте, играю
command-start = начать, начните, заново
command-left = слева, влево, левый
command-right = справа, вправо, правый
command-call = позвать, позовите, вызвать
command-close = завершить, завершите
command-office = открыть, откройте, отделение
command-coach = передвинуть, передвиньте, карета
command-discard = сбросить, сбросьте
command-return = сдать, сдайте
command-decline = отказаться, откажитесь
command-clergy = посадить, посадите, священник
command-end = конец, закончить, закончите
command-deck = из колоды, колода
command-each = по одному, каждая земля
command-said = { $verb }: { $what }
command-none = никакие
command-undo = назад, отменить, вернуть

## Playing together
wait-clergy = Ваши священники рассажены. Остальные ещё выбирают.
seat-here = за столом
seat-gone = не за столом
seat-away-left = нет на месте, играет бот
seat-away-time = время вышло, играет бот
seat-away-removed = играет бот
menu-ask-undo = Попросить отменить мой последний шаг
menu-ask-pause = Попросить паузу
menu-take-back = Отменить мой последний шаг…
menu-away = Пусть за меня играет бот
menu-hand-on = Отдать моё место…
do-hand-on = Передать место
undo-asked-you = Вы просите отменить последний шаг:
undo-more = Всё, что было после него, тоже отменится.
undo-end = { $who } заканчивает ход.
away-left = { $who }: играет бот.
away-left-you = За вас играет бот.
away-time = { $who }: время вышло, играет бот.
away-time-you = Ваше время вышло, играет бот.
come-back = Вернуться на место
chat-title = Чат
chat-tab = { $count ->
    [0] Чат
   *[other] Чат ({ $count })
}
complain-of = Пожаловаться: { $name }
reaction-well-done = Отличный ход!
reaction-thanks = Спасибо!
reaction-oops = Ой!
reaction-hurry = Почта ждёт!
reaction-wow = Вот это да!
reaction-horn = Тру-ту-ту!

## Everywhere
close = Закрыть
cancel = Отмена
landing-guest = Гость
settings-title = Настройки
settings-language = Язык
rule-behind = Правило об этом
help-title = Справка

## Other tables
turns-button = { $count ->
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
    [many] Ваш ход в { $count } партиях
   *[other] Ваш ход в { $count } партии
}
turns-with = С вами за столом: { $names }
notify-turn = Ваш ход. С вами за столом: { $names }.
notify-sample = Проверка: так будут приходить уведомления.

# A decision that could not be sent so far
unsent-offline = Ваше решение ещё не отправлено. Оно отправится, как только восстановится связь.
unsent-stopped = Ваше решение сохранено. Оно сыграет, как только игра на этой странице снова запустится.
unsent-read-only = Ваше решение сохранено. Сервер сейчас только для чтения; решение отправится, когда это закончится.
unsent-refused = Ваше решение сохранено. Сервер сейчас не может его принять; скоро оно отправится ещё раз.
unsent-discard = Отменить его

## Наблюдение и продолжение
watching = Вы наблюдаете
replaying = Запись партии
turns-rematch = { $names }: сыграем ещё раз?
