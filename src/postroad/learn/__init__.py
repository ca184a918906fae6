"""Training of the network by self-play on arrays of games; needs the extra `postroad[learn]`. Games never import it."""
