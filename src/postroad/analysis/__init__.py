"""Understanding games: what they will come to."""
