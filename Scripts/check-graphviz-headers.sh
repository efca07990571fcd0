#!/bin/bash
# Compares what CGraphviz declares of Graphviz's C library with the headers of an installed Graphviz.
#
#   Scripts/check-graphviz-headers.sh [--install] [FOLDER]
#
#   --install   gets the headers from apt where they are missing
#   FOLDER      where the folder 'graphviz' with the headers stands, in place of the system's
#
# Exit status: 0 they agree, 1 they do not, 2 there are no headers.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ${1:-} == --install ]]; then
  shift
  if [[ ! -e /usr/include/graphviz/gvc.h ]] && command -v apt-get >/dev/null; then
    apt-get update -qq
    apt-get install -y -qq libgraphviz-dev >/dev/null
  fi
fi

for folder in "${1:-}" /usr/include /usr/local/include /opt/homebrew/include /opt/local/include; do
  [[ -n $folder && -e $folder/graphviz/gvc.h ]] || continue
  clang -std=c11 -Wall -Wextra -Werror -Wno-unused-function -Wno-nullability-extension -fsyntax-only \
    -I Sources/CGraphviz/include -isystem "$folder" -isystem "$folder/graphviz" Tests/Fixtures/graphviz-headers.c || exit 1
  version=$(sed -n 's/^#define PACKAGE_VERSION "\(.*\)"/\1/p' "$folder/graphviz/graphviz_version.h" 2>/dev/null || true)
  echo "The headers of Graphviz ${version:-of unknown version} agree with CGraphviz.h"
  exit 0
done
echo "error: there are no headers of Graphviz; run '$0 --install'" >&2
exit 2
