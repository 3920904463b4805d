"""The course of a game: beat after beat, ask after ask, with going back, cloning and imagining. It knows no words.

Between beats a game is plain data, inside a beat it is a generator. A course that keeps checkpoints copies the state
when a beat begins to ask, and gets anywhere within that beat by playing the few choices since again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Generic, Self

from hordekeep.kernel.ask import Ask, Choice, Rules
from hordekeep.kernel.declaring.told import Told
from hordekeep.kernel.dice import Dice
from hordekeep.kernel.errors import BadInput, GameOver
from hordekeep.kernel.events import Event, Outcome
from hordekeep.kernel.facets import Beat, S
from hordekeep.kernel.game import Game


class Keep(IntEnum):
    """What a course keeps of what has been.

    >>> from hordekeep import Match
    >>> Match("plankton-horde", seats=2, seed="doc", keep=Keep.CHECKPOINT).clone(Keep.NOTHING).log
    []
    """

    NOTHING = 0
    """For rollouts. Such a match cannot be cloned, imagined or undone."""
    CHECKPOINT = 1
    """The state at the beat's start: enough to clone and to imagine."""
    HISTORY = 2
    """Every beat's start and the log: for live games, with undo."""


_HISTORY = Keep.HISTORY
"""Looked up once: Python 3.11 is slow to find the members of an enumeration, and this one is compared in play."""

Made = tuple[int, Choice, bool]
"""A choice that was made: the seat, the choice, and whether it was the only one (the match then made it itself)."""

Listener = Callable[[Event], None]


class Course(Generic[S]):
    """A game under way: its state, what is asked, and what was chosen. `Match` adds people, words and notations.

    `opening` is the first question of the present beat that left somebody a choice: what others may know of a seat
    that composes. A `patient` course stops at every window, also where its seat can only pass: whoever lets people play
    decides when that is done, because being quick would tell that a seat has no answer.

    >>> from hordekeep import Dice, find_game
    >>> horde = find_game("plankton-horde")
    >>> course = Course(horde, horde.rules.setup(2, {"level": "basic", "first": "A"}, Dice("x")), Keep.NOTHING)
    >>> course.play(course.ask.choices[0], course.ask.seat)
    >>> course.made
    [(0, ('token', 8), False)]
    """

    __slots__ = (
        "_begun",
        "_checkpoint",
        "_log_marks",
        "_past",
        "_steps",
        "ask",
        "game",
        "keep",
        "listeners",
        "log",
        "made",
        "opening",
        "patient",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        keep: Keep = Keep.HISTORY,
        listeners: Sequence[Listener] = (),
        *,
        patient: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.keep = keep
        self.listeners = list(listeners)
        self.made: list[Made] = []
        self.log: list[Event] = []
        self.ask: Ask | None = None
        self.opening: Ask | None = None
        self.patient = patient
        self._steps: Rules[None] | None = None
        self._checkpoint: S | None = None
        self._begun = 0
        self._past: list[tuple[S, int]] = []
        self._log_marks: list[int] = []
        state.tell = self._tell if keep == _HISTORY or self.listeners else None
        self._run(None, None)

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, choice: Choice, seat: int) -> None:
        """Answer the ask with one of its own choices, unchecked: for bots, which pick from the list.

        >>> from hordekeep import Match
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.play(match.ask.choices[0], match.ask.seat)
        >>> len(match.made)
        1
        """
        ask, steps = self.ask, self._steps
        if ask is None or steps is None:
            raise BadInput("The game is over: nothing is asked.")
        if self.keep == _HISTORY:
            self._log_marks.append(len(self.log))
        self.made.append((seat, choice, False))
        ask.answered_by = seat
        self._run(steps, choice)

    def _run(self, steps: Rules[None] | None, choice: Choice | None) -> None:
        """Go on, beat after beat, to the next ask that leaves somebody a choice, or to the end."""
        state, beats = self.state, self.game.rules.beats
        agenda = state.agenda
        while True:
            if steps is None:
                state.beat = None
                if state.over or not agenda:
                    state.over = True
                    self.ask = self._steps = None
                    return
                beat = state.beat = agenda.pop()
                try:
                    steps = beats[beat[0]](state, beat[1])
                except GameOver:
                    continue
                if steps is None:
                    continue
                if self.keep:
                    self._keep_checkpoint(beat)
                self.opening = None
                choice = None
            try:
                ask = steps.send(choice)  # the first send of a generator is None
            except (StopIteration, GameOver):
                steps = None
                continue
            if state.over:
                steps.close()
                steps = None
                continue
            if len(ask.seats) == 1:
                choices = ask.choices
                if len(choices) == 1 and not ask.written and not (self.patient and ask.passing is not None):
                    choice = choices[0]
                    if self.keep == _HISTORY:
                        self._log_marks.append(len(self.log))
                    self.made.append((ask.seats[0], choice, True))
                    continue
            self.ask = ask
            if self.opening is None:
                self.opening = ask
            self._steps = steps
            return

    def _keep_checkpoint(self, beat: Beat) -> None:
        checkpoint = self.state.clone()
        checkpoint.beat = None
        checkpoint.agenda.append(beat)
        self._checkpoint = checkpoint
        self._begun = len(self.made)
        if self.keep == _HISTORY:
            self._past.append((checkpoint, self._begun))

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on.

        >>> from hordekeep import Match
        >>> Match("plankton-horde", seats=2, seed="doc").outcome() is None
        True
        """
        return self.game.rules.outcome(self.state) if self.ask is None else None

    # -- events ------------------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every event from now on.

        >>> heard = []
        >>> from hordekeep import Match
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.listen(heard.append)
        >>> match.choose("token:8")
        >>> heard[0].kind, heard[0].rule
        ('token-assigned', 'PH-BC-02')
        """
        self.listeners.append(listener)
        self.state.tell = self._tell

    def _tell(self, kind: str | Told, rule: str = "", audience: tuple[int, ...] | None = None, **facts: Any) -> None:
        event = Event(kind, rule, facts, audience) if isinstance(kind, str) else kind.as_event(rule, self.state)
        if self.keep == _HISTORY:
            self.log.append(event)
        for listener in self.listeners:
            listener(event)

    # -- going back, aside and elsewhere -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last choice back, with everything that followed from it.

        >>> from hordekeep import Match
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.undo()
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: There is nothing to undo.
        """
        if self.keep != _HISTORY:
            raise BadInput("This match keeps no history, so it cannot undo.", advice="Make it with keep=Keep.HISTORY.")
        last = next((i for i in range(len(self.made) - 1, -1, -1) if not self.made[i][2]), -1)
        if not self._past or last < self._past[0][1]:  # nothing was chosen, or not since this clone was made
            raise BadInput("There is nothing to undo.")
        replayed = self.made[:last]
        log = self.log[: self._log_marks[last]]
        marks = self._log_marks[:last]
        while self._past and self._past[-1][1] > last:
            self._past.pop()
        checkpoint, begun = self._past.pop()
        self._return_to(checkpoint.clone(), replayed, begun)
        self.log, self._log_marks = log, marks
        self.state.tell = self._tell

    def _return_to(self, state: S, made: list[Made], begun: int) -> None:
        """Go on silently from a beat's start, playing `made[begun:]` again."""
        self.state = state
        self.made = made[:begun]
        self._run(None, None)
        for seat, choice, was_forced in made[begun:]:
            if not was_forced:
                self.play(choice, seat)

    def clone(self, keep: Keep = Keep.CHECKPOINT) -> Self:
        """A match of its own at the same ask. It has no listeners and no log.

        >>> from hordekeep import Match
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> twin = match.clone()
        >>> twin.choose("token:8")
        >>> len(twin.made), len(match.made)
        (1, 0)
        """
        if self.ask is None:
            return self._twin(self.state.clone(), keep)
        if self._checkpoint is None:
            raise BadInput(
                "This match keeps no checkpoint, so it cannot be cloned.", advice="Make it with keep=Keep.CHECKPOINT."
            )
        twin = self._twin(self._checkpoint.clone(), keep)
        begun = self._begun
        twin._log_marks = [0] * begun
        twin._return_to(twin.state, self.made, begun)
        return twin

    def _twin(self, state: S, keep: Keep) -> Self:
        cls = type(self)
        twin = cls.__new__(cls)
        twin.game = self.game
        twin.keep = keep
        twin.listeners = []
        twin.made = self.made[:]
        twin.log = []
        twin.ask = twin.opening = None
        twin.patient = self.patient
        twin._steps = None
        twin._checkpoint = None
        twin._begun = 0
        twin._past = []
        twin._log_marks = []
        twin.state = state
        return twin

    def imagine(self, seat: int, dice: Dice, keep: Keep = Keep.NOTHING) -> Self:
        """A clone in which everything that `seat` cannot know is dealt anew from `dice`.

        The seat that is asked imagines at its very ask. For any other seat the asked one may be composing a secret
        plan, so the imagined match goes back to the beat's start, unless something was already committed since. It is
        for looking ahead, so it is never patient.

        >>> from hordekeep import Match
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.imagine(0, Dice("dream")).ask
        Ask(seats=(1,), 'token', PH-BC-02)
        """
        ask, checkpoint = self.ask, self._checkpoint
        if ask is None or checkpoint is None or ask.committed or seat in ask.seats:
            twin = self.clone(keep)
            at_start = None if ask is None or ask.committed else twin._checkpoint
            if at_start is not None:  # nothing has changed since, so it is dealt anew in the same way
                at_start.dice = dice.clone()
                self.game.positions.redraw_hidden(at_start, seat, at_start.dice)
            twin._checkpoint = at_start
            twin._past = []
            twin.state.dice = dice
            self.game.positions.redraw_hidden(twin.state, seat, dice)
            if twin.ask is not None and twin.ask.seats != (seat,):
                twin.ask.list_again()  # what was listed before may name cards that lie elsewhere now
        else:
            twin = self._twin(checkpoint.clone(), keep)
            twin.made = self.made[: self._begun]
            twin._log_marks = [0] * self._begun
            twin.state.dice = dice
            self.game.positions.redraw_hidden(twin.state, seat, dice)
            twin._run(None, None)
        twin.patient = False
        return twin
