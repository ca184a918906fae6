# The page of the server’s operator.

host-title = Server admin
host-how = This page opens with a link that `postroad admin host` prints on the server. Each link works once, within an hour.
host-connected = Players online
host-known = Players in total
host-open = Tables in memory
host-seating = Waiting for players
host-playing = In play
host-over = Finished
host-load = Load
host-load-of = { $load } of { $cores }
host-bots-wait = A bot hasn’t answered for { $seconds } s. A server without bots of its own needs a worker: `postroad work`.
host-line = Announcement
host-line-about = Shown within seconds at the top of every page, also of open ones.
host-say = Show
host-say-nothing = Remove
host-read-only = Read-only
host-read-only-about = Players can look but not act; bots and clocks are paused.
host-finding = Players and tables
host-find-by = A name or the start of an id
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
host-tables = Latest tables
host-table-of = Created by
host-stage = Stage
host-touched = Last activity
host-players = Latest players
host-name = Name
host-tables-of = Tables
host-came = Came
host-muted = muted
host-banned = banned
host-complaints = { $count ->
    [one] One report
   *[other] { $count } reports
}
host-complaint-by = from { $name }
host-complaint-table = the table
host-complaint-gone = the table is deleted
host-complaint-lines = Chat messages
host-settle = Resolve
host-mute = Mute
host-unmute = Unmute
host-ban = Ban
host-unban = Unban
host-ban-sure = Ban { $name }? Bots take over their seats at once, and unbanning does not give the seats back.
host-delete = Delete the table
host-delete-sure = Delete this table and everything that happened there?
