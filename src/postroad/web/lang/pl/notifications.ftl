# Powiadomienia serwera dla tych, których nie ma przy stole.

herald-turn-title = Twoja tura
herald-turn = { $who }, twoja tura. Stół: { $host }.
herald-trial-title = Postroad
herald-trial = Tak dowiesz się o swojej turze.

## Ustawienia

herald-title = Powiadomienia o turze
herald-about = Gdy inni na ciebie czekają, a nie ma cię przy stole: minutę po ostatnim ruchu, przy stołach bez zegara albo z długim. Powiadomienie podaje stół i prowadzi do niego; o kartach nic nie mówi.
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
herald-tried = Wysłano. Powinno już dotrzeć.
herald-delete = Usuń: { $name }
herald-off = Wyłączone. { $why }
herald-wrong = Wpisz adres https://, dla ntfy razem z tematem.
herald-trouble-no-address = Tej nazwie nie odpowiada żaden publiczny adres.
herald-trouble-unreachable = Usługa nie odpowiada.
herald-trouble-refused = Usługa odrzuciła wiadomość.
herald-trouble-gone = Tego adresu już nie ma.
