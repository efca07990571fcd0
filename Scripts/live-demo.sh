#!/bin/bash
# Runs the example app for a minute, and shows it live in the browser. One leak is planted.
#
#   Scripts/live-demo.sh [SECONDS]    how long the app runs, 60 unless given
set -euo pipefail

seconds=${1:-60}
project=$(cd "$(dirname "$0")/.." && pwd)
example=$project/Examples/WithYou

echo "Building coordviz and the example" >&2
swift build --quiet --package-path "$project" --product coordviz
swift build --quiet --package-path "$example" --product WithYou
coordviz=$(swift build --package-path "$project" --show-bin-path)/coordviz
app=$(swift build --package-path "$example" --show-bin-path)/WithYou

scratch=$(mktemp -d)
"$coordviz" serve >"$scratch/address" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
until [[ -s $scratch/address ]]; do
  kill -0 "$server" || { echo "error: the server ended; see above" >&2; exit 2; }
  sleep 0.1
done
address=$(<"$scratch/address")

echo "Open $address" >&2
opener=xdg-open
[[ $(uname) != Darwin ]] || opener=open
if command -v "$opener" >/dev/null; then "$opener" "$address" >/dev/null 2>&1 || true; fi
COORDVIZ_URL=$address "$app" --live "$seconds"
echo "The app has ended. The page stays until you press Ctrl-C" >&2
wait "$server"
