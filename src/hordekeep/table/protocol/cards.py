"""Over HTTP: the cards of a game, and what decks are built from."""

from __future__ import annotations

from typing import Union

from hordekeep.table.protocol.base import Thing


class ShownAbility(Thing, frozen=True):
    """One ability of a card in words: its lead ("Play", "Exhaust, pay 1 mana", "" where it has none) and the rest."""

    lead: str
    text: str
    reaction: bool = False


class ShownCard(Thing, frozen=True):
    """The face of a card. `kind`, `faction`, `set` and `rarity` are names for programs, all the rest is for reading.

    `waves` is the order of a portal's numbers; `side`, `swords` and `symbol` are the treachery marks of a horde card;
    `enchantment` is what an outsider does from the start of the game, wherever its card lies; `power` is 1 to 3 on
    horde cards of the second set, and 0 on the two special ones. On hexes a power card costs its `runes`, names for
    programs, and has a `modifier` for whoever flips it; a hero has runes too, `armor`, and an attack with `flips`;
    `area` are the hexes of a diagram, after "caster" where its hex 0.0 has to lie on the caster. `keywords` are those
    of the glossary that stand on it.
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
    enchantment: tuple[ShownAbility, ...] = ()
    power: Union[int, None] = None
    runes: tuple[str, ...] = ()
    modifier: Union[int, None] = None
    armor: int = 0
    flips: int = 0
    area: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()


class ShownKeyword(Thing, frozen=True):
    """A word of the cards: what it means, its rule, whether a number follows it, and its picture on small cards."""

    id: str
    name: str
    means: str
    rule: str
    numbered: bool
    picture: str


class ShownCastle(Thing, frozen=True):
    """What a castle allows in a deck: the factions of each rarity, the trait or the type that is free, and what is
    banned."""

    card: str
    hero: str
    faction: str
    rare: tuple[str, ...]
    base: tuple[str, ...]
    free_trait: str
    free_type: str
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
