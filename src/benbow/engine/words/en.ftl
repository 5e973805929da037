# Words that all games share: English
seat = Player { $n }
seat-you = { seat } (you)
named-you = { $who } (you)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seat-result = { $who }: { points }
seat-points = { $who } { $n }
allowed = This is allowed.
not-after-end = The game is over.
not-spectator = You are watching this game; you have no seat in it.
joined = { $list } and { $last }
either = { $list } or { $last }
default-played = { $who } plays: { $action }.
default-drawn = Chance decides: { $action }.
default-ask = { $who } chooses an action.
default-refused = “{ $action }” is not allowed now.
told-prologue = The board is set up.
lesson-not = This is allowed, but it leads away from the lesson. Do what it says first; afterwards you may try everything.
board-own = own board { $digest }
board-too-long = The text has more than { $most } kB.
board-not-text = There is a sign in this line that no keyboard has.
board-too-large = At most { $lines } lines of { $columns } signs can be read.
board-no-entry = “{ $text }” belongs to nothing: a line is “key: value”, or part of a drawing below “key:”.
board-twice = “{ $what }:” stands here a second time.
board-missing = “{ $what }:” is missing.
board-no-number = “{ $what }:” needs whole numbers from { $low } to { $high }, not “{ $text }”.
board-count = “{ $what }:” needs { $wanted } numbers; there are { $found }.
board-no-drawing = Nothing is drawn below “{ $what }:”.
board-no-such-key = “{ $what }:” is not known here. Known: { $near }.
finding-impossible = Cannot be played
finding-book = Unlike the book
finding-ours = Unlike our reconstruction
