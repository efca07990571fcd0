#!/bin/bash
# Times pictures beside Graphviz's own commands, whole processes from a file to a file, walks beside Mirror, and
# searches for who holds an object; prints tables.
#
#   Benchmarks/pictures.sh [RUNS]    the median of RUNS runs each, 5 unless given; those over 10 s run once
#
# Takes some minutes. Ratios are of processor time, within one run, so that they hold on a busy machine, too.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
runs=${1:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "Building" >&2
swift build --quiet -c release --package-path "$project" --product coordviz
swift build --quiet -c release --package-path "$project/Benchmarks" --product PictureBenchmark
swift build --quiet -c release --package-path "$project/Benchmarks" --product WalkBenchmark
swift build --quiet -c release --package-path "$project/Benchmarks" --product TrackingBenchmark
swift build --quiet -c release --package-path "$project/Benchmarks" --product RetentionBenchmark
coordviz=$(swift build -c release --package-path "$project" --show-bin-path)/coordviz
benchmark=$(swift build -c release --package-path "$project/Benchmarks" --show-bin-path)/PictureBenchmark

# Prints the median of seconds by the clock and by the processor, and the most memory in MB, of a command that is run some
# times. One that takes more than 120 seconds of the processor is ended.
measure() {
  python3 - "$runs" "$folder" "$@" <<'PY'
import os, resource, statistics, subprocess, sys, time
runs, folder, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (120, 120))
wall, used, memory = [], [], 0
for run in range(runs):
    start = time.monotonic()
    with open(os.path.join(folder, "out"), "wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
    if os.WIFSIGNALED(status): print("- 120+ 0"); sys.exit()
    if status: sys.exit(f"error: {' '.join(command)} failed")
    wall.append(time.monotonic() - start)
    used.append(usage.ru_utime + usage.ru_stime)
    memory = max(memory, usage.ru_maxrss)
    if used[-1] > 5: break
print(f"{statistics.median(wall):.3f} {statistics.median(used):.3f} {memory // 1024}")
PY
}

row() { # input, name, baseline in seconds or -, command…
  local input=$1 name=$2 base=$3 wall memory; shift 3
  read -r wall seconds memory < <(measure "$@")
  local ratio=1
  [ "$base" = - ] || ratio=$(python3 -c "import sys; s, b = (float(t.rstrip('+')) for t in sys.argv[1:]); print(f'{s / b:.1f}')" "$seconds" "$base")
  echo "| $input | $name | $wall | $seconds | $ratio | $memory |"
}

compare() { # nodes, extra edges, peers…
  local nodes=$1 extra=$2 base; shift 2
  local input="$nodes nodes" view=hierarchy
  [ "$extra" = 0 ] || { input="$input, $extra extra edges"; view=all; }
  "$benchmark" snapshot "$nodes" "$extra" >"$folder/in.json"
  "$benchmark" dot "$folder/in.json" >"$folder/in.dot"
  row "$input" coordviz - "$coordviz" "$folder/in.json" --show $view --format svg
  base=$seconds
  for peer in "$@"; do
    if [ "$peer" = "neato -n2" ]; then
      dot -Ktwopi "$folder/in.dot" >"$folder/placed.dot"
      row "$input" "$peer, places given" "$base" neato -n2 -Tsvg "$folder/placed.dot"
    else
      row "$input" "$peer" "$base" "$peer" -Tsvg "$folder/in.dot"
    fi
  done
}

echo "Load: $(uptime | sed 's/.*average[s]*: //')"
echo
echo "| input | | s | s of the processor | times ours | MB |"
echo "|---|---|--:|--:|--:|--:|"
compare 1000 0 dot twopi "neato -n2"
compare 10000 0 dot twopi "neato -n2"
compare 50000 0 twopi "neato -n2"
compare 1000 200 dot sfdp
compare 5000 1000 dot sfdp

example=$project/.build/demo/withyou.json # Scripts/demo.sh writes it
if [ -f "$example" ]; then
  "$coordviz" "$example" --format dot >"$folder/example.dot"
  runs=$((runs * 8))
  row "the WithYou example" coordviz - "$coordviz" "$example" --format svg
  row "the WithYou example" dot "$seconds" dot -Tsvg "$folder/example.dot"
fi

echo
"$benchmark" inprocess
echo
"$benchmark" stability 1000 100

echo
"$(dirname "$benchmark")/WalkBenchmark"

echo
"$(dirname "$benchmark")/RetentionBenchmark"

echo
"$(dirname "$benchmark")/TrackingBenchmark"
