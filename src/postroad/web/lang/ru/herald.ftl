# Что сам сервер говорит тем, кого нет за столом.

herald-turn-title = Ваш ход
herald-turn = { $who }, ваш ход. Стол: { $host }.
herald-trial-title = Postroad
herald-trial = Так вы узнаете, что пришёл ваш ход.

## Настройки

herald-title = Сообщать, когда меня нет
herald-about = Если вас ждут, а вас за столом нет, через минуту после последнего хода. За столами без часов или с долгими часами. В сообщении названы стол и ссылка на него, о картах в нём ни слова.
herald-subscribe = Сообщать в этом браузере
herald-here = Этот браузер
herald-there = Другой браузер ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = Адрес темы, на которую подписано ваше приложение ntfy. Кто его знает, тот и читает: выберите имя, которое не угадать.
herald-webhook = Вебхук
herald-webhook-about = Адрес, который принимает сообщения: Discord, Slack, Mattermost или ваша программа.
herald-kind = Как вам сообщать
herald-address = Адрес
herald-add = Добавить
herald-try = Отправить пробу
herald-try-which = Отправить пробу: { $name }
herald-tried = Отправлено. Сообщение уже должно прийти.
herald-delete = Удалить: { $name }
herald-off = Отключено. { $why }
herald-wrong = Этот адрес не подходит. Нужен адрес по https, для ntfy с именем темы.
herald-trouble-no-address = Под этим именем нет публичного адреса.
herald-trouble-unreachable = Там никто не отвечает.
herald-trouble-refused = Там сообщение не приняли.
herald-trouble-gone = Там больше никого нет.
