#!/bin/bash
# Runs everything that must hold: layout of the code, the scripts, the tests. The tests build and run the
# example app too. Arguments go to swift test:
#
#   Scripts/test.sh --filter Mermaid
#
# It prints what fails. All that the tests print is in .build/tests.log.
set -euo pipefail

cd "$(dirname "$0")/.."

Scripts/install-graphviz.sh

echo "Checking the layout of the code" >&2
# Not of Tests/Fixtures: those are apps as their authors write them.
if ! swift format lint --strict --parallel --recursive Package.swift Sources Tests/*Tests Tests/TestSupport Examples; then
  echo "error: the layout differs; run 'swift format -i -r Sources Tests Examples', and document what is public" >&2
  exit 1
fi

echo "Running the tests" >&2
log=.build/tests.log
mkdir -p .build
# Thousands of lines say that a test started or passed: they go to the log only.
seen='^\[[0-9]+/[0-9]+\]|^(✘|↳|━ Test run|✔ Test run|Build|Fetch|error|warning)|: (error|warning): '
if ! swift test "$@" 2>&1 | tee "$log" | { grep --line-buffered -E "$seen" || true; }; then
  echo "These tests failed:"
  grep -E '^✘ Test .* (recorded an issue|failed)' "$log" | head -100 || true
  echo "error: the tests failed; $log has all of their output" >&2
  exit 1
fi
