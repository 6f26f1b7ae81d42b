"""The named rulesets as data, and random rulesets that can be played.

Words and values are those of the project's rules: `docs/rules/`. A ruleset made here can be handed to the Java side as
one line of JSON (`RuleSet.json`).
"""
import json
import random
from dataclasses import dataclass, replace

KINDS = ("marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner", "scout", "spy", "bomb",
         "flag")
LETTERS = "MGCJPLTISYBF"
BOMB, FLAG = 10, 11
CLASSIC_ARMY = (1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1)
NINE_RANKS_ARMY = (1, 1, 2, 3, 4, 4, 5, 5, 6, 1, 6, 1)
BARRAGE_ARMY = (1, 1, 0, 0, 0, 0, 0, 1, 2, 1, 1, 1)
QUICK_ARMY = (1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1)


@dataclass(frozen=True)
class RuleSet:
    """One law. `lakes` are (x, y) with (0, 0) at Red's lower left; `twoSquare` and `quietLimit` are words or numbers as in
    the rules; `quietLimit` 0 is OFF."""
    id: str
    columns: int = 10
    rows: int = 10
    homeRows: int = 4
    lakes: tuple = ((2, 4), (3, 4), (6, 4), (7, 4), (2, 5), (3, 5), (6, 5), (7, 5))
    army: tuple = CLASSIC_ARMY
    scoutStrike: str = "IN_LINE"
    bomb: str = "STAYS"
    winningDefender: str = "STAYS"
    equalRanks: str = "BOTH_FALL"
    reveal: str = "FOR_GOOD"
    twoSquare: str = "BOUNDARY_3"
    chase: str = "MORE_SQUARE"
    blocked: str = "LOSES"
    bothImmobile: str = "DRAW"
    quietLimit: int = 200

    @property
    def tokens(self):
        return self.columns * self.rows - len(self.lakes)

    @property
    def custom(self):
        return self.id not in NAMED

    def json(self):
        """The ruleset as the referee and the HTTP API read it: an id, or a base with every field that may differ."""
        if not self.custom:
            return self.id
        board = dict(columns=self.columns, rows=self.rows, homeRows=self.homeRows,
                     lakes=sorted("abcdefghij"[x] + str(y + 1) for x, y in self.lakes))
        fields = {name: getattr(self, name) for name in OPTIONS}
        fields["quietLimit"] = self.quietLimit or "OFF"
        return json.dumps(dict(base="classic", board=board, army=dict(zip(KINDS, self.army)), **fields),
                          separators=(",", ":"))


OPTIONS = ("scoutStrike", "bomb", "winningDefender", "equalRanks", "reveal", "twoSquare", "chase", "blocked",
           "bothImmobile")
CENTRE_LAKE = ((4, 4), (5, 4), (4, 5), (5, 5))
_FREE = dict(twoSquare="OFF", chase="OFF", bothImmobile="TO_MOVE_LOSES", quietLimit=0)

NAMED = {law.id: law for law in (
    RuleSet("classic"),
    RuleSet("fantasy", reveal="UNTIL_TURN_ENDS", blocked="PASSES", **_FREE),
    RuleSet("tabletop", scoutStrike="MOVE_THEN_STRIKE", reveal="UNTIL_TURN_ENDS", **_FREE),
    RuleSet("nine-ranks", lakes=CENTRE_LAKE, army=NINE_RANKS_ARMY, bomb="SPENT", **_FREE),
    RuleSet("quick-battle", columns=8, rows=8, homeRows=3, lakes=((3, 3), (4, 3), (3, 4), (4, 4)), army=QUICK_ARMY,
            bomb="SPENT", **_FREE),
    RuleSet("commander", scoutStrike="MOVE_THEN_STRIKE", **dict(_FREE, twoSquare="SHUTTLE")),
    RuleSet("vintage", scoutStrike="ADJACENT", winningDefender="ADVANCES", **dict(_FREE, twoSquare="SHUTTLE")),
    RuleSet("barrage", army=BARRAGE_ARMY),
    RuleSet("duel", army=QUICK_ARMY),
)}
GROUPS = tuple(NAMED) + ("custom",)


def group_of(law):
    """Where a ruleset is counted: each named one by itself, all custom ones together."""
    return GROUPS.index(law.id if law.id in NAMED else "custom")


CHOICES = dict(
    scoutStrike=("IN_LINE", "IN_LINE", "ADJACENT", "MOVE_THEN_STRIKE"), bomb=("STAYS", "STAYS", "SPENT"),
    winningDefender=("STAYS", "STAYS", "ADVANCES"), equalRanks=("BOTH_FALL", "BOTH_FALL", "ATTACKER_WINS", "DEFENDER_WINS"),
    reveal=("FOR_GOOD", "FOR_GOOD", "UNTIL_TURN_ENDS"),
    twoSquare=("BOUNDARY_3", "BOUNDARY_3", "OFF", "SHUTTLE", "BOUNDARY_1", "BOUNDARY_2", "BOUNDARY_5", "BOUNDARY_8"),
    chase=("MORE_SQUARE", "OFF"), blocked=("LOSES", "LOSES", "PASSES"), bothImmobile=("DRAW", "TO_MOVE_LOSES"),
    quietLimit=(200, 200, 0, 0, 60, 100, 120, 300, 400))


def custom_ruleset(seed, most_tokens=100):
    """A random ruleset that can be played: four in ten change a named one a little, the others are built from nothing."""
    source = random.Random(seed * 7919 + 17)
    while True:
        if source.random() < 0.4:
            law = _changed(source, NAMED[source.choice(tuple(NAMED))])
        else:
            law = _invented(source)
        law = replace(law, id="custom-%d" % seed)
        if 12 <= law.tokens <= most_tokens and playable(law):
            return law


def _changed(source, law):
    names = source.sample(sorted(CHOICES), source.randint(1, 4))
    law = replace(law, **{name: source.choice(CHOICES[name]) for name in names})
    if source.random() < 0.5:
        army = list(law.army)
        for _ in range(source.randint(1, 6)):
            kind = source.choice([k for k in range(BOMB) if army[k]] or [0])
            army[kind] = max(0, army[kind] - 1)
            other = source.randrange(BOMB + 1)
            if source.random() < 0.8 and army[other] < 9:
                army[other] += 1
        law = replace(law, army=tuple(army))
    return law


def _invented(source):
    columns, rows = source.choice((4, 5, 6, 6, 7, 8, 8, 9, 10, 10)), source.choice((4, 5, 6, 6, 7, 8, 8, 9, 10, 10))
    home = source.randint(1, (rows - 1) // 2)
    return RuleSet("custom", columns, rows, home, _lakes(source, columns, rows, home), _army(source, columns * home),
                   **{name: source.choice(values) for name, values in CHOICES.items()})


def _lakes(source, columns, rows, home):
    """None, a few, or some blocks; turned with the board in three cases of four, else anywhere between the homes."""
    middle = [(x, y) for y in range(home, rows - home) for x in range(columns)]
    wanted = source.choice((0, 1, 2, 2, 4, 4, 6, 8))
    lakes = set()
    for _ in range(wanted):
        x, y = source.choice(middle)
        lakes.add((x, y))
        if source.random() < 0.75:
            lakes.add((columns - 1 - x, rows - 1 - y))
    return tuple(sorted(lakes, key=lambda at: (at[1], at[0])))


def _army(source, squares):
    """Between a third and all of the home: bombs a seventh or so, movers of every kind, low ranks more often."""
    size = min(squares, max(6, round(squares * source.choice((0.35, 0.5, 0.7, 0.85, 1.0)))))
    counts = [0] * len(KINDS)
    counts[FLAG] = 1
    left = size - 1
    bombs = min(left - 1, round(left * source.choice((0, 0.1, 0.15, 0.2)))) if left > 3 else 0
    counts[BOMB] = min(8, max(0, bombs))
    left -= counts[BOMB]
    likely = (2, 2, 3, 4, 5, 5, 5, 6, 8, 2)
    most = (2, 2, 4, 5, 6, 8, 8, 8, 8, 2)
    while left > 0:
        kind = source.choices(range(BOMB), likely)[0]
        if counts[kind] >= most[kind] and sum(counts) < sum(most):
            continue
        counts[kind] += 1
        left -= 1
    return tuple(counts)


def playable(law):
    """One flag, movers, room for the army, and a way on foot from every front column that is open to the enemy's home;
    at least half of the front must be open."""
    squares = law.columns * law.homeRows
    if law.army[FLAG] != 1 or not 2 <= sum(law.army) <= min(40, squares) or sum(law.army[:BOMB]) < 1 or max(law.army) > 8:
        return False
    if 2 * law.homeRows >= law.rows or any(not law.homeRows <= y < law.rows - law.homeRows for _, y in law.lakes):
        return False
    lakes = set(law.lakes)
    edge, far = law.homeRows, law.rows - law.homeRows - 1
    for start, end in ((edge, far), (far, edge)):
        if sum((x, start) not in lakes for x in range(law.columns)) * 2 < law.columns:
            return False
        reached, queue = set(), [(x, start) for x in range(law.columns) if (x, start) not in lakes]
        queue = queue[:1]
        while queue:
            x, y = queue.pop()
            if (x, y) in reached or (x, y) in lakes or not (0 <= x < law.columns and edge <= y <= far):
                continue
            reached.add((x, y))
            queue += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        if not any((x, end) in reached for x in range(law.columns)):
            return False
    return True
