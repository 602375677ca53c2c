"""The time that turns are measured by. It runs steadily: when the clock of the machine is set, nobody loses time.

It is the time of day as it was when the server started, and the seconds since. What only has to be remembered for days
(sessions, keys) goes by the machine's own clock.
"""

import time as machine

_START = machine.time() - machine.monotonic()


def time() -> float:
    """Seconds since 1970."""
    return _START + machine.monotonic()
