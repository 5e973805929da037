title = Martinique
tagline = x
