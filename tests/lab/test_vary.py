"""Series over the values of options: which set-ups are played, in which order, and what is written of them."""

from __future__ import annotations

import csv
import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hordekeep.commands.sim import command
from hordekeep.kernel import BadInput, Match, Record
from hordekeep.lab import Summary, Tally, arrange, play_game, play_series, report_page, wilson
from hordekeep.lab.vary import set_up_at, set_ups
from tests.lab.test_report import Page

HORDE, SKYTEAR = "plankton-horde", "skytear-horde"


def sim(game: str, *words: str) -> Result:
    return CliRunner().invoke(command, [game, *words], catch_exceptions=False, env={"COLUMNS": "80"})


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def solo() -> Summary:
    vary = {"deck": ("liothan", "taulot"), "horde": (), "difficulty": ()}
    series = arrange(SKYTEAR, ["random"], games=2, seed="s", vary=vary)
    return Tally(series).add_all(play_series(series)).summary()


# -- what is played --------------------------------------------------------------------------------------------------


def test_a_name_alone_stands_for_all_values_that_make_sense_alone() -> None:
    series = arrange(SKYTEAR, ["random"], games=1, vary={"deck": (), "castle": (), "tiers": ()})
    assert series.varied["deck"] == ("kurumo", "liothan", "nupten", "taulot")
    assert "auto" not in series.varied["castle"]
    assert series.varied["tiers"] == (False, True)
    assert "deck" not in series.options


def test_a_value_that_leaves_things_open_is_played_when_it_is_named() -> None:
    series = arrange(SKYTEAR, ["random"], games=1, vary={"horde_b": ("none", "undead")})
    assert series.varied == {"horde_b": ("none", "undead")}


def test_set_ups_take_turns_and_share_the_seeds_and_the_seating() -> None:
    series = arrange(HORDE, ["greedy", "random"], games=3, seed="s", vary={"level": (), "first": ("B", "A")})
    played = [series.options_of(number) for number in range(1, series.games + 1)]
    assert series.games == 12
    assert [(each["level"], each["first"]) for each in played[:5]] == [
        ("basic", "B"), ("basic", "A"), ("full", "B"), ("full", "A"), ("basic", "B"),
    ]  # fmt: skip
    assert {series.seed_of(number) for number in range(1, 5)} == {"s/game 1"}
    assert {series.seed_of(number) for number in range(9, 13)} == {"s/game 3"}
    assert {series.seating(number) for number in range(1, 5)} == {("greedy", "random")}
    assert {series.seating(number) for number in range(5, 9)} == {("random", "greedy")}


def test_a_varied_game_is_the_one_that_the_plain_series_plays() -> None:
    varied = arrange(HORDE, ["greedy", "random"], games=2, seed="s", vary={"level": ()})
    plain = arrange(HORDE, ["greedy", "random"], games=2, seed="s", options={"level": "basic"})
    one, other = play_game(varied, 3, record=True), play_game(plain, 2, record=True)
    assert one is not None
    assert other is not None
    assert one.record == other.record


def test_every_place_has_its_combination() -> None:
    varied = {"a": (1, 2, 3), "b": ("x", "y"), "c": (False, True)}
    assert [set_up_at(varied, place) for place in range(12)] == list(set_ups(varied))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "dek"], "There is no option 'dek'. Did you mean 'deck'?"),
        (["--vary", "difficulty=normal,easy"], "'easy' is not one of normal, hard, painful"),
        (["--vary", "deck=liothan,goblins"], "Values of 'deck': kurumo, liothan, nupten, taulot."),
        (["--vary", "deck=liothan,goblins"], "(Set-up: deck goblins.)"),
        (["--vary", "minion_tokens"], "numbers from"),
        (["--vary", "horde_cards", "--option", "challenge=cheated"], "have to be named"),
        (["--vary", "deck_b"], "'deck_b' changes nothing with 1 seat"),
        (["--vary", "deck="], "OPTION=value,value"),
        (["--vary", "=liothan"], "OPTION=value,value"),
        (["--vary", "deck=liothan,"], "OPTION=value,value"),
        (["--vary", "deck=liothan,liothan"], "'liothan' is named twice"),
        (["--vary", "deck", "--vary", "deck=taulot"], "'deck' is varied twice"),
        (["--vary", "deck", "--option", "deck=taulot"], "'deck' is both set and varied"),
        (["--report-only"], "Add --out DIR"),
        (["--report-only", "--records", "--out", "never-made"], "no tables and no records"),
        (["--report-only", "--format", "parquet", "--out", "never-made"], "no tables and no records"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(words: list[str], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        sim(SKYTEAR, *words)
    assert said in str(refused.value)
    assert not Path("never-made").exists()


# -- what is written -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_the_same_seed_writes_the_same_files_whatever_the_jobs(tmp_path: Path, format: str) -> None:
    words = ("--games", "3", "--vary", "deck=liothan,taulot", "--vary", "difficulty=hard,normal", "--seed", "s")
    for jobs in ("1", "2"):
        out = ("--jobs", jobs, "--out", str(tmp_path / jobs), "--records", "--format", format, "--quiet")
        assert sim(SKYTEAR, *words, *out).exit_code == 0
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert len(files(tmp_path / "1")) == 4 + 12


def test_tables_and_records_hold_the_varied_options(tmp_path: Path) -> None:
    words = ("--games", "2", "--vary", "level=full,basic", "--option", "first=B", "--seed", "s")
    sim(HORDE, *words, "--records", "--out", str(tmp_path), "--quiet", "--jobs", "1")
    games = rows(tmp_path / "games.csv")
    assert [row["option_level"] for row in games] == ["full", "basic", "full", "basic"]
    assert {row["option_first"] for row in games} == {"B"}
    record = Record.from_text((tmp_path / "records" / "game-000002.txt").read_text(encoding="utf-8"))
    assert Match.from_record(record).options["level"] == "basic"


def test_only_the_report_if_nothing_else_is_wanted(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path), "--quiet", "--jobs", "1", "--seed", "s")
    assert sim(HORDE, "--games", "2", "--vary", "level", "--report-only", *out).exit_code == 0
    assert set(files(tmp_path)) == {"report.html", "summary.json"}
    with pytest.raises(BadInput, match="another series"):
        sim(HORDE, "--games", "2", "--vary", "first", "--report-only", "--force", *out)
    assert sim(HORDE, "--games", "1", "--vary", "level", "--report-only", "--force", *out).exit_code == 0


def test_the_command_of_the_report_repeats_it(solo: Summary, tmp_path: Path) -> None:
    name, verb, *words = shlex.split(solo.command)
    assert (name, verb) == ("hordekeep", "sim")
    sim(*words, "--report-only", "--out", str(tmp_path), "--quiet", "--jobs", "1")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == report_page(solo)
    assert json.loads((tmp_path / "summary.json").read_text(encoding="utf-8")) == json.loads(solo.to_json())


# -- what it shows ---------------------------------------------------------------------------------------------------


def test_every_set_up_has_its_games_and_its_rate(tmp_path: Path) -> None:
    sim(HORDE, "--games", "8", "--seats", "greedy,random", "--vary", "level", "--seed", "s", "--out", str(tmp_path))
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    games = rows(tmp_path / "games.csv")
    assert summary["by_setup"] == summary["by_value"]
    for each in summary["by_setup"]:
        of_this = [row for row in games if row["option_level"] == each["set_up"]["level"]]
        wins = sum(float(row["share_A" if row["bot_A"] == "greedy" else "share_B"]) for row in of_this)
        greedy, random = each["rates"]
        assert (greedy["bot"], random["bot"]) == ("greedy", "random")
        assert each["games"] == len(of_this) == 8
        assert (greedy["wins"], greedy["win_rate"], greedy["low"], greedy["high"]) == (wins, *wilson(wins, 8))
        assert each["choices_per_game"] == sum(int(row["choices"]) for row in of_this) / 8


def test_values_alone_add_up_their_set_ups(solo: Summary) -> None:
    assert [len(values) for values in solo.varied.values()] == [2, 4, 3]
    assert len(solo.by_setup) == 24
    assert {each.games for each in solo.by_setup} == {2}
    (liothan,) = (each for each in solo.by_value if each.set_up == {"deck": "liothan"})
    parts = [each for each in solo.by_setup if each.set_up["deck"] == "liothan"]
    assert liothan.games == sum(each.games for each in parts) == 24
    assert liothan.choices_per_game == pytest.approx(sum(each.choices_per_game for each in parts) / len(parts))


def test_those_who_play_together_have_one_rate() -> None:
    series = arrange(SKYTEAR, ["random", "random"], games=2, seed="s", vary={"difficulty": ()})
    for each in Tally(series).add_all(play_series(series)).summary().by_setup:
        (rate,) = each.rates
        assert (rate.bot, rate.seat, rate.games) == ("", "", 2)


def test_a_bot_against_itself_has_a_rate_for_each_seat() -> None:
    series = arrange(SKYTEAR, ["random"] * 2, games=2, seed="s", options={"mode": "versus"}, vary={"deck": ()})
    for each in Tally(series).add_all(play_series(series)).summary().by_setup:
        alliance, horde = each.rates
        assert (alliance.seat, horde.seat) == ("A", "B")
        assert alliance.wins + horde.wins == 2


def test_the_report_has_a_table_for_each_value_of_the_first_option(solo: Summary) -> None:
    text = report_page(solo)
    page = Page(text)
    assert page.open == []
    assert {"By set-up", "deck liothan", "deck taulot", "horde \\ difficulty"} <= set(page.words)
    parts = [int(part) for part in re.findall(r"--part:(\d+)%", text)]
    assert len(parts) == 24 + (2 + 4 + 3) + 3
    assert all(0 <= part <= 50 for part in parts)
    assert "2 games for each of the 24 combinations of deck, horde and difficulty." in text
    assert not re.search(r"https?:|url\(|@import|<script|\b20\d\d-", text)


def test_a_stopped_series_shows_what_is_there() -> None:
    series = arrange(HORDE, ["greedy", "random"], games=4, seed="s", vary={"level": (), "first": ("A", "B")})
    first = [game for number in (1, 2, 3) if (game := play_game(series, number))]
    summary = Tally(series).add_all([first]).summary()
    assert [each.games for each in summary.by_setup] == [1, 1, 1, 0]
    assert summary.by_setup[3].rates == ()
    page = Page(report_page(summary))
    assert page.open == []
    assert "0 to 1 games" in " ".join(page.words)
    report_page(Tally(series).summary())  # nor does it fail before the first game


@pytest.mark.parametrize(
    ("words", "head"),
    [
        (("deck=liothan,taulot", "horde", "difficulty"), "deck taulot"),
        (("deck=liothan,taulot", "outsider"), "the-dreaming-matriarch"),  # too wide for a table of two options
    ],
)
def test_the_terminal_shows_set_ups_in_eighty_columns(words: tuple[str, ...], head: str) -> None:
    vary = [word for each in words for word in ("--vary", each)]
    printed = sim(SKYTEAR, "--games", "1", *vary, "--seed", "s", "--jobs", "1").stdout
    assert max(map(len, printed.splitlines())) <= 80
    assert "Win rate by set-up" in printed
    assert re.search(rf"^.*{head}.*$", printed, re.MULTILINE)
    assert "…" not in printed
