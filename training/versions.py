"""What the names stand for that weights carry: of the laws they were trained under, and of what they were shown.

`versions.txt` gives the laws and the observation a name each, and the hash of what the simulator plays and shows in one game of
each named edition. Whoever changes a law or a plane that such a game meets changes a hash, and has to find another name before a
network is exported. A scripted player that moves otherwise changes both hashes too, and needs no new name: laws and planes are
what they were.

  versions.py                  the hashes of the simulator as it is now
"""
import hashlib
import os

import numpy as np

from builder import build
from rulesets import NAMED
from setups import EMPTY, SQUARES
from simulator import encode_rules, load

LONGEST = 400               # plies


def recorded():
    """name -> hash, the laws' first."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "versions.txt")) as file:
        return dict(line.split() for line in file if not line.startswith("#"))


RULES, ENCODER = recorded()
FIRST = ("universal-1", "observation-2")    # of weights that do not say


def in_order(law):
    """The army in the order of its kinds, from the front row on."""
    kinds = np.repeat(np.arange(len(law.army)), law.army).astype(np.uint8)
    return np.concatenate([kinds, np.full(SQUARES - len(kinds), EMPTY, np.uint8)])


def hashes():
    """Of the laws and of the observation, as the simulator has them now."""
    core = load(build(False))
    laws, seen = hashlib.sha256(), hashlib.sha256()
    for law in NAMED.values():
        rules = encode_rules(core, [law], 0)[0]
        setup, state, move = in_order(law), np.zeros(core.state_bytes, np.uint8), np.zeros(3, np.uint8)
        room = law.tokens + -law.tokens % 4
        planes, mask = np.zeros((room, core.planes), np.uint8), np.zeros((room, room), np.uint8)
        label, frame = np.zeros(room, np.uint8), np.zeros(room, np.uint8)
        at = lambda array: array.ctypes.data
        core.core_new(at(state), at(rules), at(setup), at(setup), 0, 1)
        for ply in range(LONGEST):
            core.core_observe(at(state), None, 1, at(rules), room, at(planes), at(mask), at(label), at(frame), None)
            laws.update(mask.tobytes())
            seen.update(planes.tobytes() + frame.tobytes())
            if not core.core_scripted(at(state), at(rules), ply % core.players, at(move)):
                break
            core.core_move(at(state), at(rules), *(int(cell) for cell in move))
        laws.update(state[4:24].tobytes())    # turn, end and its reason, plies, quiet
    return laws.hexdigest()[:16], seen.hexdigest()[:16]


def names():
    """What weights that are saved now say of themselves."""
    return dict(rules=RULES, encoder=ENCODER)


def check_names(path, said):
    """Refuses weights that were trained under other laws, or were shown something else."""
    for (key, ours), first in zip(names().items(), FIRST):
        check_same(path, key, said.get(key, first), ours)


def check_same(path, key, theirs, ours):
    if theirs != ours:
        raise ValueError("%s: %s is %r, this trainer reads %r" % (path, key, theirs, ours))


def check():
    """Refuses to go on where a name no longer stands for what it stood for."""
    for (name, was), now in zip(recorded().items(), hashes()):
        if now != was:
            raise ValueError("the simulator does not play or show what %s stands for (%s, now %s): changed laws and planes want "
                             "another name in versions.txt and in Java, changed players only the new hash" % (name, was, now))


if __name__ == "__main__":
    print("%s %s\n%s %s" % tuple(word for pair in zip((RULES, ENCODER), hashes()) for word in pair))
