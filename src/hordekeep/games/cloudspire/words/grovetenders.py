"""What only the Grovetenders have: Ratify, tucked minions, cheaper and larger calls."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import not_among
from hordekeep.games.cloudspire.asking.choices import Select
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.content.chips import MINION
from hordekeep.games.cloudspire.effects.effects import refresh
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    go_home,
    in_barracks,
    is_hero,
    take,
)
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.choices import Event
from hordekeep.games.cloudspire.words.fortress import yours
from hordekeep.games.cloudspire.words.happened import Ratified, Tucked
from hordekeep.games.cloudspire.words.kinds import deed, rule, sentence
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question


@deed("look at the next one too and choose which of the two applies",
      fr="[regardez|regarder] aussi le suivant et choisissez lequel des deux s’applique", rule="CS-K-ADV-24",
      can=lambda g, w, o: bool(g.event_deck) and bool(g.events))  # fmt: skip
def ratify(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """The other goes under the deck. Only who ratifies sees it: another one may lie there where somebody else imagines
    it."""
    looking = f"{whose.seat}:ratify"
    g.used |= {looking}

    answer = yield from ask(g, whose.seat, RATIFY, lambda: [Event(each) for each in _two_events(g)])
    g.used -= {looking}
    drawn, other = g.events[-1], g.event_deck.pop()
    if answer.event == other:
        g.events = (*g.events[:-1], other)
        drawn, other = other, drawn
    g.event_deck.insert(0, other)
    refresh(g)
    if g.tell:
        g.tell(Ratified(whose.seat, drawn))


TUCKED = ("war-briar", "treed")


def _to_tuck(g: PlayArea, seat: int) -> dict[str, int]:
    """The minions that could be tucked under the hero that was stacked last."""
    stack = g.stacks[seat]
    if not stack or not is_hero(stack[-1]) or any(KIND[worn] == MINION for worn in g.gear[stack[-1]]):
        return {}
    found: dict[str, int] = {}
    for chip in in_barracks(g, seat, [MINION]):
        if CHIPS[chip].faces[0].id in TUCKED:
            found.setdefault(CHIPS[chip].faces[0].id, chip)
    return found


@deed("tuck a War Briar or Treed from the barracks under the hero stacked last, which has its talents this wave",
      fr="[glissez|glisser] une Ronce de guerre ou un Arbrelin de la caserne sous le dernier héros empilé, qui en a "
      "les talents pour cette vague", rule="CS-K-ADV-25", can=lambda g, w, o: bool(_to_tuck(g, w.seat)))  # fmt: skip
def tuck(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """It goes home when the wave ends, or with the hero."""
    found = _to_tuck(g, whose.seat)
    choices = [Select(each) for each in found]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, whose.seat, TUCK, choices)
    chip, hero = found[answer.face], g.stacks[whose.seat][-1]
    take(g, chip, ATTACHED)
    g.side[chip] = 0
    g.gear[hero] += (chip,)
    if g.tell:
        g.tell(Tucked(chip, hero))


@deed("tucked minions go home", fr="les sbires glissés rentrent", rule="CS-K-ADV-25")
def untuck(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Wherever their hero is."""
    for hero, worn in enumerate(g.gear):
        for each in worn:
            if KIND[each] == MINION and g.holder[each] == whose.seat:
                go_home(g, each)
                g.gear[hero] = tuple([other for other in g.gear[hero] if other != each])


@sentence("Summon and Evoke may also bring the Ogregrowth for {a:number} or the Grizzled Oak for {b:number} Source.",
          fr="Invocation et Évocation peuvent aussi amener l’Ogre sylvestre pour {a} ou le Chêne chenu pour {b} "
          "Source.",
          rule="CS-K-ADV-26")  # fmt: skip
def also_called(a: int, b: int) -> Meaning:
    """On the same terms."""
    return rule(("also-called:ogregrowth", yours(a)), ("also-called:grizzled-oak", yours(b)))


@sentence("Summon and Evoke cost {n:number} Source less.", fr="Invocation et Évocation coûtent {n} Source de moins.",
          rule="CS-K-ADV-31")  # fmt: skip
def calls_cheaper(n: int) -> Meaning:
    """Never below 0."""
    return rule(("calls-cheaper", yours(n)))


@sentence("the first Summon or Evoke of each wave is free.",
          fr="la première Invocation ou Évocation de chaque vague est gratuite.", rule="CS-K-ADV-32")  # fmt: skip
def first_call_free() -> Meaning:
    """Asked where it is paid."""
    return rule(("first-call-free", yours(1)))


# -- what is asked -----------------------------------------------------------------------------------------------------


def _two_events(g: PlayArea) -> tuple[str, str]:
    """The one that was drawn, and the next of the deck."""
    return g.events[-1], g.event_deck[-1]


def _why_not_event(g: PlayArea, ask: Asked, seat: int, choice: Event) -> Refusal | None:
    return None if choice.event in _two_events(g) else not_among(g, ask, seat, choice)


@enforces("CS-K-ADV-25")
def _why_not_tuck(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """Two minions of the barracks are small enough."""
    return None if choice.face in _to_tuck(g, seat) else NOT_TUCKED


NOT_TUCKED = Refusal("CS-K-ADV-25", Text("no-not-tucked"))

RATIFY: Question[Event] = Question("ratify", "CS-K-ADV-24", {Event: _why_not_event})
"""Which of two events applies."""

TUCK: Question[Select] = Question("tuck", "CS-K-ADV-25", {Select: _why_not_tuck})
"""Who is tucked under a hero."""
