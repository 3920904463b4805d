"""A table as it is shown: frames, updates and table cards, each made and written once for all who see the same."""

from __future__ import annotations

from msgspec import structs

from hordekeep.kernel import LANGUAGES
from hordekeep.table.earlier import earlier_views
from hordekeep.table.frames import ask_of, frame_of, progress_of
from hordekeep.table.live.connection import written
from hordekeep.table.live.ground import Standing
from hordekeep.table.protocol import Document, Earlier, Frame, LogLine, Update


class Showing:
    """One moment of a game, for many viewers. What does not depend on the viewer is said once a language.

    `asked` are the seats that are really asked; see `frame_of`.
    """

    __slots__ = ("_earlier_views", "_frames", "_lines", "_updates", "asked", "number", "standing", "unseen")

    def __init__(self, standing: Standing, number: int, asked: tuple[int, ...]) -> None:
        self.standing = standing
        self.number = number
        self.asked = asked
        self.unseen = standing.heard.last_public
        self._earlier_views: dict[tuple[int | None, tuple[int, ...]], Earlier] = {}
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
            heard, frame = self.standing.heard, self.frame(seat, language)
            before, places = heard.count(mine, kept), heard.places(mine, kept)
            lines, earlier = self._lines_at(places, language, before), self._earlier(places, seat, frame.view)
            update = written(Update(frame=frame, log_from=before, log=lines, earlier=earlier))
            self._updates[key] = update
        return update

    def _earlier(self, places: tuple[int, ...], seat: int | None, later: Document) -> Earlier:
        """How the view was at these lines, as far as their states were kept."""
        stills, view = self.standing.heard.stills, self.standing.match.game.positions.view
        earlier = self._earlier_views.get((seat, places))
        if earlier is None:
            states = [stills[place] for place in places if place in stills]
            earlier = self._earlier_views[seat, places] = earlier_views(states, later, lambda state: view(state, seat))
        return earlier

    def _lines_at(self, places: tuple[int, ...], language: str, before: int) -> tuple[LogLine, ...]:
        """The lines of the events at these places, after the `before` that are known. Who may know the same shares
        them."""
        heard = self.standing.heard
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
