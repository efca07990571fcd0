#!/usr/bin/env bash
# Builds coordviz for this machine and packs it as a release. Publishes nothing.
#
#   Scripts/release.sh [--dry-run] [--command PATH] VERSION
#
#   --dry-run        allows uncommitted changes, and a commit without the tag VERSION
#   --command PATH   packs this command instead of building one
#
# Writes to dist/: the archive for this platform, coordviz.artifactbundle.zip with the archives of all platforms in dist/, and
# checksums.txt. Prints the size of the archive, and on Linux the version of glibc that the command needs.
#
# Exit status: 0 done, 2 it could not be done, 64 wrong usage.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() { sed -n '4,7s/^# \{0,1\}//p' "$0" >&2; exit 64; }
fail() { echo "error: $1" >&2; exit 2; }

read_arguments() {
  dry_run=false command='' version=''
  while (($# > 0)); do
    case $1 in
      --dry-run) dry_run=true ;;
      --command) (($# > 1)) || usage; command=$2; shift ;;
      -*) usage ;;
      *) [[ -z $version ]] || usage; version=$1 ;;
    esac
    shift
  done
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || usage
}

# The source states the version, so that a build from source reports the same one as a release.
check_version() {
  local file=Sources/CoordViz/Version.swift
  grep -q "\"$version\"" "$file" || fail "$file: the version is not $version; change it and commit, then tag the commit"
  if [[ $dry_run == true ]]; then return; fi
  [[ -z $(git status --porcelain) ]] || fail "there are uncommitted changes; commit them, or add --dry-run"
  git tag --points-at HEAD | grep -qx "$version" || fail "this commit has no tag $version; tag it, or add --dry-run"
}

platform() {
  case $(uname -sm) in
    'Linux x86_64') echo linux-x86_64 ;;
    'Linux aarch64') echo linux-arm64 ;;
    Darwin*) echo macos-universal ;;
    *) fail "there are no releases for $(uname -sm)" ;;
  esac
}

build() {
  if [[ -n $command ]]; then return; fi
  echo "Building, which takes about ten minutes" >&2
  command=$(ARCHS="arm64 x86_64" Scripts/build-release.sh)
}

add_command() {
  install -d "$folder/bin"
  install -m 755 "$command" "$folder/bin/coordviz"
  if [[ $(uname) == Darwin ]]; then
    strip -x "$folder/bin/coordviz"
    codesign --force --sign - "$folder/bin/coordviz" # stripping breaks the signature that macOS asks for
  else
    strip "$folder/bin/coordviz"
  fi
  local reported
  reported=$("$folder/bin/coordviz" --version)
  [[ $reported == "$version" ]] || fail "the command reports version $reported; build it again"
}

add_completions_and_manual() {
  local share=$folder/share coordviz=$folder/bin/coordviz
  install -d "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/man/man1"
  "$coordviz" --generate-completion-script bash >"$share/bash-completion/completions/coordviz"
  "$coordviz" --generate-completion-script zsh >"$share/zsh/site-functions/_coordviz"
  "$coordviz" --generate-completion-script fish >"$share/fish/vendor_completions.d/coordviz.fish"
  Scripts/generate-reference.py --manual "$coordviz" >"$share/man/man1/coordviz.1"
}

# The licence of each package that is linked in, as it stands in the package itself.
add_licences() {
  local documents=$folder/share/doc/coordviz checkout
  install -d "$documents/licences"
  cp LICENSE CHANGELOG.md "$documents/"
  cp Packaging/licences/* "$documents/licences/"
  for checkout in $(Scripts/release.py sbom --linked); do
    cat .build/checkouts/"$checkout"/LICENSE* >"$documents/licences/$checkout.txt"
  done
  if [[ $(uname) == Linux ]]; then
    cp "$(dirname "$(command -v swiftc)")/../share/swift/LICENSE.txt" "$documents/licences/Swift.txt"
  fi
  Scripts/release.py sbom --version "$version" >"$documents/coordviz.cdx.json"
}

report() {
  du -h "dist/$name.tar.gz" | cut -f1 | sed "s|^|dist/$name.tar.gz: |"
  if [[ $(uname) == Linux ]]; then
    objdump -T "$folder/bin/coordviz" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1 | sed 's/GLIBC_/needs glibc /'
  fi
}

read_arguments "$@"
check_version
name=coordviz-$version-$(platform)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
folder=$scratch/$name

build
add_command
add_completions_and_manual
add_licences
Scripts/release.py archive "$folder" dist
Scripts/release.py bundle "$version" dist
report
