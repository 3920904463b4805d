"""The tests of Cloudspire look at its parts; the game puts them together."""

from hordekeep.games.cloudspire.game import GAME

assert GAME.slug == "cloudspire"
