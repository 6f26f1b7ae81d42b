# Sourced by ./check: finds the C++ compiler that the trainer's simulator is built with, or installs the distribution's where it may.

compiler_names="g++ c++ clang++"

# Prints the first compiler there is, if any.
find_compiler() {
    for name in ${CXX-} $compiler_names; do
        command -v "$name" 2>/dev/null && return 0
    done
    return 1
}

# Root on a distribution with apt may install; everyone else is asked to.
install_compiler() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "No C++ compiler here: installing the distribution's."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends g++
}

need_compiler() {
    if find_compiler; then
        return 0
    fi
    if install_compiler >&2 && find_compiler; then
        return 0
    fi
    echo "The simulator was not compared with the rules: that takes a C++ compiler, and none of '$compiler_names' was found." \
        "Please install one, or set CXX to it." >&2
    return 1
}
