"""Understanding games: what they will come to, what the master would do and why, what would have been better."""
