"""Tables as data: their present state and the changes that may follow. Nothing here waits or stores."""
