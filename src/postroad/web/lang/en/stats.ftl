# Statistics of one’s own games.
stats-title = Your statistics
stats-reading = Reading game { $done } of { $of }…
stats-none = None of your games is finished yet. Come back when you’ve played one.
stats-none-counts = None of your finished games counts here. Games that you resigned, only watched or took over don’t count, nor do games in which you had several seats.
stats-about = Finished games in which you had one seat, from this browser and from this server. Games that you resigned, only watched or took over don’t count.
stats-games = Games
stats-won = Won
stats-points = Points
stats-rounds = Rounds
stats-rounds-range = { $mean } ({ $least } to { $most })
stats-mine = You
stats-others = Others
stats-sources = Where the points come from, per game
stats-against = Opponents
stats-against-several = Bots of several levels
stats-against-people = Other people
stats-hints = Hints
stats-hints-without = Without hints
stats-hints-with = With hints
stats-hints-unknown = Not known (earlier games)
stats-players = Number of players
stats-of-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stats-order = Order of seats
stats-in-order = Seat { $number }
stats-officials = Officials called, per game
stats-tiles = Tiles earned, per game
stats-development = Points from game to game
stats-development-about = Filled: won. The line is the average of the last five games.
stats-table = As a table
stats-when = Ended
stats-place = Place
