## Города на карте

city-mannheim = Мангейм
    .in = в Мангейме
city-karlsruhe = Карлсруэ
    .in = в Карлсруэ
city-freiburg = Фрайбург
    .in = во Фрайбурге
city-stuttgart = Штутгарт
    .in = в Штутгарте
city-ulm = Ульм
    .in = в Ульме
city-sigmaringen = Зигмаринген
    .in = в Зигмарингене
city-wurzburg = Вюрцбург
    .in = в Вюрцбурге
city-nurnberg = Нюрнберг
    .in = в Нюрнберге
city-regensburg = Регенсбург
    .in = в Регенсбурге
city-passau = Пассау
    .in = в Пассау
city-ingolstadt = Ингольштадт
    .in = в Ингольштадте
city-augsburg = Аугсбург
    .in = в Аугсбурге
city-munchen = Мюнхен
    .in = в Мюнхене
city-kempten = Кемптен
    .in = в Кемптене
city-basel = Базель
    .in = в Базеле
city-zurich = Цюрих
    .in = в Цюрихе
city-innsbruck = Инсбрук
    .in = в Инсбруке
city-pilsen = Пльзень
    .in = в Пльзене
city-budweis = Ческе-Будеёвице
    .in = в Ческе-Будеёвице
city-salzburg = Зальцбург
    .in = в Зальцбурге
city-linz = Линц
    .in = в Линце
city-lodz = Лодзь
    .in = в Лодзи

## Земли и области

province-baden = Баден
province-wurttemberg = Вюртемберг
province-hohenzollern = Гогенцоллерн
province-bavaria = Бавария
province-switzerland = Швейцария
province-tyrol = Тироль
province-bohemia = Богемия
province-salzburg = Зальцбург
province-poland = Польша

region-baden = Баден
    .genitive = Бадена
region-wurttemberg-hohenzollern = Вюртемберг/Гогенцоллерн
    .genitive = Вюртемберга/Гогенцоллерна
region-bavaria = Бавария
    .genitive = Баварии
region-switzerland-tyrol = Швейцария/Тироль
    .genitive = Швейцарии/Тироля
region-bohemia-salzburg = Богемия/Зальцбург
    .genitive = Богемии/Зальцбурга

## Города на дорогах в Рим

stop-tuttlingen = Тутлинген
    .in = в Тутлингене
    .to = в Тутлинген
stop-freising = Фрайзинг
    .in = во Фрайзинге
    .to = во Фрайзинг
stop-lorrach = Лёррах
    .in = в Лёррахе
    .to = в Лёррах
stop-st-gallen = Санкт-Галлен
    .in = в Санкт-Галлене
    .to = в Санкт-Галлен
stop-hallstatt = Хальштатт
    .in = в Хальштатте
    .to = в Хальштатт
stop-schaffhausen = Шаффхаузен
    .in = в Шаффхаузене
    .to = в Шаффхаузен
stop-andechs = Андекс
    .in = в Андексе
    .to = в Андекс
stop-einsiedeln = Айнзидельн
    .in = в Айнзидельне
    .to = в Айнзидельн
stop-lienz = Лиенц
    .in = в Лиенце
    .to = в Лиенц
stop-chur = Кур
    .in = в Куре
    .to = в Кур
stop-villach = Филлах
    .in = в Филлахе
    .to = в Филлах
stop-luzern = Люцерн
    .in = в Люцерне
    .to = в Люцерн
stop-ettal = Этталь
    .in = в Эттале
    .to = в Этталь
stop-bellinzona = Беллинцона
    .in = в Беллинцоне
    .to = в Беллинцону
stop-como = Комо
    .in = в Комо
    .to = в Комо
stop-udine = Удине
    .in = в Удине
    .to = в Удине
stop-bergamo = Бергамо
    .in = в Бергамо
    .to = в Бергамо
stop-trento = Тренто
    .in = в Тренто
    .to = в Тренто
stop-milan = Милан
    .in = в Милане
    .to = в Милан
stop-verona = Верона
    .in = в Вероне
    .to = в Верону
stop-venice = Венеция
    .in = в Венеции
    .to = в Венецию
stop-parma = Парма
    .in = в Парме
    .to = в Парму
stop-genoa = Генуя
    .in = в Генуе
    .to = в Геную
stop-bologna = Болонья
    .in = в Болонье
    .to = в Болонью
stop-ravenna = Равенна
    .in = в Равенне
    .to = в Равенну
stop-florence = Флоренция
    .in = во Флоренции
    .to = во Флоренцию
stop-pisa = Пиза
    .in = в Пизе
    .to = в Пизу
stop-ancona = Анкона
    .in = в Анконе
    .to = в Анкону
stop-arezzo = Ареццо
    .in = в Ареццо
    .to = в Ареццо
stop-siena = Сиена
    .in = в Сиене
    .to = в Сиену
stop-assisi = Ассизи
    .in = в Ассизи
    .to = в Ассизи
stop-grosseto = Гроссето
    .in = в Гроссето
    .to = в Гроссето
stop-orvieto = Орвието
    .in = в Орвието
    .to = в Орвието
stop-viterbo = Витербо
    .in = в Витербо
    .to = в Витербо
stop-spoleto = Сполето
    .in = в Сполето
    .to = в Сполето
stop-civitavecchia = Чивитавеккья
    .in = в Чивитавеккье
    .to = в Чивитавеккью
stop-rome = Рим
    .in = в Риме
    .to = в Рим

## Служащие

official-postmaster = Почтмейстер
    .genitive = почтмейстера
official-postmaster-help = После первой карты возьмите вторую.
official-administrator = Администратор
    .genitive = администратора
official-administrator-help = Прежде чем брать карту, замените весь рынок шестью новыми картами.
official-carrier = Гонец
    .genitive = гонца
official-carrier-help = После первой карты добавьте вторую к любому краю линии.
official-cartwright = Каретник
    .genitive = каретника
official-cartwright-help = Возьмите следующий экипаж, даже если линии не хватает одного-двух городов.

## Священники

rank-cardinal = Кардинал
rank-bishop = Епископ
rank-abbot = Аббат
rank-chaplain = Капеллан
rank-father = Патер

## Призы

stack-length-5 = Линия из 5 городов
stack-length-5-how = Завершите линию из 5 городов.
stack-length-6 = Линия из 6 городов
stack-length-6-how = Завершите линию из 6 городов.
stack-length-7 = Линия из 7 городов
stack-length-7-how = Завершите линию из 7 городов или длиннее.
stack-all-provinces = Все земли
stack-all-provinces-how = { $provinces ->
    [8] Откройте хотя бы по отделению во всех восьми землях, кроме Баварии.
   *[other] Откройте хотя бы по отделению во всех девяти землях.
}
stack-game-end = Конец партии
stack-game-end-how = Раньше всех получите экипаж 7 или откройте своё последнее отделение.
stack-baden = Весь Баден
stack-baden-how = Откройте отделения во всех трёх городах Бадена.
stack-wurttemberg-hohenzollern = Весь Вюртемберг/Гогенцоллерн
stack-wurttemberg-hohenzollern-how = Откройте отделения во всех трёх городах Вюртемберга и Гогенцоллерна.
stack-bavaria = Вся Бавария
stack-bavaria-how = Откройте отделения во всех восьми городах Баварии.
stack-switzerland-tyrol = Вся Швейцария/Тироль
stack-switzerland-tyrol-how = Откройте отделения во всех трёх городах Швейцарии и Тироля.
stack-bohemia-salzburg = Вся Богемия/Зальцбург
stack-bohemia-salzburg-how = Откройте отделения во всех четырёх городах Богемии и Зальцбурга.

## Уровни ботов

level-beginner = Бот-новичок
level-easy = Лёгкий бот
level-medium = Средний бот
level-hard = Сильный бот
level-master = Бот-мастер
level-apprentice = Лёгкий бот (старый)
level-postilion = Простой бот
level-postmaster-general = Сильный бот (старый)

## Места, экипажи, модули

seat-0 = Синий
seat-1 = Красный
seat-2 = Бирюзовый
seat-3 = Зелёный
carriage = Экипаж { $number }
carriage-none = Экипажа нет
module-honours = Должностные лица
module-honours-about = Каждый служащий, которого вы зовёте, оставляет вам свой жетон. Когда жетоны одного из служащих кончаются, все сдают часть своих: чем больше разных, тем лучше награда — карта, жетон очка или отделение.
module-audience = Аудиенция
module-audience-about = Пять карет везут ваших священников в Рим. За каждый город завершённой линии, где не открылось новое отделение, одна из карет едет дальше. Очки принесут те, кто в конце партии ждёт в приёмной.
bot-for = Бот за игрока { $name }
