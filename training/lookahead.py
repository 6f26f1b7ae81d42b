"""Is it worth looking ahead? A network that searches plays the same network that does not, many games at once.

  lookahead.py NET --try positions=128,plies=3 --try temperature=0.5 --rulesets classic,duel --games 1024 [--data DIR] [--out FILE]

The search is that of the Java player: the likeliest moves are played in worlds that are dealt as the network believes, both
sides go on with the policy for some plies, and the value head judges. What it finds is mixed into the policy. With `replies`
it is expectimax instead: each move is followed by each of the likeliest replies, and the value head's answers are averaged, as
likely as those replies are. A trial without positions searches nothing: it is the policy at another temperature.
"""
import argparse
import dataclasses
import json
import time

import torch

from evaluation import Evaluation, table
from network import FAR_BELOW
from policy import mixed_precision
from simulator import OVER, TURN, Seen, number_at
from stage import Stage

MOST_BELIEF = 32767


@dataclasses.dataclass
class Trial:
    positions: int = 0          # put to the network for each move, about
    plies: int = 3              # played after the move itself; odd, so that it is our turn again
    replies: int = 0            # so many of the likeliest ones are all looked at, instead of playing on; 0: none
    candidates: int = 4         # moves that are looked at
    least: float = 0.01         # if the policy gives them such a chance
    scale: float = 0.05         # a difference in value that speaks as loud as a move e times as likely
    heat: float = 1.0           # temperature of both sides in the lines
    temperature: float = 0.25   # of the searching player
    theirs: float = 0.25        # of the other one

    @property
    def cost(self):
        """Positions put to the network for one move in one world."""
        return 1 + (self.replies or self.plies)

    @staticmethod
    def parse(text):
        kinds = {field.name: field.type for field in dataclasses.fields(Trial)}
        return Trial(**{name: kinds[name](value) for name, value in (part.split("=") for part in text.split(","))})


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


class Match(Evaluation):
    """Games of the searching player against the one that does not search; which of the two has Red goes in turn."""

    def __init__(self, simulator, mixture, games, lines, names):
        super().__init__(simulator, mixture, games, lines.network, None, None, names=names)
        self.lines, self.one = lines, self._heat(1)

    @torch.no_grad()
    def play(self, trial, cap, seed):
        self.cap, self.trial, self.asked, self.searched, self.changed = cap, trial, 0, 0, 0
        self.heat = self._heat(trial.heat)
        torch.manual_seed(seed)
        self._play(self._all_moves, seed)
        return self._count_all()

    def _all_moves(self, mine):
        trial = self.trial
        log_p, _, belief = self.lines.look(self.lines.padded(self.states))
        log_p, belief = log_p[:self.games], belief[:self.games].contiguous()
        weights = log_p / torch.where(mine, trial.temperature, trial.theirs)[:, None]
        searched = (mine & (number_at(self.states, OVER) == 0)).nonzero()[:, 0]
        if trial.positions and len(searched):
            weights[searched] = self._looked_ahead(searched, log_p[searched], weights[searched], belief)
        return self.lines.draw(weights, self.one, torch.randint(1 << 24, (self.games,), device=weights.device), self.lines.salt)

    def _looked_ahead(self, games, log_p, weights, belief):
        """The weights of these games, with what a search finds of their likeliest moves."""
        t = self.trial
        best = log_p.topk(t.candidates, -1)
        real = best.values.exp() > t.least
        count = real.sum(-1)
        worlds = torch.where(count > 1, (t.positions // (count.clamp(min=1) * t.cost)).clamp(min=1), 0)
        most = int(worlds.max())
        if not most:
            return weights
        game, world = (torch.arange(most, device=games.device)[None, :] < worlds[:, None]).nonzero(as_tuple=True)
        imagined = self.simulator.imagine(self.states, games[game].contiguous(), belief, int(torch.randint(1 << 30, ())))
        dice = torch.randint(1 << 24, (len(game),), device=games.device)
        deal, candidate = real[game].nonzero(as_tuple=True)
        of = game[deal]
        moves, me = best.indices[of, candidate], self.side[games[of]]
        values = (self.lines.expected(imagined[deal], moves, me, t.replies) if t.replies else
                  self.lines.values(imagined[deal], moves, me, dice[deal], t.plies, self.heat))
        sums = torch.zeros_like(best.values).index_put_((of, candidate), values, accumulate=True)
        improved = best.values / t.temperature + sums / worlds.clamp(min=1)[:, None] / t.scale
        self.asked += len(deal) * t.cost
        self.searched += len(games)
        found = torch.full_like(weights, FAR_BELOW).scatter_(1, best.indices, torch.where(real, improved, FAR_BELOW))
        self.changed += int(((found.argmax(-1) != weights.argmax(-1)) & (count > 1)).sum())
        return torch.where((count > 1)[:, None], found, weights)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network")
    parser.add_argument("--try", dest="trials", action="append", required=True, help="numbers of a trial by name")
    parser.add_argument("--rulesets", default="classic")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--room", type=int, default=0, help="games put to the network at once; default: --games")
    parser.add_argument("--cap", type=int, default=1400, help="plies; then drawn")
    parser.add_argument("--data", default="")
    parser.add_argument("--out", default="", help="facts of each trial, a line of JSON each")
    parser.add_argument("--minutes", type=float, default=10, help="no trial is begun that would not fit if it took as long as the longest")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begin = time.time()
    stage = Stage(given.network, given.rulesets, given.data, given.room or given.games)
    lines = Lines(stage.simulator, stage.network, given.room or given.games, stage.compile_it)
    match = Match(stage.simulator, stage.mixture, given.games, lines, stage.names)
    longest = 0.0
    for number, text in enumerate(given.trials):
        if time.time() - begin + longest > 60 * given.minutes:
            print("no time for %s" % text, flush=True)
            continue
        started = time.time()
        facts = match.play(Trial.parse(text), given.cap, given.seed + number)
        took = time.time() - started
        longest = max(longest, took if number else 0.0)
        print(table(text, facts), flush=True)
        print("  %.0f s; %.1f positions a move, another move liked best in %.1f %%" % (
            took, match.asked / max(1, match.searched), 100 * match.changed / max(1, match.searched)), flush=True)
        if given.out:
            with open(given.out, "a") as file:
                file.write(json.dumps(dict(trial=text, took=round(took, 1), facts=facts)) + "\n")


if __name__ == "__main__":
    main()
