"""Tools of the project: generators, checks of the client, studies. Run from the repository's root: `python -m tools.NAME`."""
