"""Words that are declared once: what follows from a declaration, and what is refused when the program starts."""

from __future__ import annotations

import copy
import pickle
import types
from types import SimpleNamespace
from typing import Any

import pytest

from hordekeep.kernel import Asked, Choice, Event, Match, Telling, Text
from hordekeep.kernel.declaring import SEAT, Amount, Kind, Question, Seat, Told, Verb, Vocabulary, allowed
from tests.kernel.words import (
    LAMP,
    OIL,
    WAIT,
    WHICH_LAMP,
    WHOM,
    Burning,
    Filled,
    Flared,
    FlaredUnseen,
    Lamp,
    Light,
    Lit,
    Oil,
    Rest,
    Signal,
    Whispered,
    about,
)

WORDS = Vocabulary((WHICH_LAMP, WHOM, WAIT), (Lit, Whispered))
PAIR = SimpleNamespace(seats=2)


def asked(*burning: int) -> Asked:
    return Asked(WHICH_LAMP, 1, [Rest()], facts=burning)


# -- verbs -------------------------------------------------------------------------------------------------------------


def test_a_choice_is_the_plain_tuple_with_names() -> None:
    choice = Signal(1, whom=0)
    assert (choice.lamp, choice.whom) == (1, 0)
    plain: Choice = ("signal", 1, 0)
    assert plain == choice
    assert hash(plain) == hash(choice)
    assert {plain: "found"}[choice] == "found"
    assert not hasattr(choice, "__dict__")


def test_a_choice_is_matched_by_its_fields() -> None:
    found: list[tuple[int, ...]] = []
    choices: list[Verb] = [Light(1), Signal(1, 0)]
    for choice in choices:
        match choice:
            case Light(lamp):
                found.append((lamp,))
            case Signal(lamp, whom):
                found.append((lamp, whom))
    assert found == [(1,), (1, 0)]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda choice: pickle.loads(pickle.dumps(choice))])
def test_a_copy_is_of_the_same_verb(again: Any) -> None:
    twin = again(Signal(1, 0))
    assert (type(twin), twin) == (Signal, Signal(1, 0))


@pytest.mark.parametrize(
    ("about", "named"), [((), {}), ((1,), {}), ((1, 0, 0), {}), ((1, 0), {"whom": 0}), ((1, 0), {"x": 1})]
)
def test_a_choice_with_other_fields_is_refused(about: Any, named: Any) -> None:
    with pytest.raises(TypeError, match="Signal takes lamp, whom"):
        Signal(*about, **named)


def test_keys_are_read_as_they_are_written() -> None:
    for choice in WORDS.candidates(PAIR):
        assert WORDS.choice(WORDS.key(choice)) == choice
    assert [WORDS.key(choice) for choice in (Light(1), Signal(0, 1), Rest())] == [
        "light:right",
        "signal:left@B",
        "rest",
    ]
    assert WORDS.key(("signal", 0, 1)) == "signal:left@B"


def test_clients_are_told_what_a_choice_names() -> None:
    told = [WORDS.about(PAIR, choice) for choice in (Light(1), Signal(0, 1), Rest(), ("signal", 0, 1))]
    assert told == [{"lamp": "right"}, {"lamp": "left", "whom": 1}, {}, {"lamp": "left", "whom": 1}]


@pytest.mark.parametrize(
    "key", ["", "rest:", "rest:left", "light", "light:", "light:up", "light:left@B", "signal:left@", "x"]
)
def test_what_is_no_key_is_read_as_none(key: str) -> None:
    assert WORDS.choice(key) is None


def test_candidates_come_in_the_order_in_which_the_verbs_first_answer() -> None:
    assert list(WORDS.verbs) == ["light", "rest", "signal"]
    assert WORDS.candidates(PAIR) == (
        Light(0),
        Light(1),
        Rest(),
        Signal(0, 0),
        Signal(0, 1),
        Signal(1, 0),
        Signal(1, 1),
    )
    assert len(WORDS.candidates(SimpleNamespace(seats=3))) == 9


def test_labels_and_what_is_touched_follow_from_the_fields() -> None:
    assert WORDS.label(PAIR, ("light", 1)) == Text("label-light", lamp=Text("lamp-right"))
    assert WORDS.touches(PAIR, asked(), ("light", 1)) == ("lamp:right", "oil:1")
    assert WORDS.touches(PAIR, asked(), Rest()) == ()


class Carry(Verb, verb="carry", between="-:"):
    """Carry a lamp to somebody, with oil or without."""

    lamp: Lamp
    whom: Seat
    oil: Oil = "olive"


class Turn(Verb, verb="turn", spelt="carry"):
    """Carry a lamp nowhere: its key begins with another's word."""

    lamp: Lamp


def test_the_last_fields_may_be_left_out() -> None:
    carry = Carry(1, 0)
    assert (tuple(carry), carry.oil, list(carry.words())) == (("carry", 1, 0), "olive", ["lamp", "whom"])
    assert carry.as_facts() == {"lamp": "right", "whom": 0}
    assert Carry(1, oil="whale", whom=0) == ("carry", 1, 0, "whale")
    with pytest.raises(TypeError, match="Carry takes lamp, whom, oil"):
        Carry(1, oil="whale")  # type: ignore[call-arg]


def test_keys_may_have_other_signs_and_share_a_word() -> None:
    words = Vocabulary((), (), verbs=(Carry, Turn))
    keys = {"carry:right-A": Carry(1, 0), "carry:right-A:whale": Carry(1, 0, "whale"), "carry:left": Turn(0)}
    for key, choice in keys.items():
        assert (words.key(choice), words.choice(key)) == (key, choice)
        assert type(words.choice(key)) is type(choice)
    assert [words.choice(key) for key in ("carry", "carry:right@A", "carry:right-A:", "turn:left")] == [None] * 4


def test_a_function_lists_choices_where_verbs_take_turns() -> None:
    words = Vocabulary((), (), verbs=(Rest, lambda pair: [Light(1), Signal(1, 0), Light(0)], (Light, Signal)))
    assert list(words.verbs) == ["rest", "light", "signal"]
    assert words.candidates(PAIR)[:4] == (Rest(), Light(1), Signal(1, 0), Light(0))
    assert len(words.candidates(PAIR)) == 7


# -- questions ---------------------------------------------------------------------------------------------------------


def test_an_ask_has_what_its_question_says() -> None:
    assert about(Asked(WHICH_LAMP, 1, [Rest()])) == ("lamp", "TOY-1", ("rest",), "light", (1,), [("rest",)])
    assert Asked(WAIT, 0, [Rest()], rule="TOY-8").rule == "TOY-8"
    assert Asked(WAIT, 0, lambda: [Rest()]).choices_of(0) == [("rest",)]
    assert Asked(WAIT, 0, [Rest()], committed=True).committed


def test_a_question_may_be_put_to_several_each_with_choices_of_its_own() -> None:
    ask = Asked.of_any(WHICH_LAMP, {1: [Rest()], 0: lambda: [Light(0), Rest()]}, rule="TOY-8", each=True, facts=(1,))
    assert (ask.seats, ask.rule, ask.each, ask.facts) == ((0, 1), "TOY-8", True, (1,))
    assert (ask.choices_of(0), ask.choices_of(1)) == ([("light", 0), ("rest",)], [("rest",)])
    assert WORDS.why_not(PAIR, ask, 0, ("light", 1)) is not None


def test_a_choice_is_refused_by_the_check_of_its_question() -> None:
    assert WORDS.why_not(PAIR, asked(0), 1, ("light", 1)) is None
    refusal = WORDS.why_not(PAIR, asked(1), 1, ("light", 1))
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("TOY-2", Text("no-burns", lamp=Text("lamp-right")))


@pytest.mark.parametrize(
    ("ask", "choice", "rule"),
    [
        (asked(), Signal(0, 0), "TOY-5"),  # the question has a reason of its own
        (Asked(WHOM, 0, [Signal(0, 0)]), Light(0), "TOY-6"),  # everything has to wait
        (Asked(WAIT, 0, [Rest()]), Light(0), "TOY-2"),  # the verb has its time
        (Asked(WHOM, 0, [Signal(0, 0)]), Rest(), "TOY-6"),
    ],
)
def test_a_verb_that_is_no_answer_is_refused(ask: Asked, choice: Verb, rule: str) -> None:
    refusal = WORDS.why_not(PAIR, ask, 0, choice)
    assert refusal is not None
    assert refusal.rule == rule


def test_a_verb_without_a_time_of_its_own_is_refused_by_the_rule_that_asks() -> None:
    plain: Question[Signal] = Question("plain", "TOY-9", {Signal: allowed})
    refusal = plain.why_not(PAIR, Asked(plain, 0, [Signal(0, 0)]), 0, Rest())
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("TOY-9", Text("no-wrong-time"))


def test_a_prompt_says_what_its_question_names() -> None:
    assert WORDS.prompt(PAIR, asked(0, 1)) == Text("ask-lamp", who=SEAT.say(1), burning=2)


# -- events ------------------------------------------------------------------------------------------------------------


def test_an_event_tells_plain_data_and_is_said_from_it() -> None:
    event = Lit(1, (0, 1), 3).as_event()
    assert event == Event("lit", "TOY-2", {"seat": 1, "lamps": ["left", "right"], "oil": 3})
    lamps = Text("list", first=Text("lamp-left"), rest=Text("lamp-right"))
    assert WORDS.describe(event) == Text("log-lit", who=SEAT.say(1), count=2, lamps=lamps, oil=3)
    assert WORDS.describe(Lit(1, (), 3).as_event()).words["lamps"] == Text("no-lamps")


def test_an_event_may_have_another_rule_and_an_audience() -> None:
    assert Lit(1, (), 3).as_event("TOY-8").rule == "TOY-8"
    assert Lit(1, (), 3).as_event().is_for(None)
    assert [Whispered(0, whom=1).as_event().is_for(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_an_event_is_told_by_what_is_seen_of_its_things_and_by_whom() -> None:
    room = SimpleNamespace(colours=("red", "blue"), covered=True, secret=False)
    event = Filled(1, "whale", True, 0).as_event(state=room)
    assert event == Event("filled", "TOY-2", {"seat": 1, "oil": "whale", "spilt": True, "shade": "covered"})
    room.secret = True
    assert Filled(1, "whale", True, 0).as_event(state=room).audience == (0, 1)
    assert Filled(1, "whale", True, 0).as_event(state=room).facts["shade"] == "red"


@pytest.mark.parametrize(("seat", "spilt", "id"), [(1, False, "log-filled"), (0, True, "log-filled-spilt")])
def test_an_event_may_be_said_in_several_ways(seat: int, spilt: bool, id: str) -> None:
    words = {"who": SEAT.say(seat), "oil": Text("oil-olive"), "spilt": int(spilt), "look": Text("look-red")}
    assert Filled.sentence({"seat": seat, "oil": "olive", "spilt": spilt, "shade": "red"}) == Text(id, **words)


def test_events_that_are_alike_have_a_base_that_is_none() -> None:
    assert Flared.names == ("lamp", "up", "oil")
    assert (Flared.unsaid, Flared.also) == (("lamp", "up"), ("light",))
    assert Flared.sentence(Flared(1, True, 3).as_event().facts) == Text(
        "log-flared-up", light=Text("light-right"), oil=3
    )
    declared = set(Told.declared_in("tests.kernel"))
    assert Flared in declared
    assert not declared & {Burning, FlaredUnseen}


def test_an_event_may_be_said_in_other_ways_only() -> None:
    assert Flared.messages() == ("log-flared-up", "log-flared-down")
    assert Filled.messages() == ("log-filled", "log-filled-spilt", "log-filled-by-none")


def test_an_event_may_tell_some_more_and_is_said_alike() -> None:
    event = FlaredUnseen(0, False, 2, 1).as_event()
    assert event == Event("flared", "TOY-2", {"lamp": "left", "up": False, "oil": 2, "where": 1}, (1,))
    assert Vocabulary((), (Flared,)).describe(event).id == "log-flared-down"


def test_marks_tell_what_an_event_means() -> None:
    assert WORDS.telling == Telling(moments=frozenset({"lit"}))


def test_seats_are_said_one_by_one() -> None:
    assert SEAT.say_all([1]) == SEAT.say(1)
    assert SEAT.say_all([0, 1]) == Text("list", first=SEAT.say(0), rest=SEAT.say(1))


# -- what is refused when the program starts ---------------------------------------------------------------------------


def test_a_field_without_a_kind_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bare\.oil has no kind: annotate it with Annotated\[\.\.\., Kind\], not int"):

        class Bare(Verb, verb="bare"):
            oil: int


def test_a_name_that_means_something_else_is_refused() -> None:
    fields = {"__annotations__": {"count": Amount}, "__module__": __name__}  # tuples count
    with pytest.raises(TypeError, match=r"Counted\.count: this name means something else already"):
        types.new_class("Counted", (Told,), {"kind": "counted"}, lambda body: body.update(fields))


def test_the_name_of_whoever_is_asked_is_reserved() -> None:
    with pytest.raises(TypeError, match=r"Visit\.seat: in ids this is whoever is asked"):

        class Visit(Verb, verb="visit", touched=("seat:{seat}",)):
            seat: Seat


def test_what_is_touched_is_written_with_fields() -> None:
    with pytest.raises(TypeError, match=r"Visit touches 'seat:\{guest\}', but has no field 'guest'"):

        class Visit(Verb, verb="visit", touched=("seat:{guest}",)):
            whom: Seat


def test_an_audience_is_a_field() -> None:
    with pytest.raises(TypeError, match="Secret speaks of 'guest', but has no such field"):

        class Secret(Told, kind="secret", only="guest"):
            whom: Seat


def test_what_is_not_said_is_a_field() -> None:
    with pytest.raises(TypeError, match="Quiet speaks of 'guest', but has no such field"):

        class Quiet(Told, kind="quiet", unsaid=("guest",)):
            whom: Seat


def test_an_event_has_the_kind_of_its_base() -> None:
    with pytest.raises(TypeError, match="Quenched is told as 'flared', as its base is, and not as 'quenched'"):

        class Quenched(Flared, kind="quenched"):
            """Another event than the other."""


def test_a_verb_without_a_word_is_refused() -> None:
    class Dropped(Verb):
        """As mypyc leaves a verb when it compiles its module."""

    lost: Question[Dropped] = Question("lost", "TOY-1", {Dropped: allowed})
    with pytest.raises(TypeError, match=r"The verb .*Dropped.* has no word. Is its module compiled\?"):
        Vocabulary((lost,), ())


def test_an_event_without_a_word_is_refused() -> None:
    class Lost(Told):
        """As mypyc leaves it."""

    with pytest.raises(TypeError, match=r"The event .*Lost.* has no word"):
        Vocabulary((), (Lost,))


def test_two_verbs_of_one_word_are_refused() -> None:
    class Sleep(Verb, verb="rest"):
        """Another verb than the other."""

    night: Question[Sleep] = Question("night", "TOY-1", {Sleep: allowed})
    with pytest.raises(TypeError, match=r"Two declarations of the verb 'rest': .*Rest.* and .*Sleep"):
        Vocabulary((WAIT, night), ())


def test_two_questions_of_one_name_are_refused() -> None:
    again: Question[Rest] = Question("wait", "TOY-1", {Rest: allowed})
    with pytest.raises(TypeError, match="Two declarations of the question 'wait'"):
        Vocabulary((WAIT, again), ())


def test_a_kind_is_the_codec_of_its_things() -> None:
    kinds: tuple[Kind, ...] = (LAMP, SEAT, OIL)
    for kind in kinds:
        for thing in kind.all(PAIR):
            assert kind.read(kind.write(thing)) == thing
            assert kind.thing(kind.fact(thing)) == thing


def test_things_with_ids_are_said_by_them() -> None:
    assert OIL.say_all([]) == OIL.say("") == Text("no-oil")
    assert OIL.say_all(["olive", "whale"]) == Text("list", first=Text("oil-olive"), rest=Text("oil-whale"))


# -- in a match --------------------------------------------------------------------------------------------------------


def test_a_rule_hears_the_choice_that_it_listed() -> None:
    """A plain tuple equals it, but is no instance of its verb, and the rule would take it for another answer."""
    match: Match[Any] = Match("plankton-horde", seats=2, seed="doc")
    listed = match.ask.choices[0] if match.ask else None
    match.choose(("token", 8))
    assert match.made[0][1] is listed
