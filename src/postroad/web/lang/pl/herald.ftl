# Co sam serwer mówi tym, których nie ma przy stole.

herald-turn-title = Twoja tura
herald-turn = { $who }, twoja tura. Stół: { $host }.
herald-trial-title = Postroad
herald-trial = Tak dowiesz się, że przyszła twoja tura.

## Ustawienia

herald-title = Powiadomienia, gdy mnie nie ma
herald-about = Gdy inni na ciebie czekają, a nie ma cię przy stole, minutę po ostatnim ruchu. Przy stołach bez zegara albo z długim. Wiadomość podaje stół i prowadzi do niego; o kartach nic nie mówi.
herald-subscribe = Powiadamiaj w tej przeglądarce
herald-here = Ta przeglądarka
herald-there = Inna przeglądarka ({ $service })
herald-ntfy = ntfy
herald-ntfy-about = Adres tematu, który śledzi twoja aplikacja ntfy. Kto go zna, czyta razem z tobą: wybierz nazwę, której nikt nie zgadnie.
herald-webhook = Webhook
herald-webhook-about = Adres, który przyjmuje wiadomości: Discord, Slack, Mattermost albo twój program.
herald-kind = Jak cię powiadamiać
herald-address = Adres
herald-add = Dodaj
herald-try = Wyślij próbę
herald-try-which = Wyślij próbę: { $name }
herald-tried = Wysłano. Powinno już być na miejscu.
herald-delete = Usuń: { $name }
herald-off = Wyłączone. { $why }
herald-wrong = To nie jest właściwy adres. Potrzebny jest adres przez https, dla ntfy z nazwą tematu.
herald-trouble-no-address = Pod tą nazwą nie ma publicznego adresu.
herald-trouble-unreachable = Nikt tam nie odpowiada.
herald-trouble-refused = Wiadomości tam nie przyjęto.
herald-trouble-gone = Nikogo tam już nie ma.
