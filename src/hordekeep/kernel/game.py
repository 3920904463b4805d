"""A game is one object: its name, seats and options, its setup and beats, and how to look at it.

Games are found through the entry point group `hordekeep.games`, so a package of its own can bring one:

    [project.entry-points."hordekeep.games"]
    my-game = "my_game:GAME"
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from hordekeep.kernel.ask import Ask, Choice, Rules
from hordekeep.kernel.built_once import once
from hordekeep.kernel.declaring.vocabulary import Vocabulary
from hordekeep.kernel.dice import Dice
from hordekeep.kernel.errors import BadInput, Refusal
from hordekeep.kernel.events import Event, Outcome, Telling
from hordekeep.kernel.options import Option, OptionValue
from hordekeep.kernel.texts import Say, Text

if TYPE_CHECKING:
    from random import Random

Document = dict[str, Any]
"""Plain data that goes into JSON or TOML as it is: positions and views."""


Tell = Callable[..., None]
"""How rules report an event: tell(event) of one that is declared, with a rule if it is not the usual one; or, without a
declaration, tell(kind, rule, audience=None, **facts)."""

Beat = tuple[str, Any]
"""One beat to be played: its name and its argument, plain data."""

Agenda = list[Beat]
"""The pending beats, last in first out."""


class State(Protocol):
    """What the kernel needs of a game's state. Everything else in it is the game's own business.

    `beat` is the beat in progress while somebody is asked, None at a beat's start.
    """

    agenda: Agenda
    beat: Beat | None
    dice: Dice
    over: bool
    seats: int
    tell: Tell | None

    def clone(self: S) -> S:
        """A copy that shares nothing mutable, with `tell` set to None."""
        ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Lab(Generic[S]):
    """What a game brings for the laboratory and for learning agents.

    `traits(state, seat)` names what a seat had at the end of a game (tokens won, special cards kept), so that reports
    can say what decides games. `observe(state, seat)` is the seat's view as `observation_size` numbers from -1 to 1.
    `groups(state, seat)` names, in pairs of a heading and a name, what reports give the win rate of, side by side
    (Faction: Kurumo; Order: went first); `rounds(state)` tells how many rounds or turns a game took.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> lab = match.game.lab
    >>> len(lab.observe(match.state, 0)) == lab.observation_size(2)
    True
    """

    traits: Callable[[S, int], Sequence[Text]]
    observe: Callable[[S, int], list[float]]
    observation_size: Callable[[int], int]
    groups: Callable[[S, int], Sequence[tuple[Text, Text]]] | None = None
    rounds: Callable[[S], int] | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """What stands on a game's box: what it is about, how long it takes, which board draws it in a browser.

    No `board` means that the generic table plays it from asks and views alone.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").box.board
    'tableau'
    """

    about: Say | None = None
    minutes: int = 0
    board: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come: a heading ("Round 6 of 11"), the book's phases in order, and which one is now.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> match.say(match.game.progress(match.state).heading)
    'Round 1 of 11'
    """

    heading: Text
    phases: tuple[Text, ...] = ()
    now: int = -1


@dataclass(frozen=True, slots=True)
class Windows(Generic[S]):
    """What a game tells of its windows (`Ask.passing`), so that people can leave standing orders for them.

    `moments` names what may go on in a window, from the side of whoever may answer; `now(state, ask)` gives those that
    hold at this one. Whether a window opens depends on what everybody sees, and so do its moments. Where windows open
    at every step, `usual` names the moments that most people want to be asked at; empty means all.
    `waits(state)` tells whether something waits that can be answered, `rest(state)` all of a game but what an answer
    costs whoever gives it: so it is found out whether one would change anything.

    >>> from hordekeep import find_game
    >>> find_game("skytear").windows.moments["enemy-card"].to("en")
    'an enemy plays a power card'
    """

    moments: Mapping[str, Say]
    now: Callable[[S, Ask], Collection[str]]
    usual: frozenset[str] = frozenset()
    waits: Callable[[S], bool] | None = None
    rest: Callable[[S], Any] | None = None


class LookAtDeck(Protocol):
    """How a game looks at a deck; see `Cards`."""

    def __call__(self, text: str, language: str, *, beside: Sequence[str] = (), fill: bool = False) -> Document:
        """The document of a deck."""
        ...


@dataclass(frozen=True, slots=True)
class Cards:
    """What a game of cards brings for whoever looks at cards and builds decks; both documents are for clients.

    `faces(language)` gives every card in words, and what decks are built from. `look(text, language)` gives a deck, as
    a code, a name or a list of cards, with all that is against it, alone and together with those `beside` it; `fill`
    adds cards that fit. `BadInput` if the text is no deck. It is None where people look at cards but build no decks
    beforehand.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").cards is None
    True
    """

    faces: Callable[[str], Document]
    look: LookAtDeck | None = None


@dataclass(frozen=True, slots=True)
class Achievements(Generic[S]):
    """What people can achieve in a game beyond winning it; each is worth up to `most` symbols.

    `all(language)` gives every achievement as a document for clients: its `id`, its `name`, what it `asks`, its
    `rules`, and the `options` of a game in which it can be tried. `earned(state)` gives the symbols, by id, that a game
    which is over earned those who won it.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").achievements is None
    True
    """

    all: Callable[[str], Sequence[Document]]
    earned: Callable[[S], Mapping[str, int]]
    most: int = 1


@dataclass(frozen=True, slots=True)
class CampaignBattle:
    """One battle of a campaign: what it is called, the options of its game, and what is worth knowing beforehand.

    >>> CampaignBattle("undead", Say("hordekeep.engines.lanes", Text("set-undead")), {"horde": "undead"}).name.to("fr")
    'Mort-vivant'
    """

    id: str
    name: Say
    options: Mapping[str, OptionValue]
    note: Say | None = None


@dataclass(frozen=True, slots=True)
class Campaign:
    """Games that a person plays one after another with the same choices, until enough of them are won.

    A run begins with values for `options`, for one to `most` seats; `begin(chosen, earlier)` settles what was left
    open, knowing with what the person began `earlier` runs. `battles(chosen, won, seed)` gives the battles of a run in
    order, as they stand after those in `won`; chance comes from the run's `seed`, so that asking twice changes nothing.
    `needed(chosen)` victories make the run one.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").campaign is None
    True
    """

    name: Say
    about: Say
    rules: tuple[str, ...]
    options: tuple[Option, ...]
    begin: Callable[[Mapping[str, OptionValue], Sequence[Mapping[str, OptionValue]]], dict[str, OptionValue]]
    battles: Callable[[Mapping[str, OptionValue], Sequence[str], str], Sequence[CampaignBattle]]
    needed: Callable[[Mapping[str, OptionValue]], int]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Additions(Generic[S]):
    """What people can add to a game, so that it may be there in one place and not in another.

    `needed(state)` names what a state has that does not come with the game; records keep those names. `check(names)`
    raises a `BadInput` that says what to do if one of them is not here.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").additions is None
    True
    """

    needed: Callable[[S], Sequence[str]]
    check: Callable[[Sequence[str]], None]


@dataclass(frozen=True, slots=True)
class Weight:
    """How hard a game will be, in words, and the rule that says so.

    >>> Weight(Say("hordekeep.kernel", Text("as-it-is", text="Total difficulty: 2.5")), "HM-HOV-03").says.to("en")
    'Total difficulty: 2.5'
    """

    says: Say
    rule: str


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """Everything about one game, registered by one object.

    Choices: `key` and `choice` are inverse; `candidates(state)` lists every choice that could ever be offered in this
    game, always the same ones in the same order for the same seats and options; `why_not` is the one legality, shared
    by listing and explaining, and answers for whatever `choice` reads; `why_not_unasked(state, seat, choice)` tells
    a seat that is not asked what is against a choice with a time of its own, None where it is just not its turn.
    Positions: `to_position` and `from_position` are
    inverse at every beat's start; `view` is the position less what a seat may not know, with computed values; `shown`
    is the whole position with computed values, for scenarios to look into; `moment` is those of its fields that
    tell how far the game has come, for whoever asks at every beat. Search:
    `redraw_hidden` deals anew what a seat cannot know, `evaluate` says how good a state is for a seat (0 lost, 1 won);
    after a new node a search plays up to `play_on` choices more before it judges, by `rollout(state, ask, seat, luck)`,
    the game's own quick policy, or at random, and stops where `clock(state)`, the number of the round or turn, has
    moved on, or where `horizon(state)` has, if a game looks ahead to something else than the end of a turn;
    `sensible(state, ask, seat, choices)` leaves out what is not worth a search; `leanings(state, ask, seat,
    choices)` tells how strongly the quick policy leans to each choice, so that a search looks there first;
    `exploration` is how much a search favours what was tried seldom, with leanings in units of how far its values
    spread. `together`: seats may win or lose together (`Outcome.together`).
    Telling: `box`, `progress` and `telling` are for tables and replays, `windows` for standing orders (such a game has
    a `clock`), `cards` for looking at cards and building
    decks, `achievements` for what people can show of their victories, `campaign` for games in a row, `weigh` for
    how hard a game with these options is, `additions` for what they may add to the game; a game without them plays
    all the same. `words` is set where the game's words are declared: what is read off them stands in `key` to
    `describe` and `telling`.

    >>> from hordekeep import find_game
    >>> horde = find_game("plankton-horde")
    >>> horde.title, horde.fewest, horde.most
    ('Horde', 2, 4)
    """

    slug: str
    title: str
    package: str
    fewest: int
    most: int
    seats_rule: str
    rules_version: int
    options: tuple[Option, ...]
    setup: Callable[[int, Mapping[str, OptionValue], Dice], S]
    beats: Mapping[str, Callable[[S, Any], Rules[None] | None]]
    outcome: Callable[[S], Outcome | None]
    key: Callable[[Choice], str]
    choice: Callable[[str], Choice | None]
    candidates: Callable[[S], Sequence[Choice]]
    why_not: Callable[[S, Ask, int, Choice], Refusal | None]
    prompt: Callable[[S, Ask], Text]
    label: Callable[[S, Choice], Text]
    touches: Callable[[S, Ask, Choice], tuple[str, ...]]
    describe: Callable[[Event], Text]
    to_position: Callable[[S], Document]
    from_position: Callable[[Document], S]
    view: Callable[[S, int | None], Document]
    redraw_hidden: Callable[[S, int, Dice], None]
    evaluate: Callable[[S, int], float]
    lab: Lab[S]
    shown: Callable[[S], Document] | None = None
    moment: Callable[[S], Document] | None = None
    complete: bool = False
    box: Box = Box()
    progress: Callable[[S], Progress] | None = None
    telling: Telling = field(default_factory=Telling)
    windows: Windows[S] | None = None
    cards: Cards | None = None
    achievements: Achievements[S] | None = None
    campaign: Campaign | None = None
    weigh: Callable[[Mapping[str, OptionValue]], Weight | None] | None = None
    additions: Additions[S] | None = None
    rollout: Callable[[S, Ask, int, Random], Choice] | None = None
    leanings: Callable[[S, Ask, int, list[Choice]], list[float]] | None = None
    clock: Callable[[S], int] | None = None
    horizon: Callable[[S], int] | None = None
    sensible: Callable[[S, Ask, int, list[Choice]], list[Choice]] | None = None
    why_not_unasked: Callable[[S, int, Choice], Refusal | None] | None = None
    play_on: int = 0
    exploration: float = 0.12
    together: bool = False
    words: Vocabulary | None = None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have.

        >>> from hordekeep import find_game
        >>> find_game("plankton-horde").check_seats(5)
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: seats: Horde is for 2 to 4 players, not 5. [PH-COMP-01]
        """
        if not self.fewest <= seats <= self.most:
            which = "seats-range" if self.fewest < self.most else "seats-exact"
            what = Text(which, game=self.title, fewest=self.fewest, most=self.most, seats=seats, rule=self.seats_rule)
            raise BadInput(what, where="seats")


@once
def _entries() -> Mapping[str, EntryPoint]:
    found: Iterable[EntryPoint] = entry_points(group="hordekeep.games")
    return {entry.name: entry for entry in sorted(found)}


def game_slugs() -> tuple[str, ...]:
    """The slugs of all installed games.

    >>> "plankton-horde" in game_slugs()
    True
    """
    return tuple(_entries())


@once
def find_game(slug: str) -> Game[Any]:
    """The game called `slug`; `BadInput` with the nearest name if there is none.

    >>> find_game("plankton-hord")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no game 'plankton-hord'. Did you mean 'plankton-horde'?
    """
    entry = _entries().get(slug)
    if entry is None:
        near = get_close_matches(slug, _entries(), n=1)
        advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(_entries())}."
        raise BadInput(f"There is no game {slug!r}.", advice=advice)
    game = entry.load()
    if not isinstance(game, Game):
        raise BadInput(f"The entry point {entry.value!r} is no Game.", advice="It must name a hordekeep.Game object.")
    return game
