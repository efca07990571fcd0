#!/bin/bash
# Runs the example app, and draws the tree of coordinators that was alive in it.
#
#   Scripts/demo.sh [FOLDER]    the pictures go to FOLDER, .build/demo unless given
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$project/.build/demo}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
example=$project/Examples/WithYou

echo "Building coordviz" >&2
swift build --quiet --package-path "$project" --product coordviz
coordviz=$(swift build --package-path "$project" --show-bin-path)/coordviz

echo "Building and running the example, which writes its live tree" >&2
swift build --quiet --package-path "$example" --product WithYou
"$(swift build --package-path "$example" --show-bin-path)/WithYou" "$folder/withyou.json" >&2

echo "Drawing it" >&2
for ending in mmd md svg; do
  "$coordviz" render "$folder/withyou.json" --theme guide -o "$folder/withyou.$ending" --quiet
done

for ending in json mmd md svg; do echo "$folder/withyou.$ending"; done
