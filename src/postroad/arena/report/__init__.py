"""The report page of a tournament: one self-contained HTML file."""
