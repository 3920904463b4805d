"""The kernel: asks, matches, dice, records, positions, events, refusals. It knows no game.

A game is written as beats: functions over a state that is plain data between beats, and generators that stop with
`choice = yield Ask(...)` wherever the rulebook asks somebody something.
"""

from hordekeep.kernel.ask import Ask, Asked, Choice, Offer, Rules
from hordekeep.kernel.built_once import once
from hordekeep.kernel.course import Course, Keep
from hordekeep.kernel.dice import Dice, LoadedDice, commitment, new_seed
from hordekeep.kernel.documents import Count, FromOne, Number, Words
from hordekeep.kernel.enforcing import enforces
from hordekeep.kernel.errors import BadInput, GameOver, Refusal, Refused
from hordekeep.kernel.events import Event, Outcome, Telling
from hordekeep.kernel.facets import (
    Achievements,
    Additions,
    Agenda,
    Beat,
    Box,
    Campaign,
    CampaignBattle,
    Cards,
    Document,
    Extras,
    GameRules,
    GameWords,
    Lab,
    LookAtDeck,
    PlainWords,
    Positions,
    Progress,
    Search,
    State,
    Tell,
    Weight,
    Windows,
)
from hordekeep.kernel.game import Game, find_game, game_folder, game_slugs
from hordekeep.kernel.languages import FIRST, LANGUAGES, in_every_language, in_languages, said_by_field
from hordekeep.kernel.match import Match
from hordekeep.kernel.options import SEAT_LETTERS, Option, OptionValue, Value, read_options
from hordekeep.kernel.record import Record
from hordekeep.kernel.texts import Say, Text, add_messages, has_message, message_ids, said_by, say, seat_name

__all__ = [
    "FIRST",
    "LANGUAGES",
    "SEAT_LETTERS",
    "Achievements",
    "Additions",
    "Agenda",
    "Ask",
    "Asked",
    "BadInput",
    "Beat",
    "Box",
    "Campaign",
    "CampaignBattle",
    "Cards",
    "Choice",
    "Count",
    "Course",
    "Dice",
    "Document",
    "Event",
    "Extras",
    "FromOne",
    "Game",
    "GameOver",
    "GameRules",
    "GameWords",
    "Keep",
    "Lab",
    "LoadedDice",
    "LookAtDeck",
    "Match",
    "Number",
    "Offer",
    "Option",
    "OptionValue",
    "Outcome",
    "PlainWords",
    "Positions",
    "Progress",
    "Record",
    "Refusal",
    "Refused",
    "Rules",
    "Say",
    "Search",
    "State",
    "Tell",
    "Telling",
    "Text",
    "Value",
    "Weight",
    "Windows",
    "Words",
    "add_messages",
    "commitment",
    "enforces",
    "find_game",
    "game_folder",
    "game_slugs",
    "has_message",
    "in_every_language",
    "in_languages",
    "message_ids",
    "new_seed",
    "once",
    "read_options",
    "said_by",
    "said_by_field",
    "say",
    "seat_name",
]
