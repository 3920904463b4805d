"""Who may do what, by the book: the choices of the main questions, made once more from the table alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from hordekeep.kernel import Ask
from tests.games.lanes.oracle_cards import LANES, MINIONS, MOST_IN_HAND
from tests.games.lanes.oracle_table import Table
from tests.games.lanes.oracle_values import health

LANE: Final = range(1, LANES + 1)
BARS_ALLIES: Final = "cannot be engaged"
CANNOT_MOVE: Final = ("cannot-move", "rooted")


class Choices:
    """Checks questions; `seen` counts them."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen

    def asked(self, ask: Ask, table: Table, key: Callable[[tuple[object, ...]], str]) -> None:
        """Check a question that comes while nothing is under way."""
        for seat in ask.seats:
            keys = {key(choice) for choice in ask.choices_of(seat)}
            match ask.prompt:
                case "action":
                    self.action(seat, keys, table)
                case "react":
                    self.react(seat, keys, table)
                case "hand-limit":
                    self.hand_limit(seat, keys, table)
                case "horde-action" if table.slug == "skytear-horde":
                    self.horde_action(keys, table)

    def same(self, what: str, mine: set[str], keys: set[str], verb: str) -> None:
        """The choices of one verb are these and no others."""
        theirs = {each for each in keys if each.partition(":")[0] == verb}
        assert mine == theirs, f"{what}: lacking {sorted(mine - theirs)}, too many {sorted(theirs - mine)}"
        self.seen[what] += 1

    # -- the Alliance Phase --------------------------------------------------------------------------------------------

    def action(self, seat: int, keys: set[str], table: Table) -> None:
        """Play, engage, move or discard cards, use abilities, or be done (SH-ALLI-01, HM-ALLY-01)."""
        assert table.phase == "alliance"
        assert seat < table.seats, "only the alliance acts in its phase"
        assert "done" in keys or owes_something(table), "nobody is kept from ending the phase"
        if table.slug == "skytear-horde":
            for lane in LANE:
                monster = table.monster(lane)
                if monster is not None and monster.card in MINIONS and "brought-by-a-card" not in monster.marks:
                    assert table.ally(lane) is not None, f"{monster.card} stays without its ally (SH-ALLI-10)"
                    self.seen["engaged minions"] += 1
        self.plays(seat, keys, table)
        self.same("discard", discards(seat, table), keys, "discard")
        if not any("move" in mark or mark in CANNOT_MOVE for _, piece in table.everything() for mark in piece.marks):
            if table.slug == "monoliths":
                self.moves_that_exhaust(seat, keys, table)
            elif all(piece.ready for piece in table.row("m") if piece is not None):  # no challenge (SH-VS-33)
                self.same("move", moves(seat, table), keys, "move")
        self.engages(seat, keys, table)
        self.uses(seat, keys, table)

    def plays(self, seat: int, keys: set[str], table: Table) -> None:
        """Allies and towers of the hand that can be paid, in any lane without an alliance card (SH-ALLI-03)."""
        player = table.players[seat]
        if table.lasting or any(
            "cost" in text or "less" in text for card in player.hand for text in table.printed(card).text
        ):
            return
        kinds = ("ally", "hero", "tower")
        hand = [card for card in +player.hand if table.printed(card).type in kinds]
        able = [card for card in hand if table.printed(card).cost <= player.mana]
        free = [lane for lane in LANE if f"a{lane}" not in table.pieces]
        if table.slug == "monoliths" and (any_bars(table) or table.enchanter):
            return
        mine = {f"play:{card}@{lane}" for card in able for lane in free}
        theirs = {
            each for each in keys if each[:5] == "play:" and table.printed(each[5:].partition("@")[0]).type in kinds
        }
        self.same("play", mine, theirs, "play")

    def moves_that_exhaust(self, seat: int, keys: set[str], table: Table) -> None:
        """A ready ally moves by being exhausted; a swap exhausts both (HM-UNIV-01, HM-UNIV-02)."""
        if any_bars(table) or any(piece.bare for _, piece in table.everything()):
            return
        own = [lane for lane in LANE if is_own(table, seat, lane) and can_exhaust(table, lane)]
        free = [lane for lane in LANE if f"a{lane}" not in table.pieces]
        others = [lane for lane in LANE if table.ally(lane) is not None and can_exhaust(table, lane)]
        mine = {f"move:{here}-{there}" for here in own for there in free}
        mine |= swaps(own, others)
        self.same("move", mine, keys, "move")

    def engages(self, seat: int, keys: set[str], table: Table) -> None:
        """Minions of the back line with health, in the leftmost lane without monsters if an ally stands there
        (SH-ALLI-06); or by any ready ally without a monster, by exhausting it (HM-UNIV-03)."""
        rear = [place for place in table.pieces if place in MINIONS or place[0] == "b"]
        if any(table.pieces[place].marks or table.pieces[place].attached for place in rear):
            return
        free = [lane for lane in LANE if f"m{lane}" not in table.pieces]
        if table.slug == "skytear-horde":
            able = [place for place in rear if (health(table, place) or 0) > 0]
            mine = {f"engage:{place}" for place in able} if free and table.ally(free[0]) is not None else set()
            if mine:
                ally = table.ally(free[0])
                assert ally is not None
                if ally.seat != seat:
                    return
            theirs = {each for each in keys if each.startswith("engage:")}
            if not mine and theirs:
                return  # an ally may be moved or played there as part of the action (SH-ALLI-07)
            self.same("engage", mine, keys, "engage")
        elif not any_bars(table) and not any(piece.bare for _, piece in table.everything()):
            own = [lane for lane in LANE if is_own(table, seat, lane) and can_exhaust(table, lane)]
            able = [place for place in rear if (health(table, place) or 0) > 0]
            mine = {f"engage:{place}@{lane}" for place in able for lane in own if lane in free}
            self.same("engage", mine, keys, "engage")

    def uses(self, seat: int, keys: set[str], table: Table) -> None:
        """Abilities of ready cards of one's own, or of the castle, whose text says that they exhaust (SH-ALLI-21)."""
        for each in keys:
            if each.startswith("use:"):
                place = each.removeprefix("use:").partition(":")[0]
                piece = table.find(place)
                words = table.printed(piece.card).text
                assert piece.ready or "Exhaust the attached" in " ".join(words), f"{place} is exhausted"
                assert piece.bare or any("Exhaust" in text for text in words), f"{piece.card} has no such ability"
                assert place == "castle" or piece.seat == seat or "." in place, f"{place} is another's"
                self.seen["use"] += 1

    # -- other questions -----------------------------------------------------------------------------------------------

    def react(self, seat: int, keys: set[str], table: Table) -> None:
        """Only cards and abilities with the mark of a reaction; nobody moves, engages or discards (SH-TREA-18)."""
        assert table.phase == "treachery"
        assert "done" in keys
        verbs = {each.partition(":")[0] for each in keys}
        assert verbs <= {"done", "play", "use"}, verbs
        for each in keys - {"done"}:
            verb, _, rest = each.partition(":")
            card = (
                rest.partition("@")[0].partition(":")[0] if verb == "play" else table.find(rest.partition(":")[0]).card
            )
            words = table.printed(card).text
            begins = "⚡ Play" if verb == "play" else "⚡ Exhaust"
            bolts = any(piece.card == "setheru" for piece in table.row("a") if piece is not None)
            borrowed = bolts or (verb == "use" and table.find(rest.partition(":")[0]).bare)
            assert borrowed or any(text.startswith(begins) for text in words), f"{card} is no reaction"
            if verb == "play":
                assert table.players[seat].hand[card] or table.lasting
            self.seen["reactions"] += 1
        if not table.lasting:
            hand = [card for card in +table.players[seat].hand if is_plain_reaction(table, card)]
            able = {card for card in hand if table.printed(card).cost <= table.players[seat].mana}
            offered = {each[5:].partition("@")[0] for each in keys if each.startswith("play:")}
            if table.slug == "skytear-horde":
                assert able <= offered, f"reactions are lacking: {able - offered}"
                self.seen["all reactions"] += 1

    def hand_limit(self, seat: int, keys: set[str], table: Table) -> None:
        """Only who holds more than seven cards, any of them (SH-END-06)."""
        hand = table.players[seat].hand if seat < table.seats else table.horde_hand
        assert hand.total() > MOST_IN_HAND
        self.same("hand limit", {f"card:{card}" for card in +hand}, keys, "card")

    def horde_action(self, keys: set[str], table: Table) -> None:
        """The horde player moves and swaps monsters freely, and plans, conceals and challenges for mana (SH-VS-10)."""
        monsters = [lane for lane in LANE if f"m{lane}" in table.pieces]
        free = [lane for lane in LANE if lane not in monsters]
        mine = {f"march:{here}-{there}" for here in monsters for there in free} | {
            each.replace("move", "march") for each in swaps(monsters, monsters)
        }
        if not any(piece.marks for piece in table.row("m") if piece is not None):
            self.same("march", mine, keys, "march")
        cards = {each.partition("@")[0] for each in keys if each.startswith("summon:")}
        assert cards <= {f"summon:{card}" for card in +table.horde_hand}
        lanes = {int(each.partition("@")[2]) for each in keys if each.startswith("summon:")}
        assert lanes in (set(), set(free))
        assert "plan" not in keys or table.horde_mana >= 1
        assert table.horde_mana >= 2 or not any(each.startswith("challenge") for each in keys)
        assert table.horde_mana >= 1 or not any(each.startswith("conceal") for each in keys)
        self.seen["horde actions"] += 1


def is_own(table: Table, seat: int, lane: int) -> bool:
    """Does a player's ally stand in a lane?"""
    ally = table.ally(lane)
    return ally is not None and ally.seat == seat


def can_exhaust(table: Table, lane: int) -> bool:
    """Is the ally in a lane ready, and may it be exhausted?"""
    ally = table.pieces[f"a{lane}"]
    return ally.ready and "cannot-exhaust" not in ally.marks


def swaps(own: list[int], others: list[int]) -> set[str]:
    """Two cards that change places, told once: from one's own to another's, else from the left to the right."""
    found = {f"move:{here}-{there}" for here in own for there in others if there not in own}
    return found | {f"move:{here}-{there}" for here in own for there in own if here < there}


def moves(seat: int, table: Table) -> set[str]:
    """Any ally of one's own to any lane without alliance cards, or with another ally (SH-ALLI-15 to SH-ALLI-18)."""
    own = [lane for lane in LANE if is_own(table, seat, lane)]
    free = [lane for lane in LANE if f"a{lane}" not in table.pieces]
    others = [lane for lane in LANE if table.ally(lane) is not None]
    return {f"move:{here}-{there}" for here in own for there in free} | swaps(own, others)


def discards(seat: int, table: Table) -> set[str]:
    """Any alliance card in play of one's own (SH-ALLI-19); in the second set an ally or a tower (HM-ALLY-11)."""
    found = set()
    for place, piece in table.everything():
        in_lane = place[0] == "a" and "." not in place
        attached = "." in place and table.slug == "skytear-horde" and piece.owner >= 0
        if (in_lane or attached) and piece.seat == seat:
            found.add(f"discard:{place}")
    return found


def owes_something(table: Table) -> bool:
    """Is a monster with Taunt unengaged, or one engaged that may not be? (SH-GLOS-16, SH-GLOS-47)"""
    taunts = [lane for lane in LANE if (each := table.monster(lane)) and table.printed(each.card).has("Taunt")]
    taunts += [lane for lane in LANE if (each := table.monster(lane)) and "taunt" in (*each.marks, *each.keywords)]
    return any(table.ally(lane) is None for lane in taunts) or any_bars(table)


def any_bars(table: Table) -> bool:
    """Is there a monster that some allies cannot engage?"""
    if any("cannot-be-engaged" in piece.marks for piece in table.pieces.values()):
        return True
    return any(BARS_ALLIES in text for _, piece in table.everything() for text in table.printed(piece.card).text)


def is_plain_reaction(table: Table, card: str) -> bool:
    """A reaction spell without costs of its own."""
    words = table.printed(card).text
    return any(text.startswith("⚡ Play:") for text in words) and not any("cost" in text for text in words)
