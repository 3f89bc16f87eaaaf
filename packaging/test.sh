#!/bin/sh
# Sets up the tests in this checkout and runs them all, offscreen: sh packaging/test.sh [arguments of pytest]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/packaging/setup.sh"
set_up offscreen test
cd "$root"
export QT_QPA_PLATFORM=offscreen
"$venv/bin/python" -m ruff check
"$venv/bin/python" -m mypy
# A part of the tests covers a part of the engine: the threshold is for all of them.
[ $# -gt 0 ] || set -- --cov=freedoko_qt.engine --cov-report=term-missing:skip-covered --cov-fail-under=95
exec "$venv/bin/python" -m pytest -n 2 "$@"
