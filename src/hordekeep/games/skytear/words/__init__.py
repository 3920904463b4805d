"""The words of the cards: one declaration each gives grammar, English, French, rule and meaning. They know all rules;
no rule knows them.
"""
