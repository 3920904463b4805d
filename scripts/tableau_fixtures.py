"""Write the moments that the tests of Horde's board draw. `--check` only says whether they are up to date.

`faces.json` holds the cards, `obstacles.json` what may not be picked and why, `moments.json` frames with the news that
led to them: every kind of ask, every number of players, the battles, the end, and positions that hold hardly anything.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.games.plankton_horde.content.components import MONSTERS, POOL_SIZE, SPECIAL
from hordekeep.kernel import Match, Text
from hordekeep.table.earlier import Stills
from hordekeep.table.frames import frame_of, lines_of
from hordekeep.table.moments import Moment as Rest
from hordekeep.table.moments import earlier_at
from hordekeep.table.protocol import Earlier, Frame, LogLine, Thing

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures" / "tableau"
NAMES = ("Andra", "Becca", "Coal", "Dmitri")
PICKS = ("open", "second", "pick")


class Moment(Thing, frozen=True):
    """A frame, the news that led to it, and how the view was then."""

    name: str
    frame: Frame
    news: tuple[LogLine, ...]
    earlier: Earlier = ()


def main() -> int:
    """Write the files, or check them."""
    made: dict[str, Sequence[object]] = {
        "faces.json": faces(),
        "obstacles.json": list(obstacles()),
        "moments.json": [*moments(), *scant_moments()],
    }
    stale = False
    for name, content in made.items():
        text = "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in content) + "\n]\n"
        file = FIXTURES / name
        if "--check" in sys.argv:
            stale = stale or not file.exists() or file.read_text(encoding="utf-8") != text
        else:
            file.write_text(text, encoding="utf-8")
    return int(stale)


def faces() -> list[dict[str, Any]]:
    """Every face of the monster deck: what it fights in, what it counts."""
    return [{"name": each.name, "battles": each.battles, "value": each.value} for each in MONSTERS]


def play(seats: int, seed: str, level: str = "full") -> Iterator[Rest]:
    """A game of random choices, moment by moment, with what happened since the moment before."""
    match: Match[Any] = Match("plankton-horde", seats, seed, {"level": level}, NAMES[:seats])
    stills, chance, known = Stills(match), random.Random(seed), 0
    while True:
        told = tuple((0, event) for event in match.log[known:])
        yield Rest(match, told, stills=tuple(stills.states))
        if not match.ask:
            return
        known = len(match.log)
        stills.states.clear()
        match.choose(chance.choice(match.ask.choices))


def moments() -> Iterator[Moment]:
    """The first moment of every kind of ask with 3 players; the main ones with 2 and 4; every end."""
    wanted = {
        2: {"open", "wild", "over"},
        3: {"token", *PICKS, "steal", "give-first", "give-second", "trick", "trick-with", "wild", "sacrifice", "over"},
        4: {"token", "pick", "wild", "over"},
    }
    for seats, kinds in wanted.items():
        missing = set(kinds)
        for number in range(40):
            for rest in play(seats, f"moment-{number}"):
                match = rest.match
                kind = match.ask.prompt if match.ask else "over"
                if kind not in missing or not is_telling(match, kind):
                    continue
                missing.remove(kind)
                yield from seen_by_all(rest, f"{seats}-{kind}")
            if not missing:
                break
        if missing:
            raise SystemExit(f"no game with {seats} players came to {missing}")


def is_telling(match: Match[Any], kind: str) -> bool:
    """Late enough in a game to show something."""
    view = match.view(None)
    if kind == "pick":
        asked = view["seats"][match.ask.seats[0]] if match.ask else {}
        return view["round"] > 4 and bool(asked["picks"]) and len(view["pool"]) < POOL_SIZE[len(view["seats"])] - 2
    if kind in ("open", "second", "token"):
        return bool(view["round"] > 3)
    return kind != "wild" or bool(view["battle"] > 2)


def seen_by_all(rest: Rest, name: str) -> Iterator[Moment]:
    """The moment as the asked seat sees it; some also as others do, as a spectator does, and with nothing hidden."""
    match = rest.match
    asked = match.ask.seats[0] if match.ask else 0
    seats = len(match.names)
    eyes: list[tuple[str, int | None, bool]] = [("asked", asked, False)]
    if name in ("3-pick", "3-wild", "3-steal"):
        eyes += [("other", (asked + 1) % seats, False), ("spectator", None, False), ("open", None, True)]
    for who, seat, is_open in eyes:
        frame = frame_of(match, seat, "en", len(match.made), open=is_open)
        news = lines_of(match, [event for _, event in rest.told], seat, "en")
        earlier = earlier_at(rest, seat, frame.view) if name.endswith("over") else ()
        yield Moment(name=f"{name}-{who}", frame=frame, news=news, earlier=earlier)


def scant_moments() -> Iterator[Moment]:
    """Positions with hardly anything in them, as scenarios have them: everything lies open."""
    positions: dict[str, dict[str, Any]] = {
        "bare": {"seats": [{}, {}]},
        "three-cards": {
            "phase": "monster",
            "turn": 0,
            "pool": ["sun-ooze", "moon-troll", "vampire"],
            "seats": [{}, {"picks": ["fire-golem"]}, {}, {}],
        },
        "one-battle": {
            "phase": "battles",
            "row": [{"battle": "troll", "token": 8}],
            "seats": [{"horde": ["demon", "sun-troll"]}, {"horde": ["flayer"]}],
        },
    }
    for name, position in positions.items():
        seats = len(position["seats"])
        match: Match[Any] = Match.from_position("plankton-horde", position, names=NAMES[:seats])
        yield Moment(name=f"scant-{name}", frame=frame_of(match, None, "en", 0, open=True), news=())
        while match.ask:
            match.choose(match.ask.choices[0])
        yield Moment(name=f"scant-{name}-over", frame=frame_of(match, None, "en", 9, open=True), news=())


def obstacles() -> Iterator[dict[str, Any]]:
    """What may not be picked at some asks of real games, and the cards and rules that forbid it."""
    rare = {None, *(monster.name for monster in SPECIAL)}
    for seats, level in ((2, "full"), (3, "full"), (4, "full"), (3, "basic")):
        for rest in play(seats, "obstacles", level):
            match, ask = rest.match, rest.match.ask
            if ask is None or ask.prompt not in PICKS:
                continue
            refused = dict(refusals(match, ask.seats[0]))
            if len(match.made) % 4 and not rare.intersection(refused.values()):  # a few of the common kind show enough
                continue
            view = match.view(ask.seats[0])
            yield {
                "picks": view["seats"][ask.seats[0]]["picks"],
                "opening": view["opening"],
                "costly": view["opening_was_costly"],
                "pool": view["pool"],
                "refused": refused,
            }


def refusals(match: Match[Any], seat: int) -> Iterator[tuple[str, str | None]]:
    """Each card of the Pool that may not be picked, with the own card that it matches; None if it is too costly."""
    for face in dict.fromkeys(match.view(seat)["pool"]):
        refusal = match.why_not(f"pick:{face}", seat)
        if refusal is not None:
            own = refusal.because.words.get("own")
            yield face, own.id.removeprefix("card-") if isinstance(own, Text) else None


if __name__ == "__main__":
    sys.exit(main())
