"""What may come of a move, thought through for many games at once.

The likeliest moves are played in worlds that are dealt as the network believes, both sides go on with the policy for some
plies, and the value head judges: the search of the Java player. With `replies` it is expectimax instead: each move is followed
by each of the likeliest replies, and the value head's answers are averaged, as likely as those replies are.
"""
import dataclasses

import torch

from network import FAR_BELOW
from policy import mixed_precision
from simulator import OVER, TURN, Seen, number_at

MOST_BELIEF = 32767


@dataclasses.dataclass
class Search:
    positions: int = 0          # put to the network for each move, about
    plies: int = 3              # played after the move itself; odd, so that it is our turn again
    replies: int = 0            # so many of the likeliest ones are all looked at, instead of playing on; 0: none
    candidates: int = 4         # moves that are looked at
    least: float = 0.01         # if the policy gives them such a chance
    scale: float = 0.05         # a difference in value that speaks as loud as a move e times as likely
    heat: float = 1.0           # temperature of both sides in the lines

    @property
    def cost(self):
        """Positions put to the network for one move in one world."""
        return 1 + (self.replies or self.plies)


@dataclasses.dataclass
class Judged:
    """What a search says of the likeliest moves of some games: a row for each game, a column for each move."""
    moves: torch.Tensor
    log_p: torch.Tensor         # as the policy likes them
    real: torch.Tensor          # which of them were looked at
    worth: torch.Tensor         # from -1 to 1, to the side to move; 0 where there was no choice
    asked: int                  # positions put to the network

    @property
    def choice(self):
        """Whether there is more than one."""
        return self.real.sum(-1) > 1


def predict(network, planes, mask, frame, count):
    """(log-probabilities of all moves, win - loss, belief up to MOST_BELIEF)."""
    with mixed_precision(planes.device):
        logits, wdl, belief = network(planes, frame, count)
    games = planes.shape[0]
    legal = mask.view(games, -1) != 0
    log_p = torch.where(legal, logits.float().view(games, -1), FAR_BELOW).log_softmax(-1)
    wdl = wdl.float().softmax(-1)
    belief = (belief.float().softmax(-1) * MOST_BELIEF).clamp(min=1).to(torch.int16)
    return log_p, wdl[:, 0] - wdl[:, 2], belief


def salt(actions, device):
    """A large number for each action."""
    return torch.arange(actions, device=device) * 0x85EBCA77


def draw(log_p, temperature, dice, salt):
    """An action of each row. Rows with the same dice draw alike."""
    # A hash of dice and action as a number between 0 and 1; its logarithms make the largest sum a draw by chance.
    mixed = (dice[:, None] * 0x9E3779B1 + salt) & 0xFFFFFFFF
    for shift, factor in ((15, 0x2C1B3C6D), (12, 0x297A2D39)):
        mixed = ((mixed ^ (mixed >> shift)) * factor) & 0xFFFFFFFF
    chance = ((mixed ^ (mixed >> 15)).float() + 0.5) / 4294967296.0
    gumbel = -torch.log(-torch.log(chance.clamp(1e-10, 0.9999999)))
    return (log_p / temperature + torch.where(log_p > FAR_BELOW / 2, gumbel, 0.0)).argmax(-1)


class Lines:
    """Room to ask the network about any number of games, so many at a time."""

    def __init__(self, simulator, network, room, compile_it):
        self.simulator, self.network, self.room = simulator, network, room
        self.seen = Seen(room, simulator.tokens, simulator.core.planes, simulator.device)
        self.salt = salt(simulator.tokens ** 2, simulator.device)
        self.predict, self.draw = compile_it(predict), compile_it(draw)
        self.info = torch.zeros(room, 4, dtype=torch.int16, device=simulator.device)

    def padded(self, states):
        """`room` states: the last one again where there are fewer."""
        missing = self.room - len(states)
        return torch.cat([states, states[-1:].expand(missing, -1)]) if missing else states.contiguous()

    def look(self, states):
        """What the network says of `room` states."""
        self.simulator.observe(states, self.seen)
        seen = self.seen
        count = self.simulator.counts[number_at(states, 0).long()]
        return self.predict(self.network, seen.planes, seen.mask, seen.frame, count)

    def judged(self, states, log_p, belief, search, heat):
        """What comes of the likeliest moves of these games, whose policy and belief are given. Moves of one game are played in
        the same worlds, with the same dice."""
        best = log_p.topk(search.candidates, -1)
        real = best.values.exp() > search.least
        count = real.sum(-1)
        worlds = torch.where(count > 1, (search.positions // (count.clamp(min=1) * search.cost)).clamp(min=1), 0)
        worth = torch.zeros_like(best.values)
        game, _ = (torch.arange(int(worlds.max()), device=states.device)[None, :] < worlds[:, None]).nonzero(as_tuple=True)
        if not len(game):
            return Judged(best.indices, best.values, real, worth, 0)
        imagined = self.simulator.imagine(states, game, belief, int(torch.randint(1 << 30, ())))
        dice = torch.randint(1 << 24, (len(game),), device=states.device)
        deal, candidate = real[game].nonzero(as_tuple=True)
        of = game[deal]
        moves, me = best.indices[of, candidate], number_at(states, TURN)[of]
        values = (self.expected(imagined[deal], moves, me, search.replies) if search.replies else
                  self.values(imagined[deal], moves, me, dice[deal], search.plies, heat))
        worth.index_put_((of, candidate), values / worlds[of], accumulate=True)
        return Judged(best.indices, best.values, real, worth, len(deal) * search.cost)

    def values(self, states, actions, me, dice, plies, heat):
        """What games are worth to side `me` after an action, and some plies of both sides' policies."""
        found = torch.empty(len(states), device=states.device)
        for part in self.parts(states):
            line = self.after(states[part], actions[part])
            dices = self.padded(dice[part, None])[:, 0]
            for ply in range(plies):
                self.step(line, self.draw(self.look(line)[0], heat, dices * 64 + ply, self.salt))
            found[part] = self.worth(line, me[part])
        return found

    def expected(self, states, actions, me, replies):
        """What games are worth to side `me` after an action and the likeliest replies, each counted as it is likely."""
        found = torch.empty(len(states), replies, device=states.device)
        chances = torch.empty_like(found)
        for part in self.parts(states):
            size = part.stop - part.start
            line = self.after(states[part], actions[part])
            log_p, likeliest = (kept[:size] for kept in self.look(line)[0].topk(replies, -1))
            chances[part] = log_p.softmax(-1)
            for reply in range(replies):
                found[part, reply] = self.worth(self.after(line[:size], likeliest[:, reply]), me[part])
        return (found * chances).sum(-1)

    def parts(self, states):
        """Slices of at most `room` states."""
        return [slice(first, min(first + self.room, len(states))) for first in range(0, len(states), self.room)]

    def after(self, states, actions):
        """`room` states, of which the first are these after an action each."""
        line = self.padded(states).clone()
        self.step(line, self.padded(actions[:, None])[:, 0].contiguous())
        return line

    def worth(self, line, me):
        """What the first of `room` states are worth to side `me`: the result, or what the network expects."""
        value = self.look(line)[1][:len(me)]
        value = torch.where(number_at(line, TURN)[:len(me)] == me, value, -value)
        over = number_at(line, OVER)[:len(me)]
        result = torch.where(over == 3, 0.0, torch.where(over == me + 1, 1.0, -1.0))
        return torch.where(over > 0, result, value)

    def step(self, states, actions):
        self.simulator.step(states, actions, self.info, again=False)
