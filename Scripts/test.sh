#!/bin/bash
# Runs everything that must hold: layout of the code, the scripts, the tests. The tests build and run the
# example app too. Arguments go to swift test:
#
#   Scripts/test.sh --filter Mermaid
set -euo pipefail

cd "$(dirname "$0")/.."

Scripts/install-graphviz.sh

echo "Checking the layout of the code" >&2
swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples

echo "Running the tests" >&2
swift test "$@"
