"""The simulator as tests call it: one game at a time, on the CPU. core.cu tells what each call means."""
import ctypes
import pathlib
import subprocess

import numpy as np

TRAINING = pathlib.Path(__file__).resolve().parent.parent
LETTERS = "MGCJPLTISYBF"
CLASSIC_LAKES = "c5 d5 c6 d6 g5 h5 g6 h6"


def load():
    path = subprocess.run([TRAINING / "build", "cpu"], check=True, capture_output=True, text=True).stdout.strip()
    lib = ctypes.CDLL(path)
    sizes = (ctypes.c_int * 8)()
    lib.core_sizes(sizes)
    lib.STATE, lib.RULES, lib.PLANES, lib.TOKENS, lib.SETUP, lib.MOST_MOVES, lib.PLAYERS, lib.LOG = list(sizes)
    pointer, number, count, seed = ctypes.c_void_p, ctypes.c_int, ctypes.c_long, ctypes.c_uint64
    lib.core_rules.argtypes = [pointer, count]
    lib.core_reset.argtypes = [pointer, count, pointer, pointer, pointer, pointer, seed, pointer]
    lib.core_observe.argtypes = [pointer, pointer, count, pointer, number] + [pointer] * 5
    lib.core_play.argtypes = [pointer, count, pointer, number, number, number, pointer, pointer, number, pointer, pointer]
    lib.core_new.argtypes = [pointer, pointer, pointer, pointer, number, seed]
    lib.core_legal.argtypes = [pointer, pointer, pointer]
    lib.core_move.argtypes = [pointer, pointer, number, number, number]
    lib.core_scripted.argtypes = [pointer, pointer, number, pointer]
    lib.core_look.argtypes = [pointer] * 5
    return lib


def at(array):
    return array.ctypes.data


def rules(lib, cols=10, rows=10, home=4, first=0, scout=1, bomb=0, advances=0, equal=0, forgets=0, two_square=3, chase=1,
          passes=0, immobile_loses=0, quiet=200, cap=0, lakes=CLASSIC_LAKES):
    """Classic, with what the caller changes."""
    raw = np.zeros(lib.RULES, np.uint8)
    raw[:60].view(np.int32)[:] = [cols, rows, home, first, scout, bomb, advances, equal, forgets, two_square, chase, passes,
                                  immobile_loses, quiet, cap]
    for square in lakes.split():
        raw[60 + cell(square, cols)] = 1
    if lib.core_rules(at(raw), 1):
        raise ValueError("nobody could play by these rules")
    return raw


def tokens(ruleset):
    return int(ruleset[160:164].view(np.int32)[0])


def cell(square, cols=10):
    return (int(square[1:]) - 1) * cols + ord(square[0]) - ord("a")


def squares(move):
    """'a4a10b10' -> ['a4', 'a10', 'b10']"""
    found = []
    for letter in move:
        if letter.isalpha():
            found.append(letter)
        else:
            found[-1] += letter
    return found


def setup(text):
    kinds = [LETTERS.index(letter) if letter != "." else 255 for letter in text.replace("/", "")]
    return np.array(kinds + [255] * (40 - len(kinds)), np.uint8)


class Game:
    def __init__(self, lib, ruleset, red, blue, first=0):
        self.lib, self.rules, self.cols = lib, ruleset, int(ruleset[:4].view(np.int32)[0])
        self.state = np.zeros(lib.STATE, np.uint8)
        setups = setup(red), setup(blue)  # held while their addresses are in use
        lib.core_new(at(self.state), at(ruleset), at(setups[0]), at(setups[1]), first, 1)

    def play(self, move):
        """False if it is refused."""
        path = [cell(square, self.cols) for square in squares(move)]
        corner = path[1] if len(path) == 3 else 255
        return self.lib.core_move(at(self.state), at(self.rules), path[0], corner, path[-1]) >= 0

    def scripted(self, player):
        """The cells of the move that a scripted player would make: from, corner or 255, to."""
        move = np.zeros(3, np.uint8)
        self.lib.core_scripted(at(self.state), at(self.rules), player, at(move))
        return [int(c) for c in move]

    def move(self, path):
        return self.lib.core_move(at(self.state), at(self.rules), *path) >= 0

    def look(self):
        board, flags, told = np.zeros(100, np.uint8), np.zeros(100, np.uint8), np.zeros(10, np.int32)
        self.lib.core_look(at(self.state), at(self.rules), at(board), at(flags), at(told))
        return board, flags, told

    def observe(self, padded):
        planes = np.full((padded, self.lib.PLANES), 7, np.uint8)
        mask = np.full((padded, padded), 7, np.uint8)
        label, frame = np.zeros(padded, np.uint8), np.zeros(padded, np.uint8)
        self.lib.core_observe(at(self.state), None, 1, at(self.rules), padded, at(planes), at(mask), at(label), at(frame), None)
        return planes, mask, label, frame
