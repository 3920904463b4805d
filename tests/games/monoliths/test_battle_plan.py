"""The battle plan: which battles in which order, what wins it, which deck and which outsider come next."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep import Match, find_game
from hordekeep.engines.lanes.content.cards import shelf_for
from hordekeep.games.monoliths.battle_plan import BOXES, battles, begin, hordes_of, needed, next_deck
from hordekeep.games.monoliths.overview import COMPLEX, DECKS
from hordekeep.kernel import BadInput, OptionValue, read_options

ORDER = ["renegade", "undead", "predator", "nightmare", "monoliths", "sinklings", "slitherers", "the-brood"]
CAMPAIGN = find_game("monoliths").extras.campaign
assert CAMPAIGN is not None
OPTIONS = CAMPAIGN.options
ALONE = dict.fromkeys(BOXES, False)
"""Only the box of Monoliths."""


def chosen(**more: OptionValue) -> dict[str, OptionValue]:
    """What a run is begun with."""
    return read_options(OPTIONS, more, seats=1)


def outsiders(won: list[str], seed: str = "seed", **more: OptionValue) -> dict[str, Any]:
    """The outsider of each battle after some victories."""
    return {battle.id: battle.options["outsider"] for battle in battles(chosen(**more), won, seed)}


@pytest.mark.rule("HM-AOV-01")
def test_eight_decks_meet_eight_hordes() -> None:
    cards = shelf_for("monoliths")
    assert len(DECKS) * len(hordes_of(chosen(), cards)) == 64
    assert set(DECKS) == set(cards.decks)


@pytest.mark.rule("HM-AOV-02", "HM-AOV-03")
def test_a_run_fights_every_horde_of_the_collection_in_the_order_of_the_overview() -> None:
    assert [battle.id for battle in battles(chosen(), [], "seed")] == ORDER
    assert [battle.id for battle in battles(chosen(**ALONE), [], "seed")] == ["monoliths", "sinklings", "slitherers"]
    with_brood = chosen(**{**ALONE, "brood": True})
    assert [battle.id for battle in battles(with_brood, [], "seed")][-1] == "the-brood"


@pytest.mark.rule("HM-AOV-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_every_battle_can_be_dealt_with_the_deck_of_the_run(seats: int) -> None:
    for deck in ("kurumo-artificers", "nupten"):
        for battle in battles(chosen(deck=deck), [], "seed"):
            match: Match[Any] = Match("monoliths", seats, "doc", dict(battle.options))
            cards = [*match.state.players[0].deck, *match.state.players[0].hand]
            assert len(cards) == 40
            assert {card.faction for card in cards} == {"kurumo" if deck.startswith("kurumo") else "nupten"}


@pytest.mark.rule("HM-AOV-02")
def test_the_plan_is_for_the_alliance_alone() -> None:
    assert CAMPAIGN is not None
    assert CAMPAIGN.most == 2
    assert "mode" not in {option.name for option in OPTIONS}


@pytest.mark.rule("HM-AOV-04")
def test_six_victories_are_needed_or_all_where_fewer_hordes_take_part() -> None:
    assert needed(chosen()) == 6
    assert needed(chosen(brood=False)) == 6
    assert needed(chosen(**ALONE)) == 3


@pytest.mark.rule("HM-AOV-05")
def test_without_a_preference_decks_are_taken_in_the_listed_order() -> None:
    cards = shelf_for("monoliths")
    taken: list[str] = []
    for _ in DECKS:
        taken.append(next_deck(taken, chosen(), cards))
    assert taken == list(DECKS)
    assert taken[0] == "liothan"
    assert taken[-1] == "nupten-diviners"
    assert next_deck(taken, chosen(), cards) == "liothan"
    assert next_deck([], chosen(**ALONE), cards) == "liothan-enforcers"
    assert next_deck(["liothan-enforcers", "taulot-custodians", "kurumo-artificers"], chosen(**ALONE), cards) == (
        "liothan-enforcers"
    )


@pytest.mark.rule("HM-AOV-05")
def test_a_deck_of_choice_or_a_castle_is_left_as_it_is() -> None:
    assert begin(chosen(), [])["deck"] == "liothan"
    assert begin(chosen(), [{"deck": "liothan"}])["deck"] == "taulot"
    assert begin(chosen(deck="nupten"), [])["deck"] == "nupten"
    assert begin(chosen(castle="eye-of-liothan"), [])["deck"] == "auto"


@pytest.mark.rule("HM-AOV-06")
def test_until_four_victories_the_outsider_is_the_suggested_one() -> None:
    assert outsiders(["renegade", "undead", "predator"]) == {
        "renegade": "the-hate-bringer",
        "undead": "the-death-dealer",
        "predator": "the-beast-lord",
        "nightmare": "the-dreaming-matriarch",
        "monoliths": "purple-circle",
        "sinklings": "damsel-of-silence",
        "slitherers": "doom-vines",
        "the-brood": "genesis-monolith",
    }


@pytest.mark.rule("HM-AOV-06")
def test_after_four_victories_every_following_one_comes_at_random_from_the_owned_ones() -> None:
    won = ORDER[:4]
    drawn = {outsiders(won, f"seed-{number}")["monoliths"] for number in range(200)}
    assert drawn == set(shelf_for("monoliths").outsider_lines)
    assert outsiders(won) == outsiders(won)
    assert outsiders(won)["renegade"] == "the-hate-bringer"
    base = {outsiders(ORDER[:4], f"seed-{number}", **ALONE)["slitherers"] for number in range(100)}
    assert base == {"purple-circle", "damsel-of-silence", "doom-vines"}


@pytest.mark.rule("HM-AOV-07", "HM-AOV-08")
def test_the_decks_have_the_names_of_the_overview_and_nupten_is_complex() -> None:
    values = {value.name: value.sentence for option in OPTIONS if option.name == "deck" for value in option.values}
    assert [values[deck].to("en") for deck in DECKS] == [
        "Liothan Shapeshifters",
        "Taulot Followers",
        "Kurumo Warriors",
        "Nupten Illusionists (complex)",
        "Liothan Enforcers",
        "Taulot Custodians",
        "Kurumo Artificers",
        "Nupten Diviners (complex)",
    ]
    assert values["nupten-diviners"].to("fr") == "Divinateurs Nupten (complexe)"
    assert COMPLEX == ("nupten", "nupten-diviners")


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadInput):
        chosen(level="6")


def test_without_the_expansions_no_extra_hero_joins_the_decks() -> None:
    def joins(**more: OptionValue) -> Any:
        return battles(chosen(**more), [], "seed")[0].options["extra_heroes"]

    assert joins()
    assert not joins(nupten=False)
    assert not joins(utsesh=False)
