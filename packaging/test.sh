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
if [ $# -gt 0 ]; then
    exec "$venv/bin/python" -m pytest -n 2 "$@"
fi
# The engine's own tests must reach all of it; the others run faster unwatched.
"$venv/bin/python" -m pytest -n 2 --cov=freedoko_qt.engine --cov-report=term-missing:skip-covered \
    --cov-fail-under=95 tests/engine
exec "$venv/bin/python" -m pytest -n 2 --ignore=tests/engine
