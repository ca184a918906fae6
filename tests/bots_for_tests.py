"""Bots for tests: bots that peek, programs that answer well or badly, and tables at which both play."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from postroad import Game
from postroad.bots.bot import Bot
from postroad.bots.external_bot import STARTING, ExternalBot
from postroad.bots.guarded_bot import GuardedBot
from postroad.bots.registry import maker
from postroad.rules.actions import ACTION_NAMES
from postroad.view import View
from tests.worlds import cards_in, indistinguishable_state, strangers

BOTS = ["random", "hasty", "careless", "greedy", "greedy:careful", "planner:6i", "master", "master:2t", "master:20i"]
WITHOUT_CHANCE = ["master"]

found = cache(maker)  # the maker of a bot's name: to find it looks through all packages that are installed

# Seeing and not seeing

MakeBot = Callable[[Game], Bot]  # only those that peek look at the game
Secret = Callable[[Game, int], int]  # hidden state of a seat, as a number


def honest(spec: str, seed: int = 1) -> MakeBot:
    return lambda game: found(spec)(seed)


def ignores_hidden_state(make_bot: MakeBot, game: Game, seed: int, worlds: int = 1) -> bool:
    """Does a fresh bot decide independently of hidden state?"""
    rng = random.Random(seed)
    assert game.seat is not None
    others = [Game.from_state(indistinguishable_state(game.bytes, game.seat, rng)) for _ in range(worlds)]
    return len({make_bot(world).decide(world.view(game.seat)) for world in [game, *others]}) == 1


class Peeking(Bot):
    """A bot whose decision depends on hidden state."""

    def __init__(self, game: Game, secret: Secret) -> None:
        super().__init__()
        assert game.seat is not None
        self.secret = secret(game, game.seat)

    def decide(self, view: View) -> int:
        legal = view.legal_numbers()
        return legal[self.secret % len(legal)]


def top_card(game: Game, seat: int) -> int:
    return int(game.state.deck[game.state.deck_size - 1]) if game.state.deck_size else 0


def other_hands(game: Game, seat: int) -> int:
    return sum(city for other in strangers(game.state, seat) for city in cards_in(game.state.hand[other]).elements())


def other_clergy(game: Game, seat: int) -> int:
    return sum(3**coach * int(game.state.clergy[other, coach]) for other in strangers(game.state, seat) for coach in range(5))


def chance(game: Game, seat: int) -> int:
    return int(game.state.rng[0])


# Playing


def play(game: Game, bots: list[Bot]) -> Game:
    """Play to the end; every answer must be legal."""
    while game.seat is not None:
        view = game.view(game.seat)
        action = bots[game.seat].decide(view)
        assert action in view.legal_numbers() or action in view.legal(), (type(bots[game.seat]).__name__, action, view.legal())
        game.play(action)
    return game


# Programs

FIRST_LINES = '''
import json, os, pathlib, subprocess, sys, time

folder = pathlib.Path(__file__).parent
with open(folder / "pids", "a") as pids:
    pids.write(f"{os.getpid()}\\n")
life = len((folder / "pids").read_text().split())


def asked():
    """The number and the view of each question."""
    for number, line in enumerate(sys.stdin, start=1):
        yield number, json.loads(line)


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
'''


def program(folder: Path, body: str) -> list[str]:
    """The command of a program with this body. A good program answers with the first legal action."""
    path = folder / "program.py"
    path.write_text(FIRST_LINES + body, encoding="utf-8")
    return [sys.executable, "-I", "-S", str(path)]


def first_once(misbehaviour: str) -> str:
    """The body of a program that misbehaves once, at the third question of its first life; then its answer follows."""
    return f"""
for number, view in asked():
    if (life, number) == (1, 3):
        {misbehaviour}
    say(view["legal"][0] + "\\n")
"""


def pids(folder: Path) -> list[int]:
    """The ids of all programs started in this folder."""
    path = folder / "pids"
    return [int(pid) for pid in path.read_text().split()] if path.exists() else []


def has_ended(pid: int, patience: float = 5.0) -> bool:
    """Has the process ended? The system needs a moment for a killed process that is no child of ours."""
    until = time.monotonic() + patience
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not alive(pid)


def alive(pid: int) -> bool:
    if os.name == "nt":
        return str(pid) in subprocess.run(["tasklist", "/FI", f"PID eq {pid}"], capture_output=True, text=True, check=True).stdout
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"  # a zombie has ended
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return sys.platform != "linux"


@dataclass
class Played:
    """The result of a game with a hosted bot in seat 0."""

    referee: GuardedBot
    game: Game
    taken: list[tuple[str, str]] = field(default_factory=list)  # the first legal action, and the one that was played

    @property
    def errors(self) -> int:
        return self.referee.errors.total()

    @property
    def not_its_own(self) -> int:
        """The decisions that a program which always takes the first legal action did not take."""
        return sum(first != played for first, played in self.taken)


def play_hosted(bot: Bot, decisions: int, deadline: float) -> Played:
    """Play this many decisions of the bot against greedy, then close it."""
    played = Played(GuardedBot(bot, 1, deadline), Game.new(seed=4))
    opponent, game = found("greedy")(2), played.game
    opponent.wake()
    try:
        while game.seat is not None and len(played.taken) < decisions:
            view = game.view(game.seat)
            if game.seat == 0:
                action = played.referee.decide(view)
                played.taken.append((view.legal()[0], ACTION_NAMES[action]))
            game.play(opponent.decide(view) if game.seat else action)
    finally:
        played.referee.close()
    return played


def hosted_game(
    folder: Path, body: str, decisions: int = 12, deadline: float = 20.0, limit: float = 60.0, starting: float = STARTING
) -> Played:
    """A game with this program, which neither hangs nor leaves a process behind."""
    bot = ExternalBot(program(folder, body), starting)
    played = within(limit, lambda: play_hosted(bot, decisions, deadline), lambda: pids(folder))
    assert all(has_ended(pid) for pid in pids(folder)), "a process is left running"
    return played


def within(limit: float, function: Callable[[], Played], started: Callable[[], Iterable[int]]) -> Played:
    """Return the result, or fail after a limit and end the started processes."""
    result: Future[Played] = Future()

    def work() -> None:
        try:
            result.set_result(function())
        except BaseException as error:
            result.set_exception(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(limit)
    hangs = thread.is_alive()
    while thread.is_alive():
        for pid in filter(alive, started()):
            os.kill(pid, signal.SIGTERM)
        thread.join(0.2)
    assert not hangs, "it hangs"
    return result.result()


# Bots of other packages

PLUGINS = {
    "raises": """
from postroad.bots.bot import Bot
class Plugin(Bot):
    asked = 0
    def decide(self, view):
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("what now?")
        return view.legal()[0]
""",
    "talks": """
from postroad.bots.bot import Bot
print("imported")
class Plugin(Bot):
    def __init__(self, seed=0):
        super().__init__(seed)
        print("made")
    def decide(self, view):
        print("thinking")
        return view.legal_numbers()[0]
""",
    "minus": """
from postroad.bots.bot import Bot
class Plugin(Bot):
    def decide(self, view):
        return -1  # the last of a list, but no action
""",
    "array": """
import numpy as np
from postroad.bots.bot import Bot
class Plugin(Bot):
    def decide(self, view):
        return np.array(view.legal_numbers(), np.int16)[0]
""",
    "sleeper": """
from postroad.bots.bot import Bot
class Plugin(Bot):
    awake = False
    def wake(self):
        self.awake = True
    def decide(self, view):
        return view.legal()[0] if self.awake else "asleep"
""",
    "able": """
from postroad.bots.bot import Bot
class Plugin(Bot):
    def __init__(self, seed=0, seconds=None, setting="weak"):
        super().__init__(seed)
        if setting not in ("weak", "strong"):
            raise ValueError(f"there is no strength {setting!r}")
        self.told = f"{setting} {seconds}"
    def decide(self, view):
        return self.told
""",
    "counts": """
import os, pathlib, time
from postroad.bots.bot import Bot
folder = pathlib.Path(__file__).parent
with open(folder / "pids", "a") as pids:
    pids.write(f"{os.getpid()}\\n")
class Plugin(Bot):
    asked = 0
    def __init__(self, seed=0, setting=None):
        super().__init__(seed)
        self.fault = setting
    def decide(self, view):
        self.asked += 1
        if self.asked == 3 and self.fault and not (folder / "failed").exists():
            (folder / "failed").write_text("once")
            os._exit(1) if self.fault == "dies" else time.sleep(1000)
        return view.legal()[0] if self.asked < 5 else "tired"
    def close(self):
        with open(folder / "closed", "a") as closed:
            closed.write(str(self.seed))
""",
    "nowhere": "import a_module_that_is_not_there",
}
NOTE_PID = """
import os, pathlib
with open(pathlib.Path(__file__).parent / "pids", "a") as pids:
    pids.write(f"{os.getpid()}\\n")
"""


def install_bots(folder: Path, sources: dict[str, str]) -> None:
    """Install modules with a bot each in this folder, as a package would."""
    info = folder / "manybots-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: manybots\nVersion: 1.0\n")
    entries = [f"{name} = plugin_{name}:{'MyBot' if 'class MyBot' in source else 'Plugin'}" for name, source in sources.items()]
    (info / "entry_points.txt").write_text("\n".join(["[postroad.bots]", *entries, ""]))
    for name, source in sources.items():
        (folder / f"plugin_{name}.py").write_text(source, encoding="utf-8")
