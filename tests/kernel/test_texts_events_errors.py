"""Texts in two languages, events and who may know them, outcomes and shares, and errors that say what to do."""

from __future__ import annotations

import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from hordekeep.kernel import (
    LANGUAGES,
    BadInput,
    Event,
    Outcome,
    Refusal,
    Refused,
    Text,
    add_messages,
    find_game,
    game_slugs,
    message_ids,
    say,
    seat_name,
)
from hordekeep.kernel.errors import quote

TOY = ("tests.kernel",)

# -- texts -----------------------------------------------------------------------------------------------------------


def test_a_text_is_its_id_and_its_words() -> None:
    text = Text("picked", who="Andy", card=Text("flayer"))
    assert text == Text("picked", card=Text("flayer"), who="Andy")
    assert hash(text) == hash(Text("picked", card=Text("flayer"), who="Andy"))
    assert repr(text) == "Text('picked', card=Text('flayer'), who='Andy')"
    assert repr(Text("stop")) == "Text('stop')"


@pytest.mark.parametrize(
    "other", [Text("picked"), Text("kept", who="Andy"), Text("picked", who="Beth"), "picked", None]
)
def test_texts_with_another_id_or_word_differ(other: object) -> None:
    assert Text("picked", who="Andy") != other


def test_words_are_put_in_and_texts_within_texts_are_said_too() -> None:
    assert say(Text("log-rolled", who="Andy", roll=6), TOY) == "Andy rolled 6."
    assert say(Text("ask-plan", who=Text("choice", key="Beth")), TOY, "fr") == "Beth, que misez-vous ?"


def test_a_seat_is_said_by_its_name() -> None:
    names = ("Beth", "Stuart")
    assert say(seat_name(0), (), "fr", names) == "Beth"
    assert say(Text("wins", who=seat_name(1)), TOY, "en", names) == "Stuart wins."


@pytest.mark.parametrize(("language", "line"), [("en", "The automaton passes."), ("fr", "L’automate passe.")])
def test_a_line_of_the_log_begins_with_a_capital_but_a_name_stays_as_it_is_written(language: str, line: str) -> None:
    game = (find_game("cloudspire").package,)
    assert say(Text("log-passed", who=Text("automaton")), game, language) == line
    assert say(Text("log-passed", who=seat_name(0)), game, language, ("marie",)).startswith("marie pass")
    assert say(Text("automaton"), game, language)[0].islower()


def test_the_kernels_own_messages_are_there_for_every_game() -> None:
    assert say(Text("game-over"), TOY) == say(Text("game-over"), ()) == "The game is over."


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(LookupError, match=r"^no language 'de'; there are en, fr$"):
        say(Text("game-over"), (), "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_or_word_is_loud(language: str) -> None:
    with pytest.raises(LookupError, match="no message 'nonsense' in 'en'"):
        say(Text("nonsense"), TOY, language)
    with pytest.raises(LookupError, match=f"the message 'wins' in '{language}': "):
        say(Text("wins"), TOY, language)


def test_names_are_not_wrapped_in_invisible_marks() -> None:
    sentence = say(Text("wins", who="Beth"), TOY)
    assert sentence.isascii()


@pytest.mark.parametrize(
    "package", ["hordekeep.kernel", "tests.kernel", *(find_game(slug).package for slug in game_slugs())]
)
def test_every_message_exists_in_every_language(package: str) -> None:
    english = message_ids(package, "en")
    assert english
    for language in LANGUAGES:
        assert message_ids(package, language) == english


def test_a_message_without_a_text_is_loud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "wordless"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "texts" / "en.ftl").write_text("silent =\n    .label = only an attribute\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert files("wordless").joinpath("texts", "en.ftl").is_file()
    with pytest.raises(LookupError, match="the message 'silent' has no text in 'en'"):
        say(Text("silent"), ("wordless",))


def test_messages_from_content_are_said_beside_those_of_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "wordy"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    for language in LANGUAGES:
        (package / "texts" / f"{language}.ftl").write_text("played = { $card }!\ncard-yeti = file\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert say(Text("card-yeti"), ("wordy",)) == "file"
    asked: list[str] = []

    def source(language: str) -> str:
        asked.append(language)
        return {"en": "card-yeti = Yeti\ncard-troll = Troll\n", "fr": "card-yeti = Yéti\ncard-troll = Troll\n"}[
            language
        ]

    add_messages("wordy", source)
    assert asked == []  # nobody has read anything yet
    assert say(Text("played", card=Text("card-yeti")), ("wordy",), "fr") == "Yéti!"
    assert say(Text("card-yeti"), ("wordy",)) == "Yeti"
    assert say(Text("card-troll"), ("wordy",)) == "Troll"
    assert asked == ["fr", "en"]  # once for each language
    assert message_ids("wordy", "en") == {"played", "card-yeti", "card-troll"}


# -- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("audience", "seat", "may_know"),
    [
        (None, 0, True),
        (None, None, True),
        ((0,), 0, True),
        ((0,), 1, False),
        ((0, 2), 2, True),
        ((0,), None, False),
        ((), 0, False),
    ],
)
def test_an_event_is_for_its_audience(audience: tuple[int, ...] | None, seat: int | None, may_know: bool) -> None:
    assert Event("drew", "X-1", {}, audience).is_for(seat) is may_know


def test_an_event_is_for_everybody_unless_said() -> None:
    assert Event("drew", "X-1", {"seat": 0}).audience is None


@pytest.mark.parametrize(
    ("winners", "shares"),
    [((1,), (0.0, 1.0, 0.0)), ((0, 2), (0.5, 0.0, 0.5)), ((0, 1, 2), (1 / 3, 1 / 3, 1 / 3)), ((), (0.0, 0.0, 0.0))],
)
def test_a_victory_is_cut_among_its_winners(winners: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert Outcome(winners, (5, 1, 5), "X-1", Text("wins")).shares() == shares


# -- errors ----------------------------------------------------------------------------------------------------------


def test_bad_input_says_what_where_and_what_to_do() -> None:
    problem = BadInput("Expected a number.", where="line 3, 'round'", advice="Write 1 to 11.")
    assert str(problem) == "line 3, 'round': Expected a number. Write 1 to 11."
    assert (problem.what, problem.where, problem.advice) == ("Expected a number.", "line 3, 'round'", "Write 1 to 11.")
    assert str(BadInput("Expected a number.")) == "Expected a number."
    assert isinstance(problem, ValueError)


def test_bad_input_given_as_texts_is_said_in_any_language() -> None:
    no = Text("wins", who=seat_name(1))
    problem = BadInput(no, where="choice 3", advice=Text("game-over"), packages=TOY, names=("Beth", "Stuart"))
    assert str(problem) == problem.in_full("en") == "choice 3: Stuart wins. The game is over."
    assert problem.in_words("fr") == (say(no, TOY, "fr", ("Beth", "Stuart")), "La partie est terminée.")
    assert problem.in_full("fr") == f"choice 3: {problem.in_words('fr')[0]} La partie est terminée."
    moved = problem.standing("game.record")
    assert (moved.where, moved.in_words("fr")) == ("game.record", problem.in_words("fr"))


def test_bad_input_in_plain_english_stays_english() -> None:
    assert BadInput("No.", advice="Go on.").in_words("fr") == ("No.", "Go on.")


def test_bad_input_keeps_its_words_on_the_way_to_another_process() -> None:
    problem = pickle.loads(pickle.dumps(BadInput(Text("game-over"), where="choice 3", advice="Go on.")))
    assert problem.in_full("fr") == "choice 3: La partie est terminée. Go on."
    assert str(problem) == "choice 3: The game is over. Go on."


def test_what_somebody_wrote_is_quoted_but_not_at_any_length() -> None:
    assert quote("basic") == {"value": "basic", "quoted": "'basic'"}
    assert quote(3) == {"value": "3", "quoted": "3"}
    assert quote("x" * 300) == {"value": "x" * 200 + "…", "quoted": repr("x" * 200 + "…")}


def test_a_refusal_carries_its_rule() -> None:
    refusal = Refusal("X-1", Text("no-time"))
    refused = Refused(refusal, "Not now.")
    assert str(refused) == "Not now. [X-1]"
    assert (refused.refusal, refused.sentence) == (refusal, "Not now.")
