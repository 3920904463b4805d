"""The simplified game (SM-SIM): three rules fewer, everything else as it is."""

from dataclasses import replace

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.skills import NO_SKILLS, standing_of
from hordekeep.games.skytear.effects.values import mana
from hordekeep.games.skytear.rules.heroes.declaring import play_card
from hordekeep.games.skytear.rules.heroes.legal import (
    NO_MANA,
    NO_RUNES,
    NO_WORSHIP,
    OTHERS_ULTIMATE,
    actions_now,
    plays_now,
    why_not_act,
    why_not_play,
)
from hordekeep.games.skytear.rules.heroes.resolving import resolve_top
from hordekeep.games.skytear.rules.heroes.stack import push
from hordekeep.games.skytear.rules.keywords.damage import deal
from hordekeep.games.skytear.rules.keywords.open_hexes import stops
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.games.skytear.state.pieces import put
from hordekeep.kernel.hexes import hexes_in

from .setting_up import begin, play, preferring


def laid_out() -> Arena:
    """Sakoshi and Yami for Blue, Corjof the mage for Red; Sakoshi acts."""
    g = play(begin(first="A"), pick=preferring("kurumo", "liothan", "taulot"))
    active(g, "blue.sakoshi")
    return g


def active(g: Arena, name: str) -> int:
    g.active = g.slots[name]
    g.active_seat, g.ap = g.owner[g.active], 3
    return g.active


def normal(g: Arena) -> Arena:
    """The same game with all of its rules."""
    g.setting = replace(g.setting, simplified=False)
    return g


def test_no_skill_is_in_force() -> None:
    """SM-SIM-01."""
    g = laid_out()
    assert g.standing is NO_SKILLS
    assert standing_of(g) is NO_SKILLS


def test_mages_keep_piercing() -> None:
    """SM-SIM-02."""
    g = laid_out()
    yami, corjof, gulbjarn = g.slots["blue.yami"], g.slots["red.corjof"], g.slots["red.gulbjarn"]
    assert g.hero(yami).armor == 1
    for caster, lost in ((corjof, 2), (gulbjarn, 1)):
        before = g.hp[yami]
        for _ in deal(g, Cause.of(g, 1, caster, "attack"), yami, 2):
            raise AssertionError("nobody is asked")
        assert before - g.hp[yami] == lost


def test_worship_is_no_action() -> None:
    """SM-SIM-03."""
    g = laid_out()
    assert why_not_act(g, 0, "worship") == NO_WORSHIP
    assert {choice[1] for choice in actions_now(g, 0)} <= {"move", "lead", "attack", "skirmish"}
    assert {("act", "move"), ("act", "skirmish")} <= set(actions_now(g, 0))


def test_runes_do_not_matter() -> None:
    """SM-SIM-04."""
    g = laid_out()
    sakoshi, safeguard = g.slots["blue.sakoshi"], shelf().power_card("safeguard")
    assert not safeguard.colours <= set(g.hero(sakoshi).runes)
    assert why_not_play(g, 0, safeguard, sakoshi) is None
    assert why_not_play(normal(g), 0, safeguard, sakoshi) == NO_RUNES


def test_mana_and_portraits_matter_as_ever() -> None:
    """SM-SIM-05."""
    g = laid_out()
    ultimate = shelf().power_card("kneel-before-me")
    g.turn = 3
    assert why_not_play(g, 0, ultimate, g.slots["blue.sakoshi"]) == OTHERS_ULTIMATE
    g.turn = 2
    assert why_not_play(g, 0, ultimate, active(g, "blue.yami")) == NO_MANA


def test_cards_that_read_marks_work_for_what_is_left_of_them() -> None:
    """SM-SIM-06: nobody marks by Worship, but cards still do."""
    g = laid_out()
    yami, corjof = active(g, "blue.yami"), g.slots["red.corjof"]
    put(g, corjof, next(iter(hexes_in(g.field.board.near[g.at[yami]] & stops(g)))))
    assert g.hero(corjof).armor == 0
    lost = []
    for name in ("combustion", "brand", "combustion"):
        before = g.hp[corjof]
        push(g, Entry(0, "card", 0, yami, name, (corjof,)))
        for _ in resolve_top(g):
            raise AssertionError("nobody is asked")
        lost.append(before - g.hp[corjof])
    assert lost == [1, 1, 2]


def test_skytear_flux_is_played_once_by_the_first_player() -> None:
    """SM-FLUX-01, SM-FLUX-03, SM-FLUX-06."""
    g = laid_out()
    flux = ("play", shelf().flux.id, "blue.sakoshi")
    assert flux in plays_now(g, 0)
    hand = list(g.hands[0])
    for _ in play_card(g, 0, shelf().flux, g.active):
        raise AssertionError("nobody is asked")
    assert g.hands[0] == hand
    assert g.cards_on[g.active] == ()
    for _ in resolve_top(g):
        raise AssertionError("nobody is asked")
    assert (mana(g, g.active), mana(g, g.slots["blue.yami"])) == (2, 1)
    assert flux not in plays_now(g, 0)
    g.turn = 3
    assert flux not in plays_now(g, 0)
