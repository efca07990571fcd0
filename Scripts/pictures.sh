#!/bin/bash
# Draws the pictures of the documentation again, as headless Chromium shows them on light and dark pages, in each theme.
#
#   Scripts/pictures.sh [FOLDER]    writes the pictures to FOLDER; the default is docs/images
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$project/docs/images}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

if [ ! -f "$project/.build/demo/withyou.json" ]; then "$project/Scripts/demo.sh" >/dev/null; fi
swift build --quiet --package-path "$project" --product coordviz
coordviz=$(swift build --package-path "$project" --show-bin-path)/coordviz

# draw NAME INPUT [options]
draw() {
  local name=$1 input=$2
  shift 2
  for theme in default guide; do
    local picture=$scratch/$name-$theme.svg
    "$coordviz" render "$input" --theme "$theme" "$@" -o "$picture" --quiet
    shoot "$picture" 1 "$folder/$name-$theme-light.png"
    shoot "$picture" 0 "$folder/$name-$theme-dark.png"
  done
}

# shoot SVG SCHEME PNG: as wide as a column of text, and as high as that makes it
shoot() {
  local width height
  read -r width height < <(sed -n 's/.*viewBox="[^ ]* [^ ]* \([0-9]*\)[^ ]* \([0-9]*\).*/\1 \2/p' "$1" | head -1)
  local page=$scratch/page.html wide=1200
  if [ "$width" -lt "$wide" ]; then wide=$width; fi
  {
    echo '<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
    echo "<style>body { margin: 0 } svg { display: block; width: ${wide}px; height: auto }</style>"
    cat "$1"
  } >"$page"
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$scratch/profile" \
    --window-size="$wide,$((height * wide / width + 1))" --blink-settings="preferredColorScheme=$2" \
    --screenshot="$3" "file://$page" 2>/dev/null
}

draw example "$project/.build/demo/withyou.json" --show all --title WithYou
"$coordviz" render "$project/Tests/Fixtures/Pictures/vocabulary.json" --show all -o "$folder/vocabulary.svg" --quiet
