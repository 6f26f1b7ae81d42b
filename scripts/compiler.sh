# Sourced after jdk.sh: finds the C++ compiler that the trainer's simulator is built with, or installs the distribution's
# where it may.

# Prints the first compiler there is, if any.
find_compiler() {
    for name in ${CXX-} g++ c++ clang++; do
        command -v "$name" 2>/dev/null && return 0
    done
    return 1
}

need_compiler() {
    find_compiler && return 0
    install_packages g++ && find_compiler && return 0
    echo "The trainer's simulator is built with a C++ compiler, which was not found: please install one, or set CXX to it." >&2
    return 1
}
