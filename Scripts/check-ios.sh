#!/bin/bash
# Type-checks what apps embed for iOS 13, without Apple's SDK: against the standard library's own interfaces, which say since
# when each system has what, and stand-ins for the modules of Apple. It takes a minute.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
target=x86_64-apple-ios13.0-simulator

# Swift's own modules: the interfaces are the same on all systems but for what is compiled in.
library=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/linux
for module in Swift _Concurrency; do
  mkdir -p "$folder/$module.swiftmodule"
  sed -E "s/-target [^ ]*/-target $target/; s/@backDeployed\\(before: [^)]*\\)//" \
    "$library/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" \
    >"$folder/$module.swiftmodule/x86_64-apple-ios-simulator.swiftinterface"
done
mkdir "$folder/sdk"

# Makes a module from sources: NAME FILE…
make() {
  local name=$1
  shift
  swiftc -frontend -emit-module -target $target -sdk "$folder/sdk" -I "$folder" -module-cache-path "$folder/cache" \
    -disable-implicit-string-processing-module-import -parse-as-library -swift-version 6 -package-name coordviz \
    -enable-testing -module-name "$name" -o "$folder/$name.swiftmodule/x86_64-apple-ios-simulator.swiftmodule" "$@"
}

for module in Darwin ObjectiveC Foundation Dispatch UIKit; do
  mkdir -p "$folder/$module.swiftmodule"
  if [[ $module == UIKit ]]; then
    make UIKit "$project"/Tests/Fixtures/UIKitStandIn/*.swift
  else
    make $module "$project/Tests/Fixtures/AppleStandIn/$module.swift"
  fi
done
for module in CoordinatorGraph CoordinatorCore CoordinatorDiagrams CoordinatorTesting; do
  mkdir -p "$folder/$module.swiftmodule"
  mapfile -t files < <(find "$project/Sources/$module" -name '*.swift' | sort)
  make $module "${files[@]}"
  echo "$module has all that it uses on iOS 13"
done
