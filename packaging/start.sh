#!/bin/sh
# Sets up the game in this checkout and opens it: sh packaging/start.sh [arguments of freedoko-qt]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/packaging/setup.sh"
set_up window
exec "$venv/bin/python" -m freedoko_qt "$@"
