"""Pictures of a run: `curves.py LOG.jsonl OUT.svg`. Plain SVG, so that no library is needed."""
import json
import sys

COLOURS = ("#000000", "#c0392b", "#2e8b57", "#8e44ad", "#d68910", "#16a085", "#7f8c8d", "#e84393", "#6d4c41", "#34495e",
           "#1b6ca8")
NAMES = ("all", "classic", "fantasy", "tabletop", "nine-ranks", "quick-battle", "commander", "vintage", "barrage", "duel", "custom")
WIDTH, HEIGHT, MARGIN = 420, 240, 46


def read(path):
    with open(path) as file:
        return [json.loads(line) for line in file if line.strip()]


def series(records):
    """{panel: {line: [(million plies, value)]}}"""
    panels = {}

    def put(panel, line, record, value):
        if value is not None:
            panels.setdefault(panel, {}).setdefault(line, []).append((record["plies"] / 1e6, value))

    for r in records:
        if r["kind"] == "iteration":
            for name, f in r["games"].items():
                put("entropy of the policy (nats)", name, r, f["entropy"])
                if f["games"]:
                    put("games drawn (%)", name, r, 100 * f["drawn"])
                    put("plies a game", name, r, f["length"])
                put("strikes per 100 plies", name, r, f["strikes"])
            for name in ("value", "belief"):
                put("loss of value and belief", name, r, r["learning"][name])
            for name in ("kl_old", "clipped"):
                put("step size: KL to the old policy, clipped part", name, r, r["learning"][name])
            put("spread of V", "all", r, r["learning"]["value_spread"])
            put("plies a second", "all", r, r.get("speed"))
        elif r["kind"] == "evaluation":
            for player, facts in r["against"].items():
                for name, f in facts.items():
                    put("score against %s (%%, T %s)" % (player, r["temperature"]), name, r, 100 * f["score"])
    return panels


def picture(panels, title):
    columns = 3
    rows = -(-len(panels) // columns)
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="10">' % (
        columns * WIDTH, rows * HEIGHT + 30), '<rect width="100%" height="100%" fill="white"/>',
        '<text x="12" y="20" font-size="14">%s</text>' % title]
    for at, (name, lines) in enumerate(panels.items()):
        parts.append(_panel(at % columns * WIDTH, at // columns * HEIGHT + 30, name, lines))
    return "\n".join(parts + ["</svg>\n"])


def _panel(left, top, name, lines):
    xs = [x for points in lines.values() for x, _ in points]
    ys = [y for points in lines.values() for _, y in points]
    low_x, high_x, low, high = min(xs), max(xs), min(ys), max(ys)
    high_x += (high_x == low_x)
    low, high = (min(0.0, low), high + (high == low)) if low >= 0 else (low, high + (high == low))
    inner_x, inner_y = WIDTH - 2 * MARGIN - 40, HEIGHT - 2 * MARGIN
    place = lambda x, y: (left + MARGIN + (x - low_x) / (high_x - low_x) * inner_x,
                          top + MARGIN + (high - y) / (high - low) * inner_y)
    out = ['<text x="%d" y="%d" font-size="12">%s</text>' % (left + MARGIN, top + MARGIN - 12, name),
           '<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#ccc"/>' % (left + MARGIN, top + MARGIN, inner_x, inner_y)]
    for step in range(5):
        value = low + (high - low) * step / 4
        y = place(low_x, value)[1]
        out.append('<line x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1f" stroke="#eee"/>' % (left + MARGIN, left + MARGIN + inner_x, y, y))
        out.append('<text x="%.1f" y="%.1f" text-anchor="end" fill="#555">%.4g</text>' % (left + MARGIN - 4, y + 3, value))
        x = low_x + (high_x - low_x) * step / 4
        out.append('<text x="%.1f" y="%d" text-anchor="middle" fill="#555">%.4g</text>' % (
            place(x, low)[0], top + MARGIN + inner_y + 13, x))
    out.append('<text x="%d" y="%d" fill="#555">million plies</text>' % (left + MARGIN + inner_x - 60, top + MARGIN + inner_y + 26))
    for number, (line, points) in enumerate(lines.items()):
        colour = COLOURS[NAMES.index(line) if line in NAMES else number]
        path = " ".join("%.1f,%.1f" % place(x, y) for x, y in _thin(points))
        width = 2 if line == "all" else 1.1
        out.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="%.1f"/>' % (path, colour, width))
        if len(points) < 40:
            out += ['<circle cx="%.1f" cy="%.1f" r="2" fill="%s"/>' % (*place(x, y), colour) for x, y in points]
        out.append('<text x="%d" y="%d" fill="%s">%s</text>' % (left + MARGIN + inner_x + 4, top + MARGIN + 10 + 12 * number, colour, line))
    return "\n".join(out)


def _thin(points, most=300):
    step = max(1, len(points) // most)
    return points[::step] + ([points[-1]] if (len(points) - 1) % step else [])


def draw(log, out):
    panels = series(read(log))
    if panels:
        with open(out, "w") as file:
            file.write(picture(panels, "training run: %s" % log.split("/")[-1]))


if __name__ == "__main__":
    draw(sys.argv[1], sys.argv[2])
