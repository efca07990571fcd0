#!/bin/bash
# Runs the tests: layout of the code, the build, and every test that a contributor should run. Takes 5 to 11 minutes on
# two cores, and half of that is the first build.
#
#   Scripts/test.sh                                 everything
#   Scripts/test.sh --filter MermaidPropertyTests   the tests whose name matches
#   Scripts/test.sh --slow                          instead, the tests that build other packages, trace system calls or need a browser
#
# Other arguments go to Scripts/run-tests.py. It prints a line for each suite that is done, and failures at once. All that the
# tests print is in .build/tests.log.
set -euo pipefail

cd "$(dirname "$0")/.."

Scripts/install-graphviz.sh

echo "Checking the layout of the code" >&2
# Not of Tests/Fixtures: those are apps as their authors write them.
if ! swift format lint --strict --parallel --recursive Package.swift Sources Tests/*Tests Tests/TestSupport Examples; then
  echo "error: the layout differs; run 'swift format -i -r Sources Tests Examples', and document what is public" >&2
  exit 1
fi

echo "Building" >&2
swift build --build-tests

echo "Testing" >&2
exec Scripts/run-tests.py "$@"
