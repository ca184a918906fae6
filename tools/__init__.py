"""Tools of the project: generators of files, checks of the client, studies. Run from the repository's root: `python -m tools.NAME`."""
