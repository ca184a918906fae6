# Inni w sieci: wpuszcza ich ten, kto siedzi przy samym komputerze.

network-title = Inni w twojej sieci
network-closed = Na razie może się połączyć tylko ten komputer. Jeśli wpuścisz innych, każdy w twojej sieci będzie mógł tu patrzeć i grać, aż zakończysz udostępnianie albo Postroad zakończy pracę.
network-let-in = Wpuść innych z tej sieci
network-open = Inni w twojej sieci mogą się teraz połączyć pod tym adresem. Jeśli się nie udaje, sprawdź zaporę sieciową tego komputera.
network-close = Zakończ udostępnianie
refused-no-lan = Ten komputer nie ma teraz adresu w sieci. Połącz go z siecią i spróbuj jeszcze raz.
refused-cannot-listen = System nie pozwala Postroad przyjmować połączeń z twojej sieci. Spróbuj za chwilę.
refused-not-here = To można zrobić tylko przy komputerze, na którym działa Postroad.
