"""The laboratory: many games between bots, what they show, and how fast the games run.

It knows games, bots and the kernel; no game and no bot knows it. A `Series` fixes everything that is played, so the
same series has the same results whatever machine plays it.
"""

from hordekeep.lab.bench import Case, Measured, cases, measure
from hordekeep.lab.folder import check_folder, record_name, write_results
from hordekeep.lab.intervals import Interval, difference, mean, wilson
from hordekeep.lab.playing import Asked, Played, play_game
from hordekeep.lab.report import report_page
from hordekeep.lab.series import Series, arrange
from hordekeep.lab.summary import Draws, Ending, Group, Member, Question, Rate, SetUp, Spread, Summary, Trait
from hordekeep.lab.tally import Tally
from hordekeep.lab.workers import Stop, cores, play_series

__all__ = [
    "Asked",
    "Case",
    "Draws",
    "Ending",
    "Group",
    "Interval",
    "Measured",
    "Member",
    "Played",
    "Question",
    "Rate",
    "Series",
    "SetUp",
    "Spread",
    "Stop",
    "Summary",
    "Tally",
    "Trait",
    "arrange",
    "cases",
    "check_folder",
    "cores",
    "difference",
    "mean",
    "measure",
    "play_game",
    "play_series",
    "record_name",
    "report_page",
    "wilson",
    "write_results",
]
