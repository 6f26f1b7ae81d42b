"""One window of self-play: every game goes on for some plies, and what was seen, chosen and thought is kept.

Observations are not kept: states are, and they are encoded again when the learner wants them. The last two plies of a
window are the first two of the next, so that each trained ply has its own side's next value.
"""
import torch

from simulator import ENDED, ILLEGAL, PLAYERS, TURN, Seen, number_at

OVERLAP = 2


class Window:
    """Room for `plies` trained plies and the overlap, of all games."""

    def __init__(self, plies, games, simulator, device):
        slots, tokens = plies + OVERLAP, simulator.tokens
        room = lambda *shape, **kind: torch.zeros(slots, games, *shape, device=device, **kind)
        self.plies, self.games, self.slots = plies, games, slots
        self.states = room(simulator.state_bytes, dtype=torch.uint8)
        self.log_p = room(tokens * tokens, dtype=torch.float16)
        self.actions = room(dtype=torch.int64)
        self.chosen = room(dtype=torch.float32)
        self.values = room(3, dtype=torch.float32)
        self.entropy = room(dtype=torch.float32)
        self.movable = room(dtype=torch.bool)
        self.info = room(4, dtype=torch.int16)
        self.filled = 0

    def _all(self):
        return (self.states, self.log_p, self.actions, self.chosen, self.values, self.entropy, self.movable, self.info)

    def carry_over(self):
        if self.filled:
            for kept in self._all():
                kept[:OVERLAP].copy_(kept[self.plies:].clone())
        return OVERLAP if self.filled else 0

    def forget(self):
        """The next window starts from nothing, as after a resume."""
        self.filled = 0

    @property
    def mover(self):
        return number_at(self.states, TURN)

    @property
    def ended(self):
        return (self.info[..., 0] & ENDED) > 0

    @property
    def outcome(self):
        return self.info[..., 1]

    @property
    def illegal(self):
        return int(((self.info[..., 0] & ILLEGAL) > 0).sum())


class SelfPlay:
    """The live games and who plays them."""

    def __init__(self, simulator, states, law_of, opponents, network, seat, choose):
        self.simulator, self.states, self.law_of = simulator, states, law_of
        self.opponents, self.network, self.seat, self.choose = opponents, network, seat, choose
        device = states.device
        self.count = simulator.counts[law_of.long()]
        self.seen = Seen(len(states), simulator.tokens, simulator.core.planes, device)
        self.one = torch.ones((), device=device)
        self.opponent_temperature = torch.ones((), device=device)
        self.scripted = torch.zeros(len(states), dtype=torch.int64, device=device)

    @torch.no_grad()
    def fill(self, window, opponent=None, cloning=False):
        """Plays one window; `opponent` is the weights of the network that sits in the games kept for one. When cloning, the
        greedy player moves for both sides, and one executed move in ten is random."""
        for slot in range(window.carry_over(), window.slots):
            self.simulator.observe(self.states, self.seen)
            window.states[slot].copy_(self.states)
            seen = self.seen
            actions, chosen, values, log_p, entropy, movable = self.choose(
                self.network, seen.planes, seen.mask, seen.frame, self.count, self.one)
            window.chosen[slot].copy_(chosen)
            window.values[slot].copy_(values)
            window.log_p[slot].copy_(log_p)
            window.entropy[slot].copy_(entropy)
            window.movable[slot].copy_(movable)
            if cloning:
                executed = self._greedy_moves(window.actions[slot])
            else:
                executed = window.actions[slot].copy_(self._opponents_moves(actions, opponent))
            self.simulator.tire(self.states)
            self.simulator.step(self.states, executed, window.info[slot])
        window.filled += 1

    def _greedy_moves(self, actions):
        self.simulator.scripted(self.states, self.scripted, kind=PLAYERS.index("random"))
        self.simulator.scripted(self.states, actions, kind=PLAYERS.index("greedy"))
        return torch.where(torch.rand(len(actions), device=actions.device) < 0.1, self.scripted, actions)

    def _opponents_moves(self, actions, opponent):
        """The trained network's actions, with the others' where they are to move."""
        them = self.opponents
        if not (them.any_scripted or them.any_network):
            return actions
        theirs = actions.clone()
        if them.any_scripted:
            part = them.scripted
            self.simulator.scripted(self.states[part], theirs[part], kinds=them.kinds)
        if them.any_network and opponent is not None:
            part, seen = them.network, self.seen
            with self.seat.taken_by(opponent):
                theirs[part] = self.choose(self.network, seen.planes[part], seen.mask[part], seen.frame[part],
                                           self.count[part], self.opponent_temperature)[0]
        return torch.where(number_at(self.states, TURN) == them.side, theirs, actions)
