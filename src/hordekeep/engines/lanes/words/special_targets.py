"""Whom the second edition's cards speak of besides: the outsider, the mount, another at random, who bears the most."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import deciders
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Noun, Target
from hordekeep.engines.lanes.words.nouns import outsiders
from hordekeep.engines.lanes.words.targets import ranked, sure
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


@V.word("target", "the outsider", fr="l’Outsider", mentions=True, gender="m", number="s",
        sort="creature/monster/outsider", rule="HM-OUT-18")  # fmt: skip
@enforces("HM-OUT-19")
def the_outsider(mention: int) -> Target:
    """The outsider in play, or the portal that is it."""
    return sure("monster", lambda g, c: [p for p in outsiders(g) if not p.doomed], mention)


@V.word("one", "the mount", fr="la Monture", mentions=True, gender="f", number="s", sort="creature/monster/mount",
        rule="HM-OUT-08")  # fmt: skip
def the_mount(mention: int) -> Target:
    """The mount of the Colossal in play."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in g.bearers() if p.card.mount and not (p.doomed or p.concealed)]

    return sure("monster", find, mention)


@V.word("one", "another random {np:np}", fr="{un autre:np}, [tiré|tirée|tirés|tirées:np] au hasard", mentions=True,
        refers="other", number="s", rule="HM-ABIL-02")  # fmt: skip
def another_random(np: Noun, mention: int, other: int) -> Target:
    """One of them by the dice, but not the one just spoken of, or not this."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        not_these = [c.me] if other == 0 else c.mentioned.get(other, [])
        return [p for p in np.find(g, c) if all(p is not each for each in not_these)]

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = find(g, c)
        if len(found) > 1:
            found = [found[g.dice.below(len(found))]]
        c.mentioned[mention] = found
        yield from ()
        return found

    return Target(np.sort, find, pick, mention)


@V.word("one", "the {np:noun} with the most health tokens", fr="{le:np} qui a le plus de jetons Santé", mentions=True,
        number="s", head="np", rule="HM-TOKEN-01")  # fmt: skip
@enforces("HM-VS-29")
def most_health_tokens(np: Noun, mention: int) -> Target:
    """Without tokens nobody has the most. Of equals whoever decides for the card chooses: only ties of the strongest
    and the weakest are always the alliance's."""
    able = np.where(lambda g, c, p: p.vigor > 0)
    return ranked(able, lambda g, p: (-p.vigor, 0), 1, mention, rule="HM-TOKEN-01", chosen=deciders)
