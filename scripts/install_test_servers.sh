#!/bin/sh
# Install what the tests need beyond Python and Node: Chromium, PostgreSQL, Redis and strace. What is there stays as it is.
set -eu

missing=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="chromium"
ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || command -v pg_ctl >/dev/null || missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
command -v strace >/dev/null || missing="$missing strace"

[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086  # each word is a package
exec sh "$(dirname "$0")/apt_install.sh" $missing
