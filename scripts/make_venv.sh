#!/bin/sh
# Make a virtual environment: scripts/make_venv.sh PYTHON FOLDER
# A Debian without python3-venv is no obstacle: virtualenv from PyPI does the same, and apt is the last resort.
set -eu
python=$1
folder=$2

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Hordekeep needs Python 3.11 or newer, and '$python' is not. Try: make PYTHON=python3.12 ..." >&2
    exit 1
fi

"$python" -m venv "$folder" >/dev/null 2>&1 && exit 0
rm -rf "$folder"

if "$python" -m pip --version >/dev/null 2>&1; then
    tool=$(mktemp -d)
    trap 'rm -rf "$tool"' EXIT
    "$python" -m pip install --quiet --disable-pip-version-check --target "$tool" virtualenv
    PYTHONPATH=$tool "$python" -m virtualenv --quiet "$folder"
    exit 0
fi

sh "$(dirname "$0")/apt_install.sh" python3-venv
"$python" -m venv "$folder"
