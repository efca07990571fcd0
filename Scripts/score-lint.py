#!/usr/bin/env python3
"""Compares the findings of lint with labelled apps, and with what people judged of them.

    Scripts/score-lint.py [--judgements FILE] [--all] LABELS CHECKOUTS [COORDVIZ]

    --judgements FILE   what is known of findings; Scripts/lint-judgements.json by default
    --all               prints every finding, not only those without a label and a judgement
    LABELS              a folder of JSON files with `defects`, or of folders with a labels.json
    CHECKOUTS           a folder with the apps, one folder for each file of LABELS
    COORDVIZ            the command; .build/debug/coordviz by default

A defect has a `file`, a `line`, a `type`, a `kind` and a `confidence`. A finding covers it if it is within three lines of
it, or is about the type and has a rule for the kind. A judgement has an `app`, the fingerprint of a `finding`,
a `verdict` (right or wrong) and a `reason`.

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
    "child-appended-never-removed": ["child-never-removed", "exit-keeps-child", "parent-never-set"],
    "child-attached-never-detached": ["child-never-removed", "exit-keeps-child"],
    "strong-parent-reference": ["strong-way-up"],
    "strong-delegate-reference": ["strong-way-up"],
    "slot-never-cleared": ["slot-never-cleared"],
    "wrong-type-tag": ["duplicate-type-tag"],
    "child-started-never-appended": ["child-never-kept"],
    "vc-coordinator-retain-cycle": ["screen-keeps-coordinator"],
    "closure-retain-cycle": ["screen-keeps-coordinator", "closure-keeps-child"],
    "children-dropped-without-finish": ["children-replaced"],
    "single-slot-overwritten": ["slot-overwritten"],
    "child-created-never-attached": ["child-never-attached"],
    "child-appended-never-started": ["child-never-started"],
    "finish-empty": ["exit-keeps-child"],
    "wrong-slot-cleared": ["slot-never-cleared"],
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


def covers(finding, defect):
    file, line = place(finding)
    is_near = file.endswith(defect["file"]) or defect["file"].endswith(file)
    if is_near and abs(line - defect["line"]) <= 3:
        return True
    kind = defect.get("kind", "")
    return defect.get("type") == subject(finding) and finding["rule"] in RULES.get(kind, []) + [kind]


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
    judgements = PROJECT / "Scripts/lint-judgements.json"
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
        for defect in defects:
            is_found = any(covers(finding, defect) for finding in all_found)
            strength = "high" if defect.get("confidence", "high") == "high" else "other"
            count[strength, is_found] += 1
            if not is_found:
                words = defect.get("kind", ""), defect.get("type", ""), f"{defect['file']}:{defect['line']}"
                print("  missed", strength, *words)
        for finding in all_found:
            is_covered = any(covers(finding, defect) for defect in defects)
            judgement = judged.get(key(app, finding))
            seen.add(key(app, finding))
            verdict = "right" if is_covered else judgement["verdict"] if judgement else "new"
            count[verdict] += 1
            if is_all or verdict in ("new", "wrong"):
                file, line = place(finding)
                print(f"  {verdict} {finding['severity']} {finding['rule']} {file}:{line} {finding['message']}")
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
