#!/usr/bin/env python3
"""Compares the findings of lint with labelled apps, and with what people judged of them.

    Scripts/score-lint.py [--judgements FILE] [--all] LABELS CHECKOUTS [COORDVIZ]

    --judgements FILE   what is known of findings; Tests/CoordinatorLintTests/Judgements.json by default
    --all               prints every finding, not only those without a label and a judgement
    LABELS              a folder of JSON files with `defects`, or of folders with a labels.json
    CHECKOUTS           a folder with the apps, one folder for each file of LABELS
    COORDVIZ            the command; .build/debug/coordviz by default

A defect has a `file`, a `line`, a `type`, a `kind` and a `confidence`. A finding covers it if it is within three lines of
it, or is about the type and has a rule for the kind. Defects of apps that were written for a test have several `types`,
`also` other places, and no kind: there, the finding is near one of the places and names one of the types. Their
`lookalikes` are right code, near which nothing may be found.

A judgement has an `app`, the fingerprint of a `finding`, a `verdict` (right or wrong) and a `reason`. It counts more than
a label.

Exit status: 0 all findings are judged as before, 1 some are new, 2 something cannot be read, 64 wrong usage.
"""

import collections
import json
import pathlib
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parent.parent

# The rules that may find a kind of defect, where lines differ.
RULES = {
    "child-appended-never-removed": ["child-never-removed"],
    "child-never-removed": ["child-never-removed", "gesture-keeps-child"],
    "swipe-dismiss-without-remove": ["gesture-keeps-child"],
    "child-attached-never-detached": ["child-never-removed"],
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


def is_near(finding, label):
    file, line = place(finding)
    return any(
        (file.endswith(spot["file"]) or spot["file"].endswith(file)) and abs(line - spot["line"]) <= 3
        for spot in [label, *(label.get("also") or [])]
    )


def covers(finding, defect):
    if "types" in defect:
        return is_near(finding, defect) and not types(finding).isdisjoint(defect["types"])
    if is_near(finding, defect):
        return True
    kind = defect.get("kind", "")
    return defect.get("type") == subject(finding) and finding["rule"] in RULES.get(kind, []) + [kind]


def distance(finding, defect):
    file, line = place(finding)
    return abs(line - defect["line"]) if file.endswith(defect["file"]) else 1_000_000


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
    if any(covers(finding, defect) for defect in defects):
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


def main(arguments):
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
    print()
    for row in sorted(set(judged) - seen):
        print("no longer found:", *row)
    for strength in ("high", "other"):
        found, missed = count[strength, True], count[strength, False]
        print(f"defects with {strength} confidence: {found} of {found + missed} found")
    print(f"findings: {count['right']} right, {count['wrong']} wrong, {count['new']} not judged")
    return 1 if count["new"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
