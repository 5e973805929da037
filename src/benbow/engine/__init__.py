"""The engine: all that is written once, for every game. It imports nothing else of Benbow."""
