"""The questions that many rules share. It knows who may be asked what, and not why."""
