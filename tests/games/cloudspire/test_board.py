"""What a board gets: the faces of everything in both languages, what choices touch, and where units could go."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import hex_text
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.told.faces import faces
from hordekeep.kernel import Match
from hordekeep.table.protocol import ShownCards

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chip_relic_event_and_advancement_has_a_face_that_says_all(language: str) -> None:
    shown = {card.id: card for card in msgspec.convert(faces(language), ShownCards).cards}
    known = box()
    for chip in known.chips:
        for face in chip.faces:
            assert shown[face.id].name == face.names[language]
            assert [ability.text for ability in shown[face.id].abilities if not ability.text] == []
            assert len(shown[face.id].abilities) == len(face.talents)
    assert {f"relic/{each}" for each in known.relics} <= set(shown)
    assert {f"event/{each}" for each in known.events} <= set(shown)
    for faction in known.factions.values():
        for structure in faction.structures:
            assert {level.id for level in structure.levels} <= set(shown)
    assert not [card.id for card in shown.values() if any("#" in ability.lead for ability in card.abilities)]


def asked_about(wanted: str) -> Match[Any]:
    """A game of random choices at the first question of this kind."""
    for seed in range(8):
        luck = random.Random(seed)
        match: Match[Any] = Match(GAME, seats=2, seed=f"{wanted} {seed}")
        while match.ask is not None:
            if match.ask.prompt == wanted:
                return match
            match.play(luck.choice(match.ask.choices_of(match.ask.seats[0])), match.ask.seats[0])
    raise AssertionError(f"nobody was asked {wanted}")


def test_a_move_touches_its_hex_first_and_then_whoever_moves() -> None:
    match = asked_about("hero-moves")
    assert match.ask is not None
    seat = match.ask.seats[0]
    chip = match.ask.about
    spot = match.state.at[chip]
    mover = f"unit:{hex_text(spot)}" if spot >= 0 else f"stack:{'AB'[seat]}"
    hexes = [offer for offer in match.offers(seat, "en") if offer.key.startswith("hex:")]
    assert hexes
    assert all(offer.key in offer.touches and offer.touches[-1] == mover for offer in hexes)


def test_a_turned_earthscape_touches_its_hexes_in_the_order_of_its_spaces() -> None:
    match = asked_about("earthscape-turn")
    assert match.ask is not None
    touched = [offer.touches for offer in match.offers(match.ask.seats[0], "en")]
    number = match.ask.about[0]
    assert all(each[-1] == f"earthscape:{number}" and len(set(each[:3])) == 3 for each in touched)
    assert len({each[0] for each in touched}) == len(touched)


def test_a_relic_that_was_drawn_is_touched_by_keeping_and_by_selling_it() -> None:
    match = asked_about("relic")
    assert match.ask is not None
    offers = match.offers(match.ask.seats[0], "en")
    assert {offer.key: offer.touches for offer in offers} == dict.fromkeys(
        ("keep", "sell"), (f"relic:{match.ask.about}",)
    )


def test_a_minion_that_marches_reaches_what_it_is_offered() -> None:
    """CS-MIN-01: the view tells beforehand where it must go."""
    match = asked_about("march")
    while match.ask is not None and (match.ask.prompt != "march" or match.state.at[match.ask.about] < 0):
        match.play(match.ask.choices_of(match.ask.seats[0])[0], match.ask.seats[0])
    assert match.ask is not None
    seat = match.ask.seats[0]
    here = hex_text(match.state.at[match.ask.about])
    unit = next(each for each in match.view(seat)["players"][seat]["units"] if each["hex"] == here)
    offered = {offer.key.removeprefix("hex:") for offer in match.offers(seat, "en") if offer.key.startswith("hex:")}
    assert set(unit["reaches"]) == offered
