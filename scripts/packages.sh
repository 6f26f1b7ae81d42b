# Sourced: the distribution's own packages, for whoever may install any. That is root, on a distribution with apt;
# FLAGFALL_INSTALL=no forbids it even then.

# Installs the named packages, or answers no where it may not or there are none of that name.
install_packages() {
    [ "${FLAGFALL_INSTALL-}" != no ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    apt-get update -qq >/dev/null 2>&1 || true
    apt-cache show "$@" >/dev/null 2>&1 || return 1
    echo "Installing packages of the distribution: $*" >&2
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
