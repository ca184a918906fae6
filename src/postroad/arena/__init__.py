"""Games in bulk: simulations, tournaments, benchmarks and reports."""
