"""The quick hand and the judgement of bots under the rules of the second edition."""
