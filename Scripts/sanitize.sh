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
    .target(name: "CoordinatorDiagrams", dependencies: ["CoordinatorGraph"]),
    .target(name: "TestSupport", dependencies: ["CoordinatorGraph"], path: "Tests/TestSupport"),
    .target(name: "SeedSamples", dependencies: ["CoordinatorCore"], path: "Tests/Fixtures/SeedSamples"),
    .testTarget(
      name: "CoordinatorCoreTests",
      dependencies: [
        "CoordinatorCore", "CoordinatorDiagrams", "CoordinatorGraph", "SeedSamples", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ] + dialects.map { .byName(name: "\($0)Dialect") },
      exclude: ["Dialects/Goldens"]
    ),
  ] + dialects.map { .target(name: "\($0)Dialect", path: "Tests/Fixtures/Dialects/\($0)") }
)
SWIFT

for kind in "${kinds[@]}"; do
  echo "Testing under the $kind sanitizer" >&2
  # What the search holds for the length of a test is no leak, and objects that leak are what the tests are about.
  ASAN_OPTIONS=detect_leaks=0 swift test --package-path "$package" --scratch-path "$package/.build-$kind" \
    --sanitize="$kind" --filter 'Retention|Track|Planted|Leak|Look|Walk|Attack'
done
