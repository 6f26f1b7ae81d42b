"""Before any training: the core must compute the same bytes here as on the CPU, and setups must stand the right way round."""
import numpy as np
import torch

from builder import build
from rulesets import GROUPS
from setups import flag_rows
from simulator import PLAYERS, Seen, Simulator, load
from network import FRAME, KINDS

OWN_FLAG = 11


class Mismatch(Exception):
    """Two machines disagree on the game."""


def outputs(simulator, law_of, player, plies, seed):
    """Everything the core says about games after some plies of a scripted player."""
    states = simulator.start(law_of, seed)
    tally = torch.zeros(len(law_of), 5, dtype=torch.int64, device=simulator.device)
    simulator.play(states, player, player, plies, tally)
    seen = Seen(len(law_of), simulator.tokens, simulator.core.planes, simulator.device)
    simulator.observe(states, seen)
    belief = (seen.planes[:, :, :KINDS].to(torch.int16) * 100 + seen.planes[:, :, 24:24 + KINDS] + 1).contiguous()
    worlds = simulator.imagine(states, torch.arange(len(law_of), device=simulator.device), belief, seed)
    actions = torch.zeros(len(law_of), dtype=torch.int64, device=simulator.device)
    info = torch.zeros(len(law_of), 4, dtype=torch.int16, device=simulator.device)
    simulator.scripted(states, actions, kind=player)
    simulator.tire(states)
    simulator.step(states, actions, info)
    return dict(states=states, planes=seen.planes, mask=seen.mask, label=seen.label, frame=seen.frame, tally=tally,
                worlds=worlds, actions=actions, info=info)


def compare(one, other, laws, law_of):
    """Raises Mismatch naming the ruleset and what differs."""
    for name in one:
        ours, theirs = one[name].cpu().numpy(), other[name].cpu().numpy()
        if not np.array_equal(ours, theirs):
            wrong = (ours != theirs).reshape(len(ours), -1).any(1).nonzero()[0]
            raise Mismatch("%s of game %d (%s) differs, %d games in all" % (
                name, wrong[0], laws[int(law_of[wrong[0]])].id, len(wrong)))


def check(simulator, mixture, games=1024, plies=300, say=print, reference=None):
    """The simulator's device against the CPU: random, greedy, and players that shuttle and chase, over every ruleset."""
    reference = reference or Simulator("cpu", simulator.laws, mixture.setups, mixture.spans, simulator.tokens,
                                       simulator.cap, simulator.patience, load(build(False)))
    law_of = torch.arange(games, dtype=torch.int32) % len(simulator.laws)
    for player in ("random", "greedy", "chases", "copies"):
        kind = PLAYERS.index(player)
        ours = outputs(simulator, law_of.to(simulator.device), kind, plies, 5 + kind)
        theirs = outputs(reference, law_of, kind, plies, 5 + kind)
        compare(ours, theirs, simulator.laws, law_of)
        say("parity: %s, %d games of %d rulesets, %d plies, %d games ended: same states, planes, masks, labels, worlds, moves" % (
            player, games, len(simulator.laws), int(theirs["tally"][:, 0].sum()), int(theirs["tally"][:, 1].sum())))


def check_flags(simulator, mixture, games=1500, seed=9):
    """Flags must stand in the home rows that the pools say, for both colours."""
    for at, law in enumerate(mixture.laws):
        if GROUPS[mixture.groups[at]] == "custom":
            continue
        first, count = mixture.spans[at]
        wanted = flag_rows(mixture.setups[first:first + count], law)
        law_of = torch.full((games,), at, dtype=torch.int32, device=simulator.device)
        states = simulator.start(law_of, seed)
        seen = Seen(games, simulator.tokens, simulator.core.planes, simulator.device)
        for colour in ("red", "blue"):
            simulator.observe(states, seen)
            rows = seen.frame.gather(1, seen.planes[:, :, OWN_FLAG].argmax(1, keepdim=True)).squeeze(1).long() // FRAME
            found = np.bincount(rows.cpu().numpy(), minlength=FRAME)[:law.homeRows][::-1] / games
            if np.abs(found - wanted).max() > 0.06:
                raise Mismatch("%s: flags of %s stand in rows %s, the pool says %s" % (law.id, colour, found, wanted))
            tally = torch.zeros(games, 5, dtype=torch.int64, device=simulator.device)
            simulator.play(states, 0, 0, 1, tally)
