title = Kuhn Poker
tagline = Three cards, one bet: the smallest poker there is.
option-cards-help = With three cards it is the game that Harold Kuhn solved in 1950.
