"""Whole runs with a tiny network: every phase, going on after a stop, evaluation, exploiting."""
import json
import os
import unittest
from unittest import mock

import support
import checkpoint
import torch
import versions
from checkpoint import LARGEST, load, weights_of
from evaluation import facts_of
from exploit import BestResponse
from guards import Guards, Stop, Tally
from parity import Mismatch, check, compare, outputs
from rulesets import GROUPS
from run import SINGLE_MINDED
from simulator import LAW, PLY, number_at


def weights_in(folder):
    return load(os.path.join(folder, "checkpoint", "weights.pt"))


def records(folder, kind):
    with open(os.path.join(folder, "log.jsonl")) as file:
        return [record for record in map(json.loads, file) if record["kind"] == kind]


class Resume(unittest.TestCase):
    def test_a_run_that_was_stopped_and_resumed_is_the_run_that_went_on(self):
        one, two, whole = support.folder(), support.folder(), support.folder()
        support.tiny_run(["--out", one, "--iterations", "2"]).go()
        support.tiny_run(["--out", two, "--resume", one, "--iterations", "2"]).go()
        run = support.tiny_run(["--out", whole, "--iterations", "4", "--save-at", "2"])
        run.go()
        resumed, went_on = weights_in(two), weights_in(whole)
        self.assertEqual(4, resumed["progress"]["iteration"])
        self.assertEqual(resumed["progress"]["plies"], went_on["progress"]["plies"])
        for name, tensor in went_on["tensors"].items():
            self.assertTrue(torch.equal(tensor, resumed["tensors"][name]), name)
        games = [load(os.path.join(folder, "checkpoint", "games.pt"))["packed"] for folder in (two, whole)]
        self.assertEqual(games[0], games[1])
        moments = [load(os.path.join(folder, "checkpoint", "moments.pt"))["moments"] for folder in (two, whole)]
        for (a, b), (c, d) in zip(*moments):
            self.assertTrue(torch.equal(a, c) and torch.equal(b, d))

    def test_weights_change_and_settings_stay_when_nothing_is_said_about_them(self):
        one, two = support.folder(), support.folder()
        support.tiny_run(["--out", one, "--iterations", "1", "--rate", "0.01", "--clone", "0"]).go()
        run = support.tiny_run(["--out", two, "--resume", one, "--iterations", "1"])
        self.assertEqual(0.01, run.settings.rate)
        run.go()
        before, after = weights_in(one)["tensors"], weights_in(two)["tensors"]
        self.assertFalse(torch.equal(before["inp.weight"], after["inp.weight"]))

    def test_files_of_two_saves_are_refused(self):
        one, two = support.folder(), support.folder()
        support.tiny_run(["--out", one, "--iterations", "1"]).go()
        support.tiny_run(["--out", two, "--resume", one, "--iterations", "1"]).go()
        os.replace(os.path.join(one, "checkpoint", "average.pt"), os.path.join(two, "checkpoint", "average.pt"))
        with self.assertRaises(ValueError):
            support.tiny_run(["--out", support.folder(), "--resume", two])

    def test_a_folder_without_a_checkpoint_is_not_taken_for_a_start_from_nothing(self):
        with self.assertRaises(ValueError):
            support.tiny_run(["--out", support.folder(), "--resume", support.folder()])
        support.tiny_run(["--out", support.folder(), "--resume", support.folder(), "--from", "nothing"])

    def test_files_are_few_and_small(self):
        out = support.folder()
        support.tiny_run(["--out", out, "--iterations", "1"]).go()
        found = [os.path.join(at, name) for at, _, names in os.walk(out) for name in names]
        self.assertLessEqual(len(found), 7)
        self.assertTrue(all(os.path.getsize(path) < LARGEST for path in found))

    def test_more_earlier_networks_than_one_file_holds_are_kept_in_several(self):
        out, again = support.folder(), support.folder()
        run = support.tiny_run(["--out", out, "--iterations", "1", "--old-kept", "5"])
        size = sum(2 * tensor.numel() for tensor in run.learner.parameters)
        for number in range(5):
            run.pool.append(("network %d" % number, [torch.full_like(t, number) for t in run.learner.parameters]))
        with mock.patch.object(checkpoint, "LARGEST", 250_000):
            run.go()
        files = [name for name in os.listdir(os.path.join(out, "checkpoint")) if name.startswith("opponents")]
        self.assertEqual(-(-5 // (250_000 * 95 // 100 // size)), len(files))
        self.assertGreater(len(files), 1)
        resumed = support.tiny_run(["--out", again, "--resume", out])
        self.assertEqual([(name, float(tensors[0].flatten()[0])) for name, tensors in run.pool],
                         [(name, float(tensors[0].flatten()[0])) for name, tensors in resumed.pool])

    def test_more_earlier_networks_than_a_checkpoint_has_room_for_are_refused_before_anything_is_trained(self):
        with self.assertRaisesRegex(ValueError, "room for 7 earlier networks, not for 8"):
            checkpoint.check_room(1_950_000, 8, 4096 * 1792)
        checkpoint.check_room(1_950_000, 7, 4096 * 1792)
        with mock.patch.object(checkpoint, "TOGETHER", 500_000), self.assertRaises(ValueError):
            support.tiny_run(["--out", support.folder(), "--old-kept", "5"])


class Phases(unittest.TestCase):
    def test_cloning_then_reinforcement_then_evaluation_leave_a_log_and_curves(self):
        out = support.folder()
        run = support.tiny_run(["--out", out, "--iterations", "3", "--clone", "1", "--closing", "1", "--cold"])
        self.assertEqual(0, run.go())
        found = records(out, "evaluation")
        self.assertEqual([["greedy", "random"], list(SINGLE_MINDED), ["greedy"], ["itself before this command"]],
                         [list(r["against"]) for r in found])
        facts = found[0]["against"]["greedy"]["all"]
        self.assertAlmostEqual(1.0, facts["won"] + facts["drawn"] + facts["lost"], 2)
        self.assertTrue(records(out, "iteration"))
        with open(os.path.join(out, "curves.svg")) as file:
            self.assertIn("entropy of the policy", file.read())

    def test_a_best_response_starts_from_the_network_it_exploits_and_never_trains_its_plies(self):
        start, out = support.folder(), support.folder()
        support.tiny_run(["--out", start, "--iterations", "1"]).go()
        run = support.tiny_run(["--out", out, "--exploit", start, "--iterations", "2", "--closing", "1"])
        for name, tensor in weights_of(start).items():
            self.assertTrue(torch.equal(tensor, dict(run.network.named_parameters())[name].detach()), name)
        self.assertEqual(24, int((run.opponents.side >= 0).sum()))
        run.play.fill(run.window, run.pool[0][1])
        _, _, _, _, weight, _ = run.learner.select(run.window, run.guards.draw_value)
        theirs = (run.window.mover[:4] == run.opponents.side).reshape(-1)
        self.assertTrue(bool(theirs.any()) and not bool((weight[theirs] > 0).any()))
        run.go()
        self.assertEqual([["the exploited network"]], [list(r["against"]) for r in records(out, "evaluation")])
        fixed = [tensor.clone() for tensor in run.pool[0][1]]
        self.assertTrue(all(torch.equal(a, b) for a, b in zip(fixed, weights_of(start).values())))

    def test_a_run_under_other_laws_does_not_go_on(self):
        out = support.folder()
        with mock.patch.object(versions, "RULES", "universal-2"):
            support.tiny_run(["--out", out, "--iterations", "1"]).go()
        with self.assertRaisesRegex(ValueError, "universal-2"):
            support.tiny_run(["--out", out, "--resume", out])

    def test_a_new_schedule_makes_an_opponent_of_what_it_starts_from(self):
        start, out = support.folder(), support.folder()
        support.tiny_run(["--out", start, "--iterations", "2"]).go()
        run = support.tiny_run(["--out", out, "--resume", start, "--new-schedule"])
        self.assertEqual("at 2", run.pool[-1][0])
        self.assertEqual(2, run.progress["schedule_from"])

    def test_games_start_anew_where_another_mixture_is_resumed(self):
        start = support.folder()
        support.tiny_run(["--out", start, "--iterations", "2"]).go()
        same = support.tiny_run(["--out", support.folder(), "--resume", start])
        self.assertGreater(int(number_at(same.states, PLY).max()), 0)
        shares = ",".join("%s=%d" % (name, 9 if name == "duel" else 1) for name in GROUPS)     # the same laws, dealt otherwise
        other = support.tiny_run(["--out", support.folder(), "--resume", start, "--mixture", shares])
        self.assertEqual(0, int(number_at(other.states, PLY).max()))
        self.assertTrue(torch.equal(other.law_of.int(), number_at(other.states, LAW).int()))

    def test_old_networks_are_kept_as_opponents_and_the_first_one_stays(self):
        run = support.tiny_run(["--out", support.folder()])
        run.pool = [("start", run._rounded_weights())]
        for _ in range(4):
            run.progress["iteration"] += 1
            run._remember()
        self.assertEqual(["start", "at 3", "at 4"], [name for name, _ in run.pool])


class Watch(unittest.TestCase):
    def facts(self, **changes):
        row = dict(plies=1000, games=100, strikes=9.0, entropy=1.5, drawn=0.1, red=0.5, length=200, reasons={})
        row.update(changes)
        return dict(all=row, classic=row)

    def guards(self):
        return Guards(-0.2, -0.35, "cpu"), Tally(torch.zeros(2, dtype=torch.int64), "cpu")

    LEARNING = dict(loss=1.0, value_spread=0.4, kept=0.9)

    def test_all_is_well_without_a_warning(self):
        guards, tally = self.guards()
        self.assertEqual([], guards.watch(self.facts(), self.LEARNING, 0.3, tally))

    def test_a_loss_that_is_not_finite_stops_the_run(self):
        guards, tally = self.guards()
        with self.assertRaises(Stop):
            guards.watch(self.facts(), dict(self.LEARNING, loss=float("nan")), 0.3, tally)

    def test_a_position_without_a_move_stops_the_run(self):
        guards, tally = self.guards()
        tally.unmovable += 1
        with self.assertRaises(Stop):
            guards.watch(self.facts(), self.LEARNING, 0.3, tally)

    def test_a_draw_counts_less_the_more_games_of_a_ruleset_are_drawn(self):
        guards, tally = self.guards()
        classic, duel = GROUPS.index("classic"), GROUPS.index("duel")
        values = []
        for _ in range(40):
            guards.watch(self.facts(drawn=0.125), self.LEARNING, 0.3, tally)
            values.append(float(guards.draw_value[classic]))
        self.assertEqual(sorted(values, reverse=True), values)
        self.assertLess(max(before - after for before, after in zip(values, values[1:])), 0.02)
        self.assertAlmostEqual(-0.275, values[-1], 2)
        self.assertAlmostEqual(-0.2, float(guards.draw_value[duel]), 5)
        for _ in range(40):
            guards.watch(self.facts(drawn=0.6), self.LEARNING, 0.3, tally)
        self.assertAlmostEqual(-0.35, float(guards.draw_value[classic]), 5)
        again, _ = self.guards()
        again.restore(guards.state())
        self.assertTrue(torch.equal(guards.draw_value, again.draw_value))

    def test_waiting_is_told_and_in_the_end_is_a_collapse(self):
        guards, tally = self.guards()
        for _ in range(4):
            self.assertFalse(guards.collapsed)
            told = guards.watch(self.facts(strikes=1.0, drawn=0.7), self.LEARNING, 0.3, tally)
            self.assertTrue(any("waiting" in line for line in told))
        self.assertTrue(guards.collapsed)

    def test_entropy_too_low_too_early_is_told(self):
        guards, tally = self.guards()
        self.assertIn("entropy", " ".join(guards.watch(self.facts(entropy=0.5), self.LEARNING, 0.3, tally)))


class Best(unittest.TestCase):
    def facts(self, classic, barrage):
        return {"all": dict(points=0, faced=0), "classic": dict(points=100 * classic, faced=100),
                "barrage": dict(points=900 * barrage, faced=900)}

    def test_the_best_weights_of_a_best_response_are_put_back_and_short_games_count_no_more_than_long_ones(self):
        weights = [torch.zeros(2)]
        best = BestResponse(weights)
        for _ in range(4):
            found = best.watch(self.facts(0.5, 0.5))
        self.assertTrue(found)
        weights[0] += 1
        for _ in range(4):
            found = best.watch(self.facts(0.7, 0.4))
        self.assertTrue(found)
        self.assertAlmostEqual(0.55, best.score)
        weights[0] += 1
        for _ in range(4):
            self.assertFalse(best.watch(self.facts(0.4, 0.6)))
        best.put_back()
        self.assertEqual([1.0, 1.0], weights[0].tolist())

    def test_the_tally_counts_the_points_of_the_side_that_is_trained(self):
        start = support.folder()
        support.tiny_run(["--out", start, "--iterations", "1"]).go()
        run = support.tiny_run(["--out", support.folder(), "--exploit", start])
        faced = points = 0
        for _ in range(12):
            first = 2 if run.window.filled else 0
            run.play.fill(run.window, run.pool[0][1])
            run.tally.add(run.window, first)
            for slot, game in run.window.ended[first:].nonzero().tolist():
                result = int(run.window.outcome[first + slot, game])
                mine = int(run.window.mover[first + slot, game]) != int(run.opponents.side[game])
                faced += 1
                points += (1 + (result if mine else -result)) / 2
        facts = run.tally.read()["all"]
        self.assertGreater(faced, 0)
        self.assertEqual((faced, points), (facts["faced"], facts["points"]))


class Parity(unittest.TestCase):
    def test_a_core_agrees_with_itself_and_one_changed_byte_is_refused(self):
        run = support.tiny_run(["--out", support.folder()])
        check(run.simulator, run.mixture, games=40, plies=60, say=lambda line: None)
        law_of = torch.zeros(4, dtype=torch.int32)
        one, other = (outputs(run.simulator, law_of, 1, 30, 3) for _ in range(2))
        compare(one, other, run.simulator.laws, law_of)
        other["planes"][2, 5, 93] += 1
        with self.assertRaisesRegex(Mismatch, "planes of game 2"):
            compare(one, other, run.simulator.laws, law_of)


class Margins(unittest.TestCase):
    def test_the_margin_is_that_of_a_score(self):
        facts = facts_of(50, 0, 50)
        self.assertAlmostEqual(0.098, facts["margin"], 3)
        self.assertAlmostEqual(0.5, facts["score"])
        self.assertGreater(facts_of(10, 0, 0)["margin"], 0.2)


if __name__ == "__main__":
    unittest.main()
