"""One training command from beginning to end: build, check, play and learn until the time is up, save, evaluate."""
import dataclasses
import json
import os
import shutil
import sys
import time

import torch

import attention
import cache
import checkpoint
import curves
import parity
import settings as settings_of_run
from evaluation import Evaluation, table
from exploit import BestResponse
from guards import Guards, Stop, Tally
from learner import MEASURES, Learner, Schedule
from mixture import Mixture, Opponents, parse_shares
from network import Network, shape_of
from play import SelfPlay, Window
from policy import Seat, choose
from rulesets import GROUPS
from simulator import Simulator

SINGLE_MINDED = ("marshal-rush", "scouts", "waits", "bluffs", "chases", "walker", "copies")
LOG_EVERY = 10          # iterations
LINE_EVERY = 20.0       # seconds
HEAD = "  time   iter  Mplies  plies/s  done | entropy drawn length strikes | V-spread value belief KL-old clipped | rate    alpha"


class Run:
    def __init__(self, given, begin):
        self.given, self.begin = given, begin
        os.makedirs(given.out, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.say("torch %s on %s" % (torch.__version__, torch.cuda.get_device_name(0) if self.gpu else "the CPU"))
        self.resumed_from = next((folder for folder in (given.resume, os.path.join(given.resume, "checkpoint"))
                                  if given.resume and checkpoint.exists(folder)), "")
        if given.resume and not self.resumed_from and not given.start:
            raise ValueError("no checkpoint to resume in %s; name --from as well to start there instead" % given.resume)
        given.start = given.start or "nothing"
        kept = checkpoint.load(os.path.join(self.resumed_from, "weights.pt"))["settings"] if self.resumed_from else None
        self.settings = self._settings(kept)
        self._build()
        self._start_or_resume()
        self.log = open(os.path.join(given.out, "log.jsonl"), "a")
        self.note(kind="command", settings=dataclasses.asdict(self.settings), resumed=bool(self.resumed_from),
                  start=os.path.basename(given.start.rstrip("/")), **self._where())

    # -- making everything ------------------------------------------------------------------------------------------------

    @property
    def gpu(self):
        return self.device.type == "cuda"

    def _settings(self, kept):
        given = self.given
        s = settings_of_run.merge(given, kept)
        if given.exploit:
            s.scripted, s.old, s.clone = 0.0, 1.0, 0
        if not s.total_minutes and not s.total_iterations:
            s.total_minutes = max(0.1, given.minutes - given.closing / 60)
        if given.start == "nothing" and not self.resumed_from and given.clone is None and not given.exploit:
            s.clone = 45
        start = given.exploit or ("" if given.start == "nothing" else given.start)
        if start and not self.resumed_from:
            s.width, s.layers, _ = shape_of(checkpoint.weights_of(start))
        return s

    def _build(self):
        given, s, device = self.given, self.settings, self.device
        if self.gpu:
            torch.backends.cuda.matmul.allow_tf32 = True
        if s.attention == "auto":
            s.attention = attention.fastest(s.games, s.tokens, s.heads, device, self.say)
        kind = s.attention if self.gpu else "plain"
        if not given.data:
            self.say("no --data: setups are made here, none are people's")
        self.mixture = Mixture(parse_shares(s.mixture), s.tokens, given.data, s.customs, s.unseen, s.custom_setups)
        self.simulator = Simulator(device, self.mixture.laws, self.mixture.setups, self.mixture.spans, s.tokens, s.cap,
                                   s.patience)
        self.say("simulator built: %d rulesets, %d setups, %d bytes a game" % (
            len(self.mixture.laws), len(self.mixture.setups), self.simulator.state_bytes))
        if not given.no_parity:
            if self.gpu:
                parity.check(self.simulator, self.mixture, say=self.say)
            parity.check_flags(self.simulator, self.mixture)
            self.say("flags stand where the pools put them, for both colours")
        torch.manual_seed(s.seed)
        self.network = Network(s.width, s.layers, s.heads, kind).to(device)
        if self.gpu:
            self.network.number_type = torch.bfloat16
        self.seat = Seat(self.network)
        compile_it = self._compiler()
        self.choose = compile_it(choose)
        self.law_of = self.mixture.deal(s.games).to(device)
        self.opponents = Opponents(s.games, s.scripted, s.old, device)
        self.learner = Learner(self.network, self.simulator, self.law_of, self.mixture.groups, self.opponents.side, s,
                               device, compile_it)
        checkpoint.check_room(sum(p.numel() for p in self.learner.parameters), 0 if given.exploit else s.old_kept,
                              s.games * self.simulator.state_bytes)
        self.schedule = Schedule(s)
        self.states = self.simulator.start(self.law_of, s.seed)
        self.play = SelfPlay(self.simulator, self.states, self.law_of, self.opponents, self.network, self.seat, self.choose)
        self.play.opponent_temperature.fill_(s.opponent_temperature)
        self.window = Window(s.plies, s.games, self.simulator, device)
        self.guards = Guards(s.draw, s.draw_strict, device)
        self.tally = Tally(self.learner.group, device, self.opponents.side)
        names = [name for name in GROUPS if name in self.mixture.shares] if s.mixture else GROUPS
        self.evaluation = Evaluation(self.simulator, self.mixture, s.games, self.network, self.seat, self.choose,
                                     s.evaluation_cap, names)
        self.law_names = [law.json() for law in self.mixture.laws]
        self.say("network of %.2f M parameters, attention %s" % (sum(p.numel() for p in self.learner.parameters) / 1e6, kind))

    @property
    def compiled(self):
        return self.given.compile == "yes" or self.gpu and self.given.compile == "auto"

    def _compiler(self):
        if not self.compiled:
            return lambda function: function
        return lambda function: torch.compile(function, dynamic=False)

    def _start_or_resume(self):
        given = self.given
        self.progress = dict(iteration=0, plies=0, seconds=0.0, since_old=0.0, schedule_from=0, guards=None)
        self.pool = []
        if self.resumed_from:
            old = os.path.join(os.path.dirname(self.resumed_from.rstrip("/")), "log.jsonl")
            new = os.path.join(given.out, "log.jsonl")
            if os.path.exists(old) and not os.path.exists(new):
                shutil.copyfile(old, new)
            self.progress, kept, self.pool, same = checkpoint.resume(
                self.resumed_from, self.network, self.learner, self.states, self.law_names, self.device)
            if same and not self._same_games(kept):     # the games of the checkpoint keep their old rulesets
                self.simulator.restart(self.states, self.law_of, self.settings.seed)
                same = False
            if self.progress["guards"]:
                self.guards.restore(self.progress["guards"])
            self.say("resumed: iteration %d, %.1f M plies, %.0f s of training; games %s" % (
                self.progress["iteration"], self.progress["plies"] / 1e6, self.progress["seconds"],
                "go on" if same else "start anew"))
            if given.new_schedule:                      # another generation: what it starts from becomes an opponent
                self.progress.update(seconds=0.0, schedule_from=self.progress["iteration"])
                self._remember()
        else:
            start = given.exploit or ("" if given.start == "nothing" else given.start)
            if start:
                self.network.load_state_dict({name: t.to(self.device) for name, t in checkpoint.weights_of(start).items()})
                for ours, theirs in zip(self.learner.average, self.learner.parameters):
                    ours.copy_(theirs.detach())
                self.pool = [("start", self._rounded_weights())] + [
                    (os.path.basename(path), checkpoint.tensors_like(self.network, path, self.device)) for path in given.past.split()]
                self.say("weights from %s" % start)
        if given.exploit:
            self.pool = [("fixed", checkpoint.tensors_like(self.network, given.exploit, self.device))]
            self.best = BestResponse(self.learner.parameters)
        self.good = None
        self.before = [parameter.detach().clone() for parameter in self.learner.parameters]

    def _same_games(self, kept):
        """Whether games and opponents are dealt as they were in a run with these settings."""
        return all(kept[name] == getattr(self.settings, name) for name in ("mixture", "customs", "scripted", "old"))

    def _rounded_weights(self):
        return [parameter.detach().to(torch.bfloat16).float() for parameter in self.learner.parameters]

    # -- the loop ---------------------------------------------------------------------------------------------------------

    def go(self):
        given, p = self.given, self.progress
        self.wall_end = given.minutes * 60 - given.closing
        self.first = p["iteration"]
        self.last_save = self.last_evaluation = time.time()
        self.last_line = 0.0
        self.phases = dict(play=0.0, targets=0.0, learn=0.0, evaluate=0.0, save=0.0)
        self.loop_begin, self.loop_plies = None, 0
        code = 0
        print(HEAD, flush=True)
        try:
            while not self._finished():
                self._attempt()
        except Stop as stop:
            self.say("STOPPED: %s" % stop)
            torch.save(dict(states=self.window.states[-1].cpu(), live=self.states.cpu(), laws=self.law_names,
                            iteration=p["iteration"]), os.path.join(given.out, "broken.pt"))
            self.note(kind="stopped", why=str(stop), **self._where())
            code = 3
        if code == 0:
            if given.exploit:
                self.best.put_back()
            self._save()
            if self.compiled:
                self.say("compile cache: %d bytes" % cache.keep(given.out))
            self._close()
        self.log.close()
        curves.draw(os.path.join(given.out, "log.jsonl"), os.path.join(given.out, "curves.svg"))
        self.say("done")
        return code

    def _attempt(self):
        """An iteration. If the first one fails in compiled code, attention is computed the plain way from there on."""
        try:
            self._iteration()
        except Stop:
            raise
        except Exception as error:
            if self.loop_begin is not None or not self.compiled or self.network.attention == "plain":
                raise
            self.say("attention %s fails (%s: %s); plain from now on" % (
                self.network.attention, type(error).__name__, str(error)[:300]))
            self.network.attention = self.settings.attention = "plain"
            torch._dynamo.reset()
            self.learner.optimiser.zero_grad(set_to_none=True)
            self.window.forget()

    def _finished(self):
        s, p, given = self.settings, self.progress, self.given
        if given.iterations and p["iteration"] - self.first >= given.iterations:
            return True
        return time.time() - self.begin > self.wall_end or self._done() >= 1

    def _done(self):
        s, p = self.settings, self.progress
        if s.total_iterations:
            return (p["iteration"] - p["schedule_from"]) / s.total_iterations
        return p["seconds"] / (60 * s.total_minutes)

    def _sync(self):
        if self.gpu:
            torch.cuda.synchronize()
        return time.time()

    def _iteration(self):
        s, p, given = self.settings, self.progress, self.given
        if given.evaluate_every and time.time() - self.last_evaluation > 60 * given.evaluate_every:
            self._evaluate(dict(greedy=0.875, random=0.125), 1.0)
        done, number = min(1.0, self._done()), p["iteration"]
        cloning = number < s.clone
        torch.manual_seed(s.seed * 1_000_003 + number)
        rate = self.schedule.rate(done, number - (p["schedule_from"] if cloning else max(s.clone, p["schedule_from"])))
        alpha = self.schedule.alpha(done)
        self.learner.set_rate(rate)
        t0 = self._sync()
        first_slot = 2 if self.window.filled else 0
        opponent = self.pool[number // 16 % len(self.pool)][1] if self.pool else None
        self.play.fill(self.window, opponent, cloning)
        t1 = self._sync()
        selection = self.learner.select(self.window, self.guards.draw_value, cloning)
        self.tally.add(self.window, first_slot)
        t2 = self._sync()
        measures = self.learner.learn(self.window, selection, alpha, cloning)
        t3 = self._sync()
        plies = (self.window.slots - first_slot) * s.games
        p["iteration"] += 1
        p["plies"] += plies
        if self.loop_begin is None:                     # compiling is not training
            self.loop_begin = t3
            self.say("first iteration after %.1f s: play %.1f, learn %.1f" % (t3 - self.begin, t1 - t0, t3 - t2))
        else:
            self.loop_plies += plies
            p["seconds"] += 0.0 if cloning else t3 - t0
            p["since_old"] += t3 - t0
            for name, taken in (("play", t1 - t0), ("targets", t2 - t1), ("learn", t3 - t2)):
                self.phases[name] += taken
        if p["iteration"] % LOG_EVERY == 0 or p["iteration"] - self.first <= 2:
            self._report(measures, selection[-1], rate, alpha, done)
        if p["since_old"] > 60 * s.old_every and not given.exploit:
            self._remember()
        if time.time() - self.last_save > 60 * given.save_every or p["iteration"] == given.save_at:
            self._save()

    def _report(self, measures, facts, rate, alpha, done):
        p = self.progress
        learning = dict(zip(MEASURES, measures.tolist()))
        learning.update(zip(("advantage_spread", "kept", "value_spread"), facts.tolist()))
        games = self.tally.read()
        speed = self._speed()
        warnings = self.guards.watch(games, learning, done, self.tally)
        self.note(kind="iteration", games=games, learning={k: round(v, 5) for k, v in learning.items()}, rate=rate,
                  alpha=round(alpha, 5), speed=round(speed), warnings=warnings, **self._where())
        for warning in warnings:
            self.say("GUARD: " + warning)
        if self.guards.collapsed:
            self._restore_good()
        if self.given.exploit and self.best.watch(games):
            self.say("best response so far: %.1f %% at iteration %d" % (100 * self.best.score, p["iteration"]))
        if time.time() - self.last_line > LINE_EVERY:
            self.last_line = time.time()
            a = games["all"]
            print("%6.0f %6d %7.2f %8.0f %4.0f%% | %7.3f %4.0f%% %6.0f %7.1f | %8.3f %5.3f %6.3f %6.4f %7.3f | %.1e %.4f" % (
                time.time() - self.begin, p["iteration"], p["plies"] / 1e6, speed, 100 * done, a["entropy"], 100 * a["drawn"],
                a["length"], a["strikes"], learning["value_spread"], learning["value"], learning["belief"],
                learning["kl_old"], learning["clipped"], rate, alpha), flush=True)

    def _speed(self):
        taken = time.time() - (self.loop_begin or time.time()) - self.phases["evaluate"] - self.phases["save"]
        return self.loop_plies / taken if taken > 0.01 else 0.0

    def _remember(self):
        """This network becomes an opponent; of too many, the second oldest goes (the first is the start)."""
        self.progress["since_old"] = 0.0
        self.pool.append(("at %d" % self.progress["iteration"], self._rounded_weights()))
        if len(self.pool) > self.settings.old_kept:
            del self.pool[1 if self.settings.old_kept > 1 else 0]

    def _restore_good(self):
        self.say("GUARD: waiting collapse; the last good weights come back, games start anew")
        self.guards.restart()
        with torch.no_grad():
            if self.good:
                for parameter, tensor in zip(self.learner.parameters, self.good):
                    parameter.copy_(tensor)
        for moments in self.learner.optimiser.state.values():
            moments["exp_avg"].zero_()
            moments["exp_avg_sq"].zero_()
        self.simulator.restart(self.states, self.law_of, self.progress["iteration"] + 77)
        self.window.forget()

    def _save(self):
        start = self._sync()
        if not self.learner.optimiser.state:
            return
        self.progress["guards"] = self.guards.state()
        size = checkpoint.save(os.path.join(self.given.out, "checkpoint"), self.network, self.learner, self.states,
                               [] if self.given.exploit else self.pool, self.progress,
                               dataclasses.asdict(self.settings), self.law_names)
        self.window.forget()
        if not self.guards.waiting:
            self.good = [parameter.detach().clone() for parameter in self.learner.parameters]
        self.last_save = time.time()
        self.phases["save"] += self.last_save - start
        self.say("checkpoint at iteration %d, %.1f MB" % (self.progress["iteration"], size / 1e6))

    # -- evaluation -------------------------------------------------------------------------------------------------------

    def _evaluate(self, shares, temperature):
        start = self._sync()
        found = self.evaluation.against_scripted(shares, temperature, self.progress["iteration"] + 7)
        for player, facts in found.items():
            print(table("against %s, T %.2f" % (player, temperature), facts), flush=True)
        self.note(kind="evaluation", temperature=temperature, against=found, took=round(self._sync() - start, 1), **self._where())
        self.phases["evaluate"] += self._sync() - start
        self.last_evaluation = time.time()

    def _versus(self, name, weights, temperature=1.0, their_temperature=None):
        start = self._sync()
        facts = self.evaluation.against_network(weights, temperature, self.progress["iteration"] + 8, their_temperature)
        print(table("against %s, T %.2f" % (name, temperature), facts), flush=True)
        self.note(kind="evaluation", temperature=temperature, against={name: facts}, took=round(self._sync() - start, 1), **self._where())
        self.phases["evaluate"] += self._sync() - start
        return facts

    def _close(self):
        given, p = self.given, self.progress
        loop = sum(self.phases.values()) or 1
        self.say("loop: %d iterations, %.2f M plies, %.0f s trained in all; %.0f plies/s; time: %s; memory %.1f GiB" % (
            p["iteration"] - self.first, p["plies"] / 1e6, p["seconds"], self._speed(),
            ", ".join("%s %.0f %%" % (name, 100 * taken / loop) for name, taken in self.phases.items()),
            torch.cuda.max_memory_allocated() / 2 ** 30 if self.gpu else 0))
        if not given.closing:
            return
        if given.exploit:
            for temperature in (1.0, 0.25) if given.cold else (1.0,):
                facts = self._versus("the exploited network", self.pool[0][1], temperature, self.settings.opponent_temperature)
                print("EXPLOIT: after %.1f minutes of training the best response at T %.2f scores %.1f %% ± %.1f" % (
                    p["seconds"] / 60, temperature, 100 * facts["all"]["score"], 100 * facts["all"]["margin"]), flush=True)
            return
        longest = 0
        for evaluate in self._closing_evaluations():
            started = time.time()
            if started - self.begin + longest > 60 * given.minutes:
                self.say("no time for another: the rest of the evaluation is left out")
                break
            evaluate()
            longest = max(longest, time.time() - started)

    def _closing_evaluations(self):
        given = self.given

        def versus(path, temperature):
            self._versus(os.path.basename(path.rstrip("/")), checkpoint.tensors_like(self.network, path, self.device), temperature)

        for path in given.versus.split():
            yield lambda: versus(path, 1.0)
            if given.cold:
                yield lambda: versus(path, 0.25)
        yield lambda: self._evaluate(dict(greedy=0.875, random=0.125), 1.0)
        if given.cold:
            yield lambda: self._evaluate({name: 1 / len(SINGLE_MINDED) for name in SINGLE_MINDED}, 0.25)
            yield lambda: self._evaluate(dict(greedy=1.0), 0.25)
        yield lambda: self._versus("itself before this command", self.before)
        if given.search:
            yield lambda: self._evaluate(dict(search=1.0), 0.25)

    # -- telling ----------------------------------------------------------------------------------------------------------

    def _where(self):
        return {name: round(self.progress[name], 1) for name in ("iteration", "plies", "seconds")}

    def note(self, **record):
        self.log.write(json.dumps(record) + "\n")
        self.log.flush()

    def say(self, text):
        print("[%.1f] %s" % (time.time() - self.begin, text), flush=True)
