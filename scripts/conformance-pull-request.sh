#!/usr/bin/env bash
# Commits what a recording changed to the branch conformance/newest and opens a pull request for it, or renews the one there is.
# Usage: conformance-pull-request.sh BODY_FILE, with GH_TOKEN, GITHUB_SERVER_URL and GITHUB_REPOSITORY in the environment.
set -euo pipefail
cd "$(dirname "$0")/.."
body=$1
branch=conformance/newest
title="Record what the newest servers do"

git add --all -- test/conformance docs/accuracy.md
if git diff --cached --quiet; then
  echo "nothing differs"
  exit 0
fi
git switch --quiet --force-create "$branch"
git -c user.name=conformance -c user.email=conformance@users.noreply.github.com commit --quiet --message "$title"
# The token is for this push only and is kept nowhere.
header="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$GH_TOKEN" | base64 --wrap=0)"
git -c "http.$GITHUB_SERVER_URL/.extraheader=$header" push --quiet --force "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "HEAD:refs/heads/$branch"
number=$(gh pr list --head "$branch" --state open --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then
  gh pr edit "$number" --body-file "$body"
else
  gh pr create --head "$branch" --title "$title" --body-file "$body"
fi
