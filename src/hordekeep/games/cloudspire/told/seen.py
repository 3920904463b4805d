"""What is seen of the play area: the Structs of a view, from which the browser's types are made."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import UNSET, Struct, UnsetType

from hordekeep.games.cloudspire.content.written import Terrain

Phase = Literal["event", "income", "market", "build", "prep", "onslaught", "end-of-wave", "over"]
Stage = Literal["start", "movement", "fire", "exploration", "attack"]


class SeenHex(Struct):
    """A hex of the ground, with its hex group. `layer` says how high earthscapes lie there."""

    terrain: Terrain
    group: int
    well: Union[bool, UnsetType] = UNSET
    layer: Union[int, UnsetType] = UNSET


class SeenFortress(Struct):
    """Where a fortress has its gate and its Source wells."""

    gate: str
    wells: list[str]


class SeenEarthscape(Struct):
    """An earthscape in play, and the hexes of its spaces in order."""

    number: int
    hexes: list[str]


class SeenMap(Struct):
    """The ground, and the fortresses in the order of their seats, whose bodies are no hexes."""

    hexes: dict[str, SeenHex]
    fortresses: list[SeenFortress]
    bodies: list[str]
    earthscapes: list[SeenEarthscape]


class SeenTalent(Struct):
    """A talent, and the number that is printed beside it."""

    id: str
    number: int


class SeenUnit(Struct, kw_only=True):
    """A unit in play, its `hex` "" while it lies in the deployment stack. Upgrades are letters from top to bottom: A
    attack, R range, D fortification. `carries` is who rides on it for all to see; `under` the rest of its group, null
    where only its controller knows; `grouped` whether it is a group, null in the stacks of others. `from_there` tells
    how far its mark is from each hex that it could go to."""

    chip: str
    kind: Literal["hero", "minion"]
    promoted: bool
    hex: str
    health: int
    max_health: int
    talents: list[SeenTalent]
    attack: Union[int, None]
    range: int
    ranged: bool
    move: int
    terrain: Terrain
    upgrades: str
    capacity: int
    gear: list[str]
    carries: list[str]
    grouped: Union[bool, None]
    under: Union[list[str], None]
    active: bool
    to_mark: Union[int, None]
    reaches: list[str]
    from_there: dict[str, int]
    moved: bool
    attacked: bool
    retaliated: bool


class SeenSpire(Struct):
    """A spire, its upgrades from top to bottom, and who perches on it."""

    chip: str
    promoted: bool
    hex: str
    upgrades: str
    capacity: int
    dice: int
    range: int
    talents: list[SeenTalent]
    carries: list[str]


class SeenLandmark(Struct, kw_only=True):
    """What stands on a hex and nobody controls. Face down its type alone is seen, and the `chip` by who has looked:
    then it is `seen`. Face up its numbers show, attack and all that moves if it is a unit."""

    type: str
    hidden: bool
    chip: Union[str, UnsetType] = UNSET
    seen: Union[bool, UnsetType] = UNSET
    health: Union[int, UnsetType] = UNSET
    max_health: Union[int, UnsetType] = UNSET
    talents: Union[list[SeenTalent], UnsetType] = UNSET
    attack: Union[int, UnsetType, None] = UNSET
    range: Union[int, UnsetType] = UNSET
    ranged: Union[bool, UnsetType] = UNSET
    move: Union[int, UnsetType] = UNSET
    terrain: Union[Terrain, UnsetType] = UNSET


class SeenReturned(Struct):
    """What a hero that has returned to its fortress keeps."""

    chip: str
    upgrades: str
    gear: list[str]


class SeenPlayer(Struct, kw_only=True):
    """A faction with all that it controls. `mark` is the seat whose gate is marked, -1 for none; `cp` is null while it
    is secret; of relics that are kept others know how many; `influence` are hex groups. What lies in the barracks and
    elsewhere is counted by kind."""

    seat: int
    faction: str
    source: int
    source_capacity: int
    gate: int
    power: int
    mark: int
    cp: Union[int, None]
    built: int
    fallen_heroes: int
    levels: dict[str, int]
    dice: list[str]
    relics: Union[list[str], int]
    relics_in_play: list[str]
    earthscapes: list[int]
    influence: list[int]
    prices: dict[str, int]
    earthscape_price: int
    units: list[SeenUnit]
    spires: list[SeenSpire]
    spire_limit: int
    stack: list[SeenUnit]
    barracks: dict[str, int]
    beside: dict[str, int]
    graves: dict[str, int]
    captives: dict[str, int]
    returned: list[SeenReturned]


class SeenDiscards(Struct):
    """What lies in each discard pile."""

    market: list[str]
    landmarks: list[str]
    earthscapes: list[int]
    relics: list[str]
    events: list[str]


class SeenLasting(Struct, kw_only=True):
    """Something that lasts: for which chip, how much of it or which other chip it is about, and until when."""

    kind: str
    chip: Union[str, UnsetType] = UNSET
    of: Union[str, UnsetType] = UNSET
    amount: Union[int, UnsetType] = UNSET
    until: Literal["turn", "next-turn", "wave"]


class SeenFall(Struct):
    """A defeat that waits to be resolved: of whom, by whom, and as it was then."""

    chip: str
    by: int
    using: str
    using_side: int
    how: str
    holder: int
    side: int
    hex: str
    rewarded: bool


class SeenResult(Struct):
    """How the game ended: who won, and by which rule."""

    winners: list[int]
    rule: str


class SeenPlayArea(Struct, kw_only=True):
    """The play area as somebody sees it. `automaton` is its seat, -1 for none; `earthscape` the one on offer, 0 for
    none; what lies under the uppermost item of a hex is told from the top; of `stacks` it is seen how high they are."""

    mode: str
    level: str
    seats: int
    automaton: int
    allies: list[list[int]]
    layout: str
    map: SeenMap
    wave: int
    waves: int
    phase: Phase
    stage: Stage
    round: int
    first: int
    turn: int
    passed: list[int]
    campfires: list[int]
    enough: list[int]
    drawn: list[str]
    supply: dict[str, int]
    stacks: dict[str, int]
    discards: SeenDiscards
    offers: list[str]
    earthscape: int
    earthscape_sold: bool
    items: dict[str, str]
    items_under: dict[str, list[str]]
    lasting: list[SeenLasting]
    falls: list[SeenFall]
    result: Union[SeenResult, None]
    landmarks: dict[str, SeenLandmark]
    players: list[SeenPlayer]
