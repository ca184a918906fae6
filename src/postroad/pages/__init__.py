"""The browser client made ready to be handed out: in packs by a server, as a folder for any static host, as one file."""
