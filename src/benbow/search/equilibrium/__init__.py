"""Small games solved to an equilibrium, as a benchmark: how much does a perfect opponent win from a policy?

`graph` is a game as arrays, `public_states` makes one from a position of any of our games in which one camp sees everything,
`cfr` solves it and finds best responses, `search_policy` finds what a search would play everywhere. docs/equilibrium.md
explains it.
"""
