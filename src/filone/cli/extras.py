"""What comes only with an extra: the base install is the library and the terminal, and nothing heavy.

Whoever needs more imports it where it is needed. If it is not there, `main` says which extra brings it.
"""

from importlib.util import find_spec

from filone.cli.arguments import UsageError

EXTRAS = {
    "arena": ("openskill",),
    "server": (
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "cryptography",
        "precis_i18n",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "postgres": ("psycopg",),
    "cluster": ("ray",),
    "client": ("httpx",),
    "data": ("pyarrow",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
}
"""The modules that each extra brings, beside what it shares with those before it."""


def require(module: str) -> None:
    """Miss a module now rather than after an hour of work, without the time that importing it takes."""
    if find_spec(module) is None:
        raise ModuleNotFoundError(name=module)


def missing(error: ModuleNotFoundError) -> UsageError:
    """What to type to get the module; a module that no extra brings is a fault of ours, and stays one."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return UsageError("wrong-extra", what=module, extra=extra)
    raise error
