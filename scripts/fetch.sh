# Sourced, with root set: fetches archives into .tools/. Nothing of an archive gets there before its sum is right, and
# then all of it at once, so that an interrupted download leaves nothing that looks like a tool.

. "$root/scripts/packages.sh"
tools=$root/.tools

# download ADDRESS FILE, as the last thing a process does.
download() {
    if ! command -v curl >/dev/null 2>&1 && ! command -v wget >/dev/null 2>&1; then
        install_packages curl ca-certificates || {
            echo "Neither curl nor wget is on this machine, so nothing can be downloaded: please install one." >&2
            return 1
        }
    fi
    if command -v curl >/dev/null 2>&1; then
        exec curl -fsSL --retry 2 -o "$2" "$1"
    else
        exec wget -q -O "$2" "$1"
    fi
}

# checksum BITS FILE
checksum() {
    if command -v "sha$1sum" >/dev/null 2>&1; then
        "sha$1sum" "$2"
    else
        shasum -a "$1" "$2"
    fi | cut -d ' ' -f 1
}

# (fetch NAME ADDRESS BITS SUM): downloads an archive, compares its SHA of so many bits, and unpacks what is in its one
# folder to .tools/NAME. It wants a process of its own, and works in a folder that is gone however it ends; one that a
# power cut left behind goes a day later.
fetch() {
    echo "Downloading $1 from $2 to $tools" >&2
    mkdir -p "$tools" && part=$(mktemp -d "$tools/part.XXXXXX") || exit 1
    downloading=
    trap 'rm -rf "$part"' EXIT
    trap 'kill $downloading 2>/dev/null; exit 1' HUP INT TERM
    find "$tools" -maxdepth 1 -name 'part.*' -mtime +0 -exec rm -rf {} +
    download "$2" "$part/archive" &
    downloading=$!
    wait $downloading || {
        echo "$1 could not be downloaded." >&2
        exit 1
    }
    found=$(checksum "$3" "$part/archive")
    [ "$found" = "$4" ] || {
        echo "What came from $2 is not $1 and was thrown away: its SHA-$3 is '$found' and should be '$4'." >&2
        exit 1
    }
    mkdir "$part/unpacked"
    tar -xzf "$part/archive" -C "$part/unpacked" --strip-components=1 || {
        echo "$1 could not be unpacked." >&2
        exit 1
    }
    rm -rf "${tools:?}/$1"
    mv "$part/unpacked" "$tools/$1"
}
