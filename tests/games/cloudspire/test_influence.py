"""Influence, check by check of the ledger."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.content.boards import FRAME, GRASS
from hordekeep.games.cloudspire.content.tiles import Earthscape, Space
from hordekeep.games.cloudspire.ground.influence import home_groups, influenced_groups, influenced_hexes
from hordekeep.games.cloudspire.ground.land import Land, lay
from tests.games.cloudspire.grounds import B2, B3, B4, T2, A, B, at, groups, on, places, with_earthscape


def of(seat: int, *spires: tuple[int, int], land: Land = B2) -> set[int]:
    return groups(influenced_groups(land, seat, on(*spires)))


@pytest.mark.rule("CS-INFL-01")
def test_the_gate_gives_the_isle_beside_it() -> None:
    assert (of(A), of(B)) == ({8}, {4})
    assert [groups(home_groups(B4, seat)) for seat in range(4)] == [{8}, {5}, {2}, {3}]
    assert [groups(home_groups(land, A)) for land in (B3, T2)] == [{3}, {8}]


@pytest.mark.rule("CS-INFL-02")
def test_a_spire_gives_its_own_group() -> None:
    assert 1 in of(A, (0, 0))
    assert 1 not in of(A)


@pytest.mark.rule("CS-INFL-03")
def test_a_spire_gives_the_groups_beside_its_own() -> None:
    assert of(A, (4, 0)) == {8, 1, 7, 3}


@pytest.mark.rule("CS-INFL-04")
def test_the_gate_does_not_spread() -> None:
    assert B2.touching[8] >> 1 & 1
    assert 1 not in of(A)


@pytest.mark.rule("CS-INFL-05")
def test_influence_covers_all_hexes_and_wells_of_a_group() -> None:
    found = influenced_hexes(B2, A, 0)
    assert found == B2.groups[8] | B2.fortress_wells[A]
    assert places(found & B2.wells) == {(4, 0), (3, 0)}


@pytest.mark.rule("CS-INFL-06")
def test_fortress_wells_are_their_owners_alone() -> None:
    assert not influenced_hexes(B2, B, on((4, 0), (3, 0))) & on((6, 0), (5, 2))
    assert influenced_hexes(B2, A, 0) & on((6, 0), (5, 2)) == on((6, 0), (5, 2))


@pytest.mark.rule("CS-INFL-07")
def test_touching_another_part_of_the_fortress_gives_nothing() -> None:
    beside_bodies = with_earthscape(B2, 9, (8, -1), (8, 0), (9, -1))
    assert not beside_bodies.board.near[at(8, -1)] & beside_bodies.board.exists & ~beside_bodies.groups[9]
    assert of(A, land=beside_bodies) == {8}
    beside_a_well = lay(B2, Earthscape(9, "ours", (Space(GRASS),)), [at(6, -1)])
    assert beside_a_well.board.near[at(6, -1)] & B2.fortress_wells[A]
    assert of(A, land=beside_a_well) == {8}


def test_nothing_can_be_laid_beside_a_gate() -> None:
    """CS-INFL-01: three hexes of the isle, two wells and the body lie round it, so that its groups never change."""
    for land in (B2, B3, B4, T2):
        for gate in land.gates:
            assert not FRAME.near[gate] & ~(land.board.exists | land.bodies)


@pytest.mark.rule("CS-INFL-08")
def test_a_fortress_spire_does_not_spread() -> None:
    assert of(A, (6, 0)) == {8}


@pytest.mark.rule("CS-INFL-09")
def test_the_bottommost_hex_decides() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert influenced_hexes(land, A, 0) & on((1, 0), (2, -1), (2, 0)) == on((2, 0))


@pytest.mark.rule("CS-INFL-10")
def test_a_spire_on_an_earthscape_is_in_the_group_below() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert of(A, (1, 0), land=land) == {1, 2, 3, 4, 5, 7, 8}


@pytest.mark.rule("CS-INFL-11")
def test_a_group_may_be_influenced_by_many() -> None:
    assert 1 in of(A, (3, 0)) & of(B, (-2, -1))


@pytest.mark.rule("CS-INFL-12")
def test_influence_goes_with_the_spire() -> None:
    assert 1 in of(A, (3, 0))
    assert of(A) == {8}
