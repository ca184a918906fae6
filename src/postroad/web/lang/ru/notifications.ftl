# Уведомления сервера тем, кого нет за столом.

herald-turn-title = Ваш ход
herald-turn = { $who }, ваш ход. Стол: { $host }.
herald-trial-title = Postroad
herald-trial = Так вы узнаете о своём ходе.

## Настройки

herald-title = Уведомления о ходе
herald-about = Когда вас ждут, а вас за столом нет: через минуту после последнего хода, за столами без часов или с долгими часами. В уведомлении есть стол и ссылка на него, о картах ни слова.
herald-subscribe = Уведомлять в этом браузере
herald-here = Этот браузер
herald-there = Другой браузер ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = Адрес темы, на которую подписано ваше приложение ntfy. Кто его знает, тот и читает: выберите имя, которое не угадать.
herald-webhook = Вебхук
herald-webhook-about = Адрес, который принимает сообщения: Discord, Slack, Mattermost или ваша программа.
herald-kind = Куда сообщать
herald-address = Адрес
herald-add = Добавить
herald-try = Отправить проверку
herald-try-which = Отправить проверку: { $name }
herald-tried = Отправлено. Сообщение уже должно прийти.
herald-delete = Удалить: { $name }
herald-off = Отключено. { $why }
herald-wrong = Введите адрес с https://, для ntfy вместе с темой.
herald-trouble-no-address = У этого имени нет публичного адреса.
herald-trouble-unreachable = Служба не отвечает.
herald-trouble-refused = Служба отклонила сообщение.
herald-trouble-gone = Этого адреса больше нет.
