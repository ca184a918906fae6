# The daily challenge.
daily-title = Daily challenge
daily-about = The same cards and the same bots for everyone, and one try.
daily-you = You
daily-play = Play
daily-play-first = Play it first
daily-unmet = This game brings something you haven’t met yet: { $modules }. A short lesson shows how it works; the challenge waits for you.
daily-lesson = Lesson: { $module }
daily-anyway = Play anyway
daily-rules = There are no hints, and once a hidden card is revealed, no undo. You can leave and come back at any time.
daily-late-rule = This day is over: the game will be marked as played later.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $players }
daily-late = Played later, not on that day.
daily-gone = The game itself was deleted; its result stays.
daily-share = Postroad, daily challenge of { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $players }.
daily-final = Result and analysis
daily-practice = Play it again for practice (doesn’t count)
daily-pass = Share result
daily-pass-about = The text reveals nothing about the cards. The link contains your whole game: people who haven’t played this challenge are asked before anything is shown; people who have see both games turn by turn.
daily-compare = Compare
daily-compare-now = Compare
daily-paste = A link someone sent you
daily-no-link = This contains no result. Paste the whole link.
daily-sent = With result { $number } that you received
daily-spoiler = Someone’s result of this challenge
daily-spoiler-about = You haven’t finished this challenge yet, and the result shows its cards. Do you want to play first? The link is remembered.
daily-look = Show it anyway
daily-mine = To my result
daily-other-deal = This link holds no result of this day’s challenge.
daily-somebody = Result { $number }
daily-two = Points: { $one } { $after }, { $other } { $before }.
daily-alike = The two games are identical.
daily-parted = Both games were alike for { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}. They parted in turn { $turn }:
daily-parted-bot = In turn { $turn } a bot decided differently: the two games were played with different versions of Postroad.
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
daily-none = There is no challenge for this day.
daily-early = This day hasn’t begun anywhere yet.
daily-today = Today’s challenge
