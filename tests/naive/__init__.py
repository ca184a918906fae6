"""A second, deliberately naive rules engine, written from the rules alone: the tests check the real engine against it."""
