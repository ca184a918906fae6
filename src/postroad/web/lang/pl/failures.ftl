# Gdy coś się nie uda: stół, którego nie można pokazać.

gone-title = Nie znaleziono stołu
gone-text = Ktoś go usunął albo adres nie całkiem się zgadza.
banned-title = Masz blokadę na tym serwerze
banned-text = Zablokował cię administrator serwera. Na twoich miejscach grają dalej boty.
damaged-title = Ten stół jest uszkodzony
damaged-text = Jego danych nie da się odczytać. Wszystkie inne stoły są w porządku. Administrator serwera znajdzie szczegóły w dzienniku, a może ma kopię zapasową.
damaged-here-text = Jego danych na tym urządzeniu nie da się odczytać. Z pozostałymi stołami wszystko w porządku.
newer-title = Otwarta jest nowsza wersja
newer-text = W innej karcie działa nowsza wersja Postroad. Wczytaj tę stronę ponownie, aby grać tu dalej; rozgrywki są zachowane.
newer-reload = Wczytaj ponownie
part-failed = W tej części strony coś się zepsuło. Reszta działa, a rozgrywka jest zachowana.
page-error = Na tej stronie coś poszło nie tak. Rozgrywki są zachowane; jeśli jakiś przycisk nie reaguje, wczytaj stronę ponownie.
page-error-told = Administrator serwera dostanie o tym notatkę, bez twojego imienia i twojej rozgrywki.
