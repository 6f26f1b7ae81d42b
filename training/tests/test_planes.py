"""The 32 planes that our network sees beyond the first one's, and where tokens lie: read a second time from the description,
in games of made-up rulesets."""
import random
import unittest

import core
import numpy as np

PADDED = 100
GAMES, PLIES = 40, 120


def made_up(rng):
    cols, rows = rng.randint(4, 10), rng.randint(4, 10)
    home = rng.randint(1, (rows - 1) // 2)
    lakes = {"abcdefghij"[rng.randrange(cols)] + str(rng.randint(home + 1, rows - home)) for _ in range(rng.randrange(4))}
    return dict(cols=cols, rows=rows, home=home, scout=rng.randrange(3), bomb=rng.randrange(2), advances=rng.randrange(2),
                equal=rng.randrange(3), forgets=rng.randrange(2), two_square=rng.choice([0, 1, 2, 3, 4, 30, 100]),
                chase=rng.randrange(2), passes=rng.randrange(2), immobile_loses=rng.randrange(2),
                quiet=rng.choice([0, 40, 200, 1000]), lakes=" ".join(sorted(lakes)))


def setup(rng, rule):
    squares = rule["cols"] * rule["home"]
    army = ["F", rng.choice("MGCSI")] + [rng.choice("MGCJPLTISYBS") for _ in range(rng.randint(0, squares - 2))]
    text = army + ["."] * (squares - len(army))
    rng.shuffle(text)
    return "".join(text)


class Watched:
    """A game with the last piece that each side moved, followed from cell to cell."""

    def __init__(self, lib, rule, rng):
        self.game = core.Game(lib, core.rules(lib, **rule), setup(rng, rule), setup(rng, rule))
        self.last = [None, None]

    def play(self, path):
        before, _, told = self.game.look()
        me, (start, _, end) = told[0], path
        assert self.game.move(path)
        after = self.game.look()[0]
        self.last[me] = start
        self.last = [self.follow(cell, start, end, before, after) for cell in self.last]

    @staticmethod
    def follow(cell, start, end, before, after):
        """Where the piece on a cell stands after a move, None once it has fallen."""
        if cell == start:
            return end if after[end] == before[start] else None
        if cell != end:
            return cell
        if after[end] == before[end]:
            return cell
        risen = [c for c in range(100) if after[c] == before[end] and before[c] != before[end]]
        return risen[0] if len(risen) == 1 and after[end] == 0 else None  # a winning defender may have advanced


def wanted(rule, game, last, x, y, cell):
    board, _, told = game.look()
    me, cols, rows, home, n = told[0], rule["cols"], rule["rows"], rule["home"], rule["two_square"]
    boundary = 1 <= n <= 99
    flag = [c for c in range(cols * rows) if board[c] == 12 + 12 * me][0]
    away = abs(flag % cols - cell % cols) + abs(flag // cols - cell // cols)
    yes = lambda claim: 255 if claim else 0
    return [yes(rule["scout"] == 0), yes(rule["scout"] == 2), yes(rule["bomb"]), yes(rule["advances"]), yes(rule["equal"] == 1),
            yes(rule["equal"] == 2), yes(rule["forgets"]), yes(n == 0), yes(n == 100), (3 - n) * 85 if boundary and n < 3 else 0,
            min(255, (n - 3) * 16) if boundary and n > 3 else 0, yes(rule["chase"]), yes(rule["passes"]),
            yes(rule["immobile_loses"]), yes(rule["quiet"] == 0), min(255, rule["quiet"] * 255 // 400),
            min(255, told[5 + me] * 32) if last[me] == cell else 0, min(255, told[6 - me] * 32) if last[1 - me] == cell else 0,
            yes(y < home), yes(y >= rows - home), x * 28, (cols - 1 - x) * 28, y * 28, (rows - 1 - y) * 28,
            255 - 25 * min(10, away), 0, cols * 25, rows * 25, 0, 0, 0, 0]


class Planes(unittest.TestCase):
    def test_new_planes_and_the_frame_are_as_described(self):
        lib, rng, compared = core.load(), random.Random(5), 0
        for _ in range(GAMES):
            rule = made_up(rng)
            watched = Watched(lib, rule, rng)
            for _ in range(PLIES):
                told = watched.game.look()[2]
                if told[1]:
                    break
                self.compare(rule, watched, told[0])
                compared += 1
                watched.play(watched.game.scripted(rng.randrange(lib.PLAYERS)))
        self.assertGreater(compared, 1000)

    def compare(self, rule, watched, me):
        cols, rows, last = rule["cols"], rule["rows"], watched.last
        lakes = {core.cell(square, cols) for square in rule["lakes"].split()}
        planes, mask, _, frame = watched.game.observe(PADDED)
        token = 0
        for seen in range(cols * rows):
            cell = cols * rows - 1 - seen if me else seen
            if cell in lakes:
                continue
            x, y = seen % cols, seen // cols
            self.assertEqual((y if y < rows // 2 else y + 10 - rows) * 10 + x + (10 - cols) // 2, frame[token])
            self.assertEqual(wanted(rule, watched.game, last, x, y, cell), list(planes[token, 160:]), (rule, cell))
            token += 1
        self.assertEqual(token, core.tokens(watched.game.rules))
        self.assertTrue(np.all(frame[token:] == 255))
        self.assertFalse(planes[token:].any() or mask[token:].any() or mask[:, token:].any())


if __name__ == "__main__":
    unittest.main()
