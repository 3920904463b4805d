"""What stands after "for each": cards, tokens, and what came of the verb before."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.into_play.playing import played_by
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import count


@count("{np:np}", fr="{np}", rule="SH-EDGE-08")
def such_cards(g: Battle, c: Cause, np: list[Piece]) -> int:
    """All such cards."""
    return len(np)


@count("health token on {t:target}", fr="jeton Santé {sur:t}", rule="SH-TOKEN-02")
def health_tokens_on(g: Battle, c: Cause, t: list[Piece]) -> int:
    """Health tokens that wounds have not cancelled."""
    return sum(max(p.vigor, 0) for p in t)


@count("{np:np} on the castle", fr="{np} sur le Château", rule="SH-CARD-09", head="np")
def on_the_castle(g: Battle, c: Cause, np: list[Piece]) -> int:
    """Such attachments of the castle."""
    return sum(p.host is g.castle for p in np)


@count("token removed this way", fr="jeton ainsi retiré")
def token_removed_this_way(g: Battle, c: Cause) -> int:
    """As many as the verb before has removed."""
    return c.total


@count("monster destroyed this way", fr="Monstre ainsi détruit")
def monster_destroyed_this_way(g: Battle, c: Cause) -> int:
    """As many as the verb before has destroyed."""
    return c.total


@count("wound on {t:target}", fr="jeton Dégât {sur:t}", rule="HM-TOKEN-02")
def wounds_on(g: Battle, c: Cause, t: list[Piece]) -> int:
    """Wound tokens."""
    return sum(max(-p.vigor, 0) for p in t)


@count("weaken token on {t:target}", fr="jeton -1 Attaque {sur:t}", rule="HM-TOKEN-03")
def weaken_on(g: Battle, c: Cause, t: list[Piece]) -> int:
    """Weaken tokens that stay."""
    return sum(max(-p.edge, 0) for p in t)


@count("card put this way", fr="carte ainsi placée", rule="HM-GLO-61")
def cards_put(g: Battle, c: Cause) -> int:
    """As many as the verb before has put somewhere."""
    return c.total


@count("card you played this turn", fr="carte que vous avez jouée ce tour-ci", rule="HM-ALLY-01")
def cards_played(g: Battle, c: Cause) -> int:
    """Whatever became of them; a card that asks while it is played counts too."""
    return g.castle.marked(played_by(max(c.seat, 0)))


@count("damage dealt", fr="dégât infligé", rule="HM-GLO-13")
def damage_dealt(g: Battle, c: Cause) -> int:
    """What came through of the damage that this ability follows."""
    return 0 if c.happening is None else c.happening.amount


@count("mana paid this way", fr="Mana ainsi payé", rule="HM-MANA-04")
def mana_paid(g: Battle, c: Cause) -> int:
    """As much as the verb before has paid."""
    return c.total
