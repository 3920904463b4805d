"""What waits and may as well come in any order: nobody is asked where it makes no difference.

A destruction with nothing of its own leaves nothing behind but a free lane. Where nothing else that waits wants that
lane, it comes first without a question; where something does, the players put both in order (SH-EDGE-04, HM-FIGHT-11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.noticing import watched
from hordekeep.engines.lanes.rules.concepts.movement import row_of
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.happenings import GAINED_HEALTH_TOKENS, LEFT_PLAY, Happening
from hordekeep.engines.lanes.state.waiting import is_elusive
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.abilities import Ability
    from hordekeep.engines.lanes.state.waiting import Waiting
    from hordekeep.language import Tree

_TO_ANY_LANE: Final = ("move", "charges", "becomes_your_ally", "swap")
"""How the words begin that take a card in play to a lane."""


_GROWTH: Final = frozenset(
    (
        *("put_tokens", "one_token", "two_tokens", "this", "attack_tokens", "health_tokens", "armor_tokens"),
        *("temporary_attack_tokens", "temporary_armor_tokens"),
    )
)
"""The words of an effect that only puts good tokens on its own card."""


def without_likes(g: Battle, waiting: list[Waiting]) -> list[Waiting]:
    """Those among which there is something to choose: what leaves without anything else goes first, and of several that
    only give a draw one is enough to choose from."""
    if len(waiting) < 2:
        return waiting
    kept: list[Waiting] = []
    has_quiet = False
    for each in waiting:
        is_quiet = each.ability is None and falls_quietly(g, each.holder)
        if is_quiet and any(other is not each and _minds(g, other, each.holder) for other in waiting):
            is_quiet = False
        if is_quiet and not g.edition.gives_draw(each.holder):
            return [each]
        if not (is_quiet and has_quiet):
            kept.append(each)
        has_quiet = has_quiet or is_quiet
    return kept


def falls_quietly(g: Battle, p: Piece) -> bool:
    """Does nothing of its own happen when it goes, a draw apart, and does nobody lose by it what its words give?"""
    text = text_of(p)
    if p.attached or p.under or p is g.portal or p.card.is_outsider or text.by_kind.get("destroyed"):
        return False
    if text.statics or text.replacing or text.by_kind.get("mute"):
        return False
    if p.side == ALLIANCE and any(text_of(each).by_kind.get("tuck") for each in g.in_lanes(ALLIANCE)):
        return False  # it may go under another card
    if watched(g, LEFT_PLAY):
        gone = Happening(LEFT_PLAY, p)
        for holder, ability in around(g).watchers[LEFT_PLAY]:
            if ability.watch is not None and ability.watch.fits(g, holder, gone):
                return False
    return True


@enforces("SH-EDGE-06", "HM-DEST-10")
def _minds(g: Battle, waiting: Waiting, quiet: Piece) -> bool:
    """Does it matter to what waits whether a quiet destruction comes before it? It does to what the fallen card has set
    off itself, which strikes only while it fills its lane; in the second set such things come later anyway."""
    holder = waiting.holder
    if g.edition.monsters_first and (holder is quiet or holder.host is quiet):
        return True
    return _wants_lane_of(g, waiting, quiet) or _wants_card_of(g, waiting, quiet)


@enforces("HM-SERV-02")
def _wants_card_of(g: Battle, waiting: Waiting, quiet: Piece) -> bool:
    """Might an effect that waits make a servant for which the card of a fallen one is needed? There are only so many of
    a kind."""
    if not quiet.card.is_servant or not _makes(waiting, quiet.card):
        return False
    return sum([_makes(each, quiet.card) for each in g.waiting]) > g.edition.servants_left(g, quiet.card)


def _makes(waiting: Waiting, servant: Card) -> int:
    """How many servants of a kind the sentences of what waits may make; of one that is not printed nobody knows."""
    made = 0
    for holder, ability in _sentences(waiting):
        tree = None if holder.borrowed else holder.card.tree_of(ability.index)
        if tree is None:
            return LANES
        for phrase in phrases(tree):
            if (f"{servant.id}_servants",) in phrase or phrase[0] == f"summon_{servant.id}s":
                made += phrase[1] if isinstance(phrase[1], int) else LANES
    return made


def _sentences(waiting: Waiting) -> list[tuple[Piece, Ability]]:
    """What is said when its turn comes: the ability that waits, or what is said when a card falls."""
    holder = waiting.holder
    if waiting.ability is not None:
        return [(holder, waiting.ability)]
    fallen = (holder, *(holder.attached or ()))
    return [(each, ability) for each in fallen for ability in text_of(each).by_kind.get("destroyed", ())]


def _wants_lane_of(g: Battle, waiting: Waiting, quiet: Piece) -> bool:
    """Might an effect that waits bring a card to the lane that a quiet destruction leaves free?"""
    if quiet.lane < 0:
        return False
    if is_elusive(waiting):
        assert waiting.happening is not None
        return quiet.side == ALLIANCE and abs(quiet.lane - waiting.holder.lane) <= waiting.happening.amount
    return any(_brings(g, each, sentence, quiet) for each, sentence in _sentences(waiting))


def _brings(g: Battle, holder: Piece, ability: Ability, quiet: Piece) -> bool:
    """Might this sentence bring a card to the lane? Of a sentence that is not printed on its card nobody knows."""
    tree = None if holder.borrowed else holder.card.tree_of(ability.index)
    return tree is None or any(_takes_lane(g, holder, each, quiet) for each in phrases(tree))


def grows_alone(g: Battle, waiting: Waiting) -> bool:
    """Does it only put tokens on its own card, with nothing to follow? Among such effects the order is all one."""
    ability, holder = waiting.ability, waiting.holder
    tree = None if ability is None or holder.borrowed else holder.card.tree_of(ability.index)
    if tree is None or tree[0] != "after_event" or tree[-1][0] != "put_tokens" or tree[-1][-1] != ("this",):
        return False
    words = {phrase[0] for phrase in phrases(tree[-1])}
    if "health_tokens" in words and watched(g, GAINED_HEALTH_TOKENS):
        return False
    return words <= _GROWTH


def phrases(tree: Tree) -> list[Tree]:
    """A phrase and all phrases in it."""
    found = [tree]
    for part in tree[1:]:
        if isinstance(part, tuple):
            found += phrases(part)
    return found


def _takes_lane(g: Battle, holder: Piece, phrase: Tree, quiet: Piece) -> bool:
    """Does a phrase bring so many cards to a side that the lane matters? They take the leftmost free ones, unless
    somebody chooses."""
    word = phrase[0]
    if word.startswith(_TO_ANY_LANE):
        return True
    if word == "under_to_lane":
        side, number = ALLIANCE, len(holder.under or ())
    elif word.startswith("summon"):
        side = holder.side
        number = phrase[1] if len(phrase) > 1 and isinstance(phrase[1], int) else LANES
    else:
        return False
    if quiet.side != side:
        return False
    free = [lane for lane in range(LANES) if row_of(g, side)[lane] is None]
    if len(free) < number:
        return True
    if ("brood_servants",) in phrase:  # they go on to the back line (HM-GLO-51)
        return False
    is_chosen = g.horde_seat >= 0 if side == HORDE else word != "under_to_lane"
    return is_chosen or free[number - 1] > quiet.lane
