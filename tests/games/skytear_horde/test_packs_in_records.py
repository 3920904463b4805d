"""Records name the packs whose cards were played with, and say what to do where one is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hordekeep.engines.lanes.content.options import options
from hordekeep.engines.lanes.decks.deck_building import Deck
from hordekeep.engines.lanes.decks.deck_codes import to_code
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import BadInput, Game, Match, OptionValue, Record
from hordekeep.language.packs import VARIABLE
from tests.games.skytear_horde.first_shelf import shelf

NORTH_WIND = Path(__file__).parents[3] / "examples" / "packs" / "north-wind"


@pytest.fixture
def in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example pack is in use."""
    monkeypatch.setenv(VARIABLE, str(NORTH_WIND))


def played(**chosen: OptionValue) -> Record:
    """The record of a game that has just begun, with the packs that are in use."""
    game: Game[Battle] = replace(GAME, rules=replace(GAME.rules, options=options(shelf())))
    match = Match(game, 1, "north", chosen)
    match.choose("keep")
    return match.record()


def wolves() -> str:
    """A legal deck with cards of the pack, as a code."""
    known = shelf()
    three = [known.find("north-wind_snow-wolves")] * 3
    cards = list(known.decks["liothan"].copies())
    base = [card for card in cards if card.rarity == "base"][:3]
    for card in base:
        cards.remove(card)
    return to_code(Deck(known.castles["the-gaping-maw"], [*cards, *three]))


@pytest.mark.usefixtures("in_use")
def test_a_record_names_the_packs_of_its_cards() -> None:
    assert played(horde="north-wind_frost").needs == ("north-wind",)
    assert "needs: north-wind" in played(horde="north-wind_frost").to_text().splitlines()
    assert played(deck=wolves()).needs == ("north-wind",)


@pytest.mark.usefixtures("in_use")
def test_a_pack_that_is_in_use_but_not_in_the_game_is_not_named() -> None:
    text = played().to_text()
    assert "needs" not in text
    assert text == Match.from_record(Record.from_text(text)).record().to_text()


def test_without_the_pack_it_is_named_and_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(NORTH_WIND))
    record = played(horde="north-wind_frost")
    game = replace(GAME, rules=replace(GAME.rules, options=options(shelf())))
    assert Match.from_record(record, game=game).record() == record
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(BadInput) as bad:
        Match.from_record(record)
    assert bad.value.what == "The record was played with the pack north-wind, which is not in use here."
    assert "--pack FOLDER" in bad.value.advice
    assert (
        bad.value.in_words("fr")[0] == "La partie a été jouée avec l’extension north-wind, qui n’est pas employée ici."
    )


@pytest.mark.usefixtures("in_use")
def test_commands_that_replay_take_the_pack(tmp_path: Path) -> None:
    file = tmp_path / "north.record"
    file.write_text(played(horde="north-wind_frost").to_text(), encoding="utf-8")
    without = {name: value for name, value in os.environ.items() if name != VARIABLE}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "hordekeep.cli", *words, str(file)]
        return subprocess.run(call, capture_output=True, text=True, check=False, env=without)

    refused = run("verify")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "the pack north-wind, which is not in use here" in refused.stderr
    for command in (["verify"], ["replay", "--all"]):
        done = run(*command, "--pack", str(NORTH_WIND))
        assert done.returncode == 0, done.stderr
