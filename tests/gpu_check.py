"""Play the same games on the CPU and a real GPU and compare all states byte by byte: `python tests/gpu_check.py`."""

import sys
import warnings

from postroad.arena import throughput
from postroad.bots.scripted_policies import HASTY, UNIFORM
from postroad.cuda import cuda
from postroad.rules.options import Options

RUNNERS, DECISIONS, SEED = 4096, 3000, 7


def main() -> int:
    from numba.core.errors import NumbaPerformanceWarning

    warnings.simplefilter("ignore", NumbaPerformanceWarning)  # small grids and copies are meant here
    print("on", cuda.get_current_device().name)
    kernel = throughput.gpu_kernel()
    different = 0
    for players in (2, 3, 4):
        for modules, rome in ((0, 1), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2)):  # both maps to Rome, where there are coaches
            for policy in (UNIFORM, HASTY):
                options, arguments = Options(players, modules in (1, 3), modules in (2, 3), rome=rome), (policy, SEED, DECISIONS)
                states, games = throughput.new_states(RUNNERS, options)
                gpu_states, gpu_games = throughput.new_states(RUNNERS, options)
                throughput.run_all_fast(states, games, *arguments)
                throughput.run_all_on_gpu(kernel, gpu_states, gpu_games, *arguments)
                same = states.tobytes() == gpu_states.tobytes() and (games == gpu_games).all()
                different += not same
                print(
                    f"{players} players, modules {modules}, map {rome}, policy {policy}: {games.sum()} games,",
                    "same" if same else "DIFFERENT",
                )
    return different


if __name__ == "__main__":
    sys.exit(main())
