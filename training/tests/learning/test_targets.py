"""Value targets on games small enough to work out by hand."""
import unittest

import support  # noqa: F401
import torch
from targets import advantages, returns, spread_by_group

RED, BLUE = 0, 1
WIN, DRAW, LOSS = [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]


def game(plies, blend):
    """plies: (mover, value, outcome or None) of one game after another; returns (targets, known)."""
    values = torch.tensor([[value] for _, value, _ in plies])
    mover = torch.tensor([[side] for side, _, _ in plies])
    ended = torch.tensor([[outcome is not None] for _, _, outcome in plies])
    outcome = torch.tensor([[outcome or 0] for _, _, outcome in plies])
    targets, known = returns(values, mover, ended, outcome, (0.5, blend))
    return targets[1, :, 0].tolist(), known[:, 0].tolist()


def v(win):
    return [win, 0.0, 1 - win]


class Returns(unittest.TestCase):
    def near(self, expected, actual):
        for one, other in zip(expected, actual):
            self.assertAlmostEqual(one, other, 5)

    def test_the_move_that_ends_a_game_gets_its_result(self):
        targets, known = game([(RED, v(0.5), 1)], 0.5)
        self.near(WIN, targets[0])
        self.assertTrue(known[0])

    def test_the_move_before_an_enemy_end_gets_the_flipped_result(self):
        targets, _ = game([(RED, v(0.9), None), (BLUE, v(0.5), 1)], 0.5)
        self.near(LOSS, targets[0])
        self.near(WIN, targets[1])

    def test_a_draw_is_a_draw_for_both(self):
        targets, _ = game([(RED, v(0.9), None), (BLUE, v(0.5), 0)], 0.5)
        self.near(DRAW, targets[0])
        self.near(DRAW, targets[1])

    def test_a_ply_looks_at_its_own_sides_next_value_and_never_at_the_opponents(self):
        targets, known = game([(RED, v(0.5), None), (BLUE, v(0.123), None), (RED, v(0.8), None), (BLUE, v(0.4), None)], 0.5)
        self.near(v(0.8), targets[0])
        self.near(v(0.4), targets[1])
        self.assertEqual([True, True, False, False], known)

    def test_values_are_blended_along_ones_own_plies(self):
        targets, _ = game([(RED, v(0.5), None), (BLUE, v(0), None), (RED, v(0.6), None), (BLUE, v(0), None), (RED, v(0.2), -1)], 0.25)
        last = LOSS[0]
        second = 0.75 * 0.2 + 0.25 * last
        self.near(v(second), targets[2])
        self.near(v(0.75 * 0.6 + 0.25 * second), targets[0])

    def test_after_a_pass_the_same_side_moves_again_and_that_is_its_next_decision(self):
        targets, known = game([(RED, v(0.5), None), (RED, v(0.7), None), (BLUE, v(0.9), None), (RED, v(0.3), None)], 0.0)
        self.near(v(0.7), targets[0])
        self.near(v(0.3), targets[1])
        self.assertEqual([True, True, False, False], known)

    def test_a_mover_needs_only_its_own_next_decision(self):
        targets, known = game([(RED, v(0.5), None), (RED, v(0.7), None)], 0.0)
        self.near(v(0.7), targets[0])
        self.assertEqual([True, False], known)

    def test_a_side_that_passed_waits_for_its_next_decision_however_long_it_takes(self):
        targets, known = game([(BLUE, v(0.6), None), (RED, v(0.1), None), (RED, v(0.2), None), (RED, v(0.3), None), (BLUE, v(0.8), None)], 0.0)
        self.near(v(0.8), targets[0])
        self.near(v(0.2), targets[1])
        self.near(v(0.3), targets[2])
        self.assertEqual([True, True, True, False, False], known)

    def test_a_ply_whose_next_decision_lies_outside_the_window_keeps_its_estimate_and_is_marked(self):
        targets, known = game([(BLUE, v(0.6), None), (RED, v(0.1), None), (RED, v(0.2), None)], 0.5)
        self.near(v(0.6), targets[0])
        self.assertFalse(known[0])

    def test_a_new_game_in_the_window_says_nothing_about_the_one_before(self):
        targets, _ = game([(RED, v(0.5), None), (BLUE, v(0.5), None), (RED, v(0.5), 1),
                           (RED, v(0.01), None), (BLUE, v(0.99), None), (RED, v(0.02), None)], 1.0)
        self.near(WIN, targets[0])
        self.near(LOSS, targets[1])
        self.near(WIN, targets[2])
        self.near(v(0.02), targets[3])

    def test_a_side_that_moved_twice_before_the_enemys_end_has_lost_at_both(self):
        targets, _ = game([(RED, v(0.5), None), (RED, v(0.5), None), (BLUE, v(0.5), 1)], 1.0)
        self.near(LOSS, targets[0])
        self.near(LOSS, targets[1])

    def test_games_beside_each_other_do_not_mix(self):
        values = torch.tensor([[v(0.1), v(0.2)], [v(0.3), v(0.4)], [v(0.5), v(0.6)]])
        mover = torch.tensor([[RED, BLUE], [BLUE, BLUE], [RED, RED]])
        none = torch.zeros(3, 2, dtype=torch.bool)
        targets, known = returns(values, mover, none, none.int(), (0.0,))
        self.near(v(0.5), targets[0, 0, 0].tolist())
        self.near(v(0.4), targets[0, 0, 1].tolist())
        self.assertEqual([[True, True], [False, False], [False, False]], known.tolist())


class Advantages(unittest.TestCase):
    def test_a_draw_counts_what_the_ruleset_says(self):
        values = torch.tensor([[v(0.5), v(0.5)]])
        targets = torch.tensor([[DRAW, DRAW]])
        found = advantages(targets, values, torch.tensor([-0.2, -0.35]))
        self.assertAlmostEqual(-0.2, float(found[0, 0]), 5)
        self.assertAlmostEqual(-0.35, float(found[0, 1]), 5)

    def test_spread_is_measured_in_each_group_by_itself(self):
        values = torch.tensor([1.0, -1.0, 0.1, -0.1, 99.0])
        group = torch.tensor([0, 0, 1, 1, 1])
        weight = torch.tensor([1.0, 1.0, 1.0, 1.0, 0.0])
        found = spread_by_group(values, group, weight, 3)
        self.assertAlmostEqual(1.0, float(found[0]), 5)
        self.assertAlmostEqual(0.1, float(found[1]), 5)


if __name__ == "__main__":
    unittest.main()
