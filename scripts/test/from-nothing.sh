#!/bin/sh
# Builds, starts and packs a copy of this checkout on a machine without Maven and without any Java: on Linux, in a
# namespace where the machine's own are hidden. The JDK that is fetched there is this machine's own, packed up and given
# out by a server here; Maven and what it needs come from their usual place.
#
#   scripts/test/from-nothing.sh            ./flagfall, twice, a server, a package
#   scripts/test/from-nothing.sh --check    ./check as well
#   scripts/test/from-nothing.sh --empty    with an empty repository of Maven instead of this user's
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$(dirname -- "$here")")
inside() {
    [ "${FLAGFALL_HIDDEN-}" = yes ]
}

# In the namespace: everything is hidden where scripts/jdk.sh would look for it.
hide() {
    for folder in /usr/lib/jvm /usr/java /opt "$HOME/.sdkman" "$HOME/.jdks" "$HOME/.local/share/mise"; do
        [ ! -d "$folder" ] || mount -t tmpfs none "$folder"
    done
    for program in java javac mvn; do
        while found=$(command -v $program); do
            mount --bind /dev/null "$(readlink -f "$found")"
        done
    done
    unset JAVA_HOME JAVA25_HOME
}
must() {
    echo "-- $*"
    "$@" || {
        echo "FAILED: $*"
        exit 1
    }
}
is_fetched_and_built() {
    ./flagfall --version >"$stage/out" 2>"$stage/err"
    cat "$stage/out" "$stage/err"
    grep -q '^Flagfall .*Java 25' "$stage/out" && [ "$(grep -c '^Downloading' "$stage/err")" -eq 2 ] &&
        [ "$(find .tools -mindepth 1 -maxdepth 1 | wc -l)" -eq 2 ]
}
starts_again_without_a_word() {
    ./flagfall --version >"$stage/out" 2>"$stage/err"
    grep -q '^Flagfall .*Java 25' "$stage/out" && [ ! -s "$stage/err" ]
}
builds_for_a_contributor() {
    ./mvnw -q -v
}

if inside; then
    stage=$1
    hide
    cd "$stage/checkout"
    must is_fetched_and_built
    must starts_again_without_a_word
    must builds_for_a_contributor
    must scripts/test/package.sh
    [ "$2" != yes ] || must ./check
    exit
fi

. "$root/scripts/jdk.sh"
jdk=$(find_jdk)
check=no empty=no
for option; do
    case $option in
    --check) check=yes ;;
    --empty) empty=yes ;;
    *) echo "unknown: $option" >&2; exit 2 ;;
    esac
done
stage=$(mktemp -d)
shelf=
trap 'kill $shelf 2>/dev/null; rm -rf "$stage"' EXIT
trap 'exit 1' HUP INT TERM

mkdir -p "$stage/shelf" "$stage/checkout" "$stage/repository"
(cd "$root" && git ls-files -co --exclude-standard -z | tar -c --null -T - --ignore-failed-read) | tar -x -C "$stage/checkout"
echo "Packing $jdk to be fetched"
tar -czhf "$stage/shelf/jdk.tar.gz" -C "$(dirname "$jdk")" "$(basename "$jdk")"
"$jdk/bin/java" "$here/Shelf.java" "$stage/shelf" >"$stage/address" &
shelf=$!
until [ -s "$stage/address" ]; do kill -0 $shelf; sleep 0.1; done
if [ $empty = yes ]; then
    MAVEN_ARGS="-Dmaven.repo.local=$stage/repository"
    export MAVEN_ARGS
fi
FLAGFALL_HIDDEN=yes FLAGFALL_INSTALL=no FLAGFALL_JDK_URL="$(cat "$stage/address")/jdk.tar.gz" \
    FLAGFALL_JDK_SHA256="$(checksum 256 "$stage/shelf/jdk.tar.gz")" \
    unshare --map-root-user --mount "$0" "$stage" $check
echo "From nothing: everything worked"
