"""The network: one token per playable square, a small transformer, three heads.

It is the same for every ruleset. A square is known to it by its cell in a 10x10 frame (`positions`), and by 192 bytes of
planes that the simulator's encoder writes. Batches are padded to a fixed number of tokens; padded tokens are no keys of
the attention and no part of the mean, so a game's outputs do not depend on the games beside it.
"""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

PLANES = 192
POSITIONS = 100
KINDS = 12
FRAME = 10
OLD_PLANES = 160
FAR_BELOW = -1e9


def plain_attention(q, k, v, count):
    """Softmax attention written out; `count` tells how many tokens of each game are real, None means all."""
    scores = q @ k.transpose(-1, -2) * (1 / math.sqrt(q.shape[-1]))
    if count is not None:
        padded = torch.arange(k.shape[2], device=k.device)[None, :] >= count[:, None]
        scores = scores.masked_fill(padded[:, None, None, :], -30000.0)
    return scores.softmax(-1) @ v


def fused_attention(q, k, v, count):
    """The library's fused kernel, with the padding as an additive mask."""
    batch, heads, tokens, _ = q.shape
    if count is None:
        return F.scaled_dot_product_attention(q, k, v)
    padded = torch.arange(tokens, device=k.device)[None, :] >= count[:, None]
    bias = torch.zeros(batch, tokens, device=q.device, dtype=q.dtype).masked_fill(padded, -30000.0)
    bias = bias[:, None, None, :].expand(batch, heads, tokens, tokens)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=bias)


def flex_attention(q, k, v, count):
    """A kernel generated for exactly this padding; only under torch.compile, only on a GPU."""
    from torch.nn.attention.flex_attention import flex_attention as flex
    if count is None:
        return flex(q, k, v)

    def real_keys_only(score, batch, head, query, key):
        return torch.where(key < count[batch], score, -30000.0)

    return flex(q, k, v, score_mod=real_keys_only)


ATTENTIONS = {"plain": plain_attention, "fused": fused_attention, "flex": flex_attention}


class Block(nn.Module):
    def __init__(self, d, heads):
        super().__init__()
        self.heads = heads
        self.n1 = nn.LayerNorm(d)
        self.qkv = nn.Linear(d, 3 * d)
        self.o = nn.Linear(d, d)
        self.n2 = nn.LayerNorm(d)
        self.f1 = nn.Linear(d, 4 * d)
        self.f2 = nn.Linear(4 * d, d)

    def forward(self, x, count, attention):
        batch, tokens, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(batch, tokens, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        x = x + self.o(attention(q, k, v, count).transpose(1, 2).reshape(batch, tokens, d))
        return x + self.f2(F.relu(self.f1(self.n2(x))))


class Network(nn.Module):
    """planes [B, S, 192] bytes, frame [B, S] cells of the frame as bytes (255: padding), count [B] real tokens (None: all) ->
    logits of (source, target) [B, S, S], win/draw/loss logits [B, 3], kind logits of hidden pieces [B, S, 12]."""

    def __init__(self, d=192, layers=4, heads=6, attention="plain"):
        super().__init__()
        self.d, self.layers, self.heads = d, layers, heads
        self.attention = attention
        self.number_type = torch.float32        # bfloat16 where the caller computes in mixed precision
        self.pos = nn.Parameter(torch.randn(POSITIONS, d) * 0.02)
        self.inp = nn.Linear(PLANES, d)
        self.blocks = nn.ModuleList(Block(d, heads) for _ in range(layers))
        self.n = nn.LayerNorm(d)
        self.q = nn.Linear(d, d)
        self.k = nn.Linear(d, d)
        self.v1 = nn.Linear(d, d)
        self.v2 = nn.Linear(d, 3)
        self.b = nn.Linear(d, KINDS)
        self._start_near_uniform()

    def _start_near_uniform(self):
        for block in self.blocks:
            for last in (block.o, block.f2):
                nn.init.normal_(last.weight, std=0.02 / math.sqrt(2 * self.layers))
                nn.init.zeros_(last.bias)
        nn.init.normal_(self.q.weight, std=0.3 / math.sqrt(self.d))
        nn.init.zeros_(self.v2.weight)
        nn.init.zeros_(self.v2.bias)

    def forward(self, planes, frame, count=None):
        kind = self.number_type
        attention = ATTENTIONS[self.attention]
        # A product with one-hot rows instead of a lookup: its gradient is a product too, not a pile of atomic additions.
        cells = torch.arange(POSITIONS, device=frame.device, dtype=torch.uint8)
        where = (frame[:, :, None] == cells).to(kind) @ self.pos.to(kind)
        x = self.inp(planes.to(kind) * (1 / 255.0)) + where
        for block in self.blocks:
            x = block(x, count, attention)
        x = self.n(x)
        logits = torch.bmm(self.q(x), self.k(x).transpose(1, 2)) * (1 / math.sqrt(self.d))
        return logits, self.v2(F.relu(self.v1(mean_of_real(x, count)))), self.b(x)


def mean_of_real(x, count):
    if count is None:
        return x.mean(1)
    real = torch.arange(x.shape[1], device=x.device)[None, :] < count[:, None]
    return (x * real[:, :, None].to(x.dtype)).sum(1) / count[:, None].to(x.dtype)


CLASSIC_LAKES = {(x, y) for x in (2, 3, 6, 7) for y in (4, 5)}
CLASSIC_CELLS = [y * FRAME + x for y in range(FRAME) for x in range(FRAME) if (x, y) not in CLASSIC_LAKES]


def from_classic_tensors(old):
    """The tensors of the universal network that computes exactly what a classic-only network of 160 planes computes on
    classic: its positions go to their frame cells (lakes, never seen, get the mean), new planes get zero columns."""
    new = {name: tensor.clone().float() for name, tensor in old.items()}
    d = old["inp.weight"].shape[0]
    pos = old["pos"].float().mean(0, keepdim=True).repeat(POSITIONS, 1)
    pos[CLASSIC_CELLS] = old["pos"].float()
    new["pos"] = pos
    new["inp.weight"] = torch.cat([old["inp.weight"].float(), torch.zeros(d, PLANES - OLD_PLANES)], 1)
    return new


def shape_of(tensors):
    """(d, layers, heads) of a set of tensors; a head has 32 columns."""
    d = tensors["inp.weight"].shape[0]
    layers = len({name.split(".")[1] for name in tensors if name.startswith("blocks.")})
    return d, layers, max(1, d // 32)
