"""Mutation testing: change one line of the product at a time and see which test fails."""
