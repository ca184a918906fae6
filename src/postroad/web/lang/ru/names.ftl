## Города на карте

city-mannheim = Мангейм
city-karlsruhe = Карлсруэ
city-freiburg = Фрайбург
city-stuttgart = Штутгарт
city-ulm = Ульм
city-sigmaringen = Зигмаринген
city-wurzburg = Вюрцбург
city-nurnberg = Нюрнберг
city-regensburg = Регенсбург
city-passau = Пассау
city-ingolstadt = Ингольштадт
city-augsburg = Аугсбург
city-munchen = Мюнхен
city-kempten = Кемптен
city-basel = Базель
city-zurich = Цюрих
city-innsbruck = Инсбрук
city-pilsen = Пльзень
city-budweis = Ческе-Будеёвице
city-salzburg = Зальцбург
city-linz = Линц
city-lodz = Лодзь

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
region-wurttemberg-hohenzollern = Вюртемберг/Гогенцоллерн
region-bavaria = Бавария
region-switzerland-tyrol = Швейцария/Тироль
region-bohemia-salzburg = Богемия/Зальцбург

## Города на дорогах в Рим

stop-tuttlingen = Тутлинген
stop-freising = Фрайзинг
stop-lorrach = Лёррах
stop-st-gallen = Санкт-Галлен
stop-hallstatt = Хальштатт
stop-schaffhausen = Шаффхаузен
stop-andechs = Андекс
stop-einsiedeln = Айнзидельн
stop-lienz = Лиенц
stop-chur = Кур
stop-villach = Филлах
stop-luzern = Люцерн
stop-ettal = Этталь
stop-bellinzona = Беллинцона
stop-como = Комо
stop-udine = Удине
stop-bergamo = Бергамо
stop-trento = Тренто
stop-milan = Милан
stop-verona = Верона
stop-venice = Венеция
stop-parma = Парма
stop-genoa = Генуя
stop-bologna = Болонья
stop-ravenna = Равенна
stop-florence = Флоренция
stop-pisa = Пиза
stop-ancona = Анкона
stop-arezzo = Ареццо
stop-siena = Сиена
stop-assisi = Ассизи
stop-grosseto = Гроссето
stop-orvieto = Орвието
stop-viterbo = Витербо
stop-spoleto = Сполето
stop-civitavecchia = Чивитавеккья
stop-rome = Рим

## Служащие

official-postmaster = Почтмейстер
official-postmaster-help = После первой карты возьмите вторую.
official-administrator = Администратор
official-administrator-help = Прежде чем брать карту, замените весь рынок шестью новыми картами.
official-carrier = Гонец
official-carrier-help = После первой карты добавьте вторую к любому краю линии.
official-cartwright = Каретник
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
level-easy = Слабый бот
level-medium = Средний бот
level-hard = Сильный бот
level-master = Бот-мастер
level-apprentice = Слабый бот
level-postilion = Средний бот
level-postmaster-general = Сильный бот

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
