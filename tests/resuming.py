"""`--resume`: a run that was stopped goes on where it was, as long as nothing has changed.

What passed is written down under `.venv/`; whoever ran everything removes it.
"""

from typing import Any

import pytest

from filone.cli.build import COMPILED
from prepare import VENV, fingerprint


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--resume", action="store_true", help="leave out what passed before the last run was stopped")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--resume"):
        worker: dict[str, Any] | None = getattr(config, "workerinput", None)
        config.pluginmanager.register(Rest(worker["passed"]) if worker else Passed(), "passed")


class Rest:
    """What is left to run."""

    def __init__(self, passed: list[str]) -> None:
        self.passed = passed

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        passed = set(self.passed)
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
        items[:] = [item for item in items if item.nodeid not in passed]


class Passed(Rest):
    """The list, kept by the one process that all tests are reported to; workers are told what it was at the start."""

    def __init__(self) -> None:
        mark = fingerprint("src", "tests", "tools", "web", "pyproject.toml")
        self.file = VENV / f"passed-{'compiled' if COMPILED else 'interpreted'}-{mark}"
        self.file.parent.mkdir(exist_ok=True)
        super().__init__(self.file.read_text("utf-8").splitlines() if self.file.exists() else [])

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["passed"] = self.passed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.passed and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
