"""Lessons: what a search finds becomes a policy, a run learns from it, and where it finds nothing nothing is learned."""
import unittest

import support
import torch
from lessons import Teacher, improved, lesson_loss
from lines import Judged
from network import FAR_BELOW, Network
from settings import Settings
from test_lookahead import TOKENS, flags_beside_miners, games, look
from test_run import records, weights_in


def judged(moves, log_p, real, worth):
    moves = torch.tensor([moves])
    return Judged(moves, log_p.gather(1, moves), torch.tensor([real]), torch.tensor([worth]), 0)


ALL = torch.full((TOKENS,), 92, dtype=torch.int32)      # squares of a board of ten by ten


def policy(network, seen):
    logits, _, _ = network(seen.planes, seen.frame, ALL[:len(seen.planes)])
    return torch.where(seen.mask.flatten(1) != 0, logits.flatten(1), FAR_BELOW).softmax(-1)


def teacher(simulator, network, **numbers):
    settings = Settings(games=16, tokens=TOKENS, **{"studied": 8, "study_plies": 3, **numbers})
    return Teacher(network, simulator, torch.zeros(16, dtype=torch.int32), settings, "cpu", lambda function: function)


class Improving(unittest.TestCase):
    log_p = torch.tensor([[0.5, 0.3, 0.15, 0.05]]).log()

    def test_what_the_judged_moves_share_is_dealt_anew_and_other_moves_keep_theirs(self):
        found = judged([0, 1, 2], self.log_p, [True, True, False], [0.0, 0.05, 9.0])
        policy = improved(self.log_p, found, 0.05)
        self.assertAlmostEqual(1.0, float(policy.sum()), places=5)
        self.assertAlmostEqual(0.15, float(policy[0, 2]), places=5)
        self.assertAlmostEqual(0.05, float(policy[0, 3]), places=5)
        self.assertAlmostEqual(0.3 / 0.5 * 2.71828, float(policy[0, 1] / policy[0, 0]), places=4)

    def test_moves_of_equal_worth_and_a_move_without_another_stay_as_they_are(self):
        for real in ([True, True, True], [True, False, False]):
            found = judged([0, 1, 2], self.log_p, real, [0.4, 0.4, 0.4])
            torch.testing.assert_close(improved(self.log_p, found, 0.01), self.log_p.exp())

    def test_a_lesson_that_agrees_with_the_policy_has_no_gradient(self):
        _, simulator, states = games(("barrage",), plies=8)
        torch.manual_seed(5)
        network, seen = Network(32, 1, 1), look(simulator, states)
        same = policy(network, seen).detach()
        for target, learns in ((same, False), (same.roll(1, 0), True)):
            network.zero_grad()
            lesson_loss(network, seen.planes, seen.mask, seen.frame, ALL[:len(states)], target).backward()
            self.assertEqual(learns, bool(network.q.weight.grad.abs().max() > 1e-5))


class Teaching(unittest.TestCase):
    def test_the_move_that_takes_the_flag_is_taught(self):
        simulator, state, takes, _ = flags_beside_miners()
        torch.manual_seed(5)
        network = Network(32, 1, 1)
        before = policy(network, look(simulator, state))
        after = teacher(simulator, network).lesson(state.repeat(8, 1))
        self.assertGreater(float(after[:, takes].mean()), 2 * float(before[:, takes]))

    def test_more_than_there_are_games_cannot_be_studied(self):
        _, simulator, _ = games(("barrage",), plies=0)
        with self.assertRaises(ValueError):
            teacher(simulator, Network(32, 1, 1), studied=17)


class Running(unittest.TestCase):
    WORDS = ["--clone", "0", "--mixture", "barrage=1", "--iterations", "2"]

    def test_a_run_with_lessons_learns_something_else_and_tells_what_they_gain(self):
        without, with_lessons = support.folder(), support.folder()
        support.tiny_run(self.WORDS + ["--out", without]).go()
        support.tiny_run(self.WORDS + ["--out", with_lessons, "--studied", "12", "--study-plies", "1"]).go()
        self.assertFalse(torch.equal(*(weights_in(out)["tensors"]["q.weight"] for out in (without, with_lessons))))
        told = records(with_lessons, "iteration")[-1]["learning"]
        self.assertGreaterEqual(told["lesson_gain"], 0)
        self.assertGreater(told["lesson_asked"], 2)
        self.assertNotIn("lesson_gain", records(without, "iteration")[-1]["learning"])

    def test_an_opponents_plies_are_not_studied(self):
        run = support.tiny_run(self.WORDS + ["--out", support.folder(), "--studied", "24", "--old", "0.5"])
        run.go()
        window, side = run.window, run.learner.opponent_side
        theirs = (window.mover == side[None, :])[:window.plies].flatten()
        self.assertTrue(bool(theirs.any()))
        self.assertFalse(bool(theirs[run.teacher.choose(window, side)].any()))

    def test_a_run_with_lessons_goes_on_after_a_stop_as_if_there_had_been_none(self):
        words = self.WORDS[:-2] + ["--studied", "12", "--study-plies", "1"]
        one, two, whole = support.folder(), support.folder(), support.folder()
        support.tiny_run(words + ["--out", one, "--iterations", "1"]).go()
        support.tiny_run(words + ["--out", two, "--resume", one, "--iterations", "1"]).go()
        support.tiny_run(words + ["--out", whole, "--iterations", "2", "--save-at", "1"]).go()
        for name, tensor in weights_in(whole)["tensors"].items():
            self.assertTrue(torch.equal(tensor, weights_in(two)["tensors"][name]), name)


if __name__ == "__main__":
    unittest.main()
