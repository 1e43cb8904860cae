#!/usr/bin/env bash
# What a recording changed and what the replay says of it, in Markdown. Fails only where neither is known.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "Recorded again with the newest servers by the weekly run. Read each changed vector as a user would; where the replay"
echo "disagrees, the model follows the servers, or \`test/conformance/skips.ts\` and \`docs/limits.md\` say why not."
echo
echo "Versions: $(node -p 'JSON.parse(require("node:fs").readFileSync("test/conformance/versions.json")).map((one) => one.version).join(", ")')"
echo
echo '```'
git status --short -- test/conformance
echo '```'
echo
if npm test --silent -- test/conformance/replay > replay.log 2>&1; then
  echo "The replay agrees."
else
  echo "The replay disagrees:"
  echo
  echo '```'
  grep --extended-regexp '^ +●|it was|it ended|it starts|it does not start|^Tests:' replay.log | sort --unique | head --lines 100 | cut --characters 1-300 || true
  echo '```'
fi
rm --force replay.log
# The page of numbers is a test of its own; a pull request that leaves it behind could not be merged.
npm run --silent update -- test/conformance/accuracy > /dev/null 2>&1 || echo "docs/accuracy.md could not be written."
