# The page of the server's host.

host-title = For the host
host-how = This page opens by a link that `postroad admin host` prints on the server. Each is good once, for an hour.
host-connected = Players here now
host-known = Players in all
host-open = Tables in memory
host-seating = Gathering
host-playing = In play
host-over = Over
host-load = Load
host-load-of = { $load } of { $cores }
host-bots-wait = A bot was asked { $seconds } s ago and has not answered. Bots of a server that has none itself need a worker: `postroad work`.
host-line = A line for everybody
host-line-about = At the top of every page, also of open ones, within seconds.
host-say = Show it
host-say-nothing = Take it away
host-read-only = Read-only
host-read-only-about = People look and change nothing; bots and clocks rest.
host-finding = Players and tables
host-find-by = A name, or the beginning of an id
host-find = Search
host-found = { $players ->
    [one] One player
   *[other] { $players } players
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
host-more-tables = More tables
host-more-players = More players
host-tables = The last tables
host-table-of = Laid by
host-stage = Stage
host-touched = Touched
host-players = The last players
host-name = Name
host-tables-of = Tables
host-came = Came
host-muted = muted
host-banned = banned
host-complaints = { $count ->
    [one] One complaint
   *[other] { $count } complaints
}
host-complaint-by = from { $name }
host-complaint-table = the table
host-complaint-gone = the table is deleted
host-complaint-lines = What was said
host-settle = Done
host-mute = Mute
host-unmute = Let write again
host-ban = Ban
host-unban = Let in again
host-ban-sure = Let { $name } in no more?
host-delete = Delete the table
host-delete-sure = Delete this table with all that happened there?
