# The operator’s announcement.

notice-from = From the operator of this server:
notice-read-only = Right now you can look but not act; bots and clocks are paused.
refused-read-only = Nothing can be changed on this server right now. Try again later.
