"""What abilities wait for: "after this destroys a monster". Whoever it happens to can be spoken of as "it"."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.rules.health.strike import strikes_on
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Watch
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import (
    DAMAGED,
    DESTROYED,
    DREW,
    ENGAGED,
    EXHAUSTED,
    GAINED_HEALTH_TOKENS,
    GAINED_MANA,
    HEALED,
    LEFT_PLAY,
    LOST_HEALTH_TOKENS,
    MOVED,
    MUTATED,
    PLAYED,
    REBUILT,
    REVEALED,
    STRUCK,
    SUMMONED_FROM_PILE,
    TREACHERY_RESOLVED,
    TUCKED,
    Happening,
    Moment,
)
from hordekeep.engines.lanes.words.deeds import Deed, deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Target
from hordekeep.kernel import Rules

V = VOCABULARY

Also = Callable[[Battle, Piece, Happening], bool]


class Event:
    """A moment, who it must happen to (`subject`), who must have caused it (`by`), and what else must be true."""

    __slots__ = ("also", "by", "moment", "subject")

    def __init__(
        self, moment: Moment, subject: Target | None = None, by: Target | None = None, also: Also | None = None
    ) -> None:
        self.moment = moment
        self.subject = subject
        self.by = by
        self.also = also

    def fits(self, g: Battle, holder: Piece, happening: Happening) -> bool:
        """Is this happening meant?"""
        if self.also is not None and not self.also(g, holder, happening):
            return False
        c = Cause(holder, controller(g, holder), happening)
        for target, p in ((self.by, happening.by), (self.subject, happening.subject)):
            if target is None:
                continue
            if p is None or not target.fits(g, c, p):
                return False
            _remember(c, target, p)
        return True

    def ability(self, effect: Deed) -> Ability:
        """The ability that does the effect after this event."""

        def recall(c: Cause) -> None:
            happening = c.happening
            assert happening is not None
            _remember(c, self.by, happening.by)
            _remember(c, self.subject, happening.subject)

        def run(g: Battle, c: Cause) -> Rules[None]:
            recall(c)
            yield from effect(g, c)

        def idle(g: Battle, c: Cause) -> bool:
            recall(c)
            return effect.idle(g, c)

        watch = Watch(self.moment, self.fits)
        return Ability(
            "after", deed(run, effect), watch=watch, extra=effect.lasting, idle=idle, impersonal=effect.impersonal
        )


def _remember(c: Cause, target: Target | None, p: Piece | None) -> None:
    if target is not None and target.mention and p is not None:
        c.mentioned[target.mention] = [p]


@V.word("ability", "after {e:event}, {f:effects}.", fr="après que {e}, {f}.", rule="SH-EDGE-09", name="after_event")
def after_event(e: Event, f: Deed) -> Ability:
    """Queues up behind the card that caused it."""
    return e.ability(f)


# -- what players do ---------------------------------------------------------------------------------------------------


@V.word("event", "you play {t:target}", fr="vous avez joué {t}", rule="SH-ALLI-02")
def you_play(t: Target) -> Event:
    """The owner of this card played such a card; it lies there already."""
    return Event(PLAYED, t, also=lambda g, holder, happening: happening.seat == controller(g, holder))


@V.word("event", "you remove wounds from {t:target}", fr="vous avez retiré des jetons Dégât {de:t}", rule="SH-TOKEN-01")
def you_remove_wounds(t: Target) -> Event:
    """An alliance card has really removed a wound."""

    def by_the_alliance(g: Battle, holder: Piece, happening: Happening) -> bool:
        return happening.by is not None and happening.by.side == ALLIANCE

    return Event(HEALED, t, also=by_the_alliance)


@V.word("event", "you gain mana in the alliance phase", fr="vous avez reçu du Mana pendant la phase Alliance",
        rule="HM-MANA-01")  # fmt: skip
def gain_in_alliance() -> Event:
    """Once for each gain, if mana really came."""

    def own(g: Battle, holder: Piece, happening: Happening) -> bool:
        return g.phase == "alliance" and happening.seat == g.purse_of(controller(g, holder))

    return Event(GAINED_MANA, also=own)


def _by_its_player(g: Battle, holder: Piece, happening: Happening) -> bool:
    return happening.seat == controller(g, holder)


@V.word("event", "you draw a card", fr="vous avez pioché une carte", rule="HM-DECK-01")
def draw_event() -> Event:
    """Once for each card."""
    return Event(DREW, also=_by_its_player)


@V.word("event", "you Rebuild", fr="vous avez rebâti", rule="HM-GLO-63")
def rebuild_event() -> Event:
    """At least one card went under a deck."""
    return Event(REBUILT, also=_by_its_player)


# -- what happens to cards ---------------------------------------------------------------------------------------------


@V.word("event", "{t:target} is destroyed", fr="{t} a été [détruit|détruite|détruits|détruites:t]", rule="SH-HEALTH-02")
def is_destroyed(t: Target) -> Event:
    """It entered the destroyed state."""
    return Event(DESTROYED, t)


@V.word("event", "{t:target} is damaged", fr="{t} a subi des dégâts", rule="SH-GLOS-18")
def is_damaged(t: Target) -> Event:
    """At least one point came through, even if that destroys it."""
    return Event(DAMAGED, t)


@V.word("event", "{t:target} is engaged", fr="{t} a été [engagé|engagée|engagés|engagées:t]", rule="SH-GLOS-23")
def is_engaged_now(t: Target) -> Event:
    """A creature came to stand opposite it, in whatever way."""

    def either_side(g: Battle, holder: Piece, happening: Happening) -> bool:
        c = Cause(holder, controller(g, holder), happening)
        return any(p is not None and t.fits(g, c, p) for p in (happening.subject, happening.by))

    return Event(ENGAGED, also=either_side)


@V.word("event", "{t:target} loses health tokens", fr="{t} a perdu des jetons Santé", rule="SH-GLOS-28")
def loses_health_tokens(t: Target) -> Event:
    """By damage or otherwise."""
    return Event(LOST_HEALTH_TOKENS, t)


@V.word("event", "{t:target} gains health tokens", fr="{t} a reçu des jetons Santé", rule="HM-TOKEN-01")
def gains_health(t: Target) -> Event:
    """Some were put on it."""
    return Event(GAINED_HEALTH_TOKENS, t)


@V.word("event", "{t:target} moves",
        fr="{t} [s’est déplacé|s’est déplacée|se sont déplacés|se sont déplacées:t]", rule="HM-KEY-03")  # fmt: skip
def moves_event(t: Target) -> Event:
    """It came to another lane, in whatever way."""
    return Event(MOVED, t)


@V.word("event", "{t:target} is exhausted", fr="{t} a été [épuisé|épuisée|épuisés|épuisées:t]", rule="HM-EXH-02")
def exhausted_event(t: Target) -> Event:
    """By a cost or an effect, from ready."""
    return Event(EXHAUSTED, t)


@V.word("event", "{t:target} gets Mutaform", fr="{t} a reçu Mutaforme", rule="HM-GLO-46")
def mutaform_event(t: Target) -> Event:
    """Once for each Mutaform."""
    return Event(MUTATED, t)


@V.word("event", "{t:target} leaves play",
        fr="{t} a quitté le jeu", rule="HM-DEST-12")  # fmt: skip
def leaves_event(t: Target) -> Event:
    """Destroyed or not; its card lies where it belongs by now."""
    return Event(LEFT_PLAY, t)


@V.word("event", "the tenth card is put under this", fr="la dixième carte a été placée sous cette carte",
        rule="HM-GLO-61")  # fmt: skip
def tenth_card() -> Event:
    """Ten or more lie there now."""
    return Event(TUCKED, also=lambda g, holder, happening: happening.subject is holder and happening.amount >= 10)


@V.word("event", "the third card is put under this", fr="la troisième carte a été placée sous cette carte")
def third_card_under_this() -> Event:
    """Three cards lie under it now."""
    return Event(TUCKED, also=lambda g, holder, happening: happening.subject is holder and happening.amount >= 3)


@V.word("event", "{t:target} is summoned from the outsider pile",
        fr="{t} a été [invoqué|invoquée|invoqués|invoquées:t] de la pile Outsider", rule="HM-HORDE-03")  # fmt: skip
def summoned_from_pile(t: Target) -> Event:
    """It came into play from there."""
    return Event(SUMMONED_FROM_PILE, t)


@V.word("event", "a treachery card is resolved", fr="une carte Traîtrise a été résolue", rule="HM-TREACH-17")
def treachery_resolved() -> Event:
    """Once for each treachery card, whomever it boosted."""
    return Event(TREACHERY_RESOLVED)


# -- what cards do to others -------------------------------------------------------------------------------------------


@V.word("event", "{t:target} destroys {u:target}", fr="{t} a détruit {u}", rule="SH-HEALTH-02")
def destroys(t: Target, u: Target) -> Event:
    """The one made the other enter the destroyed state."""
    return Event(DESTROYED, u, t)


@V.word("event", "{t:target} damages {u:target}", fr="{t} a infligé des dégâts {à:u}", rule="SH-GLOS-18")
def damages(t: Target, u: Target) -> Event:
    """The one was the source, and the other took it."""
    return Event(DAMAGED, u, t)


@V.word("event", "{t:target} strikes {u:target}", fr="{t} a attaqué {u}", rule="SH-GLOS-39", name="strikes_event")
def strikes_event(t: Target, u: Target) -> Event:
    """The one has struck the other, whatever came of it."""
    return Event(STRUCK, u, t)


@V.word("event", "{t:target} strikes for the first time each turn",
        fr="{t} a attaqué pour la première fois du tour", rule="SH-GLOS-39")  # fmt: skip
def strikes_first(t: Target) -> Event:
    """Its first strike of the turn, at whatever."""

    def is_first(g: Battle, holder: Piece, happening: Happening) -> bool:
        return happening.by is not None and happening.by.marked("strikes") == 1

    return Event(STRUCK, None, t, is_first)


@V.word("event", "{t:target} strikes {u:target} for the first time each turn",
        fr="{t} a attaqué {u} pour la première fois du tour", rule="SH-GLOS-39")  # fmt: skip
def strikes_one_first(t: Target, u: Target) -> Event:
    """Its first strike of the turn at a card of that type."""

    def is_first(g: Battle, holder: Piece, happening: Happening) -> bool:
        by, subject = happening.by, happening.subject
        return by is not None and subject is not None and by.marked(strikes_on(subject)) == 1

    return Event(STRUCK, u, t, is_first)


# -- before ------------------------------------------------------------------------------------------------------------


@V.word("revealed", "a revealed non-outsider horde card", fr="une carte Horde révélée autre qu’un Outsider",
        mentions=True, gender="f", number="s", sort="card", rule="SH-HORDE-02")  # fmt: skip
def a_revealed_horde_card(mention: int) -> Target:
    """A horde card that was just turned up, by a summon or as the treachery card."""

    def fits(g: Battle, c: Cause, p: Piece) -> bool:
        return p.side == HORDE and not p.card.is_outsider and p.card.type != "token"

    return Target("card", lambda g, c: [], None, mention, fits)


@V.word("ability", "before {t:revealed} is resolved, {f:effects}.", fr="avant que {t} ne soit résolue, {f}.",
        rule="SH-HORDE-06", name="before_resolved")  # fmt: skip
def before_resolved(t: Target, f: Deed) -> Ability:
    """When the card lies open and nothing of it has happened yet."""
    return Event(REVEALED, t).ability(f)
