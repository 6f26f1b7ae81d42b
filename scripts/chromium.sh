# Sourced by ./check: finds the browser that the page is tested in, or installs the distribution's where it may.

chromium_names="chromium chromium-browser google-chrome google-chrome-stable"

# Prints the first browser there is, if any.
find_chromium() {
    for name in ${FLAGFALL_CHROMIUM-} $chromium_names \
        /Applications/Chromium.app/Contents/MacOS/Chromium \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        command -v "$name" 2>/dev/null && return 0
    done
    return 1
}

# Root on a distribution with apt may install; everyone else is asked to.
install_chromium() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "No Chromium here: installing the distribution's."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
}

need_chromium() {
    if find_chromium; then
        return 0
    fi
    if install_chromium >&2 && find_chromium; then
        return 0
    fi
    echo "The page is tested in Chromium or Chrome, and none of '$chromium_names' was found: please install one," \
        "or set FLAGFALL_CHROMIUM to it." >&2
    return 1
}
