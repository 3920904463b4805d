"""Abilities: what a card's sentences mean to the rules. `in_force` finds those that are in play.

Printed on a card, on an attachment or granted by another card, they all look alike here. The rules ask for them by
kind: "play", "fight", "destroyed", "pillage", "treachery", "setup", "exhaust" are done when their time comes; "after"
waits for a happening; "static" changes values while it is in play; "redirect", "may-redirect", "void", "halve" and
"instead" step in before damage, "tuck" before a discard; "keyword" is one of the glossary's; "attach", "discount" and
"bargain" say how a card is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import Refusal, Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.happenings import Happening, Moment

Effect = Callable[[Battle, "Cause"], Rules[None]]
"""What an effect does. It may ask, so it is always a generator."""


class Fallen(NamedTuple):
    """A card whose fall interrupts a sentence, with the attack, health and lane that it fell with."""

    piece: Piece
    attack: int
    health: int
    lane: int


class Cause:
    """On whose behalf an effect happens, and what its words refer to.

    `me` is the card whose sentence it is; `seat` the player who used it (-1 for horde cards). `mentioned[n]` is what
    the n-th mention of the sentence turned out to be. `reached`, `did` and `total` tell of the last verb: whom it
    reached, whether it did anything, how much came of it, for "if there is none", "if you do" and "this way". `times`
    is what "for each ..." multiplies the numbers of a verb by, `guessed` whether a guess was right. `lane` is where the
    card was when its sentence began: it may leave in the middle of it. `felled` are those of `reached` whose fall
    interrupts the sentence (HM-DEST-10). `index` tells which sentence it is,
    `goes_on` whether words follow that may speak of whom the present verb reaches, `wakes` whether that verb may choose
    a minion that is set aside.
    """

    __slots__ = (
        "did",
        "felled",
        "goes_on",
        "guessed",
        "happening",
        "index",
        "lane",
        "me",
        "mentioned",
        "reached",
        "seat",
        "side",
        "times",
        "total",
        "wakes",
    )

    def __init__(self, me: Piece, seat: int = -1, happening: Happening | None = None) -> None:
        self.me = me
        self.side = me.side
        self.seat = seat
        self.happening = happening
        self.mentioned: dict[int, list[Any]] = {}
        self.did = False
        self.reached: list[Piece] = []
        self.felled: list[Fallen] = []
        self.total = 0
        self.times = 1
        self.guessed = False
        self.goes_on = False
        self.wakes = False
        self.index = 0
        self.lane = me.lane if me.host is None else me.host.lane


@enforces("SH-ALLI-23")
class Cost(Protocol):
    """What has to be paid to use an ability, in full."""

    quiet: bool
    """Is nothing asked, and nothing told of it?"""

    def why_not(self, g: Battle, c: Cause) -> Refusal | None:
        """The rule against paying it now, or None."""

    def pay(self, g: Battle, c: Cause) -> Rules[None]:
        """Choose what has to be chosen, then pay all of it."""


class Watch:
    """What an "after ..." ability waits for: a moment, and whether a happening of it is meant."""

    __slots__ = ("fits", "moment")

    def __init__(self, moment: Moment, fits: Callable[[Battle, Piece, Happening], bool]) -> None:
        self.moment = moment
        self.fits = fits
        moment.wanted = True


class Static:
    """A value changed while a card is in play, and no longer (HM-ABR-09): which value, by how much, and for whom.

    `value` is "attack", "health", "armor", or the name of a keyword or prohibition ("trample", "cannot-be-engaged-by").
    `amount(g, holder, p)` is what it adds to piece `p`: always the same, or as `counts` says. `applies(g, holder, p)`
    tells whether `p` is meant; None means the holder alone, which the values then find without a search.
    """

    __slots__ = ("applies", "counts", "fixed", "value")

    def __init__(
        self,
        value: str,
        amount: int | Callable[[Battle, Piece, Piece], int],
        applies: Callable[[Battle, Piece, Piece], bool] | None = None,
    ) -> None:
        self.value = value
        self.fixed = amount if isinstance(amount, int) else 0
        self.counts = None if isinstance(amount, int) else amount
        self.applies = applies

    def amount(self, g: Battle, holder: Piece, p: Piece) -> int:
        """What it adds now."""
        counts = self.counts
        return self.fixed if counts is None else counts(g, holder, p)


class Ability:
    """One sentence of a card, ready to be used.

    Two things matter to the order of what waits: `idle` tells that its effect makes no difference any more, and an
    `impersonal` effect is the same whichever card with this sentence does it. An "Exhaust ...:" ability may name who
    is exhausted instead of its card: whom `tires` finds.
    """

    __slots__ = (
        "amount",
        "cost",
        "effect",
        "extra",
        "idle",
        "impersonal",
        "index",
        "keyword",
        "kind",
        "reaction",
        "statics",
        "tires",
        "watch",
    )

    def __init__(
        self,
        kind: str,
        effect: Effect | None = None,
        *,
        cost: Cost | None = None,
        reaction: bool = False,
        watch: Watch | None = None,
        statics: tuple[Static, ...] = (),
        keyword: str = "",
        amount: int = 0,
        extra: Any = None,
        idle: Callable[[Battle, Cause], bool] | None = None,
        impersonal: bool = False,
        tires: Callable[[Battle, Cause], list[Piece]] | None = None,
    ) -> None:
        self.kind = kind
        self.effect = effect
        self.cost = cost
        self.reaction = reaction
        self.watch = watch
        self.statics = statics
        self.keyword = keyword
        self.amount = amount
        self.extra = extra
        self.idle = idle
        self.impersonal = impersonal
        self.tires = tires
        self.index = 0


REPLACING: Final = ("redirect", "may-redirect", "void", "halve", "instead", "assault")
"""The kinds that step in before damage, or give it another aim."""


class Printed:
    """The abilities of a card, sorted by kind for the rules."""

    __slots__ = (
        "after",
        "all",
        "bargains",
        "by_kind",
        "concerns_others",
        "discounts",
        "exhaust",
        "fight",
        "keywords",
        "may_cost_less",
        "own",
        "play",
        "replacing",
        "statics",
    )

    def __init__(self, abilities: tuple[Ability, ...], first: int = 0) -> None:
        """Sentences are counted from `first` on: those of an enchantment follow those of the text."""
        self.all = abilities
        self.by_kind: dict[str, tuple[Ability, ...]] = {}
        for index, ability in enumerate(abilities, first):
            ability.index = index
            if isinstance(ability.extra, Ability):  # what it leaves behind for the turn is of the same sentence
                ability.extra.index = index
            self.by_kind[ability.kind] = (*self.by_kind.get(ability.kind, ()), ability)
        self.play = self.by_kind.get("play", ())
        self.fight = self.by_kind.get("fight", ())
        self.exhaust = self.by_kind.get("exhaust", ())
        self.after = self.by_kind.get("after", ())
        statics = [static for each in abilities for static in each.statics]
        self.statics = tuple(each for each in statics if each.applies is not None)
        self.own: dict[str, tuple[Static, ...]] = {}
        for static in statics:
            if static.applies is None:
                self.own[static.value] = (*self.own.get(static.value, ()), static)
        self.replacing = tuple(each for each in abilities if each.kind in REPLACING)
        self.keywords = {each.keyword: each.amount for each in self.by_kind.get("keyword", ())}
        self.concerns_others = bool(self.statics or self.replacing or self.after)
        self.discounts = self.by_kind.get("discount", ())
        self.bargains = self.by_kind.get("bargain", ())
        self.may_cost_less = bool(self.discounts or self.bargains)


def printed(card: Card) -> Printed:
    """The abilities printed on a card, built once."""
    made: Printed | None = card.made
    if made is None:
        made = card.made = Printed(card.abilities)
    return made


def enchantment(enchanter: Card) -> Printed:
    """The abilities of an enchanter's second list of sentences, built once (HM-OUT-06)."""
    made: Printed | None = enchanter.enchanted
    if made is None:
        made = enchanter.enchanted = Printed(enchanter.enchantment, len(enchanter.text))
    return made


NO_TEXT = Printed(())


class Around:
    """What cards in play mean for others: `statics` give them values, by value; `replacers` step in before damage;
    `watchers` wait for something, by what they wait for, lasting ones of this turn too. Each with its holder."""

    __slots__ = ("replacers", "statics", "watchers")

    def __init__(self) -> None:
        self.statics: dict[str, list[tuple[Piece, Static]]] = {}
        self.replacers: list[tuple[Piece, Ability]] = []
        self.watchers: dict[Moment, list[tuple[Piece, Ability]]] = {}
