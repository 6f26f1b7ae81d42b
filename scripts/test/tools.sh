#!/bin/sh
# What scripts/fetch.sh, jdk.sh and maven.sh promise, with a server on this machine in place of the real ones.
# Each test is a function; its words are its name.
# shellcheck disable=SC2013,SC2016
set -u

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$(dirname -- "$here")")
. "$root/scripts/jdk.sh"
jdk=$(find_jdk) || exit 1
stage=$(mktemp -d)
"$jdk/bin/java" "$here/Shelf.java" "$stage/shelf" >"$stage/address" &
shelf=$!
trap 'kill $shelf 2>/dev/null; rm -rf "$stage"' EXIT
trap 'exit 1' HUP INT TERM

# An archive of a tool in one folder, as big as it must be to be broken off, and its sums.
mkdir -p "$stage/shelf" "$stage/jdk-stand-in/bin"
echo 'JAVA_VERSION="25.0.4"' >"$stage/jdk-stand-in/release"
printf '#!/bin/sh\n' >"$stage/jdk-stand-in/bin/javac"
chmod +x "$stage/jdk-stand-in/bin/javac"
head -c 3000000 /dev/urandom >"$stage/jdk-stand-in/ballast"
tar -czf "$stage/shelf/tool.tar.gz" -C "$stage" jdk-stand-in
sum=$(checksum 256 "$stage/shelf/tool.tar.gz")
maven=org/apache/maven/apache-maven/$maven_version
mkdir -p "$stage/shelf/$maven" "$stage/maven-stand-in/bin"
printf '#!/bin/sh\necho "Apache Maven %s"\n' "$maven_version" >"$stage/maven-stand-in/bin/mvn"
chmod +x "$stage/maven-stand-in/bin/mvn"
tar -czf "$stage/shelf/$maven/apache-maven-$maven_version-bin.tar.gz" -C "$stage" maven-stand-in

# program NAME LINES: a stand-in that comes before the machine's own.
program() {
    mkdir -p "$stage/bin"
    printf '#!/bin/sh\n%s\n' "$2" >"$stage/bin/$1"
    chmod +x "$stage/bin/$1"
}

# A machine on which a JDK could only be in .tools/ or where the stand-in for the package puts it.
bare_machine() {
    tools=$stage/checkout/.tools
    rm -rf "$stage/checkout" "${stage:?}/bin" "$stage/packaged"
    unset FLAGFALL_JDK_URL FLAGFALL_JDK_SHA256 MVNW_REPOURL
    FLAGFALL_INSTALL=no
    PATH=$stage/bin:$usual_path
    said=$stage/said
    : >"$said"
}
jdk_places() {
    printf '%s\n' "$stage"/packaged/* "$tools"/jdk-*
}
nothing_is_left() {
    [ -z "$(ls -A "$tools" 2>/dev/null)" ]
}

a_tool_is_unpacked_whole_and_announced_in_one_line() {
    (fetch tool-1 "$address/tool.tar.gz" 256 "$sum") 2>"$said" &&
        [ "$(wc -l <"$said")" -eq 1 ] && grep -q "$address/tool.tar.gz" "$said" &&
        cmp "$tools/tool-1/ballast" "$stage/jdk-stand-in/ballast" && [ "$(ls -A "$tools")" = tool-1 ]
}
an_archive_with_another_sum_is_refused_and_leaves_nothing() {
    ! (fetch tool-1 "$address/tool.tar.gz" 256 "${sum%?}x") 2>"$said" && grep -q "thrown away.*$sum" "$said" && nothing_is_left
}
a_download_that_breaks_off_leaves_nothing() {
    ! (fetch tool-1 "$address/half/tool.tar.gz" 256 "$sum") 2>"$said" && nothing_is_left
}
a_download_that_is_interrupted_leaves_nothing() {
    (fetch tool-1 "$address/stuck/tool.tar.gz" 256 "$sum") 2>"$said" &
    fetching=$!
    until [ -s "$(echo "$tools"/part.*/archive)" ]; do sleep 0.1; done
    kill $fetching
    ! wait $fetching 2>/dev/null && nothing_is_left
}
a_missing_archive_is_said_and_leaves_nothing() {
    ! (fetch tool-1 "$address/none.tar.gz" 256 "$sum") 2>"$said" && grep -q "could not be downloaded" "$said" && nothing_is_left
}
what_is_no_archive_leaves_nothing() {
    echo "no archive" >"$stage/shelf/letter"
    ! (fetch tool-1 "$address/letter" 256 "$(checksum 256 "$stage/shelf/letter")") 2>"$said" && nothing_is_left
}
a_jdk_that_is_there_is_taken_without_a_word() {
    mkdir -p "$stage/packaged" && cp -R "$stage/jdk-stand-in" "$stage/packaged/"
    [ "$(need_jdk 2>"$said")" = "$stage/packaged/jdk-stand-in" ] && [ ! -s "$said" ]
}
a_jdk_too_old_is_passed_over() {
    mkdir -p "$stage/packaged" && cp -R "$stage/jdk-stand-in" "$stage/packaged/"
    echo 'JAVA_VERSION="24.0.2"' >"$stage/packaged/jdk-stand-in/release"
    ! find_jdk
}
without_a_jdk_the_pinned_one_is_fetched_once() {
    FLAGFALL_JDK_URL=$address/tool.tar.gz FLAGFALL_JDK_SHA256=$sum
    [ "$(need_jdk 2>"$said")" = "$tools/jdk-$jdk_version" ] && [ "$(wc -l <"$said")" -eq 1 ] &&
        [ "$(need_jdk 2>"$said")" = "$tools/jdk-$jdk_version" ] && [ ! -s "$said" ]
}
another_address_must_still_give_the_pinned_build() {
    FLAGFALL_JDK_URL=$address/tool.tar.gz
    ! need_jdk 2>"$said" && grep -q "thrown away" "$said" && nothing_is_left
}
root_gets_the_package_of_the_distribution() {
    FLAGFALL_INSTALL=yes
    program id 'echo 0'
    program apt-cache 'exit 0'
    program apt-get "case \"\$*\" in *install*openjdk-25-jdk-headless) mkdir -p '$stage/packaged'; cp -R '$stage/jdk-stand-in' '$stage/packaged/';; esac"
    [ "$(need_jdk 2>"$said")" = "$stage/packaged/jdk-stand-in" ] && grep -q openjdk-25-jdk-headless "$said" && nothing_is_left
}
a_distribution_without_the_package_leaves_the_download() {
    FLAGFALL_INSTALL=yes FLAGFALL_JDK_URL=$address/tool.tar.gz FLAGFALL_JDK_SHA256=$sum
    program id 'echo 0'
    program apt-cache 'exit 100'
    program apt-get 'case "$*" in *install*) touch '"'$stage/installed'"';; esac'
    [ "$(need_jdk 2>"$said")" = "$tools/jdk-$jdk_version" ] && [ ! -e "$stage/installed" ]
}
nobody_else_installs_packages() {
    FLAGFALL_INSTALL=yes FLAGFALL_JDK_URL=$address/tool.tar.gz FLAGFALL_JDK_SHA256=$sum
    program id 'echo 1000'
    program apt-get "touch '$stage/installed'"
    [ "$(need_jdk 2>"$said")" = "$tools/jdk-$jdk_version" ] && [ ! -e "$stage/installed" ]
}
a_machine_nobody_builds_for_is_told_what_it_needs() {
    program uname 'case "$1" in -s) echo Plan9;; *) echo mips;; esac'
    ! need_jdk 2>"$said" && grep -q "needs a JDK 25" "$said" && nothing_is_left
}
every_build_is_asked_for_by_its_published_address() (
    fetch() { echo "$2 $4"; }
    for machine in Linux/x86_64/x64_linux Linux/aarch64/aarch64_linux Darwin/x86_64/x64_mac Darwin/arm64/aarch64_mac; do
        system=${machine%%/*} processor=${machine#*/}
        program uname "case \"\$1\" in -s) echo $system;; *) echo ${processor%/*};; esac"
        fetch_jdk | grep -Eq "^https://github.com/adoptium/temurin25-binaries/releases/download/jdk-[0-9.]+%2B[0-9]+/\
OpenJDK25U-jdk_${machine##*/}_hotspot_[0-9.]+_[0-9]+\.tar\.gz [0-9a-f]{64}$" || exit 1
    done
)
a_maven_that_is_there_is_taken() {
    program mvn 'echo "Apache Maven 3.8.7"'
    need_maven 2>"$said" && [ "$mvn" = "$stage/bin/mvn" ] && [ ! -s "$said" ]
}
a_maven_too_old_is_passed_over_for_the_pinned_one() {
    program mvn 'echo "Apache Maven 3.6.3"'
    MVNW_REPOURL=$address
    maven_sha512=$(checksum 512 "$stage/shelf/$maven/apache-maven-$maven_version-bin.tar.gz")
    need_maven 2>"$said" && [ "$mvn" = "$tools/apache-maven-$maven_version/bin/mvn" ] && [ -x "$mvn" ] &&
        need_maven && [ "$(wc -l <"$said")" -eq 1 ]
}
a_maven_that_is_not_the_pinned_one_is_refused() {
    program mvn 'exit 1'
    MVNW_REPOURL=$address
    ! need_maven 2>"$said" && grep -q "thrown away" "$said" && nothing_is_left
}

. "$root/scripts/maven.sh"
usual_path=$PATH
until [ -s "$stage/address" ]; do kill -0 $shelf || exit 1; sleep 0.1; done
address=$(cat "$stage/address")
failures=0
for test in $(sed -n 's/^\([a-z]*_[a-z]*_[a-z]*_[a-z_]*\)() *[{(]$/\1/p' "$here/tools.sh"); do
    if (bare_machine && "$test"); then
        echo "ok: $test" | tr _ ' '
    else
        echo "FAILED: $test" | tr _ ' '
        cat "$stage/said"
        failures=$((failures + 1))
    fi
done
[ $failures -eq 0 ]
