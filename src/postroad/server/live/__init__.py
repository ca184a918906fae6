"""Tables in use: one change at a time, bots, clocks, whoever looks on."""
