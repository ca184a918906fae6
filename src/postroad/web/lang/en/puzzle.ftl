# Puzzles: one decision, clearly best.

puzzle-title = Puzzles
puzzle-about = Positions from games of masters in which one decision is clearly best. Find it at the table: any other try is undone, and you’re told what it would be worth.
puzzle-count = Solved: { $solved } of { $of }, { $first } of them on the first try.
puzzle-solved-of = { $solved } of { $of }
puzzle-next-open = To the next unsolved puzzle
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-show = Show the solution
puzzle-number = Puzzle { $number }
puzzle-of = { $degree } · one of { $count }
puzzle-degree-1 = Easy
puzzle-degree-2 = Medium
puzzle-degree-3 = Hard
puzzle-players = { $count ->
    [one] one player
   *[other] { $count } players
}
puzzle-first = solved on the first try
puzzle-later = solved
puzzle-seen = solution seen
puzzle-tried = tried

## On the table

puzzle-seat = You are player { $seat } of { $players }.
puzzle-ahead = { $count ->
    [one] You are one point ahead.
   *[other] You are { $count } points ahead.
}
puzzle-behind = { $count ->
    [one] You are one point behind.
   *[other] You are { $count } points behind.
}
puzzle-level = Nobody has more points than you.
puzzle-task = What is your best decision now?
puzzle-wrong = { $action }: chance to win { $percent }%. The best decision has { $best }%. Undone: try again.
puzzle-help = Hint:
puzzle-solved-first = Found on the first try! { $action }
puzzle-solved = Found! { $action }
puzzle-shown = The solution: { $action }
puzzle-done = Puzzle done.
puzzle-worth = Chance to win: { $percent }%. The next best, with { $next }%: { $action }
puzzle-fair = Judged by the master, using only what you can know here, and assuming that everyone plays on like a master.
