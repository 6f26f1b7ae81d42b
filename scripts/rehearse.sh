# Sourced: lets Java remember what starting Flagfall takes, so that every later start is quicker, and the first moves.

# rehearse JAVA JAR FOLDER: starts a server once and stops it again, and plays as a program for a second. What Java
# remembers is FOLDER/serve.aot and FOLDER/engine.aot, and holds for this very Java, jar and options.
rehearse() {
    stage=$(mktemp -d)
    remember serve "$@" serve --port 0 --data "$stage" >"$stage/said" &
    server=$!
    trap 'kill $server 2>/dev/null; rm -rf "$stage"; exit 1' INT TERM
    turns=0
    while ! grep -q "Flagfall is at" "$stage/said" && kill -0 $server && [ $turns -lt 300 ]; do
        turns=$((turns + 1))
        sleep 0.1
    done
    kill $server
    wait $server || true
    echo QUIT | (remember engine "$@" engine --evaluator)
    mv "$stage/serve.aot" "$stage/engine.aot" "$3/"
    moved=$?
    rm -rf "$stage"
    trap - INT TERM
    return $moved
}

# The network player leaves Java's vectors alone meanwhile: Java cannot remember a module that came later.
remember() {
    name=$1 java=$2 jar=$3
    shift 4
    set -- -XX:AOTCacheOutput="$stage/$name.aot" -Dflagfall.vectors=off -cp "$jar" flagfall.app.Main "$@"
    if [ "$name" = serve ]; then
        set -- @"$root/scripts/serve.options" "$@"
    fi
    exec "$java" @"$root/scripts/java.options" "$@"
}
