"""Write the moments of real games that the lanes board is tested with. `--check` only says if they are up to date.

`faces.json` holds the cards that the moments show. The hand-written moments beside them are not made here.
Monoliths has files of its own; `laid_out.json` holds moments of it that are laid out card by card, so that
everything that only Monoliths has lies on some board.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from hordekeep.engines.lanes.state.edition import Edition
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Match, find_game
from hordekeep.kernel.plain_board import cards_in_sight, in_words
from hordekeep.table.earlier import Stills
from hordekeep.table.frames import frame_of, lines_of
from hordekeep.table.moments import Moment as Rest
from hordekeep.table.moments import earlier_at
from hordekeep.table.protocol import Earlier, Frame, InWords, LogLine, Thing, ToldChapter
from scripts.board_fixtures import lines, write_or_check

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures" / "lanes"
WRITTEN = "moments.json"
NAMES = ("Beth", "Omar", "Ida")
LINES = 3
"""So many of the last lines come with a moment."""


class Moment(Thing, frozen=True):
    """A frame, the news that led to it, how the view was then, and some with all of it in sentences."""

    name: str
    frame: Frame
    news: tuple[LogLine, ...]
    earlier: Earlier = ()
    told: InWords | None = None


class Table(NamedTuple):
    """A game to be played: a name, how many play, and what is chosen beforehand."""

    name: str
    seats: int
    options: dict[str, str]
    game: str = FIRST.name


class Laid(NamedTuple):
    """A position of Monoliths to be looked at by some of its seats."""

    name: str
    seats: tuple[int, ...]
    position: dict[str, Any]


TABLES = (
    Table("solo", 1, {"deck": "kurumo", "horde": "undead", "outsider": "the-death-dealer"}),
    Table("coop", 2, {"deck": "nupten", "deck_b": "taulot", "horde": "predator"}),
    Table("versus", 2, {"mode": "versus"}),
    Table("three", 3, {"mode": "versus", "deck": "taulot", "deck_b": "kurumo", "horde": "nightmare"}),
)

SECOND_TABLES = (
    Table("solo-second", 1, {}, MONOLITHS.name),
    Table("solo-colossal", 1, {"horde": "the-brood", "outsider": "titan-brood", "level": "4"}, MONOLITHS.name),
    Table("coop-second", 2, {"horde": "slitherers", "deck_b": "taulot-custodians"}, MONOLITHS.name),
    Table("versus-second", 2, {"mode": "versus", "horde": "sinklings", "level": "3"}, MONOLITHS.name),
    Table("three-second", 3, {"mode": "versus", "horde": "the-brood"}, MONOLITHS.name),
)

LAID_OUT = (
    Laid(
        "servants",
        (0,),
        {
            "turn": 4,
            "phase": "alliance",
            "enchanter": "damsel-of-silence",
            "later_stages": ["damsel-of-silence"],
            "castle": {"card": "beraph-of-grialth", "exhausted": True, "wounds": 5},
            "portal": {"card": "portal-solo-2", "wounds": 3, "turn": {"armor": 2}},
            "players": [{"hand": ["trappers", "horn-of-liothan", "errant-lord", "rise-again"], "mana": 4}],
            "minions": {"yetnar": {"health": 3, "turn": {"armor": 1}, "exhausted": True}, "zephylite": {"health": 1}},
            "rear": [{"card": "brood"}, {"card": "flutter-1", "wounds": 1, "exhausted": True}],
            "pile": ["plated-monolith-1", "errant-lord"],
            "late": 1,
            "defectors": [{"card": "errant-lord", "owner": 0}],
            "lanes": [
                {
                    "monster": {"card": "plated-monolith-2", "plate": 2, "turn": {"attack": 1, "armor": 1}},
                    "ally": {"card": "the-spring-watch", "attack": 1, "turn": {"attack": -2}},
                },
                {"monster": {"card": "howling-monolith-1", "concealed": True}, "ally": {"card": "troop", "attack": 1}},
                {"monster": {"card": "roots"}, "ally": {"card": "clan-of-the-icefish", "exhausted": True}},
                {"monster": {"card": "whirling-monolith-3", "exhausted": True, "blank": True}},
                {"ally": {"card": "field-commander", "attached": [{"card": "barbed-swarm-1"}], "turn": {"attack": 2}}},
                {"monster": {"card": "skeleton"}, "tower": {"card": "gibbet-tower", "health": 2}},
            ],
        },
    ),
    Laid(
        "colossal",
        (0,),
        {
            "turn": 9,
            "phase": "alliance",
            "portal": {"card": "portal-solo-4"},
            "pile": [],
            "later_stages": [],
            "players": [{"hand": ["trappers"], "mana": 2}],
            "minions": {"onikai": {"health": 2}, "ratamil": {"health": 4}},
            "rear": [{"card": "brood"} for _ in range(9)],
            "lanes": [
                {"ally": {"card": "troop"}},
                {"monster": {"card": "devourer-limb"}, "ally": {"card": "royal-marksmen"}},
                {"monster": {"card": "titan-brood", "wounds": 4, "attack": 2}},
                {"monster": {"card": "overlord-limb", "wounds": 1}, "ally": {"card": "beraph-star"}},
                {},
                {"monster": {"card": "brood"}},
            ],
        },
    ),
    Laid(
        "whose",
        (0, 1),
        {
            "mode": "coop",
            "turn": 3,
            "phase": "alliance",
            "enchanter": "doom-vines",
            "later_stages": [],
            "pile": [],
            "portal": {"card": "portal-coop-3", "health": 9},
            "portal_is_outsider": True,
            "minions": {"onikai": {"health": 2}},
            "players": [{"hand": ["trappers"], "mana": 3}, {"hand": ["vine-dryad"], "mana": 5}],
            "lanes": [
                {"ally": {"card": "errant-lord"}},
                {"monster": {"card": "mournings", "owner": 1}, "ally": {"card": "rooted-dryad", "owner": 1}},
                {"ally": {"card": "swamp-hunters-2", "seat": 1}},
                {"monster": {"card": "roots"}, "ally": {"card": "troop", "owner": 1}},
                {"tower": {"card": "tower-of-grief", "owner": 1, "health": 1}},
                {"monster": {"card": "grabbers-1", "exhausted": True}, "ally": {"card": "trappers"}},
            ],
        },
    ),
    Laid(
        "commander",
        (0, 1),
        {
            "mode": "versus",
            "turn": 5,
            "phase": "horde-acts",
            "enchanter": "rider-of-dreams",
            "players": [{"hand": ["trappers", "glacier"], "mana": 3}],
            "horde": {"hand": ["grabbers-2", "flood-tide-1"], "mana": 6},
            "rear": [{"card": "runner-1"}],
            "lanes": [
                {"monster": {"card": "swamp-hunters-2"}, "ally": {"card": "errant-lord"}},
                {"monster": {"card": "tide-breakers-1", "concealed": True}},
                {"ally": {"card": "troop"}},
                {"monster": {"card": "tower-crawler-2", "exhausted": True}},
            ],
        },
    ),
)
"""Written as positions are; who looks at them is told apart."""


def main() -> int:
    """Write the files, or check them."""
    played = [moment for table in TABLES for moment in moments(table)]
    written = (FIXTURES / WRITTEN).read_text(encoding="utf-8")
    second = [moment for table in SECOND_TABLES for moment in moments(table)]
    laid_out = [moment for laid in LAID_OUT for moment in moments_of(laid)]
    made = {
        "played.json": lines(played),
        "faces.json": shown(written + lines(played), FIRST),
        "monoliths.json": lines(second),
        "laid_out.json": lines(laid_out),
        "monoliths_faces.json": shown(lines(second) + lines(laid_out), MONOLITHS),
    }
    return write_or_check(FIXTURES, made)


def shown(text: str, edition: Edition) -> str:
    """The faces of all cards of an edition that a text names, and what their words mean."""
    everything = faces("en", edition)
    named = set(re.findall(r"[a-z][a-z0-9-]+", text))
    cards = lines([card for card in everything["cards"] if card["id"] in named]).strip()
    keywords = lines(everything["keywords"]).strip()
    return f'{{"cards":{cards},"keywords":{keywords}}}\n'


def moments(table: Table) -> Iterator[Moment]:
    """A game of random choices: the first moment of each kind of question as its seat sees it, in versus as both do."""
    luck, seen = random.Random(table.name), set[str]()
    match: Match[Any] = Match(table.game, names=NAMES[: table.seats], seed=table.name, options=table.options)
    stills, known = Stills(match), 0

    def rest() -> Rest:
        told = tuple((0, event) for event in match.log[known:])
        return Rest(match, told, len(match.made), stills=tuple(stills.states))

    while match.ask is not None:
        seat = match.ask.seats[0]
        kind = f"{match.ask.prompt}-{match.view(seat)['phase']}"
        if kind not in seen:
            seen.add(kind)
            for who in sorted({seat, 1 - seat} if table.name.startswith("versus") else {seat}):
                yield seen_at(rest(), who, f"{table.name}-{kind}-{who}")
        stills.states.clear()
        known = len(match.log)
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield in_sentences(seen_at(rest(), 0, f"{table.name}-over"), match, 0)


def moments_of(laid: Laid) -> Iterator[Moment]:
    """A position as some of its seats see it."""
    match: Match[Any] = Match.from_position(find_game(MONOLITHS.name), laid.position, NAMES[: len(laid.seats)])
    for seat in laid.seats:
        told = tuple((0, event) for event in match.log)
        yield in_sentences(seen_at(Rest(match, told, len(match.made)), seat, f"{laid.name}-{seat}"), match, seat)


def seen_at(rest: Rest, seat: int, name: str) -> Moment:
    """The present moment as a seat sees it, with the last of what it heard, and how the view was then."""
    frame = frame_of(rest.match, seat, "en", rest.choices)
    news = lines_of(rest.match, [event for _, event in rest.told], seat, "en")
    earlier = earlier_at(rest, seat, frame.view)
    return Moment(name=name, frame=frame, news=news[-LINES:], earlier=earlier[-LINES:])


def in_sentences(moment: Moment, match: Match[Any], seat: int) -> Moment:
    """The moment with what text mode tells of it."""
    chapters = tuple(ToldChapter(heading=heading, lines=tuple(lines)) for heading, lines in in_words(match, seat, "en"))
    return structs.replace(moment, told=InWords(id="", chapters=chapters, cards=cards_in_sight(match, seat)))


if __name__ == "__main__":
    sys.exit(main())
