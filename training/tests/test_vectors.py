"""The given test vectors: what the first network saw at every ply of 24 games, byte for byte.

That network knew classic without the chase law and 160 planes; ours sees the same 160 and 32 more."""
import gzip
import json
import unittest

import core

VECTORS = core.TRAINING.parent.parent / "shared" / "training" / "start" / "vectors.jsonl.gz"
OLD_PLANES = 160


def fnv(data):
    h = 0xCBF29CE484222325
    for byte in data:
        h = (h ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return "%016x" % h


class Vectors(unittest.TestCase):
    def test_planes_and_legal_moves_are_those_of_the_first_network(self):
        if not VECTORS.exists():
            self.skipTest("SKIPPED: the test vectors are not beside the project: %s" % VECTORS)
        lib = core.load()
        rules = core.rules(lib, chase=0)
        plies = 0
        for line in gzip.open(VECTORS, "rt"):
            told = json.loads(line)
            game = core.Game(lib, rules, told["red"], told["blue"])
            for move, planes_hash, mask_hash in told["plies"]:
                planes, mask, _, _ = game.observe(core.tokens(rules))
                where = "game %d ply %d" % (told["game"], plies)
                self.assertEqual(planes_hash, fnv(planes[:, :OLD_PLANES].tobytes()), where)
                self.assertEqual(mask_hash, fnv(mask.tobytes()), where)
                self.assertTrue(game.play(move), where)
                plies += 1
        self.assertEqual(5399, plies)


if __name__ == "__main__":
    unittest.main()
