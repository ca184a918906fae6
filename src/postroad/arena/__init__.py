"""Many games."""
