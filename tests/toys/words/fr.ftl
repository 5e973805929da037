title = Toy (fr)
