"""What hosts do, from outside a running server."""
