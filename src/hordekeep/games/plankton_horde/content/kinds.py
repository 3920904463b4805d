"""The kinds of things that choices and events name (PH-COMP)."""

from __future__ import annotations

from typing import Annotated

from hordekeep.games.plankton_horde.content.components import BATTLES, NAMES, TOKENS
from hordekeep.kernel.declaring import Named, Numbers

CARD = Named("card", NAMES, none="no-cards")
BATTLE = Named("battle", BATTLES)
TOKEN = Numbers("token", tuple(dict.fromkeys(TOKENS)))

Card = Annotated[int, CARD]
Battle = Annotated[int, BATTLE]
Token = Annotated[int, TOKEN]
