#!/usr/bin/env python3
"""Scans apps whose graph was labelled by hand, and compares each scan with the labels.

    Scripts/accuracy.py LABELS CHECKOUTS [--app WORD] [--coordviz FILE] [--update]

    LABELS      a folder of label files, one JSON file for each app
    CHECKOUTS   a folder with a checkout of each app, named like its label file without `.json`
    --app       only apps whose name contains this word
    --coordviz  the command to run; .build/debug/coordviz by default
    --update    writes the tables into docs/explanation/accuracy.md

It prints Markdown: a table by kind of app, a table of all apps, and a list of the differences. A reason for a difference stands in
docs/explanation/accuracy-reasons.json.

A label file has `repo`, `commit`, `scope` (the folders to scan), `coordinators`, `edges`, and, where somebody labelled them,
`screens`, `containers` and `containerEdges`. What is in `ambiguousEdges`, `ambiguousScreens`, `arguableScreens` and
`screenCoordinators` counts neither way. `kind` is UIKit, SwiftUI or TCA; without it, the text of `dialect` tells it.

Exit status: 0 done, 1 a scan failed or a reason is out of date, 64 wrong usage."""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
PAGE = PROJECT / "docs/explanation/accuracy.md"
REASONS = PROJECT / "docs/explanation/accuracy-reasons.json"
SUBJECTS = ["coordinators", "edges", "screens", "containers", "container edges"]
HIERARCHY = ("child", "creates", "holds")

# coordviz draws no controllers of the system, so labels of them count neither way.
SYSTEM = re.compile(r"(AV|CN|MF|PH|QL|SF|SK|UI)[A-Z][a-z]\w*Controller$")

# The labels know more words for edges of containers than a snapshot.
MAPPED = {
    "creates-child-container": "creates",
    "creates-child-builder": "creates",
    "owns-container": "holds",
    "resolves (inside factory)": "requires of services",
}


def short(name):
    """The last part of a name, without module, generics and number."""
    return name.split("/")[-1].split("#")[0].split(".")[-1].split("<")[0]


def arrow(source, target, kind=None):
    return f"{source} → {target}" + (f" ({kind})" if kind else "")


class Labels:
    """The labels of one app: the wanted names of each subject, and names that count neither way."""

    def __init__(self, truth):
        self.repo = truth["repo"].split(" (")[0]
        self.commit = truth["commit"]
        self.scope = truth["scope"]
        self.kind = truth.get("kind") or self.kind_of(truth["dialect"])
        # Coordinators of one screen each count neither way, or as screens where the labels have them as such.
        self.leaves = {short(c["name"]) for c in truth.get("screenCoordinators", [])}
        self.coordinators = {short(c["name"]) for c in truth["coordinators"]}
        self.edges = self.pairs(truth["edges"])
        self.loose = self.pairs(truth.get("ambiguousEdges", []))
        self.screens = {(short(s["coordinator"]), short(s["screen"])) for s in truth.get("screens", [])}
        self.leaf_screens = self.pairs(truth.get("screenEdges", []))
        self.screens |= self.leaf_screens
        loose = truth.get("ambiguousScreens", []) + truth.get("arguableScreens", [])
        self.screens = {pair for pair in self.screens if not SYSTEM.match(pair[1])}
        self.loose_screens = {(short(s["coordinator"]), short(s["screen"])) for s in loose}
        self.has_containers = bool(truth.get("containers"))
        # No scan finds what stands outside of the folders that it reads.
        self.containers = {short(c["name"]) for c in truth.get("containers", []) if self.is_read(c.get("file"))}
        self.container_edges = self.read_container_edges(truth.get("containerEdges", []))

    @staticmethod
    def kind_of(dialect):
        return "TCA" if re.search(r"\bTCA\b", dialect) else "SwiftUI" if dialect.startswith("SwiftUI") else "UIKit"

    @staticmethod
    def pairs(edges):
        return {(short(e["from"]), short(e["to"])) for e in edges}

    def is_read(self, file):
        return file is None or any(s in ("", ".") or (file + "/").startswith(s.rstrip("/") + "/") for s in self.scope)

    def read_container_edges(self, edges):
        """(from, to, kind) with the kinds of a snapshot.

        Builders count as the components that they make, by name; an adapter counts as the component that adopts what
        the child requires. A protocol that builds counts as the only container that adopts it."""
        requires = {short(e["from"]): short(e["to"]) for e in edges if e["kind"] == "requires"}
        adopters = collections.defaultdict(set)
        for edge in edges:
            if edge["kind"] == "adopts":
                adopters[short(edge["to"])].add(short(edge["from"]))

        def component(name, child=None):
            if name.endswith("Builder"):
                made = name.removesuffix("Builder") + "Component"
                return made if made in self.containers else None
            adopting = adopters[requires.get(child)]
            return next(iter(adopting)) if len(adopting) == 1 else None

        found = set()
        for edge in edges:
            kind, source, target = edge["kind"], short(edge["from"]), short(edge["to"])
            if kind == "creates-child-builder":
                target = component(target)
                source = component(source, target)
            if kind == "builds" and len(adopters[source]) == 1:
                source = next(iter(adopters[source]))
            if kind == "resolves" and source not in self.coordinators:
                kind = "resolves (inside factory)"
            if source and target:
                found.add((source, target, MAPPED.get(kind, kind)))
        return found


class Scan:
    """The results of one scan, in the words of `Labels`."""

    def __init__(self, snapshot, labels):
        graph = snapshot["graph"]
        self.kind = {n["id"]: n["kind"] for n in graph["nodes"]}
        self.name = {n["id"]: short(n["type"]) for n in graph["nodes"]}
        self.coordinators = self.of_kind("coordinator") - labels.leaves
        self.containers = self.of_kind("container")
        self.edges, self.leaf_edges, self.screens, self.container_edges = set(), set(), set(), set()
        for edge in graph["edges"]:
            self.add(edge, labels)

    def of_kind(self, kind):
        return {self.name[i] for i, k in self.kind.items() if k == kind}

    def add(self, edge, labels):
        kind, kinds = edge["kind"], (self.kind[edge["from"]], self.kind[edge["to"]])
        source, target = self.name[edge["from"]], self.name[edge["to"]]
        if kind in HIERARCHY and kinds == ("coordinator", "coordinator"):
            if target in labels.leaves:
                self.leaf_edges.add((source, target))
                if labels.leaf_screens:
                    self.screens.add((source, target))
            elif source not in labels.leaves:
                self.edges.add((source, target))
        elif kind == "presents":
            self.screens.add((source, target))
        elif kind == "creates" and kinds != ("container", "container"):
            if edge.get("label") == "builds" and kinds == ("container", "coordinator"):
                self.container_edges.add((source, target, "builds"))
        elif kind == "holds" and kinds != ("coordinator", "container"):
            pass
        elif kind == "requires" and kinds[0] == "service":
            self.container_edges.add((source, target, "requires of services"))
        else:
            self.container_edges.add((source, target, kind))


def compared(labels, scan):
    """For each labelled subject: the wanted and the found names, as text."""
    result = {"coordinators": (labels.coordinators, scan.coordinators)}
    result["edges"] = labels.edges, scan.edges - labels.loose
    if labels.screens:
        # Somebody labelled all the screens of some coordinators. The others count neither way.
        labelled = {source for source, _ in labels.screens}
        # The screen of a coordinator of one screen counts for who shows that coordinator, too.
        inner = {(a, c) for a, b in scan.leaf_edges for d, c in scan.screens if b == d}
        shown = {s for s in scan.screens if s[0] in labelled} | inner & labels.screens
        if labels.leaf_screens:
            shown = {s for s in shown if s[1] in labels.leaves}
        result["screens"] = labels.screens, shown - labels.loose_screens
    if labels.has_containers:
        result["containers"] = labels.containers, scan.containers
    if labels.container_edges:
        kinds = {kind for _, _, kind in labels.container_edges}
        result["container edges"] = labels.container_edges, {e for e in scan.container_edges if e[2] in kinds}
    return {
        subject: tuple({x if isinstance(x, str) else arrow(*x) for x in names} for names in both)
        for subject, both in result.items()
    }


def scanned(coordviz, checkout, labels):
    """The snapshot of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "snapshot.json"
        command = [coordviz, "scan", "--no-cache", "-o", output, *labels.scope]
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
        if done.returncode:
            raise OSError(f"{labels.repo}: the scan failed: {done.stderr.strip()}")
        return json.loads(output.read_text())


def ratio(hits, count):
    return f"{hits / count:.3f}" if count else "1.000"


def cell(counts):
    """`12 of 13 + 2`: 12 of 13 labelled names were found, and 2 that have no label."""
    if counts is None:
        return ""
    hits, wanted, found = counts
    text = f"{hits} of {wanted}" + (f" + {found - hits}" if found > hits else "")
    return text if hits == wanted == found else f"{text}<br>{ratio(hits, found)}, {ratio(hits, wanted)}"


def table(counts):
    """The table of all apps: counts has, for each app and subject, hits, wanted and found."""
    yield "| app | " + " | ".join(SUBJECTS) + " |"
    yield "|---|" + "--:|" * len(SUBJECTS)
    totals = {subject: [0, 0, 0] for subject in SUBJECTS}
    for repo, row in counts.items():
        for subject, numbers in row.items():
            totals[subject] = [a + b for a, b in zip(totals[subject], numbers)]
        yield f"| {repo} | " + " | ".join(cell(row.get(subject)) for subject in SUBJECTS) + " |"
    for title, position in (("precision", 2), ("recall", 1)):
        values = (ratio(totals[subject][0], totals[subject][position]) for subject in SUBJECTS)
        yield f"| **{title}** | " + " | ".join(values) + " |"


def apps_table(counts, kinds):
    """The results by kind of app: a row for UIKit, SwiftUI and TCA each, in the form of `table`."""
    yield "| kind of app | apps | " + " | ".join(SUBJECTS) + " |"
    yield "|---|--:|" + "--:|" * len(SUBJECTS)
    for kind in ("UIKit", "SwiftUI", "TCA"):
        rows = [counts[repo] for repo in counts if kinds[repo] == kind]
        sums = ([sum(c) for c in zip(*(row[s] for row in rows if s in row))] for s in SUBJECTS)
        yield f"| {kind} | {len(rows)} | " + " | ".join(cell(s or None) for s in sums) + " |"


def kinds_table(results):
    """The edges of containers of all apps, by kind."""
    totals = collections.defaultdict(lambda: [0, 0, 0])
    for subjects in results.values():
        wanted, found = subjects.get("container edges", (set(), set()))
        for position, names in enumerate((wanted & found, wanted, found)):
            for name in names:
                totals[name.rpartition("(")[2].rstrip(")")][position] += 1
    yield "| edges of containers | found |"
    yield "|---|--:|"
    for kind, counts in sorted(totals.items()):
        yield f"| {kind} | {cell(counts)} |"


def differences(results, reasons):
    """The rows of the second table, and reasons that belong to no difference."""
    rows, unused = [], {(repo, one) for repo, texts in reasons.items() if repo in results for one in texts}
    for repo, subjects in results.items():
        for subject, (wanted, found) in subjects.items():
            for word, names in (("missed", wanted - found), ("not labelled", found - wanted)):
                for name in sorted(names):
                    rows.append((repo, subject, word, name, reasons.get(repo, {}).get(name, "")))
                    unused.discard((repo, name))
    return rows, sorted(unused)


def report(results, reasons, kinds):
    """The Markdown, and whether the reasons are up to date."""
    counts = {
        repo: {s: (len(wanted & found), len(wanted), len(found)) for s, (wanted, found) in subjects.items()}
        for repo, subjects in results.items()
    }
    rows, unused = differences(results, reasons)
    lines = [*apps_table(counts, kinds), "", *table(counts), "", *kinds_table(results), "", "### Remaining differences", ""]
    lines += ["| app | subject | difference | reason |", "|---|---|---|---|"]
    lines += [f"| {repo} | {subject} | {word}: {name} | {why} |" for repo, subject, word, name, why in rows]
    for repo, name in unused:
        print(f"accuracy.py: {REASONS.name}: {repo}: no difference is named '{name}'", file=sys.stderr)
    return "\n".join(lines) + "\n", not unused


def update(text):
    marker = re.compile(r"(<!-- generated: accuracy -->\n).*?(<!-- end of generated -->)", re.S)
    page, count = marker.subn(lambda m: m[1] + text + m[2], PAGE.read_text())
    if count != 1:
        sys.exit(f"accuracy.py: {PAGE.name}: needs the marker '<!-- generated: accuracy -->' once")
    PAGE.write_text(page)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("labels", type=pathlib.Path)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("--app", default="")
    parser.add_argument("--coordviz", type=pathlib.Path, default=PROJECT / ".build/debug/coordviz")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    reasons = json.loads(REASONS.read_text()) if REASONS.exists() else {}
    results, kinds, failed = {}, {}, False
    for path in sorted(arguments.labels.glob("*.json")):
        if arguments.app not in path.stem:
            continue
        truth = json.loads(path.read_text())
        if "repo" not in truth:
            continue
        labels = Labels(truth)
        try:
            snapshot = scanned(arguments.coordviz.resolve(), arguments.checkouts / path.stem, labels)
        except OSError as error:
            print(f"accuracy.py: {error}", file=sys.stderr)
            failed = True
            continue
        kinds[labels.repo] = labels.kind
        results[labels.repo] = compared(labels, Scan(snapshot, labels))
    text, current = report(results, reasons, kinds)
    if arguments.update:
        update(text)
    else:
        print(text, end="")
    sys.exit(1 if failed or not current else 0)


main()
