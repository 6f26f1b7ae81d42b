"""Compiles the core, in the background while Python reads its libraries: on a lent GPU every second counts."""
import hashlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
_locks = {True: threading.Lock(), False: threading.Lock()}


def build(gpu):
    """The library's path; compiles unless this very source has been compiled here before."""
    names = sorted(name for name in os.listdir(HERE) if name.endswith((".h", ".cu")))
    source = b"".join(pathlib.Path(HERE, name).read_bytes() for name in names)
    machine = "gpu" if gpu else "cpu"
    folder = os.path.join(tempfile.gettempdir(), "flagfall-core-%d-%s" % (os.getuid(), hashlib.sha256(source).hexdigest()[:16]))
    path = os.path.join(folder, "libcore_%s.so" % machine)
    with _locks[gpu]:
        if not os.path.exists(path):
            subprocess.run([os.path.join(HERE, "build"), machine, folder], check=True, stdout=subprocess.DEVNULL)
    return path


def begin():
    """Starts compiling for this machine; whoever calls `build` later waits for it, and hears of its errors."""
    for gpu in (True, False):
        if not gpu or shutil.which("nvcc") and shutil.which("nvidia-smi"):
            threading.Thread(target=_quietly, args=(gpu,), daemon=True).start()


def _quietly(gpu):
    try:
        build(gpu)
    except (OSError, subprocess.CalledProcessError):
        pass
