"""Tables as data: what is, and what may become. Nothing here waits or stores."""
