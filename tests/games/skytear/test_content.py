"""The heroes and cards are those of the ledger, field by field, and files with mistakes are refused clearly."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from hordekeep.games.skytear.content.area_shapes import load_shapes
from hordekeep.games.skytear.content.card_files import FACTION_RUNES, Rune
from hordekeep.games.skytear.content.cards import CONTENT, SETS, Hero, Skill, read_shelf, shelf
from hordekeep.kernel import BadInput
from hordekeep.language.card_files import read_card_file
from hordekeep.language.problems import BadCards
from tests.games.skytear.ledger_boards import components
from tests.games.skytear.ledger_cards import MOMENTS, REWORDED, decisions, listed, listed_heroes, sentences, spoken

HEROES = {hero.names["en"]: hero for hero in shelf().heroes.values()}
CARDS = {card.names["en"]: card for card in shelf().power_cards.values()}
FILES = [*sorted((CONTENT / "heroes").glob("*.toml")), *(CONTENT / name for name in SETS)]
SAME_IN_FRENCH = {"Avalanche", "Camouflage", "Combustion", "Sacrifice"}
TERMS = set(
    re.findall(
        r"\w+",
        """Armor Attack Blocking Elements Control Cover Hex Damage Disarm Dome Fast Frenzy Heroes HP Lane LoS Marked
        Minions Move Nexus Phase Phases Piercing Predict Shapeshifted Skirmish Slow Tower Worship""",
    )
)
"""The words that sentences write with a capital although they do not begin with them."""


def in_area(area: str) -> dict[str, str]:
    return {"area": area} if area else {}


def skill_table(skill: Skill) -> dict[str, Any]:
    icon = {"icon": skill.icon} if skill.icon else {}
    return {**icon, "name": skill.names["en"], "text": skill.text, **in_area(skill.area)}


def told(skills: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**skill, "text": spoken(skill["text"])} for skill in skills]


@cache
def documents() -> dict[str, dict[str, Any]]:
    """All files as they are."""
    return {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every hero, skill and card with the file that it stands in."""
    for name, document in documents().items():
        if "hero" in document:
            yield name, document["hero"]
            yield from ((name, skill) for skill in document["hero"]["skill"])
        for card in document["card"]:
            yield name, card
            yield from ((name, skill) for skill in card.get("skill", ()))


def every_sentence() -> list[str]:
    return [each for _, table in tables() for each in (*table.get("text", ()), *table.get("placement", ()))]


# The files say what the ledger says


@pytest.mark.parametrize("name", listed_heroes())
def test_a_hero_is_that_of_the_ledger(name: str) -> None:
    hero, said = HEROES[name], dict(listed_heroes()[name])
    for about in ("id", "name", "facts", "origin"):
        del said[about]
    said["skills"] = told(said["skills"])
    assert said == {
        "faction": hero.faction.capitalize(),
        "class": hero.class_,
        "range": "melee" if hero.melee else "ranged",
        "runes": list(hero.runes),
        "attack": hero.attack,
        "flips": hero.flips,
        "hp": hero.hp,
        "armor": hero.armor,
        "skills": [skill_table(skill) for skill in hero.skills],
        "pile": [[card.copies, card.names["en"]] for card in hero.pile],
    }


@pytest.mark.parametrize("name", [*listed("SM-C-CARD-"), "Dodge"])
def test_a_power_card_is_that_of_the_ledger(name: str) -> None:
    card, said = CARDS[name], dict((listed("SM-C-CARD-") | listed("SM-C-DODGE"))[name])
    facts = said.pop("facts")
    del said["id"]
    assert {**said, "text": spoken(said["text"])} == {
        "name": card.names["en"],
        "faction": card.faction.capitalize(),
        **({"hero": shelf().hero(card.hero).names["en"]} if card.hero else {}),
        "ultimate": card.ultimate,
        "copies": card.copies,
        "runes": list(card.runes),
        "type": "reaction" if card.reaction else "action",
        "modifier": card.modifier,
        **in_area(card.area),
        "text": card.text,
    }
    if card.hero:
        assert f"cost {card.cost} ({card.runes[0]})" in facts
        assert f"modifier {card.modifier:+}" in facts
        assert card.colours == {FACTION_RUNES[card.faction]}


def test_skytear_flux_is_that_of_the_ledger() -> None:
    said, flux = components()["SM-C-FLUXCARD"], shelf().flux
    assert (said["name"], said["runes"], said["type"]) == (flux.names["en"], list(flux.runes), "action")
    assert spoken(said["text"]) == flux.text
    assert (flux.cost, flux.colours, flux.reaction, flux.hero) == (0, frozenset(), False, "")
    assert flux.id not in shelf().power_cards
    assert "modifier" not in documents()["skytear_flux.toml"]["card"][0]


def test_victory_cards_are_those_of_the_ledger() -> None:
    said = listed("SM-C-VICTORY-")
    assert [card.names["en"] for card in shelf().victory_cards.values()] == list(said)
    for number, card in enumerate(shelf().victory_cards.values(), 1):
        here = said[card.names["en"]]
        assert here["id"] == f"SM-C-VICTORY-{number:02}"
        assert card.number == number
        assert card.text == spoken(here["text"])
        moment = re.search(r"Checked (.*)\.", here["facts"])
        assert moment is not None
        assert card.checked == MOMENTS[moment[1]]


def test_outsiders_are_those_of_the_ledger() -> None:
    said = listed("SM-C-OUTSIDER-")
    assert [card.names["en"] for card in shelf().outsiders.values()] == list(said)
    for card in shelf().outsiders.values():
        here = dict(said[card.names["en"]])
        del here["id"], here["facts"]
        here |= {"skills": told(here["skills"]), "placement": spoken(here["placement"] + ".")}
        assert here == {
            "name": card.names["en"],
            "range": "melee" if card.melee else "ranged",
            "attack": card.attack,
            "flips": card.flips,
            "move": card.move,
            "placement": card.placement,
            "skills": [skill_table(skill) for skill in card.skills],
        }


def test_nothing_else_is_on_the_shelf() -> None:
    assert set(HEROES) == set(listed_heroes())
    assert set(CARDS) == {*listed("SM-C-CARD-"), "Dodge"}


def test_decisions_say_the_same_as_components() -> None:
    stats = decisions()["SM-Q-STATS"]
    for name, hero in HEROES.items():
        reach = "melee" if hero.melee else "ranged"
        line = f"{name}: {hero.class_}, {reach}, {hero.attack} + {hero.flips}, HP {hero.hp}, Armor {hero.armor}."
        assert line in stats
        assert f"{name} {hero.runes[0]}" in decisions()["SM-Q-RUNES"]
        cards = decisions()[f"SM-Q-CARDS-{name.upper()}"]
        for card in hero.pile:
            kind = "reaction" if card.reaction else "action"
            area = f", {card.area}" if card.area else ""
            text = listed("SM-C-CARD-")[card.names["en"]]["text"]
            assert (
                f"{card.names['en']} ({card.copies}x, cost {card.cost}, {kind}, {card.modifier:+}{area}): {text}"
                in cards
            )
        for skill in listed_heroes()[name]["skills"]:
            decided = [text for asked, text in decisions().items() if asked.startswith("SM-Q-SKILLS-")]
            assert any(f"{skill['name']}: {skill['text']}" in text for text in decided)


def test_every_rewording_is_of_a_sentence_of_the_ledger_and_marked_in_its_file() -> None:
    every = [each["text"] for each in components().values() if "text" in each]
    every += [skill["text"] for each in components().values() for skill in each.get("skills", ())]
    every += [each["placement"] + "." for each in components().values() if "placement" in each]
    said = {sentence for text in every for sentence in sentences(text)}
    assert set(REWORDED) <= said
    marks = [line for path in FILES for line in path.read_text(encoding="utf-8").splitlines() if "# reworded" in line]
    assert {mark.partition("says: ")[2].removesuffix(".") + "." for mark in marks} == set(REWORDED)
    assert not set(REWORDED) & set(every_sentence())


# Heroes and piles


def test_there_are_four_heroes_of_each_faction_two_of_them_in_the_starter_box() -> None:
    assert len(HEROES) == 16
    for faction in FACTION_RUNES:
        heroes = shelf().heroes_of(faction)
        assert len(heroes) == 4
        assert len(shelf().heroes_of(faction, starter=True)) == 2
        assert Counter(hero.melee for hero in heroes) == {True: 2, False: 2}  # SM-Q-ROSTER
        assert [hero.class_ for hero in heroes].count("tank") == 1
        assert [hero.class_ for hero in heroes].count("mage") == 1
    starters = {hero.names["en"] for hero in HEROES.values() if hero.starter}
    assert starters == {name for name, said in listed_heroes().items() if "from the book" in said["origin"]}


@pytest.mark.parametrize("hero", HEROES.values(), ids=list(HEROES))
def test_a_pile_has_eight_cards_of_four_kinds_and_one_ultimate(hero: Hero) -> None:
    assert len(hero.copies()) == 8
    assert [card.copies for card in hero.pile] == [1, 2, 2, 3]
    assert [card for card in hero.pile if card.ultimate] == [hero.ultimate] == [hero.pile[0]]
    assert hero.copies().count(hero.ultimate) == 1
    assert hero.ultimate.cost == 3
    assert {card.hero for card in hero.pile} == {hero.id}
    assert {card.faction for card in hero.pile} == {hero.faction}
    assert sum(card.modifier for card in hero.copies()) == 8  # SM-Q-BALANCE
    assert all(card.colours <= set(hero.runes) for card in hero.pile)


def test_runes_are_of_four_kinds_and_no_colour_is_rarer_on_the_left() -> None:
    kinds = set(get_args(Rune))
    assert kinds == set(FACTION_RUNES.values()) == {"fire", "ice", "earth", "air"}
    assert all(set(hero.runes) <= kinds for hero in HEROES.values())
    assert all(card.colours <= kinds for card in CARDS.values())
    for hero in HEROES.values():
        assert hero.runes[1] == FACTION_RUNES[hero.faction]
    assert Counter(hero.runes[0] for hero in HEROES.values()) == dict.fromkeys(kinds, 4)  # SM-Q-RUNES
    assert Counter(hero.runes[0] for hero in HEROES.values() if hero.starter) == dict.fromkeys(kinds, 2)


def test_only_mages_pierce() -> None:
    assert {name for name, hero in HEROES.items() if hero.piercing} == {"Kichie", "Corjof", "Nelaclen", "Setheru"}


def test_every_area_is_known_and_one_without_the_caster_has_a_target() -> None:
    shapes = load_shapes()
    used = [table for _, table in tables() if "area" in table]
    assert {table["area"] for table in used} == set(shapes)
    for table in used:
        assert ("Choose target hex." in table["text"]) != shapes[table["area"]].pinned  # SM-AOE-03, SM-AOE-05


def test_the_first_decks_are_the_piles_of_two_factions() -> None:
    deck = shelf().first_deck(["kurumo", "taulot"])
    assert len(deck) == 32
    assert {card.hero for card in deck} == {"sakoshi", "yami", "cotlic", "tlakali"}
    assert Counter(card.id for card in deck)["gank"] == 2
    assert max(Counter(card.id for card in deck).values()) == 3
    assert shelf().deck_of([shelf().hero("zacoal")]) == shelf().hero("zacoal").copies()


# Names and sentences


def test_every_french_name_is_there_and_french() -> None:
    named = [table for _, table in tables() if "hp" not in table]
    assert len(named) == 65 + 1 + 10 + 3 + 32 + 6  # power cards, Skytear Flux, victory cards, outsiders, skills
    for table in named:
        french = table["name_fr"]
        assert (french == table["name"]) == (table["name"] in SAME_IN_FRENCH), french
        assert "'" not in french, "French names use the typographic apostrophe"
        assert not re.search(r"\b([Oo]f|[Tt]he|[Aa]nd|[Ss]torm|[Ww]all|[Ss]trike)\b", french)
    assert max(Counter(table["name_fr"] for table in named).values()) == 1
    assert max(Counter(table["name"] for table in named).values()) == 1


def test_a_name_that_another_game_translates_is_translated_alike() -> None:
    games = CONTENT.parents[1]
    theirs = {
        card["name"]: card["name_fr"]
        for game in ("skytear_horde", "monoliths")
        for path in (games / game / "content" / "cards").glob("*.toml")
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ())
        if "name_fr" in card
    }
    ours = {table["name"]: table["name_fr"] for _, table in tables() if "name_fr" in table}
    both = ours.keys() & theirs.keys()
    assert "Dragon Punch" in both
    assert {name: ours[name] for name in both} == {name: theirs[name] for name in both}


def test_sentences_have_one_form_and_capitals_only_for_terms() -> None:
    for sentence in every_sentence():
        assert re.fullmatch(r"[A-Z][A-Za-z0-9 ,'+-]*\.", sentence), sentence
        assert "  " not in sentence
        words = re.findall(r"[A-Za-z]+", sentence)[1:]
        assert {word for word in words if word[0].isupper()} <= TERMS, sentence


def test_the_same_is_never_said_in_two_ways() -> None:
    """Phrases that another phrase says already."""
    other = (
        "gains ",
        " has +",
        "ignores Cover",
        "the caster may remove",
        "every ",
        "enemy Marked",
        "friendly Shapeshifted",
        "control token",
    )
    for sentence in every_sentence():
        assert not [phrase for phrase in other if phrase in sentence], sentence


# Whose facts they are


def test_ours_names_fields_that_are_there() -> None:
    for name, table in tables():
        for field in table["ours"]:
            assert field in table, (name, table["name"], field)


def test_what_is_ours_agrees_with_the_origins_of_the_ledger() -> None:
    numbers = {"class", "range", "runes", "attack", "flips", "hp", "armor"}
    for hero in HEROES.values():
        assert set(hero.ours) == numbers
        for card in hero.pile:
            assert {"name_fr", "runes", "type", "modifier", "text"} <= set(card.ours)
            assert (
                {"name", "copies"} <= set(card.ours) if not hero.starter else {"name", "copies"}.isdisjoint(card.ours)
            )
            assert ("area" in card.ours) == bool(card.area)
    assert all("name" in card.ours for card in shelf().victory_cards.values())
    assert all("name" in card.ours for card in shelf().outsiders.values())
    for _, table in tables():
        assert "text" not in table or "text" in table["ours"]


def test_skills_that_the_book_names_are_not_called_ours() -> None:
    book = {skill.names["en"] for hero in HEROES.values() for skill in hero.skills if "name" not in skill.ours}
    assert book == {
        "Ursine Rage",
        "Feral Majesty",
        "Taulot's Blessing",
        "Strength of the King",
        "Resonant Light",
        "Retribution",
    }
    for hero in HEROES.values():
        for skill in hero.skills:
            facts = listed_heroes()[hero.names["en"]]["facts"]
            assert (skill.names["en"] in facts) == (skill.names["en"] in book)


# The shelf


def test_the_shelf_is_read_once_and_nothing_on_it_changes() -> None:
    assert shelf() is shelf()
    yami = shelf().hero("yami")
    for face in (yami, yami.ultimate, yami.skills[0], shelf().flux, shelf()):
        with pytest.raises(AttributeError):
            setattr(face, "id", "other")  # noqa: B010 - the types would refuse it before the face does
    with pytest.raises(TypeError):
        shelf().heroes["other"] = yami  # type: ignore[index]
    with pytest.raises(TypeError):
        yami.names["en"] = "other"  # type: ignore[index]


def test_what_is_not_there_is_named_with_what_is_near() -> None:
    with pytest.raises(BadInput, match=r"There is no hero 'yamy'\. Did you mean 'yami'\?"):
        shelf().hero("yamy")
    with pytest.raises(BadInput, match=r"There is no faction 'kurumi'\. Did you mean 'kurumo'\?"):
        shelf().first_deck(["kurumi"])


# Files with mistakes


def broken(changed: str, old: str, new: str) -> str:
    """What is said of all files when one of them says something else."""
    files = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if path.name == changed:
            assert old in text
            text = text.replace(old, new, 1)
        files.append(read_card_file(path.name, text))
    with pytest.raises(BadCards) as bad:
        read_shelf(files)
    return str(bad.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("yami.toml", "hp = 13", "health = 13", r"yami.toml, line \d+: health: There is no such field."),
        ("yami.toml", "hp = 13\n", "", r"yami.toml, line 5: hp: It is missing. Write a line hp = ..."),
        ("yami.toml", "hp = 13", "hp = 19", r"line 15: hp: It must be a whole number <= 18, not 19."),
        ("yami.toml", "armor = 1", 'armor = "1"', r"line 16: armor: It must be a whole number.* not '1'."),
        ("yami.toml", '"warrior"', '"warior"', r"line 10: class: 'warior' is not known here. Did you mean 'warrior'\?"),
        ("yami.toml", '"kurumo"', '"kuromo"', r"line 8: faction: 'kuromo' is not known here. Did you mean 'kurumo'\?"),
        ("yami.toml", '["earth", "fire"]', '["fire"]', r"line 12: runes: It must be a list of length 2"),
        ("yami.toml", '["earth", "fire"]', '["fire", "earth"]', r"runes: The last rune .* 'fire' \(SM-HERO-10\)."),
        ("yami.toml", '["earth", "fire"]', '["water", "fire"]', r"runes: 'water' is not known here. There are: fire"),
        ("yami.toml", '"worship"', '"pillar"', r"line 20: icon: No Worship of kurumo knows 'pillar' \(SM-WOR-03\)."),
        ("yami.toml", 'icon = "none"\n', "", r"line 26: icon: It is missing. Write a line icon = ..."),
        ("yami.toml", 'Demon Leap"\n', 'Demon Leap"\ncost = 1\n', r"line 22: cost: There is no such field."),
        ("yami.toml", "copies = 3", "copies = 2", r"line 5: cards: A pile has 8 cards \(SM-DECK-01\), this one 7."),
        ("yami.toml", "copies = 3", "copies = 4", r"copies: There are at most 3 of a power card \(SM-CAS-08\)."),
        ("yami.toml", "copies = 1", "copies = 2", r"copies: There is one copy of an ultimate \(SM-CAS-09\)."),
        ("yami.toml", "ultimate = true\n", "", r"cards: A pile has one ultimate \(SM-COMP-04\), this one: none."),
        ("yami.toml", '["fire", "fire", "fire"]', '["ice"]', r"runes: Yami has no rune 'ice' and could never play it"),
        ("yami.toml", '["fire", "fire", "fire"]', "[]", r"runes: A power card costs mana, one for each rune"),
        ("yami.toml", "modifier = 3\n", "", r"modifier: It is missing."),
        ("yami.toml", '"action"', '"acton"', r"type: 'acton' is not known here. Did you mean 'action'\?"),
        ("yami.toml", '"dragon-punch"', '"Dragon Punch"', r"id: 'Dragon Punch' is no id. Write id = 'dragon-punch'."),
        ("yami.toml", '"dragon-punch"', '"gank"', r"There is already a power card 'gank', in sakoshi.toml, line \d+."),
        ("yami.toml", '"yami"', '"sakoshi"', r"line 6: id: There is already a hero 'sakoshi', in sakoshi.toml, line"),
        ("yami.toml", '["class", ', '["clas", ', r"ours: 'clas' cannot be ours. Did you mean 'class'\?"),
        (
            "yami.toml",
            '"Predict 2."',
            '"Predict 2"',
            r"column \d+: 'Predict 2' is not one sentence. Begin with a capital",
        ),
        ("yami.toml", '"Predict 2."', '"Predict 2. Predict 1."', r"is not one sentence."),
        ("yami.toml", "[[hero.skill]]", "[[skill]]", "'skill' stands outside"),
        ("brylvar.toml", '"ring6"', '"ring7"', r"area: There is no area 'ring7'. Did you mean 'ring6'\?"),
        ("brylvar.toml", 'area = "ring6"\n', "", r"area: An area goes with a sentence about 'the area' \(SM-AOE-01\)."),
        ("gulbjarn.toml", 'area = "arc3"\n', "", r"line 19: area: An area goes with a sentence"),
        ("yami.toml", "copies = 3", "copies = 0", r"copies: A card of a pile has at least one copy. Write copies = 1."),
        (
            "outsiders.toml",
            "[set]",
            '[set]\nfaction = "taulot"',
            r"faction: Power cards have a faction.* Leave it out.",
        ),
        ("outsiders.toml", "[set]", "[sets]", r"outsiders.toml, line 1: It needs one heading. Begin with \[hero\]"),
        ("gulbjarn.toml", "[hero]", "[heros]", r"There is no table \[heros\]. Did you mean 'hero'\?"),
        ("victory_cards.toml", "number = 2", "number = 1", r"number: There is already a victory card 1."),
        (
            "victory_cards.toml",
            '"defeat"',
            '"defeats"',
            r"checked: 'defeats' is not known here. Did you mean 'defeat'\?",
        ),
        ("victory_cards.toml", '"victory-cards"\n\n', '"victory"\n\n', r"kind: 'victory' is not known here."),
        (
            "victory_cards.toml",
            '["The enemy Tower of the left Lane is destroyed."]',
            "[]",
            r"text: It needs a sentence.",
        ),
        ("outsiders.toml", "move = 3\n", "", r"line 10: move: It is missing."),
        ("outsiders.toml", 'text = ["Push each', 'icon = "none"\ntext = ["Push each', r"icon: There is no such field."),
        ("outsiders.toml", "its Dome.", "its Dome", r"line \d+, column \d+: 'Place the caster .* is not one sentence."),
        ("skytear_flux.toml", "runes = []", 'runes = ["air"]', r"runes: Skytear Flux has none \(SM-FLUX-04\)."),
        ("skytear_flux.toml", "runes = []", "modifier = 0", r"modifier: There is no such field."),
        ("further_cards.toml", 'faction = "kurumo"\n', "", r"faction: Power cards have a faction, and no others."),
        (
            "further_cards.toml",
            "copies = 0",
            "ultimate = true",
            r"ultimate: An ultimate belongs to a hero \(SM-ULT-01\).",
        ),
    ],
)
def test_a_file_with_a_mistake_is_refused(file: str, old: str, new: str, said: str) -> None:
    if said.startswith("'skill'"):
        with pytest.raises(BadInput, match=said):
            broken(file, old, new)
        return
    message = broken(file, old, new)
    assert file in message
    assert re.search(said, message), message


def test_all_mistakes_are_told_at_once() -> None:
    message = broken("yami.toml", "hp = 13\narmor = 1\n", 'hp = 0\narmor = "x"\n')
    assert message.startswith("2 things are wrong with the cards:")


def test_without_skytear_flux_there_is_no_game() -> None:
    with pytest.raises(BadCards, match=r"There is no Skytear Flux"):
        read_shelf([])
    text = (CONTENT / "skytear_flux.toml").read_text(encoding="utf-8")
    other = text.replace('id = "skytear-flux"', 'id = "second-flux"')
    with pytest.raises(BadCards, match=r"There is one Skytear Flux \(SM-FLUX-01\)."):
        read_shelf([read_card_file("a.toml", text), read_card_file("b.toml", other)])


def test_a_hero_needs_skills() -> None:
    text = (CONTENT / "heroes" / "yami.toml").read_text(encoding="utf-8")
    text = text[: text.index("[[hero.skill]]")] + text[text.index("[[card]]") :]
    with pytest.raises(BadCards, match=r"yami.toml, line 5: skill: A hero has skills of its own \(SM-HERO-01\)\."):
        read_shelf([read_card_file("yami.toml", text)])


def test_victory_cards_stand_in_the_order_of_their_numbers() -> None:
    text = (CONTENT / "victory_cards.toml").read_text(encoding="utf-8").replace("number = 1\n", "number = 11\n")
    flux = (CONTENT / "skytear_flux.toml").read_text(encoding="utf-8")
    read = read_shelf([read_card_file("victory_cards.toml", text), read_card_file("flux.toml", flux)])
    assert [card.number for card in read.victory_cards.values()] == list(range(2, 12))


def test_ids_may_be_left_out_and_skills_written_inline() -> None:
    text = (CONTENT / "outsiders.toml").read_text(encoding="utf-8").replace('id = "stormeye"\n', "")
    text = text[: text.index('[[card.skill]]\nname = "Gale"')]
    text += 'skill = [{ name = "Gale", text = ["Push target enemy hero 2 hexes."] }]\n'
    flux = (CONTENT / "skytear_flux.toml").read_text(encoding="utf-8")
    read = read_shelf([read_card_file("outsiders.toml", text), read_card_file("flux.toml", flux)])
    assert read.outsiders["stormeye"].skills[0].names == {"en": "Gale", "fr": "Gale"}
