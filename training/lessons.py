"""Lessons: moves that a search likes better than the policy does, as something to learn.

An advantage tells how the one move that was played turned out, by chance and all. A lesson compares moves in the same worlds
with the same dice, those that were not played too; it costs some dozens of positions, so only some plies of a window get one.
"""
import torch

from lines import Lines, Search
from network import FAR_BELOW
from policy import mixed_precision
from simulator import Seen

UNDECIDED = 0.1         # entropy from which on a ply is worth a lesson


def lesson_loss(network, planes, mask, frame, count, target):
    """Cross-entropy with the policy of the lesson: no gradient where the search has nothing to say."""
    with mixed_precision(planes.device):
        logits, _, _ = network(planes, frame, count)
    games = planes.shape[0]
    legal = mask.view(games, -1) != 0
    log_p = torch.where(legal, logits.float().view(games, -1), FAR_BELOW).log_softmax(-1)
    return -torch.where(legal, target * log_p, 0.0).sum(-1).mean()


def improved(log_p, found, scale):
    """The policy with what it gives the judged moves dealt among them anew: a move becomes e times as likely for each `scale`
    that it is worth more than another."""
    p = log_p.exp()
    before = found.log_p.exp()
    shared = (before * found.real).sum(-1, keepdim=True)
    after = torch.where(found.real, found.log_p + found.worth / scale, FAR_BELOW).softmax(-1) * shared
    return p.scatter(1, found.moves, torch.where(found.real, after, before))


class Teacher:
    def __init__(self, network, simulator, law_of, settings, device, compile_it):
        if settings.studied > settings.games:
            raise ValueError("%d games can be studied at a time, not %d" % (settings.games, settings.studied))
        self.network, self.simulator, self.settings = network, simulator, settings
        self.search = Search(positions=settings.study_positions, plies=settings.study_plies, scale=settings.study_scale)
        self.heat = torch.full((), self.search.heat, device=device)
        self.lines = Lines(simulator, network, settings.games, compile_it)
        self.seen = Seen(settings.studied, simulator.tokens, simulator.core.planes, device)
        self.count_of = simulator.counts[law_of.long()]
        self.loss_of = compile_it(lesson_loss)
        self.facts = {}

    @torch.no_grad()
    def choose(self, window, opponent_side):
        """Indices of plies of a window: undecided ones of the network in training, as far as there are any."""
        plies = window.plies
        worth_it = (window.entropy[:plies] > UNDECIDED) & (window.mover[:plies] != opponent_side[None, :])
        order = torch.rand(worth_it.shape, device=worth_it.device) + worth_it
        return order.view(-1).topk(self.settings.studied, sorted=False).indices

    @torch.no_grad()
    def lesson(self, states):
        """What to play in these games, as a policy."""
        log_p, _, belief = (kept[:len(states)] for kept in self.lines.look(self.lines.padded(states)))
        found = self.lines.judged(states, log_p, belief, self.search, self.heat)
        target = improved(log_p, found, self.search.scale)
        better = (target - log_p.exp()).gather(1, found.moves) * found.worth
        other = target.argmax(-1) != log_p.argmax(-1)
        self.facts = dict(lesson_gain=float(better.sum(-1).mean()), lesson_changed=float(other.float().mean()),
                          lesson_asked=found.asked / len(states))
        return target

    def teach(self, window, opponent_side):
        """Leaves a gradient towards what a search finds in some plies of a window; it joins the next batch's. (A step of its own
        would move the heads that a lesson says nothing of.)"""
        chosen = self.choose(window, opponent_side)
        states = window.states.view(window.slots * window.games, -1)[chosen]
        target = self.lesson(states)
        self.simulator.observe(states, self.seen)
        seen = self.seen
        loss = self.loss_of(self.network, seen.planes, seen.mask, seen.frame, self.count_of[chosen % window.games], target)
        (self.settings.study_weight * loss).backward()
