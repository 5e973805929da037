title = Slides
board-bad-slide = “{ $text }” is no slide.
board-squares = The book has nine squares, not { $n }.
