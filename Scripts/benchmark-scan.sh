#!/bin/bash
# Times a scan of a folder of Swift source and of ten copies of it, cold and warm, beside SwiftParser parsing every file on
# one core and tree-sitter with its Swift grammar doing the same; prints a table.
#
#   Scripts/benchmark-scan.sh FOLDER [RUNS]    the median of RUNS runs each, 5 unless given
#
# A scan is a whole process from the folder to a snapshot; the peers are timed without their start and without reading, and
# SwiftParser a second time with both. A warm scan knows the files by what the system tells of them, and reads them to know
# them after a touch; one file is changed in a folder of its own. `coordviz --version` shows what a start takes that reads
# arguments and no source. Both commands are built by build-release.sh, as docs/guides/install.md has it.
# tree-sitter and its grammar come from PyPI, into a folder that is removed afterwards.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
source=$(cd "$1" && pwd)
runs=${2:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "Building" >&2
coordviz=${COORDVIZ:-}
parser=${SCAN_BENCHMARK:-}
if [ -z "$coordviz" ]; then coordviz=$("$project/Scripts/build-release.sh"); fi
if [ -z "$parser" ]; then parser=$("$project/Scripts/build-release.sh" "$project/Benchmarks" ScanBenchmark); fi
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet tree-sitter tree-sitter-swift

mkdir "$folder/one" "$folder/ten"
cp -R "$source" "$folder/one/App1"
for copy in 1 2 3 4 5 6 7 8 9 10; do cp -R "$source" "$folder/ten/App$copy"; done
for name in one ten; do
  cp -R "$folder/$name" "$folder/$name-touched"
  cp -R "$folder/$name" "$folder/$name-changed"
done
# What was written within two seconds before a scan is not known without being read.
sleep 3

cat >"$folder/trees.py" <<'PY'
import pathlib, sys, time, tree_sitter, tree_sitter_swift
parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
files = [path.read_bytes() for path in pathlib.Path(sys.argv[1]).rglob("*.swift") if path.is_file()]
start = time.perf_counter()
for file in files: parser.parse(file)
print(time.perf_counter() - start)
PY

"$folder/python/bin/python" - "$runs" "$folder" "$coordviz" "$parser" <<'PY'
import os, pathlib, shutil, statistics, subprocess, sys, time
runs, folder, coordviz, parser = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]

def scan(app, cold=False):
    cache = app + "-cache"
    if cold: shutil.rmtree(cache, ignore_errors=True)
    start = time.perf_counter()
    out = subprocess.run([coordviz, "scan", app, "--include-tests", "--cache", cache], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if out.returncode: sys.exit("the scan failed")
    return time.perf_counter() - start

def alone(*command):
    return float(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)

def whole(*command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start

def touched(app):
    """Gives every file another date, as a checkout does."""
    for path in pathlib.Path(app).rglob("*.swift"): os.utime(path)
    return scan(app)

def changed(app):
    """Adds a line to one file, so that the next scan has one to read anew."""
    path = next(pathlib.Path(app).rglob("*.swift"))
    path.write_bytes(path.read_bytes() + b"\n// changed\n")
    return scan(app)

print("| source | | s | lines a second | times ours cold |\n|---|---|--:|--:|--:|")
for name in ["one", "ten"]:
    app = os.path.join(folder, name)
    lines = sum(path.read_bytes().count(b"\n") for path in pathlib.Path(app).rglob("*.swift") if path.is_file())
    ways = {
        "scan, cold": lambda: scan(app, True),
        "scan, warm": lambda: scan(app),
        "scan, warm, all files touched": lambda: touched(app + "-touched"),
        "scan, one file changed": lambda: changed(app + "-changed"),
        "`coordviz --version`": lambda: whole(coordviz, "--version"),
        "SwiftParser, one core": lambda: alone(parser, app),
        "SwiftParser, with start and reading": lambda: whole(parser, app),
        "tree-sitter, one core": lambda: alone(sys.executable, os.path.join(folder, "trees.py"), app),
    }
    scan(app + "-touched")
    scan(app + "-changed")
    # In turns, so that a busy moment of the machine falls on all alike.
    times = {way: [] for way in ways}
    for _ in range(runs):
        for way, run in ways.items(): times[way].append(run())
    base = statistics.median(times["scan, cold"])
    for way, taken in times.items():
        median = statistics.median(taken)
        speed = "" if "version" in way else f"{lines / median:,.0f}"
        print(f"| {lines:,} lines | {way} | {median:.4f} | {speed} | {median / base:.3f} |")
PY
