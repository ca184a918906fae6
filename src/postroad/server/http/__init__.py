"""The HTTP interface: authentication, validation, routes and responses."""
