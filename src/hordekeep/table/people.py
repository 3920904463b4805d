"""People: guests with a name at once, and the code that carries them elsewhere."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from time import time

from hordekeep.kernel import BadInput
from hordekeep.table.protocol import Language, Me
from hordekeep.table.signs import is_plain_name, one_line
from hordekeep.table.storage import Person, Store
from hordekeep.table.words import tell

LONGEST_NAME = 24
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs: none is mistaken for another when read aloud or copied by hand."""
_GROUPS, _GROUP = 6, 4
"""24 signs of 5 bits: 120 bits."""
_MISREAD = str.maketrans("OIL", "011")


def clean_name(name: str, language: str = "en") -> str:
    """A name as it is kept: trimmed, in one form, one line; `BadInput` if it cannot be one.

    >>> clean_name("  Beth "), clean_name("Ste\\u0301phanie")
    ('Beth', 'Stéphanie')
    """
    clean = one_line(name)
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise BadInput(tell("name-length", language), where="name")
    if not is_plain_name(clean) or "," in clean:
        raise BadInput(tell("name-signs", language), where="name")
    return clean


def new_code() -> str:
    """A fresh recovery code.

    >>> len(new_code())
    29
    """
    return "-".join("".join(choice(_SIGNS) for _ in range(_GROUP)) for _ in range(_GROUPS))


def hash_code(code: str) -> str:
    """What is kept of a recovery code. How it is typed does not matter: case, spaces, dashes, O for 0.

    >>> hash_code("abcd-ef0h") == hash_code("ABCD EFOH")
    True
    """
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MISREAD)
    return sha256(signs.encode(errors="replace")).hexdigest()  # 120 random bits need no slow hash


def show_me(person: Person) -> Me:
    """A person as shown to themselves."""
    return Me(id=person.id, name=person.name, language=person.language, has_recovery=person.has_recovery)


class People:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def welcome(self, name: str, language: Language) -> Person:
        """Somebody new, with a name."""
        person = Person(id=token_urlsafe(12), name=clean_name(name, language), language=language, created=time())
        await self._store.add_person(person)
        return person

    async def change(self, person: Person, name: str | None, language: Language | None, speaks: str) -> Person | None:
        """Give a person another name or language; None if they are gone meanwhile."""
        named = None if name is None else clean_name(name, speaks)
        await self._store.change_person(person.id, name=named, language=language)
        return await self._store.find_person(person.id)

    async def new_recovery(self, person: Person) -> str:
        """A new recovery code, told this once; the one before it is worth nothing from now on."""
        code = new_code()
        await self._store.set_recovery(person.id, hash_code(code))
        return code

    async def recover(self, code: str) -> Person | None:
        """The person to whom a recovery code belongs."""
        return await self._store.find_by_recovery(hash_code(code))
