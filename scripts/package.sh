# Sourced by ./flagfall, after building: makes a folder that runs on machines of this kind without any Java installed.

. "$root/scripts/rehearse.sh"

# The modules of the JDK that the jars name, and those they only ask for while running: jars opened as file systems,
# and the vectors of the network player.
needed_modules() {
    named=$("$jdk/bin/jdeps" --multi-release "$needed_java" --ignore-missing-deps --print-module-deps \
        --class-path "$target/lib/*" "$target/flagfall.jar" "$target"/lib/*.jar 2>/dev/null | tail -n 1) || return 1
    echo "$named,jdk.zipfs,jdk.incubator.vector"
}

# jlink says that the vectors are an incubator module, which is no news. Debian's JDK has files for debuggers in its
# modules, 700 MB of them.
link() {
    "$jdk/bin/jlink" --add-modules "$(needed_modules)" --strip-java-debug-attributes --no-header-files --no-man-pages \
        --exclude-files '**.debuginfo' --compress zip-6 --output "$1" >"$target/package.log" 2>&1 || {
        cat "$target/package.log" >&2
        echo "Flagfall could not be packed; what jlink said is above." >&2
        exit 1
    }
}

# Prints where the folder is, and then the archive of it.
package() {
    version=$(sed -n 's/^version=//p' "$target/classes/flagfall/app/version.properties")
    name=flagfall-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
    image=$target/image/$name
    echo "Packing Flagfall (takes a minute)…" >&2
    rm -rf "$target/image"
    mkdir -p "$image"
    link "$image/java"
    cp -R "$target/flagfall.jar" "$target/lib" "$root/scripts/image/flagfall" "$root"/scripts/*.options \
        "$root/LICENSE" "$image/"
    rehearse "$image/java/bin/java" "$image/flagfall.jar" "$image" >>"$target/package.log" 2>&1 ||
        rm -f "$image/serve.aot" "$image/engine.aot"
    (cd "$target/image" && tar -czf "$name.tar.gz" "$name")
    echo "$image"
    echo "$image.tar.gz"
}
