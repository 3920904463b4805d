"""Three simple bots: blind picks, the game's own quick policy, and a single step ahead with its evaluation."""

from __future__ import annotations

from random import Random

from hordekeep.bots.playing_on import play_on
from hordekeep.bots.protocol import Chair, Considered, Thought, worth_a_search
from hordekeep.kernel import BadInput


class RandomBot:
    """Picks any legal choice.

    >>> RandomBot().name
    'random'
    """

    name = "random"
    imagines = False

    def think(self, chair: Chair) -> Thought:
        """Any choice, each as likely as the others."""
        return Thought(chair.dice.pick(chair.ask.choices_of(chair.seat)))


class RolloutBot:
    """Plays by the game's own quick policy, in an imagined match, so that it knows nothing that it may not know.

    >>> RolloutBot().name
    'rollout'
    """

    name = "rollout"
    imagines = True

    def think(self, chair: Chair) -> Thought:
        """What `Search.rollout` chooses."""
        rollout = chair.game.search.rollout
        if rollout is None:
            raise BadInput(f"{chair.game.title} has no quick policy for the bot 'rollout'.")
        imagined = chair.imagine(chair.dice.fork(str(chair.dice.word())))
        ask = imagined.ask or chair.ask
        return Thought(rollout(imagined.state, ask, chair.seat, Random(chair.dice.word())))


class GreedyBot:
    """Tries every choice in a few imagined matches and takes the one after which the state looks best.

    Where a game wants it (`Search.play_on`), it looks after the game's quick policy has played on for a while.

    >>> GreedyBot().name
    'greedy'
    """

    name = "greedy"
    imagines = True
    worlds = 1

    def think(self, chair: Chair) -> Thought:
        """The choice with the best value one step ahead; the dice decide between equals."""
        choices = worth_a_search(chair)
        totals = [0.0] * len(choices)
        for _ in range(self.worlds):
            dream = f"{chair.dice.word()}"
            for number, choice in enumerate(choices):
                imagined = chair.imagine(chair.dice.fork(dream))
                imagined.play(choice, chair.seat)
                play_on(imagined, chair.game.search.play_on, Random(dream))
                totals[number] += chair.game.search.evaluate(imagined.state, chair.seat)
        order = list(range(len(choices)))
        chair.dice.shuffle(order)
        order.sort(key=lambda number: -totals[number])
        considered = tuple(Considered(choices[n], totals[n] / self.worlds, self.worlds) for n in order)
        return Thought(considered[0].choice, considered)
