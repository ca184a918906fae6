"""The programs' stderr: errors of a full disk or a lost database pass, all others are faults."""

import re

from tests.chaos.notes import Notes
from tests.chaos.program import Program

RAISED = re.compile(r"^[a-zA-Z_.]+(?:Error|Exception|Refusal|Interrupt)\b.*", re.MULTILINE)  # the last lines of tracebacks
PASSING = (
    "disk I/O error|disk is full|terminating connection|not currently accepting connections|"
    "server closed the connection|connection is (bad|closed|lost)|connection failed|consuming input failed|the database system is"
)
PASSES = re.compile(rf"(Operational|Interface)Error.*({PASSING})")


def problems(program: Program, notes: Notes) -> None:
    raised = RAISED.findall(program.errors.decode())
    notes.counts["errors in the logs"] += len(raised)
    notes.wrong += [f"written: {line}" for line in raised if not PASSES.search(line)]
