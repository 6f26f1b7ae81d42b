"""Choosing moves with a network: sampling at a temperature, and what is remembered of it for learning."""
import contextlib

import torch

from network import FAR_BELOW


def mixed_precision(device):
    return torch.autocast("cuda", torch.bfloat16) if device.type == "cuda" else contextlib.nullcontext()


def choose(network, planes, mask, frame, count, temperature):
    """(actions, their log-probability, win/draw/loss, all log-probabilities in half precision, entropy, a move exists)."""
    with mixed_precision(planes.device):
        logits, wdl, _ = network(planes, frame, count)
    games = planes.shape[0]
    legal = mask.view(games, -1) != 0
    log_p = torch.where(legal, logits.float().view(games, -1) / temperature, FAR_BELOW).log_softmax(-1)
    noise = torch.rand_like(log_p).clamp(1e-20, 0.9999999)
    actions = torch.where(legal, log_p - torch.log(-torch.log(noise)), FAR_BELOW).argmax(-1)
    entropy = -torch.where(legal, log_p.exp() * log_p, 0.0).sum(-1)
    chosen = log_p.gather(1, actions[:, None]).squeeze(1)
    return actions, chosen, wdl.float().softmax(-1), log_p.clamp(min=-1e4).half(), entropy, legal.any(-1)


class Seat:
    """Lets one module play with several sets of weights: compiled code belongs to the module, weights are copied in."""

    def __init__(self, network):
        self.parameters = list(network.parameters())
        self.own = [parameter.detach().clone() for parameter in self.parameters]

    @contextlib.contextmanager
    def taken_by(self, tensors):
        copy_all(self.own, self.parameters)
        copy_all(self.parameters, tensors)
        try:
            yield
        finally:
            copy_all(self.parameters, self.own)


@torch.no_grad()
def copy_all(to, tensors):
    """One launch for all of them where the library can."""
    if hasattr(torch, "_foreach_copy_"):
        torch._foreach_copy_(to, list(tensors))
    else:
        for target, tensor in zip(to, tensors):
            target.copy_(tensor)
