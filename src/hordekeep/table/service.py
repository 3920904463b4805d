"""The service as one object: its settings, its memory, and the parts that work on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from hordekeep.table.hints import Hint, Hints, open_hints
from hordekeep.table.live.driving import look_at_bots
from hordekeep.table.live.lives import Lives
from hordekeep.table.live.surroundings import Surroundings
from hordekeep.table.memory import calm_down
from hordekeep.table.metrics import Metrics
from hordekeep.table.people import People
from hordekeep.table.presence import Presence
from hordekeep.table.security import Allowances, Shared, Signer
from hordekeep.table.sessions import Sessions
from hordekeep.table.settings import Settings
from hordekeep.table.storage import Journal, Person, Store
from hordekeep.table.thinkers import Thinkers

GRACE_SECONDS = 5.0
"""How long another node may take to let its bots move before we do."""


PAUSE_SECONDS = 0.8
"""How long a window is open at least, which is what a person needs who passes at once."""


@dataclass(kw_only=True)
class Service:
    """Everything a route or a socket may need. One for each process; the database is what they share."""

    settings: Settings
    store: Store
    journal: Journal
    hints: Hints
    signer: Signer
    people: People
    sessions: Sessions
    allowances: Allowances
    metrics: Metrics
    lives: Lives
    can_think: Callable[[], bool] = lambda: True
    sockets: Counter[str] = field(default_factory=Counter)

    async def parts_ready(self) -> dict[str, bool]:
        """The parts that play needs, and whether each is ready."""
        is_there = await self.store.is_ready()
        return {
            "database": is_there,
            "writing": is_there and await self.store.can_write(),
            "thinkers": self.can_think(),
        }

    async def parts_missed(self) -> dict[str, bool]:
        """The parts that play can do without for a while, and whether each is there."""
        return {"channels": await self.hints.is_reached()} if self.settings.channels else {}

    async def forget(self, person: Person) -> None:
        """Delete a person; the tables where they sat look again at who sits there."""
        for table in await self.store.forget(person.id):
            self.lives.heed(Hint(table, "seats"))
            self.hints.send(table, "seats")


@asynccontextmanager
async def open_service(settings: Settings) -> AsyncIterator[Service]:
    """Open everything in order; close it in the opposite order, so that nothing acknowledged is lost."""
    async with AsyncExitStack() as parts:
        metrics = Metrics()
        store = await Store.open(settings.database)
        parts.push_async_callback(store.close)
        signer = Signer(settings.secret.encode() or await store.secret("signing"))
        hints = await open_hints(settings.channels, f"hordekeep-{signer.sign('channel')[:8]}")
        parts.push_async_callback(hints.close)
        shared = _share_limits(settings.channels, signer, parts)
        journal = Journal(store, metrics.append_seconds.observe)
        parts.push_async_callback(journal.close)
        # After the journal, so that they close before it.
        thinkers = await parts.enter_async_context(
            Thinkers(settings.thinking, metrics, think_seconds=settings.think_seconds)
        )
        around = Surroundings(
            store=store,
            journal=journal,
            hints=hints,
            presence=Presence(hints, is_alone=not settings.channels),
            thinkers=thinkers,
            metrics=metrics,
            signer=signer,
            look_at_bots=look_at_bots,
            grace=GRACE_SECONDS if settings.channels else 0.0,
            pause=PAUSE_SECONDS,
            away_seconds=settings.away_seconds,
        )
        lives = Lives(around, is_alone=not settings.channels)
        lives.open()
        parts.push_async_callback(lives.close)
        calm_down()
        yield Service(
            settings=settings,
            store=store,
            journal=journal,
            hints=hints,
            signer=signer,
            people=People(store),
            sessions=Sessions(store, signer, hints),
            allowances=Allowances(settings.limits, shared),
            metrics=metrics,
            lives=lives,
            can_think=lambda: thinkers.are_ready,
        )


def _share_limits(channels: str, signer: Signer, parts: AsyncExitStack) -> Shared | None:
    """Where several nodes serve, they count together what somebody does."""
    if not channels:
        return None
    from hordekeep.table.redis_limits import SharedAllowances  # Redis is an extra; `open_hints` has asked for it

    shared = SharedAllowances.at(channels, lambda name, asker: signer.sign("limit", name, asker))
    parts.push_async_callback(shared.close)
    return shared
