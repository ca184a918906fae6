"""Tables in memory: one change at a time, bots, clocks and subscribers."""
