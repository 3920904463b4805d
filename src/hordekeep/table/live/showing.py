"""A table as it is shown: frames, updates and table cards, each made and written once for all who see the same."""

from __future__ import annotations

from msgspec import structs

from hordekeep.kernel import LANGUAGES
from hordekeep.table.frames import ask_of, frame_of, progress_of
from hordekeep.table.live.connection import written
from hordekeep.table.live.ground import Standing
from hordekeep.table.protocol import Frame, LogLine, Update


class Showing:
    """One moment of a game, for many viewers. What does not depend on the viewer is said once a language.

    `asked` are the seats that are really asked; see `frame_of`.
    """

    __slots__ = ("_frames", "_lines", "_updates", "asked", "number", "standing", "unseen")

    def __init__(self, standing: Standing, number: int, asked: tuple[int, ...]) -> None:
        self.standing = standing
        self.number = number
        self.asked = asked
        self.unseen = standing.heard.last_public
        self._frames: dict[tuple[str, int | None], Frame] = {}
        self._lines: dict[tuple[str, int, tuple[int, ...]], tuple[LogLine, ...]] = {}
        self._updates: dict[tuple[int | None, tuple[int, ...], str], str] = {}

    def frame(self, seat: int | None, language: str) -> Frame:
        """The moment as `seat` sees it."""
        match = self.standing.match
        frame = self._frames.get((language, seat))
        if frame is None:
            said = next((known for (each, _), known in self._frames.items() if each == language), None)
            if said is None:
                frame = frame_of(match, seat, language, self.number, asked=self.asked, unseen=self.unseen)
            else:
                ask = ask_of(match, seat, language, self.number, asked=self.asked, unseen=self.unseen)
                frame = structs.replace(said, seat=seat, view=match.view(seat), ask=ask)
            self._frames[language, seat] = frame
        return frame

    def update(self, seat: int | None, mine: tuple[int, ...], language: str, kept: int) -> str:
        """What is sent when the game went on after its first `kept` events."""
        key = (seat, mine, language)
        update = self._updates.get(key)
        if update is None:
            before = self.standing.heard.count(mine, kept)
            lines = self._new_lines(mine, language, before, kept)
            update = self._updates[key] = written(Update(frame=self.frame(seat, language), log_from=before, log=lines))
        return update

    def _new_lines(self, mine: tuple[int, ...], language: str, before: int, kept: int) -> tuple[LogLine, ...]:
        """The lines after the first `kept` events, `before` of which are known. Who may know the same shares them."""
        heard = self.standing.heard
        places = heard.places(mine, kept)
        key = (language, before, places)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = heard.lines_at(places, before, language)
        return lines


def headings(standing: Standing | None) -> dict[str, str]:
    """How far a game has come, in every language."""
    if standing is None:
        return {}
    said = {language: progress_of(standing.match, language) for language in LANGUAGES}
    return {language: progress.heading if progress else "" for language, progress in said.items()}


def results(standing: Standing) -> dict[str, str]:
    """How a game ended, in every language; nothing while it goes on."""
    outcome = standing.match.outcome()
    if outcome is None:
        return {}
    return {language: standing.match.say(outcome.because, language) for language in LANGUAGES}
