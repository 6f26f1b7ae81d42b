"""Trains the network by self-play. See README.md; the command is `training/train`."""
import sys
import time

BEGIN = time.time()

import settings as settings_of_run  # noqa: E402  (the clock starts before the heavy imports)


def arguments(words=None):
    parser = settings_of_run.parser(__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="wall clock of this command, evaluation included")
    parser.add_argument("--iterations", type=int, default=0, help="stop after so many iterations of this command")
    parser.add_argument("--resume", default="", help="folder of a checkpoint; where it holds none, --from must be named")
    parser.add_argument("--from", dest="start", default="", help="weights to start from: a checkpoint, a weight file or `nothing`")
    parser.add_argument("--past", default="", help="networks that join the old opponents of a run that starts, separated by blanks")
    parser.add_argument("--out", required=True, help="folder for checkpoint, log and curves")
    parser.add_argument("--data", default="", help="folder with the setup pools")
    parser.add_argument("--cache", default="", help="folder with a compile cache of an earlier run; a new one goes to --out")
    parser.add_argument("--versus", default="", help="networks to play at the end, separated by blanks")
    parser.add_argument("--exploit", default="", help="train a best response to this network and tell its score")
    parser.add_argument("--new-schedule", action="store_true", help="schedules start again from the weights resumed")
    parser.add_argument("--evaluate-every", type=float, default=4, help="minutes; 0: at the end only")
    parser.add_argument("--save-every", type=float, default=2, help="minutes")
    parser.add_argument("--save-at", type=int, default=0, help="also save at this iteration")
    parser.add_argument("--closing", type=float, default=60, help="seconds kept for evaluation at the end; 0: no evaluation")
    parser.add_argument("--search", action="store_true", help="the closing evaluation also plays the (slow) searching player")
    parser.add_argument("--cold", action="store_true", help="the closing evaluation also plays at temperature 0.25")
    parser.add_argument("--compile", choices=("auto", "yes", "no"), default="auto", help="auto: on a GPU")
    parser.add_argument("--no-parity", action="store_true")
    return parser.parse_args(words)


def main(words=None):
    given = arguments(words)
    import builder
    import cache
    builder.begin()
    cache.restore(given.cache)
    from run import Run
    run = Run(given, BEGIN if words is None else time.time())
    return run.go()


if __name__ == "__main__":
    sys.exit(main())
