"""Who watches is told with each line how their view was then, as what has changed since."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import Document, Event, Match
from hordekeep.table import protocol
from tests.table.going_back import as_it_was
from tests.table.live.house import House, Seated, in_house

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "plankton-horde": (2, {}),
    "skytear-horde": (2, {"mode": "versus"}),
    "monoliths": (1, {}),
    "skytear": (2, {}),
    "cloudspire": (2, {}),
}
CHOICES, FEW = 25, 15


@pytest.mark.parametrize("game", GAMES)
def test_a_client_goes_back_line_by_line_to_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    seats, options = GAMES[game]

    @in_house
    async def play(house: House) -> None:
        people = [await house.person(name) for name in ("Ann", "Bob")[:seats]]
        table = await house.table(*people, game=game, **options)
        at_table = [await house.sit(person, table) for person in people]
        everybody: list[tuple[Seated, int | None]] = [*zip(at_table, range(seats), strict=True)]
        everybody.append((await house.sit(None, table), None))
        twin: Match[Any] = Match(game, seats, "doc", options, house.live(table).match.names, patient=True)
        told: list[tuple[Event, dict[int | None, Document]]] = []
        twin.listen(lambda event: told.append((event, views_of(twin))))
        luck, compared = Random(game), 0
        for _ in range(CHOICES):
            told.clear()
            if not house.live(table).asked:
                break  # a window that passes by itself
            asked = luck.choice(house.live(table).asked)
            key = luck.choice([offer.key for offer in twin.offers(asked)])
            twin.choose(key, asked)
            assert isinstance(await at_table[asked].choose(key, seat=asked), protocol.Done)
            for person, seat in everybody:
                await person.catch_up()
                updates = [each for each in person.heard if isinstance(each, protocol.Update)]
                person.heard.clear()
                wanted = [views[seat] for event, views in told if event.is_for(seat)]
                for update in updates[-1:]:  # in a window somebody may hear nothing
                    assert len(update.earlier) == len(wanted)
                    view = update.frame.view
                    for differences in reversed(update.earlier):
                        view = as_it_was(view, differences)
                        assert view == msgspec.json.decode(msgspec.json.encode(wanted.pop()))
                        compared += 1
        assert compared > FEW

    play(tmp_path)


def views_of(match: Match[Any]) -> dict[int | None, Document]:
    """What everybody sees now."""
    return {seat: match.view(seat) for seat in (None, *range(match.state.seats))}
