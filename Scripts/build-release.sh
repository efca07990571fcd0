#!/bin/bash
# Builds a command as it is released, and prints where it is.
#
#   Scripts/build-release.sh                              coordviz
#   Scripts/build-release.sh Benchmarks ScanBenchmark     another command, of another package
#
# On Linux, Swift's libraries are linked in, so that it runs on machines without Swift. The other options let it start
# sooner: types that the compiler knows are not looked up by their names, and functions are not exported.
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
fi

swift build --quiet "${options[@]}" --product "$product" >&2
echo "$(swift build "${options[@]}" --show-bin-path)/$product"
