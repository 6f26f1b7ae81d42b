"""How strong a network is: games that all start together, colours in turn, counted per ruleset, with error bars."""
import math

import torch

from rulesets import GROUPS
from simulator import ENDED, PLAYERS, REASONS, TURN, Seen, number_at


class Evaluation:
    """A fixed number of games, dealt evenly among the named rulesets and custom ones that training never saw."""

    def __init__(self, simulator, mixture, games, network, seat, choose, cap=900, names=GROUPS):
        device = simulator.device
        self.simulator, self.network, self.seat, self.choose = simulator, network, seat, choose
        self.games, self.cap = games, cap
        self.law_of = mixture.deal_evenly(games, names).to(device)
        self.group = torch.as_tensor(mixture.groups, device=device)[self.law_of.long()]
        self.count = simulator.counts[self.law_of.long()]
        self.seen = Seen(games, simulator.tokens, simulator.core.planes, device)
        self.states = simulator.start(self.law_of, 1)
        # Which colour the network has: every second game of each ruleset.
        self.side = torch.zeros(games, dtype=torch.int32, device=device)
        for law in self.law_of.unique():
            mine = (self.law_of == law).nonzero().squeeze(1)
            self.side[mine] = (torch.arange(len(mine), dtype=torch.int32, device=device) + int(law)) % 2

    def against_scripted(self, shares, temperature, seed):
        """`shares`: player -> part of the games. Players are dealt in turn, so that each meets every ruleset."""
        names, parts = list(shares), list(shares.values())
        dealt = _deal(parts, self.games, self.law_of.cpu())
        kinds = torch.tensor([PLAYERS.index(name) for name in names], dtype=torch.int32)[dealt].to(self.states.device)
        heat, theirs = self._heat(temperature), torch.zeros(self.games, dtype=torch.int64, device=self.states.device)

        def moves(mine):
            ours = self._moves(heat)
            self.simulator.scripted(self.states, theirs, kinds=kinds)
            return torch.where(mine, ours, theirs)

        self._play(moves, seed)
        return {name: self._count(dealt.to(self.states.device) == at) for at, name in enumerate(names)}

    def against_network(self, weights, temperature, seed, their_temperature=None):
        heat = self._heat(temperature)
        their_heat = heat if their_temperature is None else self._heat(their_temperature)

        def moves(mine):
            ours = self._moves(heat)
            with self.seat.taken_by(weights):
                return torch.where(mine, ours, self._moves(their_heat))

        self._play(moves, seed)
        return self._count_all()

    def _heat(self, temperature):
        return torch.full((), float(temperature), device=self.states.device)

    def _moves(self, heat):
        seen = self.seen
        return self.choose(self.network, seen.planes, seen.mask, seen.frame, self.count, heat)[0].clone()

    @torch.no_grad()
    def _play(self, moves, seed):
        """`moves` is told in which games it is the network's turn, and answers for both sides."""
        device = self.states.device
        self.simulator.restart(self.states, self.law_of, seed)
        room = lambda kind: torch.zeros(self.games, dtype=kind, device=device)
        self.result, self.reason, self.length = room(torch.int16), room(torch.int16), room(torch.int16) + self.cap
        self.over, info = room(torch.bool), torch.zeros(self.games, 4, dtype=torch.int16, device=device)
        for ply in range(self.cap):
            self.simulator.observe(self.states, self.seen)
            mine = number_at(self.states, TURN) == self.side
            action = moves(mine)
            self.simulator.tire(self.states)
            self.simulator.step(self.states, action, info, again=False)
            ended = (info[:, 0] & ENDED) > 0
            self.result = torch.where(ended, torch.where(mine, info[:, 1], -info[:, 1]), self.result)
            self.reason = torch.where(ended, info[:, 2], self.reason)
            self.length = torch.where(ended, info[:, 3], self.length)
            self.over |= ended
            if ply % 25 == 24 and bool(self.over.float().mean() >= 0.995):
                break

    def _count_all(self):
        return self._count(torch.ones(self.games, dtype=torch.bool, device=self.states.device))

    def _count(self, chosen):
        """Facts of the chosen games: all together and per ruleset."""
        facts = {"all": self._facts(chosen)}
        for at, name in enumerate(GROUPS):
            part = chosen & (self.group == at)
            if bool(part.any()):
                facts[name] = self._facts(part)
        return facts

    def _facts(self, chosen):
        result, over = self.result[chosen], self.over[chosen]
        return facts_of(int((result > 0).sum()), int((result == 0).sum()), int((result < 0).sum()),
                        length=round(float(self.length[chosen].float().mean()), 1), unfinished=int((~over).sum()),
                        reasons={name: int((self.reason[chosen] == at).sum()) for at, name in enumerate(REASONS) if at})


def facts_of(won, drawn, lost, **more):
    """Shares with the half width of a 95 % interval of the score (a draw is half a point)."""
    games = won + drawn + lost
    score = (won + 0.5 * drawn) / games
    variance = (won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2) / games
    # With all games alike the sample's variance says nothing: then three lost games in n could have gone unseen.
    margin = max(1.96 * math.sqrt(variance / games), 3.0 / games if variance == 0 else 0)
    return dict(games=games, won=round(won / games, 4), drawn=round(drawn / games, 4), lost=round(lost / games, 4),
                score=round(score, 4), margin=round(min(margin, 1.0), 4), **more)


def _deal(parts, games, law_of):
    """Numbers 0..len(parts)-1 in the given shares, dealt anew within each ruleset, both colours alike."""
    dealt = torch.zeros(games, dtype=torch.int64)
    bounds = torch.tensor(parts, dtype=torch.float64).cumsum(0) / sum(parts)
    for law in law_of.unique():
        mine = (law_of == law).nonzero().squeeze(1)
        # Pairs of games (one of each colour) go to one player; single games of rare rulesets are spread by a fixed stride.
        pairs = (torch.arange(len(mine)) // 2 * 2 + 1).double() / max(2, len(mine) + len(mine) % 2)
        shifted = (pairs + 0.618 * float(law)) % 1.0 if len(mine) < 8 else pairs
        dealt[mine] = torch.searchsorted(bounds, shifted.clamp(max=0.999999), right=True).clamp(max=len(parts) - 1)
    return dealt


def table(title, facts):
    """Lines of a table, one a ruleset."""
    lines = ["%-34s %6s  %6s %6s %6s   %-14s %6s  %s" % (title, "games", "won", "drawn", "lost", "score", "plies", "ended by")]
    for name, f in facts.items():
        reasons = " ".join("%s %d" % item for item in f["reasons"].items() if item[1])
        if f["unfinished"]:
            reasons += " unfinished %d" % f["unfinished"]
        lines.append("  %-32s %6d  %5.1f%% %5.1f%% %5.1f%%   %5.1f%% ± %-5.1f %6.0f  %s" % (
            name, f["games"], 100 * f["won"], 100 * f["drawn"], 100 * f["lost"], 100 * f["score"], 100 * f["margin"],
            f["length"], reasons))
    return "\n".join(lines)
