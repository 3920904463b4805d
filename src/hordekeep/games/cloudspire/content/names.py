"""Names of chips, talents, structures, relics, events and factions as messages in every language.

They are `face-<id>`, `talent-<id>`, `structure-<id>`, `relic-<id>`, `event-<id>` and `faction-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.cloudspire.content.chips import Chip, Face, box
from hordekeep.kernel import Text, said_by
from hordekeep.kernel.texts import add_messages, name_messages

PACKAGE = "hordekeep.games.cloudspire"
said = said_by(PACKAGE)


def names(language: str) -> str:
    """The names as Fluent source."""
    known = box()
    faces = [_face_message(chip, face, language) for chip in known.chips for face in chip.faces]
    named = {f"talent-{each.id}": _bare(each.names[language]) for each in known.talents.values()}
    named |= {f"relic-{each.id}": each.names[language] for each in known.relics.values()}
    named |= {f"event-{each.id}": each.names[language] for each in known.events.values()}
    named |= {f"faction-{each.id}": each.names[language] for each in known.factions.values()}
    for faction in known.factions.values():
        named |= {f"structure-{each.id}": each.names[language] for each in faction.structures}
    return "".join(dict.fromkeys(faces)) + name_messages(named)


def listed(texts: Sequence[Text]) -> Text:
    """Several texts as one, with commas."""
    if not texts:
        return Text("nothing")
    return texts[0] if len(texts) == 1 else Text("list", first=texts[0], rest=listed(texts[1:]))


def _bare(name: str) -> str:
    """The name of a talent without the place of its number, which is the chip's.

    >>> _bare("# Elfin"), _bare("Roost #")
    ('Elfin', 'Roost')
    """
    return name.replace("#", "").strip()


def _face_message(chip: Chip, face: Face, language: str) -> str:
    """The name on a face. Two basic sides of one name are told apart (CS-SIDE-16); promoted units keep theirs: they
    never stand beside their basic side in a list."""
    name = face.names[language]
    twin = face is not chip.faces[0] and not face.promoted and name == chip.faces[0].names[language]
    message = name_messages({f"face-{face.id}": name})
    return message.replace("\n", " ({ other-side })\n") if twin else message


add_messages(PACKAGE, names)
