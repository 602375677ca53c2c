from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from filone.cli.build import COMPILED
from filone.kernel.registry import register

pytest_plugins = ["resuming"]
pytest.register_assert_rewrite("kit", "filone.testing")

from filone import testing  # noqa: E402  (its asserts are rewritten)

testing.tests = Path(__file__).parent
register("toy", "toy.game")

# The same examples at every commit, fewer of them where the rules run interpreted; in the long run ten times as many,
# new ones each time, so that two cores get to its end in an afternoon.
settings.register_profile(
    "commit",
    max_examples=3 if COMPILED else 1,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "long", max_examples=30, deadline=None, print_blob=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("commit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden transcripts anew")
    parser.addoption("--rewrite-screens", action="store_true", help="take the pictures of the page's screens anew")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went, by folder, waiting included; seconds of all processes together."""
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folder = "/".join(report.nodeid.split("::")[0].split("/")[1:3])
                seconds[folder] = seconds.get(folder, 0.0) + report.duration
    slowest = sorted(seconds.items(), key=lambda item: -item[1])
    terminalreporter.section("seconds by folder")
    for folder, spent in slowest[:20]:
        terminalreporter.write_line(f"{spent:8.1f}  {folder}")
