# Жалобы на игроков владельцу сервера.

report-title = Жалоба на игрока
complain-about = Её прочтёт владелец этого сервера вместе с последними строками чата. { $name } о ней не узнает.
complain-why = На что вы жалуетесь ({ $name })?
complain-insults = Оскорбления или угрозы
complain-name = Непристойное имя
complain-spam = Реклама или спам
complain-stalling = Нарочно заставляет ждать
complain-unfair = Нечестная игра (сговор или несколько учётных записей)
complain-other = Другое
complain-words = Подробности (необязательно)
complain-words-needed = Что случилось?
complain-send = Отправить жалобу
complain-sent = Жалоба отправлена. { $name } о ней не узнает.
complain-mute-about = Сообщения этого игрока ({ $name }) можно и скрыть.
complain-muted = Сообщения этого игрока ({ $name }) у вас скрыты.
complain-too-many = Жалоб уже достаточно. Сначала владелец сервера прочтёт их.
