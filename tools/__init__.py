"""What makes generated files, and checks the browser client. Run from the root of the repository: `python -m tools.NAME`."""
