# The sheets of the table: closing a route, coaches, tokens, discard pile.

act-coach = Move the Rome coach of { $coach } to { $stop }
act-return-none = Keep them
close-route-now = Close the route
not-now = Not now
discard-empty = Nothing has been discarded.
coach-to = { $coach } → { $stop }
coach-at = is in { $stop }, { $left }
coach-rider = inside: your { $rank }
closing-ways = How to open offices
way-brings = { $count ->
    [0] no office
    [one] one office
   *[other] { $count } offices
}, { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
way-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
region-progress = { $before } → { $after } of { $all }
choice-office = In which city?
choice-office-in = { $province }: which city?
choice-suggested = suggested
choice-cartwright = { $points ->
    [0] Cartwright: carriage { $number }
   *[other] Cartwright: carriage { $number }, +{ $points }
}
closing-later = Then you choose: { $what }.
result-title = What it brings
result-points = Your points
result-offices = Offices
result-coaches = Rome coaches
result-discards = Discarded
handin-title = Hand in tokens
handin-note = One of each official at the most. The reward depends on how many.
handin-tokens = Your tokens
handin-do = { $count ->
    [0] Hand in
    [one] Hand in one token
   *[other] Hand in { $count } tokens
}
coaches-title = Move the Rome coaches
coaches-note = { $count ->
    [one] One move left. Tap a stop on the map to Rome, or choose here.
   *[other] { $count } moves left. Tap a stop on the map to Rome, or choose here.
}
curtain-title = { $who }’s turn
curtain-text = Everyone else: look away.
curtain-ready = I am { $who }: show my cards
score-title = Points:
clergy-hidden = hidden
confirm-remove = Replace { $who } with a bot? They can’t return to this seat.
do-remove = Replace with bot
