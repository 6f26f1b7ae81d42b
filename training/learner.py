"""One iteration's learning: which plies are worth learning from, the loss, the optimiser, the moving average."""
import math

import torch
import torch.nn.functional as F

from network import FAR_BELOW, KINDS
from policy import mixed_precision
from rulesets import GROUPS
from simulator import Seen
from targets import advantages, returns, score, spread_by_group

ADVANTAGE_SPREAD = 0.35
LEAST_ADVANTAGE = 0.01
MEASURES = ("loss", "policy", "kl_old", "kl_magnet", "value", "belief", "clipped", "gradient")


def loss_of(network, planes, mask, frame, label, count, action, chosen, log_p_old, advantage, target, policy_weight,
            weight, alpha, cloning, clip, old_weight, belief_weight):
    """The loss of one batch and its parts. `weight` is 0 for plies that are not trained (an opponent's); `cloning` is 1 while
    the policy learns to imitate the moves instead."""
    with mixed_precision(planes.device):
        logits, wdl, belief = network(planes, frame, count)
    games = planes.shape[0]
    legal = mask.view(games, -1) != 0
    log_p = torch.where(legal, logits.float().view(games, -1), FAR_BELOW).log_softmax(-1)
    p = log_p.exp()
    log_p_action = log_p.gather(1, action[:, None]).squeeze(1)
    ratio = (log_p_action - chosen).clamp(-20, 20).exp()
    policy = -torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
    kl_old = torch.where(legal, p * (log_p - log_p_old.float()), 0.0).sum(-1)
    # The magnet: uniform over the pieces that can move, then over that piece's moves.
    moves = mask.float().sum(-1)
    pieces = (moves > 0).float().sum(-1).clamp(min=1)
    magnet = (-torch.log(pieces)[:, None] - torch.log(moves.clamp(min=1)))[:, :, None].expand(mask.shape).reshape(games, -1)
    kl_magnet = torch.where(legal, p * (log_p - magnet), 0.0).sum(-1)
    value = -(target * wdl.float().log_softmax(-1)).sum(-1)
    kinds = label.view(-1).long()
    hidden = (kinds < KINDS).float() * weight[:, None].expand(label.shape).reshape(-1)
    belief = F.cross_entropy(belief.float().view(-1, KINDS), kinds.clamp(max=KINDS - 1), reduction="none")
    belief = (belief * hidden).sum() / hidden.sum().clamp(min=1)
    trained = weight.sum().clamp(min=1)
    mean = lambda part: (part * weight).sum() / trained
    reinforced = mean((policy + old_weight * kl_old + alpha * kl_magnet) * policy_weight)
    loss = torch.where(cloning > 0, mean(-log_p_action), reinforced) + mean(value) + belief_weight * belief
    clipped = ((ratio - 1).abs() > clip).float()
    parts = torch.stack([loss, mean(policy), mean(kl_old), mean(kl_magnet), mean(value), belief, mean(clipped)]).detach()
    return loss, parts


class Schedule:
    """Learning rate and damping over the part of the run that is done (0 to 1)."""

    def __init__(self, settings):
        self.s = settings

    def rate(self, done, iteration):
        s = self.s
        if done < s.hold:
            rate = s.rate
        else:
            rate = s.rate_end + (s.rate - s.rate_end) * 0.5 * (1 + math.cos(math.pi * (done - s.hold) / (1 - s.hold)))
        return rate * min(1.0, (iteration + 1) / s.warm_up)

    def alpha(self, done):
        s = self.s
        return s.alpha * (s.alpha_end / s.alpha) ** max(0.0, (done - 0.1) / 0.9)


class Learner:
    def __init__(self, network, simulator, law_of, group_of_law, side, settings, device, compile_it):
        self.network, self.simulator, self.settings, self.device = network, simulator, settings, device
        self.parameters = list(network.parameters())
        self.average = [parameter.detach().clone() for parameter in self.parameters]
        gpu = device.type == "cuda"
        self.rate = torch.tensor(settings.rate, device=device) if gpu else settings.rate
        more = dict(fused=True) if gpu else {}
        self.optimiser = torch.optim.AdamW(self.parameters, lr=self.rate, betas=(0.9, 0.99), eps=1e-8, weight_decay=0.0, **more)
        self.loss_of = compile_it(loss_of)
        self.batch = Seen(settings.batch, simulator.tokens, simulator.core.planes, device)
        self.law_of, self.count_of = law_of, simulator.counts[law_of.long()]
        self.group = torch.as_tensor(group_of_law, device=device)[law_of.long()]
        self.opponent_side = side
        games = len(law_of)
        self.kept = max(1, int(settings.keep * settings.plies * games / settings.batch)) * settings.batch

    def set_rate(self, rate):
        if isinstance(self.rate, torch.Tensor):
            self.rate.fill_(rate)
        else:
            self.optimiser.param_groups[0]["lr"] = rate

    @torch.no_grad()
    def select(self, window, draw_value, cloning=False):
        """(indices of the plies to learn from, advantage, value target, weights, facts) of a window.

        Advantages are measured in each ruleset's own spread: raw ones are two to four times as large in short games, and
        would crowd the long games out of the kept quarter."""
        s, plies = self.settings, window.plies
        mover, ended, outcome, values = window.mover, window.ended, window.outcome, window.values
        draws = draw_value[self.group]
        (policy_target, value_target), known = returns(
            values, mover, ended, outcome, (s.blend_policy, 0.97 if cloning else s.blend_value))
        trained = (known & (mover != self.opponent_side[None, :]))[:plies].reshape(-1)
        raw = advantages(policy_target, values, draws)[:plies].reshape(-1)
        group = self.group[None, :].expand(plies, -1).reshape(-1)
        weight = trained.float()
        spread = spread_by_group(raw, group, weight, len(GROUPS))
        advantage = raw / spread[group]
        size = torch.where(trained, advantage.abs(), -1.0)
        if cloning:
            size = torch.rand_like(size)
        kept = size.topk(self.kept, sorted=False).indices
        kept = kept[torch.randperm(len(kept), device=kept.device)]
        scale = ADVANTAGE_SPREAD / advantage[kept].std().clamp(min=0.03)
        policy_weight = (raw.abs() >= LEAST_ADVANTAGE).float()
        value_spread = score(values[:plies], draws).reshape(-1)[trained].std()
        facts = torch.stack([spread[self.group].mean(), policy_weight[kept].mean(), value_spread])
        return kept, advantage * scale, value_target[:plies].reshape(-1, 3), policy_weight, weight, facts

    def learn(self, window, selection, alpha, cloning=False):
        """Each kept ply once, in batches; returns the mean of the measures."""
        s = self.settings
        kept, advantage, target, policy_weight, weight, _ = selection
        alpha = torch.full((), alpha, device=self.device)
        cloning = torch.full((), float(cloning), device=self.device)
        flat = lambda tensor: tensor.view(window.slots * window.games, *tensor.shape[2:])
        states, actions, chosen, log_p = map(flat, (window.states, window.actions, window.chosen, window.log_p))
        measures = []
        for at in range(0, len(kept), s.batch):
            part = kept[at:at + s.batch]
            self.simulator.observe(states, self.batch, part)
            loss, parts = self.loss_of(
                self.network, self.batch.planes, self.batch.mask, self.batch.frame, self.batch.label,
                self.count_of[part % window.games], actions[part], chosen[part], log_p[part], advantage[part],
                target[part], policy_weight[part], weight[part], alpha, cloning, s.clip, s.old_weight, s.belief_weight)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(self.parameters, s.gradient_norm)
            self.optimiser.step()
            self.optimiser.zero_grad(set_to_none=True)
            with torch.no_grad():
                torch._foreach_mul_(self.average, s.average)
                torch._foreach_add_(self.average, self.parameters, alpha=1 - s.average)
            measures.append(torch.cat([parts, norm.detach().view(1)]))
        return torch.stack(measures).mean(0)
