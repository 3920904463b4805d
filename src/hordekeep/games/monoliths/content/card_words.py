"""The words on the cards of Monoliths: those of the first edition, but every token of the horde is a servant."""

from __future__ import annotations

from functools import partial
from typing import Final

from hordekeep.engines.lanes.content import card_words

CARD_LANGUAGE: Final = card_words.CARD_LANGUAGE._replace(type_line=partial(card_words.type_line, servants=True))
"""The first set's Skeleton is a servant too (HM-SERV-01)."""
