#!/bin/bash
# Watches the example app live in headless Chromium: attach, detach, a leak and why, back and forth in time, and page, server
# and app started again. Takes about a minute.
#
#   Scripts/check-live.sh [--install]
#
#   --install   gets what is missing from apt: chromium, python3 and its package jsonschema
#
# Exit status: 0 fine, 1 something is wrong, 69 Chromium or Python is missing.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)

install_missing() {
  local packages=()
  command -v chromium >/dev/null || packages+=(chromium)
  command -v python3 >/dev/null || packages+=(python3)
  python3 -c 'import jsonschema' 2>/dev/null || packages+=(python3-jsonschema)
  ((${#packages[@]} == 0)) || { apt-get update -qq && apt-get install -y -qq "${packages[@]}" >/dev/null; }
}

if [[ ${1:-} == --install ]]; then
  install_missing || echo "Not all that the live view is checked with could be installed" >&2
fi
if ! command -v chromium >/dev/null || ! command -v python3 >/dev/null; then
  echo "left out: there is no chromium or python3 here, so the live view was not looked at" >&2
  exit 69
fi

example=$project/Examples/WithYou
swift build --quiet --package-path "$project" --product coordviz
swift build --quiet --package-path "$example" --product WithYou
exec python3 "$project/Scripts/check-live.py" \
  "$(swift build --package-path "$project" --show-bin-path)/coordviz" \
  "$(swift build --package-path "$example" --show-bin-path)/WithYou"
