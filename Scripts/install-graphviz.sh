#!/bin/bash
# Installs Graphviz, which lays out and draws what coordviz does not by itself. The build does not need it; PNG, PDF and
# the tests do. Says nothing and takes no time when it is there.
set -euo pipefail

is_ready() { command -v dot >/dev/null; }

# Runs a command as the superuser.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; return; fi
  if command -v sudo >/dev/null; then sudo "$@"; return; fi
  echo "error: this needs the superuser, and there is no sudo; run it as root: $*" >&2
  exit 2
}

if is_ready; then exit 0; fi

if command -v apt-get >/dev/null; then
  echo "Installing graphviz with apt" >&2
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq graphviz >/dev/null
elif command -v brew >/dev/null; then
  echo "Installing graphviz with Homebrew" >&2
  brew install --quiet graphviz
elif command -v dnf >/dev/null; then
  echo "Installing graphviz with dnf" >&2
  as_root dnf install -y -q graphviz
fi

if ! is_ready; then
  echo "error: there is no 'dot'; install Graphviz (https://graphviz.org/download)" >&2
  exit 2
fi
