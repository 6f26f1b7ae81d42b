"""Setup pools: for each ruleset some hundreds to some ten thousands of setups, drawn from at every start of a game.

Where people's or learned setups exist they are used; elsewhere `sheltered` makes sensible ones, because setups at random
leave flags in the open, and then nothing but luck can be learned. A setup is 40 bytes: a kind a square, front row first,
255 for an empty one.
"""
import gzip
import os

import numpy as np

from rulesets import BOMB, CLASSIC_ARMY, FLAG, LETTERS, NAMED, QUICK_ARMY

EMPTY = 255
SQUARES = 40
SCOUT, SERGEANT, MINER, SPY = 8, 6, 7, 9
# How much each kind likes to stand in front (1) or at the back (-1) before chance has its say.
FORWARD = np.array([-0.2, 0.1, 0.3, 0.5, 0.5, 0.4, 0.2, -0.9, 0.6, -0.4, -1.2, 0.0])


def read_pool(path):
    """Setup text, one a line, as bytes."""
    codes = np.full(256, EMPTY, np.uint8)
    for kind, letter in enumerate(LETTERS):
        codes[ord(letter)] = kind
    with gzip.open(path, "rb") as file:
        lines = [line.strip().replace(b"/", b"") for line in file if line.strip() and not line.startswith(b"#")]
    read = codes[np.frombuffer(b"".join(lines), np.uint8).reshape(len(lines), -1)]
    return np.concatenate([read, np.full((len(read), SQUARES - read.shape[1]), EMPTY, np.uint8)], 1)


def write_text(setup, law):
    """One setup as the project writes it."""
    rows = [setup[row * law.columns:(row + 1) * law.columns] for row in range(law.homeRows)]
    return "/".join("".join("." if kind == EMPTY else LETTERS[kind] for kind in row) for row in rows)


def sheltered(law, count, seed):
    """`count` different-looking setups for any board and army: the flag at the back behind bombs or pieces, bombs low and
    mostly beside it, movers in front, and somebody able to move."""
    chance = np.random.default_rng(seed)
    found, tries = [], 0
    while sum(map(len, found)) < count:
        batch = _batch(law, max(64, count), chance)
        found.append(batch[_can_open(batch, law)])
        tries += 1
        if tries > 200:
            raise ValueError("no setup of %s can move" % law.id)
    made = np.concatenate(found)[:count]
    return np.concatenate([made, np.full((count, SQUARES - made.shape[1]), EMPTY, np.uint8)], 1)


def _batch(law, count, chance):
    columns, home = law.columns, law.homeRows
    squares = columns * home
    row = np.arange(squares) // columns                      # 0 is the front
    column = np.arange(squares) % columns
    depth = row / max(1, home - 1) if home > 1 else np.full(squares, 0.5)
    board = np.full((count, squares), EMPTY, np.uint8)
    games = np.arange(count)

    # The flag: back row, now and then the row before it; rather not in the middle of a wide board.
    likes = np.where(row == home - 1, 4.0, 2.6) + 0.3 * np.abs(column - (columns - 1) / 2) / columns
    likes[row < (home - 2 if home > 2 else home - 1)] = -np.inf
    flag = (likes + chance.gumbel(size=(count, squares)) * 0.6).argmax(1)
    board[games, flag] = FLAG
    apart = np.abs(row[flag][:, None] - row) + np.abs(column[flag][:, None] - column)

    # Bombs: in three setups of four round the flag, else anywhere low.
    guarded = chance.random(count) < 0.75
    for _ in range(law.army[BOMB]):
        preference = np.where(guarded[:, None], 5.0 * (apart == 1) + 1.5 * (apart == 2), 1.0 * (apart <= 2)) + 2.0 * depth
        preference = preference - 1.5 * (row == 0) * (home > 1)
        _put(board, preference + chance.gumbel(size=preference.shape), BOMB)

    # Movers: officers before the others, so that a sparse army has somebody beside its flag and somebody in front.
    movers = [kind for kind in range(BOMB) for _ in range(law.army[kind])]
    spread = chance.random((count, 1)) * 1.5
    for number, kind in enumerate(movers):
        preference = FORWARD[kind] * (1 - 2 * depth) + spread * 0.4 * (apart == 1) * (number % 3 == 0)
        _put(board, preference + chance.gumbel(size=(count, squares)) * 0.7, kind)
    return board


def _put(board, preference, kind):
    preference = np.where(board == EMPTY, preference, -np.inf)
    board[np.arange(len(board)), preference.argmax(1)] = kind


def _can_open(batch, law):
    """Which setups have a mover with an empty square beside it, whichever side they stand on."""
    count, columns, home = len(batch), law.columns, law.homeRows
    grid = batch.reshape(count, home, columns)
    mover = grid < BOMB
    free = grid == EMPTY
    able = (mover[:, :, 1:] & free[:, :, :-1]).any((1, 2)) | (mover[:, :, :-1] & free[:, :, 1:]).any((1, 2))
    able |= (mover[:, 1:] & free[:, :-1]).any((1, 2)) | (mover[:, :-1] & free[:, 1:]).any((1, 2))
    lakes = set(law.lakes)
    red = np.array([(x, home) not in lakes for x in range(columns)])
    blue = np.array([(columns - 1 - x, law.rows - 1 - home) not in lakes for x in range(columns)])
    # Mirrored setups are played too, so the front must be able to move either way round.
    return np.logical_and.reduce([able | (mover[:, 0] & ahead).any(1) for ahead in (red, red[::-1], blue, blue[::-1])])


def nine_ranks(pool, seed=5):
    """Classic setups with two scouts less: one becomes a sergeant, the other an empty square."""
    chance = np.random.default_rng(seed)
    pool = pool.copy()
    games = np.arange(len(pool))
    for becomes in (SERGEANT, EMPTY):
        scout = np.where(pool == SCOUT, chance.random(pool.shape), -1).argmax(1)
        pool[games, scout] = becomes
    return pool


def duel(pool, seed=6):
    """Barrage setups with a bomb and a miner more: the bomb beside the flag where there is room, the miner anywhere."""
    chance = np.random.default_rng(seed)
    pool = pool.copy()
    row, column = np.arange(SQUARES) // 10, np.arange(SQUARES) % 10
    flag = (pool == FLAG).argmax(1)
    apart = np.abs(row[flag][:, None] - row) + np.abs(column[flag][:, None] - column)
    _put(pool, 6.0 * (apart == 1) + 2.0 * (apart == 2) + chance.gumbel(size=pool.shape), BOMB)
    _put(pool, chance.gumbel(size=pool.shape), MINER)
    return pool


def pools(laws, folder="", custom_size=256):
    """(setups [any, 40], spans [rulesets, 2]): every ruleset's pool one after another, equal pools stored once.

    `folder` holds people's and learned setups (`human-classic.txt.gz`, `learned-classic.txt.gz`, `human-barrage.txt.gz`),
    and for any named ruleset the setups that players choose (`chosen-quick-battle.txt.gz`), which become a third of its pool;
    without it every setup is made here. `custom_size` is the size of a custom ruleset's pool; named ones' are larger."""
    small_size, large_size = 16 * custom_size, 80 * custom_size
    named = _from_folder(folder) if folder else {
        "classic": lambda: sheltered(NAMED["classic"], large_size, 9),
        "nine-ranks": lambda: nine_ranks(sheltered(NAMED["classic"], large_size, 9)),
        "barrage": lambda: sheltered(NAMED["barrage"], small_size, 10),
        "duel": lambda: sheltered(NAMED["duel"], small_size, 8)}
    named["quick-battle"] = lambda: sheltered(NAMED["quick-battle"], small_size, 7)
    tables, spans, at, seen = [], [], 0, {}
    for number, law in enumerate(laws):
        key = law.id if law.id in named else "classic" if _plays_classic(law) else law.id
        if key not in seen:
            made = named[key]() if key in named else sheltered(law, custom_size, 1000 + number)
            made = _with_chosen(made, os.path.join(folder, "chosen-%s.txt.gz" % key))
            check(made, law)
            seen[key] = (at, len(made))
            tables.append(made)
            at += len(made)
        spans.append(seen[key])
    return np.concatenate(tables), np.array(spans, np.int32)


def _from_folder(folder):
    learned, human, barrage = (read_pool(os.path.join(folder, name + ".txt.gz"))
                               for name in ("learned-classic", "human-classic", "human-barrage"))
    classic = half_and_half(learned, human)
    return {
        "classic": lambda: classic,
        "nine-ranks": lambda: nine_ranks(classic),
        "barrage": lambda: barrage,
        "duel": lambda: np.concatenate([duel(barrage), sheltered(NAMED["duel"], len(barrage), 8)])}


def _with_chosen(pool, path):
    """The pool, and setups that players choose until they are a third of it all; without such a file the pool alone."""
    if not os.path.exists(path):
        return pool
    chosen = read_pool(path)
    return np.concatenate([pool] + [chosen] * max(1, round(len(pool) / 2 / len(chosen))))


def _plays_classic(law):
    return law.army == CLASSIC_ARMY and (law.columns, law.homeRows) == (10, 4) and not set(law.lakes) - set(NAMED["classic"].lakes)


def half_and_half(learned, human):
    """The smaller pool repeated until both weigh about the same."""
    return np.concatenate([learned] * max(1, round(len(human) / len(learned))) + [human])


def check(pool, law):
    """Refuses a pool that does not hold this army in this home."""
    home = law.columns * law.homeRows
    if pool.shape[1] != SQUARES or (pool[:, home:] != EMPTY).any():
        raise ValueError("setups of %s do not fit its home" % law.id)
    for kind, count in enumerate(law.army):
        if ((pool == kind).sum(1) != count).any():
            raise ValueError("setups of %s: wrong number of %s" % (law.id, LETTERS[kind]))


def flag_rows(pool, law):
    """Share of flags in each home row, front first: what a run's own starts are compared with."""
    rows = (pool == FLAG).argmax(1) // law.columns
    return np.bincount(rows, minlength=law.homeRows) / len(pool)
