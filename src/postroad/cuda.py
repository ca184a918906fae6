"""The one import of Numba's CUDA: it adds `row_stack`, which NumPy 2.5 removed and numba-cuda needs."""

import numpy as np

vars(np).setdefault("row_stack", np.vstack)

from numba import cuda  # noqa: E402

__all__ = ["cuda"]
