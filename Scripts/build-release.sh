#!/bin/bash
# Builds a command as it is released, and prints where it is.
#
#   Scripts/build-release.sh                              coordviz
#   Scripts/build-release.sh Benchmarks ScanBenchmark     another command, of another package
#
# On Linux, Swift's libraries are linked in, so that it runs on machines without Swift. The other options let it start
# sooner: types that the compiler knows are not looked up by their names, functions are not exported, and the library of
# C++ that Swift's rest on is linked in, too, where the machine has it in that form.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
package=${1:-$project}
product=${2:-coordviz}

options=(-c release --package-path "$package")
if [ "$(uname)" = Linux ]; then
  options+=(
    --static-swift-stdlib
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xlinker --no-export-dynamic
  )
  archive=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
  if [ -f "$archive" ]; then
    # A folder that comes first and holds nothing else: the linker would choose the shared library beside it.
    mkdir -p "$package/.build/libraries"
    ln -sf "$archive" "$package/.build/libraries/"
    options+=(-Xlinker "-L$package/.build/libraries")
  fi
fi

swift build --quiet "${options[@]}" --product "$product" >&2
echo "$(swift build "${options[@]}" --show-bin-path)/$product"
