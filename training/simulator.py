"""The simulator's face in Python: the same calls on the CPU and on the GPU, on plain tensors.

`core.cu` is compiled once into a shared library by whichever compiler the machine has; its head says what each call does.
"""
import ctypes

import numpy as np
import torch

from builder import build

LAW, TURN, OVER, REASON, PLY, QUIET = range(6)    # int32 numbers at the head of a State
LOG = 256
ENDED, STRIKE, PASSED, ILLEGAL = 1, 256, 512, 1024
REASONS = ("none", "flag", "immobile", "quiet", "cap")
PLAYERS = ("random", "greedy", "search", "marshal-rush", "scouts", "waits", "bluffs", "chases", "walker", "copies")
NUMBERS = dict(
    scoutStrike=("ADJACENT", "IN_LINE", "MOVE_THEN_STRIKE"), bomb=("STAYS", "SPENT"), winningDefender=("STAYS", "ADVANCES"),
    equalRanks=("BOTH_FALL", "ATTACKER_WINS", "DEFENDER_WINS"), reveal=("FOR_GOOD", "UNTIL_TURN_ENDS"),
    chase=("OFF", "MORE_SQUARE"), blocked=("LOSES", "PASSES"), bothImmobile=("DRAW", "TO_MOVE_LOSES"))


def load(path):
    library = ctypes.CDLL(path)
    pointer, count, number, seed = ctypes.c_void_p, ctypes.c_long, ctypes.c_int, ctypes.c_uint64
    library.core_sizes.argtypes = [pointer]
    library.core_rules.argtypes = [pointer, count]
    library.core_reset.argtypes = [pointer, count, pointer, pointer, pointer, pointer, seed, pointer]
    library.core_observe.argtypes = [pointer, pointer, count, pointer, number] + [pointer] * 5
    library.core_step.argtypes = [pointer, count, pointer, number, pointer, pointer, pointer, number, pointer, pointer]
    library.core_imagine.argtypes = [pointer, count, pointer, pointer, pointer, number, pointer, seed, pointer]
    library.core_bot.argtypes = [pointer, count, pointer, number, number, pointer, pointer, pointer]
    library.core_play.argtypes = [pointer, count, pointer, number, number, number, pointer, pointer, number, pointer, pointer]
    library.core_new.argtypes = [pointer, pointer, pointer, pointer, number, seed]
    library.core_legal.argtypes = [pointer, pointer, pointer]
    library.core_move.argtypes = [pointer, pointer, number, number, number]
    library.core_scripted.argtypes = [pointer, pointer, number, pointer]
    sizes = (ctypes.c_int * 8)()
    library.core_sizes(ctypes.cast(sizes, pointer))
    library.state_bytes, library.rules_bytes, library.planes = sizes[0], sizes[1], sizes[2]
    library.most_moves, library.players = sizes[5], sizes[6]
    if sizes[7] != LOG:
        raise ValueError("the core's log has %d moves, not %d" % (sizes[7], LOG))
    return library


def two_square_number(value):
    return 0 if value == "OFF" else 100 if value == "SHUTTLE" else int(value.split("_")[1])


def encode_rules(library, laws, cap):
    """Rules of the core, uint8 [rulesets, bytes]; the trainer calls a game drawn at `cap` plies."""
    table = np.zeros((len(laws), library.rules_bytes), np.uint8)
    for row, law in zip(table, laws):
        settings = [law.columns, law.rows, law.homeRows, 0]
        settings += [NUMBERS[name].index(getattr(law, name)) for name in
                     ("scoutStrike", "bomb", "winningDefender", "equalRanks", "reveal")]
        settings += [two_square_number(law.twoSquare)]
        settings += [NUMBERS[name].index(getattr(law, name)) for name in ("chase", "blocked", "bothImmobile")]
        settings += [law.quietLimit, cap]
        row[:60] = np.array(settings, np.int32).view(np.uint8)
        for x, y in law.lakes:
            row[60 + y * law.columns + x] = 1
    bad = library.core_rules(table.ctypes.data, len(laws))
    if bad:
        raise ValueError("the core refuses ruleset %s" % laws[bad - 1].id)
    return table


def address(tensor):
    return None if tensor is None else tensor.data_ptr()


class Simulator:
    """A core on one device with its rulesets and setup pools; `games` of them are made with `start`."""

    def __init__(self, device, laws, setups, spans, tokens, cap=2000, patience=300, library=None):
        self.device = torch.device(device)
        self.gpu = self.device.type == "cuda"
        self.core = library or load(build(self.gpu))
        self.laws, self.tokens = list(laws), tokens
        if max(law.tokens for law in laws) > tokens:
            raise ValueError("a ruleset has more than %d squares" % tokens)
        self.rules = torch.from_numpy(encode_rules(self.core, laws, cap)).to(self.device)
        self.setups = torch.from_numpy(np.ascontiguousarray(setups)).to(self.device)
        self.spans = torch.from_numpy(np.ascontiguousarray(spans)).to(self.device)
        self.counts = torch.tensor([law.tokens for law in laws], dtype=torch.int32, device=self.device)
        self.endless = torch.tensor([not law.quietLimit for law in laws], device=self.device)
        self.cap, self.patience = cap, patience
        self.state_bytes = self.core.state_bytes

    def _stream(self):
        return torch.cuda.current_stream().cuda_stream if self.gpu else None

    def _done(self, code):
        if code:
            raise RuntimeError("the core answers with error %d" % code)

    def start(self, law_of, seed):
        """States of new games, one for each entry of law_of (int32)."""
        states = torch.zeros(len(law_of), self.state_bytes, dtype=torch.uint8, device=self.device)
        self.restart(states, law_of, seed)
        return states

    def restart(self, states, law_of, seed):
        self._done(self.core.core_reset(address(states), len(states), address(self.rules), address(law_of),
                                        address(self.setups), address(self.spans), seed, self._stream()))

    def observe(self, states, seen, index=None):
        """Fills `seen` for the games of `index`, or for all."""
        count = len(seen.planes)
        self._done(self.core.core_observe(address(states), address(index), count, address(self.rules), self.tokens,
                                          address(seen.planes), address(seen.mask), address(seen.label),
                                          address(seen.frame), self._stream()))

    def tire(self, states):
        """Where a law has no quiet limit nothing ends a game in which nobody strikes. Training cannot wait: after `patience`
        such plies the next one is made the last, and the game is drawn by the cap. The network is not told (its planes say
        that there is no limit), as two people who agree on a draw need no rule for it."""
        head = states.view(torch.int32)
        tired = self.endless[head[:, LAW].long()] & (head[:, QUIET] >= self.patience)
        # The game's log is a ring indexed by ply: jump by whole rounds of it.
        rounds = (self.cap - 1 - head[:, PLY] + LOG - 1) // LOG * LOG
        head[:, PLY] += torch.where(tired, rounds.clamp(min=0), torch.zeros_like(rounds))

    def step(self, states, actions, info, again=True):
        self._done(self.core.core_step(address(states), len(states), address(self.rules), self.tokens, address(actions),
                                       address(self.setups), address(self.spans), int(again), address(info),
                                       self._stream()))

    def imagine(self, states, index, belief, seed):
        """The games of `index` as the side to move may imagine them: what it has not seen is dealt as it is believed to be.
        `belief` int16 [games, tokens, kinds], up to 32,767."""
        worlds = torch.empty(len(index), self.state_bytes, dtype=torch.uint8, device=self.device)
        self._done(self.core.core_imagine(address(worlds), len(index), address(states), address(index), address(self.rules),
                                          self.tokens, address(belief), seed, self._stream()))
        return worlds

    def scripted(self, states, actions, kind=0, kinds=None):
        self._done(self.core.core_bot(address(states), len(states), address(self.rules), self.tokens, kind,
                                      address(kinds), address(actions), self._stream()))

    def play(self, states, red, blue, plies, tally, again=True):
        self._done(self.core.core_play(address(states), len(states), address(self.rules), red, blue, plies,
                                       address(self.setups), address(self.spans), int(again), address(tally),
                                       self._stream()))


class Seen:
    """Room for what `count` games show: planes, legal mask, labels, frame cells."""

    def __init__(self, count, tokens, planes, device):
        room = lambda *shape: torch.zeros(*shape, dtype=torch.uint8, device=device)
        self.planes, self.mask = room(count, tokens, planes), room(count, tokens, tokens)
        self.label, self.frame = room(count, tokens), room(count, tokens)


def number_at(states, which):
    """One number of every state: LAW, TURN, OVER, REASON, PLY or QUIET."""
    return states.view(torch.int32)[..., which]
