# Eine Beschwerde über jemanden, an den Betreiber des Servers.

complain-title = Beschwerde
complain-about = Der Betreiber dieses Servers liest sie, mit den letzten Zeilen des Chats. { $name } erfährt nichts davon.
complain-why = Was hat { $name } getan?
complain-insults = Beleidigt oder droht
complain-name = Hat einen anstößigen Namen
complain-spam = Wirbt oder überschwemmt den Chat
complain-stalling = Lässt andere absichtlich warten
complain-unfair = Spielt unfair: zu zweit abgesprochen oder allein auf mehreren Plätzen
complain-other = Etwas anderes
complain-words = Ein paar Worte, wenn du magst
complain-words-needed = Was war es?
complain-send = Beschwerde senden
complain-sent = Deine Beschwerde ist gesendet. { $name } erfährt nichts davon.
complain-mute-about = Du musst nicht weiterlesen: Was { $name } schreibt, lässt sich für dich ausblenden.
complain-muted = Was { $name } schreibt, siehst du nicht mehr.
complain-too-many = Es warten schon genug Beschwerden. Der Betreiber liest erst diese.
