# Rätsel: eine Entscheidung ist klar die beste.

puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien von Meistern, in denen eine Entscheidung klar die beste ist. Finde sie am Tisch: Jeder andere Versuch wird zurückgenommen, und du erfährst, was er wert wäre.
puzzle-count = Gelöst: { $solved } von { $of }, davon { $first } im ersten Versuch.
puzzle-solved-of = { $solved } von { $of }
puzzle-next-open = Zum nächsten ungelösten Rätsel
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-show = Lösung zeigen
puzzle-number = Rätsel { $number }
puzzle-of = { $degree } · eines von { $count }
puzzle-degree-1 = Leicht
puzzle-degree-2 = Mittel
puzzle-degree-3 = Schwer
puzzle-players = { $count ->
    [one] eine Person
   *[other] zu { $count }
}
puzzle-first = im ersten Versuch gelöst
puzzle-later = gelöst
puzzle-seen = Lösung gesehen
puzzle-tried = versucht

## Am Tisch

puzzle-seat = Du sitzt auf Platz { $seat } von { $players }.
puzzle-ahead = { $count ->
    [one] Du führst mit einem Punkt.
   *[other] Du führst mit { $count } Punkten.
}
puzzle-behind = { $count ->
    [one] Du liegst einen Punkt zurück.
   *[other] Du liegst { $count } Punkte zurück.
}
puzzle-level = Niemand hat mehr Punkte als du.
puzzle-task = Was ist jetzt deine beste Entscheidung?
puzzle-wrong = { $action }: Gewinnchance { $percent } %. Die beste Entscheidung hat { $best } %. Zurückgenommen: Versuch es noch einmal.
puzzle-help = Tipp:
puzzle-solved-first = Im ersten Versuch gefunden! { $action }
puzzle-solved = Gefunden! { $action }
puzzle-shown = Die Lösung: { $action }
puzzle-done = Rätsel fertig.
puzzle-worth = Gewinnchance: { $percent } %. Das Nächstbeste, mit { $next } %: { $action }
puzzle-fair = Beurteilt vom Meister, allein aus dem, was du hier wissen kannst, und als spielten alle wie Meister weiter.
