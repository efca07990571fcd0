"""Counts how often lines cross, and how many run under boxes, in pictures by coordviz.

    python3 Scripts/benchmark-crossings.py [COORDVIZ]

The graphs are made-up apps with one edge beside the tree for every five nodes. Lines that meet at a node do not count.
"""

import json
import math
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from samplegraphs import app  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
WAYS = [("columns", []), ("to the right", ["--direction", "LR"])]


def numbers(text):
    return [float(part) for part in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", text)]


def points_of(path):
    """A path as straight pieces."""
    points = []
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        values = numbers(rest)
        if command == "V":
            points += [(points[-1][0], y) for y in values]
        elif command == "H":
            points += [(x, points[-1][1]) for x in values]
        elif command == "C":
            for place in range(0, len(values), 6):
                curve = [points[-1], *zip(values[place : place + 6 : 2], values[place + 1 : place + 6 : 2])]
                points += [bezier(curve, step / 8) for step in range(1, 9)]
        else:
            points += zip(values[::2], values[1::2])
    return points


def bezier(curve, share):
    rest = 1 - share
    weights = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
    return tuple(sum(weight * point[axis] for weight, point in zip(weights, curve)) for axis in (0, 1))


def crossing(a, b, c, d):
    """Where two pieces cross; None where they only touch."""
    side = lambda p, q, r: (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    one, two, three, four = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if min(one, two) < -1e-6 and max(one, two) > 1e-6 and min(three, four) < -1e-6 and max(three, four) > 1e-6:
        share = three / (three - four)
        return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
    return None


def crossings(one, other):
    found = []
    for a, b in zip(one, one[1:]):
        for c, d in zip(other, other[1:]):
            place = crossing(a, b, c, d)
            if place and all(math.dist(place, known) >= 4 for known in found):
                found.append(place)
    return len(found)


def picture(path):
    edges, boxes = [], {}
    for group in xml.parse(path).getroot().iter(SVG + "g"):
        classes, title = (group.get("class") or "").split(), group.find(SVG + "title")
        if "legend" in classes or title is None:
            continue
        name = title.text.split("\n")[0]
        if "edge" in classes:
            edges.append((set(name.split(" → ")), points_of(group.find(f".//{SVG}path").get("d"))))
        elif "node" in classes:
            shape = next(part for part in group.iter() if part.tag in (SVG + "polygon", SVG + "path"))
            points = list(zip(*[iter(numbers(shape.get("points")))] * 2)) if shape.get("points") else points_of(shape.get("d"))
            boxes[name] = [f(p[axis] for p in points) for f in (min, max) for axis in (0, 1)]
    return edges, boxes


def figures(path):
    edges, boxes = picture(path)
    count = sum(
        crossings(one, other)
        for place, (ends, one) in enumerate(edges)
        for others, other in edges[:place]
        if not ends & others
    )
    under = sum(
        any(left + 5 < x < right - 5 and top + 5 < y < bottom - 5 for x, y in points)
        for ends, points in edges
        for name, (left, top, right, bottom) in boxes.items()
        if name not in ends
    )
    return count, under


def main(arguments):
    coordviz = arguments[0] if arguments else ".build/release/coordviz"
    print("| nodes | edges | layout | crossings (median of 5) | lines under boxes | seconds |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for count in (50, 80, 120, 200):
            rows = {name: [] for name, _ in WAYS}
            for seed in range(1, 6):
                graph = pathlib.Path(folder) / "graph.json"
                snapshot = app(count, seed, shared=0.2)
                graph.write_text(json.dumps(snapshot))
                for name, options in WAYS:
                    drawn, start = pathlib.Path(folder) / "picture.svg", time.monotonic()
                    subprocess.run([coordviz, "render", graph, *options, "-o", drawn, "--quiet", "--no-config"], check=True)
                    seconds = time.monotonic() - start
                    rows[name].append((*figures(drawn), seconds))
            for name, found in rows.items():
                medians = [statistics.median(values) for values in zip(*found)]
                print(f"| {count} | {len(snapshot['graph']['edges'])} | {name} | {medians[0]:.0f} | {medians[1]:.0f} | {medians[2]:.2f} |")


if __name__ == "__main__":
    main(sys.argv[1:])
