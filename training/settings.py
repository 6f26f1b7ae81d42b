"""The numbers of a run. They are kept in its checkpoint: what a resuming command does not name stays as it was."""
import argparse
import json
from dataclasses import asdict, dataclass, fields


@dataclass
class Settings:
    games: int = 4096               # played in parallel
    plies: int = 32                 # of each game in one iteration
    batch: int = 4096               # plies in one step of the optimiser
    tokens: int = 96                # room for squares; a ruleset with more is not trained on (100: none)
    width: int = 192
    layers: int = 4
    attention: str = "auto"         # plain, fused, flex; auto: the fastest one here
    mixture: str = ""               # classic=0.5,barrage=0.5; nothing: every edition and custom rulesets
    customs: int = 96               # random custom rulesets in training
    unseen: int = 24                # and for evaluation only
    custom_setups: int = 256        # setups of each custom ruleset
    scripted: float = 0.05          # part of the games against scripted players
    old: float = 0.05               # part of the games against earlier networks
    old_kept: int = 3               # how many of those
    old_every: float = 6.0          # training minutes between them
    opponent_temperature: float = 1.0
    total_minutes: float = 0.0      # of training, over all commands: the schedules run on it (0: this command's)
    total_iterations: int = 0       # instead of minutes
    rate: float = 5e-4              # learning rate, held, then falling along a cosine
    rate_end: float = 3e-5
    hold: float = 0.3
    warm_up: int = 20               # iterations
    alpha: float = 0.05             # damping towards the magnet, falling geometrically
    alpha_end: float = 0.02
    draw: float = -0.2              # value of a draw
    draw_strict: float = -0.35      # in a ruleset where too many games are drawn
    blend_policy: float = 0.5       # lambda of advantages
    blend_value: float = 0.8        # lambda of value targets
    keep: float = 0.25              # part of the plies learned from
    clip: float = 0.2
    old_weight: float = 0.1         # of the KL to the policy that played
    belief_weight: float = 0.1
    gradient_norm: float = 0.3
    average: float = 0.995
    clone: int = 0                  # iterations of imitating the greedy player first (a start from nothing: 45)
    cap: int = 2000                 # plies; then drawn
    patience: int = 300             # quiet plies where the law has no limit; then drawn
    evaluation_cap: int = 900
    seed: int = 1

    @property
    def heads(self):
        return max(1, self.width // 32)


def parser(description):
    made = argparse.ArgumentParser(description=description)
    group = made.add_argument_group("settings, kept in the checkpoint")
    for field in fields(Settings):
        group.add_argument("--" + field.name.replace("_", "-"), type=field.type, default=None,
                           help="default %r" % (field.default,))
    return made


def merge(arguments, kept=None):
    """Defaults, over them the checkpoint's, over them the command line's."""
    values = dict(asdict(Settings()), **{name: value for name, value in (kept or {}).items() if name in asdict(Settings())})
    for field in fields(Settings):
        given = getattr(arguments, field.name, None)
        if given is not None:
            values[field.name] = given
    return Settings(**values)


def as_json(settings):
    return json.dumps(asdict(settings))
