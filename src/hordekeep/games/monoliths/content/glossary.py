"""The words of the cards that Monoliths adds, or that mean something else in it, with their rules."""

from __future__ import annotations

from typing import Final

GLOSSARY: Final = {
    "assault": "HM-GLO-07",
    "concealed": "HM-GLO-24",
    "pillager": "HM-GLO-51",
    "reinforce": "HM-GLO-64",
    "taunt": "HM-GLO-55",
}
