# The deal of the day.
daily-title = Daily deal
daily-about = The same cards and the same bots for everybody, and one try.
daily-you = You
daily-play = Play
daily-play-first = Play it first
daily-unmet = This game brings something that you have not met yet: { $modules }. A short lesson shows how it works; the deal waits for you.
daily-lesson = Lesson: { $module }
daily-anyway = Play anyway
daily-rules = There are no hints, and what came to light cannot be taken back. You may leave and come back whenever you like.
daily-late-rule = This day is over: the game will be marked as played later.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $players }
daily-late = Played later, not on that day.
daily-gone = The game itself was deleted; its result stays.
daily-share = Postroad, deal of { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $players }.
daily-final = Result and analysis
daily-practice = Play it again for practice (does not count)
daily-pass = Pass it on
daily-pass-about = The words tell nothing of the cards. The link holds your whole game: whoever has not played this deal is asked before anything is shown, and whoever has sees both games turn by turn.
daily-compare = Compare
daily-compare-now = Compare
daily-paste = A link that somebody has sent you
daily-no-link = There is no result in this. Paste the whole link, please.
daily-sent = With result { $number } that you were sent
daily-spoiler = Somebody’s result of this deal
daily-spoiler-about = You have not finished this deal yet, and the result shows its cards. Do you want to play first? The link is remembered.
daily-look = Show it all the same
daily-mine = To my result
daily-other-deal = This link holds no result of this day’s deal.
daily-somebody = Result { $number }
daily-two = Points: { $one } { $after }, { $other } { $before }.
daily-alike = Both games went alike to the very end.
daily-parted = Both games were alike for { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}. They parted in turn { $turn }:
daily-parted-bot = In turn { $turn } a bot decided otherwise: the two games were played with different versions of Postroad.
daily-parted-look = Show it on the table
daily-days = All days
daily-streak = { $count ->
    [one] { $count } day
   *[other] { $count } days
} in a row.
daily-day = Day
daily-place = Place
daily-place-of = { $place } of { $players }
daily-note = Note
daily-later = played later
daily-running = unfinished
daily-open = not played
daily-none = There is no deal for this day.
daily-early = This day has not begun anywhere yet.
daily-today = Today’s deal
