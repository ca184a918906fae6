"""Where games live and kernels run: NumPy arrays and compiled loops, or arrays and kernels of a GPU."""

from functools import cache
from typing import Any

import numpy as np
from numba import config

from postroad.cuda import cuda
from postroad.envs.kernels import LOOPS, THREAD_KERNELS, THREADS
from postroad.rules.jit_cache import compiled


def copy_of(array: Any) -> Any:
    """A copy of all bytes: NumPy leaves the unused bytes of states out, and then equal positions would differ."""
    return array.view(np.uint8).copy().view(array.dtype)


class Cpu:
    """NumPy arrays and compiled loops; each loop is compiled on its first call."""

    def __init__(self) -> None:
        self._loops = {loop.__name__.removesuffix("_loop"): compiled("postroad.bots", allocates=False)(loop) for loop in LOOPS}

    def run(self, name: str, count: int, *arguments: Any) -> Any:
        """Run a kernel for so many games."""
        return self._loops[name](*arguments)

    def array(self, source: Any) -> Any:
        """A copy of an array in this memory."""
        return copy_of(source)

    def rows(self, count: int, width: int, kind: Any) -> Any:
        """Zeros, a row for each game."""
        return np.zeros((count, width), kind)

    def given(self, array: Any, kind: Any) -> Any:
        """An array of a caller, of any library, with this type; without a copy where that is possible."""
        return np.asarray(array, kind)

    def host(self, array: Any) -> Any:
        """The array as a NumPy array."""
        return array

    def overwrite(self, target: Any, source: Any) -> None:
        target.view(np.uint8)[...] = np.ascontiguousarray(source, target.dtype).view(np.uint8)


class Columns:
    """Memory in which games are adjacent, as rows: neighbouring threads then write to neighbouring addresses, which is faster."""

    def __init__(self, count: int, width: int, kind: Any) -> None:
        self.memory = cuda.to_device(np.zeros((width, count), kind))
        given = self.memory.__cuda_array_interface__
        item = np.dtype(kind).itemsize
        self.__cuda_array_interface__ = given | {"shape": (count, width), "strides": (item, count * item)}


class Gpu:
    """Arrays and kernels of an NVIDIA GPU."""

    stream = 0  # the default stream, which other libraries use too

    def __init__(self) -> None:
        self._kernels = {
            kernel.__name__.removesuffix("_thread"): cuda.jit(**({"max_registers": 128} if few else {}))(kernel)
            for kernel, few in THREAD_KERNELS
        }

    def run(self, name: str, count: int, *arguments: Any) -> None:
        self._kernels[name][-(-count // THREADS), THREADS, self.stream](*arguments)

    def array(self, source: Any) -> Any:
        return cuda.to_device(self.host(source))

    def rows(self, count: int, width: int, kind: Any) -> Any:
        return cuda.as_cuda_array(Columns(count, width, kind))

    def given(self, array: Any, kind: Any) -> Any:
        return (
            cuda.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else cuda.to_device(np.asarray(array, kind))
        )

    def host(self, array: Any) -> Any:
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def overwrite(self, target: Any, source: Any) -> None:
        target.copy_to_device(source)


class SimulatedGpu(Gpu):
    """The kernels on Numba's simulator, for tests: its kernels get NumPy arrays, because it does not look into tuples."""

    array, rows, given, host, overwrite = Cpu.array, Cpu.rows, Cpu.given, Cpu.host, Cpu.overwrite

    def __init__(self) -> None:
        self._kernels = {kernel.__name__.removesuffix("_thread"): cuda.jit(kernel) for kernel, _ in THREAD_KERNELS}


@cache
def device_of(name: str) -> Cpu | Gpu:
    """The device `cpu` or `cuda`, whose kernels are compiled once for all environments."""
    if name == "cuda":
        return SimulatedGpu() if config.ENABLE_CUDASIM else Gpu()
    if name != "cpu":
        raise ValueError(f"device must be 'cpu' or 'cuda', not {name!r}")
    return Cpu()
