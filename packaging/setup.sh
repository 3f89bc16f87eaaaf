# Shared by the scripts beside it, which set $root to the checkout and source this file.
# set_up window|offscreen [EXTRA] brings everything the program needs onto this computer:
# the system's libraries, a virtual environment ($venv) and the package in it, as an editable install.
# What is there already is left alone, so that a second call takes a moment.

venv=${FREEDOKO_VENV:-$root/.venv}
case $venv in /*) ;; *) venv=$PWD/$venv ;; esac
offscreen_libraries="libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 fonts-dejavu-core"
window_libraries="libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"

set_up() {
    wait_for_other_starts
    packages=$offscreen_libraries
    [ "$1" = offscreen ] || packages="$packages $window_libraries"
    has_venv || find_python || packages="python3 python3-venv $packages"
    install_missing $packages
    has_venv || make_venv
    is_installed "${2:-}" || install_package "${2:-}"
    exec 9<&-
}

# Locks until descriptor 9 is closed, where the system has flock: two starts would write into one environment at once.
wait_for_other_starts() {
    exec 9< "$root/pyproject.toml"
    command -v flock > /dev/null || return 0
    flock -n 9 || { echo "Waiting for another start that is setting up the game." >&2; flock 9 || :; }
}

has_venv() {
    "$venv/bin/python" -c 'import pip' 2>/dev/null
}

make_venv() {
    find_python || fail "FreeDoko Qt needs Python 3.11 or newer, with its modules venv and ensurepip."
    clear=
    [ ! -e "$venv/pyvenv.cfg" ] || clear=--clear  # an old one whose Python is gone, or whose pip is incomplete
    mkdir -p "$venv" 2>/dev/null || fail "$venv cannot be created. Please name another folder: FREEDOKO_VENV=FOLDER sh $0"
    "$python" -m venv $clear "$venv"
}

# Sets $python to one that can make an environment; Debian's does with python3-venv only.
find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$python" -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then return; fi
    done
    return 1
}

# Whether the package was installed with this extra, or with those of the tests, and nothing has changed since.
is_installed() {
    installed=$(cat "$venv/.freedoko-setup" 2>/dev/null) || return 1
    [ "$installed" = "$(state "$1")" ] || { [ -z "$1" ] && [ "$installed" = "$(state test)" ]; }
}

install_package() {
    echo "Setting up $venv; this takes a minute, once." >&2
    quiet=
    [ -t 2 ] || quiet=--quiet  # a terminal shows the progress of the downloads
    again=
    [ -s "$venv/.freedoko-setup" ] || again=--force-reinstall  # pip trusts what a setup cut short has left
    "$venv/bin/python" -m pip --version > /dev/null 2>&1 || make_venv  # a start was killed while it unpacked pip
    : > "$venv/.freedoko-setup"  # until everything is there again
    "$venv/bin/python" -m pip install $quiet $again --disable-pip-version-check --editable "$root${1:+[$1]}" >&2 ||
        fail "The setup failed. It needs a network connection and 500 MB on the disk; the next start tries again."
    state "$1" > "$venv/.freedoko-setup"
}

# All that the installed package depends on: when this changes, pip has work to do.
state() {
    echo "$root [$1] $("$venv/bin/python" -V) $(cksum < "$root/pyproject.toml")"
}

# Installs those of the named Debian packages that are missing, or says how. Elsewhere than on Debian and its
# relatives there is nothing to ask, and the libraries are left to the user.
install_missing() {
    command -v dpkg-query > /dev/null || return 0
    missing=
    for package in "$@"; do
        # Debian 13 and Ubuntu 24.04 have renamed some to ...t64.
        dpkg-query -W -f '${db:Status-Abbrev}\n' "$package" "${package}t64" 2>/dev/null | grep -q '^ii' ||
            missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    elif command -v sudo > /dev/null; then
        fail "Some packages of the system are missing. Please run: sudo apt-get install$missing"
    else
        fail "Some packages of the system are missing. Please run: su -c 'apt-get install$missing'"
    fi
    echo "Installing packages of the system:$missing" >&2
    apt_get update -qq
    apt_get install -y -qq --no-install-recommends $missing
}

# Runs apt-get, after any other program that installs software.
apt_get() {
    waiting=
    until said=$($as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get "$@" 2>&1 < /dev/null); do
        case $said in
            *"Could not get lock"* | *"locked by another process"*) ;;
            *) fail "$said" ;;
        esac
        [ -n "$waiting" ] || echo "Waiting for another program that installs software." >&2
        waiting=yes
        sleep 2
    done
}

fail() {
    echo "$1" >&2
    exit 1
}
