#!/usr/bin/env python3
"""score-containers.py TRUTH.json SNAPSHOT.json [TRUTH.json SNAPSHOT.json ...] [--quiet]

Compares the containers of snapshots, and the edges from and to them, with what was labelled by hand: precision and recall
for each pair of files, kind by kind, and for all together.

The labels know more words than a snapshot. `creates-child-container` is `creates` between containers; `creates-child-builder`
is the same between the components that the builders make, a builder by its name, an adapter by the component that adopts what
the child requires; `owns-container` is `holds`; what a factory resolves is `requires` between services. Kinds that a file of
labels does not have are not scored for it."""
import json
import sys

MAPPED = {"creates-child-container": "creates", "creates-child-builder": "creates", "owns-container": "holds",
          "resolves (inside factory)": "requires of services"}


def short(name):
    return name.split("/")[-1].split("#")[0].split(".")[-1].split("<")[0]


def wanted(truth):
    """The labelled edges, by our kinds."""
    containers = {short(c["name"]) for c in truth["containers"]}
    edges = truth["containerEdges"]
    requires = {short(e["from"]): short(e["to"]) for e in edges if e["kind"] == "requires"}
    adopters = {}
    for edge in edges:
        if edge["kind"] == "adopts":
            adopters.setdefault(short(edge["to"]), set()).add(short(edge["from"]))

    def component(name, child=None):
        if name.endswith("Builder") and name[:-7] + "Component" in containers:
            return name[:-7] + "Component"
        adopting = adopters.get(requires.get(child), set())
        return next(iter(adopting)) if child and len(adopting) == 1 and not name.endswith("Builder") else None

    found = {}
    for edge in edges:
        kind, source, target = edge["kind"], short(edge["from"]), short(edge["to"])
        if kind == "creates-child-builder":
            target = component(target)
            source = component(source, target)
            if source is None or target is None:
                continue
        if kind == "resolves" and source not in {short(c["name"]) for c in truth["coordinators"]}:
            kind = "resolves (inside factory)"
        found.setdefault(MAPPED.get(kind, kind), set()).add((source, target))
    return containers, found


def drawn(snapshot):
    """What a snapshot has, by the same kinds."""
    graph = snapshot["graph"]
    kinds = {n["id"]: n.get("kind", "coordinator") for n in graph["nodes"]}
    names = {n["id"]: short(n.get("type") or n["id"]) for n in graph["nodes"]}
    found = {}
    for edge in graph["edges"]:
        kind, source, target = edge["kind"], kinds[edge["from"]], kinds[edge["to"]]
        if kind == "creates" and not (source == "container" and target == "container"):
            continue
        if kind == "holds" and not (source == "coordinator" and target == "container"):
            continue
        if kind == "requires" and source == "service":
            kind = "requires of services"
        found.setdefault(kind, set()).add((names[edge["from"]], names[edge["to"]]))
    return {names[i] for i, k in kinds.items() if k == "container"}, found


def report(label, want, got, totals, quiet):
    hit = want & got
    precision, recall = (len(hit) / len(got) if got else 1.0), (len(hit) / len(want) if want else 1.0)
    print(f"{label}: precision {precision:.3f} ({len(hit)}/{len(got)}) recall {recall:.3f} ({len(hit)}/{len(want)})")
    if not quiet:
        for word, rest in (("missed", want - got), ("invented", got - want)):
            for one in sorted(rest):
                print(f"   {word} {one if isinstance(one, str) else ' -> '.join(one)}")
    for position, count in enumerate((len(hit), len(got), len(want))):
        totals[position] += count


def main():
    quiet = "--quiet" in sys.argv
    files = [a for a in sys.argv[1:] if not a.startswith("--")]
    if not files or len(files) % 2:
        sys.exit(__doc__)
    containers, edges = [0, 0, 0], [0, 0, 0]
    for truth, snapshot in zip(files[::2], files[1::2]):
        with open(truth) as t, open(snapshot) as s:
            truth, snapshot = json.load(t), json.load(s)
        (want, wanted_edges), (got, drawn_edges) = wanted(truth), drawn(snapshot)
        print(truth.get("repo", truth.get("dialect", "")))
        report("  containers", want, got, containers, quiet)
        for kind in sorted(wanted_edges):
            report(f"  {kind}", wanted_edges[kind], drawn_edges.get(kind, set()), edges, quiet)
    print("all")
    for label, (hit, got, want) in (("containers", containers), ("edges", edges)):
        print(f"  {label}: precision {hit / got if got else 1:.3f} ({hit}/{got}) recall {hit / want if want else 1:.3f} ({hit}/{want})")


main()
