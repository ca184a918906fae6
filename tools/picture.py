"""Draw the picture of a table in docs/playing.md: `python -m tools.picture`."""

import re
from io import StringIO
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from postroad.arena.simulate import Plan, play_on
from postroad.arena.watch import NAMES
from postroad.bots.baselines import choose_greedy
from postroad.bots.scripted_policies import UNIFORM
from postroad.rules.options import Options
from postroad.text_board import WIDTH, table_drawing

PAPER = TerminalTheme((245, 236, 219), (42, 32, 24), [(42, 32, 24)] * 8)
PLAN = Plan(Options(players=4, honours=True, audience=True), UNIFORM, seed=11)
DECISIONS = 330


def main() -> None:
    console = Console(record=True, width=WIDTH, file=StringIO(), color_system="truecolor", legacy_windows=False)
    *_, game = islice(play_on(PLAN, 0, NAMES, choose_greedy), DECISIONS)
    console.print(table_drawing(game.state, NAMES))
    svg = console.export_svg(title="postroad watch", theme=PAPER)
    # Pictures must not load anything from other hosts.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (Path(__file__).parents[1] / "docs" / "table.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
