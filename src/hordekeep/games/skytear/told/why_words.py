"""The words in which a rule says no."""

from __future__ import annotations

from typing import Final

from hordekeep.kernel import Refusal, Text

SAID: Final = frozenset(
    (
        *("SM-ACT-01", "SM-ACT-02", "SM-ACT-05", "SM-AMOV-03", "SM-AMOV-04", "SM-ATK-01", "SM-HERO-08", "SM-MVE-01"),
        *("SM-OACT-02", "SM-OACT-03", "SM-OUT-03", "SM-PLC-03", "SM-PLC-04", "SM-PLC-05", "SM-PLC-06", "SM-POW-03"),
        *("SM-POW-04", "SM-SIM-03", "SM-STATE-03", "SM-STATE-11", "SM-STK-08", "SM-TEAM-03", "SM-TGT-03", "SM-TOW-03"),
        *("SM-TYPE-01", "SM-TYPE-02", "SM-ULT-01", "SM-EFF-16", "SM-EFF-18", "SM-STK-13"),
    )
)
"""The rules that say no in words of their own."""


def by_rule(rule: str) -> Refusal:
    """The refusal of a rule, in its own words if it has any."""
    return Refusal(rule, Text(f"no-{rule.lower()}") if rule in SAID else Text("no-by-rule", rule=rule))
