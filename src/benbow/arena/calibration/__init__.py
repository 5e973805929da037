"""Are the winning chances that the search tells true? What it predicted in games of its own, beside what came of them."""
