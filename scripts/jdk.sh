# Sourced, with root set: finds a JDK that is new enough without starting any, or brings one.

. "$root/scripts/pins"
. "$root/scripts/fetch.sh"

needed_java=25

# The feature version of the JDK in folder $1, from the `release` file it carries; nothing where there is no JDK.
java_feature() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# Where a JDK may be, likeliest first.
jdk_places() {
    printf '%s\n' "${JAVA_HOME-}" "${JAVA25_HOME-}"
    java_on_path=$(command -v java || true)
    if [ -n "$java_on_path" ]; then
        java_on_path=$(readlink -f "$java_on_path" 2>/dev/null || printf '%s' "$java_on_path")
        dirname "$(dirname "$java_on_path")"
    fi
    for place in /usr/lib/jvm/* /usr/java/* /opt/* /opt/java/* "${HOME-}"/.sdkman/candidates/java/* \
        "${HOME-}"/.jdks/* "${HOME-}"/.local/share/mise/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "$tools"/jdk-* "$tools"/jdk-*/Contents/Home; do
        printf '%s\n' "$place"
    done
}

# Prints the home of the first JDK that is new enough, if any.
find_jdk() {
    jdk_places | {
        while IFS= read -r place; do
            feature=$(java_feature "$place")
            if [ "${feature:-0}" -ge "$needed_java" ]; then
                printf '%s\n' "$place"
                exit 0
            fi
        done
        exit 1
    }
}

# This machine as the builders of the JDK name it, like linux_x64; nothing where they do not build for it. The builds
# for Linux want its usual C library, which Alpine does not have.
platform() {
    case "$(uname -s)" in
    Linux) [ -z "$(ls /lib/ld-musl-* 2>/dev/null)" ] || return 0; system=linux ;;
    Darwin) system=mac ;;
    *) return 0 ;;
    esac
    case "$(uname -m)" in
    x86_64 | amd64) echo "${system}_x64" ;;
    aarch64 | arm64) echo "${system}_aarch64" ;;
    esac
}

# Fetches the pinned build. FLAGFALL_JDK_URL names another address, and FLAGFALL_JDK_SHA256 the sum of another archive.
fetch_jdk() {
    case "$(platform)" in
    linux_x64) sum=$jdk_sha256_linux_x64 archive=x64_linux ;;
    linux_aarch64) sum=$jdk_sha256_linux_aarch64 archive=aarch64_linux ;;
    mac_x64) sum=$jdk_sha256_mac_x64 archive=x64_mac ;;
    mac_aarch64) sum=$jdk_sha256_mac_aarch64 archive=aarch64_mac ;;
    *) return 1 ;;
    esac
    release=https://github.com/adoptium/temurin25-binaries/releases/download/jdk-${jdk_version%+*}%2B${jdk_version#*+}
    archive=OpenJDK25U-jdk_${archive}_hotspot_${jdk_version%+*}_${jdk_version#*+}.tar.gz
    (fetch "jdk-$jdk_version" "${FLAGFALL_JDK_URL:-$release/$archive}" 256 "${FLAGFALL_JDK_SHA256:-$sum}")
}

# Prints the home of a JDK that is there, or of the distribution's once it is installed, or of the pinned one once it is
# fetched; or explains in one sentence that there is none.
need_jdk() {
    find_jdk && return 0
    install_packages "openjdk-$needed_java-jdk-headless" && find_jdk && return 0
    fetch_jdk && find_jdk && return 0
    echo "Flagfall needs a JDK $needed_java or newer and found none: please install one, or set JAVA_HOME to it." >&2
    return 1
}
