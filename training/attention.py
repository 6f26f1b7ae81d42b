"""Which way of computing attention is fastest on this machine: each is compiled alone and timed forwards and backwards."""
import time

import torch

from network import ATTENTIONS


def fastest(games, tokens, heads, device, say=print):
    if device.type != "cuda":
        return "plain"
    shape = (games, tokens, 3, heads, 32)
    count = torch.full((games,), tokens - 4, dtype=torch.int32, device=device)
    best, best_time = "plain", float("inf")
    for name, attention in ATTENTIONS.items():
        try:
            taken = _time(torch.compile(attention, dynamic=False), shape, count, device)
        except Exception as error:                      # a kernel this machine cannot build is not an option
            say("attention %s: cannot be used here (%s)" % (name, type(error).__name__))
            continue
        say("attention %s: %.2f ms forwards and backwards" % (name, 1e3 * taken))
        if taken < best_time:
            best, best_time = name, taken
    return best


def _time(attention, shape, count, device, rounds=10):
    packed = torch.randn(shape, device=device, dtype=torch.bfloat16, requires_grad=True)
    for round_ in range(rounds + 3):
        if round_ == 3:
            torch.cuda.synchronize()
            start = time.time()
        q, k, v = packed.permute(2, 0, 3, 1, 4).unbind(0)
        attention(q, k, v, count).sum().backward()
        packed.grad = None
    torch.cuda.synchronize()
    return (time.time() - start) / rounds
