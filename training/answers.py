"""Writes a network's answers into the test vectors that Java reads: answers.py NETWORK ai/src/test/resources/network-vectors.txt

NETWORK is the weight file that is shipped. The games, planes and masks in that file stay; the hash of the weights, outcome, policy
and belief are computed anew, in float32."""
import hashlib
import os
import sys

import numpy as np
import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tests"))
import checkpoint  # noqa: E402
import core  # noqa: E402
from network import Network, shape_of  # noqa: E402

LIKELIEST = 6


def names(turn):
    """Token -> square, for classic."""
    lakes = {core.cell(square) for square in core.CLASSIC_LAKES.split()}
    cells = range(100) if turn == 0 else range(99, -1, -1)
    return ["abcdefghij"[cell % 10] + str(cell // 10 + 1) for cell in cells if cell not in lakes]


def answer(network, planes, mask, frame, squares, hidden):
    with torch.no_grad():
        logits, wdl, belief = network(torch.from_numpy(planes)[None], torch.from_numpy(frame)[None])
    legal = np.argwhere(mask)
    values = torch.log_softmax(torch.tensor([float(logits[0, a, b]) for a, b in legal]), 0).tolist()
    best = sorted(range(len(legal)), key=lambda at: -values[at])[:LIKELIEST]
    yield "outcome " + " ".join("%.5f" % x for x in wdl[0].softmax(-1).tolist())
    yield "policy " + " ".join("%s%s:%.4f" % (squares[legal[at][0]], squares[legal[at][1]], values[at]) for at in best)
    for square in hidden:
        yield "belief %s %s" % (square, " ".join("%.4f" % x for x in belief[0, squares.index(square)].softmax(-1).tolist()))


def hash_of(path):
    """SHA-256 of the numbers of a weight file, which begin after its first line."""
    with open(path, "rb") as file:
        file.readline()
        return hashlib.sha256(file.read()).hexdigest()


def main(weights, path):
    tensors = checkpoint.weights_of(weights)
    d, layers, heads = shape_of(tensors)
    network = Network(d, layers, heads)
    network.load_state_dict(tensors)
    lib = core.load()
    rules = core.rules(lib, chase=0)
    out, game, turn, asked, hidden = [], None, 0, False, []
    for line in open(path).read().splitlines():
        words = line.split(" ")
        if words[0] == "weights":
            out.append("weights " + hash_of(weights))
        elif words[0] == "game":
            game, turn = core.Game(lib, rules, words[1], words[2]), 0
            out.append(line)
        elif words[0] in ("outcome", "policy"):
            asked = True
        elif words[0] == "belief":
            hidden.append(words[1])
        elif words[0] == "ply":
            planes, mask, _, frame = game.observe(core.tokens(rules))
            if asked:
                out += answer(network.eval(), planes, mask, frame, names(turn), hidden)
            asked, hidden = False, []
            out.append(line)
            game.play(words[1])
            turn = 1 - turn
        else:
            out.append(line)
    with open(path, "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
