"""The cards as the game knows them, and what is refused of card files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from hordekeep.engines.lanes.content import card as card_module
from hordekeep.engines.lanes.content.card_words import PACKAGE, figures, type_line
from hordekeep.engines.lanes.content.cards import SOURCE, Card, Shelf, card_sets
from hordekeep.engines.lanes.content.written import WrittenSet, read_sets
from hordekeep.kernel import FIRST, LANGUAGES, BadInput, has_message
from hordekeep.language.card_files import CardFile, read_card_file
from hordekeep.language.packs import VARIABLE
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import read_files
from tests.games.skytear_horde.first_shelf import shelf

ROOT = Path(__file__).parents[3]
NORTH_WIND = ROOT / "examples" / "packs" / "north-wind"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv(VARIABLE, raising=False)


@pytest.mark.rule("SH-COMP-02")
def test_a_castle_has_a_hero_health_and_one_ability_for_a_mana() -> None:
    maw = shelf().find("the-gaping-maw")
    assert (maw.hero, maw.health, maw.is_castle) == ("gulbjarn", 20, True)
    [sentence] = maw.text
    assert sentence.startswith("Exhaust, pay 1 mana:")
    assert {castle.health for castle in shelf().castles.values()} == {20}


@pytest.mark.rule("SH-COMP-03")
def test_alliance_cards_have_cost_type_and_rarity_and_allies_attack_and_health() -> None:
    oak = shelf().find("clan-of-the-oak")
    assert (oak.type, oak.cost, oak.attack, oak.health, oak.rarity) == ("ally", 3, 3, 3, "base")
    assert oak.traits == {"royal-guard"}
    for name in ("skytear-mine", "frostbite-outpost"):
        assert (shelf().find(name).attack, shelf().find(name).health) == (None, None)


@pytest.mark.rule("SH-COMP-04", "SH-COMP-09", "SH-COMP-10")
def test_horde_cards_have_a_corner_or_a_boost_and_a_treachery_side() -> None:
    brute, white = shelf().find("troll-brute"), shelf().find("the-great-white")
    assert (brute.set, brute.rarity, brute.attack, brute.health) == ("renegade", "base", 3, 2)
    assert (brute.corner, brute.boost, brute.side, brute.swords) == (2, 0, "right", 1)
    assert (white.epic, white.corner, white.boost, white.side, white.swords) == (True, 0, 2, "right", 3)
    giant = shelf().find("frost-giant")
    assert (giant.side, giant.swords, giant.symbol) == ("right", 0, True)


@pytest.mark.rule("SH-COMP-05")
def test_portals_have_waves_boost_mode_and_stage() -> None:
    hard, last = shelf().find("solo-hard-1"), shelf().find("solo-3")
    assert (hard.waves, hard.boost, hard.health, hard.stage, hard.difficulty) == ((1, 2, 0, 1), 4, 6, 1, "hard")
    assert (last.waves, last.boost, last.health, last.difficulty) == ((0, 0, 0, 0), 4, None, "")


@pytest.mark.rule("SH-COMP-06", "SH-COMP-11")
def test_outsiders_have_a_stage_and_neither_corner_nor_treachery() -> None:
    bringer = shelf().find("the-hate-bringer-1")
    assert (bringer.attack, bringer.health, bringer.stage, bringer.epic) == (4, 3, 1, True)
    assert (bringer.corner, bringer.boost, bringer.side) == (0, 0, "")
    assert "Armor 2." in bringer.text
    for line in shelf().outsider_lines.values():
        assert [card.stage for card in line] == list(range(1, len(line) + 1))


def test_the_shelf_sorts_the_cards_by_what_they_are_for() -> None:
    known = shelf()
    assert set(known.decks) == {"liothan", "taulot", "kurumo", "nupten"}
    assert set(known.horde_sets) >= {"common", "renegade", "undead", "predator", "nightmare"}
    assert list(known.minions) == ["onikai", "yetnar", "zephylite", "ratamil"]
    assert list(known.tokens) == ["skeleton"]
    assert len(known.decks["kurumo"].copies()) == 40
    assert known.heroes["ixatosk"].faction == "taulot"
    assert shelf() is known


def test_there_is_one_face_for_each_card() -> None:
    known = shelf()
    assert known.find("shamans") is known.find("shamans")
    assert len({known.find("shamans"), known.find("shamans")}) == 1


def test_every_card_has_a_french_name_and_words_in_both_languages() -> None:
    for card in shelf().cards.values():
        assert all(has_message(f"word-{word}", PACKAGE) for word in (card.type, *card.traits))
        for language in LANGUAGES:
            assert card.name_in(language)
            assert type_line(card, language)
            assert figures(card, language)
    for written in read_sets(own_files(), print):
        for named in (written.heading, *written.cards):
            assert all(getattr(named, f"name_{language}") for language in LANGUAGES if language != FIRST)


@pytest.mark.parametrize(
    ("id", "language", "line", "numbers"),
    [
        ("clan-of-the-oak", "en", "Ally · Royal Guard", "cost 3, 3/3, base, ×3"),
        ("the-great-white", "fr", "Monstre épique", "5/6, bonus de Mana 2, traîtrise à droite +3, mythique"),
        ("frost-giant", "en", "Monster", "3/3, corner I, treachery rightmost ⚡, rare, ×2"),
        ("solo-hard-1", "en", "Portal", "health 6, solo, hard, stage 1, waves 1-2-0-1, boost 4"),
    ],
)
def test_a_face_in_words(id: str, language: str, line: str, numbers: str) -> None:
    card = shelf().find(id)
    assert (type_line(card, language), figures(card, language)) == (line, numbers)


@pytest.mark.parametrize(
    ("type", "true"),
    [
        ("ally", {"is_ally", "is_creature"}),
        ("hero", {"is_ally", "is_hero", "is_creature"}),
        ("tower", {"is_tower"}),
        ("spell", {"is_spell"}),
        ("attachment", {"is_attachment"}),
        ("monster", {"is_monster", "is_creature"}),
        ("outsider", {"is_monster", "is_creature", "is_outsider"}),
        ("minion", {"is_monster", "is_creature", "is_minion"}),
        ("token", {"is_monster", "is_creature", "is_servant"}),
        ("castle", {"is_castle"}),
        ("portal", {"is_portal"}),
    ],
)
def test_what_a_card_is(type: str, true: set[str]) -> None:
    card = next(card for card in shelf().cards.values() if card.type == type)
    assert {name for name in Card.__slots__ if name.startswith("is_") and getattr(card, name)} == true


def test_a_card_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"There is no card 'shaman'\. Did you mean 'shamans'\?"):
        shelf().find("shaman")


class Parrot:
    """A vocabulary that counts what it is asked, and repeats it."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def parse(self, sentence: str) -> tuple[str, ...]:
        self.asked.append(("parse", sentence))
        return ("said", sentence)

    def build(self, tree: tuple[Any, ...]) -> Any:
        self.asked.append(("build", tree))
        return {"built": tree}

    def speaks(self, language: str) -> bool:
        return language == "fr"

    def said(self, tree: tuple[Any, ...], language: str) -> str:
        return f"{language} {tree[1]}"


def one_card(trees: dict[str, Any]) -> Card:
    text = '[deck]\nid = "d"\nname = "D"\nkind = "alliance"\nfaction = "elves"\n'
    text += '[[card]]\nname = "Elf"\ntype = "spell"\nrarity = "base"\ncost = 1\ncopies = 40\ntext = ["Taunt."]\n'
    return Shelf(card_sets(read_sets([read_card_file("elves.toml", text)], print), trees), ()).find("elf")


def test_abilities_are_built_when_first_asked_for_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    parrot = Parrot()
    monkeypatch.setattr(card_module, "vocabulary", lambda: parrot)
    card = one_card({"Taunt.": ["taunt", ["x"]]})
    assert parrot.asked == []
    assert card.abilities == ({"built": ("taunt", ("x",))},)
    assert card.abilities is card.abilities
    assert parrot.asked == [("build", ("taunt", ("x",)))]


def test_a_sentence_without_a_tree_is_parsed_and_french_is_rendered(monkeypatch: pytest.MonkeyPatch) -> None:
    parrot = Parrot()
    monkeypatch.setattr(card_module, "vocabulary", lambda: parrot)
    card = one_card({})
    assert card.text_in("fr") == ("fr Taunt.",)
    assert card.text_in("en") == ("Taunt.",)
    assert card.text_in("xx") == ("Taunt.",)  # no grammar says it otherwise
    assert parrot.asked == [("parse", "Taunt.")]


def test_a_card_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError, match="attak"):
        _ = shelf().find("shamans").attak  # type: ignore[attr-defined]


SET = '[set]\nid = "s"\nname = "S"\nkind = "{kind}"\nfaction = "liothan"\n\n[[card]]\nname = "Elf"\n'
ALLY = 'type = "ally"\nrarity = "base"\ncost = 1\nattack = 1\nhealth = 1\n'
MONSTER = 'type = "monster"\nrarity = "base"\nattack = 1\nhealth = 1\ncorner = 2\nside = "left"\nswords = 1\n'


@cache
def own_files() -> list[CardFile]:
    """The game's own files, read once."""
    return read_files(SOURCE.paths(), print)


def problems_of(*texts: str, pack: str = "") -> list[Problem]:
    """What is wrong with these files beside the game's own."""
    problems: list[Problem] = []
    files: list[CardFile] = [read_card_file(f"{n}.toml", text, pack) for n, text in enumerate(texts)]
    read_sets([*own_files(), *files], problems.append)
    return problems


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("alliance", ALLY),
        ("alliance", 'type = "tower"\nrarity = "rare"\ncost = 2\n'),
        ("horde", MONSTER),
        ("horde", MONSTER.replace("corner = 2", "boost = 1\nepic = true")),
        ("horde", MONSTER.replace("swords = 1", 'symbol = true\ntext = ["Treachery: pillage 1."]')),
        ("outsiders", 'type = "outsider"\nattack = 1\nhealth = 1\nstage = 1\nline = "elf"\nepic = true\n'),
        ("castles", 'type = "castle"\nhealth = 20\nhero = "yami"\nrare = ["taulot"]\nbase = ["kurumo"]\n'),
    ],
)
def test_what_a_pack_may_bring(kind: str, body: str) -> None:
    assert problems_of(SET.replace("{kind}", kind) + body, pack="p") == []


@pytest.mark.parametrize(
    ("kind", "body", "line", "answer"),
    [
        ("alliance", ALLY.replace("ally", "aly"), 9, "type: 'aly' is not known here. Did you mean 'ally'?"),
        ("alliance", ALLY.replace("base", "bsae"), 10, "Did you mean 'base'?"),
        ("alliance", ALLY + 'traits = ["rogue", "bushid"]', 14, "'bushid' is not known here. Did you mean 'bushido'?"),
        ("alliance", ALLY + 'trait = ["rogue"]', 14, "trait: There is no such field. Did you mean 'traits'?"),
        ("alliance", ALLY.replace("cost = 1", "cost = -1"), 11, "cost: It must be a whole number >= 0, not -1."),
        ("alliance", ALLY.replace("cost = 1", 'cost = "1"'), 11, "cost: It must be a whole number, not '1'."),
        ("alliance", ALLY.replace("cost = 1\n", ""), 7, "cost: An ally needs it."),
        ("alliance", 'type = "tower"\nrarity = "base"\ncost = 1\nhealth = 2\n', 12, "health: A tower has none"),
        ("alliance", ALLY + 'faction = "kurmo"', 14, "There is no faction 'kurmo'. Did you mean 'kurumo'?"),
        ("alliance", ALLY + "corner = 2", 14, "corner: Only horde cards have it"),
        (
            "alliance",
            ALLY + 'text = "Taunt."',
            14,
            'text: It must be a list of sentences. Write it in brackets: ["..."].',
        ),
        ("alliance", MONSTER, 9, "A file of kind alliance holds no monster."),
        ("alliance", ALLY + 'id = "Big Elf"', 14, "id: 'Big Elf' is no id. Write id = 'big-elf'."),
        ("horde", MONSTER.replace("corner = 2\n", ""), 7, "corner: A horde card that is not epic has a corner"),
        ("horde", MONSTER + "epic = true", 7, "boost: An epic monster has a boost"),
        ("horde", MONSTER + "symbol = true", 15, "The treachery side has swords or the treachery symbol"),
        ("horde", MONSTER.replace("swords = 1", "symbol = true"), 15, "symbol: The treachery symbol goes with"),
        ("horde", MONSTER + 'text = ["Treachery: pillage 1."]', 7, "symbol: The treachery symbol goes with"),
        ("horde", MONSTER.replace('side = "left"\n', ""), 7, "side: A monster needs it."),
        ("outsiders", 'type = "outsider"\nattack = 1\nhealth = 1\nstage = 1\nline = "e"\n', 7, "epic: Outsiders and"),
        ("castles", 'type = "castle"\nhero = "yammi"\nhealth = 20\nrare = ["x"]\nbase = ["taulot"]', 10, "'yami'?"),
        (
            "portals",
            'type = "portal"\nmode = "solo"\nstage = 1\nwaves = [1, 1, 1, 1]\nboost = 1',
            4,
            "A pack cannot bring",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(kind: str, body: str, line: int, answer: str) -> None:
    found = problems_of(SET.replace("{kind}", kind) + body, pack="p")
    assert any(answer in str(each) and each.line == line for each in found), "\n".join(map(str, found))


def test_a_portal_of_an_early_stage_needs_health_and_difficulty() -> None:
    portal = 'type = "portal"\nmode = "solo"\nstage = {stage}\nwaves = [1, 1, 1, 1]\nboost = 1\n'
    text = SET.replace("{kind}", "portals") + portal
    assert [each.what.partition(":")[0] for each in problems_of(text.replace("{stage}", "2"))] == [
        "difficulty",
        "health",
    ]
    assert problems_of(text.replace("{stage}", "3")) == []


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("[[card]]\n", "It needs one heading."),
        ("[dekc]\n", "There is no table [dekc]. Did you mean 'deck'?"),
        ('[deck]\nid = "d"\nname = "D"\nkind = "horde"\nfaction = "x"\n', "Write [set] instead of [deck]."),
        ('[deck]\nid = "d"\nname = "D"\nkind = "alliance"\n', "faction: A deck has a faction."),
        ('[deck]\nid = "d"\nname = "D"\nkind = "alliance"\nfaction = "x"\n', "A deck has 40 cards (SH-COMP-08), this"),
        ('[set]\nid = "renegade"\nname = "R"\nkind = "horde"\n', "There is already a deck or set 'renegade'"),
        ('[set]\nid = "Big Set"\nname = "R"\nkind = "horde"\n', "Write id = 'big-set'."),
        ('[set]\nid = "s"\nname = "R"\nkind = "hord"\n', "kind: 'hord' is not known here. Did you mean 'horde'?"),
        (SET.replace("{kind}", "alliance") + ALLY + 'id = "shamans"', "There is already a card 'shamans', in "),
        (SET.replace("{kind}", "alliance").replace('faction = "liothan"\n', "") + ALLY, "belongs to a faction"),
    ],
)
def test_headings_and_ids_are_checked(text: str, answer: str) -> None:
    found = problems_of(text)
    assert any(answer in str(each) for each in found), "\n".join(map(str, found))


def test_a_pack_comes_before_the_game_when_a_castle_names_its_hero() -> None:
    hero = SET.replace("{kind}", "alliance").replace("Elf", "Yami") + ALLY.replace("ally", "hero")
    castle = '[set]\nid = "c"\nname = "C"\nkind = "castles"\nfaction = "liothan"\n[[card]]\nname = "Keep"\n'
    castle += (
        'type = "castle"\nhealth = 20\nhero = "yami"\nbanned_hero = "corjof"\nrare = ["taulot"]\nbase = ["kurumo"]\n'
    )
    files = [read_card_file("h.toml", hero, "p"), read_card_file("c.toml", castle, "p")]
    sets: list[WrittenSet] = read_sets([*own_files(), *files], print)
    assert [(card.id, card.hero, card.banned_hero) for card in sets[-1].cards] == [("p_keep", "p_yami", "corjof")]


def test_the_example_pack_stands_among_the_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parrot = Parrot()
    monkeypatch.setattr(SOURCE, "vocabulary", lambda: parrot)
    monkeypatch.setenv(VARIABLE, str(copytree(NORTH_WIND, tmp_path / "copy")))
    known = shelf()
    assert [pack.name for pack in known.packs] == ["North Wind"]
    assert "north-wind_frost" in known.horde_sets
    wolves = known.find("north-wind_snow-wolves")
    assert (wolves.pack, wolves.faction, wolves.names["fr"]) == ("north-wind", "liothan", "Loups des neiges")
    assert not any(card.pack for card in known.cards.values() if "_" not in card.id)
    monkeypatch.delenv(VARIABLE)
    assert "north-wind_frost" not in shelf().horde_sets
