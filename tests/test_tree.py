"""The search tree of bots/tree.py."""

from typing import Any

import numpy as np
import pytest

from postroad.bots import puct, rollout_search
from postroad.bots.tree import ROOT, add_child, backpropagate, best_child, child_by, children_of, new_tree


def tree_of(nodes: int) -> Any:
    """A tree as plain Python sees it."""
    return new_tree(nodes).view(np.recarray)


def scratch_with(*actions: int, kind: Any = rollout_search.SCRATCH) -> Any:
    scratch = np.zeros(1, kind)[0]
    scratch.actions[: len(actions)] = actions
    return scratch


@pytest.mark.parametrize("kind", [rollout_search.SCRATCH, puct.SCRATCH], ids=["plain", "guided"])
def test_children_are_listed_in_the_order_of_actions(kind: Any) -> None:
    tree, scratch = tree_of(5), scratch_with(7, 3, 9, kind=kind)
    seven, nine = (add_child(tree, ROOT, action, 0.0) for action in (7, 9))
    assert children_of(tree, ROOT, scratch, 3) == 1
    assert scratch.children[:3].tolist() == [seven, 0, nine]
    assert not scratch.index.any()


def test_children_with_illegal_actions_are_skipped() -> None:
    tree, scratch = tree_of(5), scratch_with(3)
    add_child(tree, ROOT, 7, 0.0)
    assert children_of(tree, ROOT, scratch, 1) == 1
    assert scratch.children[0] == 0


def test_a_full_tree_takes_no_child() -> None:
    tree = tree_of(3)
    assert [add_child(tree, ROOT, action, 0.5) for action in (1, 2)] == [1, 2]
    full = tree.tobytes()
    assert add_child(tree, ROOT, 3, 0.5) == 0
    assert tree.tobytes() == full


def test_backpropagation_updates_all_nodes_of_the_path() -> None:
    tree, scratch = tree_of(5), scratch_with()
    child, other = (add_child(tree, ROOT, action, 0.0) for action in (7, 9))
    scratch.path[:2] = ROOT, child
    scratch.utility[:] = 0.25, 0.75, 9.0, 9.0
    for _ in range(2):
        backpropagate(tree, scratch, 1, 2)
    for node in (ROOT, child):
        assert tree[node].visits == 2 and tree[node].total.tolist() == [0.5, 1.5, 0.0, 0.0]
    assert tree[other].visits == 0 and not tree[other].total.any()


def test_the_best_child_has_most_visits_then_highest_prior() -> None:
    tree = tree_of(5)
    assert best_child(tree, ROOT) == 0
    liked, _, tried = (add_child(tree, ROOT, action, liking) for action, liking in ((7, 2.0), (8, 1.0), (9, 0.0)))
    assert best_child(tree, ROOT) == liked
    tree[tried].visits = 1
    assert best_child(tree, ROOT) == tried


def test_a_child_by_its_action() -> None:
    tree = tree_of(5)
    seven, nine = (add_child(tree, ROOT, action, 0.0) for action in (7, 9))
    assert [child_by(tree, ROOT, action) for action in (7, 8, 9)] == [seven, 0, nine]
