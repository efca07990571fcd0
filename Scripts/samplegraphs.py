"""Graphs of made-up apps, the same on each run, for contact sheets and benchmarks of pictures."""

import random

WORDS = (
    "Home Search Profile Cart Checkout Order Payment Address Login Settings Privacy Chat Message Review Product Category "
    "Wishlist Coupon Event Notice Photo Map Filter Detail List Edit Camera Gallery Follow Feed Story Comment Report Invite "
    "Friend Group Team Calendar Alarm Terms License Support Refund Delivery Tracking Barcode Scanner Level Ranking Tutorial "
    "Permission Location Weather News Article Bookmark History Recent Popular Live Video Player Audio Podcast"
).split()


def names(count, chance):
    found = []
    while len(found) < count:
        name = chance.choice(WORDS) + (chance.choice(WORDS) if chance.random() < 0.6 else "")
        if name not in found:
            found.append(name)
    return ["App", "MainTab", *found[: count - 2]]


def parents(count, chance):
    """A root, a tab container with five tabs, and flows below the tabs; no node has more than six children."""
    above, children = [-1] * count, [0] * count
    for number in range(1, count):
        parent = 0 if number in (1, 7) else 1 if number < 7 else None
        while parent is None or (number > 7 and children[parent] >= 6):
            least = 2 if chance.random() < 0.75 else max(2, number - 12)
            parent = chance.randrange(least, number)
        above[number] = parent
        children[parent] += 1
    return above


def head_of(number, above):
    """The tab, or the other coordinator below the root, that a node is in."""
    while above[number] > 1:
        number = above[number]
    return number


def app(count, seed=1, shared=0.0, modules=False):
    """A snapshot. `shared` is the number of edges beside the tree, for each node."""
    chance = random.Random(seed)
    titles = [f"{name}Coordinator" for name in names(count, chance)]
    above = parents(count, chance)
    edges = {(above[number], number) for number in range(1, count)}
    most = len(edges) + int(count * shared)
    while len(edges) < most:
        first, second = sorted(chance.sample(range(2, count), 2))
        edges.add((first, second))
    nodes = []
    for number, title in enumerate(titles):
        node = {"id": title, "type": title, "kind": "coordinator"}
        role = "root" if number == 0 else "tabContainer" if number == 1 else "tab" if number < 7 else None
        if role:
            node["role"] = role
        if modules:
            node["module"] = "App" if number < 2 else titles[head_of(number, above)].removesuffix("Coordinator")
        nodes.append(node)
    lines = [
        {"from": titles[first], "to": titles[second], "kind": "child", "ownership": "strong"}
        for first, second in sorted(edges)
    ]
    return {
        "schemaVersion": 1, "origin": {"kind": "declared", "name": "App"},
        "graph": {"nodes": nodes, "edges": lines}, "findings": [],
    }
