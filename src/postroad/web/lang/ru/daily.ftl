# The daily challenge.
daily-title = Партия дня
daily-about = У всех одни и те же карты и одни и те же боты, а попытка одна.
daily-you = Вы
daily-play = Играть
daily-play-first = Сначала сыграть
daily-unmet = В этой партии есть то, что вам ещё не встречалось: { $modules }. Короткий урок покажет, как это работает; партия подождёт.
daily-lesson = Урок: { $module }
daily-anyway = Всё равно играть
daily-rules = Подсказок нет, и как только открылась скрытая карта, отменить ничего нельзя. Можно в любой момент уйти и вернуться.
daily-late-rule = Этот день уже прошёл: партия будет отмечена как сыгранная позже.
daily-result = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, место { $place } из { $players }
daily-late = Сыграно позже, не в тот день.
daily-gone = Сама партия удалена, её результат остался.
daily-share = Postroad, партия дня, { $date }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, место { $place } из { $players }.
daily-final = Итог и разбор
daily-practice = Сыграть ещё раз для тренировки (не засчитывается)
daily-pass = Поделиться результатом
daily-pass-about = Текст ничего не говорит о картах. В ссылке вся ваша партия: того, кто ещё не сыграл эту партию дня, сначала спросят, а тот, кто сыграл, увидит обе партии ход за ходом.
daily-compare = Сравнить
daily-compare-now = Сравнить
daily-paste = Ссылка, которую вам прислали
daily-no-link = Результата здесь нет. Вставьте ссылку целиком.
daily-sent = С присланным результатом { $number }
daily-spoiler = Чей-то результат этой партии дня
daily-spoiler-about = Вы ещё не доиграли эту партию дня, а результат покажет её карты. Хотите сначала сыграть? Ссылка запомнена.
daily-look = Всё равно показать
daily-mine = К моему результату
daily-other-deal = В этой ссылке нет результата партии этого дня.
daily-somebody = Результат { $number }
daily-two = Очки: { $one } — { $after }, { $other } — { $before }.
daily-alike = Обе партии одинаковы.
daily-parted = Сначала партии совпадали: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}. Разошлись они на ходу { $turn }:
daily-parted-bot = На ходу { $turn } бот решил иначе: партии сыграны в разных версиях Postroad.
daily-parted-look = Показать за столом
daily-days = Все дни
daily-streak = Подряд: { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}.
daily-day = День
daily-place = Место
daily-place-of = { $place } из { $players }
daily-note = Примечание
daily-later = сыграно позже
daily-running = не закончено
daily-open = не сыграно
daily-none = На этот день партии нет.
daily-early = Этот день ещё нигде не начался.
daily-today = Партия на сегодня
