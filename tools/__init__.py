"""Tools of the project: generators, checks of the client, studies. Run from the root of the repository: `python -m tools.NAME`."""
