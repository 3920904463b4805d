"""Setup beyond what scenarios show: hordes with powers from packs, errata, card codes, decks of one's own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hordekeep import Match
from hordekeep.engines.lanes.content.cards import Card, Shelf, card_sets, shelf_for
from hordekeep.engines.lanes.content.written import Heading, WrittenCard, WrittenSet
from hordekeep.engines.lanes.decks.deck_building import DECK_TYPES, Deck, deck_problems, why_not_allowed
from hordekeep.engines.lanes.rules.setup.setup import setup
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.games.monoliths.content.card_codes import CardCode, read_code
from hordekeep.games.monoliths.content.citing import CITES
from hordekeep.games.monoliths.content.difficulty import LEVELS, by_power, class_of, has_powers, suggested_outsider
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.options import options
from hordekeep.kernel import BadInput, Dice, read_options
from tests.games.lanes.made_up import made_up

CARDS = shelf_for("monoliths")
HORDES = ("monoliths", "sinklings", "slitherers", "the-brood")


def with_powers(name: str) -> Any:
    """A horde of the first set whose cards have powers, as an expansion would bring it."""
    horde = CARDS.horde_sets[name]
    cards = tuple(made_up(card.id, power=number % 4) for number, card in enumerate(horde.cards))
    return msgspec.structs.replace(horde, cards=cards)


@pytest.mark.rule("HM-HOV-02")
def test_a_horde_of_a_pack_is_suggested_the_outsider_made_for_it_or_else_the_first() -> None:
    lines = {
        "the-beast-lord": CARDS.outsider_lines["the-beast-lord"],
        "frost": (made_up("purple-circle", suits="elves"),),
    }
    cards: Any = SimpleNamespace(outsider_lines=lines)
    assert suggested_outsider("elves", cards) == "frost"
    assert suggested_outsider("dwarves", cards) == "the-beast-lord"
    assert suggested_outsider("monoliths", cards) == "purple-circle"


@pytest.mark.rule("HM-DIFF-01", "HM-DIFF-02", "HM-DIFF-03", "HM-DIFF-04", "HM-DIFF-05", "HM-COMP-10")
@pytest.mark.parametrize("name", HORDES)
def test_every_horde_of_monoliths_has_the_book_s_numbers_at_every_level(name: str) -> None:
    sizes = [len(by_power(CARDS.horde_sets[name], level, Dice("doc"))) for level in LEVELS]
    assert sizes == [9, 18, 10, 20, 11]


@pytest.mark.rule("HM-COMP-10")
@pytest.mark.parametrize("name", HORDES)
def test_a_horde_is_nine_names_in_three_powers_and_two_single_cards(name: str) -> None:
    powers = [card.power for card in CARDS.horde_sets[name].copies()]
    assert [powers.count(power) for power in (1, 2, 3, 0)] == [9, 9, 9, 2]


@pytest.mark.rule("HM-SET1-01")
def test_a_horde_of_the_first_set_is_built_by_power_once_its_cards_have_powers() -> None:
    assert not has_powers(CARDS.horde_sets["renegade"])
    challenge = with_powers("renegade")
    assert has_powers(challenge)
    deck = by_power(challenge, "4", Dice("doc"))
    assert {card.power for card in deck} == {2, 3, 0}
    assert class_of(challenge) == "easy"


@pytest.mark.rule("HM-SET1-01")
def test_such_a_horde_takes_a_level_and_the_portals_of_monoliths() -> None:
    shelf = Shelf([with_powers(each.id) if each.id == "undead" else each for each in CARDS.sets.values()], ())
    shown = {option.name: dict(option.when) for option in options(shelf) if option.name in ("level", "portals")}
    assert ("horde", "undead") in next(option for option in options(shelf) if option.name == "level").when
    assert ("horde", "undead") not in next(option for option in options(shelf) if option.name == "portals").when
    assert shown["portals"]


@pytest.mark.rule("HM-DIFF-06")
def test_two_more_cards_of_power_two_make_a_level_two_of_twenty() -> None:
    horde = CARDS.horde_sets["sinklings"]
    more = tuple(made_up("troll-brute", id=f"newcomer-{n}", power=2, copies=1) for n in (1, 2))
    assert len(by_power(msgspec.structs.replace(horde, cards=(*horde.cards, *more)), "2", Dice("doc"))) == 20


@pytest.mark.rule("HM-HOV-01")
def test_every_horde_has_its_class() -> None:
    classes = {
        name: class_of(CARDS.horde_sets[name]) for name in ("renegade", "undead", "predator", "nightmare", *HORDES)
    }
    assert list(classes.values()) == ["easy", "medium", "hard", "hard", "easy", "medium", "hard", "hard"]


@pytest.mark.rule("HM-COMP-08", "HM-COMP-09")
def test_a_card_code_names_set_number_and_copies() -> None:
    assert read_code("MON.018 2x") == CardCode("MON", 18, 2)
    assert read_code("MON.019") == CardCode("MON", 19, 1)
    boxes = [read_code(f"MON.{number:03}").box for number in (1, 174, 175, 196, 197, 228, 229, 255, 256)]
    assert boxes == [
        *("monoliths", "monoliths", "diviners", "diviners"),
        *("the-brood", "the-brood", "colossal", "colossal", ""),
    ]
    assert read_code("SKH.018").box == ""
    for wrong in ("MON18", "MON.18", "mon.018", "MON.018 x2", ""):
        with pytest.raises(BadInput):
            read_code(wrong)


def errata(text: str) -> Shelf:
    """The shelf of Monoliths with an erratum for Shamans."""
    card = WrittenCard(name="Shamans", type="ally", id="shamans", rarity="base", copies=3, cost=1, attack=1, health=1,
                       text=(text,), errata_of="shamans")  # fmt: skip
    heading = Heading(id="errata", name="Errata", kind="alliance", faction="liothan", box="monoliths")
    return Shelf([*CARDS.sets.values(), *card_sets([WrittenSet(heading, (card,), False)], {})], (), newest=True)


@pytest.mark.rule("HM-COMP-12")
def test_an_erratum_takes_the_place_of_the_card_that_it_names_in_decks_too() -> None:
    shelf = errata("Armor 1.")
    assert shelf.cards["shamans"].text == ("Armor 1.",)
    assert {card.text for card in shelf.decks["liothan"].cards if card.id == "shamans"} == {("Armor 1.",)}
    assert len(shelf.decks["liothan"].copies()) == 40
    assert CARDS.cards["shamans"].text != ("Armor 1.",)


@pytest.mark.rule("HM-COMP-12")
def test_none_is_known_yet_so_cards_of_the_first_set_are_as_printed() -> None:
    first = shelf_for("skytear-horde")
    changed = [card.id for card in first.cards.values() if CARDS.cards[card.id].text != card.text]
    assert all(CARDS.cards[card].type in ("minion", "portal") for card in changed)


@pytest.mark.rule("HM-COMP-13")
def test_there_is_one_face_of_a_card_so_that_no_picture_changes_a_game() -> None:
    one, two = (Match[Any]("monoliths", 1, "doc").record() for _ in range(2))
    assert one == two
    assert not {"art", "picture", "barcode"} & set(Card.__slots__)


@pytest.mark.rule("HM-COMP-07")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_faction_is_named_beside_its_colour(language: str) -> None:
    shown = faces(language, MONOLITHS)
    names = {each["id"]: each["name"] for each in shown["factions"]}
    assert {"liothan", "taulot", "kurumo", "nupten"} <= set(names)
    assert len(set(names.values())) == len(names)
    deck_cards = [card for card in shown["cards"] if card["kind"] in DECK_TYPES and card["cost"] is not None]
    assert all(card["faction"] in names for card in deck_cards)


@pytest.mark.rule("HM-BUILD-05")
def test_a_free_sub_type_is_free_whatever_the_faction_and_a_banned_one_banned() -> None:
    maw, zeno = CARDS.castles["the-gaping-maw"], CARDS.castles["zeno-of-kaeno"]
    stray = made_up("crane-shadows", traits=frozenset(("shapeshifter",)), faction="kurumo", rarity="rare")
    assert why_not_allowed(maw, stray) is None
    against = why_not_allowed(zeno, stray)
    assert against is not None
    assert CITES[against.rule] == "HM-BUILD-08"


@pytest.mark.rule("HM-BUILD-08")
@pytest.mark.parametrize(
    ("castle", "trait", "hero"),
    [
        ("beraph-of-grialth", "shadows", "akimo"),
        ("eye-of-liothan", "dryad", "hogosai"),
        ("carchlan-of-xotlan", "rogue", "setheru"),
        ("underworld-gateways", "phalanx", "shaidrus"),
        ("crafters-district", "royal-guard", "gulbjarn"),
        ("zeno-of-kaeno", "shapeshifter", "vorhild"),
        ("hesp-aut-of-utsesh", "bushido", "yami"),
        ("illusionists-lodge", "tribesmen", "tlakali"),
    ],
)
def test_every_castle_bans_one_sub_type_and_one_hero(castle: str, trait: str, hero: str) -> None:
    found = CARDS.castles[castle]
    assert (found.banned_trait, found.banned_hero) == (trait, hero)
    against = why_not_allowed(found, CARDS.heroes[hero])
    assert against is not None
    assert CITES[against.rule] == "HM-BUILD-08"


@pytest.mark.rule("HM-SETUP-05", "HM-BUILD-06")
@pytest.mark.parametrize("ready", ["liothan-enforcers", "taulot-custodians", "kurumo-artificers", "nupten-diviners"])
def test_a_ready_made_deck_is_legal_for_a_castle_of_its_faction(ready: str) -> None:
    deck = CARDS.decks[ready]
    assert len(deck.copies()) == 40
    assert [card.rarity for card in deck.cards].count("legendary") == 2
    for castle in CARDS.castles.values():
        if castle.faction == deck.faction and castle.free_type:
            assert deck_problems(Deck(castle, deck.copies())) == []


@pytest.mark.rule("HM-SETUP-20")
def test_the_defaults_are_the_book_s_first_game() -> None:
    chosen = read_options(options(CARDS), {}, seats=1)
    g = setup(MONOLITHS, 1, chosen, Dice("doc"))
    assert {card.set for card in (*g.players[0].deck, *g.players[0].hand)} == {"liothan-enforcers"}
    two = setup(MONOLITHS, 2, read_options(options(CARDS), {}, seats=2), Dice("doc"))
    assert {card.set for card in (*two.players[1].deck, *two.players[1].hand)} == {"taulot-custodians"}
    assert MONOLITHS.is_first_game(g)
    assert MONOLITHS.is_first_game(two)


@pytest.mark.rule("HM-SETUP-14")
@pytest.mark.parametrize("line", sorted(CARDS.outsider_lines))
@pytest.mark.parametrize("horde", ["monoliths", "undead"])
def test_any_outsider_goes_with_any_horde(line: str, horde: str) -> None:
    match: Match[Any] = Match("monoliths", 1, "doc", {"horde": horde, "outsider": line})
    g = match.state
    assert not g.pile
    assert [card.line for card in g.later_stages] == [line] * len(CARDS.outsider_lines[line])
    assert match.ask is not None
