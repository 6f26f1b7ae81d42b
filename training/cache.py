"""The compiler's cache, carried between machines: compiling anew takes half a minute that the GPU could have used."""
import os
import tarfile
import tempfile

FOLDER = os.path.join(tempfile.gettempdir(), "flagfall-compiled-%d" % os.getuid())
NAME = "compiled.tar.gz"
LARGEST = 15_000_000


def restore(folder):
    """Before torch is imported: names the cache's place, and unpacks a carried one."""
    os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", FOLDER)
    os.environ.setdefault("TRITON_CACHE_DIR", os.path.join(os.environ["TORCHINDUCTOR_CACHE_DIR"], "triton"))
    carried = os.path.join(folder, NAME) if folder else ""
    if carried and os.path.exists(carried):
        os.makedirs(os.environ["TORCHINDUCTOR_CACHE_DIR"], exist_ok=True)
        with tarfile.open(carried) as archive:
            archive.extractall(os.environ["TORCHINDUCTOR_CACHE_DIR"])


def keep(folder):
    """Packs the cache into `folder`; says how many bytes, 0 if there is none or it is too large to carry."""
    source = os.environ.get("TORCHINDUCTOR_CACHE_DIR", "")
    if not os.path.isdir(source):
        return 0
    path = os.path.join(folder, NAME)
    with tarfile.open(path + ".new", "w:gz", compresslevel=6) as archive:
        archive.add(source, arcname=".")
    size = os.path.getsize(path + ".new")
    if size > LARGEST:
        os.remove(path + ".new")
        return 0
    os.replace(path + ".new", path)
    return size
