"""When something happens by itself, and when something may be used."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import No, Yes
from hordekeep.games.cloudspire.asking.choosing import may
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.pieces import is_unit
from hordekeep.games.cloudspire.state.play_area import Meaning, Occasion, PlayArea, Whose
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Deed, Test, Use, When, always, reacts, usable
from hordekeep.games.cloudspire.words.whom import around, opposes
from hordekeep.kernel import Rules
from hordekeep.kernel.declaring import Question, allowed

V = VOCABULARY

MAY: Question[Yes | No] = OfChip("may", "CS-TALENT-01", {Yes: allowed, No: allowed}, perhaps=True)
"""Whether something is done that its player may leave."""


@V.word("sentence", "{w:when}, {d:deed}.", fr="{w}, {d}.", rule="CS-TALENT-01")
def happening(w: When, d: Deed) -> Meaning:
    """Something happens by itself."""
    return reacts(w, d)


@V.word("sentence", "{u:use}: {d:deed}.", fr="{u} : {d}.", rule="CS-TALENT-01")
def using(u: Use, d: Deed) -> Meaning:
    """Something may be used."""
    return usable(u, d)


@V.word("deed", "you may {d:deed}", fr="vous pouvez {d}", rule="CS-TALENT-01")
def you_may(d: Deed) -> Deed:
    """Only if its player likes; nobody is asked about what cannot be."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        if (yield from may(g, whose.seat, MAY, about=whose.chip)):
            yield from d.do(g, whose, occasion)

    return Deed(do, d.can)


# -- moments -----------------------------------------------------------------------------------------------------------


def _mine(g: PlayArea, w: Whose, o: Occasion) -> bool:
    return o.chip == w.chip


def _by_me(g: PlayArea, w: Whose, o: Occasion) -> bool:
    return o.by == w.chip


def _my_turn(g: PlayArea, w: Whose, o: Occasion) -> bool:
    return o.seat == w.seat


def _when(english: str, fr: str, rule: str, name: str, moment: str, concerns: Test) -> None:
    V.word("when", english, name=name, fr=fr, rule=rule)(lambda: When(moment, concerns))


def _friend_defeats(g: PlayArea, w: Whose, o: Occasion) -> bool:
    if o.by in (NOBODY, w.chip) or g.at[o.by] < 0 or not is_unit(g, o.by) or opposes(g, w.seat, o.by):
        return False
    return bool(around(g, w) >> g.at[o.by] & 1)


def _idle(g: PlayArea, w: Whose, o: Occasion) -> bool:
    return o.seat == w.seat and f"{w.chip}/went" not in g.used and not g.attacked >> w.chip & 1


for _about in (
    ("when it is defeated", "quand elle est vaincue", "CS-DEF-02", "when_defeated", "defeated", _mine),
    ("when it is attacked by a unit", "quand une unité l’attaque", "CS-ATK-16", "when_attacked", "attacked", _mine),
    ("when it attacks", "quand elle attaque", "CS-ATK-06", "when_attacking", "attacking", _by_me),
    ("after its attack", "après son attaque", "CS-ATK-07", "after_attack", "after-attacking", _mine),
    ("after its movement", "après son mouvement", "CS-MOVE-02", "after_movement", "moved", _mine),
    ("when its movement comes up", "quand vient son mouvement", "CS-MOVE-03", "movement_up", "movement-comes-up",
     _mine),
    ("when it deploys", "quand elle se déploie", "CS-DEPLOY-01", "when_deploying", "deploys", _mine),
    ("when it retaliates", "quand elle riposte", "CS-RET-03", "when_retaliating", "retaliating", _mine),
    ("attacking a spire", "en attaquant une flèche", "CS-ATK-22", "attacking_spire", "attacking-spire", _by_me),
    ("when it is damaged", "quand elle subit des dégâts", "CS-DMG-02", "when_damaged", "damaged", _mine),
    ("when it is revealed", "quand elle est révélée", "CS-EXPL-03", "when_revealed", "revealed", _mine),
    ("when its last health goes", "quand elle perd son dernier point de vie", "CS-DEF-17", "when_emptied", "emptied",
     _mine),
    ("when an adjacent friendly unit makes a defeat", "quand une unité alliée adjacente remporte une victoire",
     "CS-K-TAL-05", "when_a_friend_defeats", "defeated", _friend_defeats),
    ("at the start of its controller's turn", "au début du tour de qui la contrôle", "CS-TURN-03", "turn_starts",
     "turn-starts", _my_turn),
    ("at the start of your turn", "au début de votre tour", "CS-TURN-03", "your_turn_starts", "turn-starts", _my_turn),
    ("when a turn ends in which it neither moved nor attacked",
     "à la fin d’un tour où elle n’a ni bougé ni attaqué", "CS-K-TAL-69", "idle_turn_ends", "turn-ends", _idle),
    ("at the start of each round", "au début de chaque manche", "CS-TURN-01", "round_begins", "round-begins", always),
    ("when the wave ends", "quand la vague se termine", "CS-ENDWAVE-01", "wave_ends", "wave-ends", always),
    ("at each Income", "à chaque Revenu", "CS-WAVE-08", "at_income", "income", always),
    ("at each Prep", "à chaque Préparation", "CS-WAVE-10", "at_prep", "prep", always),
    ("when Onslaught starts", "quand l’Assaut commence", "CS-WAVE-11", "onslaught_starts", "onslaught-begins", always),
    ("when the Market Phase starts", "quand la phase de Marché commence", "CS-MKT-02", "market_starts", "market",
     always),
    ("when an event is drawn", "quand un événement est pioché", "CS-EVENT-01", "event_drawn", "event-drawn", always),
):  # fmt: skip
    _when(*_about)


# -- uses --------------------------------------------------------------------------------------------------------------


def _use(english: str, fr: str, rule: str, name: str, moment: str, often: str) -> None:
    V.word("use", english, name=name, fr=fr, rule=rule)(lambda: Use(moment, often))


for _said in (
    ("after or instead of moving", "après ou au lieu de bouger", "CS-MOVE-03", "after_or_instead", "after-or-instead",
     "turn"),
    ("once per wave, after or instead of moving", "une fois par vague, après ou au lieu de bouger", "CS-TALENT-02",
     "after_or_instead_once", "after-or-instead", "wave"),
    ("before or after moving", "avant ou après avoir bougé", "CS-MOVE-04", "before_or_after", "before-or-after",
     "turn"),
    ("after moving", "après avoir bougé", "CS-MOVE-04", "after_moving", "after-move", "turn"),
    ("before or after moving, for a unit beside it", "avant ou après le mouvement d’une unité à côté", "CS-MOVE-04",
     "beside_before_or_after", "beside-before-or-after", "turn"),
    ("after or instead of moving, for a narora unit beside it",
     "après ou au lieu du mouvement d’une unité narorane à côté", "CS-FACTION-08", "beside_after_or_instead",
     "beside-after-or-instead", "turn"),
    ("after moving, for an elfinkaze beside it", "après le mouvement d’un elfinkaze à côté", "CS-K-TAL-58",
     "beside_after", "beside-after-move", "turn"),
    ("in the movement stage", "à l’étape de mouvement", "CS-TURN-02", "in_movement", "movement-stage", ""),
    ("instead of attacking", "au lieu d’attaquer", "CS-TALENT-10", "instead_of_attacking", "instead-of-attacking",
     "turn"),
    ("at the start of its owner's turn", "au début du tour de son propriétaire", "CS-TURN-03", "each_turn",
     "turn-start", "turn"),
    ("once per wave at the start of your turn", "une fois par vague au début de votre tour", "CS-TALENT-17",
     "turn_start_once", "turn-start", "wave"),
    ("in the exploration stage, with a unit beside it", "à l’étape d’exploration, avec une unité à côté",
     "CS-EXPL-06", "in_exploration", "exploration", ""),
    ("once per turn, before one of your Flying units moves",
     "une fois par tour, avant qu’une de vos unités dotées de Vol ne bouge", "CS-K-ADV-43", "before_flying_moves",
     "unit-before", "turn"),
    ("after or instead of moving, for a narora unit beside one of your fortress spires",
     "après ou au lieu du mouvement d’une unité narorane à côté d’une flèche de votre forteresse", "CS-K-ADV-63",
     "beside_fortress_spires", "unit-after-or-instead", ""),
    ("in Prep", "à la Préparation", "CS-SELECT-01", "in_prep", "prep", ""),
    ("once in Prep", "une fois à la Préparation", "CS-SELECT-01", "once_in_prep", "prep", "wave"),
    ("once per Market Phase", "une fois par phase de Marché", "CS-MKT-04", "in_market", "market-turn", "wave"),
    ("instead of an offer", "au lieu d’une offre", "CS-MKT-04", "instead_of_offer", "market-turn", "purchase"),
    ("once per Build Phase, as a build option", "une fois par phase de Construction, comme option de construction",
     "CS-BUILD-14", "build_option", "build-option", "wave"),
    ("as a limited build option", "comme option de construction limitée", "CS-LBO-01", "limited_option",
     "limited-option", ""),
    ("at once", "sur-le-champ", "CS-RELIC-05", "at_once", "relic", ""),
):  # fmt: skip
    _use(*_said)
