"""The faces of all cards as clients are shown them, in words of one language, and what decks are built from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.card import vocabulary
from hordekeep.engines.lanes.content.card_words import SERVANTS, type_line, word
from hordekeep.engines.lanes.content.keywords import BY_ID
from hordekeep.engines.lanes.content.names import PACKAGES
from hordekeep.engines.lanes.decks.deck_building import COPIES, DECK_TYPES, Deck, deck_problems
from hordekeep.engines.lanes.decks.deck_codes import ready_deck, ready_ids, to_code
from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.kernel import FIRST, Document, Text, enforces, once, say
from hordekeep.language.glossary import words_on

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card, CardSet, Shelf

REACTION = "⚡ "
_CORNERS = ("", "I", "II")
_LONGEST_LEAD = 100
_CHOOSING = ("choose one", "choose two", "choisissez un effet", "choisissez deux effets")
"""What stands before a colon without being a lead."""
_QUOTES = re.compile("[«“]")
"""A colon after these ends the lead that a sentence speaks of, not its own."""


def faces(language: str, edition: Edition) -> Document:
    """Every card of an edition in a language."""
    keywords = {each: edition.cites.get(rule, rule) for each, rule in edition.glossary.items()}
    return _faces(language, shelf_of(edition), tuple(sorted(keywords.items())))


@once
@enforces("HM-COMP-07")
def _faces(language: str, cards: Shelf, keywords: tuple[tuple[str, str], ...]) -> Document:
    """The cards stay the same while the program runs. Factions have names beside their colours (HM-COMP-07)."""
    castles = [castle.faction for castle in cards.castles.values()]
    factions = list(dict.fromkeys([*castles, *(card.faction for card in cards.cards.values() if card.faction)]))
    ready = sorted(ready_ids(cards), key=lambda each: factions.index(cards.decks[each].faction))
    return {
        "cards": [
            {**_face(card, language, SERVANTS in cards.sets), "keywords": _keywords_on(card, dict(keywords))}
            for card in cards.cards.values()
        ],
        "keywords": [_keyword(each, rule, language) for each, rule in keywords],
        "castles": [_castle(card, language) for card in cards.castles.values()],
        "decks": [_ready(cards.decks[each], cards, language) for each in ready],
        "factions": [{"id": each, "name": _say(f"faction-{each}", language)} for each in factions],
        "kinds": [{"id": each, "name": word(each, language)} for each in DECK_TYPES],
        "rarities": [{"id": each, "name": word(each, language)} for each in COPIES],
    }


def _say(id: str, language: str) -> str:
    return say(Text(id), PACKAGES, language)


def _keyword(id: str, rule: str, language: str) -> Document:
    """A word with its meaning, which may be another one by a rule of another book."""
    known = BY_ID[id]
    means = f"keyword-{id}-means"
    if known.rule and rule == known.second:
        means += f"-{rule.lower()}"
    return {
        "id": id,
        "name": _say(f"keyword-{id}", language),
        "means": _say(means, language),
        "rule": rule,
        "numbered": known.numbered,
        "picture": known.picture,
    }


def _keywords_on(card: Card, glossary: Mapping[str, str]) -> list[str]:
    """The keywords that stand on a card; an epic one is Epic without a sentence about it."""
    sentences = (*card.text, *card.enchantment_text)
    trees = [tree for tree in map(card.tree_of, range(len(sentences))) if tree is not None]
    rules = {rule for tree in trees for rule in vocabulary().rules(tree)}
    named = [{"id": each, "name": _say(f"keyword-{each}", FIRST), "rule": BY_ID[each].cited} for each in glossary]
    return words_on(named, rules, " ".join([*sentences, *(["Epic"] if card.epic else [])]))


def _ready(deck: CardSet, cards: Shelf, language: str) -> Document:
    return {
        "id": deck.id,
        "name": deck.names[language],
        "faction": deck.faction,
        "code": _code_of_ready(deck.id, cards),
    }


def _face(card: Card, language: str, servants: bool) -> Document:
    return {
        "id": card.id,
        "name": card.names[language],
        "kind": card.type,
        "type_line": type_line(card, language, servants=servants),
        "faction": card.faction,
        "set": card.set,
        "traits": [word(trait, language) for trait in sorted(card.traits)],
        "rarity": card.rarity,
        "copies": card.copies,
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health,
        "epic": card.epic,
        "stage": card.stage,
        "corner": _CORNERS[card.corner],
        "boost": card.boost,
        "side": card.side,
        "swords": card.swords,
        "symbol": card.symbol,
        "waves": card.waves,
        "emblem": "",
        "abilities": [ability(sentence) for sentence in card.text_in(language)],
        "enchantment": [ability(sentence) for sentence in card.enchantment_in(language)],
        "power": card.power,
    }


def ability(sentence: str) -> Document:
    """A sentence of a card, in any language, with its lead apart.

    >>> ability("⚡ Play: deal 2 damage to a monster.")
    {'lead': 'Play', 'text': 'deal 2 damage to a monster.', 'reaction': True}
    >>> ability("Armor 2.")["lead"], ability("After this strikes, choose one: draw a card; or gain 1 mana.")["lead"]
    ('', '')
    >>> ability("Chaque capacité «\u202fJouez\u202f: » a lieu deux fois.")["lead"]
    ''
    """
    reaction = sentence.startswith(REACTION)
    plain = sentence.removeprefix(REACTION)
    lead, colon, rest = plain.partition(": ")
    if not colon or len(lead) > _LONGEST_LEAD or lead.rstrip().endswith(_CHOOSING) or _QUOTES.search(lead):
        return {"lead": "", "text": plain, "reaction": reaction}
    return {"lead": lead.rstrip(), "text": rest, "reaction": reaction}


def _castle(castle: Card, language: str) -> Document:
    return {
        "card": castle.id,
        "hero": castle.hero,
        "faction": castle.faction,
        "rare": castle.rare,
        "base": castle.base,
        "free_trait": word(castle.free_trait, language),
        "free_type": word(castle.free_type, language),
        "banned_trait": word(castle.banned_trait, language),
        "banned_hero": castle.banned_hero,
    }


def _code_of_ready(id: str, shelf: Shelf) -> str:
    """The cards of a ready deck as a deck of one's own, for the first castle that allows them."""
    cards = ready_deck(id, shelf).cards
    fitting = (Deck(castle, cards) for castle in shelf.castles.values())
    return to_code(next((deck for deck in fitting if not deck_problems(deck)), Deck(None, cards)))
