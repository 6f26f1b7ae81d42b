"""Rulesets and setups are data; here they are held to what they promise."""
import gzip
import json
import os
import unittest
from dataclasses import replace

import numpy as np
import support
import torch
from mixture import Mixture, Opponents, parse_shares
from rulesets import BOMB, FLAG, GROUPS, NAMED, custom_ruleset, playable
from setups import EMPTY, check, duel, nine_ranks, pools, sheltered, write_text
from simulator import OVER, Simulator, number_at


class Rulesets(unittest.TestCase):
    def test_there_are_nine_named_ones_with_their_armies(self):
        self.assertEqual(9, len(NAMED))
        sizes = {name: sum(law.army) for name, law in NAMED.items()}
        self.assertEqual({"classic": 40, "fantasy": 40, "tabletop": 40, "nine-ranks": 39, "quick-battle": 10, "commander": 40,
                          "vintage": 40, "barrage": 8, "duel": 10}, sizes)
        self.assertEqual({92, 96, 60}, {law.tokens for law in NAMED.values()})

    def test_custom_ones_are_playable_different_and_the_same_every_time(self):
        laws = [custom_ruleset(seed) for seed in range(200)]
        self.assertTrue(all(map(playable, laws)))
        self.assertGreater(len({law.json() for law in laws}), 190)
        self.assertEqual(laws[:20], [custom_ruleset(seed) for seed in range(20)])
        for name in ("scoutStrike", "bomb", "winningDefender", "equalRanks", "reveal", "chase", "blocked", "bothImmobile"):
            self.assertGreater(len({getattr(law, name) for law in laws}), 1, name)

    def test_a_board_cut_in_two_is_not_playable(self):
        wall = tuple((x, 4) for x in range(10))
        self.assertFalse(playable(replace(NAMED["classic"], lakes=wall)))

    def test_a_custom_ruleset_is_written_for_the_referee(self):
        told = json.loads(custom_ruleset(3).json())
        self.assertEqual("classic", told["base"])
        self.assertEqual(1, told["army"]["flag"])
        self.assertEqual("classic", NAMED["classic"].json())


class Setups(unittest.TestCase):
    def test_setups_that_players_choose_become_a_third_of_a_pool(self):
        folder, law = support.folder(), NAMED["quick-battle"]
        for name in ("learned-classic", "human-classic", "human-barrage"):
            shown = NAMED[name.split("-")[1]]
            self.write(folder, name, [write_text(setup, shown) for setup in sheltered(shown, 4, 1)])
        chosen = [write_text(setup, law) for setup in sheltered(law, 8, 2)]
        self.write(folder, "chosen-quick-battle", ["# a comment"] + chosen)
        setups, spans = pools([law], folder, custom_size=4)
        texts = [write_text(setup, law) for setup in setups]
        self.assertEqual(len(texts), spans[0][1])
        self.assertAlmostEqual(1 / 3, sum(text in chosen for text in texts) / len(texts), 1)

    def write(self, folder, name, lines):
        with gzip.open(os.path.join(folder, name + ".txt.gz"), "wt") as file:
            file.write("\n".join(lines) + "\n")

    def test_made_setups_hold_the_army_and_can_move_for_either_side_mirrored_or_not(self):
        laws = list(NAMED.values()) + [custom_ruleset(seed, 96) for seed in range(40)]
        for law in laws:
            pool = sheltered(law, 64, 1)
            check(pool, law)
            simulator = Simulator("cpu", [law], pool, np.array([[0, 64]], np.int32), 96)
            states = simulator.start(torch.zeros(512, dtype=torch.int32), 1)
            self.assertEqual(0, int(number_at(states, OVER).sum()), law.id)

    def test_the_flag_stands_at_the_back_and_is_mostly_sheltered(self):
        law = NAMED["quick-battle"]
        pool = sheltered(law, 400, 2)
        grid = pool[:, :24].reshape(-1, 3, 8)
        flags = np.argwhere(grid == FLAG)
        self.assertGreater((flags[:, 1] == 2).mean(), 0.6)
        self.assertEqual(0, (flags[:, 1] == 0).sum())
        beside = 0
        for game, row, column in flags:
            near = [(row - 1, column), (row, column - 1), (row, column + 1)]
            beside += any(0 <= r < 3 and 0 <= c < 8 and grid[game, r, c] == BOMB for r, c in near)
        self.assertGreater(beside / len(flags), 0.6)

    def test_nine_ranks_and_duel_are_made_from_other_armies(self):
        check(nine_ranks(sheltered(NAMED["classic"], 50, 1)), NAMED["nine-ranks"])
        check(duel(sheltered(NAMED["barrage"], 50, 1)), NAMED["duel"])

    def test_a_wrong_pool_is_refused(self):
        with self.assertRaises(ValueError):
            check(sheltered(NAMED["classic"], 5, 1), NAMED["nine-ranks"])

    def test_text_is_front_row_first(self):
        setup = np.full(40, EMPTY, np.uint8)
        setup[0], setup[23] = 0, FLAG
        self.assertEqual("M......./......../.......F", write_text(setup, NAMED["quick-battle"]))


class Deal(unittest.TestCase):
    def test_games_are_dealt_in_the_shares_asked_for(self):
        mixture = Mixture(parse_shares("classic=0.5,barrage=0.25,custom=0.25"), 96, "", customs=5, unseen=2, custom_setups=8)
        dealt = mixture.deal(400)
        names = [GROUPS[mixture.groups[at]] for at in dealt]
        self.assertEqual((200, 100, 100), tuple(names.count(name) for name in ("classic", "barrage", "custom")))

    def test_rulesets_kept_for_evaluation_are_never_trained_on(self):
        mixture = Mixture(parse_shares(""), 96, "", customs=20, unseen=6, custom_setups=8)
        trained = {mixture.laws[at].json() for at in mixture.deal(1000)}
        unseen = {law.json() for law in mixture.unseen}
        self.assertFalse(trained & unseen)
        evaluated = {mixture.laws[at].json() for at in mixture.deal_evenly(500)}
        self.assertTrue(unseen <= evaluated)

    def test_a_tenth_of_the_games_has_an_untrained_opponent_of_either_colour(self):
        opponents = Opponents(400, 0.05, 0.05, "cpu")
        self.assertEqual([360, 20, 20], [int((opponents.side == side).sum()) for side in (-1, 0, 1)])
        self.assertEqual((20, 20), (len(opponents.kinds), opponents.network.stop - opponents.network.start))


if __name__ == "__main__":
    unittest.main()
