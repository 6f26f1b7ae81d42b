# Sourced after jdk.sh: finds Maven, or brings it.

# The version of the Maven program $1 as one number, like 3009 for 3.9.16; nothing where it is none.
maven_number() {
    JAVA_HOME=$jdk "$1" -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | {
        read -r major minor && echo $((major * 1000 + minor))
    }
}

# Sets mvn to a Maven that is there and not too old, or to the pinned one, fetched from the usual place of Maven's
# artifacts or from the one that MVNW_REPOURL names, as it does for Maven's own wrapper.
need_maven() {
    mvn=$(command -v mvn || true)
    if [ -n "$mvn" ] && [ "$(maven_number "$mvn")" -ge 3008 ] 2>/dev/null; then
        return 0
    fi
    name=apache-maven-$maven_version
    mvn=$tools/$name/bin/mvn
    [ -x "$mvn" ] && return 0
    repository=${MVNW_REPOURL:-https://repo.maven.apache.org/maven2}
    (fetch "$name" "$repository/org/apache/maven/apache-maven/$maven_version/$name-bin.tar.gz" 512 "$maven_sha512") &&
        return 0
    echo "Flagfall is built with Maven 3.8 or newer and found no 'mvn': please install it." >&2
    return 1
}
