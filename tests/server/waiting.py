"""Helpers for waiting."""

import inspect
import time
from collections.abc import Callable
from typing import Any

import pytest

PATIENCE = 30.0  # seconds, for a machine that has much to do


def until(fits: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.05)


def noted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """A list that grows with each completed call of this function from now on."""
    done: list[str] = []
    do = getattr(owner, name)

    def noting(*given: Any, **more: Any) -> Any:
        result = do(*given, **more)
        done.append(name)
        return result

    async def noting_later(*given: Any, **more: Any) -> Any:
        result = await do(*given, **more)
        done.append(name)
        return result

    monkeypatch.setattr(owner, name, noting_later if inspect.iscoroutinefunction(do) else noting)
    return done
