#!/bin/bash
# Measures the live view with release builds: what streaming costs an app, the page under a load of 100 events a second with
# 1,000 live nodes, and what is lost when the server, the page and the app are killed. Prints a table in Markdown.
#
#   Scripts/benchmark-live.sh [SECONDS]    how long the load lasts, 600 unless given
#
# It needs a quiet machine, python3 and chromium.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)

echo "Building" >&2
swift build --quiet -c release --package-path "$project" --product coordviz
swift build --quiet -c release --package-path "$project/Benchmarks" --product StreamBenchmark

echo "Load: $(uptime | sed 's/.*average[s]*: //')"
echo
python3 "$project/Scripts/benchmark-live.py" --seconds "${1:-600}" \
  "$(swift build -c release --package-path "$project" --show-bin-path)/coordviz" \
  "$(swift build -c release --package-path "$project/Benchmarks" --show-bin-path)/StreamBenchmark"
