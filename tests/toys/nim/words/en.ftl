title = Nim
