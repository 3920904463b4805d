"""Rules that no printed card can show, with horde cards made up for them."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.content.written import Heading, WrittenCard
from hordekeep.engines.lanes.rules.into_play.summon import place
from hordekeep.engines.lanes.rules.phases.horde import resolve_wave
from hordekeep.engines.lanes.rules.phases.treachery import treachery_card
from tests.games.lanes.sentences import battle, lanes, monster, run

HEADING = Heading("made-up", "Made up", "horde")


def made_up(written: WrittenCard) -> Card:
    """A horde card of ours."""
    return Card(written, HEADING, "", {})


@pytest.mark.rule("SH-TREA-03")
def test_a_treachery_card_without_symbols_boosts_nobody_and_does_nothing() -> None:
    text = ("Play: deal 2 damage to the castle.", "Treachery: deal 1 damage to the castle.")
    plain = made_up(WrittenCard(name="Plain", type="monster", id="plain", text=text, attack=1, health=1))
    g = battle(phase="treachery-card", lanes=lanes({2: "troll-brute"}, {}), horde={"deck": ["stormcaller"]})
    g.horde_decks[0].append(plain)
    rules = treachery_card(g, None)
    run(rules)
    assert g.treachery is plain
    assert g.horde_discard == [plain]
    assert not monster(g, 2).marked("boosted")
    assert monster(g, 2).turn_attack == 0
    assert g.castle.vigor == 0


@pytest.mark.rule("SH-HORDE-19")
@pytest.mark.parametrize("has_host", [False, True])
def test_a_horde_attachment_without_a_host_goes_to_the_discard_pile_after_its_other_effects(has_host: bool) -> None:
    text = ("Play: put 1 health token on Yetnar, then attach this to a Skeleton.",)
    shroud = made_up(WrittenCard(name="Shroud", type="attachment", id="shroud", text=text))
    g = battle(phase="resolve", lanes=lanes({1: "skeleton" if has_host else "troll-brute"}, {}))
    place(g, shroud)
    rules = resolve_wave(g, None)
    assert rules is not None
    run(rules)
    assert g.minions[1].vigor == 1
    assert g.horde_row[1] is None
    assert g.horde_discard == ([] if has_host else [shroud])
    assert [each.card for each in monster(g, 1).attached or ()] == ([shroud] if has_host else [])
