# Sourced after jdk.sh: finds the Python that the bot of docs/bot.md is run with, or installs the distribution's where it may.

need_python() {
    command -v python3 && return 0
    install_packages python3 && command -v python3 && return 0
    echo "The bot of docs/bot.md is run with Python 3, which was not found: please install it." >&2
    return 1
}
