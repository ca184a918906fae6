"""What is kept, in a file or in a PostgreSQL."""
