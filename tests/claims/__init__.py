"""The claim of each reason for an action, checked against the rules. Written without a look at explain.py."""

from postroad.analysis.reason_codes import Reason
from tests.claims import closing, honours, playing, rome, taking
from tests.claims.register import CLAIMS
from tests.claims.scene import Scene

__all__ = ["CLAIMS", "Scene", "closing", "honours", "is_true", "playing", "rome", "taking"]


def is_true(scene: Scene, ground: Reason) -> bool:
    return CLAIMS[ground.code](scene, **ground.about)
