#!/usr/bin/env bash
# Installs a release in a bare Debian without Swift, runs the main commands of the README there, and prints how long the first
# picture took.
#
#   Scripts/check-release.sh ARCHIVE [SOURCES]
#
#   ARCHIVE   an archive that Scripts/release.sh packed on this kind of machine
#   SOURCES   a folder with an app; unless given, the example app of this repository
#
# Needs the superuser, debootstrap and a Debian mirror. Keeps the Debian in the cache.
#
# Exit status: 0 fine, 1 a command failed, 2 it could not be done, 64 wrong usage.
set -euo pipefail

usage() { sed -n '5,8s/^# \{0,1\}//p' "$0" >&2; exit 64; }

case $# in 1 | 2) ;; *) usage ;; esac
[[ -f $1 ]] || usage
archive=$(realpath "$1")
sources=$(realpath "${2:-$(dirname "$0")/../Examples/WithYou/Sources}")
suite=bookworm
root="${XDG_CACHE_HOME:-$HOME/.cache}/coordviz/debian-$suite"
failed=false

make_debian() {
  if [[ -x $root/bin/sh ]]; then return; fi
  command -v debootstrap >/dev/null || { echo "error: there is no debootstrap; run 'apt-get install debootstrap'" >&2; exit 2; }
  echo "Making a Debian, which takes a few minutes" >&2
  mkdir -p "$(dirname "$root")"
  rm -rf "$root.new"
  debootstrap --variant=minbase "$suite" "$root.new" >"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2; exit 2; }
  mv "$root.new" "$root"
}

empty_debian() { rm -rf "${root:?}"/project "${root:?}"/usr/local/{bin,share}/* "${root:?}"/root/.cache; }

# Runs a command in the Debian, in the folder of the app. Swift reads the arguments of a program from /proc, which goes away
# with the command.
inside() {
  # shellcheck disable=SC2016 # the inner shell replaces these
  unshare --mount --pid --fork sh -c 'mount -t proc proc "$1/proc" &&
    exec chroot "$1" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin sh -c "cd /project && $2"' \
    inside "$root" "$1"
}

# Runs a command, whose exit status may also be 1 where it reports findings.
run() {
  local status=0 start=$EPOCHREALTIME
  inside "$1" >"$root/project/output.txt" 2>&1 || status=$?
  printf '%6.2f s  exit %d  %s\n' "$(seconds_since "$start")" "$status" "$1"
  [[ $status == 0 || " ${2:-} " == *" $status "* ]] || { failed=true; tail -n 3 "$root/project/output.txt"; }
}

seconds_since() { awk -v start="$1" -v now="$EPOCHREALTIME" 'BEGIN { print now - start }'; }

install_release() {
  mkdir -p "$root/project"
  cp -R "$sources" "$root/project/Sources"
  tar -xzf "$archive" --strip-components=1 --no-same-owner -C "$root/usr/local"
}

make_debian
trap empty_debian EXIT
empty_debian
! chroot "$root" sh -c 'command -v swift' || { echo "error: $root has Swift; remove it" >&2; exit 2; }

first=$EPOCHREALTIME
install_release
run 'coordviz render Sources -o hierarchy.svg'
printf 'From the archive to the first picture: %.1f s\n' "$(seconds_since "$first")"
inside 'grep -q "^<svg\|<?xml" hierarchy.svg' || { echo "error: hierarchy.svg is no picture" >&2; failed=true; }

run 'coordviz --version'
run 'coordviz render Sources --format tree'
run 'coordviz render Sources -o hierarchy.html'
run 'coordviz scan Sources -o hierarchy.json'
run 'coordviz check hierarchy.json' 1
run 'coordviz lint Sources' 1
run 'coordviz stats hierarchy.json'
run 'coordviz docs Sources -o pages'
run 'coordviz render hierarchy.json -o hierarchy.png' 2 # without Graphviz
run 'coordviz doctor' '1 2'                             # says so
[[ $failed == false ]]
