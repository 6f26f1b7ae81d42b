"""Setups chosen by the network's own value.

  select_setups.py NET OUT [--data DIR] [--look 20000] [--keep 400] [--rulesets a,b]

For each ruleset many are made (or, with --data, drawn from the pools that training used) and looked at once, from the first
position; the value there depends on the own setup alone, since nothing of the enemy is known. Of the best quarter a varied few
hundred are kept: no two too much alike, flags not all in one place. Written as text, one file a ruleset, best first.
"""
import argparse
import os

import numpy as np
import torch

import checkpoint
from network import Network, shape_of
from rulesets import FLAG, NAMED
from setups import EMPTY, pools, sheltered, write_text
from simulator import Seen, Simulator
from policy import mixed_precision


def values(network, law, setups, device, batch=512):
    """score = win - loss of each setup, as Red sees its first position. Setups are looked at as written, not mirrored."""
    tokens = law.tokens + -law.tokens % 4
    simulator = Simulator("cpu", [law], setups[:1], np.array([[0, 1]], np.int32), tokens)
    found = []
    for first in range(0, len(setups), batch):
        part = np.ascontiguousarray(setups[first:first + batch])
        states = torch.zeros(len(part), simulator.state_bytes, dtype=torch.uint8)
        for at in range(len(part)):
            simulator.core.core_new(states[at].data_ptr(), simulator.rules.data_ptr(), part[at].ctypes.data,
                                    part[at].ctypes.data, 0, 1)
        seen = Seen(len(part), tokens, simulator.core.planes, "cpu")
        simulator.observe(states, seen)
        with torch.no_grad(), mixed_precision(device):
            wdl = network(seen.planes[:, :law.tokens].to(device), seen.frame[:, :law.tokens].to(device))[1]
        wdl = wdl.float().softmax(-1).cpu().numpy()
        found.append(wdl[:, 0] - wdl[:, 2])
    return np.concatenate(found)


def varied(setups, scores, keep, law, alike=0.55):
    """Indices of up to `keep` setups, best first: none shares more than `alike` of its pieces' places with one already
    taken (nor does its mirror image), and no square has more than a fifth of the flags."""
    squares = law.columns * law.homeRows
    pieces = sum(law.army)
    board = setups[:, :squares]
    mirrored = board.reshape(-1, law.homeRows, law.columns)[:, :, ::-1].reshape(-1, squares)
    flags = np.minimum((board == FLAG).argmax(1), (mirrored == FLAG).argmax(1))
    taken, count = [], {}
    for at in np.argsort(-scores):
        if len(taken) == keep:
            break
        if count.get(flags[at], 0) >= max(2, keep // 5):
            continue
        if taken:
            chosen = board[taken]
            filled = board[at] != EMPTY
            same = ((chosen == board[at]) & filled).sum(1).max() / pieces
            turned = ((chosen == mirrored[at]) & (mirrored[at] != EMPTY)).sum(1).max() / pieces
            if max(same, turned) > alike:
                continue
        taken.append(at)
        count[flags[at]] = count.get(flags[at], 0) + 1
    return taken


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network")
    parser.add_argument("out")
    parser.add_argument("--data", default="", help="draw from these pools instead of making setups")
    parser.add_argument("--keep", type=int, default=400)
    parser.add_argument("--look", type=int, default=20000, help="setups looked at for each ruleset")
    parser.add_argument("--rulesets", default=",".join(NAMED))
    given = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    tensors = checkpoint.weights_of(given.network)
    network = Network(*shape_of(tensors)).to(device).eval()
    network.load_state_dict(tensors)
    network.number_type = torch.bfloat16 if device.type == "cuda" else torch.float32
    laws = [NAMED[name] for name in given.rulesets.split(",")]
    os.makedirs(given.out, exist_ok=True)
    chance = np.random.default_rng(11)
    for law in laws:
        candidates = pools([law], given.data)[0] if given.data else sheltered(law, given.look, 21)
        candidates = np.unique(candidates, axis=0)
        candidates = candidates[chance.permutation(len(candidates))[:given.look]]
        scores = values(network, law, candidates, device)
        best = np.argsort(-scores)[:max(given.keep, len(scores) // 4)]
        chosen = best[varied(candidates[best], scores[best], given.keep, law)]
        with open(os.path.join(given.out, law.id + ".txt"), "w") as file:
            file.writelines(write_text(candidates[at], law) + "\n" for at in chosen)
        print("%-13s looked at %d: value %.3f ± %.3f; kept %d, from %.3f to %.3f" % (
            law.id, len(scores), scores.mean(), scores.std(), len(chosen), scores[chosen].max(), scores[chosen].min()))


if __name__ == "__main__":
    main()
