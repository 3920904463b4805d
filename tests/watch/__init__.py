"""The Watch: a toy game for one to three seats that win or lose together, to show that solo and co-op games work.

Guards keep a beacon burning. Every night any of them may answer: feed the fire with a log of their own, whose size the
others do not know, or let the night pass; then the wind takes some of the fire. Some names come from content, a song
is free text, and the game has a quick policy of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hordekeep.kernel import (
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
    add_messages,
    said_by,
    seat_name,
)

FEED, REST, SING = ("feed", "log"), ("rest",), ("sing",)
_KEYS: dict[Choice, str] = {FEED: "feed:log", REST: "rest", SING: "sing"}
SONGS = ("", "ballad")
NAMES = {"en": {"log": "Oak log"}, "fr": {"log": "Bûche de chêne"}}

said = said_by("tests.watch")
OPTIONS = (
    Option("wind", "choice", "mild", said("option-wind"), values=(
        Value("mild", said("option-wind-mild")),
        Value("wild", said("option-wind-wild")),
    )),
    Option("song", "text", "", said("option-song"), values=(Value("ballad", said("option-song-ballad")),)),
    Option("nights", "number", 3, said("option-nights"), low=1, high=9, advanced=True),
)  # fmt: skip


def names_of_things(language: str) -> str:
    """The names that a content file would hold, as Fluent source."""
    return "".join(f"card-{thing} = {name}\n" for thing, name in NAMES[language].items())


add_messages("tests.watch", names_of_things)


class Watch:
    """The state: logs are hidden from the others, the fire burns for all."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.agenda: Agenda = [("night", None)]
        self.beat: Beat | None = None
        self.over = False
        self.tell: Tell | None = None
        self.logs: list[list[int]] = [[] for _ in range(seats)]
        self.fire = 3
        self.nights = 3
        self.wind = 2
        self.song = ""

    def clone(self) -> Watch:
        """A copy that shares nothing mutable."""
        twin = Watch(self.seats, self.dice.clone())
        twin.agenda, twin.beat, twin.over = self.agenda[:], self.beat, self.over
        twin.logs = [logs[:] for logs in self.logs]
        twin.fire, twin.nights, twin.wind, twin.song = self.fire, self.nights, self.wind, self.song
        return twin


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Watch:
    """Deal two logs to everybody. A wild wind is too much for one alone."""
    if options["song"] not in SONGS:
        raise BadInput(f"Nobody knows the song {options['song']!r}.", where="option 'song'", advice="Sing 'ballad'.")
    if options["wind"] == "wild" and seats == 1:
        raise BadInput("The wild wind is for two or more.", where="option 'wind'")
    g = Watch(seats, dice)
    g.logs = [[1 + dice.below(3), 1 + dice.below(3)] for _ in range(seats)]
    g.nights = int(options["nights"])
    g.wind = 3 if options["wind"] == "wild" else 2
    g.song = str(options["song"])
    return g


def choices_of(g: Watch, seat: int) -> list[Choice]:
    """What a guard may do now."""
    return [choice for choice in candidates(g) if why_not(g, None, seat, choice) is None]


def night(g: Watch, _: None) -> Rules[None]:
    """WA-1: any guard may feed the fire. WA-2: the night passes, and the wind blows. WA-3: without fire all is lost."""
    ask = Ask.of({seat: choices_of(g, seat) for seat in range(g.seats)}, "night", "WA-1")
    choice = yield ask
    seat = ask.answered_by
    if choice == FEED:
        g.fire += g.logs[seat].pop()
    elif choice == REST:
        g.fire = max(0, g.fire - 1 - g.dice.below(g.wind))
        g.nights -= 1
    if g.tell:
        g.tell(choice[0], "WA-2" if choice == REST else "WA-1", seat=seat, fire=g.fire)
    if g.nights and g.fire:
        g.agenda.append(("night", None))
    else:
        g.over = True


def outcome(g: Watch) -> Outcome | None:
    """All guards win or lose together."""
    if not g.over:
        return None
    everybody = tuple(range(g.seats))
    scores = (float(g.fire),) * g.seats
    if g.fire:
        return Outcome(everybody, scores, "WA-2", Text("dawn"), together=True)
    return Outcome((), scores, "WA-3", Text("dark"), together=True)


def candidates(g: Watch) -> tuple[Choice, ...]:
    """Who knows a song may sing."""
    return (FEED, REST, SING) if g.song else (FEED, REST)


def why_not(g: Watch, ask: Ask | None, seat: int, choice: Choice) -> Refusal | None:
    """The rule against a choice."""
    if choice == FEED and not g.logs[seat]:
        return Refusal("WA-1", Text("no-logs"))
    if choice == SING and (not g.song or g.fire % 2):
        return Refusal("WA-4", Text("no-song"))
    return None


def to_position(g: Watch) -> Document:
    """Everything."""
    return {
        "logs": [logs[:] for logs in g.logs],
        "fire": g.fire,
        "nights": g.nights,
        "wind": g.wind,
        "song": g.song,
        "over": g.over,
        "dice": [g.dice.seed, g.dice.used],
    }


def from_position(document: Document) -> Watch:
    """The state again."""
    seed, used = document["dice"]
    g = Watch(len(document["logs"]), Dice(seed, used))
    g.logs = [logs[:] for logs in document["logs"]]
    g.fire, g.nights, g.wind, g.song = (document[name] for name in ("fire", "nights", "wind", "song"))
    g.over = document["over"]
    return g


def view(g: Watch, seat: int | None) -> Document:
    """The others' logs are only counted."""
    document = to_position(g)
    del document["dice"]
    document["logs"] = [logs if at == seat else len(logs) for at, logs in enumerate(document["logs"])]
    return document


def redraw_hidden(g: Watch, seat: int, dice: Dice) -> None:
    """The others' logs are anything."""
    for at, logs in enumerate(g.logs):
        if at != seat:
            g.logs[at] = [1 + dice.below(3) for _ in logs]


def evaluate(g: Watch, seat: int) -> float:
    """A high fire and few nights are good."""
    return (1.0 if g.fire else 0.0) if g.over else min(1.0, g.fire / (2.0 * g.nights + 1))


def rollout(g: Watch, ask: Ask, seat: int, luck: Random) -> Choice:
    """Feed a low fire, else let the night pass."""
    feeds = FEED in ask.choices_of(seat) and g.fire <= g.wind
    return FEED if feeds else REST


def describe(event: Event) -> Text:
    """An event in words."""
    return Text(f"log-{event.kind}", who=seat_name(event.facts["seat"]), fire=event.facts["fire"])


def label(_: Watch, choice: Choice) -> Text:
    """What a choice says on its button."""
    return Text("label-feed", card=Text("card-log")) if choice == FEED else Text(f"label-{choice[0]}")


GAME: Game[Watch] = Game(
    slug="watch",
    title="The Watch",
    package="tests.watch",
    fewest=1,
    most=3,
    seats_rule="WA-0",
    rules=GameRules(
        version=1,
        options=OPTIONS,
        setup=setup,
        beats={"night": night},
        outcome=outcome,
        together=True,
    ),
    words=PlainWords(
        key=_KEYS.__getitem__,
        choice={key: choice for choice, key in _KEYS.items()}.get,
        candidates=candidates,
        why_not=why_not,
        prompt=lambda g, ask: Text("ask-night", nights=g.nights, fire=g.fire),
        label=label,
        touches=lambda g, ask, choice: ("fire",) if choice == FEED else (),
        describe=describe,
    ),
    positions=Positions(
        write=to_position,
        read=from_position,
        view=view,
        redraw_hidden=redraw_hidden,
    ),
    search=Search(
        evaluate=evaluate,
        rollout=rollout,
        play_on=4,
    ),
    lab=Lab(
        traits=lambda g, seat: [Text("trait-logs", logs=len(g.logs[seat]))],
        observe=lambda g, seat: [min(1.0, g.fire / 20), min(1.0, sum(g.logs[seat]) / 10)],
        observation_size=lambda seats: 2,
    ),
)
