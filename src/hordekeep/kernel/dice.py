"""Dice that anybody can check afterwards: keyed BLAKE2b in counter mode.

A seed gives one endless sequence of 64-bit words. A copy is two ints and a reference, so cloning a game clones its
dice for nothing. The seed's commitment (its SHA-256) can be shown before the first card and the seed after the last:
`printf %s SEED | sha256sum` proves that no deal was changed in between.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, TypeVar

from hordekeep.kernel.errors import BadInput

T = TypeVar("T")
_WORDS_A_BLOCK = 8
_BLOCK = Struct(f"<{_WORDS_A_BLOCK}Q")
_LIMIT = 1 << 64


def new_seed() -> str:
    """A seed that nobody can guess: 128 bits from the operating system, as text.

    >>> len(new_seed())
    32
    """
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The hash that is shown before the game, to prove after it that the seed was fixed all along.

    >>> commitment("a stormy night")[:16]
    'b3a19576b0525a41'
    """
    return sha256(seed.encode()).hexdigest()


class Dice:
    """An endless sequence of fair words, fixed by a seed.

    >>> dice = Dice("a stormy night")
    >>> cards = list(range(6))
    >>> dice.shuffle(cards)
    >>> cards, dice.below(6)
    ([4, 1, 0, 2, 5, 3], 1)
    """

    __slots__ = ("_block", "_key", "_used", "seed")

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self._key = blake2b(seed.encode(), digest_size=32).digest()
        self._used = used
        self._block: tuple[int, ...] | None = None

    @property
    def used(self) -> int:
        """How many words have been drawn: seed and `used` are the whole state.

        >>> dice = Dice("x"); _ = dice.word(); dice.used
        1
        """
        return self._used

    def word(self) -> int:
        """The next 64-bit word.

        >>> Dice("x").word() == Dice("x").word()
        True
        """
        used = self._used
        place = used % _WORDS_A_BLOCK
        block = self._block
        if block is None or place == 0:
            counter = (used // _WORDS_A_BLOCK).to_bytes(8, "little")
            block = self._block = _BLOCK.unpack(blake2b(counter, key=self._key).digest())
        self._used = used + 1
        return block[place]

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1. Words that would make it unfair are thrown again.

        >>> {Dice(str(i)).below(3) for i in range(40)}
        {0, 1, 2}
        """
        if not 1 <= n <= _LIMIT:
            raise ValueError(f"below() needs a number from 1 to 2**64, not {n}")
        fair = _LIMIT - _LIMIT % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely as the others.

        >>> Dice("x").pick(["ooze"])
        'ooze'
        """
        return items[self.below(len(items))]

    def words(self, n: int) -> list[int]:
        """The next n words at once: a whole shuffle's worth without a call for each.

        >>> a, b = Dice("x"), Dice("x")
        >>> a.words(11) == [b.word() for _ in range(11)] and a.word() == b.word()
        True
        """
        used, key = self._used, self._key
        first = used // _WORDS_A_BLOCK
        last = (used + n + _WORDS_A_BLOCK - 1) // _WORDS_A_BLOCK
        found: list[int] = []
        block = self._block
        for number in range(first, last):
            if number > first or used % _WORDS_A_BLOCK == 0 or block is None:
                block = _BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key).digest())
            found += block
        self._block = block
        self._used = used + n
        start = used % _WORDS_A_BLOCK
        return found[start : start + n]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` in a random order: each gets a 64-bit word, and the words are sorted.

        >>> deck = list("abcdef"); Dice("x").shuffle(deck); sorted(deck) == list("abcdef")
        True
        """
        words = self.words(len(items))
        items[:] = [items[i] for i in sorted(range(len(items)), key=words.__getitem__)]

    def fork(self, name: str) -> Dice:
        """Dice of their own for `name` (a bot, the 17th game of a tournament), fixed by this seed.

        >>> Dice("x").fork("bot A").seed
        'x/bot A'
        """
        return Dice(f"{self.seed}/{name}")

    def clone(self) -> Dice:
        """The same dice at the same place, going on alone.

        >>> dice = Dice("x"); twin = dice.clone(); dice.word() == twin.word()
        True
        """
        twin = Dice.__new__(Dice)
        twin.seed = self.seed
        twin._key = self._key
        twin._used = self._used
        twin._block = self._block
        return twin


class LoadedDice(Dice):
    """Dice whose next rolls are known: for scenarios. Shuffles leave piles as they lie; after the list, fair again.

    A roll is the place of what comes up among all that could, or the face itself, in words.

    >>> dice = LoadedDice([2, 0, "blank"])
    >>> pile = ["a", "b", "c"]
    >>> dice.shuffle(pile)
    >>> dice.below(6), dice.pick("xyz"), dice.pick(("hit", "blank", "blank")), pile
    (2, 'x', 'blank', ['a', 'b', 'c'])
    """

    __slots__ = ("rolls",)

    def __init__(self, rolls: Sequence[int | str]) -> None:
        super().__init__("loaded")
        self.rolls = tuple(rolls)

    def below(self, n: int) -> int:
        """The next roll of the list.

        >>> LoadedDice([7]).below(6)
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: dice: The loaded roll 7 is not below 6.
        """
        if not self.rolls:
            return super().below(n)
        roll, *rest = self.rolls
        if isinstance(roll, str):
            raise BadInput(f"No die with a face {roll!r} is rolled here.", where="dice", advice=f"Write 0 to {n - 1}.")
        if not 0 <= roll < n:
            raise BadInput(f"The loaded roll {roll} is not below {n}.", where="dice")
        self.rolls = tuple(rest)
        return roll

    def pick(self, items: Sequence[T]) -> T:
        """The next roll of the list: the item at its place, or the one that it names.

        >>> LoadedDice(["3"]).pick(("0", "1", "2"))
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: dice: There is no face '3'. There are: 0, 1, 2.
        """
        if not self.rolls or not isinstance(self.rolls[0], str):
            return super().pick(items)
        face, *rest = self.rolls
        found = next((item for item in items if str(item) == face), None)
        if found is None:
            faces = ", ".join(dict.fromkeys(str(item) for item in items))
            raise BadInput(f"There is no face {face!r}.", where="dice", advice=f"There are: {faces}.")
        self.rolls = tuple(rest)
        return found

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Leave the items in the order in which the scenario wrote them."""

    def clone(self) -> LoadedDice:
        """The same dice with the same rolls to come.

        >>> LoadedDice([3]).clone().below(6)
        3
        """
        twin = LoadedDice(self.rolls)
        twin._used = self._used
        twin._block = self._block
        return twin
