"""Checkpoints: everything a run needs to go on as if it had never stopped, in files small enough to carry.

`weights.pt`, `average.pt`, `moments.pt` (Adam's, in bfloat16), `games.pt` (live states), `opponents.pt` (earlier networks; what
does not fit goes on in `opponents-2.pt`, …). Each is written under another name and renamed. All carry the iteration, so that a
set from two saves is refused, and the names of laws and observation. Saving rounds the live moments too, so that a run that goes on and a run that resumes are the
same run.
"""
import inspect
import os
import zlib

import numpy as np
import torch

import versions

PARTS = ("weights", "average", "moments", "games", "opponents")
LARGEST = 15_000_000        # bytes of a file
TOGETHER = 60_000_000       # of all of them


def check_room(parameters, opponents, state_bytes):
    """Refuses, before anything is trained, what could not be saved. The numbers are those of the whole run."""
    most = (TOGETHER - state_bytes - 12 * parameters) // (2 * parameters)
    if opponents > most:
        raise ValueError("a checkpoint of %d MB has room for %d earlier networks, not for %d" % (TOGETHER // 1e6, most, opponents))


def _in_files(opponents):
    """Lists of networks, each small enough for a file of its own; the first may be empty."""
    size = sum(2 * tensor.numel() for tensor in opponents[0][1]) if opponents else 1
    each = max(1, LARGEST * 95 // 100 // size)
    return [opponents[at:at + each] for at in range(0, max(1, len(opponents)), each)]


def _opponents_file(number):
    return "opponents" if number == 0 else "opponents-%d" % (number + 1)


def _save(folder, name, content):
    path = os.path.join(folder, name + ".pt")
    torch.save(content, path + ".new")
    size = os.path.getsize(path + ".new")
    if size > LARGEST:
        raise ValueError("%s would have %d bytes, %d is the most" % (path, size, LARGEST))
    os.replace(path + ".new", path)
    return size


def load(path):
    more = dict(weights_only=False) if "weights_only" in inspect.signature(torch.load).parameters else {}
    content = torch.load(path, map_location="cpu", **more)
    versions.check_names(path, content)
    return content


def exists(folder):
    return bool(folder) and all(os.path.exists(os.path.join(folder, name + ".pt")) for name in PARTS)


def save(folder, network, learner, states, opponents, progress, settings, laws):
    """Returns the number of bytes. `progress` is a dictionary of numbers; `opponents` a list of (name, tensors)."""
    os.makedirs(folder, exist_ok=True)
    mark = dict(iteration=progress["iteration"], **versions.names())
    moments = []
    for parameter in learner.parameters:
        kept = learner.optimiser.state[parameter]
        pair = [kept[name].to(torch.bfloat16) for name in ("exp_avg", "exp_avg_sq")]
        kept["exp_avg"].copy_(pair[0])
        kept["exp_avg_sq"].copy_(pair[1])
        moments.append([tensor.cpu() for tensor in pair])
    steps = float(learner.optimiser.state[learner.parameters[0]]["step"])
    names = [name for name, _ in network.named_parameters()]
    packed = zlib.compress(states.cpu().numpy().tobytes(), 1)
    contents = dict(
        weights=dict(mark, progress=dict(progress), settings=settings, laws=laws,
                     tensors={name: p.detach().cpu().clone() for name, p in network.named_parameters()}),
        average=dict(mark, tensors={name: p.cpu().clone() for name, p in zip(names, learner.average)}),
        moments=dict(mark, moments=moments, steps=steps),
        games=dict(mark, shape=tuple(states.shape), packed=packed))
    files = _in_files([(name, [t.to(torch.bfloat16).cpu() for t in tensors]) for name, tensors in opponents])
    for number, networks in enumerate(files):
        contents[_opponents_file(number)] = dict(mark, networks=networks, files=len(files))
    return sum(_save(folder, name, content) for name, content in contents.items())


def resume(folder, network, learner, states, laws, device):
    """Puts a checkpoint back; returns (progress, settings, opponents, whether the games go on)."""
    parts = {name: load(os.path.join(folder, name + ".pt")) for name in PARTS}
    more = [_opponents_file(number) for number in range(1, parts["opponents"].get("files", 1))]
    parts.update((name, load(os.path.join(folder, name + ".pt"))) for name in more)
    if len({part["iteration"] for part in parts.values()}) > 1:
        raise ValueError("the files of %s are from different saves" % folder)
    network.load_state_dict(parts["weights"]["tensors"])
    with torch.no_grad():
        for ours, (_, theirs) in zip(learner.average, parts["average"]["tensors"].items()):
            ours.copy_(theirs)
    steps = parts["moments"]["steps"]
    for parameter, (first, second) in zip(learner.parameters, parts["moments"]["moments"]):
        learner.optimiser.state[parameter] = dict(
            step=torch.tensor(steps, device=device if device.type == "cuda" else "cpu"),
            exp_avg=first.to(device).float(), exp_avg_sq=second.to(device).float())
    games = parts["games"]
    same = games["shape"] == tuple(states.shape) and parts["weights"]["laws"] == laws
    if same:
        raw = np.frombuffer(zlib.decompress(games["packed"]), np.uint8).reshape(games["shape"])
        states.copy_(torch.from_numpy(raw.copy()))
    opponents = [(name, [t.float().to(device) for t in tensors])
                 for file in ["opponents"] + more for name, tensors in parts[file]["networks"]]
    return dict(parts["weights"]["progress"]), parts["weights"]["settings"], opponents, same


def weights_of(path):
    """name -> tensor of a checkpoint folder, a weights.pt, a weight file, or an older checkpoint of classic alone."""
    from network import PLANES, from_classic_tensors
    from weights import check_header, read_tensors
    if os.path.isdir(path):
        for name in ("weights.pt", "checkpoint/weights.pt", "ck_a.pt"):
            if os.path.exists(os.path.join(path, name)):
                path = os.path.join(path, name)
                break
    if path.endswith(".pt"):
        content = load(path)
        tensors = content.get("tensors") or content["net"]
    else:
        header, tensors = read_tensors(path)
        if header["planes"] == PLANES:
            check_header(path, header)
    tensors = {name: tensor.float() for name, tensor in tensors.items()}
    return tensors if tensors["inp.weight"].shape[1] == PLANES else from_classic_tensors(tensors)


def tensors_like(network, path, device):
    """The weights of another network of the same shape, in the order of this one's."""
    tensors = weights_of(path)
    ours = [(name, parameter.shape) for name, parameter in network.named_parameters()]
    if any(tensors[name].shape != shape for name, shape in ours if name in tensors) or len(tensors) != len(ours):
        raise ValueError("%s has another shape than the network it is to play" % path)
    return [tensors[name].to(device) for name, _ in ours]


def average_of(folder):
    """name -> tensor of a checkpoint's moving average."""
    if os.path.exists(os.path.join(folder, "checkpoint", "average.pt")):
        folder = os.path.join(folder, "checkpoint")
    return load(os.path.join(folder, "average.pt"))["tensors"]
