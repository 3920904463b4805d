"""Horde by Plankton Games: collect monsters for eleven rounds, then battle for the Score Tokens.

Start with `README.md`, which teaches the game in a page. Each folder is a room, and sees only the rooms before it:

- `content`: the components, and the kinds of things that choices and events name;
- `state`: everything there is to know about one game;
- `rules`: the chapters of the book, with the verbs, questions and events that each declares: `setup`,
  `battle_card_phase`, `monster_phase` with `matching` and `betrayer`, `end_phase`, `trickster`, `final_battles` with
  `wild_cards`, `victory`;
- `written`: positions as documents;
- `told`: what a seat may see, what it cannot know, and what stands on the box;
- `bots`: how good a state is, and what learning agents see;
- `game`: all of it as one object.

Rule ids (PH-...) are those of the ledger in `hordekeep.rulebook`.
"""

from hordekeep.games.plankton_horde.game import GAME

__all__ = ["GAME"]
