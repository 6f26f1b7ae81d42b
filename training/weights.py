"""The weight file: one JSON line, a newline, then the tensors little-endian in the order of the header."""
import json

import numpy as np
import torch

import versions
from network import PLANES, POSITIONS, Network, shape_of

MAGIC = "flagfall-network"
VERSION = 1


def to_bf16_bits(values):
    """Rounds float32 to bfloat16, ties to even, as 16-bit patterns."""
    bits = np.ascontiguousarray(values, dtype="<f4").view("<u4")
    return ((bits + (((bits >> 16) & 1) + 0x7FFF).astype("<u4")) >> 16).astype("<u2")


def from_bf16_bits(bits):
    return (bits.astype("<u4") << 16).view("<f4")


def write_weights(path, tensors, number_type="bf16", trained=("*",)):
    """`tensors`: name -> tensor, written in the order of the network's own parameters; `trained`: the rulesets these weights
    were trained for, "*" for every one."""
    d, layers, heads = shape_of(tensors)
    names = [name for name, _ in Network(d, layers, heads).named_parameters()]
    header = dict(magic=MAGIC, version=VERSION, encoder=versions.ENCODER, rules=versions.RULES, d=d, L=layers, h=heads,
                  planes=PLANES, positions=POSITIONS, type=number_type, trained=list(trained),
                  tensors=[[name, list(tensors[name].shape)] for name in names])
    with open(path, "wb") as file:
        file.write(json.dumps(header, separators=(",", ":")).encode() + b"\n")
        for name in names:
            values = tensors[name].detach().float().cpu().numpy()
            file.write((to_bf16_bits(values) if number_type == "bf16" else values.astype("<f4")).tobytes())


def read_tensors(path):
    """(header, name -> float32 tensor) of a weight file, of this format or of the classic-only one before it."""
    with open(path, "rb") as file:
        header = json.loads(file.readline())
        raw = file.read()
    bf16 = header.get("type") == "bf16"
    values = from_bf16_bits(np.frombuffer(raw, "<u2")) if bf16 else np.frombuffer(raw, "<f4")
    tensors, at = {}, 0
    for name, shape in header["tensors"]:
        size = int(np.prod(shape))
        tensors[name] = torch.from_numpy(values[at:at + size].reshape(shape).copy())
        at += size
    if at != len(values):
        raise ValueError("%s: %d numbers, its header says %d" % (path, len(values), at))
    return header, tensors


def check_header(path, header):
    """Refuses weights of other laws, of another observation or of another format."""
    versions.check_names(path, header)
    for key, ours in (("magic", MAGIC), ("version", VERSION), ("planes", PLANES), ("positions", POSITIONS)):
        versions.check_same(path, key, header.get(key), ours)


def read_network(path):
    """A network from a weight file."""
    header, tensors = read_tensors(path)
    check_header(path, header)
    network = Network(header["d"], header["L"], header["h"])
    network.load_state_dict(tensors)
    return network.eval()
