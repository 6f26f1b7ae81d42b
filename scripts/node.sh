# Sourced after jdk.sh: finds the Node that checks the page's sources, or installs the distribution's where it may.

find_node() {
    command -v npm >/dev/null 2>&1 && command -v node &&
        node -e 'const [major, minor] = process.versions.node.split("."); process.exit(+major > 20 || +major === 20 && +minor >= 19 ? 0 : 1)'
}

need_node() {
    find_node && return 0
    install_packages nodejs npm && find_node && return 0
    echo "The page's sources are checked with Node 20.19 or newer and npm, which were not found: please install them." >&2
    return 1
}
