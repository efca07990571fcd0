# shellcheck shell=bash
# To be sourced: runs a command as the superuser.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; return; fi
  if command -v sudo >/dev/null; then sudo "$@"; return; fi
  echo "error: this needs the superuser, and there is no sudo; run it as root: $*" >&2
  exit 2
}
