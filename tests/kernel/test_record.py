"""Records: their text form goes there and back, and every kind of damage is named with its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.kernel import SEAT_LETTERS, Additions, BadInput, Game, Match, Record, commitment
from tests.kernel.toy import GAME, Lanterns

WHERE = "game.record"


def played(seed: str = "lamp", choices: int = 200) -> Match[Lanterns]:
    """A game of the toy, played at random."""
    luck = Random(seed)
    match: Match[Lanterns] = Match(
        GAME, seed=seed, names=["Beth", "Stuart"], options={"storm": True, "turns": 4, "first": "b"}
    )
    while match.ask is not None and len(match.made) < choices:
        seat = luck.choice(match.ask.seats)
        match.choose(luck.choice(match.ask.choices_of(seat)), seat)
    return match


RECORD = played().record()
LINES = RECORD.to_text().splitlines()


def sealed(lines: list[str]) -> str:
    """The lines (without their end line) as a text whose checksum fits: damage that only its reader can find."""
    kept = [line for line in lines if not line.startswith("#")]
    choices = sum(1 for line in lines if line[:1] in SEAT_LETTERS and line[1:2] == " ")
    checksum = sha256("\n".join(kept).encode()).hexdigest()[:12]
    return "\n".join([*lines, f"end {choices} choices, checksum {checksum}"]) + "\n"


def edited(name: str, value: str | None) -> str:
    """The record with one header line changed (None leaves it out), sealed again."""
    lines = [
        line if not line.startswith(f"{name}:") else f"{name}: {value}".rstrip()
        for line in LINES[:-1]
        if value is not None or not line.startswith(f"{name}:")
    ]
    return sealed(lines)


def refusal_of(text: str) -> BadInput:
    with pytest.raises(BadInput) as refused:
        Record.from_text(text, WHERE)
    return refused.value


def test_the_text_form_is_exactly_this() -> None:
    record = Record(
        "lanterns", 7, ("Beth", "Stuart"), {"wick": "long"}, "doc", ((1, "bet:2"), (0, "dim")), "Beth wins."
    )
    lines = [
        "hordekeep record 1",
        "game: lanterns",
        "rules: 7",
        "seats: Beth, Stuart",
        "option wick: long",
        f"commitment: {commitment('doc')}",
        "seed: doc",
        "result: Beth wins.",
        "",
        "B bet:2",
        "A dim",
    ]
    assert record.to_text() == sealed(lines)
    assert record.commitment == commitment("doc")


def test_a_position_is_one_line_of_json() -> None:
    record = Record("lanterns", 7, ("Beth", "Stuart"), {}, "doc", (), position={"oil": [3, 4], "name": "é"})
    assert 'position: {"oil":[3,4],"name":"é"}' in record.to_text().splitlines()
    assert Record.from_text(record.to_text()) == record


def test_a_whole_game_goes_through_text_and_back() -> None:
    assert RECORD.choices
    assert RECORD.result
    assert Record.from_text(RECORD.to_text()) == RECORD


NAMES = st.text(st.characters(blacklist_characters=",", blacklist_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1)


@given(
    names=st.lists(NAMES.map(str.strip).filter(bool), min_size=2, max_size=8),
    seed=st.text(st.characters(blacklist_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1).map(str.strip).filter(bool),
    choices=st.lists(st.tuples(st.integers(0, 7), st.from_regex(r"\A[a-z]{1,9}(:[a-z0-9-]{1,9})?\Z"))),
    options=st.dictionaries(st.sampled_from(["level", "a_b", "a-b", "level2"]), st.sampled_from(["yes", "5", "x y"])),
    result=st.sampled_from(["", "Beth wins. [TOY-6]"]),
)
def test_any_record_goes_through_text_and_back(
    names: list[str], seed: str, choices: list[tuple[int, str]], options: dict[str, str], result: str
) -> None:
    record = Record("lanterns", 7, tuple(names), options, seed, tuple(choices), result)
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_off_after_any_line_is_refused(kept: int) -> None:
    refusal = refusal_of("".join(f"{line}\n" for line in LINES[:kept]))
    if kept == 0:
        assert refusal.where == f"{WHERE}, line 1"
        assert refusal.what == "This is no Hordekeep record: the first line must be 'hordekeep record 1'."
        assert refusal.advice == "Give a file that 'save' or 'sim --records' wrote."
    else:
        choices = max(0, kept - LINES.index("") - 1)
        assert refusal.where == f"{WHERE}, line {kept}"
        assert refusal.what == f"The record breaks off after {choices} choices: its 'end' line is missing."
        assert refusal.advice == "Copy the whole file."


@pytest.mark.parametrize("missing", range(2, 40, 3))
def test_a_record_cut_off_in_its_last_line_is_refused(missing: int) -> None:
    assert refusal_of(RECORD.to_text()[:-missing]).where.startswith(f"{WHERE}, line ")


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_change_in_any_line_is_refused(number: int) -> None:
    for change in ("{}x", "x{}"):
        changed = [change.format(line) if at == number else line for at, line in enumerate(LINES)]
        assert refusal_of("\n".join(changed) + "\n").where.startswith(f"{WHERE}, line ")


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_line_that_is_gone_or_doubled_is_refused(number: int) -> None:
    gone = LINES[:number] + LINES[number + 1 :]
    doubled = [*LINES[:number], LINES[number], *LINES[number:]]
    assert refusal_of("\n".join(gone)).where.startswith(f"{WHERE}, line ")
    assert refusal_of("\n".join(doubled)).where.startswith(f"{WHERE}, line ")


def test_an_edited_choice_is_found_by_the_checksum() -> None:
    place = LINES.index("") + 1
    changed = [*LINES[:place], "A dim", *LINES[place + 1 :]]
    assert changed != LINES
    refusal = refusal_of("\n".join(changed))
    assert refusal.where == f"{WHERE}, line {len(LINES)}"
    assert refusal.what == "The record was changed after it was written: its checksum does not fit."
    assert refusal.advice == "Use the file as it was saved."


def test_a_wrong_count_of_choices_is_named() -> None:
    count = len(RECORD.choices)
    refusal = refusal_of(RECORD.to_text().replace(f"end {count} choices", f"end {count + 1} choices"))
    assert refusal.what == f"The record promises {count + 1} choices but has {count}."
    assert refusal.where == f"{WHERE}, line {len(LINES)}"


def test_an_edited_seed_is_found_by_its_commitment_even_with_a_new_checksum() -> None:
    refusal = refusal_of(edited("seed", "another"))
    assert "The seed does not fit its commitment" in refusal.what
    assert refusal.where == WHERE


def test_an_edited_commitment_is_found() -> None:
    assert "The seed does not fit its commitment" in refusal_of(edited("commitment", commitment("other"))).what


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seed", "commitment"])
def test_a_missing_header_line_is_named(name: str) -> None:
    refusal = refusal_of(edited(name, None))
    assert refusal.what == f"The line '{name}: ...' is missing."
    assert refusal.where == WHERE


@pytest.mark.parametrize("version", ["seven", "-1", "1.5", "²", "9" * 5000])
def test_a_rules_version_that_is_no_number_is_refused(version: str) -> None:
    shown = version if len(version) < 200 else version[:200] + "…"
    assert refusal_of(edited("rules", version)).what == f"The rules version {shown!r} is not a number."


@pytest.mark.parametrize("count", ["9" * 5000, "-1", "²", "x"])
def test_a_count_that_is_no_number_is_refused(count: str) -> None:
    text = "\n".join([*LINES[:-1], f"end {count} choices, checksum 000000000000"])
    assert refusal_of(text).where == f"{WHERE}, line {len(LINES)}"


@pytest.mark.parametrize("position", ["{", "[1]", "3", '{"a":}', ""])
def test_a_position_that_cannot_be_read_is_refused(position: str) -> None:
    lines = LINES[:-1]
    text = sealed([*lines[: lines.index("")], f"position: {position}".rstrip(), *lines[lines.index("") :]])
    assert refusal_of(text).where.startswith(WHERE)


def test_a_line_that_is_neither_header_nor_choice_is_named() -> None:
    place = LINES.index("")
    refusal = refusal_of(sealed([*LINES[:place], "what is this", *LINES[place:-1]]))
    assert refusal.where == f"{WHERE}, line {place + 1}"
    assert refusal.what == "Cannot read 'what is this'."
    assert refusal.advice == "A choice is written 'A pick:sun-ooze'."


def test_a_header_line_among_the_choices_is_refused() -> None:
    refusal = refusal_of(sealed([*LINES[:-1], "seed: lamp"]))
    assert refusal.where == f"{WHERE}, line {len(LINES)}"
    assert refusal.what == "Cannot read 'seed: lamp'."


def test_a_seat_letter_that_does_not_exist_is_refused() -> None:
    refusal = refusal_of("\n".join([*LINES[:-1], "I dim", LINES[-1]]))
    assert refusal.what == "Cannot read 'I dim'."


@pytest.mark.parametrize("text", ["", "\n", "hello", "hordekeep record 2\n", "\x00\x01\x7f\ufffd" * 40, "﻿" + LINES[0]])
def test_something_else_is_no_record(text: str) -> None:
    refusal = refusal_of(text)
    assert refusal.where == f"{WHERE}, line 1"
    assert "This is no Hordekeep record" in refusal.what


@given(junk=st.binary(max_size=200))
def test_binary_junk_is_refused_and_never_crashes(junk: bytes) -> None:
    refusal_of(junk.decode("latin-1"))
    refusal_of(f"{LINES[0]}\n" + junk.decode("utf-8", "replace"))


def test_what_follows_the_end_is_refused() -> None:
    text = RECORD.to_text()
    assert Record.from_text(text + "\n  \n") == RECORD
    refusal = refusal_of(text + text)
    assert refusal.what == "Something follows after the end of the record."
    assert refusal.where == f"{WHERE}, line {len(LINES) + 1}"


def test_comments_line_ends_and_trailing_spaces_do_not_matter() -> None:
    commented = [LINES[0], "# kept by Beth", *LINES[1:]]
    assert Record.from_text("\n".join(commented)) == RECORD
    assert Record.from_text("\r\n".join(LINES)) == RECORD
    assert Record.from_text("  \n".join(LINES) + "  \n") == RECORD


def test_errors_speak_of_the_record_unless_a_place_is_named() -> None:
    with pytest.raises(BadInput, match=r"^record, line 1: "):
        Record.from_text("")


# -- what only the game can find -------------------------------------------------------------------------------------


def replay(text: str) -> Match[Lanterns]:
    return Match.from_record(Record.from_text(text), game=GAME)


def test_a_record_replays_to_the_same_end() -> None:
    again = replay(RECORD.to_text())
    assert again.record() == RECORD
    assert again.outcome() is not None


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(BadInput) as refused:
        replay(edited("rules", "6"))
    assert refused.value.what == (
        "The record was played under version 6 of the rules of Lanterns; this program has version 7."
    )
    assert refused.value.advice == "Replay it with the release that wrote it."


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no game 'chess'"):
        Match.from_record(Record.from_text(edited("game", "chess")))


@pytest.mark.parametrize(("seats", "reason"), [("Beth", "2 to 3 players, not 1"), ("A, B, C, D", "not 4")])
def test_a_record_with_too_few_or_too_many_seats_is_refused(seats: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        replay(edited("seats", seats))


@pytest.mark.parametrize(
    ("value", "reason"),
    [("", "'' is not a whole number"), ("12", "12 is not between 1 and 9"), ("x", "is not a whole number")],
)
def test_a_record_with_a_bad_option_is_refused(value: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        replay(edited("option turns", value))


def test_a_record_with_an_unknown_option_is_refused() -> None:
    lines = LINES[:-1]
    with pytest.raises(BadInput, match=r"There is no option 'stormy'\. Did you mean 'storm'"):
        replay(sealed([*lines[: lines.index("")], "option stormy: yes", *lines[lines.index("") :]]))


def with_choice(number: int, line: str) -> str:
    """The record with its choice `number` (from 0) exchanged, sealed again."""
    place = LINES.index("") + 1 + number
    return sealed([*LINES[:place], line, *LINES[place + 1 : -1]])


def test_a_choice_with_an_unknown_key_is_named_with_its_place() -> None:
    letter = SEAT_LETTERS[RECORD.choices[2][0]]
    with pytest.raises(BadInput) as refused:
        replay(with_choice(2, f"{letter} bett:1"))
    assert refused.value.where == f"choice 3, {letter} 'bett:1'"
    assert refused.value.what.startswith("The record does not replay: There is no choice 'bett:1'. Did you mean 'bet:")


def test_a_choice_that_the_rules_refuse_is_named_with_its_rule() -> None:
    letter = SEAT_LETTERS[RECORD.choices[2][0]]
    with pytest.raises(BadInput) as refused:
        replay(with_choice(2, f"{letter} bet:9"))
    assert refused.value.where == f"choice 3, {letter} 'bet:9'"
    assert refused.value.what == "The record does not replay: You have only 3 oil. [TOY-2]"


def test_a_choice_of_the_wrong_seat_is_refused() -> None:
    seat, key = RECORD.choices[2]
    with pytest.raises(BadInput, match=r"choice 3, \w '[a-z:1-9]+': The record does not replay: It is not your turn"):
        replay(with_choice(2, f"{SEAT_LETTERS[1 - seat]} {key}"))
    with pytest.raises(BadInput, match="choice 3, H 'dim': The record does not replay: It is not your turn"):
        replay(with_choice(2, "H dim"))


def test_choices_after_the_end_are_refused() -> None:
    with pytest.raises(BadInput, match=f"choice {len(RECORD.choices) + 1}, A 'dim': .*The game is over"):
        replay(sealed([*LINES[:-1], "A dim"]))


def test_a_forced_choice_that_differs_is_refused() -> None:
    """A six must be taken: a record that says otherwise names what alone was possible."""
    for number in range(60):
        match = played(f"six {number}")
        forced = next((at for at, made in enumerate(match.made) if made[2]), None)
        if forced is None:
            continue
        seat, key = match.record().choices[forced]
        lines = match.record().to_text().splitlines()
        place = lines.index("") + 1 + forced
        lines[place] = f"{SEAT_LETTERS[seat]} again"
        with pytest.raises(BadInput) as refused:
            replay(sealed(lines[:-1]))
        assert refused.value.where == f"choice {forced + 1}, {SEAT_LETTERS[seat]} 'again'"
        assert refused.value.what == f"Only {SEAT_LETTERS[seat]} {key!r} is possible here."
        return
    pytest.fail("no game of sixty had a forced choice")


def test_a_record_can_be_replayed_in_part() -> None:
    for count in range(len(RECORD.choices) + 2):
        part: Match[Lanterns] = Match.from_record(RECORD, game=GAME, until=count)
        assert part.record().choices[:count] == RECORD.choices[:count]
        assert len(part.made) >= min(count, len(RECORD.choices))
        assert all(forced for _, _, forced in part.made[count:])


def test_an_unfinished_record_has_no_result_and_goes_on() -> None:
    match = played(choices=4)
    record = match.record()
    assert record.result == ""
    assert "result:" not in record.to_text()
    again = replay(record.to_text())
    assert again.ask is not None
    assert again.to_position() == match.to_position()


# -- what was added to the game --------------------------------------------------------------------------------------


def with_oil(*here: str) -> Game[Lanterns]:
    """The toy with oils to add, of which these are here; a game of five turns needs them."""

    def check(names: Sequence[str]) -> None:
        for name in names:
            if name not in here:
                raise BadInput(f"There is no {name}.", advice="Buy some.")

    additions: Additions[Lanterns] = Additions(needed=lambda g: here if g.turns == 5 else (), check=check)
    return replace(GAME, extras=replace(GAME.extras, additions=additions))


def test_a_record_names_what_was_added_to_its_game() -> None:
    match = Match(with_oil("whale-oil", "wax"), seed="lamp", options={"turns": 5})
    record = match.record()
    assert record.needs == ("whale-oil", "wax")
    assert "needs: whale-oil, wax" in record.to_text().splitlines()
    assert Record.from_text(record.to_text()) == record
    assert match.clone().record().needs == record.needs
    position = Match.from_position(match.game, match.to_position()).record()
    assert position.needs == record.needs


def test_a_record_that_needs_nothing_is_as_it_always_was() -> None:
    plain = Match(GAME, seed="lamp").record()
    assert Match(with_oil("whale-oil"), seed="lamp").record().to_text() == plain.to_text()
    assert "needs" not in plain.to_text()


def test_what_is_missing_is_told_before_anything_is_replayed() -> None:
    record = Match(with_oil("whale-oil"), seed="lamp", options={"turns": 5}).record()
    assert Match.from_record(record, game=with_oil("whale-oil")).record() == record
    with pytest.raises(BadInput, match=r"^There is no whale-oil\. Buy some\.$"):
        Match.from_record(record, game=with_oil("wax"))
    with pytest.raises(BadInput, match=r"^The record was played with whale-oil, which Lanterns does not have here\.$"):
        Match.from_record(record, game=GAME)
