#!/bin/bash
# Draws with the newest Graphviz that PyPI brings, beside the one of the system: the wheel of pygraphviz has its libraries.
#
#   Scripts/check-second-graphviz.sh [COORDVIZ]
#
# It has no settings of plugins, so that SVG and the layouts are looked at, and not PNG and PDF. It is built without the
# library that sfdp needs. COORDVIZ is .build/debug/coordviz unless given.
#
# Exit status: 0 fine, 1 something differs, 2 the wheel cannot be had.
set -euo pipefail
cd "$(dirname "$0")/.."

coordviz=${1:-.build/debug/coordviz}
venv=${XDG_CACHE_HOME:-$HOME/.cache}/coordviz-ci/pygraphviz
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

if [[ ! -x $venv/bin/pip ]]; then
  if ! { python3 -m venv "$venv" && "$venv/bin/pip" install --quiet pygraphviz==2.0.4 >&2; }; then
    rm -rf "$venv"
    exit 2
  fi
fi
wheel=$(echo "$venv"/lib/python*/site-packages/pygraphviz.libs)
[[ -d $wheel ]] || { echo "error: the wheel has no libraries for this system" >&2; exit 2; }

# By the names that coordviz looks for.
mkdir "$scratch/graphviz"
cp "$wheel"/* "$scratch/"
cp "$wheel"/libgvc-*.so* "$scratch/libgvc.so.6"
for plugin in core dot_layout neato_layout; do
  cp "$wheel"/libgvplugin_$plugin-*.so* "$scratch/graphviz/libgvplugin_$plugin.so.8"
done

second() { LD_LIBRARY_PATH=$scratch "$coordviz" "$@"; }

# It says that formats are missing, which is so.
version=$({ second doctor || true; } | sed -n 's/^ok *graphviz *//p')
own=$("$coordviz" doctor | sed -n 's/^ok *graphviz *//p')
[[ $version != "$own" ]] || { echo "error: the Graphviz of the wheel was not loaded" >&2; exit 1; }

for graph in Examples/Declared/*.yml; do
  [[ -f $graph ]] || continue
  for layout in dot neato fdp twopi circo; do
    words=$(second render "$graph" --no-config --show all --layout "$layout" -q -o "$scratch/second.svg" 2>&1)
    "$coordviz" render "$graph" --no-config --show all --layout "$layout" -q -o "$scratch/own.svg"
    [[ -z $words ]] || { echo "error: $graph, $layout: $words" >&2; exit 1; }
    python3 - "$scratch/own.svg" "$scratch/second.svg" <<'PYTHON' || { echo "error: $graph, $layout: other nodes or edges" >&2; exit 1; }
import sys
import xml.etree.ElementTree as tree

ids = [sorted(e.get("id") or "" for e in tree.parse(path).iter() if e.get("class", "").split(" ")[0] in ("node", "edge"))
       for path in sys.argv[1:]]
sys.exit(0 if ids[0] and ids[0] == ids[1] else 1)
PYTHON
  done
done
echo "Graphviz $version draws the same nodes and edges as $own: dot, neato, fdp, twopi, circo"
