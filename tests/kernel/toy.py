"""Lanterns: a toy game that uses every part of the kernel, and shows that a third party can bring a game.

Everybody has a secret number and may redraw it once, in any order (an ask of several seats). Then seats bet oil in
turn: bet, lamp, a roll of the die in the middle of the beat, and a committed answer. Who has ten oil wins at once, in
the middle of a generator.
"""

from __future__ import annotations

from collections.abc import Mapping

from hordekeep.kernel import (
    SEAT_LETTERS,
    Agenda,
    Ask,
    BadInput,
    Beat,
    Choice,
    Dice,
    Document,
    Event,
    Game,
    GameRules,
    Lab,
    Option,
    OptionValue,
    Outcome,
    PlainWords,
    Positions,
    Refusal,
    Rules,
    Search,
    Tell,
    Text,
    Value,
    said_by,
    seat_name,
)

KEEP, REDRAW, DIM, LEFT, RIGHT, TAKE, AGAIN = (
    (verb,) for verb in ("keep", "redraw", "dim", "left", "right", "take", "again")
)
ENOUGH_OIL = 10
BETS = tuple(("bet", amount) for amount in range(1, ENOUGH_OIL))
NEVER: Choice = ("never",)
CANDIDATES: tuple[Choice, ...] = (KEEP, REDRAW, DIM, *BETS, LEFT, RIGHT, TAKE, AGAIN)
_KEYS = {choice: ":".join(str(part) for part in choice) for choice in (*CANDIDATES, NEVER)}
_CHOICES = {key: choice for choice, key in _KEYS.items()}

said = said_by("tests.kernel")
OPTIONS = (
    Option("turns", "number", 6, said("option-turns"), low=1, high=9),
    Option("storm", "flag", False, said("option-storm")),
    Option(
        "wick",
        "choice",
        "long",
        said("option-wick"),
        values=(Value("short", said("option-wick-short")), Value("long", said("option-wick-long"))),
    ),
    Option("first", "seat", "A", said("option-first")),
)


class Lanterns:
    """The state: numbers are hidden, oil lies open."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.agenda: Agenda = []
        self.beat: Beat | None = None
        self.over = False
        self.tell: Tell | None = None
        self.numbers = [0] * seats
        self.ready = [False] * seats
        self.oil = [3] * seats
        self.turns = 6
        self.first = 0
        self.roll = 0
        self.winner: int | None = None
        self.ran_on_after_the_end = False

    def clone(self) -> Lanterns:
        """A copy that shares nothing mutable."""
        twin = Lanterns(self.seats, self.dice.clone())
        twin.agenda = self.agenda[:]
        twin.beat = self.beat
        twin.over = self.over
        twin.numbers = self.numbers[:]
        twin.ready = self.ready[:]
        twin.oil = self.oil[:]
        twin.turns = self.turns
        twin.first = self.first
        twin.roll = self.roll
        twin.winner = self.winner
        twin.ran_on_after_the_end = self.ran_on_after_the_end
        return twin


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Lanterns:
    """Deal the numbers."""
    g = Lanterns(seats, dice)
    g.turns = int(options["turns"])
    g.first = dice.below(seats) if options["first"] == "random" else SEAT_LETTERS.index(str(options["first"]))
    g.numbers = [1 + dice.below(6) for _ in range(seats)]
    g.agenda.append(("mulligan", None))
    return g


def mulligan(g: Lanterns, _: None) -> Rules[None] | None:
    """Whoever has not decided may answer, in any order."""
    undecided = [seat for seat in range(g.seats) if not g.ready[seat]]
    if not undecided:
        g.agenda.append(("turn", g.first))
        return None
    return ask_mulligan(g, undecided)


def ask_mulligan(g: Lanterns, undecided: list[int]) -> Rules[None]:
    """One of them decides; the same is asked again of the others."""
    ask = Ask.of({seat: [KEEP, REDRAW] for seat in undecided}, "mulligan", "TOY-1")
    choice = yield ask
    seat = ask.answered_by
    g.ready[seat] = True
    if choice == REDRAW:
        g.numbers[seat] = 1 + g.dice.below(6)
        if g.tell:
            g.tell("redrew", "TOY-1", audience=(seat,), seat=seat, hand=g.numbers[seat])
    elif g.tell:
        g.tell("kept", "TOY-1", seat=seat)
    g.agenda.append(("mulligan", None))


def turn(g: Lanterns, seat: int) -> Rules[None]:
    """Bet, choose a lamp (nothing has changed so far), roll (now it is committed), answer."""
    choice = yield Ask(seat, "plan", "TOY-2", lambda: [DIM, *BETS[: g.oil[seat]]])
    if choice != DIM:
        lamp = yield Ask(seat, "lamp", "TOY-3", [LEFT, RIGHT])
        g.roll = 1 + g.dice.below(6)
        if g.tell:
            g.tell("rolled", "TOY-4", seat=seat, roll=g.roll)
        answer = yield Ask(seat, "answer", "TOY-4", [TAKE] if g.roll == 6 else [TAKE, AGAIN], committed=True)
        if answer == AGAIN:
            g.roll = 1 + g.dice.below(6)
        won = g.roll % 2 == (lamp == LEFT)
        g.oil[seat] += g.roll if won else -choice[1]
        if g.tell:
            g.tell("lit", "TOY-5", seat=seat, oil=g.oil[seat])
        if g.oil[seat] >= ENOUGH_OIL:
            g.over = True
            g.winner = seat
            yield Ask(seat, "never", "TOY-6", [NEVER])
            g.ran_on_after_the_end = True
    g.turns -= 1
    if g.turns:
        g.agenda.append(("turn", (seat + 1) % g.seats))


def outcome(g: Lanterns) -> Outcome | None:
    """Ten oil win at once; else nobody does."""
    scores = tuple(float(oil) for oil in g.oil)
    if g.winner is None:
        return Outcome((), scores, "TOY-7", Text("nobody-wins"))
    return Outcome((g.winner,), scores, "TOY-6", Text("wins", who=seat_name(g.winner)))


ANSWERS = {
    "mulligan": ("keep", "redraw"),
    "plan": ("dim", "bet"),
    "lamp": ("left", "right"),
    "answer": ("take", "again"),
}


def why_not(g: Lanterns, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule against a choice."""
    if choice[0] not in ANSWERS[ask.prompt]:
        return Refusal(ask.rule, Text("no-time"))
    if choice[0] == "bet" and choice[1] > g.oil[seat]:
        return Refusal("TOY-2", Text("no-oil", oil=g.oil[seat]))
    if choice == AGAIN and g.roll == 6:
        return Refusal("TOY-4", Text("no-second-roll"))
    return None


def prompt(g: Lanterns, ask: Ask) -> Text:
    """What is asked."""
    if ask.prompt == "mulligan":
        return Text("ask-mulligan")
    if ask.prompt == "answer":
        return Text("ask-answer", who=seat_name(ask.seat), roll=g.roll)
    return Text(f"ask-{ask.prompt}", who=seat_name(ask.seat))


def describe(event: Event) -> Text:
    """An event in words."""
    words = {name: fact for name, fact in event.facts.items() if name != "seat"}
    return Text(f"log-{event.kind}", who=seat_name(event.facts["seat"]), **words)


def to_position(g: Lanterns) -> Document:
    """Everything."""
    beat = g.beat or (g.agenda[-1] if g.agenda else None)
    return {
        "numbers": g.numbers[:],
        "ready": g.ready[:],
        "oil": g.oil[:],
        "turns": g.turns,
        "first": g.first,
        "turn": beat[1] if beat else None,
        "over": g.over,
        "winner": g.winner,
        "dice": [g.dice.seed, g.dice.used],
    }


def from_position(document: Document) -> Lanterns:
    """The state again."""
    if "numbers" not in document:
        raise BadInput("The numbers are missing.", where="position, 'numbers'")
    seed, used = document["dice"]
    g = Lanterns(len(document["numbers"]), Dice(seed, used))
    g.numbers, g.ready, g.oil = document["numbers"][:], document["ready"][:], document["oil"][:]
    g.turns, g.first, g.over = document["turns"], document["first"], document["over"]
    g.winner = document["winner"]
    if not g.over:
        turn = document["turn"]
        g.agenda.append(("mulligan", None) if turn is None else ("turn", turn))
    return g


def view(g: Lanterns, seat: int | None) -> Document:
    """The position without the others' numbers and without the dice."""
    document = to_position(g)
    del document["dice"]
    document["numbers"] = [number if at == seat else None for at, number in enumerate(g.numbers)]
    return document


def redraw_hidden(g: Lanterns, seat: int, dice: Dice) -> None:
    """The others' numbers are anything."""
    g.numbers = [number if at == seat else 1 + dice.below(6) for at, number in enumerate(g.numbers)]


LAB: Lab[Lanterns] = Lab(
    traits=lambda g, seat: [Text("log-lit", who=seat_name(seat), oil=g.oil[seat])],
    observe=lambda g, seat: [g.oil[seat] / 20],
    observation_size=lambda seats: 1,
)

GAME: Game[Lanterns] = Game(
    slug="lanterns",
    title="Lanterns",
    package="tests.kernel",
    fewest=2,
    most=3,
    seats_rule="TOY-0",
    rules=GameRules(
        version=7,
        options=OPTIONS,
        setup=setup,
        beats={"mulligan": mulligan, "turn": turn},
        outcome=outcome,
    ),
    words=PlainWords(
        key=_KEYS.__getitem__,
        choice=_CHOICES.get,
        candidates=lambda g: CANDIDATES,
        why_not=why_not,
        prompt=prompt,
        label=lambda g, choice: Text("choice", key=_KEYS[choice]),
        touches=lambda g, ask, choice: (f"lamp:{choice[0]}",) if choice in (LEFT, RIGHT) else (),
        describe=describe,
    ),
    positions=Positions(
        write=to_position,
        read=from_position,
        view=view,
        redraw_hidden=redraw_hidden,
    ),
    search=Search(
        evaluate=lambda g, seat: min(1.0, g.oil[seat] / ENOUGH_OIL),
    ),
    lab=LAB,
)
"""What an entry point of the group `hordekeep.games` would name."""
