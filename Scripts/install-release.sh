#!/usr/bin/env bash
# Downloads the released coordviz for this machine, compares it with the checksum in Packaging/checksums.txt, and unpacks it.
#
#   Scripts/install-release.sh FOLDER      bin/coordviz and share/ in this folder
#
# Environment: COORDVIZ_RELEASES is the address that contains a folder for each version. https and file addresses work.
#              COORDVIZ_CHECKSUMS is another file of checksums.
#
# Exit status: 0 done, 2 it could not be done, 64 wrong usage.
set -euo pipefail

[[ $# == 1 && $1 != -* ]] || { sed -n '4s/^# *//p' "$0" >&2; exit 64; }
folder=$1
releases=${COORDVIZ_RELEASES:-https://github.com/OWNER/coordviz/releases/download}
checksums=${COORDVIZ_CHECKSUMS:-$(dirname "$0")/../Packaging/checksums.txt}

fail() { echo "error: $1" >&2; exit 2; }

platform() {
  case $(uname -sm) in
    'Linux x86_64') echo linux-x86_64 ;;
    'Linux aarch64') echo linux-arm64 ;;
    Darwin*) echo macos-universal ;;
    *) fail "there is no release for $(uname -sm); build coordviz from source" ;;
  esac
}

sum_of() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d' ' -f1; }

platform=$(platform)
read -r expected archive < <(grep -E "^[0-9a-f]{64}  coordviz-[0-9A-Za-z.-]+-$platform\.tar\.gz$" "$checksums") \
  || fail "$checksums: there is no release for $platform; build coordviz from source"
version=${archive#coordviz-}
version=${version%-"$platform".tar.gz}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
curl --fail --silent --show-error --location --retry 2 --max-time 300 --proto =https,file --proto-redir =https \
  --output "$scratch/$archive" "$releases/$version/$archive" \
  || fail "$releases/$version/$archive could not be downloaded; check the address and the network"
actual=$(sum_of "$scratch/$archive")
[[ $actual == "$expected" ]] || fail "$archive: the checksum is $actual instead of $expected; do not use this file"

mkdir -p "$folder"
tar -xzf "$scratch/$archive" --strip-components=1 --no-same-owner -C "$folder"
echo "Installed coordviz $version in $folder" >&2
