"""What a ply was worth: win/draw/loss targets and advantages for the side that moved.

A player's value is compared with that of its own next decision only, never with the opponent's value between: the opponent
does not know what the mover knows. Sides need not alternate (a blocked player passes), so the next decision is looked for.
"""
import torch


def returns(values, mover, ended, outcome, blends):
    """TD(lambda) of win/draw/loss vectors over one window of plies, for several lambdas at once.

    values  [N, E, 3]  the mover's own estimate at each ply
    mover   [N, E]     0 or 1, who moves
    ended   [N, E]     the move ended the game; the next ply belongs to another game
    outcome [N, E]     1, 0, -1 for the mover where it ended
    Returns (targets [lambdas, N, E, 3], known [N, E]); `known` is False where the window ends before the mover's next
    decision: there the target is the estimate itself.
    """
    plies, games, _ = values.shape
    device = values.device
    blend = torch.tensor(blends, device=device, dtype=values.dtype)[:, None, None]
    won = torch.stack([outcome > 0, outcome == 0, outcome < 0], -1).to(values.dtype)
    lost = won.flip(-1)
    red_moves, over_now = mover == 0, ended
    targets = values.new_empty(len(blends), plies, games, 3)
    known = torch.empty(plies, games, dtype=torch.bool, device=device)
    # For each side: what its next decision (or the end of the game) says about its present one.
    ahead = [values.new_zeros(len(blends), games, 3) for _ in range(2)]
    there = [torch.zeros(games, dtype=torch.bool, device=device) for _ in range(2)]
    for ply in range(plies - 1, -1, -1):
        red, over = red_moves[ply], over_now[ply]
        seen = over | torch.where(red, there[0], there[1])
        next_value = torch.where(red[:, None], ahead[0], ahead[1])
        target = torch.where(over[:, None], won[ply], torch.where(seen[:, None], next_value, values[ply]))
        targets[:, ply], known[ply] = target, seen
        carried = values[ply] + blend * (target - values[ply])
        for side, mine in ((0, red), (1, ~red)):
            others_end = (~mine & over)[:, None]
            ahead[side] = torch.where(mine[:, None], carried, torch.where(others_end, lost[ply], ahead[side]))
            there[side] = there[side] | mine | over
    return targets, known


def advantages(targets, values, draw_value):
    """score(target) - score(value), where score = win - loss + draw_value * draw; draw_value [E] is each game's own."""
    return score(targets, draw_value) - score(values, draw_value)


def score(wdl, draw_value):
    return wdl[..., 0] - wdl[..., 2] + draw_value * wdl[..., 1]


def spread_by_group(values, group, weight, groups, floor=0.03):
    """Standard deviation of `values` among the weighted plies of each group; at least `floor`."""
    count = torch.zeros(groups, device=values.device).index_add_(0, group, weight).clamp(min=1)
    mean = torch.zeros(groups, device=values.device).index_add_(0, group, values * weight) / count
    square = torch.zeros(groups, device=values.device).index_add_(0, group, values * values * weight) / count
    return (square - mean * mean).clamp(min=0).sqrt().clamp(min=floor)
