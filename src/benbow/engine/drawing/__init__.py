"""Scenes, art, pictures and long moves: what the drawings of all games share."""
