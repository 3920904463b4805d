"""The cards in the content files are those of the boxes: every count, and the printed facts that the rules name."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.lanes.content import Card, Content, copies

CONTENT = Content("skytear_horde")
FILES, head, cards, box = CONTENT.files, CONTENT.head, CONTENT.cards, CONTENT.box
FACTIONS = {"liothan", "taulot", "kurumo", "nupten"}
MINIONS = ("onikai", "yetnar", "zephylite", "ratamil")
CORE_HORDES = ("common", "renegade", "undead", "predator")
UTSESH_HORDES = ("common_utsesh", "nightmare")


EVERY = CONTENT.every()
BY_ID = {card["id"]: card for _, card in EVERY}


def test_the_files_are_those_of_the_boxes() -> None:
    assert set(FILES) == {
        *FACTIONS,
        *CORE_HORDES,
        *UTSESH_HORDES,
        "castles",
        "extra_heroes",
        "outsiders",
        "minions",
        "portals",
    }


@pytest.mark.rule("SH-COMP-02", "SH-COMP-03", "SH-COMP-04", "SH-COMP-05", "SH-COMP-06", "SH-COMP-07")
def test_the_core_box_holds_what_the_book_lists() -> None:
    def core(*files: str) -> int:
        return copies([card for file in files for card in cards(file) if box(file, card) == "core"])

    assert core("castles") == 6
    assert core(*FACTIONS) == 120
    assert core(*CORE_HORDES) == 67
    assert core("portals") == 21
    assert core("outsiders") == 7
    assert copies([BY_ID["skeleton"]]) == 6
    assert copies([BY_ID[minion] for minion in MINIONS]) == 4


def test_the_nupten_box_holds_two_castles_a_deck_and_four_heroes() -> None:
    found = [(file, card) for file, card in EVERY if box(file, card) == "nupten-illusionists"]
    assert Counter({file: copies([card for f, card in found if f == file]) for file, _ in found}) == {
        "castles": 2,
        "nupten": 40,
        "extra_heroes": 4,
    }
    assert {card["faction"] for card in cards("extra_heroes")} == FACTIONS


def test_the_utsesh_box_holds_nightmare_common_cards_and_three_outsiders() -> None:
    found = [(file, card) for file, card in EVERY if box(file, card) == "utsesh-horde"]
    assert Counter({file: copies([card for f, card in found if f == file]) for file, _ in found}) == {
        "nightmare": 21,
        "common_utsesh": 4,
        "outsiders": 6,
    }


@pytest.mark.rule("SH-COMP-02")
def test_castles_have_a_hero_twenty_health_and_one_ability_for_one_mana() -> None:
    for castle in cards("castles"):
        assert castle["health"] == 20
        assert BY_ID[castle["hero"]]["type"] == "hero"
        assert castle["hero"] in {card["id"] for card in cards(castle["faction"])}
        assert len(castle["text"]) == 1
        assert re.match(r"(⚡ )?Exhaust, pay 1 mana[,:]", castle["text"][0])
    assert BY_ID["the-gaping-maw"]["hero"] == "gulbjarn"
    assert [c["id"] for c in cards("castles") if c["text"][0].startswith("⚡")] == ["the-living-rampart"]


@pytest.mark.rule("SH-COMP-03")
def test_only_allies_and_heroes_of_the_alliance_have_attack_and_health() -> None:
    for card in cards(*FACTIONS, "extra_heroes"):
        creature = card["type"] in {"ally", "hero"}
        assert ("attack" in card, "health" in card) == (creature, creature), card["id"]
        assert card["cost"] >= 0
    oak = BY_ID["clan-of-the-oak"]
    assert (oak["type"], oak["cost"], oak["attack"], oak["health"], oak["rarity"]) == ("ally", 3, 3, 3, "base")
    assert (BY_ID["skytear-mine"]["type"], BY_ID["frostbite-outpost"]["type"]) == ("spell", "tower")


@pytest.mark.rule("SH-COMP-04")
def test_horde_cards_carry_what_is_printed_on_them() -> None:
    brute, white = BY_ID["troll-brute"], BY_ID["the-great-white"]
    assert brute in cards("renegade")
    assert (brute["type"], brute["rarity"], brute["attack"], brute["health"]) == ("monster", "base", 3, 2)
    assert (brute["corner"], brute["side"], brute["swords"]) == (2, "right", 1)
    assert (white["epic"], white["attack"], white["health"]) == (True, 5, 6)
    assert (white["boost"], white["side"], white["swords"]) == (2, "right", 3)


PORTALS = {
    "solo-normal-1": ("1101", 4, 6),
    "solo-normal-2": ("1101", 6, 8),
    "solo-hard-1": ("1201", 4, 6),
    "solo-hard-2": ("2111", 6, 8),
    "solo-painful-1": ("1201", 4, 8),
    "solo-painful-2": ("2121", 6, 10),
    "solo-3": ("0000", 4, None),
    "coop-normal-1": ("1211", 3, 6),
    "coop-normal-2": ("2221", 4, 8),
    "coop-hard-1": ("1220", 3, 6),
    "coop-hard-2": ("2312", 4, 8),
    "coop-painful-1": ("1311", 3, 8),
    "coop-painful-2": ("3232", 4, 10),
    "coop-3": ("0000", 2, None),
    "versus-normal-1": ("1101", 5, 6),
    "versus-normal-2": ("1111", 6, 8),
    "versus-hard-1": ("1101", 5, 6),
    "versus-hard-2": ("2111", 6, 8),
    "versus-painful-1": ("1201", 5, 8),
    "versus-painful-2": ("2121", 6, 10),
    "versus-3": ("0101", 3, None),
}


@pytest.mark.rule("SH-COMP-05")
def test_portals_have_their_waves_boost_and_health() -> None:
    shown = {p["id"]: ("".join(map(str, p["waves"])), p["boost"], p.get("health")) for p in cards("portals")}
    assert shown == PORTALS


@pytest.mark.rule("SH-COMP-05", "SH-SETUP-04")
@pytest.mark.parametrize("mode", ["solo", "coop", "versus"])
def test_each_mode_has_two_stages_for_each_difficulty_and_one_third_stage(mode: str) -> None:
    found = [p for p in cards("portals") if p["mode"] == mode]
    stages = {(p.get("difficulty"), p["stage"]) for p in found}
    assert stages == {*((d, s) for d in ("normal", "hard", "painful") for s in (1, 2)), (None, 3)}
    assert len(found) == 7
    for portal in found:
        assert portal["id"] == "-".join(filter(None, (mode, portal.get("difficulty"), str(portal["stage"]))))


def setup_tokens(sentence: str) -> tuple[int, ...]:
    """The health tokens that a portal's set-up gives to Onikai, Yetnar, Zephylite and Ratamil."""
    given = dict.fromkeys(MINIONS, 0)
    for amount, who in re.findall(r"put (\d) health tokens? on ([^,.]+)", sentence):
        all_but = re.fullmatch(r"each minion(?: except (\w+))?", who)
        named = {word.lower() for word in re.findall(r"[A-Z]\w+", who)}
        for minion in MINIONS:
            given[minion] += int(amount) * ((minion not in named) if all_but else (minion in named))
    return tuple(given.values())


@pytest.mark.rule("SH-SETUP-07")
def test_first_portals_set_up_the_minions_and_later_ones_summon_the_outsider_pile() -> None:
    firsts = {p["id"]: setup_tokens(p["text"][0]) for p in cards("portals") if p["stage"] == 1}
    assert firsts == {
        "solo-normal-1": (1, 1, 1, 0),
        "solo-hard-1": (1, 1, 1, 1),
        "solo-painful-1": (2, 1, 1, 2),
        "coop-normal-1": (1, 1, 1, 1),
        "coop-hard-1": (2, 1, 1, 2),
        "coop-painful-1": (2, 2, 2, 2),
        "versus-normal-1": (1, 1, 0, 0),
        "versus-hard-1": (1, 1, 1, 1),
        "versus-painful-1": (1, 1, 1, 1),
    }
    for portal in cards("portals"):
        (sentence,) = portal["text"]
        if portal["stage"] == 1:
            assert sentence.startswith("Setup: ")
        else:
            assert sentence.startswith("At the end of the horde phase: ")
            assert sentence.endswith("summon the outsider pile.")


STAGES = {
    "the-hate-bringer": [(4, 3), (5, 4)],
    "the-death-dealer": [(5, 5), (5, 7)],
    "the-beast-lord": [(2, 3), (3, 4), (4, 5)],
    "the-dreaming-matriarch": [(4, 7), (4, 8)],
    "ancient-outsider": [(4, 4), (4, 8)],
    "silent-ambassador": [(4, 5), (4, 7)],
}


@pytest.mark.rule("SH-COMP-06")
def test_outsiders_have_their_stages_and_neither_boost_nor_treachery() -> None:
    lines: dict[str, list[tuple[int, int]]] = {}
    for card in cards("outsiders"):
        line = lines.setdefault(card["line"], [])
        line.append((card["attack"], card["health"]))
        assert (card["id"], card["stage"]) == (f"{card['line']}-{len(line)}", len(line))
        assert not {"boost", "corner", "side", "swords", "symbol"} & set(card)
        assert not any(sentence.startswith("Treachery:") for sentence in card["text"])
    assert lines == STAGES
    assert "Armor 2." in BY_ID["the-hate-bringer-1"]["text"]


@pytest.mark.rule("SH-COMP-07")
def test_a_skeleton_is_a_token_of_one_attack_and_one_health() -> None:
    skeleton = BY_ID["skeleton"]
    assert (skeleton["type"], skeleton["attack"], skeleton["health"]) == ("token", 1, 1)


@pytest.mark.rule("SH-COMP-08")
@pytest.mark.parametrize("faction", sorted(FACTIONS))
def test_a_ready_made_deck_is_twenty_cards_in_forty_copies(faction: str) -> None:
    deck = cards(faction)
    assert (head(faction)["kind"], head(faction)["faction"]) == ("alliance", faction)
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


@pytest.mark.rule("SH-COMP-09")
def test_corner_marks_follow_rarity_and_epic() -> None:
    for card in cards(*CORE_HORDES, *UTSESH_HORDES):
        if card.get("epic"):
            assert card["type"] == "monster"
            assert card["boost"] in {1, 2}
            assert "corner" not in card
        else:
            assert card["corner"] == {"base": 2, "rare": 1}[card["rarity"]], card["id"]
            assert "boost" not in card
    core = cards(*CORE_HORDES)
    assert copies([card for card in core if card.get("corner") == 2]) == 23
    assert copies([card for card in core if card.get("corner") == 1]) == 26
    assert copies([card for card in core if "boost" in card]) == 18
    shown = [BY_ID[name] for name in ("troll-crusher", "deep-stalker", "cave-yeti", "lady-of-the-lake")]
    assert [(card.get("corner"), card.get("boost")) for card in shown] == [(2, None), (1, None), (None, 1), (None, 2)]


@pytest.mark.rule("SH-COMP-10")
def test_each_horde_card_has_swords_or_a_treachery_line_on_one_side() -> None:
    for card in cards(*CORE_HORDES, *UTSESH_HORDES):
        assert card["side"] in {"left", "right"}
        lines = [sentence for sentence in card["text"] if sentence.startswith("Treachery: ")]
        if card.get("symbol"):
            assert len(lines) == 1
            assert "swords" not in card
        else:
            assert not lines
            assert 1 <= card["swords"] <= 3
    shown = [BY_ID[name] for name in ("cave-yeti", "frost-giant", "the-fallen-kami")]
    assert [(card["side"], card.get("swords", "treachery")) for card in shown] == [
        ("left", 2),
        ("right", "treachery"),
        ("left", 3),
    ]


@pytest.mark.rule("SH-COMP-11")
def test_minions_and_outsiders_are_epic_and_minions_trample() -> None:
    for card in [*cards("outsiders"), *(BY_ID[minion] for minion in MINIONS)]:
        assert card["epic"] is True
    for minion in MINIONS:
        card = BY_ID[minion]
        assert (card["type"], card["attack"], card["health"]) == ("minion", 0, 0)
        assert card["text"] == ["This has +1 attack for each health token on this.", "Trample."]
    assert "epic" not in BY_ID["skeleton"]


@pytest.mark.rule("SH-SETUP-08")
@pytest.mark.parametrize("file", ["renegade", "undead", "predator", "nightmare"])
def test_a_horde_set_and_the_common_set_make_a_deck_of_twenty_five(file: str) -> None:
    assert head(file)["kind"] == "horde"
    assert len(cards(file)) == 13
    assert copies(cards(file)) == 21
    assert copies(cards("common")) == len(cards("common")) == 4
    assert copies(cards("common", file)) == 25


def test_there_are_eleven_weak_and_fourteen_strong_cards_in_the_first_horde() -> None:
    horde = cards("common", "renegade")
    assert copies([card for card in horde if card.get("corner") == 2]) == 11
    assert copies([card for card in horde if card.get("corner") != 2]) == 14


CASTLES = {
    "the-frostbite-stronghold": ("corjof", "liothan nupten", "taulot", "royal-guard", "rogue", "haburat"),
    "the-gaping-maw": ("gulbjarn", "liothan taulot", "nupten", "shapeshifter", "bushido", "yami"),
    "the-leviathans-temple": ("cotlic", "taulot kurumo", "liothan", "tribesmen", "shapeshifter", "gulbjarn"),
    "the-living-rampart": ("tlakali", "taulot liothan", "kurumo", "dryad", "shadows", "sakoshi"),
    "the-scythe-sanctuary": ("yami", "kurumo nupten", "taulot", "bushido", "phalanx", "akhuti"),
    "the-wind-burner": ("sakoshi", "kurumo taulot", "nupten", "shadows", "royal-guard", "corjof"),
    "the-cloud-gate": ("akhuti", "nupten liothan", "kurumo", "phalanx", None, None),
    "the-executioners-den": ("haburat", "nupten kurumo", "liothan", "rogue", "tribesmen", "cotlic"),
}


@pytest.mark.rule("SH-CUST-22")
@pytest.mark.parametrize("castle", [pytest.param(BY_ID[name], id=name) for name in CASTLES])
def test_castles_set_their_limits_on_decks(castle: Card) -> None:
    hero, rare, third, free, banned_trait, banned_hero = CASTLES[castle["id"]]
    assert castle["hero"] == hero
    assert castle["rare"] == str(rare).split()
    assert castle["base"] == [*str(rare).split(), third]
    assert castle["free_trait"] == free
    assert castle.get("banned_trait") == banned_trait
    assert castle.get("banned_hero") == banned_hero
    assert castle["rare"][0] == castle["faction"]
