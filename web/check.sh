#!/bin/sh
# The layout, lint, types and unit tests of the page. Building the page needs no Node; checking it does.
set -eu
cd "$(dirname "$0")"

if ! command -v node >/dev/null 2>&1; then
  echo "web: NOT CHECKED: no node on this machine. Install Node 20.19 or newer to check the page." >&2
  exit 1
fi
[ -d node_modules ] && [ node_modules -nt package-lock.json ] || npm ci --no-audit --no-fund --loglevel=error

echo "web: layout (to mend it: cd web && npm run format)"
node_modules/.bin/prettier --check --log-level=warn .

echo "web: lint"
node_modules/.bin/eslint --max-warnings=0 .

echo "web: types"
node node_modules/typescript/bin/tsc --noEmit

echo "web: the board imports nothing from outside itself"
node tools/board-alone.mjs

echo "web: unit tests"
rm -rf target/test
node_modules/.bin/esbuild $(find src -name '*.test.ts' | sort) --bundle --platform=node --format=esm \
  --external:typescript --outbase=src --outdir=target/test --out-extension:.js=.mjs --log-level=warning
node --test --test-reporter=spec target/test
