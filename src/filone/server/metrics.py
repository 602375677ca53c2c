"""What the operator can count, in Prometheus' format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One set for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("filone_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "filone_request_seconds", "Time to answer", buckets=FAST, registry=self.registry
        )
        self.commit_seconds = Histogram(
            "filone_commit_seconds", "Time until a change is on disk", buckets=FAST, registry=self.registry
        )
        self.moves = Counter("filone_moves", "Moves made", ["by"], registry=self.registry)
        self.conflicts = Counter(
            "filone_conflicts", "Commands tried again because another server was first", registry=self.registry
        )
        self.pushes = Counter("filone_pushes", "Messages pushed", registry=self.registry)
        self.connections = Gauge("filone_connections", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("filone_rooms", "Tables in memory", registry=self.registry)
        self.bot_seconds = Histogram("filone_bot_seconds", "Time a bot thought", buckets=FAST, registry=self.registry)
        self.bot_failures = Counter(
            "filone_bot_failures", "Bots that crashed or were late: the table went on", registry=self.registry
        )
        self.bots_waiting = Gauge("filone_bots_waiting", "Bots that wait for a worker", registry=self.registry)
        self.hooks = Counter("filone_hooks", "Web hooks and push services called", ["result"], registry=self.registry)
        self.mails = Counter("filone_mails", "Mails sent", ["result"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
