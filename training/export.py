"""Weights and test vectors for the Java side.

  export.py weights NET OUT.bin [--type bf16|f32]     the weight file
  export.py vectors NET.bin OUT.jsonl.gz              games of many rulesets with hashes of what the network sees at every
                                                      ply, and its outputs at some of them, in float32
"""
import argparse
import gzip
import io
import json
import random

import numpy as np
import torch

import checkpoint
import versions
from builder import build
from mixture import UNSEEN_FROM
from network import Network, shape_of
from rulesets import NAMED, custom_ruleset
from setups import pools, write_text
from simulator import OVER, PLAYERS, TURN, Seen, Simulator, load, number_at
from weights import read_network, write_weights

HIDDEN = 50             # the plane of hidden enemies
MOST_PLIES = 400


def fnv(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return "%016x" % value


class Recorder:
    """Plays one game and writes down what the network saw."""

    def __init__(self, network, laws, setups, spans, seed):
        self.network = network
        self.core = load(build(False))
        self.laws, self.setups, self.spans = laws, setups, spans
        self.chance = random.Random(seed)

    def game(self, number, outputs_every):
        law = self.laws[number]
        simulator = Simulator("cpu", [law], self.setups, self.spans[number:number + 1], law.tokens + -law.tokens % 4,
                              cap=0, library=self.core)
        red, blue = (self._setup(number) for _ in range(2))
        state = torch.zeros(1, simulator.state_bytes, dtype=torch.uint8)
        self.core.core_new(state.data_ptr(), simulator.rules.data_ptr(), red.ctypes.data, blue.ctypes.data, 0, 17 + number)
        told = dict(ruleset=law.json(), red=write_text(red, law), blue=write_text(blue, law), plies=[], outputs=[])
        seen = Seen(1, simulator.tokens, simulator.core.planes, "cpu")
        action, info = torch.zeros(1, dtype=torch.int64), torch.zeros(1, 4, dtype=torch.int16)
        offset = self.chance.randrange(outputs_every)
        while not int(number_at(state, OVER)) and len(told["plies"]) < MOST_PLIES:
            simulator.observe(state, seen)
            real = law.tokens
            planes, mask = seen.planes[0, :real].numpy(), seen.mask[0, :real, :real].numpy()
            legal = np.argwhere(mask)
            square = self._squares(law, int(number_at(state, TURN)))
            if len(told["plies"]) % outputs_every == offset:
                told["outputs"].append(self._outputs(len(told["plies"]), seen, law, legal, square))
            if self.chance.random() < 0.75:
                simulator.scripted(state, action, kind=PLAYERS.index(self.chance.choice(("greedy", "greedy", "chases"))))
            else:
                source, target = legal[self.chance.randrange(len(legal))]
                action[0] = int(source) * simulator.tokens + int(target)
            source, target = divmod(int(action), simulator.tokens)
            told["plies"].append([square(source) + square(target), fnv(planes.tobytes()), fnv(mask.tobytes())])
            simulator.step(state, action, info, again=False)
        told["result"] = int(number_at(state, OVER))
        return told

    def _setup(self, number):
        first, count = self.spans[number]
        return np.ascontiguousarray(self.setups[first + self.chance.randrange(count)])

    def _squares(self, law, side):
        """Token -> name of its square, as the board is printed."""
        lakes = {y * law.columns + x for x, y in law.lakes}
        cells = range(law.columns * law.rows)
        order = cells if side == 0 else reversed(cells)
        playable = [cell for cell in order if cell not in lakes]
        return lambda token: "abcdefghij"[playable[token] % law.columns] + str(playable[token] // law.columns + 1)

    def _outputs(self, ply, seen, law, legal, square):
        real = law.tokens
        with torch.no_grad():
            logits, wdl, belief = self.network(seen.planes[:, :real], seen.frame[:, :real])
        values = logits[0].numpy()[legal[:, 0], legal[:, 1]].astype(np.float64)
        best = np.argsort(-values)[:6]
        hidden = [token for token in range(real) if seen.planes[0, token, HIDDEN]]
        hidden = hidden[::max(1, len(hidden) // 3)][:3]
        return dict(ply=ply, wdl=[round(float(x), 6) for x in wdl[0].softmax(-1)], legal=len(legal),
                    moves=[[square(legal[at][0]) + square(legal[at][1]), round(float(values[at]), 5)] for at in best],
                    belief={square(token): [round(float(x), 5) for x in belief[0, token].softmax(-1)] for token in hidden})


def vectors(network, path, customs=12, outputs_every=29, seed=20261116):
    """A move is written by its two ends; a scout that turns is (source, target) as the network knows it."""
    laws = [law for law in NAMED.values() for _ in range(2)] + [custom_ruleset(UNSEEN_FROM + 500 + at) for at in range(customs)]
    setups, spans = pools(laws, custom_size=16)
    recorder = Recorder(network, laws, setups, spans, seed)
    raw = io.BytesIO()
    plies = outputs = 0
    with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
        for number in range(len(laws)):
            told = recorder.game(number, outputs_every)
            plies += len(told["plies"])
            outputs += len(told["outputs"])
            file.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
    with open(path, "wb") as file:
        file.write(raw.getvalue())
    return len(laws), plies, outputs


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("weights", "vectors"))
    parser.add_argument("network")
    parser.add_argument("out")
    parser.add_argument("--type", default="bf16", choices=("bf16", "f32"))
    parser.add_argument("--trained", default="*", help="ids of the rulesets these weights were trained for, or * for all")
    parser.add_argument("--average", action="store_true", help="the moving average of a checkpoint instead of its weights")
    given = parser.parse_args(words)
    if given.what == "weights":
        versions.check()
        tensors = checkpoint.average_of(given.network) if given.average else checkpoint.weights_of(given.network)
        write_weights(given.out, tensors, given.type, given.trained.split(","))
        read_network(given.out)
        print("%s: %d parameters as %s" % (given.out, sum(t.numel() for t in tensors.values()), given.type))
    else:
        tensors = checkpoint.weights_of(given.network)
        d, layers, heads = shape_of(tensors)
        network = Network(d, layers, heads)
        network.load_state_dict(tensors)
        print("%s: %d games, %d plies, %d with outputs" % ((given.out,) + vectors(network.eval(), given.out)))


if __name__ == "__main__":
    main()
