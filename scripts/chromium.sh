# Sourced after jdk.sh: finds the browser that the page is tested in, or installs the distribution's where it may.

# The shell draws what Chromium draws, without its windows, in about half the time.
chromium_shell=chromium-headless-shell
chromium_names="$chromium_shell chromium chromium-browser google-chrome google-chrome-stable"

# Prints the first browser there is, if any.
find_chromium() {
    for name in ${FLAGFALL_CHROMIUM-} $chromium_names \
        /Applications/Chromium.app/Contents/MacOS/Chromium \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        command -v "$name" 2>/dev/null && return 0
    done
    return 1
}

need_chromium() {
    [ -n "${FLAGFALL_CHROMIUM-}" ] || command -v "$chromium_shell" >/dev/null || install_packages "$chromium_shell" || true
    find_chromium && return 0
    install_packages chromium && find_chromium && return 0
    echo "The page is tested in Chromium or Chrome, and none of '$chromium_names' was found: please install one," \
        "or set FLAGFALL_CHROMIUM to it." >&2
    return 1
}
