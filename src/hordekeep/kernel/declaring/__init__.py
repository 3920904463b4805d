"""Words of a game declared once: kinds of things, verbs, questions, events. Everything else is read off them.

- A kind says how one thing is written in keys, read back, told to clients, said and listed.
- A verb is a class with fields, and its instances are the choices: tuples whose places have names.
- A question is one object: its rule, and the verbs that answer it, each with the check that forbids it there.
- An event is a class with fields, too: they are its facts.

Rules stop with `answer: Pick | Stop = yield Asked(SECOND, seat, choices)` and tell with `g.tell(Picked(seat, card))`. A
`Vocabulary` holds them all and gives the game its keys, candidates, refusals, prompts, labels and sentences.

Modules that declare are not compiled: mypyc drops the keywords of classes and what stands in `Annotated`.
"""

from hordekeep.kernel.declaring.kinds import (
    AMOUNT,
    FLAG,
    SEAT,
    Amount,
    Counted,
    Flag,
    Ids,
    Kind,
    Named,
    Numbers,
    Seat,
    Seats,
)
from hordekeep.kernel.declaring.questions import Check, Question, Reason, allowed
from hordekeep.kernel.declaring.told import Told
from hordekeep.kernel.declaring.verbs import Verb
from hordekeep.kernel.declaring.vocabulary import Vocabulary

__all__ = [
    "AMOUNT",
    "FLAG",
    "SEAT",
    "Amount",
    "Check",
    "Counted",
    "Flag",
    "Ids",
    "Kind",
    "Named",
    "Numbers",
    "Question",
    "Reason",
    "Seat",
    "Seats",
    "Told",
    "Verb",
    "Vocabulary",
    "allowed",
]
