"""Small games solved to their equilibrium, as a yardstick: how much does a perfect opponent take from a policy?

`net` is a game as arrays, `telling` makes one of a position of any of our games in which one camp sees everything, `cfr` solves
it and finds best responses, `asked` asks a search what it would do everywhere. docs/equilibrium.md has the ideas and the figures.
"""
