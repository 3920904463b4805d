"""What can be typed at a question, and what it answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hordekeep import Match, Record
from hordekeep.rulebook.ledger import find_rule
from hordekeep.terminal.reading import Barred, Chosen, Order, Unclear, read
from hordekeep.terminal.session import play
from hordekeep.terminal.table import Table
from tests.terminal.sitting import HORDE, shown, sit, table_of


def play_out(table: Table) -> str:
    """Play until nobody types any more; everything that was shown."""
    play(table)
    return shown(table.screen)


def opening() -> Match[Any]:
    """A game in which seat A must open the first round."""
    match: Match[Any] = Match(HORDE, seats=2, seed="doc", options={"first": "A"})
    match.choose("token:8")
    return match


@pytest.mark.parametrize(
    "typed", ["pick:sun-ooze", "Sun Ooze", "take sun ooze", "sun oo", "SUN-OOZE", "gelée du soleil"]
)
def test_a_choice_is_understood_by_every_name(typed: str) -> None:
    for pool, meaning in ((["sun-ooze", "moon-troll"], Chosen), (["sun-troll", "moon-troll"], Barred)):
        position = {"seats": [{}, {}], "phase": "monster", "row": [{"battle": "sun", "token": 8}], "pool": pool}
        match: Match[Any] = Match.from_position(HORDE, position)
        ooze = match.read_key("pick:sun-ooze")
        assert read(typed, match, 0) == (Chosen(ooze) if meaning is Chosen else Barred((ooze,)))


def test_every_offered_choice_is_understood_by_number_key_and_label_in_both_languages() -> None:
    match = opening()
    for language in ("en", "fr"):
        for number, offer in enumerate(match.offers(0, language), start=1):
            wanted = Chosen(match.read_key(offer.key))
            assert read(str(number), match, 0) == wanted
            assert read(offer.key, match, 0) == wanted
            assert read(offer.label.upper(), match, 0) == wanted


def test_a_negative_token_is_not_taken_for_a_positive_one() -> None:
    match: Match[Any] = Match(HORDE, seats=2, seed="doc", options={"first": "A"})
    assert read("token -3", match, 0) == Chosen(("token", -3))
    assert read("-3", match, 0) == Chosen(("token", -3))
    assert read("token:3", match, 0) == Chosen(("token", 3))


def test_orders_are_understood_in_both_languages_and_shortened() -> None:
    match = opening()
    assert read("UNDO", match, 0) == read("annuler", match, 0) == read("un", match, 0) == Order("undo")
    assert read("règles vampire", match, 0) == Order("rules", "vampire")
    assert read("?", match, 0) == Order("help")
    assert isinstance(read("h", match, 0), Unclear)


def test_why_names_the_rule_and_shows_its_text() -> None:
    answer = sit(["why flayer"])
    rule = find_rule(HORDE, "PH-BC-06")
    assert f"The Battle Card needs its Score Token before anybody picks. Rule {rule.id}." in answer
    assert f"{rule.id}: {rule.text}" in answer


def test_why_about_something_that_is_allowed_says_so() -> None:
    assert "You can: “Put 6 on" in sit(["why token:6"])
    assert "is choice 2." in sit(["why token:6"])


def test_why_about_nothing_and_about_nonsense_is_answered() -> None:
    answer = sit(["why", "why blorb"])
    assert "Why what?" in answer
    assert "No choice in this game is called “blorb”." in answer


def test_naming_a_barred_choice_explains_it_without_asking_why() -> None:
    assert "Rule PH-BC-06." in sit(["sun ooze"])


def test_numbers_beyond_the_list_and_unknown_words_change_nothing() -> None:
    table = table_of(["99", "blorb", "", "0"])
    made = list(table.match.made)
    answer = play_out(table)
    assert "There is no choice 99: type a number from 1 to" in answer
    assert "“blorb” is nothing I know." in answer
    assert table.match.made == made


def test_a_word_that_could_mean_several_things_lists_them() -> None:
    answer = sit(["h"])
    assert "That could mean “hint”, “look”, “help”." in answer


def test_undo_goes_back_to_the_own_last_choice_over_the_bots() -> None:
    table = table_of(["1", "1", "stop"], seed="over")
    play_out(table)
    after = len(table.match.made)
    mine = max(number for number, (seat, _, forced) in enumerate(table.match.made) if seat == 0 and not forced)
    table = table_of(["1", "1", "stop", "undo"], seed="over")
    answer = play_out(table)
    assert mine < after
    assert len(table.match.made) == mine
    assert "Keeper took back: " in answer
    assert table.match.ask is not None
    assert table.match.ask.seat == 0


def test_a_bot_answers_an_undone_and_repeated_choice_as_before() -> None:
    once, twice = table_of(["1", "1"]), table_of(["1", "1", "undo", "1"])
    play_out(once)
    play_out(twice)
    assert once.match.record() == twice.match.record()


def test_undo_with_nothing_to_undo_says_so() -> None:
    assert "There is nothing of yours to take back." in sit(["undo"])


def test_a_hint_names_a_legal_choice_with_its_value_and_visits() -> None:
    table = table_of(["hint"])
    labels = [offer.label for offer in table.match.offers()]
    answer = play_out(table)
    (best,) = [line for line in answer.splitlines() if line.startswith("I would choose")]
    assert any(f"“{label}”" in best for label in labels)
    assert "out of 100, tried" in answer
    assert any(words in answer for words in ("close call", "a little better", "clearly the best"))


def test_rules_are_found_in_french_with_french_words() -> None:
    answer = sit(["règles ph-vamp-02", "règles écorcheur forcer", "règles flayer"], language="fr")
    assert f"PH-VAMP-02 : {find_rule(HORDE, 'PH-VAMP-02', 'fr').text}" in answer
    assert f"PH-FLAY-02 : {find_rule(HORDE, 'PH-FLAY-02', 'fr').text}" in answer
    assert "Le livre de règles ne dit rien de « flayer »." in answer


def test_rules_are_found_by_id_and_by_words() -> None:
    answer = sit(["rules", "rules ph-vamp-02", "rules vampire bonus", "rules blorb"])
    assert find_rule(HORDE, "PH-BC-02").text in answer
    assert answer.count(find_rule(HORDE, "PH-VAMP-02").text) == 2
    assert "The rulebook says nothing about “blorb”." in answer


def test_look_shows_the_own_horde() -> None:
    answer = sit(["look", *["1"] * 12, "horde"])
    assert "Your horde is empty." in answer
    assert "Your strength in each battle:" in answer


def test_log_shows_the_last_events_more_or_all() -> None:
    table = table_of([*["1"] * 12, "log 3", "log all"])
    answer = play_out(table)
    assert "These are the last 3 of" in answer
    everything = [line for line in answer.splitlines() if line.endswith("Rule PH-ROUND-05.")]
    assert sum(line.startswith("Round 1 begins") for line in everything) == 2  # when it was news, and in the whole log


def test_enter_and_board_show_the_table_again() -> None:
    assert sit(["", "board"]).count("Score Tokens left:") == 3


def test_help_lists_every_order() -> None:
    answer = sit(["help"])
    for word in ("why", "undo", "hint", "rules", "save", "log", "look", "board", "help", "quit"):
        assert any(line.startswith(word) for line in answer.splitlines()), word


def test_saving_asks_before_it_replaces_a_file_of_others() -> None:
    Path("mine.txt").write_text("a poem", encoding="utf-8")
    assert "already exists. Replace it" in sit(["1", "save mine.txt", "no", "quit", "no"])
    assert Path("mine.txt").read_text(encoding="utf-8") == "a poem"
    sit(["1", "save mine.txt", "yes", "1", "save mine.txt", "quit"])  # the second time it is our own
    assert len(Record.from_text(Path("mine.txt").read_text(encoding="utf-8")).choices) >= 2


def test_saving_where_nothing_can_be_written_is_told_and_the_game_goes_on() -> None:
    answer = sit(["1", "save nowhere/game.record", "save good.record", "quit"])
    assert "Could not write nowhere/game.record: No such file or directory." in answer
    assert Path("good.record").exists()


def test_quit_offers_to_save_under_a_fresh_name() -> None:
    sit(["1", "quit", ""])
    sit(["1", "quit", ""])
    sit(["1", "quit", "other.record"])
    sit(["1", "quit", "no"])
    names = sorted(path.name for path in Path().iterdir())
    assert names == ["other.record", "plankton-horde-139d544b-2.record", "plankton-horde-139d544b.record"]


def test_leaving_without_a_choice_offers_nothing() -> None:
    answer = sit(["quit"])
    assert "Save the game?" not in answer
    assert answer.splitlines()[-1].startswith("Goodbye")


def test_where_no_file_can_be_written_the_record_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setattr("hordekeep.terminal.orders.gettempdir", lambda: str(gone))
    monkeypatch.setattr("hordekeep.terminal.orders.Path", lambda *parts: Path(gone, *parts))
    answer = sit(["1"])
    record = answer[answer.index("hordekeep record 1") :]
    assert Record.from_text(record).seed == "doc"
