"""Two networks play each other without any training: every edition is told, and both of them move."""
import json
import os
import unittest

import support
import torch
import versus
from network import Network
from rulesets import GROUPS

WORDS = "--rulesets barrage,duel --games 16 --cap 30".split()


def network_file(folder, seed):
    torch.manual_seed(seed)
    network = Network(32, 1, 1)
    torch.nn.init.normal_(network.q.weight)     # opinions of its own
    path = os.path.join(folder, "network-%d.pt" % seed)
    torch.save(dict(tensors=network.state_dict()), path)
    return path


class Versus(unittest.TestCase):
    def setUp(self):
        self.folder = support.folder()
        self.one, self.other = (network_file(self.folder, seed) for seed in (1, 2))

    def test_each_edition_is_told_at_each_temperature(self):
        out = os.path.join(self.folder, "facts.jsonl")
        found = versus.main([self.one, self.other, "--temperature", "1", "--temperature", "0.25", "--out", out] + WORDS)
        with open(out) as file:
            kept = [json.loads(line) for line in file]
        self.assertEqual([1.0, 0.25], [line["temperature"] for line in kept])
        self.assertEqual(found, [line["facts"] for line in kept])
        for facts in found:
            self.assertEqual({"all": 16, "barrage": 8, "duel": 8}, {name: part["games"] for name, part in facts.items()})

    def test_a_match_is_the_same_again_and_another_one_with_another_opponent(self):
        play = lambda other: versus.main([self.one, other] + WORDS)
        self.assertEqual(play(self.other), play(self.other))
        self.assertNotEqual(play(self.other), play(self.one))

    def test_without_a_choice_every_edition_is_played(self):
        facts, = versus.main([self.one, self.other, "--games", "20", "--cap", "2"])
        self.assertEqual({"all", *GROUPS}, set(facts))


if __name__ == "__main__":
    unittest.main()
