"""The faces of the horde cards, each against what is printed on it, and what its side does as a treachery card."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.content.cards import Card
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import load

PRINTED = """
grialthan-wallbreaker - H2 R1
kaenite-lava-eruptor - H2 R1
xotlanian-venom - H2 L1
utseshi-storm-tower - H2 L1
troll-brute 3/2 H2 R1
forest-yeti 2/3 H2 LT
troll-crusher 2/3 H2 R1
gathering-storm - H2 LT
deep-howlers 1/6 H1 L1
stormcaller 2/4 H1 L1
deep-stalker 2/3 H1 L1
frost-giant 3/3 H1 RT
snowblind - H1 RT
troll-trackers 3/3 H1 R1
lady-of-the-lake 2/4 A+2 L2
the-great-white 5/6 A+2 R3
cave-yeti 3/5 A+1 L2
revenant-cavalry 2/1 H2 R1
revenant-marksmen 1/1 H2 RT
revenant-archers 1/1 H2 L1
snipers - H2 LT
oni-champion 2/2 H1 R1
shade-hounds 4/4 H1 LT
oni-horde 2/3 H1 L1
shade-coven 3/2 H1 L1
shade-hunter 4/2 A+1 R1
suppression-fire - H1 R1
the-betrayed 1/1 A+1 R2
shade-havocs 4/5 A+2 L2
the-fallen-kami 3/4 A+2 L3
lone-killer 2/2 H2 RT
young-carnivores 2/5 A+1 R1
winged-talons 3/2 H2 LT
eldritch-scream - H2 L1
stone-titan 3/3 A+1 L1
hell-carnivore 4/5 A+1 LT
underworld-runners 5/4 A+1 L1
hypnotic-gaze - H1 R1
deadly-stings - H1 R1
hardened-skin - H1 R1
spined-beast 3/4 A+2 R2
the-crawling-storm 1/5 A+2 L2
the-old-forgotten 4/6 A+2 L3
utseshi-swarm - H1 LT
onikai-legion - H2 RT
secret-passage - H2 RT
raise-the-dead - H1 LT
flame-harpy 2/3 H2 RT
venom-harpy 1/3 H2 RT
lightning-harpy 2/2 H2 LT
iron-harpy 3/2 H2 L1
quicksilver-golem 3/3 H1 LT
graphite-golem 2/4 H1 L1
chromium-golem 1/10 H1 L1
jungle-chimaera 2/3 H1 RT
mountain-chimaera 2/4 H1 R1
sand-chimaera 2/3 H1 R1
juggernaut 3/5 A+1 R2
chimaera-queen 4/4 A+2 L2
master-of-the-air 5/6 A+2 L3
"""
"""Attack and health; the mana (H: marks for the horde player, A: boost for the alliance); the side (L or R) with its
attack symbols, or T for a treachery line."""

FACES = {line.split()[0]: tuple(line.split()[1:]) for line in PRINTED.strip().splitlines()}


def _face(card: Card) -> tuple[str, str, str]:
    values = "-" if card.attack is None else f"{card.attack}/{card.health}"
    mana = f"A+{card.boost}" if card.boost else f"H{card.corner}"
    return values, mana, card.side[0].upper() + ("T" if card.symbol else str(card.swords))


@pytest.mark.rule("SH-COMP-04", "SH-COMP-09", "SH-COMP-10")
def test_every_horde_card_shows_what_is_printed_on_it() -> None:
    assert {card.id: _face(card) for pile in shelf().horde_sets.values() for card in pile.cards} == FACES


@pytest.mark.rule("SH-TREA-04", "SH-TREA-05", "SH-TREA-09")
@pytest.mark.parametrize("card", [card for card in FACES if not FACES[card][2].endswith("T")])
def test_attack_symbols_boost_the_monster_at_their_side(card: str) -> None:
    mark = FACES[card][2]
    crusher = {"monster": {"card": "troll-crusher"}}
    match = load(agenda=[["treachery_card"]], horde={"deck": [card]}, lanes=[{}, crusher, {}, {}, crusher])
    attacks = [monster and monster["attack"] for monster in (lane["monster"] for lane in match.shown()["lanes"])]
    boosted = 2 + int(mark[1])
    assert attacks == [None, *((boosted, None, None, 2) if mark[0] == "L" else (2, None, None, boosted)), None]
