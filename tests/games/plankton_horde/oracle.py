"""Horde a second time: the whole game as one plain reading of the book, from the names of the cards alone.

It shares nothing with the engine. It is dealt the same cards, is told the same answers, and must ask the same
questions of the same people with the same choices, and have the same cards in the same places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from typing import NamedTuple

from hordekeep.kernel import Document
from tests.games.plankton_horde.reference import POOL, TOKENS, cost, fights_in, match

ROUNDS = 11


class Question(NamedTuple):
    """Who is asked what, and every legal answer."""

    seat: int
    prompt: str
    answers: frozenset[str]


Play = Generator[Question, str, None]


class Player:
    """What lies before one player."""

    def __init__(self) -> None:
        self.horde: list[str] = []
        self.picks: list[str] = []
        self.given: list[str] = []
        self.stolen: list[str] = []
        self.tokens: list[int] = []
        self.flayers = 0
        self.demons = 0

    def total(self) -> int:
        """What was picked this round; a Betrayer with two cards counts as one."""
        return sum(cost(card) for card in self.picks) + (1 if self.given else 0)

    def score(self) -> int:
        """Tokens, Vampires, and a pair of Forest and Royal each for the Elvenking."""
        points = sum(self.tokens) + (0, 1, 3, 6, 10)[self.horde.count("vampire")]
        if "elvenking" in self.horde:
            points += min(sum(fights_in(card, faction) for card in self.horde) for faction in ("forest", "royal"))
        return points


class Table:
    """Everything on the table."""

    def __init__(self, dealt: Document) -> None:
        self.players = [Player() for _ in dealt["seats"]]
        self.pool = list(dealt["pool"])
        self.deck = list(dealt["deck"])
        self.battles = [card["battle"] for card in dealt["row"]] + list(dealt["battle_pile"])
        self.first = dealt["starting"]
        self.tokens: list[int] = []
        self.betrayed = False

    def clockwise(self, start: int) -> Iterator[int]:
        """Round the table once, beginning with `start`."""
        count = len(self.players)
        return ((start + step) % count for step in range(count))

    # -- the eleven rounds ---------------------------------------------------------------------------------------------

    def play(self) -> Play:
        """Eleven rounds, the Trickster, eleven battles."""
        for round_ in range(ROUNDS):
            start = (self.first + round_) % len(self.players)
            left = Counter(TOKENS) - Counter(self.tokens)
            answer = yield from ask(start, "token", {f"token:{token}" for token in left})
            self.tokens.append(int(answer.removeprefix("token:")))
            self.betrayed = False
            yield from self.open(start)
            yield from self.go_round(start)
            self.end_phase()
        yield from self.trickster()
        for number, battle in enumerate(self.battles):
            yield from self.fight(number, battle)

    def open(self, start: int) -> Play:
        """The starting player picks one card, or with 2 or 3 players one or two that do not match."""
        if not self.pool:
            return
        first = yield from self.pick(start, "open", set(self.pool))
        if len(self.players) == 4:
            return
        fitting = {card for card in self.fitting(start) if cost(first) == 1 or cost(card) == 1}
        if fitting:
            yield from self.pick(start, "second", fitting, or_else="stop")

    def go_round(self, start: int) -> Play:
        """Clockwise, each up to the highest total as long as there is something to pick; round and round."""
        behind = True
        turn = start
        while behind:
            turn = (turn + 1) % len(self.players)
            while self.players[turn].total() < self.target() and self.fitting(turn):
                yield from self.pick(turn, "pick", self.fitting(turn))
            behind = any(
                self.players[seat].total() < self.target() and self.fitting(seat) for seat in range(len(self.players))
            )

    def target(self) -> int:
        """The highest total."""
        return max(player.total() for player in self.players)

    def fitting(self, seat: int) -> set[str]:
        """The cards of the Pool that match none of a player's own picks."""
        return {card for card in self.pool if not any(match(card, own) for own in self.players[seat].picks)}

    def pick(self, seat: int, prompt: str, cards: set[str], or_else: str = "") -> Generator[Question, str, str]:
        """One card, which the Betrayer's owner may take away at once."""
        answers = {f"pick:{card}" for card in cards} | ({or_else} if or_else else set())
        answer = yield from ask(seat, prompt, answers)
        if answer == or_else:
            return ""
        card = answer.removeprefix("pick:")
        self.pool.remove(card)
        yield from self.keep_or_lose(seat, card)
        return card

    def keep_or_lose(self, seat: int, card: str) -> Play:
        """Whoever had the Betrayer before this round may give it with two other cards of the horde, once a round."""
        for thief, player in enumerate(self.players):
            others = [each for each in player.horde if each != "betrayer"]
            if thief == seat or "betrayer" not in player.horde or self.betrayed or len(others) < 2:
                continue
            answer = yield from ask(thief, "steal", {"steal", "decline"})
            if answer == "decline":
                break
            gifts = ["betrayer"]
            for prompt in ("give-first", "give-second"):
                answer = yield from ask(thief, prompt, {f"give:{each}" for each in others})
                others.remove(answer.removeprefix("give:"))
                gifts.append(answer.removeprefix("give:"))
            player.horde = others
            player.stolen.append(card)
            self.players[seat].given = gifts
            self.betrayed = True
            return
        self.players[seat].picks.append(card)

    def end_phase(self) -> None:
        """Everything face up joins its owner's horde; the Pool is filled up as far as the cards go."""
        for player in self.players:
            player.horde += player.picks + player.given + player.stolen
            player.picks, player.given, player.stolen = [], [], []
        missing = POOL[len(self.players)] - len(self.pool)
        self.pool += self.deck[:missing]
        del self.deck[:missing]

    # -- the battles ---------------------------------------------------------------------------------------------------

    def trickster(self) -> Play:
        """Its owner may switch two tokens that differ by no more than two."""
        for seat, player in enumerate(self.players):
            if "trickster" not in player.horde:
                continue
            near = {
                one: {two for two in range(ROUNDS) if two != one and abs(self.tokens[one] - self.tokens[two]) <= 2}
                for one in range(ROUNDS)
            }
            may = {f"swap:{self.battles[one]}" for one in range(ROUNDS) if near[one]}
            answer = yield from ask(seat, "trick", {"leave"} | may)
            if answer == "leave":
                return
            one = self.battles.index(answer.removeprefix("swap:"))
            answer = yield from ask(seat, "trick-with", {f"with:{self.battles[two]}" for two in near[one]})
            two = self.battles.index(answer.removeprefix("with:"))
            self.tokens[one], self.tokens[two] = self.tokens[two], self.tokens[one]

    def fight(self, number: int, battle: str) -> Play:
        """All lay out; wild cards are added, several in a row if wanted, until all have passed; the most win."""
        for player in self.players:
            player.flayers = player.demons = 0
        turn = (self.first + number) % len(self.players)
        passed = 0
        while passed < len(self.players):
            added = yield from self.wild(turn)
            passed = 0 if added else passed + 1
            turn = turn if added else (turn + 1) % len(self.players)
        totals = [self.strength(player, battle) for player in self.players]
        if totals.count(max(totals)) == 1:
            self.players[totals.index(max(totals))].tokens.append(self.tokens[number])

    def strength(self, player: Player, battle: str) -> int:
        """The monsters of the battle and the wild cards that have joined them."""
        return sum(fights_in(card, battle) for card in player.horde) + player.flayers + player.demons

    def wild(self, seat: int) -> Generator[Question, str, bool]:
        """One wild card, or none."""
        player = self.players[seat]
        usable = {"flayer"} & set(player.horde)
        if player.horde.count("demon") > player.demons and len(player.horde) > 1:
            usable.add("demon")
        if not usable:
            return False
        answer = yield from ask(seat, "wild", {"pass"} | usable)
        if answer == "flayer":
            player.horde.remove("flayer")
            player.flayers += 1
        elif answer == "demon":
            others = list(player.horde)
            others.remove("demon")
            answer = yield from ask(seat, "sacrifice", {f"sacrifice:{card}" for card in others})
            offered = answer.removeprefix("sacrifice:")
            player.horde.remove(offered)
            player.demons += 1
            player.demons = min(player.demons, player.horde.count("demon"))
        return answer != "pass"

    def winners(self) -> tuple[int, ...]:
        """The highest score; among equals the most tokens; who is still equal shares."""
        ranks = [(player.score(), len(player.tokens)) for player in self.players]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def ask(seat: int, prompt: str, answers: set[str]) -> Generator[Question, str, str]:
    """A question that has one answer is not asked."""
    if len(answers) == 1:
        return answers.pop()
    answer = yield Question(seat, prompt, frozenset(answers))
    return answer
