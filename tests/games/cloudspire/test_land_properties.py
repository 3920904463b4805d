"""What holds for all lands: turned ones are alike, earthscapes renumber nothing and can be laid again from the list."""

from __future__ import annotations

from itertools import combinations, pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.games.cloudspire.content.boards import FRAME, PATH, WATER, Layout, Place, layout_codes, load_layout
from hordekeep.games.cloudspire.content.triangles import mask_of
from hordekeep.games.cloudspire.ground.earthscapes import footing, spaces_on, triangles_legal, turns_legal
from hordekeep.games.cloudspire.ground.land import Land, land_of, lay
from hordekeep.games.cloudspire.ground.land_check import check_layout, nearest_wells
from hordekeep.games.cloudspire.ground.roads import are_linked, exits, road_length
from hordekeep.kernel.hexes import hexes_in, turned
from tests.games.cloudspire.grounds import EARTHSCAPES

PLACES: tuple[Place, ...] = ("P0", "P1", "P2", "P3", "P4", "P5")


def turn(layout: Layout, sixths: int) -> Layout:
    """The whole table turned clockwise."""

    def place(at: Place) -> Place:
        return at if at == "centre" else PLACES[(PLACES.index(at) + sixths) % 6]

    isles = [
        msgspec.structs.replace(each, at=place(each.at), rotation=(each.rotation + sixths) % 6) for each in layout.isles
    ]
    seats = [msgspec.structs.replace(each, at=place(each.at), notch=(each.notch + sixths) % 6) for each in layout.seats]
    return msgspec.structs.replace(layout, isles=tuple(isles), seats=tuple(seats))


def turn_mask(mask: int, sixths: int) -> int:
    return FRAME.mask(turned(FRAME.coordinate(each), sixths) for each in hexes_in(mask))


@given(code=st.sampled_from(layout_codes()), sixths=st.integers(0, 5), seat=st.integers(0, 1))
def test_a_turned_layout_is_the_same_land_turned(code: str, sixths: int, seat: int) -> None:
    before, after = land_of(load_layout(code)), land_of(turn(load_layout(code), sixths))
    assert after.terrain == tuple([turn_mask(each, sixths) for each in before.terrain])
    assert after.groups == tuple([turn_mask(each, sixths) for each in before.groups])
    assert after.fortress_wells == tuple([turn_mask(each, sixths) for each in before.fortress_wells])
    assert [1 << gate for gate in after.gates] == [turn_mask(1 << gate, sixths) for gate in before.gates]
    assert (after.wells, after.bodies) == (turn_mask(before.wells, sixths), turn_mask(before.bodies, sixths))
    assert after.touching == before.touching
    assert check_layout(after.layout) == ()
    assert exits(after, seat) == turn_mask(exits(before, seat), sixths)
    assert nearest_wells(after, seat) == turn_mask(nearest_wells(before, seat), sixths)
    for a, b in combinations(range(len(before.gates)), 2):
        assert road_length(after, a, b) == road_length(before, a, b)
    spires = before.wells & before.groups[1]
    for earthscape in (EARTHSCAPES[9], EARTHSCAPES[13]):
        here = triangles_legal(before, footing(before, seat, spires, spires), earthscape)
        there = triangles_legal(
            after, footing(after, seat, turn_mask(spires, sixths), turn_mask(spires, sixths)), earthscape
        )
        assert {turn_mask(mask_of(each), sixths) for each in here} == {mask_of(each) for each in there}


@st.composite
def laid(draw: st.DrawFn) -> tuple[Land, list[Land]]:
    """A layout, and the lands that come of up to four legal earthscapes of seats with spires on its wells."""
    land = land_of(load_layout(draw(st.sampled_from(layout_codes()))))
    lands = [land]
    for number in draw(st.lists(st.sampled_from(sorted(EARTHSCAPES)), unique=True, min_size=1, max_size=4)):
        seat = draw(st.integers(0, len(land.gates) - 1))
        spires = sum(1 << each for each in draw(st.sets(st.sampled_from(hexes_in(land.wells)), max_size=3)))
        by = footing(land, seat, spires, spires)
        legal = triangles_legal(land, by, EARTHSCAPES[number])
        if not legal:
            break
        where = draw(st.sampled_from(legal))
        how = draw(st.sampled_from(turns_legal(land, by, EARTHSCAPES[number], where)))
        land = lay(land, EARTHSCAPES[number], spaces_on(where, how))
        lands.append(land)
    return lands[0], lands


@given(played=laid())
def test_earthscapes_keep_numbers_groups_and_roads(played: tuple[Land, list[Land]]) -> None:
    first, lands = played
    for before, after in pairwise(lands):
        new = after.laid[-1]
        covered = sum(1 << each for each in new.hexes)
        assert after.laid[:-1] == before.laid
        for each in hexes_in(before.ground):
            assert after.group_of[each] == before.group_of[each]
        assert after.groups[: new.number] + after.groups[new.number + 1 :] == (
            before.groups[: new.number] + before.groups[new.number + 1 :]
        )
        assert after.groups[new.number] == covered & ~before.ground
        assert after.board.exists == before.board.exists | covered
        assert (after.gates, after.fortress_wells, after.bodies) == (first.gates, first.fortress_wells, first.bodies)
        for each in hexes_in(covered):
            assert after.layer_of(each) == before.layer_of(each) + 1
            assert after.top_group_of[each] == new.number
        assert are_linked(after.board, after.terrain[PATH], sum(1 << gate for gate in after.gates))
    last = lands[-1]
    assert sum(last.terrain) == sum(last.layers) == sum(last.groups) == last.ground == last.allowed[WATER]
    assert not last.wells & ~last.ground
    assert not last.wells & last.terrain[PATH]
    for a in hexes_in(last.ground):
        for b in hexes_in(last.board.near[a] & last.ground):
            if last.group_of[a] != last.group_of[b]:
                assert last.touching[last.group_of[a]] >> last.group_of[b] & 1


@given(played=laid())
def test_a_land_follows_from_its_layout_and_what_was_laid(played: tuple[Land, list[Land]]) -> None:
    first, lands = played
    again = first
    for number, hexes in lands[-1].laid:
        again = lay(again, EARTHSCAPES[number], hexes)
    assert again == lands[-1]
    assert again.board is lands[-1].board
