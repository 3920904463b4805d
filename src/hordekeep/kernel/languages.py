"""The languages that there are: those that the kernel has texts in, and those whose texts lie in folders of yours.

Nothing asks which language it is: whatever is written in several is a mapping by language, and a language that lacks
something says it in the first one. A folder of yours holds a folder for each language, and in it `<package>.ftl` for
every package whose messages it says: `mine/de/hordekeep.kernel.ftl`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeVar, cast

VARIABLE: Final = "HORDEKEEP_LANGUAGES"
"""The environment variable with further folders of languages, separated like those of PATH."""
FIRST: Final = "en"
"""The language that everything is said in."""

S = TypeVar("S")


def _folders() -> tuple[Path, ...]:
    return tuple(Path(each).absolute() for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each)


FOLDERS: Final = _folders()
"""The further folders of languages, as they were named when the program began."""


def _found() -> tuple[str, ...]:
    own = {each.name[:-4] for each in resources.files(__package__ or "").joinpath("texts").iterdir()}
    further = {each.name for folder in FOLDERS for each in folder.iterdir() if any(each.glob("*.ftl"))}
    return (FIRST, *sorted((own | further) - {FIRST}))


LANGUAGES: Final = _found()
"""All languages, the first one first."""


def fluent_source(package: str, language: str) -> str:
    """What the Fluent files of a package say in a language: its own, and those of further folders.

    >>> fluent_source("hordekeep.kernel", "fr").splitlines()[2], fluent_source("hordekeep.kernel", "xx")
    ('game-over = La partie est terminée.', '')
    """
    own = resources.files(package).joinpath("texts", f"{language}.ftl")
    files = [own, *(folder / language / f"{package}.ftl" for folder in FOLDERS)]
    return "\n".join(each.read_text(encoding="utf-8") for each in files if each.is_file())


def in_languages(said: Mapping[str, str]) -> Mapping[str, str]:
    """What is said in some languages, in all of them: in the first one where nothing else is written.

    >>> in_languages({"en": "Isle"})["fr"]
    'Isle'
    """
    return {language: said.get(language) or said[FIRST] for language in LANGUAGES}


def in_every_language(*fields: str) -> Callable[[type[S]], type[S]]:
    """A Struct that is read from a file, whose text `fields` may stand there in other languages, too: `name_fr`.

    >>> import msgspec
    >>> @in_every_language("name")
    ... class Isle(msgspec.Struct, forbid_unknown_fields=True):
    ...     name: str
    >>> said_by_field(msgspec.convert({"name": "Isle", "name_fr": "Île"}, Isle), "name")["fr"]
    'Île'
    """
    import msgspec

    def added(struct: type[S]) -> type[S]:
        further = [(f"{field}_{language}", str, "") for field in fields for language in LANGUAGES if language != FIRST]
        made: Any = msgspec.defstruct(
            struct.__name__,
            further,
            bases=(cast("type[msgspec.Struct]", struct),),
            module=struct.__module__,
            namespace={"__doc__": struct.__doc__, "__qualname__": struct.__qualname__},
            kw_only=True,
        )
        return cast("type[S]", made)

    return added


def said_by_field(thing: object, field: str) -> Mapping[str, str]:
    """What a text field says, by language: the Struct is `in_every_language`. The first one stands in for others.

    >>> import msgspec
    >>> @in_every_language("name")
    ... class Isle(msgspec.Struct):
    ...     name: str
    >>> said_by_field(Isle(name="Isle"), "name")["fr"]
    'Isle'
    """
    further = {language: getattr(thing, f"{field}_{language}") for language in LANGUAGES if language != FIRST}
    return in_languages({FIRST: getattr(thing, field), **further})
