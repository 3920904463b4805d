"""Play a scenario and say, for each expectation that fails, which one it was, both values, and the log."""

from __future__ import annotations

from traceback import format_exception
from typing import Any

from hordekeep.kernel import Ask, BadInput, Document, Event, Match, Refused
from hordekeep.rulebook.document_fields import document_fields
from hordekeep.rulebook.scenario_lines import path_of
from hordekeep.rulebook.scenario_names import unknown_kind, unknown_rules
from hordekeep.rulebook.scenario_paths import MISSING, look_up, misspelt
from hordekeep.rulebook.scenario_questions import nearest, question
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, seat_named, set_up
from hordekeep.rulebook.scenario_verdicts import Failure, Verdict, is_written, told, written
from hordekeep.rulebook.scenarios import (
    ExpectedAsk,
    ExpectedOutcome,
    ExpectedRefusal,
    ExpectedView,
    Located,
    Unreadable,
)


def verdict_of(each: Located | Unreadable) -> Verdict:
    """What comes of a scenario; one that cannot be read fails with its message.

    >>> from hordekeep.rulebook.scenarios import parse_each
    >>> [unreadable] = parse_each('[[scenario]]\\ntitle = "A tie"\\nchose = []', "f.toml")
    >>> print(verdict_of(unreadable).report())
    f.toml:1: A tie
      f.toml, line 3, 'chose': It contains unknown field `chose`.
    """
    if isinstance(each, Unreadable):
        return Verdict(each.title, [], each.path, each.line, [], [], error=str(each.problem))
    return run_scenario(each)


def broken_off(each: Located | Unreadable, broken: Exception) -> Verdict:
    """A scenario at which the program itself has failed, with the whole trace."""
    title, rules = (each.title, []) if isinstance(each, Unreadable) else (each.scenario.title, each.scenario.rules)
    return Verdict(title, rules, each.path, each.line, [], [], error="".join(format_exception(broken)).rstrip())


def run_scenario(located: Located) -> Verdict:
    """Play one scenario to its end."""
    scenario = located.scenario
    try:
        match = set_up(scenario)
    except BadInput as bad:
        if scenario.error and scenario.error in str(bad):
            return _verdict(located, [], None)
        if scenario.error:
            return _verdict(located, [Failure("The start must be refused", scenario.error, str(bad))], None)
        return _verdict(located, [], None, _placed(bad, located))
    if scenario.error:
        return _verdict(located, [Failure("The start must be refused", scenario.error, "it was accepted")], match)
    run = _Run(located, match)
    try:
        return _verdict(located, run.play(), match)
    except BadInput as bad:
        return _verdict(located, [], None, str(bad))


def _placed(bad: BadInput, located: Located) -> str:
    """The message of a position that cannot be, at its line of the file."""
    path = path_of(str(bad))
    what = f"{bad.what} {bad.advice}".rstrip()
    return f"{located.place_of(path)}: {what}" if path else f"{located.place_of(())}: {bad}"


def _verdict(located: Located, failures: list[Failure], match: Match[Any] | None, error: str = "") -> Verdict:
    scenario = located.scenario
    return Verdict(
        title=scenario.title,
        rules=scenario.rules,
        path=located.path,
        line=located.line,
        failures=failures,
        log=[told(match, event) for event in match.log] if match is not None else [],
        events=[written(match, event) for event in match.log] if match is not None else [],
        error=error,
    )


class _Run:
    """One scenario being played: its match, and what has failed so far."""

    def __init__(self, located: Located, match: Match[Any]) -> None:
        self.located = located
        self.scenario = located.scenario
        self.match = match
        self.failures: list[Failure] = []

    def play(self) -> list[Failure]:
        """Make the choices one by one, check what is expected on the way, then at the end."""
        scenario = self.scenario
        last = len(scenario.choose)
        self._check_numbers(last)
        self._check_until()
        self.failures += unknown_rules(self.located)
        self._check_midway(0, last)
        for number, text in enumerate(scenario.choose, start=1):
            if self._has_stopped():
                self._fail(f"the {scenario.until} must not come before choice {number}", text, "it has come")
                return self.failures
            try:
                self._choose(text)
            except (Refused, BadInput) as no:
                self._fail(f"choice {number} must be legal", text, str(no), question(self.match, text))
                return self.failures
            self._check_midway(number, last)
        if scenario.until != "ask" and self.match.ask is not None and not self._has_stopped():
            self._fail(f"The {scenario.until} must have come", "nothing is asked", "this", question(self.match))
        self._check_end()
        return self.failures

    def _has_stopped(self) -> bool:
        return has_stopped(self.match)

    def _fail(self, what: str, expected: Any, found: Any, asked: str = "") -> None:
        self.failures.append(Failure(what, expected, found, asked))

    def _choose(self, text: str) -> None:
        seat, key = seat_and_key(text, self.match.names)
        if seat is not None and self.match.ask is not None and seat not in self.match.ask.seats:
            asked = ", ".join(self.match.names[each] for each in self.match.ask.seats)
            raise BadInput(f"{asked} is asked, not {self.match.names[seat]}.")
        self.match.choose(key, seat)

    def _seat(self, name: str, *field: str) -> int:
        return seat_named(name, self.match.names, self.located.place_of(field))

    def _check_until(self) -> None:
        """A scenario that runs until a field changes names a field that there is."""
        field, until = self.scenario.until.removesuffix(" end"), self.scenario.until
        if until not in ("ask", "game end", "beat end") and (wrong := self._misspelt(field, self.match.shown())):
            raise BadInput(wrong, where=self.located.place_of(("until",)))

    def _check_numbers(self, last: int) -> None:
        """Everything that is expected after a choice names one that there is."""
        asks, refused, views = self.scenario.asks, self.scenario.refused, self.scenario.views
        numbers: list[tuple[str, str, int | None]] = [
            *(("asks", str(place), each.after) for place, each in enumerate(asks)),
            *(("refused", str(place), each.after) for place, each in enumerate(refused)),
            *(("views", str(place), each.after) for place, each in enumerate(views)),
        ]
        numbers += [("midway", text, int(text) if text.isdigit() else -1) for text in self.scenario.midway]
        for field, place, number in numbers:
            if number is not None and not 0 <= number <= last:
                what = f"There is no choice {place if field == 'midway' else number}: there are {last}."
                raise BadInput(what, where=self.located.place_of((field, place)))

    def _check_midway(self, number: int, last: int) -> None:
        for ask in self.scenario.asks:
            if (last if ask.after is None else ask.after) == number:
                self._check_ask(ask, number)
        for place, refusal in enumerate(self.scenario.refused):
            if (last if refusal.after is None else refusal.after) == number:
                self._check_refusal(refusal, number, place)
        for place, view in enumerate(self.scenario.views):
            if view.after is not None and view.after == number:
                self._check_view(view, place)
        if expectations := self.scenario.midway.get(str(number)):
            self._check_paths(f"after choice {number}, ", expectations, self.match.shown())

    def _check_ask(self, expected: ExpectedAsk, number: int) -> None:
        ask, what = self.match.ask, f"the ask after choice {number}"
        if ask is None or expected.over or self._has_stopped():
            if (ask is None) != expected.over:
                self._fail(what, "the game is over" if expected.over else "somebody is asked", self._what_is_asked())
            return
        seats = [self.match.names[seat] for seat in ask.seats]
        if expected.seats is not None and expected.seats != seats:
            self._fail(f"{what}: seats", expected.seats, seats, question(self.match))
            return
        for name, wanted, found in (("prompt", expected.prompt, ask.prompt), ("rule", expected.rule, ask.rule)):
            if wanted is not None and wanted != found:
                self._fail(f"{what}: {name}", wanted, found, question(self.match))
        self._check_choices(expected, ask, what)

    def _check_choices(self, expected: ExpectedAsk, ask: Ask, what: str) -> None:
        """All the choices of the seats that are asked, or some that must be among them or must not."""
        keys = [self.match.game.words.key(choice) for seat in ask.seats for choice in ask.choices_of(seat)]
        if expected.choices is not None and sorted(expected.choices) != sorted(keys):
            self._fail(f"{what}: choices", sorted(expected.choices), sorted(keys))
        if absent := [key for key in expected.includes if key not in keys]:
            self._fail(f"{what} must include", absent, nearest(keys, absent[0]))
        if present := [key for key in expected.excludes if key in keys]:
            self._fail(f"{what} must not include", present, nearest(keys, present[0]))

    def _what_is_asked(self) -> str:
        ask = self.match.ask
        if ask is None:
            return "the game is over"
        if self._has_stopped():
            return f"the {self.scenario.until} has come"
        return question(self.match)

    def _check_refusal(self, expected: ExpectedRefusal, number: int, place: int) -> None:
        seat = None if expected.seat is None else self._seat(expected.seat, "refused", str(place), "seat")
        what = f"{expected.key!r} must be refused after choice {number}"
        by = expected.rule or "any rule"
        if self._has_stopped():
            self._fail(what, by, self._what_is_asked())
            return
        refusal = self.match.why_not(expected.key, seat)
        if refusal is None:
            self._fail(what, by, "it is legal", question(self.match, expected.key))
        elif expected.rule is not None and refusal.rule != expected.rule:
            self._fail(what, by, f"{refusal.rule}: {self.match.say(refusal.because)}")

    def _check_view(self, expected: ExpectedView, place: int) -> None:
        seat = None if expected.seat == "spectator" else self._seat(expected.seat, "views", str(place), "seat")
        document = self.match.view(seat)
        self._check_paths(f"{expected.seat} sees ", expected.expect, document)
        for path in expected.hidden:
            found = look_up(document, path, self.match.names)
            wrong = self._misspelt(path, document) and self._misspelt(path, self.match.shown())
            if found != MISSING or wrong:
                self._fail(f"{expected.seat} must not see {path}", MISSING, wrong or found)

    def _check_paths(self, what: str, expectations: dict[str, Any], document: Document) -> None:
        for path, wanted in expectations.items():
            try:
                found = look_up(document, path, self.match.names)
                wrong = self._misspelt(path, document) if found == MISSING else ""
            except BadInput as bad:
                found, wrong = MISSING, str(bad)
            if found != wanted or wrong:
                self._fail(f"{what}{path}", wanted, wrong or found)

    def _misspelt(self, path: str, document: Document) -> str:
        return misspelt(document, path, self.match.names, lambda: document_fields(self.scenario.game))

    def _check_end(self) -> None:
        scenario = self.scenario
        for place, view in enumerate(scenario.views):
            if view.after is None:
                self._check_view(view, place)
        self._check_paths("", scenario.expect, self.match.shown())
        self._check_log(scenario.log)
        for text in scenario.never:
            if found := [event for event in self.match.log if self._is(event, text)]:
                self._fail("must never happen", text, told(self.match, found[0]))
            elif unknown := unknown_kind(scenario.game, text):
                self._fail("must never happen", text, unknown)
        if scenario.outcome is not None:
            self._check_outcome(scenario.outcome)

    def _check_log(self, expected: list[str]) -> None:
        place = 0
        events = self.match.log
        for number, text in enumerate(expected, start=1):
            while place < len(events) and not self._is(events[place], text):
                place += 1
            if place == len(events):
                found = unknown_kind(self.scenario.game, text) or self._of_kind(text.split()[0])
                self._fail(f"log line {number} must come in this order", text, found)
                return
            place += 1

    def _of_kind(self, kind: str) -> str:
        """What there is instead of an event that is not there."""
        alike = [written(self.match, event) for event in self.match.log if event.kind == kind]
        return f"{MISSING}; of this kind, in the whole log: {', '.join(alike)}" if alike else MISSING

    def _is(self, event: Event, text: str) -> bool:
        return is_written(self.match, event, text)

    def _check_outcome(self, expected: ExpectedOutcome) -> None:
        outcome = self.match.outcome()
        if outcome is None:
            self._fail("The game must be over", expected.winners, self._what_is_asked())
            return
        winners = [self.match.names[seat] for seat in outcome.winners]
        if winners != expected.winners:
            self._fail("winners", expected.winners, winners)
        if expected.rule is not None and expected.rule != outcome.rule:
            self._fail("the rule that ended the game", expected.rule, outcome.rule)
        if expected.scores is not None and list(outcome.scores) != expected.scores:
            self._fail("scores", expected.scores, list(outcome.scores))
