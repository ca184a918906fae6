"""Tests of what the extras `learn`, `onnx` and `ray` add: skipped where these are not installed. `make test-learn` runs them."""

from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = {"test_ray.py": "ray", "test_onnx_network.py": "onnxruntime"}  # all others need PyTorch


class LeftOut(pytest.Module):
    """A test file that pytest does not import."""

    def collect(self) -> list[pytest.Item]:
        pytest.skip(f"{self.path.name} needs {needed(self.path)}: make test-learn", allow_module_level=True)


def needed(path: Path) -> str:
    return NEEDED.get(path.name, "torch")


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return LeftOut.from_parent(parent, path=module_path) if find_spec(needed(module_path)) is None else None
