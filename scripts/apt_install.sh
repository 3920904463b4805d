#!/bin/sh
# Install Debian packages: as root, or by sudo where that asks for no password. Otherwise say what is missing.
set -eu

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Please install these packages, then try again:  sudo apt-get install $*" >&2
    exit 1
fi

if ! command -v apt-get >/dev/null; then
    echo "Please install what these Debian packages hold, then try again: $*" >&2
    exit 1
fi

# Another install may be running: wait for it.
apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 "$@"
}

echo "Installing $* ..." >&2
apt install --no-install-recommends "$@" >/dev/null 2>&1 && exit 0
apt update >/dev/null
apt install --no-install-recommends "$@" >/dev/null
