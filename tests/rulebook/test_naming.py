"""What enforces a rule, read off the code: by which sort of thing, under which name, and on which line."""

from __future__ import annotations

from textwrap import dedent

import pytest

from hordekeep.rulebook.citations import citations_in_code


def enforcing(code: str, file: str = "rules/fight.py") -> list[tuple[str, str, str, int]]:
    found = citations_in_code(dedent(code), file)
    return [(place.rule, place.by, place.name, place.line) for place in found if place.by]


def mentioning(code: str, file: str = "rules/fight.py") -> list[tuple[str, int]]:
    found = citations_in_code(dedent(code), file)
    return [(place.rule, place.line) for place in found if not place.by]


def test_a_function_that_says_what_it_enforces_is_shown_where_it_stands() -> None:
    code = """
    @enforces("PH-FB-04", "PH-FB-05")
    @enforces("PH-FB-06")
    @once
    def tie() -> None:
        pass
    """
    assert enforcing(code) == [(rule, "function", "fight.tie", 5) for rule in ("PH-FB-04", "PH-FB-05", "PH-FB-06")]
    assert mentioning(code) == []


def test_methods_and_classes_have_their_full_name() -> None:
    code = """
    @enforces("PH-FB-01")
    class Fight:
        @property
        @enforces("PH-FB-04")
        def tie(self) -> bool: ...
    """
    assert enforcing(code) == [
        ("PH-FB-01", "function", "fight.Fight", 3),
        ("PH-FB-04", "function", "fight.Fight.tie", 6),
    ]


def test_tables_say_it_in_the_line_below() -> None:
    code = """
    TOKENS = (8, 6)
    enforces("PH-COMP-03")(TOKENS)
    """
    assert enforcing(code) == [("PH-COMP-03", "table", "fight.TOKENS", 3)]


def test_what_is_written_out_for_the_compiler_names_the_same() -> None:
    code = """
    def tie() -> None:
        pass


    enforces("PH-FB-04")(tie)
    """
    assert enforcing(code) == [("PH-FB-04", "function", "fight.tie", 2)]


@pytest.mark.parametrize(
    ("code", "by", "name"),
    [
        ('SECOND = Question("second", "PH-PICK-01", {Stop: allowed})', "question", "second"),
        ('SECOND: Question[Stop] = OfChip("second", "PH-PICK-01", {Stop: allowed})', "question", "second"),
        ('def open(g):\n    yield Ask(0, "second", "PH-PICK-01", [])', "question", "second"),
        ('NO = Refusal("PH-PICK-01", Text("no-second"))', "refusal", "no-second"),
        ('def why_not(g):\n    return Refusal("PH-PICK-01", because(g))', "refusal", "fight.why_not"),
        ('class Picked(Told, kind="picked", rule="PH-PICK-01"):\n    seat: Seat', "event", "picked"),
        ('class Pick(Verb, verb="pick", late="PH-PICK-01"):\n    card: Card', "verb", "pick"),
        ('def pick(g):\n    g.tell(Picked(0), "PH-PICK-01")', "event", "Picked"),
        ('def pick(g):\n    g.tell("picked", "PH-PICK-01", seat=0)', "event", "picked"),
        ('@deed("pick a card", rule="PH-PICK-01")\ndef pick(g): ...', "word", "fight.pick"),
        ('def pick(g):\n    gain(g, 0, 3, "PH-PICK-01")', "function", "fight.pick"),
        ('def pick(g, rule="PH-PICK-01"): ...', "function", "fight.pick"),
        ('LIMITS = {"cards": (2, "PH-PICK-01")}', "table", "fight.LIMITS"),
    ],
)
def test_an_id_in_the_code_is_what_the_program_makes_of_it(code: str, by: str, name: str) -> None:
    assert [(found[1], found[2]) for found in enforcing(code)] == [(by, name)]


def test_a_function_within_another_is_part_of_it() -> None:
    code = """
    def pick(g):
        def least(card):
            return Refusal("PH-PICK-01", g.because)
        return least
    """
    assert enforcing(code) == [("PH-PICK-01", "refusal", "fight.pick", 4)]


def test_docstrings_and_comments_only_speak_of_a_rule() -> None:
    code = """
    def pick(g):
        \"\"\"One card (PH-PICK-01).\"\"\"
        return 1  # PH-PICK-02
    """
    assert enforcing(code) == []
    assert mentioning(code) == [("PH-PICK-01", 3), ("PH-PICK-02", 4)]


def test_one_books_name_for_a_rule_of_another_enforces_nothing() -> None:
    code = 'CITES = {"SH-FIGHT-01": "HM-FIGHT-01"}'
    assert enforcing(code) == []
    assert mentioning(code) == [("SH-FIGHT-01", 1), ("HM-FIGHT-01", 1)]


@pytest.mark.parametrize("room", ["bots", "terminal"])
def test_rooms_that_only_look_at_a_game_enforce_nothing(room: str) -> None:
    code = 'LEAST = Refusal("PH-PICK-01", Text("no-second"))'
    assert enforcing(code, f"games/horde/{room}/board.py") == []
    assert mentioning(code, f"games/horde/{room}/board.py") == [("PH-PICK-01", 1)]


def test_a_module_is_called_by_its_file_and_a_package_by_its_folder() -> None:
    assert enforcing('RULE = "PH-FB-04"', "rules/fight/__init__.py") == [("PH-FB-04", "table", "fight.RULE", 1)]
