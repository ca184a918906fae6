"""Administration of a server's data from the command line, also while the server runs."""
