"""The server: storage, tables in memory, the HTTP API and bots."""
