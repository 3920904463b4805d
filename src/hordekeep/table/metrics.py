"""Figures for Prometheus: what the service does, how much, how fast."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers of one service put their figures together; `serve` sets it for more than one worker."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def forget_dead_workers(folder: Path) -> None:
    """Take what died with a worker (its open sockets, its tables in memory) out of the figures."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class Metrics:
    """The figures of one service."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter(
            "hordekeep_requests_total", "HTTP requests.", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "hordekeep_request_seconds", "Time to answer an HTTP request.", buckets=_QUICK, registry=registry
        )
        self.sockets = Gauge("hordekeep_sockets", "Open sockets.", registry=registry, multiprocess_mode="livesum")
        self.messages = Counter(
            "hordekeep_messages_total", "Messages from clients over sockets.", ["type"], registry=registry
        )
        self.choices = Counter("hordekeep_choices_total", "Choices accepted.", ["by"], registry=registry)
        self.refusals = Counter("hordekeep_refusals_total", "Choices refused.", ["code"], registry=registry)
        self.append_seconds = Histogram(
            "hordekeep_append_seconds", "Time to write entries to the log.", buckets=_QUICK, registry=registry
        )
        self.lost_races = Counter(
            "hordekeep_lost_races_total", "Appends that another node was quicker with.", registry=registry
        )
        self.live_tables = Gauge(
            "hordekeep_live_tables", "Tables held in memory.", registry=registry, multiprocess_mode="livesum"
        )
        self.thinking = Gauge(
            "hordekeep_thinking",
            "Choices that bots think about or wait to.",
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.think_seconds = Histogram(
            "hordekeep_think_seconds",
            "Time that a bot took for a choice, with waiting.",
            buckets=_QUICK,
            registry=registry,
        )
        self.thinkers_lost = Counter(
            "hordekeep_thinkers_lost_total", "Thinking processes that died and were replaced.", registry=registry
        )

    def tell(self) -> bytes:
        """All figures as Prometheus reads them; those of all workers of this service together."""
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
