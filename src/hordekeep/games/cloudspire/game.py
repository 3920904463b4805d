"""Cloudspire as the kernel knows it: one object that names everything."""

from __future__ import annotations

from hordekeep.games.cloudspire.answerers.automaton import AUTOMATON
from hordekeep.games.cloudspire.asking.answering import answer_by
from hordekeep.games.cloudspire.asking.choices import (
    Done,
    Gate,
    Hex,
    Keep,
    No,
    Pass,
    Select,
    Sell,
    Spire,
    Stop,
    Unit,
    Yes,
)
from hordekeep.games.cloudspire.asking.windows import WINDOWS
from hordekeep.games.cloudspire.bots.evaluate import evaluate
from hordekeep.games.cloudspire.bots.habits import leanings
from hordekeep.games.cloudspire.bots.instinct import instinct, sensible, turns
from hordekeep.games.cloudspire.bots.lab import LAB
from hordekeep.games.cloudspire.content.names import PACKAGE
from hordekeep.games.cloudspire.content.options import OPTIONS
from hordekeep.games.cloudspire.effects.choices import First, Use, UseAdvancement
from hordekeep.games.cloudspire.effects.meanings import read_by
from hordekeep.games.cloudspire.rules.beats import BEATS
from hordekeep.games.cloudspire.rules.chips.choices import (
    Construct,
    Order,
    PickUp,
    PlayRelic,
    Promote,
    Upgrade,
    UpgradeCheaper,
)
from hordekeep.games.cloudspire.rules.chips.relics import why_not_unasked
from hordekeep.games.cloudspire.rules.fight.choices import Die, Structure
from hordekeep.games.cloudspire.rules.goals.choices import HandIn, Mark
from hordekeep.games.cloudspire.rules.goals.result import outcome
from hordekeep.games.cloudspire.rules.movement.choices import Deploy, Stay
from hordekeep.games.cloudspire.rules.onslaught.choices import Explore, NextFall
from hordekeep.games.cloudspire.rules.setup.choices import PlayFaction
from hordekeep.games.cloudspire.rules.setup.setup import setup
from hordekeep.games.cloudspire.rules.wave.choices import (
    Advance,
    Buy,
    BuyEarthscape,
    Equip,
    Group,
    LayEarthscape,
    Triangle,
    Turned,
)
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.told.box import BOX, progress
from hordekeep.games.cloudspire.told.faces import faces
from hordekeep.games.cloudspire.told.hidden import redraw_hidden
from hordekeep.games.cloudspire.told.seen import SeenPlayArea
from hordekeep.games.cloudspire.told.view import laid_open, moment, shown, view
from hordekeep.games.cloudspire.words.choices import Event, Option
from hordekeep.games.cloudspire.words.reading import meaning
from hordekeep.games.cloudspire.written.position import to_position
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import (
    Cards,
    Extras,
    Game,
    GameRules,
    Positions,
    Search,
    enforces,
)
from hordekeep.kernel.declaring import Question, Told, Vocabulary

WORDS = Vocabulary(
    questions=Question.declared_in(PACKAGE),
    events=Told.declared_in(PACKAGE),
    verbs=(
        Deploy,
        Stay,
        Done,
        Stop,
        Pass,
        Yes,
        No,
        Keep,
        Sell,
        Promote,
        HandIn,
        Gate,
        Mark,
        Advance,
        Structure,
        LayEarthscape,
        BuyEarthscape,
        Turned,
        Upgrade,
        UpgradeCheaper,
        Order,
        Die,
        NextFall,
        Option,
        PlayFaction,
        Buy,
        Select,
        Group,
        Equip,
        PlayRelic,
        Event,
        (UseAdvancement, First),
        Hex,
        Unit,
        Spire,
        Explore,
        PickUp,
        Use,
        Construct,
        Triangle,
    ),
    unasked=why_not_unasked,
)
"""Its questions, and what it tells of; and its verbs, in the order in which learning agents number the choices."""

# What stands above the rules, and is asked by them.
read_by(meaning)
answer_by(AUTOMATON)


@enforces("CS-TURN-01")
def clock(g: PlayArea) -> int:
    """The number of the turn, counted through the whole game: rounds of waves, and turns of rounds."""
    turns = g.setting.fortresses + 1
    return (g.wave * 100 + g.round) * turns + (g.turn_seat - g.first_seat) % g.setting.fortresses


GAME: Game[PlayArea] = Game(
    slug="cloudspire",
    title="Cloudspire",
    package=PACKAGE,
    fewest=1,
    most=4,
    seats_rule="CS-SETUP-05",
    box=BOX,
    rules=GameRules(
        version=4,
        options=OPTIONS,
        setup=setup,
        beats=BEATS,
        outcome=outcome,
        clock=clock,
        together=True,
        complete=True,
    ),
    words=WORDS,
    positions=Positions(
        write=to_position,
        read=from_position,
        view=view,
        seen=SeenPlayArea,
        laid_open=laid_open,
        shown=shown,
        moment=moment,
        redraw_hidden=redraw_hidden,
    ),
    search=Search(
        evaluate=evaluate,
        rollout=instinct,
        leanings=leanings,
        sensible=sensible,
        horizon=turns,
        play_on=12,
        exploration=1.0,
    ),
    lab=LAB,
    extras=Extras(
        progress=progress,
        terminal="hordekeep.games.cloudspire.terminal:BOARD",
        windows=WINDOWS,
        cards=Cards(faces=faces),
    ),
)
"""The game as the kernel knows it."""
