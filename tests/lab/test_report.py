"""The report is one whole page: it opens anywhere, asks nothing of the network, and every number in it is one."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from hordekeep.lab import Summary, Tally, arrange, play_series, report_page
from hordekeep.lab.plots import Dot, binned, dot_plot, nice_step, number_axis, percent_axis

HORDE = "plankton-horde"
VOID = {"meta", "br", "line", "rect", "circle"}


class Page(HTMLParser):
    """Reads a page and keeps what tests look at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.counts: dict[str, int] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def summary_of(*bots: str, games: int = 12) -> Summary:
    series = arrange(HORDE, bots, games=games, seed='<s> & "t"')
    return Tally(series).add_all(play_series(series)).summary()


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    nothing_yet = arrange(HORDE, ["random", "random"], games=3, seed="s")
    return {
        "two": report_page(summary_of("greedy", "random")),
        "alike": report_page(summary_of("random", "random", "random", games=40)),
        "one game": report_page(summary_of("random", "random", games=1)),
        "no game": report_page(Tally(nothing_yet).summary()),
    }


NAMES = ("two", "alike", "one game", "no game")


@pytest.mark.parametrize("name", NAMES)
def test_every_element_is_closed_and_every_id_is_there_once(pages: dict[str, str], name: str) -> None:
    page = Page(pages[name])
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_fetched_from_anywhere(pages: dict[str, str], name: str) -> None:
    text = pages[name]
    page = Page(text)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script|<link|<img", text)
    assert not [attribute for attribute in page.attributes if attribute[1] in ("href", "src", "srcset", "xlink:href")]


@pytest.mark.parametrize("name", NAMES)
def test_all_numbers_are_finite(pages: dict[str, str], name: str) -> None:
    page = Page(pages[name])
    shown = " ".join([*page.words, *(value for _, _, value in page.attributes)])
    assert not re.search(r"\b(nan|inf|None)\b", shown, re.IGNORECASE)
    for tag, attribute, value in page.attributes:
        if attribute in ("x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "width", "height") and tag != "svg":
            number = float(value.removesuffix("%"))
            assert number >= 0, (tag, attribute, value)
            if value.endswith("%"):
                assert number <= 100.001, (tag, attribute, value)


@pytest.mark.parametrize("name", ["two", "alike", "one game"])
def test_every_plot_has_a_title_a_description_and_its_numbers(pages: dict[str, str], name: str) -> None:
    page = Page(pages[name])
    plots = page.counts["svg"]
    assert plots >= 4
    labelled = [value for tag, attribute, value in page.attributes if (tag, attribute) == ("svg", "aria-labelledby")]
    assert len(labelled) == plots
    assert all(part in page.ids for value in labelled for part in value.split())
    assert page.counts["desc"] == plots
    assert page.counts["details"] >= plots
    assert page.counts["table"] >= plots


def test_a_seed_is_shown_as_it_is_typed(pages: dict[str, str]) -> None:
    assert "<s>" not in pages["two"]
    assert '<s> & "t"' in Page(pages["two"]).words
    assert any(word.startswith("hordekeep sim plankton-horde --games 12") for word in Page(pages["two"]).words)


def test_the_page_knows_both_colour_schemes_and_small_screens(pages: dict[str, str]) -> None:
    assert "prefers-color-scheme: dark" in pages["two"]
    assert 'name="viewport"' in pages["two"]


def test_a_bot_with_seconds_is_said_not_to_be_repeatable() -> None:
    series = arrange(HORDE, ["ismcts:0.1s", "random"], games=1, seed="s")
    assert "need not give the same games" in report_page(Tally(series).summary())


def test_an_interval_beyond_chance_is_marked_and_one_around_it_is_not() -> None:
    dots = [Dot("up", "", 0.8, 0.7, 0.9), Dot("down", "", 0.2, 0.1, 0.3), Dot("even", "", 0.5, 0.4, 0.6)]
    plot = dot_plot("p", "t", "d", dots, percent_axis(0, 1), (0.5, "chance"))
    assert re.findall(r'class="dot (\w+)"', plot) == ["more", "less", "even"]


def test_axes_end_on_round_numbers_and_hold_their_data() -> None:
    axis = percent_axis(-0.31, 0.52, signed=True)
    assert axis.low <= -0.31 < 0.52 <= axis.high
    assert [label for _, label in axis.ticks] == ["−40", "−20", "0", "+20", "+40", "+60"]
    assert number_axis(3.0, 3.0 + nice_step(0, 8)).place(3.5) == 50


def test_bars_hold_every_number_once() -> None:
    counts = [(float(number), number + 1) for number in range(-7, 200) if number + 1 > 0]
    (bars,), width = binned([counts])
    assert len(bars) <= 42
    assert width == 5
    assert sum(bar.height for bar in bars) == pytest.approx(1)
