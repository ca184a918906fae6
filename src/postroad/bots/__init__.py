"""Bots: the interface, the project's own bots and processes for others."""
