"""Import of Numba's CUDA, for all modules: it first restores `row_stack`, which NumPy 2.5 removed and numba-cuda needs."""

import numpy as np

vars(np).setdefault("row_stack", np.vstack)

from numba import cuda  # noqa: E402

__all__ = ["cuda"]
