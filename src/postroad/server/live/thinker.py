"""A process that thinks for bots of all levels: `python -m postroad.server.live.thinker`. See thinkers.py.

The first line asks it to wake; every other one is a question, a view as JSON. Each gets one line in answer.
"""

import json
import os
import queue
import signal
import sys
import threading

from postroad.bots.host import answer
from postroad.bots.registry import LEVELS, maker
from postroad.rules.engine import engine

NICENESS = 10


def main() -> None:
    # What a bot prints is no answer: it goes where errors go.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    questions.get()
    makers = {level: maker(level) for level in LEVELS}
    engine.load()
    for make in makers.values():
        make(0).wake()
    print("awake", file=answers, flush=True)
    while True:
        asked = json.loads(questions.get())
        print(answer(makers[asked["level"]](asked["seed"]), asked), file=answers, flush=True)


def _listen(questions: "queue.Queue[str]") -> None:
    """Hear the server, and its end: however deep in thought, nobody thinks on without it."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
