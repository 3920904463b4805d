"""Every recorded playthrough belongs to a game that is compared with it."""

from __future__ import annotations

from tests.games.cloudspire.test_playthroughs import NAMES as CLOUDSPIRE
from tests.games.lanes.test_playthroughs import NAMES as LANES
from tests.games.plankton_horde.test_playthroughs import NAMES as HORDE
from tests.games.playthroughs import FOLDER
from tests.games.skytear.test_playthroughs import NAMES as SKYTEAR


def test_every_playthrough_belongs_to_a_game() -> None:
    assert sorted(path.name for path in FOLDER.glob("*")) == sorted([*HORDE, *LANES, *SKYTEAR, *CLOUDSPIRE])
