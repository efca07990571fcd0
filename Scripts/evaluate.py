#!/usr/bin/env python3
"""Compares what coordviz says of real apps with labels, with judgements, or with another build.

    Scripts/evaluate.py accuracy LABELS CHECKOUTS [--app WORD] [--coordviz FILE] [--update]
    Scripts/evaluate.py lint [--judgements FILE] [--all] LABELS CHECKOUTS [COORDVIZ]
    Scripts/evaluate.py compare BEFORE AFTER FOLDER [APP ...]
    Scripts/evaluate.py compare --keep RESULTS PROGRAM FOLDER [APP ...]

The command is .build/debug/coordviz by default.

`accuracy` scans apps whose graph was labelled by hand, and prints Markdown: a table by kind of app, a table of all apps, and a list of
the differences. LABELS is a folder with a JSON file for each app, and CHECKOUTS has a checkout of each, named like its file.
`--app` takes only apps whose name contains the word. `--update` writes docs/explanation/accuracy.md. A reason for a difference stands
in docs/explanation/accuracy-reasons.json. A label file has `repo`, `commit`, `scope` (the folders to scan), `coordinators`, `edges`,
and, where somebody labelled them, `screens`, `containers` and `containerEdges`. What is in `ambiguousEdges`, `ambiguousScreens`,
`arguableScreens` and `screenCoordinators` counts neither way. `kind` is UIKit, SwiftUI or TCA; without it, the text of `dialect`
tells it. Exit status: 0 done, 1 a scan failed or a reason is out of date.

`lint` compares findings with the `defects` of LABELS, and with what people judged of them: Tests/CoordinatorLintTests/Judgements.json
by default. `--all` prints every finding, not only those without a label and a judgement. A defect has a `file`, a `line`, a `type`,
a `kind` and a `confidence`. A finding covers it if it is within three lines of it, or is about the type and has a rule for the kind.
The details of a finding about several children count as findings about each.
Defects of apps that were written for a test have several `types`, `also` other places, and no kind: there, the finding is near one
of the places and names one of the types. Their `lookalikes` are right code, near which nothing may be found. A judgement has an
`app`, the fingerprint of a `finding`, a `verdict` (right or wrong) and a `reason`. It counts more than a label.
Exit status: 0 all findings are judged as before, 1 some are new, 2 something cannot be read.

`compare` prints a line for each app in FOLDER, and the nodes, edges and findings that differ. BEFORE and AFTER are each a coordviz
program, or a folder with results that `--keep` wrote. Exit status: 0 no difference, 1 differences, 2 an app could not be scanned.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent

# Accuracy

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
        print(f"evaluate.py: {REASONS.name}: {repo}: no difference is named '{name}'", file=sys.stderr)
    return "\n".join(lines) + "\n", not unused


def update(text):
    marker = re.compile(r"(<!-- generated: accuracy -->\n).*?(<!-- end of generated -->)", re.S)
    page, count = marker.subn(lambda m: m[1] + text + m[2], PAGE.read_text())
    if count != 1:
        sys.exit(f"evaluate.py: {PAGE.name}: needs the marker '<!-- generated: accuracy -->' once")
    PAGE.write_text(page)


def accuracy(words):
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("labels", type=pathlib.Path)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("--app", default="")
    parser.add_argument("--coordviz", type=pathlib.Path, default=PROJECT / ".build/debug/coordviz")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args(words)
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
            print(f"evaluate.py: {error}", file=sys.stderr)
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


# Findings of lint

# The rules that may find a kind of defect, where lines differ.
RULES = {
    "child-appended-never-removed": ["child-never-removed"],
    "child-never-removed": ["child-never-removed", "gesture-keeps-child"],
    "swipe-dismiss-without-remove": ["gesture-keeps-child"],
    "child-not-removed-on-some-exit": ["child-never-removed", "gesture-keeps-child"],
    "child-attached-never-detached": ["child-never-removed"],
    "parent-never-set": ["child-never-removed"],
    "strong-parent-reference": ["strong-way-up"],
    "strong-delegate-reference": ["strong-way-up"],
    "child-started-never-appended": ["child-never-kept"],
    "child-not-retained": ["child-never-kept"],
    "child-created-never-attached": ["child-never-kept"],
    "vc-coordinator-retain-cycle": ["retain-cycle"],
    "closure-cycle": ["retain-cycle", "subscription-keeps-owner"],
    "observer-never-removed": ["timer-keeps-owner"],
}


def findings(coordviz, folders, checkout):
    words = [coordviz, "lint", *folders, "--no-config", "--no-cache", "--quiet", "--reporter", "json"]
    done = subprocess.run(words, cwd=checkout, capture_output=True, text=True)
    try:
        return json.loads(done.stdout)["findings"]
    except json.JSONDecodeError:
        sys.exit(f"{checkout}: {done.stderr.strip()}")


def place(finding):
    location = finding.get("location") or {}
    return location.get("file", ""), location.get("line", 0)


def subject(finding):
    """The coordinator that a finding is about."""
    return finding["fingerprint"].split(" | ")[1].split(".")[-1]


def types(finding):
    """The types that a finding names, as its fingerprint lists them."""
    return {name.split(".")[-1] for name in finding["fingerprint"].split(" | ")[2].split(", ")}


# A finding about several children has a detail for each: `App.swift:3: Child of App is pushed`.
DETAIL = re.compile(r"(?P<file>.+):(?P<line>\d+): (?P<child>\S+) of \S+ is ")


def details(finding):
    return [match for match in map(DETAIL.match, finding.get("details") or []) if match]


def parts_of(finding):
    """The finding itself, or one for each child that it is about."""
    children = [
        {**finding, "details": [match[0]], "location": {"file": match["file"], "line": int(match["line"])}}
        for match in details(finding)
    ]
    return children or [finding]


def places(finding):
    return [place(finding), *((match["file"], int(match["line"])) for match in details(finding))]


def subjects(finding):
    """The coordinators that a finding is about."""
    return {match["child"] for match in details(finding)} or {subject(finding)}


def is_near(finding, label):
    return any(
        (file.endswith(spot["file"]) or spot["file"].endswith(file)) and abs(line - spot["line"]) <= 3
        for file, line in places(finding)
        for spot in [label, *(label.get("also") or [])]
    )


def covers(finding, defect):
    if "types" in defect:
        return is_near(finding, defect) and not types(finding).isdisjoint(defect["types"])
    if is_near(finding, defect):
        return True
    kind = defect.get("kind", "")
    return defect.get("type") in subjects(finding) and finding["rule"] in RULES.get(kind, []) + [kind]


def distance(finding, defect):
    lines = [line for file, line in places(finding) if file.endswith(defect["file"])]
    return min((abs(line - defect["line"]) for line in lines), default=1_000_000)


def finds(finding, defect, defects):
    """Whether a finding covers a defect, and none of the same kind and type that is nearer."""
    return covers(finding, defect) and not any(
        other is not defect
        and (other.get("kind"), other.get("type")) == (defect.get("kind", ""), defect.get("type", ""))
        and covers(finding, other)
        and distance(finding, other) < distance(finding, defect)
        for other in defects
    )


def judge(app, finding, defects, lookalikes, judged):
    """Whether a finding is right or wrong, or new to all who judge."""
    if judgement := judged.get(key(app, finding)):
        return judgement["verdict"]
    # A label of one child says nothing of others that a finding is about.
    if all(any(covers(part, defect) for defect in defects) for part in parts_of(finding)):
        return "right"
    return "wrong" if any(covers(finding, label) for label in lookalikes) else "new"


def apps(labels, checkouts):
    for path in sorted(labels.iterdir()):
        file = path / "labels.json" if path.is_dir() else path
        checkout = checkouts / path.stem if path.suffix == ".json" else checkouts / path.name
        if file.suffix == ".json" and file.exists() and checkout.is_dir():
            yield checkout.name, json.loads(file.read_text(encoding="utf-8")), checkout


def key(app, finding):
    return app, finding["fingerprint"]


def known(path):
    if not path.exists():
        return {}
    rows = json.loads(path.read_text(encoding="utf-8"))
    return {(row["app"], row["finding"]): row for row in rows}


def lint(arguments):
    judgements = PROJECT / "Tests/CoordinatorLintTests/Judgements.json"
    if arguments[:1] == ["--judgements"]:
        judgements, arguments = pathlib.Path(arguments[1]), arguments[2:]
    is_all = arguments[:1] == ["--all"]
    arguments = arguments[1:] if is_all else arguments
    if len(arguments) not in (2, 3) or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 64
    coordviz = str(pathlib.Path(arguments[2] if len(arguments) > 2 else PROJECT / ".build/debug/coordviz").resolve())
    judged, seen, count = known(judgements), set(), collections.Counter()
    for app, label, checkout in apps(pathlib.Path(arguments[0]), pathlib.Path(arguments[1])):
        all_found = findings(coordviz, label.get("scope") or ["."], checkout)
        defects = label.get("defects", [])
        print(f"\n{app}: {len(defects)} defects, {len(all_found)} findings")
        looks = label.get("lookalikes", [])
        right = [finding for finding in all_found if judge(app, finding, defects, looks, judged) == "right"]
        for defect in defects:
            is_found = any(finds(finding, defect, defects) for finding in right)
            strength = "high" if defect.get("confidence", "high") == "high" else "other"
            count[strength, is_found] += 1
            if not is_found:
                words = defect.get("kind") or defect.get("id"), defect.get("type") or defect.get("types")
                print("  missed", strength, *words, f"{defect['file']}:{defect['line']}")
        for finding in all_found:
            verdict = judge(app, finding, defects, looks, judged)
            seen.add(key(app, finding))
            count[verdict] += 1
            if is_all or verdict in ("new", "wrong"):
                file, line = place(finding)
                print(f"  {verdict} {finding['severity']} {finding['rule']} {file}:{line} {finding['message']}")
                print(f"    {finding['fingerprint']}")
                for detail in finding.get("details") or []:
                    print(f"      {detail}")
    print()
    for row in sorted(set(judged) - seen):
        print("no longer found:", *row)
    for strength in ("high", "other"):
        found, missed = count[strength, True], count[strength, False]
        print(f"defects with {strength} confidence: {found} of {found + missed} found")
    print(f"findings: {count['right']} right, {count['wrong']} wrong, {count['new']} not judged")
    return 1 if count["new"] else 0


# Two builds

MOST = 12


def results(source, folder, app):
    """The snapshot as JSON text, the findings as text, and the seconds that both took."""
    source = pathlib.Path(source)
    if source.is_dir():
        return (source / f"{app}.json").read_text(), (source / f"{app}.txt").read_text(), None
    start = time.monotonic()
    texts = []
    for command in (["scan"], ["lint", "--reporter", "text"]):
        path = folder / app
        run = subprocess.run(
            [source.absolute(), *command, path, "--no-cache", "--no-config"], capture_output=True, text=True
        )
        if run.returncode > 1:
            raise RuntimeError(f"{source} {command[0]} {path}: exit code {run.returncode}: {run.stderr.strip()}")
        texts.append(run.stdout)
    return texts[0], texts[1], time.monotonic() - start


def parts(snapshot):
    """Every node and edge of a snapshot as text, and all that stands beside the graph."""
    snapshot = json.loads(snapshot)
    graph = snapshot.pop("graph")
    lines = {f"node {node['id']}: {json.dumps(node, sort_keys=True)}" for node in graph["nodes"]}
    lines |= {
        f"edge {edge['from']} {edge['kind']} {edge['to']}: {json.dumps(edge, sort_keys=True)}"
        for edge in graph["edges"]
    }
    return lines | {f"{key}: {json.dumps(value, sort_keys=True)}" for key, value in snapshot.items()}


def difference(before, after):
    lines = [f"  - {line}" for line in sorted(before - after)] + [f"  + {line}" for line in sorted(after - before)]
    rest = len(lines) - MOST
    return lines[:MOST] + ([f"  and {rest} more lines"] if rest > 0 else [])


def compare(before, after, folder, app):
    """Prints how the results of an app differ; returns whether they do."""
    (old, old_lint, old_time), (new, new_lint, new_time) = (results(side, folder, app) for side in (before, after))
    is_same = old == new and old_lint == new_lint
    times = ", ".join(f"{seconds:.2f} s" for seconds in (old_time, new_time) if seconds)
    print(f"{'same     ' if is_same else 'DIFFERENT'} {app}{f' ({times})' if times else ''}", flush=True)
    if is_same:
        return False
    lines = difference(parts(old), parts(new)) + difference(set(old_lint.splitlines()), set(new_lint.splitlines()))
    print("\n".join(lines or ["  the same parts in another order"]))
    return True


def compare_builds(arguments):
    keeps = arguments[:1] == ["--keep"]
    if len(arguments) < (4 if keeps else 3):
        sys.exit(__doc__)
    if keeps:
        _, kept, program, folder, *apps = arguments
    else:
        before, after, folder, *apps = arguments
    folder = pathlib.Path(folder)
    apps = apps or sorted(path.name for path in folder.iterdir() if path.is_dir())
    try:
        if not keeps:
            sys.exit(1 if sum([compare(before, after, folder, app) for app in apps]) else 0)
        kept = pathlib.Path(kept)
        kept.mkdir(parents=True, exist_ok=True)
        for app in apps:
            snapshot, findings, seconds = results(program, folder, app)
            (kept / f"{app}.json").write_text(snapshot)
            (kept / f"{app}.txt").write_text(findings)
            print(f"kept {app} ({seconds:.2f} s)", flush=True)
    except (OSError, RuntimeError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    actions = {"accuracy": accuracy, "lint": lint, "compare": compare_builds}
    if sys.argv[1:2] == [] or sys.argv[1] not in actions:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    sys.exit(actions[sys.argv[1]](sys.argv[2:]))
