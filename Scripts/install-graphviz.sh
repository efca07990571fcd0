#!/bin/bash
# Installs what the build needs beside Swift and git: Graphviz's library and pkg-config, which finds it.
# Says nothing and takes no time when both are there.
set -euo pipefail

is_ready() { command -v pkg-config >/dev/null && pkg-config --exists libgvc; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; return; fi
  if command -v sudo >/dev/null; then sudo "$@"; return; fi
  echo "error: this needs the superuser, and there is no sudo; run it as root: $*" >&2
  exit 2
}

if is_ready; then exit 0; fi

if command -v apt-get >/dev/null; then
  echo "Installing libgraphviz-dev and pkg-config with apt" >&2
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libgraphviz-dev pkg-config >/dev/null
elif command -v brew >/dev/null; then
  echo "Installing graphviz and pkgconf with Homebrew" >&2
  brew install --quiet graphviz pkgconf
elif command -v dnf >/dev/null; then
  echo "Installing graphviz-devel and pkgconf-pkg-config with dnf" >&2
  as_root dnf install -y -q graphviz-devel pkgconf-pkg-config
fi

if ! is_ready; then
  echo "error: pkg-config does not find libgvc; install Graphviz with its headers (https://graphviz.org/download)" >&2
  exit 2
fi
