"""Numba's CUDA, with what it misses in NumPy. Whoever needs it imports it from here."""

import numpy as np

vars(np).setdefault("row_stack", np.vstack)  # NumPy has none since 2.5, and numba-cuda asks for it

from numba import cuda  # noqa: E402

__all__ = ["cuda"]
