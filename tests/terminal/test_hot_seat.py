"""Several people at one screen: nobody sees another's cards."""

from __future__ import annotations

from hordekeep.terminal.session import play
from tests.terminal.sitting import shown, table_of

CURTAIN = "\n" * 20


def test_in_plain_mode_a_persons_turn_begins_behind_blank_lines() -> None:
    table = table_of(["", "1", "1", "stop", "", "look"], "Anna,Beth")
    play(table)
    scenes = [scene for scene in shown(table.screen).split(CURTAIN) if scene.strip()]
    passing = [number for number, scene in enumerate(scenes) if scene.strip().startswith("Pass the screen to")]
    assert [scenes[number].strip().split(".")[0] for number in passing[:2]] == [
        "Pass the screen to Anna",
        "Pass the screen to Beth",
    ]
    for number in passing:
        assert len(scenes[number].strip().splitlines()) == 1  # nothing else stands there while the screen is passed


def test_a_person_who_goes_on_choosing_is_not_asked_to_pass_the_screen() -> None:
    table = table_of(["", "1", "1"], "Anna,Beth")
    play(table)
    assert shown(table.screen).count("Pass the screen") == 1


def test_one_person_among_bots_never_passes_the_screen() -> None:
    table = table_of(["1"] * 6, "Anna,greedy,random")
    play(table)
    assert "Pass the screen" not in shown(table.screen)


def test_each_person_is_told_what_happened_since_the_own_last_turn() -> None:
    table = table_of(["", "1", "1", "stop", "", ""], "Anna,Beth")
    play(table)
    beths_turn = shown(table.screen).rpartition("Pass the screen to Beth")[2]
    news = beths_turn.partition("The table.")[0]
    assert "So far." in news
    assert "Anna puts 8 on" in news
    assert "Anna takes" in news


def test_undo_in_company_takes_the_last_persons_choice_back_and_hands_the_screen_over() -> None:
    table = table_of(["", "1", "1", "stop", "", "undo", ""], "Anna,Beth")
    play(table)
    assert "Anna took back: " in shown(table.screen)
    assert table.match.ask is not None
    assert table.match.ask.seat == 0
    assert table.facing == 0


def test_quitting_is_possible_while_the_screen_is_passed() -> None:
    table = table_of(["quit"], "Anna,Beth")
    play(table)
    assert shown(table.screen).splitlines()[-1].startswith("Goodbye")
