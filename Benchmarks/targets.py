#!/usr/bin/env python3
"""Prints what a user of `coordviz scan` waits for, beside the targets of the project, with the memory that it takes.

  Benchmarks/targets.py PROGRAM SMALL LARGE [RUNS]

PROGRAM is a release build. SMALL is an app of about 25,000 lines, LARGE one of 150,000 to 300,000. Copies of LARGE with other
names make 1.5 million lines. Each time is the median of RUNS runs, 3 unless given. The sources are copied and not changed.
Exponents of growth are printed by growth.py.
"""
import os, pathlib, re, shutil, statistics, subprocess, sys, tempfile, time

TYPES = re.compile(r"\b([A-Z]\w*(?:Coordinator|Router|Flow|ViewController|ViewModel|Service|View))\b")


def run(program, app, cache):
    """The seconds and the megabytes of one scan."""
    start = time.monotonic()
    process = subprocess.Popen(
        [program, "scan", app, "--cache", cache, "--no-config"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"the scan of {app} failed")
    return time.monotonic() - start, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)


def lines(app):
    return sum(path.read_bytes().count(b"\n") for path in pathlib.Path(app).rglob("*.swift") if path.is_file())


def measure(program, app, runs, folder, before=lambda cache: None, is_cold=False):
    """The median time and the highest memory of some scans; before each, something is done with the cache."""
    results = []
    cache = folder / "cache"
    for _ in range(runs):
        if is_cold:
            shutil.rmtree(cache, ignore_errors=True)
        before(cache)
        results.append(run(program, app, cache))
    return statistics.median(seconds for seconds, _ in results), max(memory for _, memory in results)


def copies(app, target, wanted):
    """Copies of an app, each with types of other names, until there are so many lines."""
    count = 0
    while count == 0 or lines(target) < wanted:
        count += 1
        for path in pathlib.Path(app).rglob("*.swift"):
            if not path.is_file():
                continue
            place = target / f"App{count}" / path.relative_to(app)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(TYPES.sub(rf"N{count}\1", path.read_text(errors="replace")))
    return target


def row(what, target, seconds, memory):
    print(f"| {what} | {target} | {seconds:.2f} s | {memory:.0f} MB |", flush=True)


def main(program, small, large, runs="3"):
    program, runs = pathlib.Path(program).absolute(), int(runs)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        apps = {kind: folder / kind for kind in ("small", "large")}
        for kind, app in (("small", small), ("large", large)):
            shutil.copytree(app, apps[kind], symlinks=True, ignore=shutil.ignore_patterns(".git"))
        print("| situation | target | time | memory |\n|---|---|---|---|")
        seconds, memory = measure(program, apps["small"], runs, folder, is_cold=True)
        row(f"first scan, {lines(apps['small']):,} lines", "0.25 s", seconds, memory)
        first, memory = measure(program, apps["large"], runs, folder, is_cold=True)
        row(f"first scan, {lines(apps['large']):,} lines", "4 s, 500 MB", first, memory)
        # What was written within two seconds before a scan is read again.
        time.sleep(3)
        run(program, apps["large"], folder / "cache")
        row("next scan, nothing changed", "0.03 s", *measure(program, apps["large"], runs, folder))
        changed = max(apps["large"].rglob("*.swift"), key=lambda path: path.stat().st_size if path.is_file() else 0)

        def edit(start, line):
            """Writes a line with a number of its own at the start or the end of a file."""
            text, line = changed.read_text(), line.format(time.monotonic_ns()) + "\n"
            changed.write_text(line + text if start else text + line)

        edits = {"a comment": (True, "// {}"), "code": (False, "func edited{}() {{}}")}
        for what, (start, line) in edits.items():
            timed = measure(program, apps["large"], runs, folder, lambda _: edit(start, line))
            row(f"next scan, {what} of one file changed", f"{first / 3:.2f} s" if what == "code" else "0.15 s", *timed)
        many = copies(apps["large"], folder / "many", 1_500_000)
        row(f"first scan, {lines(many):,} lines", "30 s, 2 GB", *measure(program, many, 1, folder, is_cold=True))


if len(sys.argv) < 4:
    sys.exit(__doc__)
main(*sys.argv[1:])
