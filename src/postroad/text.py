"""The table as text."""

from collections.abc import Sequence

from postroad.rules.state import State


def table_text(state: State, names: Sequence[str]) -> str:
    return ""
