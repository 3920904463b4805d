"""A match: the course of a game with people, words, records and positions. This is the object to hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Self

from hordekeep.kernel.ask import Ask, Choice, Offer
from hordekeep.kernel.course import Course, Keep, Listener
from hordekeep.kernel.dice import Dice, commitment, new_seed
from hordekeep.kernel.documents import check_document
from hordekeep.kernel.errors import BadInput, Refusal, Refused
from hordekeep.kernel.facets import Document, S
from hordekeep.kernel.game import Game, find_game
from hordekeep.kernel.options import SEAT_LETTERS, OptionValue, read_options
from hordekeep.kernel.record import Record, check_names, check_seed, written
from hordekeep.kernel.record_files import read_record, write_record
from hordekeep.kernel.texts import Text, say, seat_name


class Match(Course[S]):
    """One game being played.

    >>> match = Match("plankton-horde", seats=2, seed="a stormy night")
    >>> match.ask
    Ask(seats=(1,), 'token', PH-BC-02)
    >>> match.choose("token:8")
    >>> match.undo()
    >>> match.made, match.outcome()
    ([], None)
    """

    __slots__ = ("names", "needs", "options", "seed", "start")

    def __init__(
        self,
        game: Game[S] | str,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        *,
        keep: Keep = Keep.HISTORY,
        listeners: Sequence[Listener] = (),
        patient: bool = False,
    ) -> None:
        found: Game[S] = find_game(game) if isinstance(game, str) else game
        if seats is None:
            seats = len(names) if names else found.fewest
        found.check_seats(seats)
        self.names = check_names(names, seats)
        self.seed = check_seed(new_seed() if seed is None else seed)
        self.options = read_options(found.rules.options, options or {}, seats=seats)
        self.start: Document | None = None
        state = found.rules.setup(seats, self.options, Dice(self.seed))
        self.needs = _needs(found, state)
        super().__init__(found, state, keep, listeners, patient=patient)

    # -- playing -----------------------------------------------------------------------------------------------------

    def choose(self, choice: Choice | str, seat: int | None = None) -> None:
        """Answer the ask with a legal choice or its key; `Refused` says which rule is against it.

        Where several seats may answer, say which one does.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.choose("token:8")
        >>> match.choose("stop")
        Traceback (most recent call last):
        hordekeep.kernel.errors.Refused: You open the round: at least one monster must be taken. [PH-PICK-03]
        """
        ask = self.ask
        if ask is None:
            raise BadInput("The game is over: nothing is asked.", advice="Look at outcome().")
        if seat is None:
            if len(ask.seats) > 1:
                raise BadInput(f"Seats {ask.seats} may all answer.", advice="Say which one: choose(choice, seat).")
            seat = ask.seats[0]
        chosen = self.read_key(choice) if isinstance(choice, str) else choice
        listed = ask.choices_of(seat)
        if chosen in listed:
            chosen = listed[listed.index(chosen)]  # the rule hears its own choice, not a plain tuple that equals it
        else:
            refusal = self.why_not(choice, seat)
            if refusal is not None:
                raise Refused(refusal, self.say(refusal.because))
            if not ask.may_be_written(chosen):
                raise AssertionError(f"{choice} is neither offered nor refused at {ask}")
        self.play(chosen, seat)

    # -- looking -----------------------------------------------------------------------------------------------------

    def offers(self, seat: int | None = None, language: str = "en") -> list[Offer]:
        """The legal choices as people and clients see them: key, label, what each touches, and what it is about.

        >>> [offer.label for offer in Match("plankton-horde", seats=2, seed="doc").offers()][:2]
        ['Put 8 on Fire', 'Put 6 on Fire']
        """
        ask = self.ask
        if ask is None:
            return []
        choices = ask.choices if seat is None else ask.choices_of(seat)
        return [
            Offer(
                self.game.words.key(choice),
                self.say(self.game.words.label(self.state, choice), language),
                self.game.words.touches(self.state, ask, choice),
                choice[0],
                self.game.words.about(self.state, choice),
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
        return self.say(self.game.words.prompt(self.state, self.ask), language)

    def why_not(self, choice: Choice | str, seat: int | None = None) -> Refusal | None:
        """Why `choice` cannot be made now: the very check that leaves it out of the list. None if it can.

        >>> Match("plankton-horde", seats=2, seed="doc").why_not("token:8") is None
        True
        """
        ask = self.ask
        if ask is None:
            return self._over()
        if seat is None:
            seat = ask.seats[0]
        if isinstance(choice, str):
            choice = self.read_key(choice)
        elif not (
            choice in ask.choices_of(seat)
            or ask.may_be_written(choice)
            or choice in self.game.words.candidates(self.state)
        ):
            raise BadInput(
                f"{choice!r} is no choice of {self.game.title}.", advice="Take one of ask.choices, or a key."
            )
        if seat not in ask.seats:
            return self._unasked(ask, seat, choice)
        return self.game.words.why_not(self.state, ask, seat, choice)

    def _unasked(self, ask: Ask, seat: int, choice: Choice) -> Refusal:
        """What is against a choice of a seat that is not asked: a reason of its own, or that it is not its turn."""
        own = self.game.words.why_not_unasked(self.state, seat, choice)
        return own or Refusal(ask.rule, Text("not-asked", who=seat_name(ask.seats[0])))

    def _over(self) -> Refusal:
        outcome = self.outcome()
        return Refusal(outcome.rule if outcome else "", Text("game-over"))

    def why_not_touch(self, touched: str, seat: int) -> Refusal | None:
        """Why nothing can be done now with a piece, named as in `Offer.touches`; None if something can.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.why_not_touch("pool:sun-ooze", 1).rule
        'PH-BC-06'
        """
        ask, touches = self.ask, self.game.words.touches
        if ask is None:
            return self._over()
        if seat not in ask.seats:
            return Refusal(ask.rule, Text("not-asked", who=seat_name(ask.seats[0])))
        if any(touched in touches(self.state, ask, choice) for choice in ask.choices_of(seat)):
            return None
        for choice in self.game.words.candidates(self.state):
            if touched in touches(self.state, ask, choice):
                return self.game.words.why_not(self.state, ask, seat, choice)
        return Refusal(ask.rule, Text("nothing-to-do-with-it"))

    def view(self, seat: int | None) -> Document:
        """What `seat` may see of the game, computed values included; None is a spectator.

        >>> Match("plankton-horde", seats=2, seed="doc").view(None)["seats"][0]["horde_size"]
        0
        """
        return self.game.positions.view(self.state, seat)

    def laid_open(self) -> Document:
        """A view with nothing left out: of a game that is over, of a scenario, of a record.

        >>> len(Match("plankton-horde", seats=2, seed="doc").laid_open()["seats"][0]["horde"])
        0
        """
        return self.game.positions.open_to_all(self.state)

    def shown(self) -> Document:
        """The whole position as it stands, with computed values: for scenarios and for whoever may see everything.

        >>> Match("plankton-horde", seats=2, seed="doc").shown()["target"]
        0
        """
        return self.game.positions.show(self.state)

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
        return [self.say(self.game.words.describe(event), language) for event in self.log if event.is_for(seat)]

    def read_key(self, key: str) -> Choice:
        """The choice that `key` stands for; `BadInput` with the nearest known key if there is none.

        >>> Match("plankton-horde", seats=2, seed="doc").read_key("token:9")
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: There is no choice 'token:9'. Did you mean 'token:8'?
        """
        choice = self.game.words.choice(key)
        if choice is None:
            offered = [offer for seat in self.ask.seats for offer in self.ask.choices_of(seat)] if self.ask else []
            known = [self.game.words.key(each) for each in [*offered, *self.game.words.candidates(self.state)]]
            near = get_close_matches(key, known, n=1)
            raise BadInput(f"There is no choice {key!r}.", advice=f"Did you mean {near[0]!r}?" if near else "")
        return choice

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
            rules_version=self.game.rules.version,
            names=self.names,
            options={name: written(value) for name, value in self.options.items()},
            seed=self.seed,
            choices=tuple((seat, self.game.words.key(choice)) for seat, choice, _ in self.made),
            result=self.say(outcome.because) + f" [{outcome.rule}]" if outcome else "",
            position=self.start,
            needs=self.needs,
        )

    @classmethod
    def from_record(
        cls,
        record: Record,
        *,
        keep: Keep = Keep.HISTORY,
        until: int | None = None,
        game: Game[S] | None = None,
        listeners: Sequence[Listener] = (),
        patient: bool = False,
    ) -> Self:
        """Replay a record, or its first `until` choices. One that does not replay says at which choice and why.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.choose("token:8")
        >>> Match.from_record(match.record()).state.tokens == match.state.tokens
        True
        """
        found: Game[S] = game or find_game(record.game)
        if record.rules_version != found.rules.version:
            versions = {"theirs": str(record.rules_version), "ours": str(found.rules.version)}
            raise BadInput(
                Text("record-other-rules", game=found.title, **versions), advice=Text("record-other-rules-advice")
            )
        _check_needs(found, record.needs)
        if record.position is None:
            match = cls(
                found,
                len(record.names),
                record.seed,
                record.options,
                record.names,
                keep=keep,
                listeners=listeners,
                patient=patient,
            )
        else:
            match = cls.from_position(
                found,
                record.position,
                names=record.names,
                seed=record.seed,
                keep=keep,
                listeners=listeners,
                patient=patient,
            )
        match.replay(record.choices[: len(record.choices) if until is None else until])
        return match

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all; `BadInput` if it cannot be written there.

        >>> Match("plankton-horde", seats=2, seed="doc").save("nowhere/mine.record")
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: nowhere/mine.record: Cannot write the file: No such file or directory. ...
        """
        try:
            write_record(self.record(), Path(path).expanduser())
        except OSError as error:
            what = Text("record-unwritable", why=error.strerror or str(error))
            raise BadInput(what, where=str(path), advice=Text("record-unwritable-advice")) from error

    @classmethod
    def load(
        cls, path: str | Path, *, keep: Keep = Keep.HISTORY, until: int | None = None, game: Game[S] | None = None
    ) -> Self:
        """Replay the record in a file, or its first `until` choices; `BadInput` names the file and the place in it.

        >>> Match.load("nowhere.record")
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: nowhere.record: Cannot read the file: No such file or directory. ...
        """
        record = read_record(path)
        try:
            return cls.from_record(record, keep=keep, until=until, game=game)
        except BadInput as bad:
            raise bad.standing(f"{path}: {bad.where}" if bad.where else str(path)) from bad

    def replay(self, choices: Sequence[tuple[int, str]], start: int = 0) -> None:
        """Make the choices of a record from the `start`-th on; those that the match made by itself are only compared.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> match.replay([(1, "token:8"), (0, "token:6")])
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: choice 2, A 'token:6': The record does not replay: It is not your turn: ...
        """
        for number, (seat, key) in enumerate(choices, start):
            self._replay(number, seat, key)

    def _replay(self, number: int, seat: int, key: str) -> None:
        where = f"choice {number + 1}, {SEAT_LETTERS[seat]} {key!r}"
        if number < len(self.made):
            made_by, choice, _ = self.made[number]
            if (made_by, self.game.words.key(choice)) != (seat, key):
                only = f"{SEAT_LETTERS[made_by]} {self.game.words.key(choice)!r}"
                raise BadInput(Text("record-only", choice=only), where=where)
            return
        try:
            self.choose(key, seat)
        except Refused as no:
            what = Text("record-refused", because=no.refusal.because, rule=no.refusal.rule)
            raise BadInput(what, where=where, packages=(self.game.package,), names=self.names) from no
        except BadInput as bad:
            raise BadInput(f"The record does not replay: {bad}", where=where) from bad

    @property
    def position_at(self) -> int:
        """How many choices had been made at the moment that `to_position` describes.

        >>> Match("plankton-horde", seats=2, seed="doc").position_at
        0
        """
        return len(self.made) if self.ask is None else self._begun

    def to_position(self) -> Document:
        """The whole state as one document, as at the start of the present beat.

        >>> Match("plankton-horde", seats=2, seed="doc").to_position()["round"]
        1
        """
        at_rest = self.state if self.ask is None else self._checkpoint
        if at_rest is None:
            raise BadInput(
                "This match keeps no checkpoint, so it has no position.", advice="Make it with keep=Keep.CHECKPOINT."
            )
        return {"game": self.game.slug, **self.game.positions.write(at_rest)}

    @classmethod
    def from_position(
        cls,
        game: Game[S] | str,
        position: Document,
        names: Sequence[str] | None = None,
        *,
        seed: str = "position",
        dice: Dice | None = None,
        keep: Keep = Keep.HISTORY,
        listeners: Sequence[Listener] = (),
        patient: bool = False,
    ) -> Self:
        """A match that goes on from a position, with its own dice or with those given.

        >>> match = Match("plankton-horde", seats=2, seed="doc")
        >>> twin = Match.from_position("plankton-horde", match.to_position())
        >>> twin.ask, twin.to_position() == match.to_position()
        (Ask(seats=(1,), 'token', PH-BC-02), True)
        """
        found: Game[S] = find_game(game) if isinstance(game, str) else game
        if position.get("game", found.slug) != found.slug:
            raise BadInput(f"This is a position of {position['game']!r}, not of {found.slug!r}.", where="game")
        check_document(position)
        state = found.positions.read({name: part for name, part in position.items() if name != "game"})
        match = cls.__new__(cls)
        match.names = check_names(names, state.seats)
        match.seed = check_seed(seed)
        match.options = {}
        match.needs = _needs(found, state)
        match.start = {"game": found.slug, **found.positions.write(state)}
        if dice is not None:
            state.dice = dice
        Course.__init__(match, found, state, keep, listeners, patient=patient)
        return match

    # -- aside -------------------------------------------------------------------------------------------------------

    def _twin(self, state: S, keep: Keep) -> Self:
        twin = super()._twin(state, keep)
        twin.names = self.names
        twin.needs = self.needs
        twin.options = self.options
        twin.seed = self.seed
        twin.start = self.start
        return twin

    def imagine(self, seat: int, dice: Dice, keep: Keep = Keep.NOTHING) -> Self:
        """A clone in which everything that `seat` cannot know is dealt anew from `dice`. See `Course.imagine`.

        >>> Match("plankton-horde", seats=2, seed="doc").imagine(0, Dice("dream")).seed
        'dream'
        """
        twin = super().imagine(seat, dice, keep)
        twin.seed = dice.seed  # the true seed and start would tell the true deal
        twin.start = None
        return twin


def _needs(game: Game[S], state: S) -> tuple[str, ...]:
    """What a match needs that does not come with its game; told by its first state, which has everything."""
    return () if game.extras.additions is None else tuple(game.extras.additions.needed(state))


def _check_needs(game: Game[S], names: tuple[str, ...]) -> None:
    """Is all there that a record needs? `BadInput` if not."""
    if names and game.extras.additions is None:
        raise BadInput(Text("record-needs-unknown", names=", ".join(names), game=game.title))
    if names and game.extras.additions is not None:
        game.extras.additions.check(names)
