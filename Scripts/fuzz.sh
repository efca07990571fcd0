#!/bin/bash
# Fuzzes the readers with libFuzzer and AddressSanitizer: every reader, or the one that is named.
#
#   Scripts/fuzz.sh [json|yaml|mermaid|markdown] [RUNS]
#
# RUNS is 1000000 unless given. Inputs start from Fuzz/Seeds/READER; what the fuzzer finds interesting is kept in
# .build/fuzz/READER/corpus from run to run, and an input that breaks the reader in .build/fuzz/READER/findings.
#
# Exit status: 0 nothing found, 1 a reader broke, 2 it could not be built, 64 wrong usage.
set -euo pipefail

cd "$(dirname "$0")/.."
project=$PWD
build=$project/.build/fuzz
yams=$project/.build/checkouts/Yams/Sources
readers=(json yaml mermaid markdown)

usage() {
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

runs=1000000 chosen=()
for argument in "$@"; do
  case $argument in
    json | yaml | mermaid | markdown) chosen+=("$argument") ;;
    '' | *[!0-9]*) usage ;;
    *) runs=$argument ;;
  esac
done
((${#chosen[@]})) || chosen=("${readers[@]}")

# A module of this project or of a package, instrumented: MODULE FOLDER FLAG…
module() {
  local name=$1 folder=$2
  shift 2
  local sources=()
  while IFS= read -r source; do sources+=("$source"); done < <(find "$folder" -name '*.swift' | sort)
  local newest
  newest=$(find "$folder" -name '*.swift' -newer "$build/$name.o" 2>/dev/null | head -1) || true
  [[ -f $build/$name.o && -z $newest ]] && return
  echo "Building $name" >&2
  swiftc -O -wmo -parse-as-library -package-name coordviz -sanitize=fuzzer,address -module-name "$name" \
    -emit-module -emit-module-path "$build/$name.swiftmodule" -emit-object -o "$build/$name.o" -I "$build" "$@" \
    "${sources[@]}"
}

libyaml() {
  [[ -d $yams ]] || swift package resolve >&2
  [[ -f $build/CYaml.o ]] && return
  echo "Building libyaml" >&2
  local objects=()
  for source in "$yams"/CYaml/src/*.c; do
    local object
    object=$build/$(basename "$source" .c).c.o
    clang -O2 -g -fsanitize=fuzzer-no-link,address -DYAML_DECLARE_STATIC -I "$yams/CYaml/include" -c "$source" -o "$object"
    objects+=("$object")
  done
  ld -r "${objects[@]}" -o "$build/CYaml.o"
}

build_reader() {
  local objects=("$build/CoordinatorGraph.o") flags=(-I "$yams/CYaml/include")
  module CoordinatorGraph Sources/CoordinatorGraph || return
  if [[ $1 != json ]]; then
    libyaml && module Yams "$yams/Yams" -swift-version 5 -DSWIFT_PACKAGE "${flags[@]}" || return
    module CoordinatorDeclarations Sources/CoordinatorDeclarations -swift-version 6 "${flags[@]}" || return
    objects+=("$build/CYaml.o" "$build/Yams.o" "$build/CoordinatorDeclarations.o")
  fi
  swiftc -O -parse-as-library -sanitize=fuzzer,address -module-name Fuzz -I "$build" "${flags[@]}" \
    "Fuzz/Targets/$1.swift" "${objects[@]}" -o "$build/$1/fuzz"
}

for reader in "${chosen[@]}"; do
  mkdir -p "$build/$reader/corpus" "$build/$reader/findings"
  build_reader "$reader" || exit 2
  echo "Fuzzing the $reader reader" >&2
  SWIFT_BACKTRACE=enable=no "$build/$reader/fuzz" -runs="$runs" -timeout=25 -max_len=1024 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=1 \
    -artifact_prefix="$build/$reader/findings/" "$build/$reader/corpus" "Fuzz/Seeds/$reader" || exit 1
done
