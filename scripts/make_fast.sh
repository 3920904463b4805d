#!/bin/sh
# Install Hordekeep with compiled rules: scripts/make_fast.sh PYTHON FOLDER [EXTRAS] [LEVEL]
# LEVEL is how much the C compiler optimises, 0 to 3; the games are the same, only slower to play or to build.
# The compiler leaves its files beside the sources, where they would hide every later change: so it gets a copy.
set -eu
python=$1
folder=$2
extras=${3:+[$3]}
level=${4:-3}

[ -x "$folder/bin/python" ] || sh "$(dirname "$0")/make_venv.sh" "$python" "$folder"
if ! "$folder/bin/python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; then
    echo "Compiling needs Python's headers. On Debian: apt install python3-dev" >&2
    exit 1
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/tests" "$copy/scripts"
cp pyproject.toml hatch_build.py README.md LICENSE "$copy"
cp scripts/build_web.py "$copy/scripts"
cp -R src "$copy"
cp -R tests/scenarios "$copy/tests"
sed -i "s/^opt_level = .*/opt_level = \"$level\"/" "$copy/pyproject.toml"
"$folder/bin/python" scripts/write_out.py "$copy/src"
"$folder/bin/python" -m pip uninstall --quiet --yes hordekeep 2>/dev/null
# Nobody debugs the C files.
CFLAGS="${CFLAGS:-} -g0" HATCH_BUILD_HOOK_ENABLE_MYPYC=true HORDEKEEP_SKIP_WEB=1 \
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$copy$extras"
