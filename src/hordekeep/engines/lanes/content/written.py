"""The cards as their files write them, and what must be true of them (SH-COMP-02 to SH-COMP-11, HM-COMP)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal, Union

import msgspec

from hordekeep.kernel import enforces, in_every_language
from hordekeep.language.card_files import CardFile, Table, read_table
from hordekeep.language.packs import id_of, is_id, own_id
from hordekeep.language.problems import Problem, did_you_mean

Tell = Callable[[Problem], None]
Kind = Literal["alliance", "horde", "castles", "outsiders", "portals", "minions"]
Type = Literal[
    "ally",
    "hero",
    "tower",
    "spell",
    "attachment",
    "monster",
    "outsider",
    "thrall",
    "minion",
    "token",
    "ally-token",
    "castle",
    "portal",
]
Trait = Literal[
    "royal-guard",
    "shapeshifter",
    "dryad",
    "tribesmen",
    "shadows",
    "bushido",
    "weapon",
    "rogue",
    "phalanx",
    "mentalist",
]
Rarity = Literal["base", "rare", "mythic", "legendary"]
Mode = Literal["solo", "coop", "versus", "versus2", "versus3"]
Difficulty = Literal["normal", "hard", "painful"]
Side = Literal["left", "right"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
SECOND_BOXES = frozenset(("monoliths", "diviners", "the-brood", "colossal"))
"""The boxes of the second edition; everything else, what packs bring too, is of the first."""


@in_every_language("name")
class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The heading of a file: `[deck]` is a ready-made alliance deck, `[set]` anything else."""

    id: str
    name: str
    kind: Kind
    faction: str = ""
    box: str = "core"
    difficulty: Union[Literal["easy", "medium", "hard"], None] = None
    """How hard a horde of the second edition is to beat (HM-DIFF)."""


@in_every_language("name")
class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file writes it."""

    name: str
    type: Type
    id: str = ""
    text: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    box: str = ""
    faction: str = ""
    rarity: Union[Rarity, None] = None
    copies: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    cost: Union[Amount, None] = None
    attack: Union[Amount, None] = None
    health: Union[Amount, None] = None
    # horde cards
    epic: bool = False
    corner: Union[Literal[1, 2], None] = None
    boost: Union[Amount, None] = None
    side: Union[Side, None] = None
    swords: Union[Annotated[int, msgspec.Meta(ge=1, le=3)], None] = None
    symbol: bool = False
    power: Union[Annotated[int, msgspec.Meta(ge=0, le=3)], None] = None
    # outsiders and portals
    outsider: Union[Literal["enchanter", "colossal"], None] = None
    enchantment: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    suits: str = ""
    spell: bool = False
    mount: bool = False
    stage: Union[Literal[1, 2, 3, 4], None] = None
    line: str = ""
    mode: Union[Mode, None] = None
    difficulty: Union[Difficulty, None] = None
    waves: Union[tuple[Amount, Amount, Amount, Amount], None] = None
    # castles
    hero: str = ""
    rare: tuple[str, ...] = ()
    base: tuple[str, ...] = ()
    free_trait: Union[Trait, None] = None
    free_type: Union[Literal["ally", "tower", "spell", "attachment"], None] = None
    banned_trait: Union[Trait, None] = None
    banned_hero: str = ""
    errata_of: str = ""
    ours: Union[bool, tuple[str, ...]] = False


class WrittenSet(msgspec.Struct, frozen=True):
    """A file: its heading and its cards, ids complete."""

    heading: Heading
    cards: tuple[WrittenCard, ...]
    is_deck: bool
    pack: str = ""


TYPES: Mapping[str, tuple[str, ...]] = {
    "alliance": ("ally", "hero", "tower", "spell", "attachment"),
    "horde": ("monster", "spell", "attachment"),
    "castles": ("castle",),
    "outsiders": ("outsider", "thrall"),
    "portals": ("portal",),
    "minions": ("minion", "token", "ally-token"),
}
"""Which types of card a file of a kind holds."""
DECK_SIZE = 40
IN_PACKS = ("alliance", "horde", "castles", "outsiders")
"""Portals and minions belong to the rules: a game has exactly these."""
IN_BOTH = ("minions", "portals")
"""What may have a face of its own in each edition (HM-MIN-04, HM-SET1-03); another card only by an erratum, which names
the card that it replaces (HM-COMP-12)."""


@enforces("HM-COMP-12")
def read_sets(files: Sequence[CardFile], tell: Tell) -> list[WrittenSet]:
    """All sets that the files hold; whatever is wrong with any of them is told."""
    sets: list[WrittenSet] = []
    tables: dict[str, Table] = {}
    boxes: dict[str, str] = {}
    headed: dict[str, str] = {}
    for file in files:
        heading = _heading(file, tell)
        if heading is None:
            continue
        if heading.id in headed:
            what = f"There is already a deck or set {heading.id!r}, in {headed[heading.id]}."
            tell(Problem(file.name, 1, 0, what, "Rename one of them."))
        headed[heading.id] = file.name
        cards = []
        for table in file.cards:
            read = read_table(table, WrittenCard, tell)
            if read is None:
                continue
            card = _with_ids(read, file.pack)
            if not is_id(read.id or id_of(read.name)):
                tell(table.problem("id", f"{read.id!r} is no id.", f"Write id = {id_of(read.id) or 'card'!r}."))
            other = tables.get(card.id)
            own_face = heading.kind in IN_BOTH or (bool(card.errata_of) and card.errata_of == card.id)
            if other is not None and (not own_face or heading.box == boxes[card.id]):
                tell(table.problem("id", f"There is already a card {card.id!r}, in {other.file}, line {other.line}."))
            tables.setdefault(card.id, table)
            boxes.setdefault(card.id, heading.box)
            for field, what, advice in _faults(card, heading):
                tell(table.problem(field, what, advice))
            cards.append(card)
        if "deck" in file.headings and sum(card.copies for card in cards) != DECK_SIZE:
            what = f"A deck has {DECK_SIZE} cards (SH-COMP-08), this one {sum(card.copies for card in cards)}."
            tell(Problem(file.name, file.headings["deck"].line, 0, what, "Write [set] for loose cards."))
        sets.append(WrittenSet(heading, tuple(cards), "deck" in file.headings, file.pack))
    return _tied(sets, tables, tell)


def _heading(file: CardFile, tell: Tell) -> Heading | None:
    """The heading of a file."""
    named = [name for name in file.headings if name in ("deck", "set")]
    for name, table in file.headings.items():
        if name not in named:
            near = did_you_mean(name, ("deck", "set", "card"))
            tell(Problem(file.name, table.line, 0, f"There is no table [{name}].", near))
    if len(named) != 1:
        advice = "Begin with [deck] for an alliance deck, with [set] for anything else."
        tell(Problem(file.name, 1, 0, "It needs one heading.", advice))
        return None
    table = file.headings[named[0]]
    heading = read_table(table, Heading, tell)
    if heading is None:
        return None
    if not is_id(heading.id):
        tell(table.problem("id", f"{heading.id!r} is no id.", f"Write id = {id_of(heading.id) or 'deck'!r}."))
    if named == ["deck"] and heading.kind != "alliance":
        tell(table.problem("kind", f"A deck cannot be of kind {heading.kind}.", "Write [set] instead of [deck]."))
    if named == ["deck"] and not heading.faction:
        tell(table.problem("faction", "A deck has a faction.", 'Write a line faction = "liothan", say.'))
    if file.pack and heading.kind not in IN_PACKS:
        tell(table.problem("kind", f"A pack cannot bring {heading.kind}.", f"It may bring: {', '.join(IN_PACKS)}."))
    return msgspec.structs.replace(heading, id=own_id(file.pack, heading.id))


def _with_ids(card: WrittenCard, pack: str) -> WrittenCard:
    """The card with its whole id, and the line of an outsider likewise; an id that is left out comes from the name,
    the line of an outsider of one card from its id."""
    whole = own_id(pack, card.id or id_of(card.name))
    line = own_id(pack, card.line) if card.line else whole if card.outsider else ""
    return msgspec.structs.replace(card, id=whole, line=line, order=tuple(own_id(pack, each) for each in card.order))


NEEDED: Mapping[str, tuple[str, ...]] = {
    "ally": ("rarity", "cost", "attack", "health"),
    "hero": ("rarity", "cost", "attack", "health"),
    "tower": ("rarity", "cost"),
    "monster": ("rarity", "attack", "health", "side"),
    "outsider": ("attack", "health", "stage", "line"),
    "thrall": ("attack", "health", "line"),
    "minion": ("attack", "health"),
    "token": ("attack", "health"),
    "ally-token": ("attack", "health"),
    "castle": ("faction", "health", "hero", "rare", "base"),
    "portal": ("mode", "stage", "waves", "boost"),
}
"""What a card of a type must say."""
enforces("SH-COMP-02", "SH-COMP-03", "SH-COMP-04", "SH-COMP-05", "SH-COMP-06", "HM-COMP-01", "HM-COMP-02")(NEEDED)
enforces("HM-COMP-03", "HM-COMP-04", "HM-COMP-05")(NEEDED)
_WITH_VALUES = ("ally", "hero", "monster", "outsider", "thrall", "minion", "token", "ally-token", "castle", "portal")
"""The types of cards that may have attack and health (SH-COMP-03)."""
_HORDE_MARKS = ("corner", "side", "swords")
_Fault = tuple[str, str, str]
"""What a card says too little or too much: the field, what is wrong with it, advice."""


def _faults(card: WrittenCard, heading: Heading) -> Iterator[_Fault]:
    """All that a card says too little or too much."""
    if card.type not in TYPES[heading.kind]:
        allowed = ", ".join(TYPES[heading.kind])
        yield "type", f"A file of kind {heading.kind} holds no {card.type}.", f"It may hold: {allowed}."
        return
    second = (card.box or heading.box) in SECOND_BOXES
    article = "An" if card.type[0] in "ao" else "A"
    yield from _missing(card, _needed(card, heading, second), f"{article} {card.type} needs it.")
    if card.type not in _WITH_VALUES:
        yield from _idle(card, ("attack", "health"), f"{article} {card.type} has none (SH-COMP-03).")
    if heading.kind == "alliance" and not (card.faction or heading.faction):
        yield "faction", "An alliance card belongs to a faction.", 'Write a line faction = "liothan", say.'
    if heading.kind == "horde":
        yield from _powerful_faults(card) if second else _corner_faults(card)
        yield from _treachery_faults(card)
        return
    yield from _idle(card, _HORDE_MARKS, "Only horde cards have it (SH-COMP-04).")
    if card.type == "portal":
        yield from _portal_faults(card, second)
    if card.type in ("outsider", "thrall", "minion") and not card.epic:
        yield "epic", "Outsiders and minions are epic (SH-COMP-11).", "Write a line epic = true."


def _missing(card: WrittenCard, fields: Iterable[str], why: str) -> Iterator[_Fault]:
    """Those of these fields, which the card must have, that it leaves out."""
    for field in fields:
        if getattr(card, field) in (None, "", ()):
            yield field, why, f"Write a line {field} = ..."


def _idle(card: WrittenCard, fields: Iterable[str], why: str) -> Iterator[_Fault]:
    """Those of these fields, which the card must not have, that it says."""
    for field in fields:
        if getattr(card, field) is not None:
            yield field, why, "Leave it out."


def _needed(card: WrittenCard, heading: Heading, second: bool) -> list[str]:
    """What a card must say by its type; its faction may stand in the heading."""
    others = ("rarity", "side") if heading.kind == "horde" else ("rarity", "cost")
    spared = _spared(card, second)
    if heading.faction:
        spared = (*spared, "faction")
    return [field for field in NEEDED.get(card.type, others) if field not in spared]


def _portal_faults(card: WrittenCard, second: bool) -> Iterator[_Fault]:
    """A portal has health (HM-COMP-04); one of the first edition a difficulty as well, but for its last stage
    (SH-COMP-05)."""
    if second:
        yield from _missing(card, ("health",), "A portal needs it (HM-COMP-04).")
    elif card.stage != 3:
        why = f"A portal of stage {card.stage} needs it (SH-COMP-05)."
        yield from _missing(card, ("difficulty", "health"), why)


@enforces("HM-OUT-19")
def _spared(card: WrittenCard, second: bool) -> tuple[str, ...]:
    """What a card need not say: in the second edition horde cards have a power instead of a rarity, and an outsider is
    one card without a stage, which may be a spell."""
    if not second:
        return ()
    values = ("attack", "health") if card.spell else ()
    return ("rarity", *values) if card.outsider is None else ("rarity", "stage", *values)


def _powerful_faults(card: WrittenCard) -> Iterator[_Fault]:
    """The power and the corner of a horde card of the second edition, whose corner may be blank (HM-Q-SYMBOLS)."""
    if card.power is None:
        yield "power", "A horde card of the second edition has a power (HM-COMP-10).", "Write a line power = 1."
    if card.corner is not None and card.boost is not None:
        yield "corner", "A horde card has a corner or a boost of alliance mana, not both.", "Leave one of them out."


@enforces("SH-COMP-09")
def _corner_faults(card: WrittenCard) -> Iterator[_Fault]:
    """The corner of a horde card of the first edition."""
    if card.epic and (card.boost is None or card.corner is not None):
        yield "boost", "An epic monster has a boost of alliance mana and no corner (SH-COMP-09).", "Write boost = 1."
    if not card.epic and (card.corner is None or card.boost is not None):
        yield (
            "corner",
            "A horde card that is not epic has a corner and no boost (SH-COMP-09).",
            "Write corner = 1 or 2.",
        )


@enforces("SH-COMP-10")
def _treachery_faults(card: WrittenCard) -> Iterator[_Fault]:
    """The treachery marks of a horde card."""
    if (card.swords is None) != card.symbol:
        advice = "Write either swords = 1 or symbol = true."
        yield "swords", "The treachery side has swords or the treachery symbol (SH-COMP-10).", advice
    spoken = any(sentence.startswith("Treachery:") for sentence in card.text)
    if spoken != card.symbol:
        advice = "Write both or neither."
        yield "symbol", "The treachery symbol goes with a sentence 'Treachery: ...' (SH-COMP-10).", advice


def _tied(sets: list[WrittenSet], tables: Mapping[str, Table], tell: Tell) -> list[WrittenSet]:
    """The sets with heroes, factions, hordes and thralls that cards name found; a pack's own heroes come before the
    game's."""
    heroes = {card.id for each in sets for card in each.cards if card.type == "hero"}
    factions = sorted({each.heading.faction for each in sets if each.heading.faction})
    hordes = sorted(each.heading.id for each in sets if each.heading.kind == "horde")

    def tied(card: WrittenCard, pack: str) -> WrittenCard:
        table = tables[card.id]
        found = {}
        for field in ("hero", "banned_hero"):
            named = getattr(card, field)
            found[field] = own_id(pack, named) if own_id(pack, named) in heroes else named
            if named and found[field] not in heroes:
                tell(table.problem(field, f"There is no hero {named!r}.", did_you_mean(named, sorted(heroes))))
        for field in ("faction", "rare", "base"):
            value = getattr(card, field)
            for named in (value,) if isinstance(value, str) else value:
                if named and named not in factions:
                    tell(table.problem(field, f"There is no faction {named!r}.", did_you_mean(named, factions)))
        if card.suits and card.suits not in hordes:
            tell(table.problem("suits", f"There is no horde {card.suits!r}.", did_you_mean(card.suits, hordes)))
        for named in card.order:
            if named not in tables:
                tell(table.problem("order", f"There is no card {named!r}.", did_you_mean(named, sorted(tables))))
        return msgspec.structs.replace(card, **found)

    replace = msgspec.structs.replace
    return [replace(each, cards=tuple(tied(card, each.pack) for card in each.cards)) for each in sets]
