#!/bin/sh
# Brings what the source says into translations/*.ts, to be translated there: sh packaging/translations.sh
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/packaging/setup.sh"
set_up offscreen
cd "$root"
collect() {
    "$venv/bin/pyside6-lupdate" -silent -extensions py -locations none -no-obsolete freedoko_qt "$@"
}
collect -ts translations/freedoko_de.ts
# The source speaks English, all but its plurals.
collect -pluralonly -ts translations/freedoko_en.ts
# With a German deck cards have other names; it prints the texts that no rule can say.
"$venv/bin/python" packaging/german_suits.py
