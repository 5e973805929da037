title = Toy (en)
