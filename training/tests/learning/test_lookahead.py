"""Looking ahead: worlds agree with what is known and follow the belief, lines know who has won, a match counts its games."""
import unittest

import numpy as np
import support  # noqa: F401  (the trainer's modules on the path)
import torch
from lookahead import Lines, Match, Trial, draw, salt
from mixture import Mixture
from network import FAR_BELOW, Network
from rulesets import BOMB, NAMED
from simulator import PLAYERS, TURN, Seen, Simulator, number_at

TOKENS, GAMES = 96, 24


def games(names, plies=60, player="greedy"):
    """A simulator of these rulesets and games in their middle."""
    mixture = Mixture({name: 1 for name in names}, TOKENS, "", customs=0, unseen=0, custom_setups=16)
    simulator = Simulator("cpu", mixture.laws, mixture.setups, mixture.spans, TOKENS)
    states = simulator.start(mixture.deal(GAMES), 3)
    kind = PLAYERS.index(player)
    simulator.play(states, kind, kind, plies, torch.zeros(GAMES, 5, dtype=torch.int64))
    return mixture, simulator, states


def look(simulator, states):
    seen = Seen(len(states), TOKENS, simulator.core.planes, "cpu")
    simulator.observe(states, seen)
    return seen


def any_belief():
    return torch.randint(1, 32767, (GAMES, TOKENS, 12), dtype=torch.int16)


class Worlds(unittest.TestCase):
    def test_a_world_looks_to_its_player_as_the_game_does(self):
        _, simulator, states = games(("classic", "fantasy", "duel", "barrage"))
        index = torch.arange(GAMES).repeat_interleave(5)
        worlds = simulator.imagine(states, index, any_belief(), 8)
        real, imagined = look(simulator, states), look(simulator, worlds)
        self.assertTrue(torch.equal(real.planes[index], imagined.planes))
        self.assertTrue(torch.equal(real.mask[index], imagined.mask))

    def test_hidden_pieces_are_the_same_ones_elsewhere_and_none_that_moved_is_a_bomb(self):
        _, simulator, states = games(("classic",))
        worlds = simulator.imagine(states, torch.arange(GAMES), any_belief(), 8)
        real, imagined = look(simulator, states), look(simulator, worlds)
        for ours, theirs in zip(real.label, imagined.label):
            self.assertEqual(sorted(ours.tolist()), sorted(theirs.tolist()))
        self.assertFalse(torch.equal(real.label, imagined.label))
        moved = imagined.planes[:, :, 51] > 0
        self.assertTrue(bool((moved & (imagined.label < 12)).any()), "no hidden piece has moved: the test says nothing")
        self.assertFalse(bool((moved & (imagined.label >= BOMB) & (imagined.label < 12)).any()))

    def test_what_is_believed_is_dealt(self):
        _, simulator, states = games(("classic",), plies=0)
        real = look(simulator, states)
        belief = torch.full((GAMES, TOKENS, 12), 30, dtype=torch.int16)
        hidden = real.label < 12
        belief[hidden, real.label[hidden].long()] = 32767
        same = [float((look(simulator, simulator.imagine(states, torch.arange(GAMES), each, 8)).label == real.label)[hidden].float().mean())
                for each in (belief, torch.full_like(belief, 1000))]
        self.assertGreater(same[0], 0.9)
        self.assertLess(same[1], 0.25)


class Drawing(unittest.TestCase):
    def test_moves_are_drawn_as_often_as_they_are_likely_and_alike_with_the_same_dice(self):
        chances = torch.tensor([0.5, 0.3, 0.2, 0.0])
        log_p = torch.where(chances > 0, chances.log(), FAR_BELOW).expand(30000, -1)
        dice = torch.arange(30000)
        drawn = draw(log_p, 1.0, dice, salt(4, "cpu"))
        np.testing.assert_allclose(drawn.bincount(minlength=4) / 30000, chances, atol=0.015)
        self.assertTrue(torch.equal(drawn, draw(log_p, 1.0, dice, salt(4, "cpu"))))
        cold = draw(log_p, 0.25, dice, salt(4, "cpu")).bincount(minlength=4) / 30000
        np.testing.assert_allclose(cold, chances ** 4 / (chances ** 4).sum(), atol=0.015)


RED = torch.zeros(1, dtype=torch.int32)


def flags_beside_miners():
    """A simulator, a game in which a miner of each side stands beside the other's flag, Red's move that takes it, and one that
    goes elsewhere."""
    simulator = Simulator("cpu", [NAMED["barrage"]], np.full((1, 40), 255, np.uint8), np.array([[0, 1]], np.int32), TOKENS)
    state = torch.zeros(1, simulator.state_bytes, dtype=torch.uint8)
    board = np.zeros(100, np.uint8)
    miner, flag, blue = 1 + 7, 1 + 11, 12
    board[[0, 9, 90, 91]] = flag, miner, flag + blue, miner     # Red's second miner stands beside Blue's flag,
    board[[1]] = miner + blue                                   # and Blue's beside Red's
    simulator.core.core_arrange(state.data_ptr(), simulator.rules.data_ptr(), board.ctypes.data, 0, 1)
    tokens = look(simulator, state).mask[0].nonzero()
    squares = {(int(source), int(target)) for source, target in tokens}
    takes = next(move for move in squares if move[1] == 82)     # of 92 squares, ten to a row at the top
    elsewhere = next(move for move in squares if move[0] == 9)
    return (simulator, state) + tuple(torch.tensor([source * TOKENS + target]) for source, target in (takes, elsewhere))


class Searching(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(5)
        self.network = Network(32, 1, 1).eval()

    def lines(self, simulator, room=16):
        return Lines(simulator, self.network, room, lambda function: function)

    def test_a_line_that_takes_the_flag_is_won_and_one_that_loses_it_is_lost(self):
        simulator, state, takes, elsewhere = flags_beside_miners()
        worth = lambda move, plies, dice=1: float(self.lines(simulator).values(
            state.clone(), move, RED, torch.tensor([dice]), plies, torch.ones(())))
        self.assertEqual(worth(takes, 3), 1.0)
        ends = {worth(elsewhere, 1, dice) for dice in range(12)}
        self.assertIn(-1.0, ends)
        self.assertGreater(len(ends), 1)

    def test_replies_count_as_they_are_likely(self):
        simulator, state, takes, elsewhere = flags_beside_miners()
        lines = self.lines(simulator)
        self.assertEqual(float(lines.expected(state.clone(), takes, RED, 3)), 1.0)
        after = lines.after(state, elsewhere)
        log_p = lines.look(after)[0][0]
        replies = (log_p > FAR_BELOW / 2).nonzero()[:, 0]
        worths = torch.stack([lines.worth(lines.after(after[:1], reply[None]), RED)[0] for reply in replies])
        self.assertIn(-1.0, worths)
        wanted = float((log_p[replies].exp() * worths).sum())
        # Room for more replies than there are changes nothing.
        self.assertAlmostEqual(float(lines.expected(state.clone(), elsewhere, RED, len(replies) + 3)), wanted, places=5)

    def test_many_games_are_worth_what_each_is_worth_alone(self):
        _, simulator, states = games(("barrage", "duel"), plies=8)
        lines = self.lines(simulator, room=7)
        me = number_at(states, TURN).clone()
        moves = torch.stack([lines.look(lines.padded(state[None]))[0][0].argmax() for state in states])
        together = lines.expected(states, moves, me, 3)
        alone = torch.cat([lines.expected(states[at:at + 1], moves[at:at + 1], me[at:at + 1], 3) for at in range(GAMES)])
        torch.testing.assert_close(together, alone)

    def test_a_match_plays_every_game_with_both_colours_and_asks_no_more_than_it_may(self):
        mixture, simulator, _ = games(("barrage", "duel"), plies=0)
        match = Match(simulator, mixture, GAMES, self.lines(simulator, GAMES), ["barrage", "duel"])
        facts = match.play(Trial.parse("positions=16,plies=1,candidates=3"), 16, 1)
        self.assertEqual(facts["all"]["games"], GAMES)
        self.assertEqual(set(match.side.tolist()), {0, 1})
        self.assertGreater(match.searched, 0)
        self.assertLessEqual(match.asked, 16 * match.searched)

    def test_a_trial_is_read_by_its_names(self):
        self.assertEqual(Trial.parse("positions=64,scale=0.1"), Trial(positions=64, scale=0.1))
        with self.assertRaises(KeyError):
            Trial.parse("position=64")


if __name__ == "__main__":
    unittest.main()
