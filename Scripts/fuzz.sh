#!/bin/bash
# Fuzzes the readers with libFuzzer and AddressSanitizer: every reader, or those that are named.
#
#   Scripts/fuzz.sh [READER]... [RUNS | --seconds SECONDS]
#
# Readers are json, yaml, mermaid, markdown, recording, baseline, hierarchy, configuration, swift, facts and projects; swift and
# facts run lint, too. RUNS counts for each reader and is 1000000 unless given; SECONDS is the time of all of them together.
# Inputs start from Fuzz/Seeds/READER. The fuzzer keeps the interesting inputs in .build/fuzz/READER/corpus, and those that break a reader in
# .build/fuzz/READER/findings; with --seconds, in .build/fuzz-short. With COORDVIZ_SEED, the same inputs are made each time.
#
# Exit status: 0 nothing found, 1 a reader broke, 2 it could not be built, 64 wrong usage.
set -euo pipefail

cd "$(dirname "$0")/.."
project=$PWD
build=$project/.build/fuzz
checkouts=$project/.build/checkouts
yams=$checkouts/Yams/Sources
syntax=$checkouts/swift-syntax/Sources
readers=(json yaml mermaid markdown recording baseline hierarchy configuration swift facts projects)

usage() {
  sed -n '2,11s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

limit=-runs=1000000 seconds='' chosen=()
while (($#)); do
  case $1 in
    --seconds) seconds=${2:-}; shift; [[ $seconds =~ ^[1-9][0-9]*$ ]] || usage ;;
    '' | *[!0-9]*) [[ " ${readers[*]} " == *" $1 "* ]] || usage; chosen+=("$1") ;;
    *) limit=-runs=$1 ;;
  esac
  shift
done
((${#chosen[@]})) || chosen=("${readers[@]}")
level=-O
if [[ -n $seconds ]]; then
  limit=-max_total_time=$(((seconds + ${#chosen[@]} - 1) / ${#chosen[@]}))
  # To optimize would take longer than to fuzz.
  level=-Onone build=$build-short
fi

# A module of this project or of a package: MODULE FOLDER FLAG…
module() {
  local name=$1 folder=$2
  shift 2
  local sources=()
  while IFS= read -r source; do sources+=("$source"); done < <(find "$folder" -name '*.swift' -not -path '*.docc/*' | sort)
  local newest
  newest=$(find "$folder" -name '*.swift' -newer "$build/$name.o" 2>/dev/null | head -1) || true
  [[ -f $build/$name.o && -z $newest ]] && return
  echo "Building $name" >&2
  swiftc $level -wmo -parse-as-library -package-name coordviz -module-name "$name" \
    -emit-module -emit-module-path "$build/$name.swiftmodule" -emit-object -o "$build/$name.o" -I "$build" "$@" \
    "${sources[@]}"
}

# A module whose branches the fuzzer sees.
watched() { module "$@" -sanitize=fuzzer,address; }

libyaml() {
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

# Builds the modules of a reader, and sets what it is linked from.
modules() {
  objects=("$build"/{CoordinatorGraph,CoordinatorDiagrams}.o) flags=() leaks=1
  watched CoordinatorGraph Sources/CoordinatorGraph || return
  watched CoordinatorDiagrams Sources/CoordinatorDiagrams -swift-version 6 || return
  case $1 in
    json | recording) ;;
    baseline | hierarchy)
      watched CoordinatorAnalysis Sources/CoordinatorAnalysis -swift-version 6 || return
      objects+=("$build/CoordinatorAnalysis.o")
      ;;
    swift | facts | projects)
      # The parser is another project's, and fuzzed there: its branches would drown those of the scan.
      # Swift 6.3.1 leaks small arrays in optimized code of the scanner, so leaks are not looked for.
      leaks=0
      flags=(-I "$syntax/_SwiftSyntaxCShims/include")
      clang -O2 -I "$syntax/_SwiftSyntaxCShims/include" -c "$syntax/_SwiftSyntaxCShims/PlatformMutex.c" \
        -o "$build/PlatformMutex.o" || return
      module SwiftSyntax "$syntax/SwiftSyntax" -swift-version 5 "${flags[@]}" || return
      module SwiftDiagnostics "$syntax/SwiftDiagnostics" -swift-version 5 "${flags[@]}" || return
      module SwiftParser "$syntax/SwiftParser" -swift-version 5 "${flags[@]}" || return
      watched CoordinatorScanner Sources/CoordinatorScanner -swift-version 6 "${flags[@]}" || return
      watched CoordinatorLint Sources/CoordinatorLint -swift-version 6 "${flags[@]}" || return
      objects+=("$build"/{PlatformMutex,SwiftSyntax,SwiftDiagnostics,SwiftParser,CoordinatorScanner,CoordinatorLint}.o)
      ;;
    *)
      flags=(-I "$yams/CYaml/include")
      libyaml && watched Yams "$yams/Yams" -swift-version 5 -DSWIFT_PACKAGE "${flags[@]}" || return
      watched CoordinatorDeclarations Sources/CoordinatorDeclarations -swift-version 6 "${flags[@]}" || return
      objects+=("$build"/{CYaml,Yams,CoordinatorDeclarations}.o)
      ;;
  esac
}

build_reader() {
  modules "$1" || return
  swiftc $level -parse-as-library -package-name coordviz -sanitize=fuzzer,address -module-name Fuzz -I "$build" "${flags[@]}" \
    "Fuzz/Targets/$1.swift" "${objects[@]}" -o "$build/$1/fuzz"
}

[[ -d $yams && -d $syntax ]] || swift package resolve >&2
for reader in "${chosen[@]}"; do
  mkdir -p "$build/$reader/corpus" "$build/$reader/findings"
  build_reader "$reader" || exit 2
  echo "Fuzzing the $reader reader" >&2
  ASAN_OPTIONS=detect_leaks=$leaks SWIFT_BACKTRACE=enable=no "$build/$reader/fuzz" "$limit" -seed="${COORDVIZ_SEED:-0}" -timeout=25 -max_len=1024 \
    -detect_leaks="$leaks" -rss_limit_mb=2048 -print_final_stats=1 \
    -verbosity=1 -artifact_prefix="$build/$reader/findings/" "$build/$reader/corpus" "Fuzz/Seeds/$reader" || exit 1
done
