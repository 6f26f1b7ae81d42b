"""What a match between networks that are trained already needs, on a GPU where there is one."""
import torch

import attention
import builder
import checkpoint
import parity
from mixture import Mixture
from network import Network, shape_of
from rulesets import GROUPS
from simulator import Simulator

TOKENS = 96


class Stage:
    """A network, made from its file to look at `room` games at once, and a simulator with these rulesets, or with all: the
    named ones, and those called custom that no training has seen."""

    def __init__(self, path, rulesets, data, room):
        builder.begin()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        gpu = self.device.type == "cuda"
        wanted = rulesets.split(",") if rulesets else GROUPS
        self.names = [name for name in GROUPS if name in wanted]
        if len(self.names) < len(wanted):
            raise ValueError("no ruleset called %s" % " or ".join(sorted(set(wanted) - set(GROUPS))))
        tensors = checkpoint.weights_of(path)
        width, layers, heads = shape_of(tensors)
        self.network = Network(width, layers, heads, attention.fastest(room, TOKENS, heads, self.device)).to(self.device).eval()
        self.network.load_state_dict(tensors)
        self.network.number_type = torch.bfloat16 if gpu else torch.float32
        self.mixture = Mixture(dict.fromkeys(self.names, 1.0), TOKENS, data, customs=0, unseen=24 if "custom" in self.names else 0)
        self.simulator = Simulator(self.device, self.mixture.laws, self.mixture.setups, self.mixture.spans, TOKENS)
        if gpu:
            parity.check(self.simulator, self.mixture)
        self.compile_it = (lambda function: torch.compile(function, dynamic=False)) if gpu else lambda function: function
