"""Pictures of games: SVG of a table and of a whole record, and pixels. Drawn from the page's own board, pieces and colours."""
