#!/bin/sh
# Runs a command of Masthead with the Node beside this file, or else the one on PATH.
set -eu

here=$(dirname "$(readlink -f "$0")")
node=$here/node
[ -x "$node" ] || node=$(command -v node) || {
  echo "masthead: no Node.js was found. Install version 24.12 or newer from https://nodejs.org, or put it at $here/node." >&2
  exit 1
}
version=$("$node" --version)
minor=${version#v*.}
minor=${minor%%.*}
major=${version#v}
major=${major%%.*}
if [ "$major" -lt 24 ] || { [ "$major" -eq 24 ] && [ "$minor" -lt 12 ]; }; then
  echo "masthead: Node.js 24.12 or newer is needed, and $node is $version. Install a newer one from https://nodejs.org." >&2
  exit 1
fi
exec "$node" "$here/../server/dist/release/masthead.js" "$@"
