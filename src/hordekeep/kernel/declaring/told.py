"""Events: what happened. The fields of an event are its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from hordekeep.kernel.declaring.words import Declared, Field
from hordekeep.kernel.events import Event
from hordekeep.kernel.texts import Text, Word


class Told(Declared):
    """A kind of event: `class Picked(Told, kind="picked", rule="PH-PICK-06")`, told by `g.tell(Picked(seat, card))`.

    `rule` is what makes it happen, unless another is told with it: `g.tell(LockedOut(seat, total), "PH-DT-25")`. `only`
    names the field with the one seat that may know of it. A `heading` opens a new group in the log, a `moment` is worth
    a mark on a timeline, and what `reveals` turns up what was hidden (see `Telling`).

    Where one event is told in several ways, `variants` names the others, and `variant` says by the facts which it is:
    "log-damaged" or "log-damaged-by-none". Where there are only others, it is not `plain`. `unsaid` are fields for
    clients alone, which no sentence names. What a sentence says besides, or otherwise, is `more_words`; the names of
    what it says besides are `also`.

    Events that are alike may have a common base, which is no event itself: it has no kind. A subclass of an event is
    the same event, said by its sentences, that tells more or to others.

    >>> from hordekeep.games.plankton_horde.rules.monster_phase import Picked
    >>> Picked(1, 0).as_event()
    Event(kind='picked', rule='PH-PICK-06', facts={'seat': 1, 'card': 'water-ooze'}, audience=None)
    >>> Picked.sentence({"seat": 1, "card": "water-ooze"})
    Text('log-picked', card=Text('card-water-ooze'), who=Text('seat', seat=1))
    """

    rule: ClassVar[str] = ""
    only: ClassVar[str] = ""
    heading: ClassVar[bool] = False
    moment: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    plain: ClassVar[bool] = True
    variants: ClassVar[tuple[str, ...]] = ()
    unsaid: ClassVar[tuple[str, ...]] = ()
    also: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(
        cls,
        *,
        kind: str = "",
        rule: str = "",
        only: str = "",
        heading: bool = False,
        moment: bool = False,
        reveals: bool = False,
        plain: bool = True,
        variants: tuple[str, ...] = (),
        unsaid: tuple[str, ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        super().__init_subclass__()
        if kind and cls.word:
            raise TypeError(f"{cls.__name__} is told as {cls.word!r}, as its base is, and not as {kind!r}")
        cls.word, cls.rule, cls.only = kind or cls.word, rule or cls.rule, only or cls.only
        cls.heading, cls.moment, cls.reveals = heading, moment, reveals
        cls.plain, cls.variants = plain, variants
        cls.unsaid, cls.also = (*cls.unsaid, *unsaid), (*cls.also, *also)
        for named in (*([only] if only else []), *unsaid):
            if named not in cls.names:
                raise TypeError(f"{cls.__name__} speaks of {named!r}, but has no such field")

    def as_event(self, rule: str = "", state: Any = None) -> Event:
        """What happened as plain data, for the log and for clients: in the state in which it is told."""
        audience = self.audience(state)
        return Event(self.word, rule or self.rule, self.as_facts(state, public=audience is None), audience)

    def audience(self, state: Any) -> tuple[int, ...] | None:
        """The seats that may know of it; None is everybody."""
        return (getattr(self, self.only),) if self.only else None

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Which of `variants` tells it; "" is the usual way."""
        return ""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """Words that are no facts, or facts that are said in another way here."""
        return {}

    @classmethod
    def sentence(cls, facts: Mapping[str, Any]) -> Text:
        """What happened in words: `who` is the seat, and of many things there is the `count`, too."""
        words: dict[str, Word] = {}
        for field in cls.fields:
            if field.name in cls.unsaid:
                continue
            if field.many:
                words["count"] = len(facts[field.name])
            words["who" if field.name == "seat" else field.name] = _said(field, facts[field.name])
        return Text(cls.message(cls.variant(facts)), **words | cls.more_words(facts))

    @classmethod
    def unsaid_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The facts that no sentence names, as words all the same: scenarios may look at them."""
        return {field.name: _said(field, facts[field.name]) for field in cls.fields if field.name in cls.unsaid}

    @classmethod
    def message(cls, variant: str) -> str:
        """The id of the sentence that tells it so."""
        return f"log-{cls.word}-{variant}" if variant else f"log-{cls.word}"

    @classmethod
    def messages(cls) -> tuple[str, ...]:
        """The ids of all its sentences."""
        return tuple(cls.message(variant) for variant in (*([""] if cls.plain else []), *cls.variants))

    @classmethod
    def declared_in(cls, package: str) -> Iterator[type[Told]]:
        """The events that the modules of a package declare, as far as they are imported.

        >>> "picked" in {event.word for event in Told.declared_in("hordekeep.games.plankton_horde")}
        True
        """
        for event in cls.__subclasses__():
            if not event.word and event.__subclasses__():
                yield from event.declared_in(package)
            elif event.__module__.startswith(f"{package}."):
                yield event


def _said(field: Field, fact: Any) -> Word:
    """A fact as a word of a sentence."""
    kind = field.kind
    return kind.say_all([kind.thing(each) for each in fact]) if field.many else kind.say(kind.thing(fact))
