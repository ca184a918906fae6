"""A page about a tournament: one file that needs nothing else, written by small functions from figures to markup."""
