# The analysis of a game.

analysis-fair = Everyone’s chances over the game, its turning points, and what would have been better. At every moment only what the player could know then is used. All chances assume that everyone plays on like a master.
analysis-chances = Chances to win
analysis-end = At the end
analysis-round = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}
analysis-rounds = Round
analysis-turning = Turning points
analysis-no-turning = No turn changed anyone’s chance by much.
analysis-turn = { $round ->
    [0] Before round 1, { $turn }’s turn: { $who } from { $before }% to { $after }%.
   *[other] Round { $round }, { $turn }’s turn: { $who } from { $before }% to { $after }%.
}
analysis-better = What would have been better
analysis-none = Nothing would have been clearly better.
analysis-look = See it
analysis-look-round = See it in the replay: { $round ->
    [0] before round 1
   *[other] round { $round }
}
analysis-decision = { $round ->
    [0] Before round 1, { $who }. Played: { $action }. Better ({ $gain }): { $best }.
   *[other] Round { $round }, { $who }. Played: { $action }. Better ({ $gain }): { $best }.
}
analysis-gain-chance = +{ $lost }%
analysis-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-gain-both = +{ $lost }%, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-summary = Summary
analysis-seat = { $who }: { $good } of { $count } decisions as good as the master’s.
analysis-good = A decision counts as good if it costs less than 2% of the chance to win and less than half a point.
analysis-start = Analyse this game
analysis-stop = Stop
analysis-progress = { $done } of { $count } decisions
analysis-whose = Which player?
analysis-all = All players
analysis-unfetched = The analysis needs a one-time download (the master’s network), which isn’t possible right now.
analysis-chart = Chances to win, turn by turn
