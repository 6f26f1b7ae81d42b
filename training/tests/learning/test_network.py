"""The universal network: padding changes nothing, and the given classic network lives on in it unchanged."""
import gzip
import json
import os
import unittest

import numpy as np
import support
import torch
from checkpoint import weights_of
from network import CLASSIC_CELLS, Network, from_classic_tensors
from rulesets import NAMED
from simulator import Seen, Simulator
from dataclasses import replace

BOARD = np.array([0], np.int32)


def random_position(batch, tokens, seed=1):
    chance = torch.Generator().manual_seed(seed)
    planes = torch.randint(0, 256, (batch, tokens, 192), generator=chance, dtype=torch.uint8)
    frame = torch.stack([torch.randperm(100, generator=chance)[:tokens] for _ in range(batch)]).to(torch.uint8)
    return planes, frame


def lively(width=32, layers=2):
    torch.manual_seed(4)
    network = Network(width, layers, 2)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    return network


class Padding(unittest.TestCase):
    def test_padded_tokens_change_no_output_of_a_real_one(self):
        network = lively()
        planes, frame = random_position(2, 40)
        alone = network(planes, frame)
        padded_planes = torch.randint(0, 256, (2, 52, 192), dtype=torch.uint8)
        padded_planes[:, :40] = planes
        padded_frame = torch.full((2, 52), 255, dtype=torch.uint8)
        padded_frame[:, :40] = frame
        together = network(padded_planes, padded_frame, torch.tensor([40, 40], dtype=torch.int32))
        torch.testing.assert_close(alone[0], together[0][:, :40, :40], atol=1e-4, rtol=1e-4)
        torch.testing.assert_close(alone[1], together[1], atol=1e-4, rtol=1e-4)
        torch.testing.assert_close(alone[2], together[2][:, :40], atol=1e-4, rtol=1e-4)

    def test_games_of_different_sizes_share_a_batch(self):
        network = lively()
        planes, frame = random_position(2, 40)
        both = network(planes, frame, torch.tensor([40, 25], dtype=torch.int32))
        small = network(planes[1:, :25], frame[1:, :25])
        torch.testing.assert_close(small[1], both[1][1:], atol=1e-4, rtol=1e-4)

    def test_a_square_is_known_by_its_frame_cell(self):
        network = lively()
        planes, frame = random_position(1, 40)
        moved = frame.clone()
        moved[0, 0], moved[0, 1] = frame[0, 1], frame[0, 0]
        self.assertGreater(float((network(planes, frame)[0] - network(planes, moved)[0]).abs().max()), 1e-4)


@unittest.skipUnless(os.path.exists(support.REFERENCE), "SKIPPED: the reference network is not beside the project")
class WarmStart(unittest.TestCase):
    """Outputs of the classic network on its own positions, which are written down with them."""

    def test_the_universal_network_answers_what_the_classic_one_wrote_down(self):
        tensors = weights_of(support.REFERENCE)
        network = Network(192, 4, 6).eval()
        network.load_state_dict(tensors)
        law = replace(NAMED["classic"], chase="OFF")
        simulator = Simulator("cpu", [law], np.zeros((1, 40), np.uint8), np.array([[0, 1]], np.int32), 92, cap=0)
        letters = {letter: kind for kind, letter in enumerate("MGCJPLTISYBF")}
        seen, checked, worst = Seen(1, 92, 192, "cpu"), 0, 0.0
        with gzip.open(os.path.join(support.REFERENCE, "vectors.jsonl.gz"), "rt") as file:
            games = [json.loads(line) for line in file][:4]
        for game in games:
            setups = [np.array([letters[c] for c in game[side].replace("/", "")], np.uint8) for side in ("red", "blue")]
            state = torch.zeros(1, simulator.state_bytes, dtype=torch.uint8)
            simulator.core.core_new(state.data_ptr(), simulator.rules.data_ptr(), setups[0].ctypes.data, setups[1].ctypes.data, 0, 1)
            told = {output["ply"]: output for output in game["outputs"]}
            for ply, (move, _, _) in enumerate(game["plies"]):
                if ply in told:
                    simulator.observe(state, seen)
                    worst = max(worst, self._difference(network, seen, told[ply], ply % 2))
                    checked += 1
                simulator.step(state, torch.tensor([self._action(move, ply % 2)]), torch.zeros(1, 4, dtype=torch.int16), again=False)
        self.assertGreater(checked, 40)
        self.assertLess(worst, 1e-4)

    def _token(self, square, blue):
        cell = (int(square[1:]) - 1) * 10 + ord(square[0]) - 97
        return CLASSIC_CELLS.index(99 - cell if blue else cell)

    def _action(self, move, blue):
        cut = 2 if move[2].isalpha() else 3
        return self._token(move[:cut], blue) * 92 + self._token(move[cut:], blue)

    def _difference(self, network, seen, told, blue):
        with torch.no_grad():
            logits, wdl, belief = network(seen.planes, seen.frame, torch.tensor([92], dtype=torch.int32))
        logits = torch.where(seen.mask != 0, logits, torch.tensor(-1e9)).view(1, -1).log_softmax(-1)
        found = [float(a - b) for a, b in zip(wdl[0].softmax(-1), told["wdl"])]
        found += [float(logits[0, self._action(move, blue)]) - value for move, value in told["moves"]]
        for square, kinds in told["belief"].items():
            found += [float(a - b) for a, b in zip(belief[0, self._token(square, blue)].softmax(-1), kinds)]
        return max(map(abs, found))

    def test_both_networks_compute_the_same_function(self):
        import importlib.util
        spec = importlib.util.spec_from_file_location("reference_net", os.path.join(support.REFERENCE, "net.py"))
        reference = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(reference)
        old, _ = reference.read(os.path.join(support.REFERENCE, "net.bin"))
        new = Network(192, 4, 6).eval()
        new.load_state_dict(from_classic_tensors(dict(old.named_parameters())))
        planes, _ = random_position(2, 92)
        frame = torch.tensor([CLASSIC_CELLS, CLASSIC_CELLS], dtype=torch.uint8)
        with torch.no_grad():
            for one, other in zip(old(planes[:, :, :160]), new(planes, frame)):
                torch.testing.assert_close(one, other, atol=1e-4, rtol=1e-4)


if __name__ == "__main__":
    unittest.main()
