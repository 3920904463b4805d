"""The parts of a `Game`: its rules, its words, its positions, what a search and a laboratory need, and its extras."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from hordekeep.kernel.ask import Ask, Choice, Rules
from hordekeep.kernel.dice import Dice
from hordekeep.kernel.errors import Refusal
from hordekeep.kernel.events import Event, Outcome, Telling
from hordekeep.kernel.options import Option, OptionValue
from hordekeep.kernel.texts import Say, Text

if TYPE_CHECKING:
    from random import Random

    import msgspec

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

    `beat` is the beat in progress, None between two.
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
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class GameRules(Generic[S]):
    """How a game is played.

    >>> from hordekeep import find_game
    >>> rules = find_game("plankton-horde").rules
    >>> rules.version, list(rules.beats)[:2], [option.name for option in rules.options]
    (1, ['game_begins', 'battle_card_phase'], ['level', 'first'])
    """

    version: int
    """Raised whenever a record of earlier would replay otherwise."""
    setup: Callable[[int, Mapping[str, OptionValue], Dice], S]
    """setup(seats, options, dice): a state whose agenda holds the first beat."""
    beats: Mapping[str, Callable[[S, Any], Rules[None] | None]]
    """The rules themselves, by the names that stand in the agenda."""
    outcome: Callable[[S], Outcome | None]
    """How a game that is over ended."""
    options: tuple[Option, ...] = ()
    """What people choose before it begins; what an option alone cannot tell, `setup` checks."""
    clock: Callable[[S], int] | None = None
    """The number of the round or turn: for standing orders, and for a search that looks to its end."""
    together: bool = False
    """Seats may win or lose together (`Outcome.together`)."""
    complete: bool = False
    """Every rule of its ledger is kept."""
    cites: Mapping[str, str] = field(default_factory=dict)
    """The rule of its ledger for a rule of another book that code of both games cites."""


class GameWords(Protocol[S_contra]):
    """The words of a game: choices as text and back, what forbids them, and what people read.

    A `Vocabulary` is one, where the words are declared; `PlainWords` is one made of functions.

    >>> from hordekeep import find_game
    >>> words = find_game("plankton-horde").words
    >>> words.key(("token", 8)), words.choice("token:8")
    ('token:8', ('token', 8))
    """

    def key(self, choice: Choice, /) -> str:
        """The stable text key of a choice."""
        ...

    def choice(self, key: str, /) -> Choice | None:
        """The choice with this key, or None: the inverse of `key`."""
        ...

    def candidates(self, state: S_contra, /) -> Sequence[Choice]:
        """Every choice that could ever be offered in this game, always the same ones in the same order for the same
        seats and options."""
        ...

    def why_not(self, state: S_contra, ask: Ask, seat: int, choice: Choice, /) -> Refusal | None:
        """The one legality, shared by listing and explaining; it answers for whatever `choice` reads."""
        ...

    def why_not_unasked(self, state: S_contra, seat: int, choice: Choice, /) -> Refusal | None:
        """What a seat that is not asked has against a choice with a time of its own; None where it is just not its
        turn."""
        ...

    def prompt(self, state: S_contra, ask: Ask, /) -> Text:
        """What is asked."""
        ...

    def label(self, state: S_contra, choice: Choice, /) -> Text:
        """What a choice says on its button."""
        ...

    def touches(self, state: S_contra, ask: Ask, choice: Choice, /) -> tuple[str, ...]:
        """The ids of what a choice touches."""
        ...

    def about(self, state: S_contra, choice: Choice, /) -> Mapping[str, Any]:
        """What a choice names, by the names that clients know, as plain data; its verb is what it begins with."""
        ...

    def describe(self, event: Event, /) -> Text:
        """An event as a sentence."""
        ...

    @property
    def telling(self) -> Telling:
        """What kinds of events mean to tables and replays."""
        ...


def _nothing(_state: Any, _choice: Choice) -> Mapping[str, Any]:
    """Clients are not told what choices name."""
    return {}


def _just_not_its_turn(state: Any, seat: int, choice: Choice) -> None:
    """No choice has a time of its own."""


@dataclass(frozen=True, slots=True)
class PlainWords(Generic[S]):
    """Words made by hand, with a function for each thing to know of them; see `GameWords`.

    >>> from hordekeep.kernel.declaring import Vocabulary
    >>> horde = Vocabulary((), ())
    >>> plain = PlainWords(horde.key, horde.choice, horde.candidates, horde.why_not, horde.prompt, horde.label,
    ...                    horde.touches, horde.describe)
    >>> plain.choice("token:8") is plain.why_not_unasked(None, 0, ("token", 8)) is None
    True
    """

    key: Callable[[Choice], str]
    choice: Callable[[str], Choice | None]
    candidates: Callable[[S], Sequence[Choice]]
    why_not: Callable[[S, Ask, int, Choice], Refusal | None]
    prompt: Callable[[S, Ask], Text]
    label: Callable[[S, Choice], Text]
    touches: Callable[[S, Ask, Choice], tuple[str, ...]]
    describe: Callable[[Event], Text]
    about: Callable[[S, Choice], Mapping[str, Any]] = _nothing
    why_not_unasked: Callable[[S, int, Choice], Refusal | None] = _just_not_its_turn
    telling: Telling = field(default_factory=Telling)

    @classmethod
    def like(cls, words: GameWords[S], **others: Any) -> PlainWords[S]:
        """The same words with some others in their place."""
        return cls(**{each.name: getattr(words, each.name) for each in fields(cls)} | others)


@dataclass(frozen=True, slots=True)
class Positions(Generic[S]):
    """States as documents, and what may be known of them.

    >>> from hordekeep import find_game, Match
    >>> positions, state = find_game("plankton-horde").positions, Match("plankton-horde", seats=2, seed="doc").state
    >>> positions.read(positions.write(state)).tokens == state.tokens, positions.show(state)["target"]
    (True, 0)
    """

    write: Callable[[S], Document]
    """The whole state. `write` and `read` are inverse at every beat's start."""
    read: Callable[[Document], S]
    view: Callable[[S, int | None], Document]
    """view(state, seat): less what this seat may not know, with computed values."""
    redraw_hidden: Callable[[S, int, Dice], None]
    """redraw_hidden(state, seat, dice): deal anew what this seat cannot know."""
    seen: type[msgspec.Struct] | None = None
    """What every view is, as a Struct: from it the types of clients are made."""
    laid_open: Callable[[S], Document] | None = None
    """What is drawn for whoever may see everything: in the form of a view, with nothing left out."""
    shown: Callable[[S], Document] | None = None
    """The whole position with computed values, for scenarios to look into; without, the position as it is."""
    moment: Callable[[S], Document] | None = None
    """Those fields of what is shown that tell how far the game has come, for whoever asks at every beat."""

    def open_to_all(self, state: S) -> Document:
        """A view with nothing left out; the whole position for a game that has none such."""
        return (self.laid_open or self.show)(state)

    def show(self, state: S) -> Document:
        """The whole position, with computed values if the game has any."""
        return (self.shown or self.write)(state)


@dataclass(frozen=True, slots=True)
class Search(Generic[S]):
    """What bots know of a game. After a new node a search plays up to `play_on` choices more before it judges, by
    `rollout` or at random, and stops where the clock of the rules has moved on, or where `horizon` has.

    >>> from hordekeep import find_game, Match
    >>> round(find_game("plankton-horde").search.evaluate(Match("plankton-horde", seats=2, seed="doc").state, 0), 1)
    0.5
    """

    evaluate: Callable[[S, int], float]
    """evaluate(state, seat): how good a state is for a seat, from 0, lost, to 1, won."""
    rollout: Callable[[S, Ask, int, Random], Choice] | None = None
    """rollout(state, ask, seat, luck): the game's own quick policy."""
    leanings: Callable[[S, Ask, int, list[Choice]], list[float]] | None = None
    """How strongly the quick policy leans to each choice, so that a search looks there first."""
    sensible: Callable[[S, Ask, int, list[Choice]], list[Choice]] | None = None
    """The choices less what is not worth a search."""
    horizon: Callable[[S], int] | None = None
    """Like a clock, if a game looks ahead to something else than the end of a turn."""
    play_on: int = 0
    exploration: float = 0.12
    """How much a search favours what was tried seldom; with leanings, in units of how far its values spread."""


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
    >>> match.say(match.game.extras.progress(match.state).heading)
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
    >>> find_game("skytear").extras.windows.moments["enemy-card"].to("en")
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
    >>> find_game("plankton-horde").extras.cards is None
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
    >>> find_game("plankton-horde").extras.achievements is None
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
    >>> find_game("plankton-horde").extras.campaign is None
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
    >>> find_game("plankton-horde").extras.additions is None
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
class Extras(Generic[S]):
    """What tables and people like to have; a game plays all the same without.

    >>> from hordekeep import find_game
    >>> find_game("plankton-horde").extras.cards is None
    True
    """

    progress: Callable[[S], Progress] | None = None
    """How far a game has come."""
    terminal: str = ""
    """Where its `Board` for the terminal stands, as `module:NAME`: drawing is read only by whoever draws."""
    windows: Windows[S] | None = None
    """For standing orders; such a game has a clock."""
    cards: Cards | None = None
    """For looking at cards and building decks."""
    achievements: Achievements[S] | None = None
    """What people can show of their victories."""
    campaign: Campaign | None = None
    """Games in a row."""
    weigh: Callable[[Mapping[str, OptionValue]], Weight | None] | None = None
    """How hard a game with these options is."""
    additions: Additions[S] | None = None
    """What people may add to the game."""
