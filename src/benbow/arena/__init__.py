"""Leagues of bots: who beats whom, how often, how sure that is, and what it costs in time. docs/arena.md tells how to use it."""
