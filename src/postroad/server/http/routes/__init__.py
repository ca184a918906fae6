"""All routes of the API."""
