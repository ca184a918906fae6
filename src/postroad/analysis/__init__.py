"""Game analysis: the expected result, hints with reasons, and reviews of whole games."""
