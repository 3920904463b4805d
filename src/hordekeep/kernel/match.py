"""A match drives a game's beats: it asks, takes choices, remembers, undoes, clones and imagines.

Between beats a game is plain data, inside a beat it is a generator. A match that keeps checkpoints copies the state
when a beat begins to ask, and gets anywhere within that beat by playing the few choices since again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Generic

from hordekeep.kernel.ask import Ask, Choice, Offer, Rules
from hordekeep.kernel.dice import Dice, commitment, new_seed
from hordekeep.kernel.errors import BadInput, Refusal, Refused
from hordekeep.kernel.events import Event, Outcome
from hordekeep.kernel.game import Beat, Document, Game, S, find_game
from hordekeep.kernel.options import SEAT_LETTERS, OptionValue, read_options
from hordekeep.kernel.record import Record, written
from hordekeep.kernel.texts import Text, say, seat_name

NOTHING = 0
"""Keep nothing: for rollouts. Such a match cannot be cloned, imagined or undone."""
CHECKPOINT = 1
"""Keep the state at the beat's start: enough to clone and to imagine."""
HISTORY = 2
"""Keep every beat's start and the log: for live games, with undo."""

Made = tuple[int, Choice, bool]
"""A choice that was made: the seat, the choice, and whether it was the only one (the match then made it itself)."""

Listener = Callable[[Event], None]


class Match(Generic[S]):
    """One game being played.

    >>> match = Match("plankton-horde", seats=2, seed="a stormy night")
    >>> match.ask
    Ask(seats=(1,), 'token', PH-BC-02)
    >>> match.choose("token:8")
    >>> match.undo()
    >>> match.made, match.outcome()
    ([], None)
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
        "names",
        "options",
        "seed",
        "start",
        "state",
    )

    def __init__(
        self,
        game: Game[S] | str,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        *,
        keep: int = HISTORY,
        listeners: Sequence[Listener] = (),
    ) -> None:
        found: Game[S] = find_game(game) if isinstance(game, str) else game
        if seats is None:
            seats = len(names) if names else found.fewest
        found.check_seats(seats)
        self._prepare(found, seats, seed if seed is not None else new_seed(), names, keep, listeners)
        self.options = read_options(found.options, options or {}, seats=seats)
        self.start: Document | None = None
        self.state: S = found.setup(seats, self.options, Dice(self.seed))
        self.state.tell = self._tell if self._is_heard() else None
        self._run(None, None)

    def _prepare(
        self,
        game: Game[S],
        seats: int,
        seed: str,
        names: Sequence[str] | None,
        keep: int,
        listeners: Sequence[Listener],
    ) -> None:
        self.game = game
        self.seed = _check_seed(seed)
        self.names = _check_names(names, seats)
        self.keep = keep
        self.listeners = list(listeners)
        self.made: list[Made] = []
        self.log: list[Event] = []
        self.ask: Ask | None = None
        self._steps: Rules[None] | None = None
        self._checkpoint: S | None = None
        self._begun = 0
        self._past: list[tuple[S, int]] = []
        self._log_marks: list[int] = []

    # -- playing -----------------------------------------------------------------------------------------------------

    def choose(self, choice: Choice | str, seat: int | None = None) -> None:
        """Answer the ask with a legal choice or its key; `Refused` says which rule is against it.

        Where several seats may answer, say which one does.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.choose("token:8")
        >>> match.choose("token:8")
        Traceback (most recent call last):
        hordekeep.kernel.errors.Refused: The Score Token 8 already lies on a Battle Card. [PH-BC-03]
        """
        ask = self.ask
        if ask is None:
            raise BadInput("The game is over: nothing is asked.", advice="Look at outcome().")
        if seat is None:
            if len(ask.seats) > 1:
                raise BadInput(f"Seats {ask.seats} may all answer.", advice="Say which one: choose(choice, seat).")
            seat = ask.seats[0]
        if isinstance(choice, str):
            choice = self.read_key(choice)
        if choice not in ask.choices_of(seat):
            refusal = self.why_not(choice, seat)
            if refusal is None:
                raise AssertionError(f"{choice} is neither offered nor refused at {ask}")
            raise Refused(refusal, self.say(refusal.because))
        self.play(choice, seat)

    def play(self, choice: Choice, seat: int) -> None:
        """Answer the ask with one of its own choices, unchecked: for bots, which pick from the list.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.play(match.ask.choices[0], match.ask.seat)
        >>> len(match.made)
        1
        """
        ask, steps = self.ask, self._steps
        if ask is None or steps is None:
            raise BadInput("The game is over: nothing is asked.")
        if self.keep == HISTORY:
            self._log_marks.append(len(self.log))
        self.made.append((seat, choice, False))
        ask.answered_by = seat
        self._run(steps, choice)

    def _run(self, steps: Rules[None] | None, choice: Choice | None) -> None:
        """Go on, beat after beat, to the next ask that leaves somebody a choice, or to the end."""
        state, beats = self.state, self.game.beats
        agenda = state.agenda
        while True:
            if steps is None:
                state.beat = None
                if state.over or not agenda:
                    state.over = True
                    self.ask = self._steps = None
                    return
                beat = agenda.pop()
                steps = beats[beat[0]](state, beat[1])
                if steps is None:
                    continue
                if self.keep:
                    self._keep_checkpoint(beat)
                state.beat = beat
                choice = None
            try:
                ask = steps.send(choice)  # type: ignore[arg-type]  # the first send of a generator is None
            except StopIteration:
                steps = None
                continue
            if state.over:
                steps.close()
                steps = None
                continue
            if len(ask.seats) == 1:
                choices = ask.choices
                if len(choices) == 1:
                    choice = choices[0]
                    if self.keep == HISTORY:
                        self._log_marks.append(len(self.log))
                    self.made.append((ask.seats[0], choice, True))
                    continue
            self.ask = ask
            self._steps = steps
            return

    def _keep_checkpoint(self, beat: Beat) -> None:
        checkpoint = self.state.clone()
        checkpoint.agenda.append(beat)
        self._checkpoint = checkpoint
        self._begun = len(self.made)
        if self.keep == HISTORY:
            self._past.append((checkpoint, self._begun))

    # -- looking -----------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on.

        >>> Match("plankton-horde", seats=2, seed="doc").outcome() is None
        True
        """
        return self.game.outcome(self.state) if self.ask is None else None

    def offers(self, seat: int | None = None, language: str = "en") -> list[Offer]:
        """The legal choices as people see them: key, label, and what each touches.

        >>> [offer.label for offer in Match("plankton-horde", seats=2, seed="doc").offers()][:2]
        ['Put 8 on Fire', 'Put 6 on Fire']
        """
        ask = self.ask
        if ask is None:
            return []
        choices = ask.choices if seat is None else ask.choices_of(seat)
        return [
            Offer(
                self.game.key(choice),
                self.say(self.game.label(self.state, choice), language),
                self.game.touches(self.state, ask, choice),
            )
            for choice in choices
        ]

    def prompt(self, language: str = "en") -> str:
        """What is asked, in words.

        >>> Match("plankton-horde", seats=2, seed="doc").prompt()
        'B, which Score Token goes on Fire?'
        """
        if self.ask is None:
            return self.say(Text("game-over"), language)
        return self.say(self.game.prompt(self.state, self.ask), language)

    def why_not(self, choice: Choice | str, seat: int | None = None) -> Refusal | None:
        """Why `choice` cannot be made now: the very check that leaves it out of the list. None if it can.

        >>> Match("plankton-horde", seats=2, seed="doc").why_not("token:8") is None
        True
        """
        ask = self.ask
        if ask is None:
            outcome = self.outcome()
            return Refusal(outcome.rule if outcome else "", Text("game-over"))
        if isinstance(choice, str):
            choice = self.read_key(choice)
        elif choice not in self.game.candidates:
            raise BadInput(
                f"{choice!r} is no choice of {self.game.title}.", advice="Take one of ask.choices, or a key."
            )
        if seat is None:
            seat = ask.seats[0]
        if seat not in ask.seats:
            return Refusal(ask.rule, Text("not-asked", who=seat_name(ask.seats[0])))
        return self.game.why_not(self.state, ask, seat, choice)

    def view(self, seat: int | None) -> Document:
        """What `seat` may see of the game, computed values included; None is a spectator.

        >>> Match("plankton-horde", seats=2, seed="doc").view(None)["seats"][0]["horde_size"]
        0
        """
        return self.game.view(self.state, seat)

    def shown(self) -> Document:
        """The whole position as it stands, with computed values: for scenarios and for whoever may see everything.

        >>> Match("plankton-horde", seats=2, seed="doc").shown()["target"]
        0
        """
        show = self.game.shown or self.game.to_position
        return show(self.state)

    def say(self, text: Text, language: str = "en") -> str:
        """Say a text of this game, with the names of this match.

        >>> Match("plankton-horde", seats=2, seed="doc").say(Text("card-flayer"), "fr")
        'Écorcheur'
        """
        return say(text, (self.game.package,), language, self.names)

    def tell_log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """The log in words, as `seat` may know it; None is a spectator.

        >>> Match("plankton-horde", seats=2, seed="doc").tell_log()[-1]
        'B draws the Battle Card Fire.'
        """
        return [self.say(self.game.describe(event), language) for event in self.log if event.is_for(seat)]

    def read_key(self, key: str) -> Choice:
        """The choice that `key` stands for; `BadInput` with the nearest known key if there is none.

        >>> Match("plankton-horde", seats=2, seed="doc").read_key("token:9")
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: There is no choice 'token:9'. Did you mean 'token:8'?
        """
        choice = self.game.choice(key)
        if choice is None:
            offered = [offer for seat in self.ask.seats for offer in self.ask.choices_of(seat)] if self.ask else []
            known = [self.game.key(each) for each in [*offered, *self.game.candidates]]
            near = get_close_matches(key, known, n=1)
            raise BadInput(f"There is no choice {key!r}.", advice=f"Did you mean {near[0]!r}?" if near else "")
        return choice

    # -- events ------------------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every event from now on.

        >>> heard = []
        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.listen(heard.append)
        >>> match.choose("token:8")
        >>> heard[0].kind, heard[0].rule
        ('token-assigned', 'PH-BC-02')
        """
        self.listeners.append(listener)
        self.state.tell = self._tell

    def _is_heard(self) -> bool:
        return self.keep == HISTORY or bool(self.listeners)

    def _tell(self, kind: str, rule: str, audience: tuple[int, ...] | None = None, **facts: Any) -> None:
        event = Event(kind, rule, facts, audience)
        if self.keep == HISTORY:
            self.log.append(event)
        for listener in self.listeners:
            listener(event)

    # -- going back, aside and elsewhere -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last choice back, with everything that followed from it.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.undo()
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: There is nothing to undo.
        """
        if self.keep != HISTORY:
            raise BadInput("This match keeps no history, so it cannot undo.", advice="Make it with keep=HISTORY.")
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

    def clone(self, keep: int = CHECKPOINT) -> Match[S]:
        """A match of its own at the same ask. It has no listeners and no log.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> twin = match.clone()
        >>> twin.choose("token:8")
        >>> len(twin.made), len(match.made)
        (1, 0)
        """
        if self.ask is None:
            return self._twin(self.state.clone(), keep)
        if self._checkpoint is None:
            raise BadInput("This match keeps no checkpoint, so it cannot be cloned.", advice="Make it with CHECKPOINT.")
        twin = self._twin(self._checkpoint.clone(), keep)
        made = self.made
        begun = self._begun
        twin.made = made[:begun]
        twin._log_marks = [0] * begun
        twin._run(None, None)
        for seat, choice, was_forced in made[begun:]:
            if not was_forced:
                twin.play(choice, seat)
        return twin

    def _twin(self, state: S, keep: int) -> Match[S]:
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.seed = self.seed
        twin.names = self.names
        twin.options = self.options
        twin.start = self.start
        twin.keep = keep
        twin.listeners = []
        twin.made = self.made[:]
        twin.log = []
        twin.ask = None
        twin._steps = None
        twin._checkpoint = None
        twin._begun = 0
        twin._past = []
        twin._log_marks = []
        twin.state = state
        return twin

    def imagine(self, seat: int, dice: Dice, keep: int = NOTHING) -> Match[S]:
        """A clone in which everything that `seat` cannot know is dealt anew from `dice`.

        The seat that is asked imagines at its very ask. For any other seat the asked one may be composing a secret
        plan, so the imagined match goes back to the beat's start, unless something was already committed since.

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
                self.game.redraw_hidden(at_start, seat, at_start.dice)
            twin._checkpoint = at_start
            twin._past = []
            twin.state.dice = dice
            self.game.redraw_hidden(twin.state, seat, dice)
        else:
            twin = self._twin(checkpoint.clone(), keep)
            twin.made = self.made[: self._begun]
            twin._log_marks = [0] * self._begun
            twin.state.dice = dice
            self.game.redraw_hidden(twin.state, seat, dice)
            twin._run(None, None)
        twin.seed = dice.seed  # the true seed and start would tell the true deal
        twin.start = None
        return twin

    # -- notations ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the first choice.

        >>> Match("plankton-horde", seats=2, seed="doc").commitment == commitment("doc")
        True
        """
        return commitment(self.seed)

    def record(self) -> Record:
        """The match as a record: what it started from and every choice.

        >>> Match("plankton-horde", seats=2, seed="doc").record().choices
        ()
        """
        outcome = self.outcome()
        return Record(
            game=self.game.slug,
            rules_version=self.game.rules_version,
            names=self.names,
            options={name: written(value) for name, value in self.options.items()},
            seed=self.seed,
            choices=tuple((seat, self.game.key(choice)) for seat, choice, _ in self.made),
            result=self.say(outcome.because) + f" [{outcome.rule}]" if outcome else "",
            position=self.start,
        )

    @classmethod
    def from_record(
        cls, record: Record, *, keep: int = HISTORY, until: int | None = None, game: Game[S] | None = None
    ) -> Match[S]:
        """Replay a record, or its first `until` choices. One that does not replay says at which choice and why.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.choose("token:8")
        >>> Match.from_record(match.record()).state.tokens == match.state.tokens
        True
        """
        found: Game[S] = game or find_game(record.game)
        if record.rules_version != found.rules_version:
            raise BadInput(
                f"The record was played under version {record.rules_version} of the rules of {found.title}; "
                f"this program has version {found.rules_version}.",
                advice="Replay it with the release that wrote it.",
            )
        if record.position is None:
            match = cls(found, len(record.names), record.seed, record.options, record.names, keep=keep)
        else:
            match = cls.from_position(found, record.position, names=record.names, seed=record.seed, keep=keep)
        count = len(record.choices) if until is None else until
        for number, (seat, key) in enumerate(record.choices[:count]):
            match._replay(number, seat, key)
        return match

    def _replay(self, number: int, seat: int, key: str) -> None:
        where = f"choice {number + 1}, {SEAT_LETTERS[seat]} {key!r}"
        if number < len(self.made):
            made_by, choice, _ = self.made[number]
            if (made_by, self.game.key(choice)) != (seat, key):
                only = f"{SEAT_LETTERS[made_by]} {self.game.key(choice)!r}"
                raise BadInput(f"Only {only} is possible here.", where=where)
            return
        try:
            self.choose(key, seat)
        except Refused as no:
            raise BadInput(f"The record does not replay: {no}", where=where) from no
        except BadInput as bad:
            raise BadInput(f"The record does not replay: {bad}", where=where) from bad

    def to_position(self) -> Document:
        """The whole state as one document, as at the start of the present beat.

        >>> Match("plankton-horde", seats=2, seed="doc").to_position()["round"]
        1
        """
        at_rest = self.state if self.ask is None else self._checkpoint
        if at_rest is None:
            raise BadInput("This match keeps no checkpoint, so it has no position.", advice="Make it with CHECKPOINT.")
        return {"game": self.game.slug, **self.game.to_position(at_rest)}

    @classmethod
    def from_position(
        cls,
        game: Game[S] | str,
        position: Document,
        names: Sequence[str] | None = None,
        *,
        seed: str = "position",
        dice: Dice | None = None,
        keep: int = HISTORY,
        listeners: Sequence[Listener] = (),
    ) -> Match[S]:
        """A match that goes on from a position, with its own dice or with those given.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> twin = Match.from_position("plankton-horde", match.to_position())
        >>> twin.ask, twin.to_position() == match.to_position()
        (Ask(seats=(1,), 'token', PH-BC-02), True)
        """
        found: Game[S] = find_game(game) if isinstance(game, str) else game
        if position.get("game", found.slug) != found.slug:
            raise BadInput(f"This is a position of {position['game']!r}, not of {found.slug!r}.", where="game")
        state = found.from_position({name: part for name, part in position.items() if name != "game"})
        match: Match[S] = cls.__new__(cls)
        match._prepare(found, state.seats, seed, names, keep, listeners)
        match.options = {}
        match.start = {"game": found.slug, **found.to_position(state)}
        if dice is not None:
            state.dice = dice
        match.state = state
        match.state.tell = match._tell if match._is_heard() else None
        match._run(None, None)
        return match


def _is_one_line(text: str) -> bool:
    """Can the text form of a record hold this on one line?"""
    return text == text.strip() and len(text.splitlines()) == 1


def _check_seed(seed: str) -> str:
    if not _is_one_line(seed):
        raise BadInput(
            f"{seed!r} cannot be a seed.", where="seed", advice="Use one line of text without spaces at its ends."
        )
    return seed


def _check_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if not names:
        return tuple(SEAT_LETTERS[:seats])
    if len(names) != seats:
        raise BadInput(f"There are {len(names)} names for {seats} seats.", where="names")
    for name in names:
        if "," in name or not _is_one_line(name.strip()):
            raise BadInput(
                f"{name!r} cannot be a player's name.", where="names", advice="Use one line of text without commas."
            )
    return tuple(name.strip() for name in names)
