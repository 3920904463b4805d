"""The alliance cards of Monoliths are those of the boxes: every count, and the printed facts that the rules name."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.lanes.content import Card, Content, copies

DECKS = {
    "liothan": "liothan_enforcers",
    "taulot": "taulot_custodians",
    "kurumo": "kurumo_artificers",
    "nupten": "nupten_diviners",
}
OURS = (*DECKS.values(), "castles", "servants_alliance")
CONTENT = Content("monoliths", *OURS)
head, cards = CONTENT.head, CONTENT.cards
FIRST_SET = [card for _, card in Content("skytear_horde").every()]
EVERY = cards(*OURS)
BY_ID = {card["id"]: card for card in EVERY}
HEROES = {card["id"]: card for card in [*FIRST_SET, *EVERY] if card["type"] == "hero"}


@pytest.mark.rule("HM-SETUP-05", "HM-COMP-11")
@pytest.mark.parametrize("faction", DECKS)
def test_a_ready_made_deck_is_twenty_cards_in_forty_copies(faction: str) -> None:
    file = DECKS[faction]
    deck = cards(file)
    assert (head(file)["kind"], head(file)["faction"]) == ("alliance", faction)
    assert Counter(card["rarity"] for card in deck) == {"base": 6, "rare": 8, "mythic": 4, "legendary": 2}
    assert {(card["rarity"], card["copies"]) for card in deck} == {
        ("base", 3),
        ("rare", 2),
        ("mythic", 1),
        ("legendary", 1),
    }
    assert copies(deck) == 40
    heroes = {card["id"] for card in deck if card["type"] == "hero"}
    assert heroes == {card["id"] for card in deck if card["rarity"] == "legendary"}
    assert heroes == {castle["hero"] for castle in cards("castles") if castle["faction"] == faction}


@pytest.mark.rule("HM-AOV-08")
def test_the_decks_have_their_names_and_boxes() -> None:
    assert [head(file)["name"] for file in DECKS.values()] == [
        "Liothan Enforcers",
        "Taulot Custodians",
        "Kurumo Artificers",
        "Nupten Diviners",
    ]
    assert [head(file)["box"] for file in DECKS.values()] == ["monoliths", "monoliths", "monoliths", "diviners"]


@pytest.mark.rule("HM-COMP-09")
def test_the_boxes_hold_what_the_book_lists() -> None:
    base = [card for name in ("liothan", "taulot", "kurumo") for card in cards(DECKS[name])]
    assert (len(base), copies(base)) == (60, 120)
    assert copies([castle for castle in cards("castles") if "box" not in castle]) == 6
    diviners = [castle for castle in cards("castles") if castle.get("box") == "diviners"]
    assert len([*diviners, *cards(DECKS["nupten"])]) == 196 - 175 + 1
    assert copies(cards("servants_alliance")) == 6


# name, type and trait, rarity, cost, attack/health, as the component facts list them
FACTS = """
The Spring Watch|ally royal-guard|B|5|4/4
Clan of the Icefish|ally shapeshifter|B|3|1/6
Horn of Liothan|attachment|B|1|
Trappers|ally royal-guard|B|2|3/2
Rise Again|spell|B|3|
Errant Lord|ally royal-guard|B|4|3/3
Charm of Renewal|attachment|R|1|
Gibbet Tower|tower|R|1|
Skytear Protector|ally shapeshifter|R|4|1/1
For Liothan!|spell|R|0|
Altar of Liothan|tower|R|1|
Royal Marksmen|ally royal-guard|R|3|1/3
Last of the Pack|ally shapeshifter|R|1|1/2
Field Commander|ally royal-guard|R|6|3/5
Oath of Riders|attachment|M|3|
Beraph Star|ally royal-guard|M|7|5/6
Glacier|tower|M|1|
Granary|tower|M|3|
Heraal|hero|L|7|3/4
Freyhel|hero|L|2|1/1
Rooted Dryad|ally dryad|B|1|0/2
Mournings|ally tribesmen|B|4|4/3
Poisoned Attack|spell|B|2|
Tunnel To The Ancients|tower|B|3|
Haunted Ruins|tower|B|2|
The Scaruspex|ally tribesmen|B|4|2/5
Immovable|spell|R|2|
Rebirth Disciple|ally tribesmen|R|3|1/2
The Watcher|ally dryad|R|0|3/2
Unburial Rites|tower|R|1|
Vine Dryad|ally dryad|R|3|1/1
Well of Taulot|tower|R|1|
Crazed Summoner|ally tribesmen|R|1|1/1
Dryad of Sorrow|ally dryad|R|2|1/1
Doll of Zuunan|attachment|M|2|
Tower of Grief|tower|M|2|
The Plunderess|ally tribesmen|M|5|4/3
Xotlan Revolts|spell|M|2|
Nelaclen|hero|L|3|1/1
Zacoal|hero|L|4|4/3
Ayame Bushido|ally bushido|B|4|3/4
Kurumo's Judgement|spell|B|1|
Mantis Shadow|ally shadows|B|3|3/3
Boots of Flash|attachment|B|0|
Dragonfly Shadow|ally shadows|B|1|2/1
Chrysalis Sallet|attachment|B|1|
Master of the Forge|ally shadows|R|4|3/5
Punisher Blade|attachment weapon|R|2|
Armored Tower|tower|R|0|
Stormrunner|ally bushido|R|1|0/1
Butterfly Shadow|ally shadows|R|3|3/3
Scrap Tinkerer|ally bushido|R|3|2/4
Shrine of Kurumo|tower|R|1|
Blossoming Banner|attachment|R|1|
Demon Daimyo|ally bushido|M|5|3/5
Master of Gloom|ally bushido|M|4|4/2
Hordecrusher|ally shadows|M|10|8/8
Staunch Momentum|spell|M|3|
Kichie|hero|L|1|2/8
Hogosai|hero|L|7|5/4
Echoed Flanker|ally rogue|B|4|3/3
Sentinel Phalanx|ally phalanx|B|3|2/3
Immolate to See|spell|B|0|
Treasure Keeper|ally phalanx|B|0|0/2
Sting of the Righteous|attachment weapon|B|1|
Taunting Rogue|ally rogue|B|2|2/2
Skytear Diverter|tower|R|2|
Celestial Judgement|spell|R|1|
Doppelganger|ally phalanx|R|4|1/4
Guardian Clouds|spell|R|1|
Time Loop|spell|R|1|
Tallyman|ally rogue|R|3|1/1
Gate to Nupten|tower|R|1|
Time Traveler|ally mentalist|R|2|2/2
Blessed Sundancer|ally rogue|M|2|1/1
Bolt Mentalist|attachment mentalist|M|4|
Ethereal Defense|spell|M|1|
Illusory Legion|spell|M|3|
Khepiax|hero|L|3|2/3
Setheru|hero|L|2|2/1
"""


def shown(card: Card) -> str:
    """A card as a line of the facts."""
    kind = " ".join([card["type"], *card.get("traits", [])])
    numbers = f"{card['attack']}/{card['health']}" if "attack" in card else ""
    return f"{card['name']}|{kind}|{card['rarity'][0].upper()}|{card['cost']}|{numbers}"


@pytest.mark.rule("HM-COMP-02")
def test_every_card_has_the_printed_name_type_trait_rarity_cost_attack_and_health() -> None:
    assert [shown(card) for card in cards(*DECKS.values())] == FACTS.strip().splitlines()


@pytest.mark.rule("HM-COMP-02")
def test_only_allies_and_heroes_have_attack_and_health() -> None:
    for card in cards(*DECKS.values()):
        creature = card["type"] in {"ally", "hero"}
        assert ("attack" in card, "health" in card) == (creature, creature), card["id"]


CASTLES = {
    "beraph-of-grialth": ("liothan", "freyhel", "ally", "shadows", "akimo"),
    "eye-of-liothan": ("liothan", "heraal", "ally", "dryad", "hogosai"),
    "carchlan-of-xotlan": ("taulot", "nelaclen", "tower", "rogue", "setheru"),
    "underworld-gateways": ("taulot", "zacoal", "tower", "phalanx", "shaidrus"),
    "crafters-district": ("kurumo", "kichie", "attachment", "royal-guard", "gulbjarn"),
    "zeno-of-kaeno": ("kurumo", "hogosai", "attachment", "shapeshifter", "vorhild"),
    "hesp-aut-of-utsesh": ("nupten", "setheru", "spell", "bushido", "yami"),
    "illusionists-lodge": ("nupten", "khepiax", "spell", "tribesmen", "tlakali"),
}


@pytest.mark.rule("HM-COMP-03", "HM-BUILD-06", "HM-BUILD-07", "HM-BUILD-08")
@pytest.mark.parametrize("castle", [pytest.param(castle, id=castle["id"]) for castle in cards("castles")])
def test_castles_have_twenty_health_a_hero_and_set_their_limits_on_decks(castle: Card) -> None:
    faction, hero, free, trait, banned = CASTLES[castle["id"]]
    assert castle["health"] == 20
    assert (castle["faction"], castle["hero"]) == (faction, hero)
    assert castle["rare"] == castle["base"] == [faction]
    assert (castle["free_type"], castle["banned_trait"], castle["banned_hero"]) == (free, trait, banned)
    assert "free_trait" not in castle
    assert {hero, banned} <= HEROES.keys()
    assert len(castle["text"]) == 1


def test_there_are_two_castles_for_each_faction() -> None:
    assert set(CASTLES) == {castle["id"] for castle in cards("castles")}
    assert Counter(castle["faction"] for castle in cards("castles")) == dict.fromkeys(DECKS, 2)


@pytest.mark.rule("HM-ABIL-04")
def test_castle_abilities_exhaust_it_and_not_all_of_them_cost_mana() -> None:
    texts = {castle["id"]: castle["text"][0] for castle in cards("castles")}
    assert all(re.match(r"(⚡ )?Exhaust[,:] ", text) for text in texts.values())
    assert [name for name, text in texts.items() if text.startswith("⚡")] == ["zeno-of-kaeno"]
    assert texts["beraph-of-grialth"].startswith("Exhaust, pay 1 mana: ")
    assert texts["carchlan-of-xotlan"] == "Exhaust: ready a tower."


@pytest.mark.rule("HM-SERV-02", "HM-SERV-08")
def test_a_troop_is_a_servant_of_the_alliance_of_one_attack_and_one_health() -> None:
    (troop,) = cards("servants_alliance")
    assert (troop["id"], troop["type"], troop["copies"]) == ("troop", "ally-token", 6)
    assert (troop["attack"], troop["health"], troop["text"]) == (1, 1, [])
    assert troop["ours"] == ["attack", "health"]


@pytest.mark.rule("HM-SERV-01")
def test_no_deck_holds_a_servant() -> None:
    assert not [
        card for card in cards(*DECKS.values()) if card["type"] not in {"ally", "hero", "tower", "spell", "attachment"}
    ]


CHARGES = {
    "altar-of-liothan": 2,
    "gate-to-nupten": 2,
    "gibbet-tower": 3,
    "haunted-ruins": 3,
    "shrine-of-kurumo": 2,
    "tunnel-to-the-ancients": 3,
    "well-of-taulot": 2,
}


@pytest.mark.rule("HM-ALLY-12")
def test_towers_get_and_spend_their_charges() -> None:
    for card in cards(*DECKS.values()):
        text = " ".join(card["text"])
        spends = re.search(r"(Exhaust|Fight), remove 1 health token from this: ", text)
        gets = re.search(r"Play: put (\d) health tokens on this[,.]", text)
        if card["id"] in CHARGES:
            assert spends
            assert gets
            assert int(gets[1]) == CHARGES[card["id"]]
        else:
            assert not gets
            assert (card["id"] == "armored-tower") == bool(spends)


@pytest.mark.rule("HM-TREACH-12")
def test_the_reactions_are_those_of_the_cards() -> None:
    assert {card["id"] for card in EVERY if any(sentence.startswith("⚡ ") for sentence in card["text"])} == {
        *("for-liothan", "royal-marksmen", "freyhel"),
        *("poisoned-attack", "immovable", "dryad-of-sorrow", "tower-of-grief", "xotlan-revolts"),
        *("boots-of-flash", "dragonfly-shadow", "master-of-gloom", "zeno-of-kaeno"),
        *("immolate-to-see", "skytear-diverter", "setheru"),
    }


def test_attachments_say_what_they_are_attached_to() -> None:
    hosts = {c["id"]: c["text"][0] for c in cards(*DECKS.values()) if c["type"] == "attachment"}
    special = {
        "doll-of-zuunan": "Attach to a monster.",
        "chrysalis-sallet": "Attach to an ally without Armor.",
        "bolt-mentalist": "Attach to the castle.",
    }
    assert hosts == dict.fromkeys(hosts, "Attach to an ally.") | special
