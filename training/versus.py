"""Which of two networks plays better? Their policies alone, many games at once, in each edition.

  versus.py NET OTHER [--temperature 0.25] [--rulesets classic,duel] [--games 4096] [--cap 1400] [--data DIR] [--out FILE]

What is told are the points of NET. Without --rulesets every edition is played, and custom rulesets that no training has seen.
"""
import argparse
import json
import time

import torch

import checkpoint
from evaluation import Evaluation, table
from policy import Seat, choose
from stage import Stage


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network")
    parser.add_argument("other")
    parser.add_argument("--temperature", type=float, action="append", help="of both; may be given more than once (default: 1)")
    parser.add_argument("--rulesets", default="")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--cap", type=int, default=1400, help="plies; then drawn")
    parser.add_argument("--data", default="")
    parser.add_argument("--out", default="", help="facts of each match, a line of JSON each")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    stage = Stage(given.network, given.rulesets, given.data, given.games)
    evaluation = Evaluation(stage.simulator, stage.mixture, given.games, stage.network, Seat(stage.network),
                            stage.compile_it(choose), given.cap, stage.names)
    other = checkpoint.tensors_like(stage.network, given.other, stage.device)
    found = []
    for temperature in given.temperature or [1.0]:
        torch.manual_seed(given.seed)
        started = time.time()
        facts = evaluation.against_network(other, temperature, given.seed)
        found.append(facts)
        print(table("against %s, T %.2f" % (given.other, temperature), facts), flush=True)
        print("  %.0f s" % (time.time() - started), flush=True)
        if given.out:
            with open(given.out, "a") as file:
                file.write(json.dumps(dict(network=given.network, other=given.other, temperature=temperature, facts=facts)) + "\n")
    return found


if __name__ == "__main__":
    main()
