"""What crosses HTTP: who may ask, what may be asked, how it is answered."""
