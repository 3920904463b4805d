"""What goes between the service and its clients: one Struct for each thing said, over HTTP and over the socket.

JSON Schema and the browser's TypeScript types are generated from this module; `docs/protocol.md` explains it. Server
to client is `FromServer`, client to server is `FromClient`; both are told apart by `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when a client of an older page could no longer talk to the service."""

Language = Literal["en", "fr"]
SeatKind = Literal["person", "bot", "nobody", "open"]
TableStatus = Literal["waiting", "playing", "over"]
RefusalCode = Literal["rule", "stale", "foreign", "unknown", "limit"]
"""A rule forbids it; the ask was answered meanwhile; it is not yours to do; there is no such thing; too much."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ShortText = Annotated[str, Meta(max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Document = dict[str, Any]


class Thing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of everything said: immutable, no unknown fields, fields by name."""


def _kebab(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Said(Thing, frozen=True, tag_field="type", tag=_kebab):
    """The base of what goes over the socket: told apart by `type`, the Struct's name in kebab case."""


# -- what is shown of a game ------------------------------------------------------------------------------------------


class ShownOffer(Thing, frozen=True):
    """A legal choice: its key, its label, and the ids of what it touches on the board."""

    key: str
    label: str
    touches: tuple[str, ...]


class ShownAsk(Thing, frozen=True):
    """What is asked now. `number` names the ask: whoever answers sends it back. `offers` are the viewer's own."""

    number: int
    seats: tuple[int, ...]
    prompt: str
    rule: str
    offers: tuple[ShownOffer, ...]


class ShownProgress(Thing, frozen=True):
    """How far the game has come: a heading, the book's phases, and the number of the present one (-1: none)."""

    heading: str
    phases: tuple[str, ...]
    now: int


class ShownOutcome(Thing, frozen=True):
    """How the game ended. Several winners share a victory, unless they won `together`, as one side."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    rule: str
    because: str
    together: bool = False


class Frame(Thing, frozen=True):
    """A moment of a game as one seat sees it (None: a spectator). Boards draw this and nothing else.

    `open` says that nothing is hidden (scenarios, replays, the end).
    """

    game: str
    board: str
    seat: Union[int, None]
    names: tuple[str, ...]
    view: Document
    progress: Union[ShownProgress, None]
    ask: Union[ShownAsk, None]
    outcome: Union[ShownOutcome, None]
    open: bool = False


class LogLine(Thing, frozen=True):
    """One thing that happened, in words, with its rule, and as data for animations.

    `number` is the place in the game's log; `choice` tells after how many choices it happened; a `heading` opens a new
    group; a `moment` is worth a mark on a timeline.
    """

    number: int
    choice: int
    kind: str
    text: str
    rule: str
    facts: Document
    heading: bool
    moment: bool


# -- tables and seats -------------------------------------------------------------------------------------------------


class ShownSeat(Thing, frozen=True):
    """A seat as everybody sees it. A `stand_in` is a bot that keeps the place of `person` warm."""

    kind: SeatKind
    name: str
    level: Union[str, None] = None
    person: Union[str, None] = None
    here: bool = False
    stand_in: bool = False


class Earned(Thing, frozen=True):
    """An achievement that a game earned, and how many symbols it is worth, of how many at `most`."""

    id: str
    name: str
    symbols: int
    most: int


class TableInfo(Thing, frozen=True):
    """A table as one person sees it: who sits where, what is played, and what of it is the viewer's own (`mine`).

    `invite` is there only for those who may pass it on; `seed` only when the game is over. `undone` counts the choices
    taken back beyond the free ones; `earned` are the achievements of the viewer's own victory.
    """

    id: str
    game: str
    title: str
    options: dict[str, str]
    settings: tuple[str, ...]
    seats: tuple[ShownSeat, ...]
    status: TableStatus
    public: bool
    sandbox: bool
    host: str
    mine: tuple[int, ...]
    asked: tuple[int, ...]
    heading: str
    commitment: str
    seed: Union[str, None]
    invite: Union[str, None]
    rematch: Union[str, None]
    undone: int
    watching: int
    created: float
    updated: float
    earned: tuple[Earned, ...] = ()


class ChatLine(Thing, frozen=True):
    """Something that somebody said at a table."""

    number: int
    person: str
    name: str
    text: str
    at: float


class UndoAsked(Thing, frozen=True):
    """Somebody asks to take choices back; `waiting` lists the seats that have not answered."""

    seat: int
    what: str
    waiting: tuple[int, ...]


# -- over the socket: from the service --------------------------------------------------------------------------------


class Welcome(Said, frozen=True):
    """The whole truth, sent when a socket opens and whenever only the whole truth will do."""

    protocol: int
    table: TableInfo
    frame: Union[Frame, None]
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    undo: Union[UndoAsked, None]
    muted: tuple[str, ...]
    you: Union[str, None]


class Update(Said, frozen=True):
    """The game went on (or back). Cut the log to `log_from` lines and add `log`."""

    frame: Frame
    log_from: int
    log: tuple[LogLine, ...]


class TableChanged(Said, frozen=True):
    """Something about the table or its seats changed."""

    table: TableInfo


class ChatSaid(Said, frozen=True):
    """Somebody said something."""

    line: ChatLine


class UndoChanged(Said, frozen=True):
    """Somebody asked to undo, answered, or the question is over (None)."""

    undo: Union[UndoAsked, None]


class MutedChanged(Said, frozen=True):
    """Whom you have muted."""

    muted: tuple[str, ...]


class Done(Said, frozen=True):
    """What you sent with this `id` is done and will not be lost."""

    id: str


class No(Said, frozen=True):
    """What you sent with this `id` is refused, politely: nothing has changed."""

    id: str
    code: RefusalCode
    rule: str
    because: str


class Why(Said, frozen=True):
    """Why something cannot be done now; `legal` if it can."""

    id: str
    legal: bool
    rule: str
    because: str
    rule_text: str


class Forecast(Said, frozen=True):
    """What would follow from a choice, as far as the seat may know. `certain` if nothing hidden comes into it."""

    id: str
    key: str
    lines: tuple[LogLine, ...]
    then: str
    certain: bool


class WeighedChoice(Thing, frozen=True):
    """A choice that a bot weighed: its value from 0 (lost) to 1 (won), and how often it was tried."""

    key: str
    label: str
    value: float
    visits: int


class Hint(Said, frozen=True):
    """What a bot would do in your place, and why: the best choices first."""

    id: str
    bot: str
    choices: tuple[WeighedChoice, ...]


class Pong(Said, frozen=True):
    """The answer to a ping."""

    id: str


class Trouble(Said, frozen=True):
    """A message that could not be read. The socket stays open."""

    because: str


FromServer = Union[
    Welcome,
    Update,
    TableChanged,
    ChatSaid,
    UndoChanged,
    MutedChanged,
    Done,
    No,
    Why,
    Forecast,
    Hint,
    Pong,
    Trouble,
]


# -- over the socket: from the client ---------------------------------------------------------------------------------


class Choose(Said, frozen=True):
    """Answer the ask `ask` with the choice `key`, from one of your seats."""

    id: RequestId
    ask: Count
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)]


class AskWhy(Said, frozen=True):
    """Why can't I? About a choice's `key`, or about something `touched` on the board."""

    id: RequestId
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)] = ""
    touched: Annotated[str, Meta(max_length=200)] = ""


class AskForecast(Said, frozen=True):
    """What would follow from the choice `key`?"""

    id: RequestId
    ask: Count
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)]


class AskHint(Said, frozen=True):
    """What would a bot do in my place?"""

    id: RequestId
    ask: Count
    seat: SeatNumber


class Undo(Said, frozen=True):
    """Take my last choice back: at once where it is free, else the others are asked."""

    id: RequestId
    seat: SeatNumber


class AnswerUndo(Said, frozen=True):
    """Agree or not that somebody takes choices back."""

    id: RequestId
    seat: SeatNumber
    agree: bool


class Say(Said, frozen=True):
    """Say something to everybody at the table."""

    id: RequestId
    text: ChatText


class Mute(Said, frozen=True):
    """Hear no more of a person, or hear them again; at every table."""

    id: RequestId
    person: ShortText
    on: bool


class Speak(Said, frozen=True):
    """Talk to me in this language from now on."""

    language: Language


class Look(Said, frozen=True):
    """Show me the table through this seat of mine: where several seats of mine may answer, it is the one to act."""

    seat: SeatNumber


class Ping(Said, frozen=True):
    """Are you there?"""

    id: RequestId


FromClient = Union[Choose, AskWhy, AskForecast, AskHint, Undo, AnswerUndo, Say, Mute, Speak, Look, Ping]


# -- over HTTP: people ------------------------------------------------------------------------------------------------


class Me(Thing, frozen=True):
    """Who you are here."""

    id: str
    name: str
    language: Language
    has_recovery: bool


class NewGuest(Thing, frozen=True):
    """A name is enough to sit down."""

    name: Name
    language: Language = "en"


class ChangeMe(Thing, frozen=True):
    """A new name or language; what is None stays."""

    name: Union[Name, None] = None
    language: Union[Language, None] = None


class RecoveryCode(Thing, frozen=True):
    """The code that carries an account to another device. It is shown once; a new one replaces it."""

    code: Annotated[str, Meta(max_length=80)]


# -- over HTTP: games -------------------------------------------------------------------------------------------------


class ShownValue(Thing, frozen=True):
    """A value that an option can take."""

    name: str
    label: str


class ShownOption(Thing, frozen=True):
    """An option of a game, described so that a form can build itself.

    The `values` of a `text` are suggestions. What is `advanced` is for few, and may be folded away. An option matters
    only with at least so many seats as `fewest`, and if it names others in `when`, only where they have those values.
    """

    name: str
    kind: Literal["choice", "flag", "number", "seat", "text"]
    label: str
    default: Union[str, int, bool]
    values: tuple[ShownValue, ...]
    low: int
    high: int
    advanced: bool = False
    fewest: int = 1
    when: dict[str, str] = {}


class ShownLevel(Thing, frozen=True):
    """A level of bots: its name, label, and what it is like."""

    name: str
    label: str
    about: str


class ShownGame(Thing, frozen=True):
    """A game that can be played here."""

    slug: str
    title: str
    about: str
    minutes: int
    fewest: int
    most: int
    board: str
    rules: int
    lessons: int
    achievements: int
    options: tuple[ShownOption, ...]


class Games(Thing, frozen=True):
    """All games, and the levels that bots play at."""

    games: tuple[ShownGame, ...]
    levels: tuple[ShownLevel, ...]


# -- over HTTP: tables ------------------------------------------------------------------------------------------------


class NewSeat(Thing, frozen=True):
    """Who sits there: `me`, a `bot` with a level, `open` for a person, or `nobody`."""

    kind: Literal["me", "bot", "open", "nobody"]
    level: Union[ShortText, None] = None


class ScenarioSource(Thing, frozen=True, tag_field="from", tag="scenario"):
    """The position of a scenario, after some of its choices."""

    game: ShortText
    scenario: ShortText


class LessonSource(Thing, frozen=True, tag_field="from", tag="lesson"):
    """A step of a guided first game."""

    game: ShortText
    lesson: Count


class ReplaySource(Thing, frozen=True, tag_field="from", tag="replay"):
    """A record, after `at` of its choices."""

    replay: ShortText
    at: Count


Source = Union[ScenarioSource, LessonSource, ReplaySource]
"""Where a study or a sandbox starts. Never a running game."""


class NewTable(Thing, frozen=True):
    """A table to be opened. With a `source` it goes on from there as a sandbox, and game and options follow from it."""

    game: ShortText
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Union[str, int, bool]] = {}
    public: bool = False
    source: Union[Source, None] = None
    choices: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=200)] = ()


class TableCard(Thing, frozen=True):
    """A table in a list: the lobby, or my games."""

    id: str
    game: str
    title: str
    status: TableStatus
    public: bool
    seats: tuple[ShownSeat, ...]
    settings: tuple[str, ...]
    heading: str
    mine: tuple[int, ...]
    asked: tuple[int, ...]
    your_move: bool
    result: str
    updated: float


class TableCards(Thing, frozen=True):
    """A list of tables, the latest first."""

    tables: tuple[TableCard, ...]


class ChangeSeat(Thing, frozen=True):
    """Who shall drive a seat from now on."""

    kind: SeatKind
    level: Union[ShortText, None] = None


class Opened(Thing, frozen=True):
    """A table that was opened, or the rematch of one."""

    id: str


class NewReport(Thing, frozen=True):
    """A problem that somebody saw at a table."""

    note: Annotated[str, Meta(max_length=1000)] = ""


class Report(Thing, frozen=True):
    """A reported problem: exactly what its reporter saw after `seq` entries of the table's log.

    While the game goes on, `choices` are the reporter's own and there is no `record`: others keep their secrets.
    """

    id: str
    table: str
    seq: int
    note: str
    at: float
    version: str
    rules_version: int
    frame: Union[Frame, None]
    log: tuple[LogLine, ...]
    choices: tuple[str, ...]
    record: Union[str, None]


# -- over HTTP: study (scenarios, lessons, replays) ------------------------------------------------------------------


class Study(Thing, frozen=True):
    """A position to look at: a source, the choices made since, and whose eyes to look through (None: all open).

    Something `touched` on the board that is not lit is answered with the reason, in `Studied.refused`.
    `laid_out` shows a scenario or lesson as it is written, before anything happens by itself.
    """

    source: Source
    choices: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=400)] = ()
    seat: Union[SeatNumber, None] = None
    touched: Annotated[str, Meta(max_length=200)] = ""
    laid_out: bool = False


class Studied(Thing, frozen=True):
    """The moment that a study leads to. A choice that is refused is named (`No.id` is its key), and what came after it
    is left out; the same for something touched that cannot be used now (`No.id` is its id).
    """

    frame: Frame
    log: tuple[LogLine, ...]
    refused: Union[No, None] = None


class NewReplay(Thing, frozen=True):
    """A record's text, to be looked at here."""

    text: Annotated[str, Meta(max_length=400_000)]


class ReplayStep(Thing, frozen=True):
    """One choice of a replay: who, what, and what followed; `values` is how good it then looked for each seat.

    A `forced` choice was the only one, so the game made it itself.
    """

    number: int
    seat: int
    key: str
    label: str
    heading: str
    log: tuple[LogLine, ...]
    values: tuple[float, ...]
    forced: bool = False


class Replay(Thing, frozen=True):
    """A whole game that was played. Frames are fetched by number through the study of a `ReplaySource`."""

    id: str
    game: str
    title: str
    names: tuple[str, ...]
    settings: tuple[str, ...]
    commitment: str
    seed: str
    result: str
    steps: tuple[ReplayStep, ...]
    opening: tuple[LogLine, ...]
    text: str


# -- over HTTP: the rulebook ------------------------------------------------------------------------------------------


class ShownChapter(Thing, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str
    rules: tuple[str, ...]


class ShortRule(Thing, frozen=True):
    """A rule in a list."""

    id: str
    section: str
    text: str
    scenarios: int


class ShownBook(Thing, frozen=True):
    """A rulebook: its chapters and its rules in the book's order, how many positions show them, and the language.

    That is English where the book is not yet there in the language that was asked for; so for all that is told of it.
    """

    game: str
    title: str
    language: str
    playable: bool
    chapters: tuple[ShownChapter, ...]
    rules: tuple[ShortRule, ...]
    scenarios: int


class BookCard(Thing, frozen=True):
    """A rulebook in the list of all: how many rules it has, and how many positions show them."""

    game: str
    title: str
    language: str
    playable: bool
    rules: int
    scenarios: int


class Books(Thing, frozen=True):
    """All rulebooks; those of games that can be played here come first."""

    books: tuple[BookCard, ...]


class ScenarioStep(Thing, frozen=True):
    """One choice of a scenario."""

    seat: int
    name: str
    key: str
    label: str


class ScenarioRefusal(Thing, frozen=True):
    """A choice that a scenario shows to be refused after so many of its steps: which rule says no, and why."""

    after: int
    seat: int
    name: str
    key: str
    label: str
    rule: str
    because: str


class ShownScenario(Thing, frozen=True):
    """A position that proves a rule: it is studied with `ScenarioSource` and the keys of its first n `steps`.

    `happens`: something happens by itself before anybody is asked, so look at it `laid_out` first.
    """

    id: str
    title: str
    note: str
    rules: tuple[str, ...]
    steps: tuple[ScenarioStep, ...]
    refused: tuple[ScenarioRefusal, ...]
    viewable: bool
    happens: bool = False


class ShownRule(Thing, frozen=True):
    """A rule in full, with the scenarios that prove it."""

    game: str
    id: str
    language: str
    chapter: str
    section: str
    text: str
    check: str
    ruling: str
    changes: str
    scenarios: tuple[ShownScenario, ...]
    before: Union[str, None]
    after: Union[str, None]


class ShownRuleFound(Thing, frozen=True):
    """A rule that a search found."""

    game: str
    id: str
    language: str
    section: str
    text: str


class RulesFound(Thing, frozen=True):
    """What a search in the rulebooks found, the best first."""

    words: str
    rules: tuple[ShownRuleFound, ...]


# -- over HTTP: learn -------------------------------------------------------------------------------------------------


class ShownLesson(Thing, frozen=True):
    """A step of the guided first game: what is told, what is asked for, and what is said when it is done.

    `goal` lists the choice keys that fulfil it, one after another ("*" is any legal choice); without a goal the
    learner just reads on. `refused` lists keys that the learner is invited to try although a rule is against them.
    It is played by studying `LessonSource`, as `seat`.
    """

    number: int
    title: str
    tells: tuple[str, ...]
    task: str
    praise: str
    goal: tuple[str, ...]
    seat: int
    rules: tuple[str, ...]
    refused: tuple[str, ...] = ()


class Lessons(Thing, frozen=True):
    """A guided first game."""

    game: str
    title: str
    lessons: tuple[ShownLesson, ...]


# -- over HTTP: achievements ------------------------------------------------------------------------------------------


class ShownAchievement(Thing, frozen=True):
    """An achievement: what it asks, the options of a game in which to try it, and the best that I have done of it.

    `symbols` is 0 until I have it; then `table` and `at` tell where and when (no table: it is gone). `undone` says that
    choices had been taken back there beyond the free ones.
    """

    id: str
    name: str
    asks: str
    rules: tuple[str, ...]
    options: dict[str, str]
    symbols: int = 0
    table: Union[str, None] = None
    at: float = 0.0
    undone: bool = False


class Achieved(Thing, frozen=True):
    """All achievements of a game, each worth up to `most` symbols, with mine."""

    game: str
    title: str
    most: int
    achievements: tuple[ShownAchievement, ...]


# -- over HTTP: cards and decks --------------------------------------------------------------------------------------


class ShownAbility(Thing, frozen=True):
    """One ability of a card in words: its lead ("Play", "Exhaust, pay 1 mana", "" where it has none) and the rest."""

    lead: str
    text: str
    reaction: bool = False


class ShownCard(Thing, frozen=True):
    """The face of a card. `kind`, `faction`, `set` and `rarity` are names for programs, all the rest is for reading.

    `waves` is the order of a portal's numbers; `side`, `swords` and `symbol` are the treachery marks of a horde card.
    """

    id: str
    name: str
    kind: str
    type_line: str
    faction: str
    set: str
    traits: tuple[str, ...]
    rarity: str
    copies: int
    cost: Union[int, None]
    attack: Union[int, None]
    health: Union[int, None]
    epic: bool
    stage: int
    corner: str
    boost: int
    side: str
    swords: int
    symbol: bool
    waves: tuple[int, ...]
    emblem: str
    abilities: tuple[ShownAbility, ...]


class ShownKeyword(Thing, frozen=True):
    """A word of the cards: what it means, and its rule."""

    id: str
    name: str
    means: str
    rule: str


class ShownCastle(Thing, frozen=True):
    """What a castle allows in a deck: the factions of each rarity, the trait that is free, and what is banned."""

    card: str
    hero: str
    faction: str
    rare: tuple[str, ...]
    base: tuple[str, ...]
    free_trait: str
    banned_trait: str
    banned_hero: str


class ReadyDeck(Thing, frozen=True):
    """A deck that comes with the game; `code` holds the same cards for a castle that fits."""

    id: str
    name: str
    faction: str
    code: str


class ShownWord(Thing, frozen=True):
    """Something that goes by a name: a faction, a kind of card, a rarity."""

    id: str
    name: str


class ShownCards(Thing, frozen=True):
    """All cards of a game, and what a deck can be built from."""

    cards: tuple[ShownCard, ...]
    keywords: tuple[ShownKeyword, ...]
    castles: tuple[ShownCastle, ...] = ()
    decks: tuple[ReadyDeck, ...] = ()
    factions: tuple[ShownWord, ...] = ()
    kinds: tuple[ShownWord, ...] = ()
    rarities: tuple[ShownWord, ...] = ()


DeckName = Annotated[str, Meta(min_length=1, max_length=40)]
DeckText = Annotated[str, Meta(max_length=4000)]
"""A deck's code, the name of a deck that comes with the game, or a plain list: "3 Clan of the Oak" in each line."""


class CheckDeck(Thing, frozen=True):
    """A deck to be looked at, beside the decks of those who play together; with `fill`, cards that fit are added."""

    game: ShortText
    deck: DeckText
    beside: Annotated[tuple[DeckText, ...], Meta(max_length=3)] = ()
    fill: bool = False


class DeckLine(Thing, frozen=True):
    """So many copies of a card."""

    card: str
    copies: int


class DeckProblem(Thing, frozen=True):
    """A rule that a deck breaks: which card, why, what to do. `missing`: more cards alone can mend it."""

    rule: str
    because: str
    advice: str
    card: str
    missing: bool


class UnreadLine(Thing, frozen=True):
    """A line of a list in which no card is named, and the card whose name is nearest, if any is near."""

    line: int
    text: str
    nearest: str


class DeckRoom(Thing, frozen=True):
    """How many copies of a card the deck may hold in all; where it has them, which rule is against one more, and why.

    `short` says the same in a word or two.
    """

    card: str
    most: int
    rule: str = ""
    because: str = ""
    short: str = ""


class DeckCount(Thing, frozen=True):
    """How many of a deck's cards are of a kind."""

    id: str
    name: str
    count: int


class DeckLimit(Thing, frozen=True):
    """A limit of the whole deck: how much of it is used, and its rule."""

    id: str
    name: str
    count: int
    most: int
    rule: str


class CheckedDeck(Thing, frozen=True):
    """A deck, looked at: what is in it, whether it is legal and if not why, and what still fits.

    `curve` counts the cards that cost 0, 1, 2 ... and, at its end, 7 or more. A `ready` deck comes with the game.
    """

    code: str
    list: str
    ready: str
    castle: str
    cards: tuple[DeckLine, ...]
    size: int
    legal: bool
    problems: tuple[DeckProblem, ...]
    unread: tuple[UnreadLine, ...]
    room: tuple[DeckRoom, ...]
    kinds: tuple[DeckCount, ...]
    limits: tuple[DeckLimit, ...]
    curve: tuple[int, ...]


class SaveDeck(Thing, frozen=True):
    """A deck to be kept under a name. It need not be legal yet."""

    game: ShortText
    name: DeckName
    deck: DeckText


class SavedDeck(Thing, frozen=True):
    """A deck of mine."""

    id: str
    game: str
    name: str
    code: str
    castle: str
    size: int
    legal: bool
    updated: float


class SavedDecks(Thing, frozen=True):
    """My decks, the latest first."""

    decks: tuple[SavedDeck, ...]


class Problem(Thing, frozen=True):
    """What is wrong with a request: what, where, what to do."""

    status: int
    because: str
    where: str = ""
    advice: str = ""
