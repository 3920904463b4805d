"""What happens to cards where they lie: strikes, damage, tokens, what they get for the turn, destruction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.content.keywords import BY_ID
from hordekeep.engines.lanes.content.kinds import Card, Keyword, Mark, Plain, Side, Thing
from hordekeep.engines.lanes.state.happened import Happened, OfCard, Standing, inside
from hordekeep.engines.lanes.state.kinds import Place
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Amount
from hordekeep.kernel.texts import Word


class StandingAmount(Standing):
    """How much of something happens to a card where it lies."""

    amount: Amount


# -- strikes and damage ------------------------------------------------------------------------------------------------


class _Blow(Happened, unsaid=("at", "whom"), also=("thing",)):
    """A card deals damage to another, the `target`."""

    at: Place
    card: Thing
    target: Place
    whom: Card
    amount: Amount

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """Who deals it where, and to whom."""
        return {**Standing.more_words(facts), "target": inside(facts["target"], facts["whom"])}


class Struck(_Blow, kind="struck", rule="SH-GLOS-39", unsaid=("card",)):
    """A strike."""


class Trampled(_Blow, kind="trampled", rule="SH-GLOS-51"):
    """The excess of a strike goes on to what is behind."""


class Damaged(StandingAmount, kind="damage", rule="SH-HEALTH-01", variants=("plain",)):
    """Wound tokens are put on a card by damage."""

    by: Thing

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """With or without a card that deals it."""
        return "" if facts["by"] else "plain"


class ArmorStopped(StandingAmount, kind="armor", rule="SH-GLOS-03"):
    """Armor stops damage."""


class Prevented(StandingAmount, kind="prevented", rule="SH-GLOS-05"):
    """A card prevents damage to another."""

    by: Thing


class Replaced(Standing, kind="replaced", rule="HM-DEST-09"):
    """Something else happens instead of damage."""


class Destroyed(Standing, kind="destroyed", rule="SH-HEALTH-02", variants=("portal",), unsaid=("side",)):
    """A card without health is destroyed."""

    side: Side

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """The portal is said otherwise."""
        return "portal" if facts["at"] == "portal" else ""


class PortalCollapses(OfCard, kind="portal-collapses", rule="SH-HEALTH-09", moment=True, unsaid=("card",)):
    """The portal is to be replaced."""


# -- tokens ------------------------------------------------------------------------------------------------------------


class TokensPut(Standing, kind="tokens", rule="SH-TOKEN-01", unsaid=("token", "amount"), also=("tokens",)):
    """Tokens are put on a card."""

    token: Plain
    amount: Amount

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """How many of which."""
        return {**super().more_words(facts), "tokens": Text(f"tokens-{facts['token']}", amount=facts["amount"])}


class TokensRemoved(Standing, kind="tokens-removed", rule="HM-TOKEN-03"):
    """Tokens are taken off a card."""

    token: Plain
    amount: Amount


class TokensLost(StandingAmount, kind="tokens-lost", rule="SH-GLOS-28"):
    """Health tokens are taken off a card."""


class AttackTokensLost(StandingAmount, kind="attack-tokens-lost", rule="SH-TOKEN-03"):
    """Attack tokens are taken off a card."""


class Healed(StandingAmount, kind="healed", rule="SH-TOKEN-01"):
    """Wound tokens are taken off a card."""


# -- for the turn ------------------------------------------------------------------------------------------------------

_CHANGES = ("attack", "health", "armor")


class Changed(Standing, kind="changed", rule="SH-GLOS-08", variants=("nothing",), unsaid=_CHANGES, also=("changes",)):
    """A card has more or less attack, health and armor until the end of the turn."""

    attack: Amount
    health: Amount
    armor: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """There may be nothing to say."""
        return "" if any(facts[name] for name in _CHANGES) else "nothing"

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """What changes, with its sign."""
        changes = [Text(f"change-{name}", amount=f"{facts[name]:+d}") for name in _CHANGES if facts[name]]
        return {**super().more_words(facts), "changes": _listed(changes)}


def _listed(texts: list[Text]) -> Text:
    if not texts:
        return Text("nothing")
    return texts[0] if len(texts) == 1 else Text("list", first=texts[0], rest=_listed(texts[1:]))


class GainedKeyword(Standing, kind="gained-keyword", rule="SH-GLOS-08", variants=("gained-numbered-keyword",)):
    """A card has a keyword until the end of the turn."""

    keyword: Keyword
    amount: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Some have a number."""
        return "gained-numbered-keyword" if BY_ID[facts["keyword"]].numbered else ""

    @classmethod
    def message(cls, variant: str) -> str:
        """Each has a name of its own."""
        return f"log-{variant or cls.word}"


class Marked(Standing, kind="marked", rule="SH-END-08"):
    """Something else holds for a card until the end of the turn."""

    mark: Mark


class Borrowed(Standing, kind="borrowed", rule="HM-GLO-16"):
    """A card takes over the abilities of another."""

    by: Thing
