"""What can go wrong in self-play, seen early, and what is done about it."""
import math

import torch

from rulesets import GROUPS
from simulator import REASONS, STRIKE

MANY_DRAWS = 0.25       # from this share on a draw counts as little as it may
DRAWS_REMEMBERED = 800  # games over which the share is smoothed


class Stop(Exception):
    """The run must not go on: something is broken, not merely slow."""


class Tally:
    """Counts of what happened in the games, kept on the device and read out now and then."""
    COLUMNS = ("plies", "strikes", "entropy", "games", "drawn", "red", "length", "faced", "points") + REASONS[1:]

    def __init__(self, group, device, opponent_side=None):
        self.group = group
        self.opponent_side = torch.full_like(group, -1) if opponent_side is None else opponent_side
        self.sums = torch.zeros(len(GROUPS), len(self.COLUMNS), device=device)
        self.unmovable = torch.zeros((), dtype=torch.int64, device=device)
        self.illegal = torch.zeros((), dtype=torch.int64, device=device)

    @torch.no_grad()
    def add(self, window, first):
        """The plies of a window from slot `first` on (those before were counted with the window before)."""
        info, ended = window.info[first:], window.ended[first:]
        code = info[..., 0]
        mover = window.mover[first:]
        over = ended.float()
        red = over * torch.where(mover == 0, info[..., 1] > 0, info[..., 1] < 0).float()
        faced = over * (self.opponent_side >= 0).float()
        points = faced * (1 + torch.where(mover == self.opponent_side, -info[..., 1], info[..., 1]).float()) / 2
        columns = [torch.ones_like(over), ((code & STRIKE) > 0).float(), window.entropy[first:], over,
                   over * (info[..., 1] == 0).float(), red, over * info[..., 3].float(), faced, points]
        columns += [over * (info[..., 2] == reason).float() for reason in range(1, len(REASONS))]
        self.sums.index_add_(0, self.group, torch.stack([column.sum(0) for column in columns], 1))
        self.unmovable += (~window.movable[first:]).sum()
        self.illegal += ((code & 1024) > 0).sum()

    def read(self):
        """Facts since the last reading: {"all": …, group: …}."""
        rows = self.sums.cpu().clone()
        self.sums.zero_()
        facts = {"all": self._facts(rows.sum(0))}
        for at, name in enumerate(GROUPS):
            if rows[at, 0] > 0:
                facts[name] = self._facts(rows[at])
        return facts

    def _facts(self, row):
        n = dict(zip(self.COLUMNS, row.tolist()))
        plies, games = max(1.0, n["plies"]), max(1.0, n["games"])
        return dict(plies=int(n["plies"]), games=int(n["games"]), strikes=round(100 * n["strikes"] / plies, 2),
                    entropy=round(n["entropy"] / plies, 3), drawn=round(n["drawn"] / games, 3),
                    red=round(n["red"] / games, 3), length=round(n["length"] / games, 1),
                    faced=int(n["faced"]), points=n["points"],
                    reasons={name: int(n[name]) for name in REASONS[1:]})


class Guards:
    """Watches the facts; holds each ruleset's draw value; says when the last good weights should come back."""

    def __init__(self, draw_value, draw_value_strict, device):
        self.plain, self.strict = draw_value, draw_value_strict
        self.drawn = {name: 0.0 for name in GROUPS}
        self.draw_value = torch.full((len(GROUPS),), draw_value, device=device)
        self.waiting = 0

    def watch(self, facts, learning, done, tally):
        """Warnings as sentences. Raises Stop when the run is broken."""
        if any(not math.isfinite(value) for value in learning.values()):
            raise Stop("the loss is not finite")
        if int(tally.unmovable):
            raise Stop("%d positions of running games without a legal move" % int(tally.unmovable))
        if int(tally.illegal):
            raise Stop("%d actions that the core calls illegal" % int(tally.illegal))
        self._draws(facts)
        warnings = []
        all_games = facts["all"]
        seen = [all_games["strikes"] < 2, all_games["drawn"] > 0.5 and all_games["games"] > 20]
        learned = [learning["value_spread"] < 0.1, learning["kept"] < 0.5]
        self.waiting = self.waiting + 1 if any(seen) and sum(seen + learned) >= 2 else 0
        if self.waiting:
            warnings.append("waiting: strikes %.1f per 100 plies, drawn %.0f %%, spread of V %.2f, kept %.2f" % (
                all_games["strikes"], 100 * all_games["drawn"], learning["value_spread"], learning["kept"]))
        if done > 0.05 and done < 0.5 and all_games["entropy"] < 0.7:
            warnings.append("entropy %.2f before half of the run: alpha falls too fast" % all_games["entropy"])
        if done > 0.3 and all_games["entropy"] > 2.8 and all_games["drawn"] < 0.2:
            warnings.append("entropy %.2f stands: alpha is too strong for the advantages" % all_games["entropy"])
        return warnings

    @property
    def collapsed(self):
        return self.waiting >= 4

    def _draws(self, facts):
        """The more games of a ruleset are drawn, the less a draw counts there: smoothly, for a value that jumps makes the draws
        go up and down in waves."""
        for name in GROUPS:
            if name in facts:
                weight = 1 - math.exp(-facts[name]["games"] / DRAWS_REMEMBERED)
                self.drawn[name] += weight * (facts[name]["drawn"] - self.drawn[name])
        self._value_draws()

    def _value_draws(self):
        for at, name in enumerate(GROUPS):
            self.draw_value[at] = self.plain + (self.strict - self.plain) * min(1.0, self.drawn[name] / MANY_DRAWS)

    def restart(self):
        """After a collapse: a draw counts as little as it may until few games are drawn."""
        self.waiting = 0
        self.drawn = {name: MANY_DRAWS for name in GROUPS}
        self._value_draws()

    def state(self):
        return dict(drawn=dict(self.drawn), waiting=self.waiting)

    def restore(self, state):
        self.drawn.update(state["drawn"])
        self.waiting = state["waiting"]
        self._value_draws()
