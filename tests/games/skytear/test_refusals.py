"""Why can't I? The rule that is told is the one that forbids it."""

from __future__ import annotations

import tomllib

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Match
from hordekeep.kernel.hexes import hexes_in

DUEL = """
turn = 2
[heroes."blue.yami"]
hex = "-4.1"
[heroes."blue.sakoshi"]
hex = "-5.3"
[heroes."red.corjof"]
hex = "-4.-1"
[heroes."red.akhuti"]
hex = "4.0"
[[players]]
hand = ["combustion", "shuriken-storm", "dragon-punch", "featherstorm"]
[[players]]
hand = ["dodge"]
"""


def match_of(text: str, *choices: str) -> Match[Arena]:
    match: Match[Arena] = Match.from_position(GAME, tomllib.loads(text))
    for key in choices:
        match.choose(key)
    return match


@pytest.mark.parametrize(
    ("choices", "key", "rule"),
    [
        ([], "activate:red.corjof", "SM-TURN-02"),
        ([], "act:move", "SM-STK-08"),
        ([], "play:combustion@blue.yami", "SM-STK-04"),
        (["activate:blue.yami"], "activate:blue.sakoshi", "SM-TURN-02"),
        (["activate:blue.yami"], "act:attack", "SM-ATK-01"),
        (["activate:blue.yami"], "play:dodge@blue.yami", "SM-TEAM-07"),
        (["activate:blue.yami"], "play:combustion@blue.sakoshi", "SM-TYPE-01"),
        (["activate:blue.yami"], "play:combustion@red.corjof", "SM-TEAM-08"),
        (["activate:blue.yami"], "play:shuriken-storm@blue.yami", "SM-POW-03"),
        (["activate:blue.yami"], "play:skytear-flux@blue.yami", "SM-FLUX-03"),
        (["activate:blue.yami"], "play:dragon-punch@blue.yami", "SM-TGT-03"),
        (["activate:blue.yami", "act:move"], "hex:-4.-1", "SM-AMOV-03"),
        (["activate:blue.yami", "act:move"], "hex:-6.4", "SM-TOW-03"),
        (["activate:blue.yami", "act:move"], "hex:4.1", "SM-AMOV-01"),
        (["activate:blue.yami", "act:move"], "hex:12.8", "SM-TURN-03"),
        (["activate:blue.sakoshi", "act:skirmish"], "hero:blue.yami", "SM-ATK-02"),
        (["activate:blue.sakoshi", "act:skirmish"], "hero:red.akhuti", "SM-LOS-01"),
        (["activate:blue.yami", "act:skirmish"], "hero:red.corjof", "SM-ATK-01"),
    ],
)
def test_the_rule_that_forbids_it_is_told(choices: list[str], key: str, rule: str) -> None:
    match = match_of(DUEL, *choices)
    assert match.ask is not None
    if match.ask.prompt == "react":  # the other player may answer first
        match.choose("pass")
    refusal = match.why_not(key)
    assert refusal is not None
    assert refusal.rule == rule
    assert match.say(refusal.because)
    assert match.say(refusal.because, "fr")


@pytest.mark.rule("SM-COV-02")
def test_cover_is_told_apart_from_distance() -> None:
    field = GAME.positions.read(tomllib.loads(DUEL)).field
    write, outside = field.board.frame.write, field.outside & ~field.structures
    hidden = hexes_in(field.cover & outside)[0]
    viewer = hexes_in(field.sees[hidden] & outside & ~field.board.within(hidden, 1))[0]
    text = f'[heroes."blue.sakoshi"]\nhex = "{write(viewer)}"\n[heroes."red.corjof"]\nhex = "{write(hidden)}"\n'
    match = match_of(text, "act:skirmish")
    refusal = match.why_not("hero:red.corjof")
    assert refusal is not None
    assert refusal.rule == "SM-COV-02"


@pytest.mark.rule("SM-SIM-03")
def test_there_is_no_worship_in_simplified_mode() -> None:
    match = match_of("simplified = true\n" + DUEL, "activate:blue.yami")
    refusal = match.why_not("act:worship")
    assert refusal is not None
    assert refusal.rule == "SM-SIM-03"


@pytest.mark.rule("SM-MP-06")
def test_no_cards_are_played_in_the_minions_phase() -> None:
    match = match_of('phase = "minions"\n' + DUEL)
    assert match.ask is not None
    refusal = match.why_not("play:combustion@blue.yami", match.ask.seats[0])
    assert refusal is not None
    assert refusal.rule == "SM-MP-06"


@pytest.mark.rule("SM-FLUX-01", "SM-FLUX-03")
@pytest.mark.parametrize(("flux", "rule"), [(1, "SM-FLUX-01"), (-1, "SM-FLUX-03")])
def test_the_flux_of_another_player_is_told_apart_from_one_that_was_used(flux: int, rule: str) -> None:
    refusal = match_of(f"flux = {flux}\n" + DUEL, "activate:blue.yami").why_not("play:skytear-flux@blue.yami")
    assert refusal is not None
    assert refusal.rule == rule


AREA = """
turn = 3
[active]
hero = "{hero}"
[heroes."{hero}"]
hex = "{hex}"
[[players]]
hand = ["{card}"]
"""


@pytest.mark.rule("SM-AOE-02", "SM-AOE-03", "SM-AOE-05")
@pytest.mark.parametrize(
    ("hero", "hex", "card", "target", "key", "rule"),
    [
        ("blue.akhuti", "-5.-1", "twister-of-souls", "-4.1", "area:-4.1+-4.2+-4.3", "SM-AOE-02"),
        ("blue.akhuti", "-5.-1", "twister-of-souls", "-4.1", "area:-5.3+-4.3+-3.3+-3.4", "SM-AOE-05"),
        ("blue.vorhild", "4.2", "thousand-arrows", "", "area:-4.1+-4.2+-4.3", "SM-AOE-02"),
        ("blue.vorhild", "4.2", "thousand-arrows", "", "area:4.1+3.2+2.3+1.4", "SM-AOE-03"),
    ],
)
def test_which_part_of_laying_an_area_fails(hero: str, hex: str, card: str, target: str, key: str, rule: str) -> None:
    match = match_of(AREA.format(hero=hero, hex=hex, card=card), f"play:{card}@{hero}")
    if target:
        match.choose(f"hex:{target}")
    ask = match.ask
    assert ask is not None
    assert ask.prompt == "lay-area"
    wanted = GAME.words.choice(key)
    assert wanted is not None, "it is written as a key"
    refusal = match.why_not(key)
    assert refusal is not None
    assert refusal.rule == rule
    assert len({match.say(refusal.because, language) for language in ("en", "fr")}) == 2


PRESENCE = """
turn = 2
[active]
hero = "{side}.sakoshi"
[heroes."{side}.sakoshi"]
hex = "-5.3"
[heroes."{side}.gulbjarn"]
hex = "-4.1"
[[players]]
hand = ["presence", "dodge"]
[[players]]
hand = ["presence"]
"""


@pytest.mark.rule("SM-HERO-08", "SM-TYPE-01")
@pytest.mark.parametrize(("side", "seat"), [("blue", 0), ("red", 1)])
def test_a_press_on_an_action_card_asks_about_the_active_hero(side: str, seat: int) -> None:
    """Not about a hero of the other side, one who may not play it now, or one who does not play here at all."""
    match = match_of(PRESENCE.format(side=side))
    refusal = match.why_not_touch("hand:presence", seat)
    assert refusal is not None
    assert (refusal.rule, refusal.because.id) == ("SM-HERO-08", "no-sm-hero-08")
