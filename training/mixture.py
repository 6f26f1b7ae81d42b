"""Who plays what: a ruleset for each of the parallel games, and in some of them an opponent that is not trained.

Games keep their ruleset and their opponent's colour for a whole run, so every batch has the same make-up.
"""
import numpy as np
import torch

from rulesets import GROUPS, NAMED, custom_ruleset, group_of
from setups import pools
from simulator import PLAYERS

UNSEEN_FROM = 9000      # custom rulesets from this seed on are for evaluation only
DEFAULT_SHARES = dict(classic=0.30, barrage=0.075, duel=0.075, fantasy=0.075, tabletop=0.075, commander=0.075,
                      vintage=0.075, custom=0.10, **{"quick-battle": 0.075, "nine-ranks": 0.075})


def parse_shares(text):
    """`classic=0.5,barrage=0.5` as shares; nothing: the default mixture."""
    if not text:
        return dict(DEFAULT_SHARES)
    shares = {}
    for part in text.split(","):
        name, _, share = part.partition("=")
        if name not in GROUPS:
            raise ValueError("no ruleset called %r; there are %s" % (name, ", ".join(GROUPS)))
        shares[name] = float(share or 1)
    return shares


class Mixture:
    """Rulesets with their setup pools, and how games are dealt among them."""

    def __init__(self, shares, tokens, data, customs=96, unseen=24, custom_setups=256):
        self.shares = {name: share for name, share in shares.items() if share > 0}
        self.seen = [law for name, law in NAMED.items() if name in self.shares]
        if "custom" in self.shares:
            self.seen += [custom_ruleset(seed, tokens) for seed in range(customs)]
        self.unseen = [custom_ruleset(UNSEEN_FROM + seed, tokens) for seed in range(unseen)]
        others = [law for law in NAMED.values() if law not in self.seen]
        self.laws = self.seen + others + self.unseen
        self.groups = np.array([group_of(law) for law in self.laws])
        self.setups, self.spans = pools(self.laws, data, custom_setups)

    def deal(self, games, seed=3):
        """int32 [games]: a ruleset for each game, in the shares of the mixture, in no order."""
        total = sum(self.shares.values())
        wanted = []
        for name, share in self.shares.items():
            laws = [at for at, law in enumerate(self.seen) if GROUPS[group_of(law)] == name]
            wanted += [(share / total * games / len(laws), at) for at in laws]
        return _apportion(wanted, games, seed)

    def deal_evenly(self, games, names=GROUPS, seed=4):
        """int32 [games]: as many games for each named ruleset as for all the unseen custom ones together."""
        wanted = []
        for name in names:
            laws = [at for at, law in enumerate(self.laws) if GROUPS[self.groups[at]] == name
                    and (name != "custom" or law in self.unseen)]
            wanted += [(games / len(names) / len(laws), at) for at in laws]
        return _apportion(wanted, games, seed)


def _apportion(wanted, games, seed):
    chance = np.random.default_rng(seed)
    whole = np.array([int(share) for share, _ in wanted])
    rest = np.array([share - int(share) for share, _ in wanted]) + chance.random(len(wanted)) * 1e-6
    for at in np.argsort(-rest)[:games - whole.sum()]:
        whole[at] += 1
    dealt = np.repeat([law for _, law in wanted], whole).astype(np.int32)
    chance.shuffle(dealt)
    return torch.from_numpy(dealt)


class Opponents:
    """Which games have an opponent that is not trained: the last ones, first scripted players, then an earlier network.

    An opponent plays the colour given by its game's number, even Red and odd Blue."""

    def __init__(self, games, scripted_share, network_share, device):
        scripted, network = round(games * scripted_share), round(games * network_share)
        self.games = games
        self.scripted = slice(games - network - scripted, games - network)
        self.network = slice(games - network, games)
        self.side = torch.full((games,), -1, dtype=torch.int32, device=device)
        numbers = torch.arange(games, dtype=torch.int32, device=device)
        first = self.scripted.start
        self.side[first:] = numbers[first:] % 2
        # Half of them greedy, the others the players that try one idea each.
        others = [PLAYERS.index(name) for name in PLAYERS if name not in ("random", "greedy", "search")]
        kinds = [1 if number % 4 < 2 else others[number // 4 % len(others)] for number in range(scripted)]
        self.kinds = torch.tensor(kinds, dtype=torch.int32, device=device)

    @property
    def any_scripted(self):
        return self.scripted.stop > self.scripted.start

    @property
    def any_network(self):
        return self.network.stop > self.network.start
