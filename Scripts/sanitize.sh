#!/bin/bash
# Runs the tests of what apps embed under a sanitizer: the walk, the tracker, the search for what holds an object.
#
#   Scripts/sanitize.sh [address|thread]...    both unless one is named
#
# They are built as a package of their own, so that nothing else has to be built with a sanitizer.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
kinds=("$@")
[ ${#kinds[@]} -gt 0 ] || kinds=(address thread)

package=$project/.build/sanitize
mkdir -p "$package"
ln -sfn "$project/Sources" "$package/Sources"
ln -sfn "$project/Tests" "$package/Tests"
ln -sfn "$project/docs" "$package/docs"
cat >"$package/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0

import PackageDescription

let dialects = ["BaseClass", "CompositionRoot", "ParentChild", "Guide", "RootScreen"]

let package = Package(
  name: "Sanitized",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3")],
  targets: [
    .target(name: "CoordinatorGraph"),
    .target(name: "CoordinatorSymbols"),
    .target(
      name: "CoordinatorCore",
      dependencies: ["CoordinatorGraph", .target(name: "CoordinatorSymbols", condition: .when(platforms: [.linux]))]
    ),
    .target(name: "TestSupport", dependencies: ["CoordinatorGraph"], path: "Tests/TestSupport"),
    .target(name: "SeedSamples", dependencies: ["CoordinatorCore"], path: "Tests/Fixtures/SeedSamples"),
    .testTarget(
      name: "CoordinatorCoreTests",
      dependencies: [
        "CoordinatorCore", "CoordinatorGraph", "SeedSamples", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ] + dialects.map { .byName(name: "\($0)Dialect") },
      exclude: ["Dialects/Goldens"]
    ),
  ] + dialects.map { .target(name: "\($0)Dialect", path: "Tests/Fixtures/Dialects/\($0)") }
)
SWIFT

# Side by side, since each has one core for most of its time.
check() {
  # What the search holds for the length of a test is no leak, and objects that leak are what the tests are about.
  ASAN_OPTIONS=detect_leaks=0 swift test --package-path "$package" --scratch-path "$package/.build-$1" \
    --sanitize="$1" --filter 'Retention|Track|Planted|Leak|Look|Walk|Attack' >"$package/$1.log" 2>&1
}
running=()
for kind in "${kinds[@]}"; do
  check "$kind" &
  running+=($!)
done

status=0
for index in "${!kinds[@]}"; do
  echo "Under the ${kinds[$index]} sanitizer" >&2
  if wait "${running[$index]}"; then
    tail -n 1 "$package/${kinds[$index]}.log"
  else
    status=1
    cat "$package/${kinds[$index]}.log"
  fi
done
exit "$status"
