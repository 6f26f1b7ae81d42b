# Sourced by ./flagfall and ./check: finds a JDK that is new enough, without starting any.

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
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        printf '%s\n' "$place"
    done
}

# Prints the home of the first JDK that is new enough, or explains in one sentence that there is none.
find_jdk() {
    jdk_places | {
        while IFS= read -r place; do
            feature=$(java_feature "$place")
            if [ "${feature:-0}" -ge "$needed_java" ]; then
                printf '%s\n' "$place"
                exit 0
            fi
        done
        echo "Flagfall needs a JDK $needed_java or newer and found none: please install one, or set JAVA_HOME to it." >&2
        exit 1
    }
}

# Explains in one sentence that Maven is missing, where it is.
need_maven() {
    command -v mvn >/dev/null 2>&1 && return 0
    echo "Flagfall is built with Maven 3.8 or newer and found no 'mvn': please install it." >&2
    return 1
}
