"""Delivery of the browser client: in packs from a server, as a static site, or as a single file."""
