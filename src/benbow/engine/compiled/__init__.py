"""Rules as compiled code: decorators, the cache, records, random numbers, calls, playouts."""
