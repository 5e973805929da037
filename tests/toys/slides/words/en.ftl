title = Slides
finding-bad-slide = “{ $text }” is no slide.
finding-squares = The book has nine squares, not { $n }.
