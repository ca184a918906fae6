# Жалоба на кого-то хозяину сервера.

complain-title = Жалоба
complain-about = Её прочтёт хозяин этого сервера вместе с последними строками чата. { $name } о ней не узнает.
complain-why = На что вы жалуетесь ({ $name })?
complain-insults = Оскорбления или угрозы
complain-name = Непристойное имя
complain-spam = Реклама или засорение чата
complain-stalling = Нарочно заставляет других ждать
complain-unfair = Нечестная игра: сговор или один на нескольких местах
complain-other = Другое
complain-words = Несколько слов, если хотите
complain-words-needed = Что случилось?
complain-send = Отправить жалобу
complain-sent = Жалоба отправлена. { $name } о ней не узнает.
complain-mute-about = Читать дальше не обязательно: сообщения этого игрока ({ $name }) можно скрыть у себя.
complain-muted = Сообщения этого игрока ({ $name }) у вас скрыты.
complain-too-many = Жалоб уже достаточно. Сначала хозяин сервера прочтёт их.
