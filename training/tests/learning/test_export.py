"""Weight files and test vectors: what is written is what is read."""
import gzip
import json
import os
import unittest
from unittest import mock

import numpy as np
import support
import export
import torch
import versions
from checkpoint import tensors_like, weights_of
from export import vectors
from network import Network
from setups import sheltered
from rulesets import NAMED
from select_setups import values, varied
from weights import from_bf16_bits, read_network, read_tensors, to_bf16_bits, write_weights


def some_network():
    torch.manual_seed(2)
    network = Network(32, 1, 1).eval()
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    return network


class Files(unittest.TestCase):
    def test_float32_comes_back_to_the_bit(self):
        network, path = some_network(), os.path.join(support.folder(), "net.bin")
        write_weights(path, dict(network.named_parameters()), "f32")
        for (name, ours), theirs in zip(network.named_parameters(), read_network(path).parameters()):
            self.assertTrue(torch.equal(ours, theirs), name)

    def test_bfloat16_is_rounded_as_torch_rounds(self):
        values_ = torch.randn(10000) * torch.logspace(-6, 6, 10000)
        ours = torch.from_numpy(from_bf16_bits(to_bf16_bits(values_.numpy())))
        self.assertTrue(torch.equal(values_.to(torch.bfloat16).float(), ours))

    def test_the_file_of_bfloat16_is_half_as_large_and_opens_with_its_header(self):
        network, path = some_network(), os.path.join(support.folder(), "net.bin")
        write_weights(path, dict(network.named_parameters()), "bf16")
        header, tensors = read_tensors(path)
        self.assertEqual(("flagfall-network", "observation-2", "bf16", 192), tuple(header[k] for k in ("magic", "encoder", "type", "planes")))
        with open(path, "rb") as file:
            first = len(file.readline())
        self.assertEqual(first + 2 * sum(t.numel() for t in tensors.values()), os.path.getsize(path))

    def test_what_no_longer_is_what_its_name_stands_for_is_not_exported(self):
        network, path = (os.path.join(support.folder(), name) for name in ("net.pt", "net.bin"))
        torch.save(dict(tensors=some_network().state_dict()), network)
        with mock.patch.object(versions, "hashes", lambda: ("0", "0")), self.assertRaisesRegex(ValueError, "universal-1"):
            export.main(["weights", network, path])
        self.assertFalse(os.path.exists(path))
        export.main(["weights", network, path])
        self.assertTrue(os.path.exists(path))

    def test_a_network_of_another_observation_is_refused(self):
        network, path = some_network(), os.path.join(support.folder(), "net.bin")
        write_weights(path, dict(network.named_parameters()), "f32")
        with open(path, "rb") as file:
            raw = file.read()
        with open(path, "wb") as file:
            file.write(raw.replace(b"observation-2", b"observation-1"))
        for read in (read_network, weights_of):
            with self.assertRaisesRegex(ValueError, "encoder"):
                read(path)

    def test_a_checkpoint_of_other_laws_is_refused(self):
        path = os.path.join(support.folder(), "weights.pt")
        torch.save(dict(tensors=some_network().state_dict()), path)
        self.assertTrue(weights_of(path), "one that says nothing is of the first names")
        with mock.patch.object(versions, "RULES", "universal-2"), self.assertRaisesRegex(ValueError, "universal-1"):
            weights_of(path)

    def test_a_network_of_another_shape_does_not_play_along(self):
        path = os.path.join(support.folder(), "weights.pt")
        torch.save(dict(tensors=some_network().state_dict()), path)
        self.assertEqual(len(list(some_network().parameters())), len(tensors_like(some_network(), path, "cpu")))
        for other in (Network(48, 1, 1), Network(32, 2, 1)):
            with self.assertRaisesRegex(ValueError, "another shape"):
                tensors_like(other, path, "cpu")

    def test_a_file_cut_short_is_refused(self):
        network, path = some_network(), os.path.join(support.folder(), "net.bin")
        write_weights(path, dict(network.named_parameters()), "f32")
        os.truncate(path, os.path.getsize(path) - 4)
        with self.assertRaises(ValueError):
            read_tensors(path)


class Vectors(unittest.TestCase):
    def test_vectors_cover_every_edition_and_are_the_same_every_time(self):
        paths = [os.path.join(support.folder(), "vectors.jsonl.gz") for _ in range(2)]
        network = some_network()
        for path in paths:
            vectors(network, path, customs=2)
        with gzip.open(paths[0], "rt") as one, gzip.open(paths[1], "rt") as two:
            text = one.read()
            self.assertEqual(text, two.read())
        games = [json.loads(line) for line in text.splitlines()]
        self.assertTrue(set(NAMED) <= {game["ruleset"] for game in games})
        self.assertTrue(all(game["plies"] for game in games))
        outputs = [output for game in games for output in game["outputs"]]
        self.assertGreater(len(outputs), 60)
        self.assertTrue(all(abs(sum(output["wdl"]) - 1) < 1e-4 for output in outputs))
        self.assertLess(os.path.getsize(paths[0]), 300_000)


class Selection(unittest.TestCase):
    def test_kept_setups_are_good_and_differ(self):
        law = NAMED["quick-battle"]
        pool = sheltered(law, 120, 3)
        scores = values(some_network(), law, pool, torch.device("cpu"))
        self.assertEqual(120, len(scores))
        self.assertGreater(scores.std(), 0)
        kept = varied(pool, scores, 20, law)
        self.assertGreater(len(kept), 5)
        self.assertTrue((np.diff(scores[kept]) <= 0).all())
        for at, one in enumerate(kept):
            for other in kept[:at]:
                same = ((pool[one] == pool[other]) & (pool[one] != 255)).sum() / sum(law.army)
                self.assertLessEqual(same, 0.55)


if __name__ == "__main__":
    unittest.main()
