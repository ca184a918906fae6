"""Tables for people: storage, live updates, the HTTP API, bots to play against."""
