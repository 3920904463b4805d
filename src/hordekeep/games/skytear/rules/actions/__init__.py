"""The five actions of a hero (SM-ACT-01): what declaring each needs, and what resolving it does."""
