title = Toy (de)
