"""Groups: the keywords of the book that no printed chip bears, given to chips for a test."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.content.chips import MINION
from hordekeep.games.cloudspire.effects.stats import attack
from hordekeep.games.cloudspire.rules.movement.happened import Stays
from hordekeep.games.cloudspire.rules.onslaught.defeat import clear
from hordekeep.games.cloudspire.state.pieces import at_home, take
from hordekeep.games.cloudspire.state.play_area import BOARD, UNDER, Meaning, PlayArea, Standing, Static, Whose, Window
from hordekeep.games.cloudspire.words.groups import grouped_only, leaves_group, ungrouped_only
from hordekeep.games.cloudspire.words.vocabulary import VOCABULARY
from hordekeep.kernel import Rules
from tests.games.cloudspire.grounds import at
from tests.games.cloudspire.positions import A, B, area, beside, stand, telling, used, uses

STRONGER = Meaning(statics=(Static("attack", lambda g, whose, chip, other: int(chip == whose.chip)),))
"""A test talent: +1 attack."""


def under(g: PlayArea, top: int, id: str) -> int:
    """A minion beneath the top of a group."""
    chip = stand(g, id, (1, 0), g.holder[top])
    take(g, chip, UNDER)
    g.health[chip] = 0
    g.below[top] += (chip,)
    return chip


def given(g: PlayArea, chip: int, said: Meaning) -> None:
    """A chip has a test talent."""
    whose = Whose(g.holder[chip], chip)
    g.standing = Standing({each.kind: ((whose, each),) for each in said.statics}, {}, {})


@pytest.mark.rule("CS-GROUP-13")
def test_a_talent_for_groups_is_off_when_nothing_lies_underneath() -> None:
    g = area()
    aegis = stand(g, "aegis", (2, 0))
    under(g, aegis, "battleborn")
    given(g, aegis, grouped_only(STRONGER))
    assert attack(g, aegis) == 3
    g.below[aegis] = ()
    assert attack(g, aegis) == 2


@pytest.mark.rule("CS-GROUP-14")
def test_a_talent_for_the_ungrouped_comes_on_when_the_top_is_gone() -> None:
    g = area()
    aegis = stand(g, "aegis", (2, 0))
    battleborn = under(g, aegis, "battleborn")
    under(g, aegis, "battleborn")
    given(g, battleborn, ungrouped_only(STRONGER))
    clear(g, aegis, defeated=True)
    assert attack(g, battleborn) == 1, "another one lies beneath it"
    g.below[battleborn] = ()
    assert attack(g, battleborn) == 2


def _shout(g: PlayArea, whose: Whose) -> Rules[None]:
    assert g.tell
    g.tell(Stays(whose.chip), "CS-GROUP-15")
    return
    yield


def leaver(g: PlayArea, *taken: tuple[int, int]) -> tuple[int, int]:
    """A group on (2,0) whose top has a test talent with which it leaves; units of B on some hexes around."""
    aegis = stand(g, "aegis", (2, 0), health=1)
    battleborn = under(g, aegis, "battleborn")
    for spot in taken:
        stand(g, "war-briar", spot, B)
    window = Window("after-or-instead", "turn", lambda g, whose: True, _shout)
    [leaving] = leaves_group(Meaning(windows=(window,))).windows
    g.standing = Standing({}, {}, {"unit-after-or-instead": (("test", Whose(A), leaving),)})
    return aegis, battleborn


@pytest.mark.rule("CS-GROUP-15", "CS-GROUP-17")
def test_a_minion_leaves_its_group_with_the_health_that_it_has() -> None:
    g = area()
    told = telling(g)
    aegis, battleborn = leaver(g)
    [asked] = used(g, "after-or-instead", aegis, "test", ("hex", at(2, 1)))
    assert {g.land.board.distance(at(2, 0), each[1]) for each in asked.choices} == {1}
    assert {at(1, 0), at(2, 1), at(3, -1)} == {each[1] for each in asked.choices}
    assert (g.at[aegis], g.health[aegis], g.below[aegis]) == (at(2, 1), 1, ())
    assert (g.at[battleborn], g.health[battleborn], g.place[battleborn]) == (at(2, 0), 3, BOARD)
    assert told[-1] == "stays", "then it does what the talent says"


@pytest.mark.rule("CS-GROUP-16")
def test_without_a_hex_to_go_to_it_cannot_use_the_talent() -> None:
    g = area()
    aegis, battleborn = leaver(g, (1, 0), (2, 1))
    assert uses(g, "after-or-instead", aegis) == {"test"}
    stand(g, "war-briar", (3, -1), B)
    assert uses(g, "after-or-instead", aegis) == set()
    clear(g, battleborn, defeated=False)
    g.below[aegis] = ()
    assert uses(g, "after-or-instead", aegis) == {"test"}, "alone it has nothing to leave"


@pytest.mark.rule("CS-GROUP-13", "CS-GROUP-14", "CS-GROUP-15")
@pytest.mark.parametrize("keyword", ["Grouped only", "Ungrouped only", "Leaves its group if grouped"])
def test_the_keywords_can_be_written_before_any_sentence(keyword: str) -> None:
    sentence = f"{keyword}: after or instead of moving: promote each heir minion within 2 hexes."
    tree = VOCABULARY.parse(sentence)
    assert VOCABULARY.english(tree) == sentence
    assert VOCABULARY.build(tree).windows


@pytest.mark.rule("CS-BARR-06")
def test_what_lies_beside_the_organizer_is_in_the_barracks_too() -> None:
    g = area()
    nomad = beside(g, "nomad")
    minions = at_home(g, A, [MINION])
    assert len(minions) == 13
    assert nomad in minions
