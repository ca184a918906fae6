# Statistik der eigenen Partien.
stats-title = Deine Statistik
stats-reading = Partie { $done } von { $of } wird gelesen …
stats-none = Noch ist keine deiner Partien zu Ende. Komm wieder, wenn du eine gespielt hast.
stats-none-counts = Keine deiner beendeten Partien zählt hier. Partien, die du aufgegeben, nur angesehen oder übernommen hast, zählen nicht, ebenso wenig Partien, in denen du mehrere Plätze hattest.
stats-about = Beendete Partien, in denen du einen Platz hattest, aus diesem Browser und von diesem Server. Partien, die du aufgegeben, nur angesehen oder übernommen hast, zählen nicht.
stats-games = Partien
stats-won = Gewonnen
stats-points = Punkte
stats-rounds = Runden
stats-rounds-range = { $mean } ({ $least } bis { $most })
stats-mine = Du
stats-others = Andere
stats-sources = Woher die Punkte kommen, je Partie
stats-against = Gegner
stats-against-several = Bots verschiedener Stärke
stats-against-people = Andere Leute
stats-hints = Tipps
stats-hints-without = Ohne Tipps
stats-hints-with = Mit Tipps
stats-hints-unknown = Nicht bekannt (frühere Partien)
stats-players = Zahl der Spieler
stats-of-players = { $count ->
    [one] Zu { $count }
   *[other] Zu { $count }
}
stats-order = Reihenfolge der Plätze
stats-in-order = Platz { $number }
stats-officials = Gerufene Amtspersonen, je Partie
stats-tiles = Verdiente Bonusplättchen, je Partie
stats-development = Punkte von Partie zu Partie
stats-development-about = Gefüllt: gewonnen. Die Linie ist das Mittel der letzten fünf Partien.
stats-table = Als Tabelle
stats-when = Beendet
stats-place = Rang
