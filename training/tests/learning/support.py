"""What the trainer's tests share: its modules on the path, tiny runs, and the reference files where they are."""
import os
import sys
import tempfile

TRAINING = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, TRAINING)
REFERENCE = os.environ.get("FLAGFALL_REFERENCE", os.path.join(TRAINING, "..", "..", "shared", "training", "start"))

import train  # noqa: E402

TINY = ("--games 24 --plies 4 --batch 24 --width 32 --layers 1 --customs 3 --unseen 2 --custom-setups 16 --scripted 0.2 "
        "--old 0.2 --warm-up 2 --total-iterations 8 --closing 0 --no-parity --evaluation-cap 12 --minutes 30").split()


def tiny_run(words):
    """A run ready to go: `run.go()`, or step by step."""
    from run import Run
    import time
    return Run(train.arguments(TINY + list(words)), time.time())


def folder():
    return tempfile.mkdtemp(prefix="flagfall-test-")
