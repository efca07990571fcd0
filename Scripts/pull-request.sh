#!/usr/bin/env bash
# Compares a pull request, a push or a merge queue of GitHub with the commit before it: the step of action.yml. Writes the
# summary of the step, and one comment that is kept up to date, where the token may write.
#
# Takes everything from the environment, since inputs of an action may hold anything: COORDVIZ, SOURCE, BASE,
# BASE_OF_PULL_REQUEST, HEAD_OF_PULL_REQUEST, COMMIT_BEFORE, DEFAULT_BRANCH, NUMBER, COMMENT, FAIL_ON, SARIF, GH_TOKEN, and
# what GitHub sets. Scripts/install-release.sh, which it runs, takes COORDVIZ_RELEASES and COORDVIZ_CHECKSUMS.
#
# Exit status: 0 fine, 1 FAIL_ON says so, 2 it could not be done, 64 an input is wrong.
set -euo pipefail

marker='<!-- coordviz: structure -->' # as coordviz writes it
pages=$(mktemp -d "${RUNNER_TEMP:-/tmp}/coordviz.XXXXXX")

wrong() { echo "error: $1" >&2; exit 64; }

check_inputs() {
  case $FAIL_ON in nothing | changes | errors | findings) ;; *) wrong "fail-on is nothing, changes, errors or findings" ;; esac
  case $COMMENT in true | false) ;; *) wrong "comment is true or false" ;; esac
  case $SARIF in true | false) ;; *) wrong "sarif is true or false" ;; esac
  case $SOURCE in '' | -* | *$'\n'*) wrong "source is a path in the repository" ;; esac
  case $BASE in -* | *[[:space:]:]*) wrong "base is a revision of git" ;; esac
}

# Runs a program that asks others for something, and stops it after two minutes, where the machine has timeout.
limited() {
  if ! command -v timeout >/dev/null; then "$@"; return; fi
  local status=0
  timeout -k 5 120 "$@" || status=$?
  ((status != 124)) || echo "error: $1 did not end within 120 s and was stopped" >&2
  return "$status"
}

# The command that the input names, else the one on PATH, else the latest release.
find_coordviz() {
  coordviz=${COORDVIZ:-coordviz}
  if command -v "$coordviz" >/dev/null; then return; fi
  [[ -z $COORDVIZ ]] || wrong "there is no command '$COORDVIZ'"
  limited "$GITHUB_ACTION_PATH/Scripts/install-release.sh" "$pages/coordviz" || exit 2
  coordviz=$pages/coordviz/bin/coordviz
}

# Whether a revision is a commit that is here.
is_here() { git rev-parse --quiet --verify "$1^{commit}" >/dev/null; }

is_shallow() { [[ $(git rev-parse --is-shallow-repository) == true ]]; }

# Fetches one commit. A checkout with all of its history keeps it.
fetch_commit() {
  if is_shallow; then limited git fetch --quiet --no-tags --depth=1 origin "$1"; else limited git fetch --quiet --no-tags origin "$1"; fi
}

# Sets from to a commit that is here.
need() {
  from=$1
  is_here "$from" && return
  fetch_commit "$from" || {
    echo "error: there is no revision '$from'; name another base, or check out with fetch-depth: 0" >&2
    exit 2
  }
  from=$(git rev-parse FETCH_HEAD)
}

# Sets from to the commit where the checkout left a commit. A checkout without history fetches it in steps.
leave_point() {
  local other head depth
  need "$1"
  other=$from head=$(git rev-parse HEAD)
  for depth in 50 1000 20000 0; do
    if from=$(git merge-base "$other" "$head"); then return; fi
    if ((depth == 0)) || ! is_shallow; then break; fi
    limited git fetch --quiet --no-tags --depth="$depth" origin "$other" "$head" || break
  done
  echo "error: no commit is common to HEAD and '$other'; name another base, or check out with fetch-depth: 0" >&2
  exit 2
}

# A pull request is compared with the commit that it starts from. What is checked out decides: GitHub's merge commit, which
# names what it merges into, or the head of the pull request.
find_base_of_pull_request() {
  local parents
  parents=$(git cat-file commit HEAD | sed -n '/^$/q; s/^parent //p' | tr '\n' ' ')
  if [[ -n ${HEAD_OF_PULL_REQUEST:-} && $parents == *" $HEAD_OF_PULL_REQUEST " ]]; then
    need "${parents%% *}"
    return
  fi
  leave_point "$BASE_OF_PULL_REQUEST"
  [[ $from == "$(git rev-parse HEAD)" && $from != "${HEAD_OF_PULL_REQUEST:-}" ]] || return 0
  echo "error: the pull request is not checked out; add to actions/checkout: ref: \${{ github.event.pull_request.head.sha }}" >&2
  exit 2
}

# What to compare with: the named revision, else what the event of GitHub says. A push and a merge queue name the commit
# before them. Everything else is compared with the commit where it left the default branch.
find_base() {
  local branch=${DEFAULT_BRANCH:-}
  if [[ -n $BASE ]]; then need "$BASE"; return; fi
  if [[ -n ${BASE_OF_PULL_REQUEST:-} ]]; then find_base_of_pull_request; return; fi
  # A new branch has no commit before it: the name is all zeros. After a forced push, that commit may be gone.
  from=${COMMIT_BEFORE:-}
  if [[ ! $from =~ ^0*$ ]] && { is_here "$from" || fetch_commit "$from" 2>/dev/null; }; then return; fi
  [[ -n $branch ]] || wrong "there is nothing to compare with; name a base"
  fetch_commit "refs/heads/$branch" || { echo "error: the branch '$branch' cannot be fetched; name a base" >&2; exit 2; }
  leave_point "$(git rev-parse FETCH_HEAD)"
  [[ $from != "$(git rev-parse HEAD)" ]] || wrong "'$branch' has all that is checked out; name a base"
}

# Writes a page for a host; a status of 1 says that something is different.
compare() {
  local status=0
  "$coordviz" diff --quiet --host "$1" -o "$2" -- "$from:$path" "$SOURCE" || status=$?
  ((status < 2)) || exit "$status"
  return "$status"
}

write_summary() {
  local summary=$pages/summary.md
  compare github-summary "$summary" || true
  cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
}

# The number of the comment that was written before. Who is no program cannot have written it.
old_comment() {
  limited gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" \
    --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id" | head -n 1
}

write_comment() {
  local old
  old=$(old_comment) || return 1
  if [[ -n $old ]]; then
    limited gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$old" -F "body=@$page"
  elif [[ $changed == true ]]; then
    limited gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" -F "body=@$page"
  fi
}

write_sarif() {
  local status=0
  "$coordviz" check --quiet -o "$pages/findings.sarif" -- "$SOURCE" || status=$?
  ((status < 2)) || exit "$status"
  echo "sarif=$pages/findings.sarif" >>"$GITHUB_OUTPUT"
}

# Whether a finding of a severity was found that was not there before, as the lines of a diff say it.
has_new() {
  local lines=$pages/diff.txt
  "$coordviz" diff --quiet -o "$lines" -- "$from:$path" "$SOURCE" || (($? == 1)) || exit 2
  grep -Eq "^\\+ ($1): .*\[[a-z-]+\]( \(.*\))?\$" "$lines"
}

# In a container, the checkout belongs to another user, whom git would not trust: only it is named to git, and only here.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=${GITHUB_WORKSPACE:-$PWD}

check_inputs
find_coordviz
find_base

# Revisions name paths from the top of the repository, or from here with ./ before them.
path=./${SOURCE#./}
[[ $SOURCE == . ]] && path=./
if ! git cat-file -e "$from:$path" 2>/dev/null; then
  echo "There is no '$SOURCE' in the base revision: nothing to compare."
  echo "changed=false" >>"$GITHUB_OUTPUT"
  exit 0
fi

page=$pages/comment.md
if compare github-comment "$page"; then changed=false; else changed=true; fi
write_summary
{ echo "changed=$changed"; echo "page=$page"; } >>"$GITHUB_OUTPUT"
if [[ $SARIF == true ]]; then write_sarif; fi
if [[ $COMMENT == true && -n $NUMBER ]] && ! write_comment; then
  # A pull request from a fork has a token that only reads.
  echo "::warning title=coordviz::The comment could not be written; the summary of this step says the same."
fi

case $FAIL_ON in
  changes) [[ $changed == false ]] ;;
  errors) ! has_new error ;;
  findings) ! has_new 'error|warning|note' ;;
esac
