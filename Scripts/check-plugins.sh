#!/usr/bin/env bash
# Uses the plugins of Packaging/plugins in a package, with a local artifact bundle in place of the published one.
#
#   Scripts/check-plugins.sh [BUNDLE]
#
#   BUNDLE   unless given, dist/coordviz.artifactbundle.zip, which Scripts/release.sh writes
#
# Exit status: 0 fine, 1 a plugin does something else than expected, 2 it could not be done, 64 wrong usage.
set -euo pipefail

case ${1:-} in -*) sed -n '4,6s/^# \{0,1\}//p' "$0" >&2; exit 64 ;; esac
project=$(cd "$(dirname "$0")/.." && pwd)
bundle=$(realpath "${1:-$project/dist/coordviz.artifactbundle.zip}")
[[ -f $bundle ]] || { echo "error: $bundle: there is no such bundle; run Scripts/release.sh" >&2; exit 2; }
command -v unzip >/dev/null || { echo "error: SwiftPM needs unzip; install it" >&2; exit 2; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
app=$scratch/App
failed=false

# The plugins as an app sees them, but for the place of the bundle.
copy_plugins() {
  cp -R "$project/Packaging/plugins" "$scratch/plugins"
  cp "$bundle" "$scratch/plugins/coordviz.artifactbundle.zip"
  sed -i.bak -e 's|^ *url: "https://.*|path: "coordviz.artifactbundle.zip"|' -e '/^ *checksum: /d' "$scratch/plugins/Package.swift"
}

# An app with one coordinator that keeps a child for ever.
write_app() {
  mkdir -p "$app/Sources/App"
  cat >"$app/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../plugins")],
  targets: [.target(name: "App", plugins: [.plugin(name: "CoordvizLint", package: "plugins")])]
)
END
  cat >"$app/Sources/App/Coordinators.swift" <<'END'
protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}

final class AppCoordinator: Coordinator {
  var children: [any Coordinator] = []
  func start() {}
  func showHome() {
    let home = HomeCoordinator()
    children.append(home)
    home.start()
  }
}

final class HomeCoordinator: Coordinator {
  var children: [any Coordinator] = []
  func start() {}
}
END
}

# Moves all lines down by one.
change_app() {
  { echo '// A change.'; cat "$app/Sources/App/Coordinators.swift"; } >"$scratch/changed.swift"
  mv "$scratch/changed.swift" "$app/Sources/App/Coordinators.swift"
}

# Adds a strong reference to the parent, which is an error.
break_app() {
  cat >>"$app/Sources/App/Coordinators.swift" <<'END'

final class LoopCoordinator: Coordinator {
  var children: [any Coordinator] = []
  var delegate: OuterCoordinator?
  func start() {}
}

final class OuterCoordinator: Coordinator {
  var children: [any Coordinator] = []
  func start() {
    let loop = LoopCoordinator()
    loop.delegate = self
    children.append(loop)
    loop.start()
  }
}
END
}

# Runs Swift in the app, and keeps what it printed.
swift_in_app() { (cd "$app" && swift "$@") >"$scratch/output.txt" 2>&1; }

expect() {
  local name=$1 status=$2 words=$3 actual=0
  shift 3
  swift_in_app "$@" || actual=$?
  if [[ $actual == "$status" ]] && grep -qF "$words" "$scratch/output.txt"; then
    echo "fine: $name"
  else
    failed=true
    echo "error: $name: exit code $actual instead of $status, or no '$words' in:" >&2
    tail -n 15 "$scratch/output.txt" >&2
  fi
}

copy_plugins
write_app

warning='Coordinators.swift:11:1: warning: AppCoordinator keeps one more HomeCoordinator'
coordviz=(package --allow-writing-to-package-directory coordviz)
expect 'the build shows findings' 0 "$warning" build
change_app
expect 'a build after a change shows them again' 0 "${warning/11:/12:}" build
expect 'render' 0 '└── HomeCoordinator' "${coordviz[@]}" render --format tree --target App
expect 'render writes a file' 0 '' "${coordviz[@]}" render --target App -o hierarchy.svg
grep -q '<svg' "$app/hierarchy.svg" || { echo "error: hierarchy.svg is no picture" >&2; failed=true; }
expect 'docs' 0 '' "${coordviz[@]}" docs Sources -o pages
[[ -d $app/pages ]] || { echo "error: docs wrote no pages" >&2; failed=true; }
expect 'check' 0 '' "${coordviz[@]}" check --target App
expect 'findings fail the command' 1 'coordviz ended with exit code 1' "${coordviz[@]}" lint --strict --target App
expect 'wrong usage fails the command' 1 'coordviz ended with exit code 64' "${coordviz[@]}" render --no-such-option
break_app
expect 'an error fails the build' 1 'error: LoopCoordinator keeps OuterCoordinator alive' build
[[ $failed == false ]]
