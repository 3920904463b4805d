"""The horde side of Monoliths as its content files have it: every count, and the printed facts that the rules name."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.lanes.content import Card, Content, copies

HORDES = ("monoliths", "sinklings", "slitherers", "the_brood")
NAMES = (*HORDES, "portals", "enchanters", "colossals", "minions", "servants")
CONTENT = Content("monoliths", *NAMES)
FILES, head, cards, box = CONTENT.files, CONTENT.head, CONTENT.cards, CONTENT.box


EVERY = CONTENT.every()
BY_ID = {card["id"]: card for _, card in EVERY}


def test_hordes_are_hordes() -> None:
    assert {head(file)["kind"] for file in HORDES} == {"horde"}


@pytest.mark.rule("HM-COMP-10")
def test_the_base_box_holds_what_the_book_lists() -> None:
    def base(*files: str) -> int:
        return copies([card for file in files for card in cards(file) if box(file, card) == "monoliths"])

    assert base(*HORDES) == 87
    assert base("minions") == 4
    assert base("portals") == 16  # sides: 8 cards are printed on both
    assert base("enchanters") == 3
    assert base("colossals") == 0
    assert base("servants") == 6


def test_the_expansions_hold_their_cards() -> None:
    found = Counter({(box(file, card), file): 0 for file, card in EVERY})
    for file, card in EVERY:
        found[box(file, card), file] += card["copies"]
    assert found["the-brood", "the_brood"] == 29
    assert found["the-brood", "enchanters"] == 2
    assert found["the-brood", "servants"] == 6
    assert found["colossal", "colossals"] == 19
    assert copies(cards("enchanters")) == 11


@pytest.mark.rule("HM-COMP-10")
@pytest.mark.parametrize("horde", HORDES)
def test_a_horde_is_nine_names_of_three_powers_and_two_single_cards(horde: str) -> None:
    found = cards(horde)
    assert Counter(card["power"] for card in found) == {1: 9, 2: 9, 3: 9, 0: 2}
    assert {card["copies"] for card in found} == {1}
    assert not any("rarity" in card for card in found)
    names = Counter(card["name"] for card in found)
    assert len(names) == 11
    assert Counter(names.values()) == {3: 9, 1: 2}
    for card in found:
        bare = re.sub(r"[^a-z]+", "-", card["name"].lower()).strip("-")
        assert card["id"] == (f"{bare}-{card['power']}" if card["power"] else bare)


@pytest.mark.rule("HM-DIFF-01", "HM-DIFF-02", "HM-DIFF-03", "HM-DIFF-04", "HM-DIFF-05")
@pytest.mark.parametrize("horde", HORDES)
def test_the_powers_make_decks_of_the_sizes_that_the_book_gives(horde: str) -> None:
    of = Counter(card["power"] for card in cards(horde))
    assert (of[1], of[1] + of[2], of[2] + 1, of[2] + of[3] + of[0], of[3] + of[0]) == (9, 18, 10, 20, 11)


@pytest.mark.rule("HM-HOV-01")
def test_hordes_have_their_class_of_difficulty() -> None:
    assert [(head(h)["name"], head(h)["name_fr"], head(h)["difficulty"]) for h in HORDES] == [
        ("Monoliths", "Monoliths", "easy"),
        ("Sinklings", "Abyssaux", "medium"),
        ("Slitherers", "Rampants", "hard"),
        ("The Brood", "La Couvée", "hard"),
    ]


MONSTERS = {
    "howling-monolith": "0/3 0/5 0/7",
    "unburied-monolith": "0/3 0/4 0/6",
    "plated-monolith": "1/3 1/4 2/5",
    "whirling-monolith": "0/2 0/3 0/5",
    "monolith-of-temrup": "0/6",
    "swamp-hunters": "2/2 3/3 3/4",
    "stasis-priestess": "2/2 2/2 3/3",
    "tide-breakers": "2/1 3/1 4/2",
    "grabbers": "1/1 2/1 2/2",
    "tower-crawler": "1/3 2/4 3/4",
    "merfolk-drainer": "2/2 2/2 3/3",
    "merfolk-emperor": "1/6",
    "barbed-swarm": "2/2 3/3 3/4",
    "pit-mouth": "1/4 1/6 2/7",
    "shrub-maiden": "0/3 0/4 0/6",
    "spore-star": "2/1 2/1 3/1",
    "vine-weaver": "3/7",
    "runner": "2/2 2/2 2/2",
    "flutter": "1/2 1/2 1/2",
    "brood-nest": "0/5 0/7 0/9",
    "channeler": "2/2 3/3 3/4",
    "breeder": "4/4",
    "devourer": "3/5",
}
OTHERS = {
    "spell": "firebreather stonetrampler frost-trench gale-strike for-the-horde concealing-mists flood-tide"
    " release-and-invade water-flow drop-fruit rusty-mold parasite brood-link despair breach living-walls-1",
    "attachment": "stone-bombs mind-fungus berserk-mushroom white-ash overlord living-walls-2 living-walls-3",
}
EPIC = {"monolith-of-temrup", "merfolk-emperor", "vine-weaver", "breeder", "devourer"}


def bare(card: Card) -> str:
    """The id without the power."""
    return str(card["id"]).removesuffix(f"-{card['power']}")


@pytest.mark.rule("HM-COMP-01")
def test_monsters_alone_have_attack_and_health() -> None:
    shown: dict[str, list[str]] = {}
    for card in cards(*HORDES):
        assert ("attack" in card, "health" in card) == (card["type"] == "monster",) * 2, card["id"]
        if card["type"] == "monster":
            shown.setdefault(bare(card), []).append(f"{card['attack']}/{card['health']}")
        else:
            assert bare(card) in OTHERS[card["type"]].split() or card["id"] in OTHERS[card["type"]].split()
    assert {name: " ".join(stats) for name, stats in shown.items()} == MONSTERS
    assert {card["id"] for card in cards(*HORDES) if card.get("epic")} == EPIC


BOOSTS = {
    "monolith-of-temrup": 1,
    "for-the-horde": 1,
    "merfolk-emperor": 1,
    "vine-weaver": 2,
    "white-ash": 1,
    "breeder": 2,
    "devourer": 2,
}


@pytest.mark.rule("HM-COMP-01")
def test_corners_follow_the_power_and_single_cards_give_their_mana() -> None:
    assert {card["id"]: card["boost"] for card in cards(*HORDES) if "boost" in card} == BOOSTS
    for card in cards(*HORDES):
        corner = {1: 2, 2: 1, 3: None, 0: None}[card["power"]]
        assert card.get("corner") == corner, card["id"]
        assert ("corner" in card["ours"]) == ("boost" not in card)


@pytest.mark.rule("HM-COMP-14")
def test_each_horde_card_has_swords_or_a_treachery_line_on_one_side() -> None:
    for card in cards(*HORDES):
        lines = [sentence for sentence in card["text"] if sentence.startswith("Treachery: ")]
        assert card["side"] in {"left", "right"}
        assert "side" in card["ours"]
        if card.get("symbol"):
            assert len(lines) == 1
            assert "swords" not in card
        else:
            assert not lines
            wanted = {1: 1, 2: 1, 3: 2, 0: card.get("boost", 0) + 1}[card["power"]]
            assert card["swords"] == wanted, card["id"]
            assert "swords" in card["ours"]
    hunters = [BY_ID[f"swamp-hunters-{power}"] for power in (1, 2, 3)]
    assert [(card["side"], card["swords"]) for card in hunters] == [("left", 1), ("right", 1), ("left", 2)]
    assert all(BY_ID[f"tower-crawler-{power}"]["symbol"] for power in (1, 2, 3))


@pytest.mark.rule("HM-COMP-14")
@pytest.mark.parametrize("horde", HORDES)
def test_sides_alternate_and_power_two_has_the_other_side(horde: str) -> None:
    for card in cards(horde):
        if card["power"] == 2:
            others = {BY_ID[f"{bare(card)}-{power}"]["side"] for power in (1, 3)}
            assert others == {"left", "right"} - {card["side"]}
    sides = Counter(card["side"] for card in cards(horde))
    assert abs(sides["left"] - sides["right"]) <= 5


PORTALS = {
    "portal-solo": "1201 4 6, 2111 6 8, 2121 6 8, 0101 3 1",
    "portal-coop": "1220 3 8, 2312 4 10, 3232 4 10, 1101 2 1",
    "portal-versus2": "1101 4 6, 2111 6 8, 2121 6 8, 0101 3 1",
    "portal-versus3": "1211 3 8, 2221 4 10, 2312 4 10, 1101 2 1",
}


@pytest.mark.rule("HM-COMP-04", "HM-VS-02")
def test_portals_have_their_waves_boost_and_health() -> None:
    shown: dict[str, list[str]] = {}
    for card in cards("portals"):
        line = shown.setdefault(f"portal-{card['mode']}", [])
        line.append(f"{''.join(map(str, card['waves']))} {card['boost']} {card['health']}")
        assert (card["id"], card["stage"]) == (f"portal-{card['mode']}-{len(line)}", len(line))
        assert card["ours"] == ["waves"]
    assert {mode: ", ".join(line) for mode, line in shown.items()} == PORTALS


@pytest.mark.rule("HM-COMP-04", "HM-VS-34")
def test_portals_say_what_happens_when_they_fall_and_two_levels_have_an_action() -> None:
    for card in cards("portals"):
        two = card["mode"] in {"coop", "versus3"}
        said = card["text"][0]
        if card["stage"] == 1:
            assert f"Reinforce {4 if two else 2}" in said
            assert said.endswith("put the outsider on the bottom of the outsider pile.")
        elif card["stage"] == 2:
            assert said.endswith("Rebuild 4.")
        elif card["stage"] == 3:
            assert f"remove up to {'1 wound' if two else '2 wounds'} from the castle." in said
        assert said.startswith("Destroyed: ") == (card["stage"] < 4)
        actions = [sentence for sentence in card["text"] if sentence.startswith("Action")]
        assert len(actions) == (card["mode"].startswith("versus") and card["stage"] < 3)
        assert len(card["text"]) == 1 + len(actions)


ENCHANTERS = {
    "purple-circle": (0, 9),
    "damsel-of-silence": (4, 8),
    "doom-vines": (None, None),
    "genesis-monolith": (0, 7),
    "brood-mother": (4, 6),
    "the-lost-legion": (0, 7),
    "the-coral-beast": (5, 8),
    "toxic-breath": (None, None),
    "rider-of-dreams": (4, 5),
    "ancient-reborn": (5, 10),
    "silent-shard": (4, 9),
}
UNMARKED = {"boost", "corner", "side", "swords", "symbol", "power"}


@pytest.mark.rule("HM-COMP-05")
def test_enchanters_have_an_enchantment_and_two_of_them_are_spells() -> None:
    assert {card["id"]: (card.get("attack"), card.get("health")) for card in cards("enchanters")} == ENCHANTERS
    for card in cards("enchanters"):
        assert (card["type"], card["outsider"], card["epic"]) == ("outsider", "enchanter", True)
        assert len(card["enchantment"]) == 1
        assert card.get("spell", False) == ("attack" not in card)
        assert not UNMARKED & set(card)


COLOSSALS = {
    "abyssal-terror": (3, 7, "coils abyssal-terror coils"),
    "living-portal": (2, 8, "fungus-shield living-portal root-whip"),
    "titan-brood": (5, 9, "devourer-limb titan-brood overlord-limb"),
    "the-lost-city": (5, 2, "cauldron the-lost-city cannon"),
    "rider-of-death": (2, 9, "rider-of-death rider-of-death-mount"),
    "slaver-of-beasts": (2, 6, "slaver-of-beasts slaver-of-beasts-mount"),
    "rider-of-hate": (4, 4, "barding rider-of-hate rider-of-hate-mount"),
}
THRALLS = {
    "coils": (0, 1),
    "fungus-shield": (1, 5),
    "root-whip": (1, 5),
    "devourer-limb": (4, 2),
    "overlord-limb": (4, 2),
    "cauldron": (1, 4),
    "cannon": (1, 4),
    "rider-of-death-mount": (1, 2),
    "slaver-of-beasts-mount": (5, 5),
    "rider-of-hate-mount": (5, 5),
    "barding": (2, 3),
}


@pytest.mark.rule("HM-COMP-05")
def test_colossals_lie_in_order_with_all_their_thralls() -> None:
    outsiders = [card for card in cards("colossals") if card["type"] == "outsider"]
    thralls = [card for card in cards("colossals") if card["type"] == "thrall"]
    assert {c["id"]: (c["attack"], c["health"], " ".join(c["order"])) for c in outsiders} == COLOSSALS
    assert {card["id"]: (card["attack"], card["health"]) for card in thralls} == THRALLS
    for outsider in outsiders:
        line = [card for card in cards("colossals") if card["line"] == outsider["id"]]
        assert Counter(outsider["order"]) == {card["id"]: card["copies"] for card in line}
        assert (outsider["outsider"], outsider["ours"]) == ("colossal", ["order"])
    for card in cards("colossals"):
        assert card["epic"] is True
        assert card.get("mount", False) == card["id"].endswith("-mount")
        assert not UNMARKED & set(card)


@pytest.mark.rule("HM-MIN-04", "HM-MIN-14")
def test_minions_are_epic_pillagers_without_numbers_of_their_own() -> None:
    assert [card["id"] for card in cards("minions")] == ["onikai", "yetnar", "zephylite", "ratamil"]
    for card in cards("minions"):
        assert (card["type"], card["epic"], card["attack"], card["health"]) == ("minion", True, 0, 0)
        assert card["text"] == [
            "Pillager.",
            "This has +1 attack for each health token on this.",
            "This has Trample while its attack is 4 or more.",
        ]


def test_servants_of_the_horde_are_six_of_a_kind_with_numbers_of_our_own() -> None:
    assert [(card["id"], card["text"]) for card in cards("servants")] == [("roots", []), ("brood", ["Pillager."])]
    for card in cards("servants"):
        assert (card["type"], card["copies"], card["attack"], card["health"]) == ("token", 6, 1, 1)
        assert card["ours"] == ["attack", "health"]
        assert "epic" not in card


def numbers(name: str) -> list[list[int]]:
    """The numbers in the sentences of the three powers of a card, without those of its treachery."""
    return [
        [
            int(n)
            for s in BY_ID[f"{name}-{power}"]["text"]
            if not s.startswith("Treachery")
            for n in re.findall(r"\d+", s)
        ]
        for power in (1, 2, 3)
    ]


SCALES = {
    "firebreather": [[2], [3], [4]],
    "stonetrampler": [[2, 2], [3, 2], [4, 2]],
    "frost-trench": [[2, 1], [3, 1], [4, 1]],
    "stone-bombs": [[2, 3, 1], [3, 3, 1], [4, 3, 1]],
    "gale-strike": [[2, 2], [3, 2], [4, 2]],
    "howling-monolith": [[1], [1], [1, 1]],
    "whirling-monolith": [[1, 1], [1, 1, 1], [1, 1, 1]],
    "swamp-hunters": [[1], [1], [2]],
    "stasis-priestess": [[1], [1], [2]],
    "tide-breakers": [[2, 1], [2, 2], [2, 2]],
    "grabbers": [[2, 1, 1], [2, 1, 2], [2, 1, 2]],
    "merfolk-drainer": [[1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]],
    "concealing-mists": [[2, 1], [3, 1], [4, 1]],
    "flood-tide": [[1, 4], [2, 4], [3, 5]],
    "release-and-invade": [[2, 2], [2, 3], [2, 4]],
    "spore-star": [[2, 0], [3, 0], [4, 0]],
    "drop-fruit": [[1, 1], [2, 1], [3, 1]],
    "rusty-mold": [[1, 1], [2, 1], [3, 1]],
    "mind-fungus": [[2], [2], [3]],
    "living-walls": [[3, 1, 1], [3, 1], [5, 1]],
    "berserk-mushroom": [[2, 1], [3, 1], [4, 1]],
    "runner": [[1], [2], [3]],
    "flutter": [[], [1], [2]],
    "channeler": [[1, 1, 1, 1], [1, 1, 1, 1], [2, 1, 2, 1]],
    "parasite": [[2, 1], [2, 1], [3, 1]],
    "brood-link": [[1, 1, 1], [1, 2, 1], [2, 2, 1]],
    "despair": [[1, 1], [1, 1], [2, 2, 2]],
    "overlord": [[1, 1, 1, 1], [1, 2, 2, 1], [1, 1, 2, 2, 1]],
    "breach": [[6], [6], [7]],
}


@pytest.mark.rule("HM-COMP-10")
@pytest.mark.parametrize("name", SCALES)
def test_stronger_cards_have_the_numbers_of_their_power(name: str) -> None:
    assert numbers(name) == SCALES[name]
