#!/usr/bin/env python3
"""Compares what two builds of coordviz say about real apps: the snapshot and the findings of lint.

  Scripts/compare-snapshots.py BEFORE AFTER FOLDER [APP ...]

FOLDER holds one app in each folder; APP names some of them, else all are compared. BEFORE and AFTER are each a
coordviz program, or a folder with results that an earlier run kept:

  Scripts/compare-snapshots.py --keep RESULTS PROGRAM FOLDER [APP ...]

Prints a line for each app, and the nodes, edges and findings that differ. Exit code: 0 no difference, 1 differences,
2 an app could not be scanned.
"""
import json, pathlib, subprocess, sys, time

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


def main(arguments):
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


main(sys.argv[1:])
