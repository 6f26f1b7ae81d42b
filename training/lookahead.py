"""Is it worth looking ahead? A network that searches plays the same network that does not, many games at once.

  lookahead.py NET --try positions=128,plies=3 --try temperature=0.5 --rulesets classic,duel --games 1024 [--data DIR] [--out FILE]

`lines.py` describes the search. What it finds is mixed into the policy. A trial without positions searches nothing: it is the
policy at another temperature.
"""
import argparse
import dataclasses
import json
import time

import torch

from evaluation import Evaluation, table
from lines import Lines, Search
from network import FAR_BELOW
from simulator import OVER, number_at
from stage import Stage


@dataclasses.dataclass
class Trial(Search):
    temperature: float = 0.25   # of the searching player
    theirs: float = 0.25        # of the other one

    @staticmethod
    def parse(text):
        kinds = {field.name: field.type for field in dataclasses.fields(Trial)}
        return Trial(**{name: kinds[name](value) for name, value in (part.split("=") for part in text.split(","))})


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
        log_p, belief = log_p[:self.games], belief[:self.games]
        weights = log_p / torch.where(mine, trial.temperature, trial.theirs)[:, None]
        searched = (mine & (number_at(self.states, OVER) == 0)).nonzero()[:, 0]
        if trial.positions and len(searched):
            weights[searched] = self._looked_ahead(searched, log_p[searched], weights[searched], belief[searched])
        return self.lines.draw(weights, self.one, torch.randint(1 << 24, (self.games,), device=weights.device), self.lines.salt)

    def _looked_ahead(self, games, log_p, weights, belief):
        """The weights of these games, with what a search finds of their likeliest moves."""
        found = self.lines.judged(self.states[games], log_p, belief, self.trial, self.heat)
        improved = found.log_p / self.trial.temperature + found.worth / self.trial.scale
        self.asked += found.asked
        self.searched += len(games)
        searched = torch.full_like(weights, FAR_BELOW).scatter_(1, found.moves, torch.where(found.real, improved, FAR_BELOW))
        self.changed += int(((searched.argmax(-1) != weights.argmax(-1)) & found.choice).sum())
        return torch.where(found.choice[:, None], searched, weights)


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
