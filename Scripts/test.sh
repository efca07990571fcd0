#!/bin/bash
# Runs everything that must hold: layout of the code, the scripts, the tests. The tests build and run the
# example app too. Arguments go to swift test:
#
#   Scripts/test.sh --filter Mermaid
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
swift test "$@"
