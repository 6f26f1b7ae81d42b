#!/bin/sh
# Packs Flagfall, unpacks it elsewhere, and plays a move on it with nothing in reach but the usual small programs.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$(dirname -- "$here")")
. "$root/scripts/jdk.sh"
jdk=$(find_jdk)
stage=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null; rm -rf "$stage"' EXIT
trap 'exit 1' HUP INT TERM

archive=$("$root/flagfall" package | tail -n 1)
mkdir "$stage/moved here"
tar -xzf "$archive" -C "$stage/moved here"
home=$(echo "$stage/moved here"/flagfall-*)
echo "$(du -sh "$home" | cut -f 1) unpacked, $(du -sh "$archive" | cut -f 1) packed"
[ "$(du -sm "$home" | cut -f 1)" -lt 250 ] || { echo "too big: not only what is needed went in"; exit 1; }

# The programs that the start script names, and nothing else: above all no Java.
mkdir "$stage/bin"
for program in sh dirname readlink; do
    ln -s "$(command -v $program)" "$stage/bin/$program"
done
env -i PATH="$stage/bin" HOME="$stage" "$home/flagfall" serve --port 0 --data "$stage/data" \
    >"$stage/said" 2>"$stage/complained" &
server=$!
until address=$(sed -n 's/^Flagfall is at //p' "$stage/said") && [ -n "$address" ]; do
    kill -0 $server 2>/dev/null || { cat "$stage/said" "$stage/complained"; exit 1; }
    sleep 0.1
done
"$jdk/bin/java" "$here/PlayAMove.java" "$address"
if [ -s "$stage/complained" ]; then
    cat "$stage/complained"
    exit 1
fi
